// Tile IR for tree-sitter: the structure that editors need, and no more. Where an op
// ends only its syntax says, which stands in the op table of the project; here it ends
// where the next one begins, that is before the names of results with an equals sign,
// the name of an op, or the end of the region.
const ops = require("./ops.js");

const names = [...ops, "module", "builtin.module"];
const keywords = [...new Set(names.flatMap((n) => (n.includes(".") ? [n] : [n, "cuda_tile." + n])))];

module.exports = grammar({
  name: "tileir",
  word: ($) => $.word,
  extras: ($) => [/\s/, $.comment, $.resources],
  // src/scanner.c: of no length, where an op or a definition begins.
  externals: ($) => [$._results_start, $._alias_start, $._generic_start],

  rules: {
    source_file: ($) => repeat(choice($.alias_definition, $.operation)),

    alias_definition: ($) =>
      prec.right(seq($._alias_start, field("name", choice($.attribute_alias, $.type_alias)), "=", repeat1($._part))),

    operation: ($) => prec.right(seq(optional(field("results", $.results)), field("name", choice($.op_name, $.generic_name)), repeat($._part))),
    results: ($) => seq($._results_start, $.result, repeat(seq(",", $.result)), "="),
    result: ($) => seq($.value, optional(seq(":", $.number))),
    op_name: ($) => choice(...keywords),
    generic_name: ($) => seq($._generic_start, $.string),

    region: ($) => seq("{", repeat($.operation), repeat($.block), "}"),
    block: ($) => prec.right(seq($.block_label, repeat($.operation))),
    block_label: ($) => seq($.label, optional($.parentheses), ":"),
    // A dictionary of attributes has keys, a region ops.
    dictionary: ($) => seq("{", $.entry, repeat(seq(",", $.entry)), "}"),
    // Without entries it could be a region; as a value it is none.
    empty: ($) => seq("{", "}"),
    entry: ($) => seq(field("key", choice($.word, $.string)), optional(seq("=", repeat1($._value)))),

    // What stands in an op behind its name.
    _part: ($) => choice($._atom, $._comma, ":", "->", "?", $.assignment, $.parentheses, $.brackets, $.angles, $.region, $.dictionary),
    // Behind a comma there is no op: addf as the mode of an atomic.
    _comma: ($) => prec.right(seq(",", optional(alias($.op_name, $.word)))),
    assignment: ($) => prec.right(seq(choice($.word, alias("token", $.word)), "=", choice($._atom, $.parentheses, $.brackets, $.angles, $.dictionary))),
    _value: ($) => prec.right(choice($._atom, $.parentheses, $.brackets, $.angles, $.dictionary, alias($.empty, $.dictionary), ":", "->", "?", alias($.op_name, $.word))),
    parentheses: ($) => seq("(", repeat($._inner), ")"),
    brackets: ($) => seq("[", repeat($._inner), "]"),
    angles: ($) => seq("<", repeat($._inner), ">"),
    _inner: ($) => choice($._atom, $.label, ",", ":", "=", "->", "?", "+", "*", "-", ">=", "==", alias($.op_name, $.word), $.parentheses, $.brackets, $.angles, $.region, $.dictionary),
    _atom: ($) => choice($.value, $.symbol, $.attribute_alias, $.type_alias, $.type, $.number, $.string, $.word),

    type: ($) => choice($.element_type, $.type_name),
    type_name: ($) =>
      choice(...["tile", "ptr", "token", "tensor_view", "partition_view", "strided_view", "gather_scatter_view"].flatMap((t) => [t, "cuda_tile." + t])),
    element_type: ($) =>
      choice("i1", "i4", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "tf32", "f64", "f8E4M3FN", "f8E5M2", "f8E8M0FNU", "f8E5M3FNU", "f4E2M1FN"),

    value: ($) => token(/%[A-Za-z0-9_$.-]+(#[0-9]+)?/),
    symbol: ($) => token(/@([A-Za-z0-9_$.-]+|"([^"\\\n]|\\.)*")/),
    label: ($) => token(/\^[A-Za-z0-9_$.-]+/),
    attribute_alias: ($) => token(/#[A-Za-z_$.][A-Za-z0-9_$.-]*/),
    type_alias: ($) => token(/![A-Za-z_$.][A-Za-z0-9_$.-]*/),
    // Extents stand before an element type without a space: 64x64xf32.
    number: ($) => token(choice(/-?0x[0-9A-Fa-f]+/, /-?[0-9]+(\.[0-9]*([eE][-+]?[0-9]+)?)?/, /(([0-9]+|\?)x)+/, /[0-9]+(x[0-9]+)+/)),
    string: ($) => token(/"([^"\\\n]|\\.)*"/),
    word: ($) => /[A-Za-z_][A-Za-z0-9_$.]*/,
    comment: ($) => token(/\/\/[^\n]*/),
    resources: ($) => token(/\{-#([^#]|#[^-])*#-\}/),
  },
});
