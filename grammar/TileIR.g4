// The textual form of Tile IR modules.
//
// This grammar holds the structure of the text: aliases, results, the heads of
// ops, attribute dictionaries, regions, types, locations, and the generic form.
// It does not hold the ops. Where an op in its own syntax has been named, the
// action CustomOp matches the rest against the op's assembly format in the op
// table, and calls back the rules type, attribute, dict, region, arguments and
// location for what stands inside. So no mnemonic is a token, and an op ends
// where its format ends.
//
// Every decision is LL(1): the generated parser chooses with a switch on the
// next token and never simulates the ATN. A test holds it to that.
//
// An action speaks of the token matched just before it. It is a call of
// antlr.Builder, whose implementation is grammar.builder. Results travel
// through the builder: a rule leaves its type or attribute there.
//
// The lexer rules define the tokens. A lexer written by hand (lexer.go) makes
// the same tokens several times faster; a test compares the two.
grammar TileIR;

options { superClass = Base; }

// ---- structure ---------------------------------------------------------

module : ( topLevel {p.B.EndOp()} )* EOF ;

topLevel
    : HASH_ID {p.B.AliasName()} '=' attribute {p.B.AttrAlias()}
    | EXCL_ID {p.B.AliasName()} '=' type {p.B.TypeAlias()}
    | operation
    ;

operation
    : {p.B.BeginOp()}
      ( VALUE {p.B.Result()} ( ':' INT {p.B.ResultCount()} )?
        ( ',' VALUE {p.B.Result()} ( ':' INT {p.B.ResultCount()} )? )* '=' )?
      ( BARE_ID {p.B.CustomOp()} | STRING {p.B.GenericOp()} genericBody )
      ( location {p.B.OpLocation()} )?
      {p.B.FinishOp()}
    ;

genericBody
    : '(' ( VALUE {p.B.GenericOperand()} ( ',' VALUE {p.B.GenericOperand()} )* )? ')'
      ( '[' BLOCK_ID {p.B.Successor()} ( ',' BLOCK_ID {p.B.Successor()} )* ']' )?
      ( '<' attribute {p.B.Properties()} '>' )?
      ( '(' region ( ',' region )* ')' )?
      ( dict {p.B.GenericAttrs()} )?
      ':' functionType {p.B.GenericSignature()}
    ;

region
    : '{' {p.B.OpenRegion()} ( operation {p.B.EndOp()} )* block* '}' {p.B.CloseRegion()}
    ;

block
    : BLOCK_ID {p.B.Label()} arguments? ':' {p.B.OpenBlock()} ( operation {p.B.EndOp()} )*
    ;

arguments : '(' ( argument ( ',' argument )* )? ')' ;

argument
    : VALUE {p.B.ArgName()} ':' type {p.B.ArgType()}
      ( dict {p.B.ArgAttrs()} )? ( location {p.B.ArgLocation()} )?
    ;

// ---- types -------------------------------------------------------------

type : simpleType | functionType ;

simpleType
    : ( BARE_ID | EXCL_ID ) {p.B.TypeName()} typeParams? {p.B.TypeDone()}
    ;

functionType
    : '(' {p.B.OpenTypes()} ( type {p.B.AddType()} ( ',' type {p.B.AddType()} )* )? ')' '->'
      {p.B.FunctionIns()}
      ( simpleType {p.B.AddType()}
      | '(' ( type {p.B.AddType()} ( ',' type {p.B.AddType()} )* )? ')'
      )
      {p.B.FunctionOuts()}
    ;

typeParams : '<' {p.B.Deeper()} ( typeArg ( ',' typeArg )* )? '>' {p.B.Shallower()} ;

typeArg
    : SHAPE {p.B.TypeShape()} simpleType {p.B.TypeElem()}
    | HEX {p.B.TypeHex()}
    | BARE_ID {p.B.TypeWord()}
      ( '=' {p.B.TypeKey()} typeArgValue | typeParams? {p.B.TypeArgDone()} )
    | EXCL_ID {p.B.TypeWord()} typeParams? {p.B.TypeArgDone()}
    | HASH_ID {p.B.TypeAttrName()} '<' BARE_ID {p.B.TypeAttrValue()} '>'
    ;

typeArgValue
    : '[' ( typeDim ( ',' typeDim )* )? ']'
    | '(' ( ( INT | DIMS ) {p.B.TypeDims()} )? ')'
    | ( BARE_ID | INT ) {p.B.TypeValue()}
    ;

typeDim : ( INT | '?' ) {p.B.TypeDim()} ;

// ---- attributes --------------------------------------------------------

attribute
    : ( INT | FLOAT | HEX ) {p.B.Number()} ( ':' type {p.B.NumberType()} )? {p.B.NumberDone()}
    | STRING {p.B.String()} ( ':' type {p.B.StringType()} )?
    | SYMBOL {p.B.Symbol()}
    | '[' {p.B.OpenList()} ( attribute {p.B.ListItem()} ( ',' attribute {p.B.ListItem()} )* )? ']'
      {p.B.CloseList()}
    | dict {p.B.DictAttr()}
    | location {p.B.LocationAttr()}
    | BARE_ID {p.B.WordAttr()}
    | HASH_ID {p.B.HashAttr()}
    | EXCL_ID {p.B.DialectTypeAttr()}
    | functionType {p.B.TypeAttr()}
    ;

dict
    : '{' {p.B.OpenDict()} ( dictEntry ( ',' dictEntry )* )? '}' {p.B.CloseDict()}
    ;

dictEntry
    : ( BARE_ID | LOC | STRING ) {p.B.DictKey()} ( '=' attribute )? {p.B.DictEntry()}
    ;

// ---- locations ---------------------------------------------------------

location : LOC '(' {p.B.Deeper()} locBody ')' {p.B.Shallower()} ;

locBody
    : STRING {p.B.LocString()}
      ( ':' INT {p.B.LocLine()} ':' INT {p.B.LocColumn()}
      | '(' {p.B.LocOpen()} locBody {p.B.LocAdd()} ')' {p.B.LocNamed()}
      )?
    | HASH_ID {p.B.LocHash()}
    | BARE_ID {p.B.LocWord()}
      ( '<' attribute {p.B.LocMeta()} '>' )?
      ( '(' {p.B.LocCallSite()} locBody {p.B.LocAdd()} BARE_ID {p.B.LocAt()} locBody {p.B.LocAdd()} ')'
      | '[' {p.B.LocFused()} locBody {p.B.LocAdd()} ( ',' locBody {p.B.LocAdd()} )* ']'
      )?
      {p.B.LocWordDone()}
    | location
    ;

// ---- tokens ------------------------------------------------------------

LOC       : 'loc' ;

// The dimension lists of types are why "0x10" and "64x64xf32" need care. The
// longest match decides:
//   64x64xf32 is SHAPE BARE_ID      2x2) is DIMS ')'
//   ?x?xf16   is SHAPE BARE_ID      0x7F800000 is HEX      0xi32 is SHAPE BARE_ID
// 0xf32 and 0xbf16 are HEX; TypeHex splits them again.
HEX       : '-'? '0x' [0-9a-fA-F]+ ;
SHAPE     : ( ( D+ | '?' ) 'x' )+ ;
DIMS      : ( D+ | '?' ) ( 'x' ( D+ | '?' ) )+ ;
FLOAT     : '-'? D+ '.' D* ( [eE] [+-]? D+ )? ;
INT       : '-'? D+ ;
VALUE     : '%' SUFFIX ( '#' D+ )? ;
SYMBOL    : '@' ( NAME | STR ) ( '::@' ( NAME | STR ) )* ;
BLOCK_ID  : '^' SUFFIX ;
HASH_ID   : '#' SUFFIX ;
EXCL_ID   : '!' SUFFIX ;
BARE_ID   : [a-zA-Z_] [a-zA-Z0-9_$.]* ;
STRING    : STR ;
WS        : [ \t\r\n]+ -> skip ;
COMMENT   : '//' ~[\r\n]* -> skip ;
METADATA  : '{-#' .*? '#-}' -> skip ;

// Punctuation that only the op table and other dialects use. OTHER is what no
// rule takes; a body of another dialect may hold it.
COLONS    : '::' ;
OTHER     : . ;

fragment D      : [0-9] ;
fragment STR    : '"' ( ~["\\\r\n] | '\\' . )* '"' ;
fragment NAME   : [a-zA-Z_] [a-zA-Z0-9_$.]* ;
fragment SUFFIX : D+ | [a-zA-Z$._] [a-zA-Z0-9$._\-]* ;
