// Code generated from ../../TileIR.g4 by ANTLR 4.13.1. DO NOT EDIT.

package antlr // TileIR
import (
	"fmt"
	"strconv"
	"sync"

	"github.com/antlr4-go/antlr/v4"
)

// Suppress unused import errors
var _ = fmt.Printf
var _ = strconv.Itoa
var _ = sync.Once{}

type TileIRParser struct {
	Base
}

var TileIRParserStaticData struct {
	once                   sync.Once
	serializedATN          []int32
	LiteralNames           []string
	SymbolicNames          []string
	RuleNames              []string
	PredictionContextCache *antlr.PredictionContextCache
	atn                    *antlr.ATN
	decisionToDFA          []*antlr.DFA
}

func tileirParserInit() {
	staticData := &TileIRParserStaticData
	staticData.LiteralNames = []string{
		"", "'='", "':'", "','", "'('", "')'", "'['", "']'", "'<'", "'>'", "'{'",
		"'}'", "'->'", "'?'", "'loc'", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "'::'",
	}
	staticData.SymbolicNames = []string{
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "LOC", "HEX",
		"SHAPE", "DIMS", "FLOAT", "INT", "VALUE", "SYMBOL", "BLOCK_ID", "HASH_ID",
		"EXCL_ID", "BARE_ID", "STRING", "WS", "COMMENT", "METADATA", "COLONS",
		"OTHER",
	}
	staticData.RuleNames = []string{
		"module", "topLevel", "operation", "genericBody", "region", "block",
		"arguments", "argument", "type", "simpleType", "functionType", "typeParams",
		"typeArg", "typeArgValue", "typeDim", "attribute", "dict", "dictEntry",
		"location", "locBody",
	}
	staticData.PredictionContextCache = antlr.NewPredictionContextCache()
	staticData.serializedATN = []int32{
		4, 1, 31, 488, 2, 0, 7, 0, 2, 1, 7, 1, 2, 2, 7, 2, 2, 3, 7, 3, 2, 4, 7,
		4, 2, 5, 7, 5, 2, 6, 7, 6, 2, 7, 7, 7, 2, 8, 7, 8, 2, 9, 7, 9, 2, 10, 7,
		10, 2, 11, 7, 11, 2, 12, 7, 12, 2, 13, 7, 13, 2, 14, 7, 14, 2, 15, 7, 15,
		2, 16, 7, 16, 2, 17, 7, 17, 2, 18, 7, 18, 2, 19, 7, 19, 1, 0, 1, 0, 1,
		0, 5, 0, 44, 8, 0, 10, 0, 12, 0, 47, 9, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1,
		1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 64, 8,
		1, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 3, 2, 72, 8, 2, 1, 2, 1, 2, 1, 2,
		1, 2, 1, 2, 1, 2, 3, 2, 80, 8, 2, 5, 2, 82, 8, 2, 10, 2, 12, 2, 85, 9,
		2, 1, 2, 3, 2, 88, 8, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 3, 2, 95, 8, 2,
		1, 2, 1, 2, 1, 2, 3, 2, 100, 8, 2, 1, 2, 1, 2, 1, 3, 1, 3, 1, 3, 1, 3,
		1, 3, 1, 3, 5, 3, 110, 8, 3, 10, 3, 12, 3, 113, 9, 3, 3, 3, 115, 8, 3,
		1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 5, 3, 124, 8, 3, 10, 3, 12, 3,
		127, 9, 3, 1, 3, 3, 3, 130, 8, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 3, 3, 137,
		8, 3, 1, 3, 1, 3, 1, 3, 1, 3, 5, 3, 143, 8, 3, 10, 3, 12, 3, 146, 9, 3,
		1, 3, 1, 3, 3, 3, 150, 8, 3, 1, 3, 1, 3, 1, 3, 3, 3, 155, 8, 3, 1, 3, 1,
		3, 1, 3, 1, 3, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 5, 4, 166, 8, 4, 10, 4, 12,
		4, 169, 9, 4, 1, 4, 5, 4, 172, 8, 4, 10, 4, 12, 4, 175, 9, 4, 1, 4, 1,
		4, 1, 4, 1, 5, 1, 5, 1, 5, 3, 5, 183, 8, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1,
		5, 5, 5, 190, 8, 5, 10, 5, 12, 5, 193, 9, 5, 1, 6, 1, 6, 1, 6, 1, 6, 5,
		6, 199, 8, 6, 10, 6, 12, 6, 202, 9, 6, 3, 6, 204, 8, 6, 1, 6, 1, 6, 1,
		7, 1, 7, 1, 7, 1, 7, 1, 7, 1, 7, 1, 7, 1, 7, 3, 7, 216, 8, 7, 1, 7, 1,
		7, 1, 7, 3, 7, 221, 8, 7, 1, 8, 1, 8, 3, 8, 225, 8, 8, 1, 9, 1, 9, 1, 9,
		3, 9, 230, 8, 9, 1, 9, 1, 9, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10,
		1, 10, 1, 10, 5, 10, 242, 8, 10, 10, 10, 12, 10, 245, 9, 10, 3, 10, 247,
		8, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1,
		10, 1, 10, 1, 10, 1, 10, 5, 10, 262, 8, 10, 10, 10, 12, 10, 265, 9, 10,
		3, 10, 267, 8, 10, 1, 10, 3, 10, 270, 8, 10, 1, 10, 1, 10, 1, 11, 1, 11,
		1, 11, 1, 11, 1, 11, 5, 11, 279, 8, 11, 10, 11, 12, 11, 282, 9, 11, 3,
		11, 284, 8, 11, 1, 11, 1, 11, 1, 11, 1, 12, 1, 12, 1, 12, 1, 12, 1, 12,
		1, 12, 1, 12, 1, 12, 1, 12, 1, 12, 1, 12, 1, 12, 1, 12, 3, 12, 302, 8,
		12, 1, 12, 3, 12, 305, 8, 12, 1, 12, 1, 12, 1, 12, 3, 12, 310, 8, 12, 1,
		12, 1, 12, 1, 12, 1, 12, 1, 12, 1, 12, 1, 12, 3, 12, 319, 8, 12, 1, 13,
		1, 13, 1, 13, 1, 13, 5, 13, 325, 8, 13, 10, 13, 12, 13, 328, 9, 13, 3,
		13, 330, 8, 13, 1, 13, 1, 13, 1, 13, 1, 13, 3, 13, 336, 8, 13, 1, 13, 1,
		13, 1, 13, 3, 13, 341, 8, 13, 1, 14, 1, 14, 1, 14, 1, 15, 1, 15, 1, 15,
		1, 15, 1, 15, 1, 15, 3, 15, 352, 8, 15, 1, 15, 1, 15, 1, 15, 1, 15, 1,
		15, 1, 15, 1, 15, 3, 15, 361, 8, 15, 1, 15, 1, 15, 1, 15, 1, 15, 1, 15,
		1, 15, 1, 15, 1, 15, 1, 15, 1, 15, 5, 15, 373, 8, 15, 10, 15, 12, 15, 376,
		9, 15, 3, 15, 378, 8, 15, 1, 15, 1, 15, 1, 15, 1, 15, 1, 15, 1, 15, 1,
		15, 1, 15, 1, 15, 1, 15, 1, 15, 1, 15, 1, 15, 1, 15, 1, 15, 1, 15, 1, 15,
		3, 15, 397, 8, 15, 1, 16, 1, 16, 1, 16, 1, 16, 1, 16, 5, 16, 404, 8, 16,
		10, 16, 12, 16, 407, 9, 16, 3, 16, 409, 8, 16, 1, 16, 1, 16, 1, 16, 1,
		17, 1, 17, 1, 17, 1, 17, 3, 17, 418, 8, 17, 1, 17, 1, 17, 1, 18, 1, 18,
		1, 18, 1, 18, 1, 18, 1, 18, 1, 18, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1,
		19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 3, 19,
		444, 8, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1,
		19, 3, 19, 455, 8, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19,
		1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1, 19, 1,
		19, 5, 19, 475, 8, 19, 10, 19, 12, 19, 478, 9, 19, 1, 19, 1, 19, 3, 19,
		482, 8, 19, 1, 19, 1, 19, 3, 19, 486, 8, 19, 1, 19, 0, 0, 20, 0, 2, 4,
		6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 0, 6,
		1, 0, 24, 25, 2, 0, 17, 17, 19, 19, 2, 0, 19, 19, 25, 25, 2, 0, 13, 13,
		19, 19, 2, 0, 15, 15, 18, 19, 2, 0, 14, 14, 25, 26, 538, 0, 45, 1, 0, 0,
		0, 2, 63, 1, 0, 0, 0, 4, 65, 1, 0, 0, 0, 6, 103, 1, 0, 0, 0, 8, 160, 1,
		0, 0, 0, 10, 179, 1, 0, 0, 0, 12, 194, 1, 0, 0, 0, 14, 207, 1, 0, 0, 0,
		16, 224, 1, 0, 0, 0, 18, 226, 1, 0, 0, 0, 20, 233, 1, 0, 0, 0, 22, 273,
		1, 0, 0, 0, 24, 318, 1, 0, 0, 0, 26, 340, 1, 0, 0, 0, 28, 342, 1, 0, 0,
		0, 30, 396, 1, 0, 0, 0, 32, 398, 1, 0, 0, 0, 34, 413, 1, 0, 0, 0, 36, 421,
		1, 0, 0, 0, 38, 485, 1, 0, 0, 0, 40, 41, 3, 2, 1, 0, 41, 42, 6, 0, -1,
		0, 42, 44, 1, 0, 0, 0, 43, 40, 1, 0, 0, 0, 44, 47, 1, 0, 0, 0, 45, 43,
		1, 0, 0, 0, 45, 46, 1, 0, 0, 0, 46, 48, 1, 0, 0, 0, 47, 45, 1, 0, 0, 0,
		48, 49, 5, 0, 0, 1, 49, 1, 1, 0, 0, 0, 50, 51, 5, 23, 0, 0, 51, 52, 6,
		1, -1, 0, 52, 53, 5, 1, 0, 0, 53, 54, 3, 30, 15, 0, 54, 55, 6, 1, -1, 0,
		55, 64, 1, 0, 0, 0, 56, 57, 5, 24, 0, 0, 57, 58, 6, 1, -1, 0, 58, 59, 5,
		1, 0, 0, 59, 60, 3, 16, 8, 0, 60, 61, 6, 1, -1, 0, 61, 64, 1, 0, 0, 0,
		62, 64, 3, 4, 2, 0, 63, 50, 1, 0, 0, 0, 63, 56, 1, 0, 0, 0, 63, 62, 1,
		0, 0, 0, 64, 3, 1, 0, 0, 0, 65, 87, 6, 2, -1, 0, 66, 67, 5, 20, 0, 0, 67,
		71, 6, 2, -1, 0, 68, 69, 5, 2, 0, 0, 69, 70, 5, 19, 0, 0, 70, 72, 6, 2,
		-1, 0, 71, 68, 1, 0, 0, 0, 71, 72, 1, 0, 0, 0, 72, 83, 1, 0, 0, 0, 73,
		74, 5, 3, 0, 0, 74, 75, 5, 20, 0, 0, 75, 79, 6, 2, -1, 0, 76, 77, 5, 2,
		0, 0, 77, 78, 5, 19, 0, 0, 78, 80, 6, 2, -1, 0, 79, 76, 1, 0, 0, 0, 79,
		80, 1, 0, 0, 0, 80, 82, 1, 0, 0, 0, 81, 73, 1, 0, 0, 0, 82, 85, 1, 0, 0,
		0, 83, 81, 1, 0, 0, 0, 83, 84, 1, 0, 0, 0, 84, 86, 1, 0, 0, 0, 85, 83,
		1, 0, 0, 0, 86, 88, 5, 1, 0, 0, 87, 66, 1, 0, 0, 0, 87, 88, 1, 0, 0, 0,
		88, 94, 1, 0, 0, 0, 89, 90, 5, 25, 0, 0, 90, 95, 6, 2, -1, 0, 91, 92, 5,
		26, 0, 0, 92, 93, 6, 2, -1, 0, 93, 95, 3, 6, 3, 0, 94, 89, 1, 0, 0, 0,
		94, 91, 1, 0, 0, 0, 95, 99, 1, 0, 0, 0, 96, 97, 3, 36, 18, 0, 97, 98, 6,
		2, -1, 0, 98, 100, 1, 0, 0, 0, 99, 96, 1, 0, 0, 0, 99, 100, 1, 0, 0, 0,
		100, 101, 1, 0, 0, 0, 101, 102, 6, 2, -1, 0, 102, 5, 1, 0, 0, 0, 103, 114,
		5, 4, 0, 0, 104, 105, 5, 20, 0, 0, 105, 111, 6, 3, -1, 0, 106, 107, 5,
		3, 0, 0, 107, 108, 5, 20, 0, 0, 108, 110, 6, 3, -1, 0, 109, 106, 1, 0,
		0, 0, 110, 113, 1, 0, 0, 0, 111, 109, 1, 0, 0, 0, 111, 112, 1, 0, 0, 0,
		112, 115, 1, 0, 0, 0, 113, 111, 1, 0, 0, 0, 114, 104, 1, 0, 0, 0, 114,
		115, 1, 0, 0, 0, 115, 116, 1, 0, 0, 0, 116, 129, 5, 5, 0, 0, 117, 118,
		5, 6, 0, 0, 118, 119, 5, 22, 0, 0, 119, 125, 6, 3, -1, 0, 120, 121, 5,
		3, 0, 0, 121, 122, 5, 22, 0, 0, 122, 124, 6, 3, -1, 0, 123, 120, 1, 0,
		0, 0, 124, 127, 1, 0, 0, 0, 125, 123, 1, 0, 0, 0, 125, 126, 1, 0, 0, 0,
		126, 128, 1, 0, 0, 0, 127, 125, 1, 0, 0, 0, 128, 130, 5, 7, 0, 0, 129,
		117, 1, 0, 0, 0, 129, 130, 1, 0, 0, 0, 130, 136, 1, 0, 0, 0, 131, 132,
		5, 8, 0, 0, 132, 133, 3, 30, 15, 0, 133, 134, 6, 3, -1, 0, 134, 135, 5,
		9, 0, 0, 135, 137, 1, 0, 0, 0, 136, 131, 1, 0, 0, 0, 136, 137, 1, 0, 0,
		0, 137, 149, 1, 0, 0, 0, 138, 139, 5, 4, 0, 0, 139, 144, 3, 8, 4, 0, 140,
		141, 5, 3, 0, 0, 141, 143, 3, 8, 4, 0, 142, 140, 1, 0, 0, 0, 143, 146,
		1, 0, 0, 0, 144, 142, 1, 0, 0, 0, 144, 145, 1, 0, 0, 0, 145, 147, 1, 0,
		0, 0, 146, 144, 1, 0, 0, 0, 147, 148, 5, 5, 0, 0, 148, 150, 1, 0, 0, 0,
		149, 138, 1, 0, 0, 0, 149, 150, 1, 0, 0, 0, 150, 154, 1, 0, 0, 0, 151,
		152, 3, 32, 16, 0, 152, 153, 6, 3, -1, 0, 153, 155, 1, 0, 0, 0, 154, 151,
		1, 0, 0, 0, 154, 155, 1, 0, 0, 0, 155, 156, 1, 0, 0, 0, 156, 157, 5, 2,
		0, 0, 157, 158, 3, 20, 10, 0, 158, 159, 6, 3, -1, 0, 159, 7, 1, 0, 0, 0,
		160, 161, 5, 10, 0, 0, 161, 167, 6, 4, -1, 0, 162, 163, 3, 4, 2, 0, 163,
		164, 6, 4, -1, 0, 164, 166, 1, 0, 0, 0, 165, 162, 1, 0, 0, 0, 166, 169,
		1, 0, 0, 0, 167, 165, 1, 0, 0, 0, 167, 168, 1, 0, 0, 0, 168, 173, 1, 0,
		0, 0, 169, 167, 1, 0, 0, 0, 170, 172, 3, 10, 5, 0, 171, 170, 1, 0, 0, 0,
		172, 175, 1, 0, 0, 0, 173, 171, 1, 0, 0, 0, 173, 174, 1, 0, 0, 0, 174,
		176, 1, 0, 0, 0, 175, 173, 1, 0, 0, 0, 176, 177, 5, 11, 0, 0, 177, 178,
		6, 4, -1, 0, 178, 9, 1, 0, 0, 0, 179, 180, 5, 22, 0, 0, 180, 182, 6, 5,
		-1, 0, 181, 183, 3, 12, 6, 0, 182, 181, 1, 0, 0, 0, 182, 183, 1, 0, 0,
		0, 183, 184, 1, 0, 0, 0, 184, 185, 5, 2, 0, 0, 185, 191, 6, 5, -1, 0, 186,
		187, 3, 4, 2, 0, 187, 188, 6, 5, -1, 0, 188, 190, 1, 0, 0, 0, 189, 186,
		1, 0, 0, 0, 190, 193, 1, 0, 0, 0, 191, 189, 1, 0, 0, 0, 191, 192, 1, 0,
		0, 0, 192, 11, 1, 0, 0, 0, 193, 191, 1, 0, 0, 0, 194, 203, 5, 4, 0, 0,
		195, 200, 3, 14, 7, 0, 196, 197, 5, 3, 0, 0, 197, 199, 3, 14, 7, 0, 198,
		196, 1, 0, 0, 0, 199, 202, 1, 0, 0, 0, 200, 198, 1, 0, 0, 0, 200, 201,
		1, 0, 0, 0, 201, 204, 1, 0, 0, 0, 202, 200, 1, 0, 0, 0, 203, 195, 1, 0,
		0, 0, 203, 204, 1, 0, 0, 0, 204, 205, 1, 0, 0, 0, 205, 206, 5, 5, 0, 0,
		206, 13, 1, 0, 0, 0, 207, 208, 5, 20, 0, 0, 208, 209, 6, 7, -1, 0, 209,
		210, 5, 2, 0, 0, 210, 211, 3, 16, 8, 0, 211, 215, 6, 7, -1, 0, 212, 213,
		3, 32, 16, 0, 213, 214, 6, 7, -1, 0, 214, 216, 1, 0, 0, 0, 215, 212, 1,
		0, 0, 0, 215, 216, 1, 0, 0, 0, 216, 220, 1, 0, 0, 0, 217, 218, 3, 36, 18,
		0, 218, 219, 6, 7, -1, 0, 219, 221, 1, 0, 0, 0, 220, 217, 1, 0, 0, 0, 220,
		221, 1, 0, 0, 0, 221, 15, 1, 0, 0, 0, 222, 225, 3, 18, 9, 0, 223, 225,
		3, 20, 10, 0, 224, 222, 1, 0, 0, 0, 224, 223, 1, 0, 0, 0, 225, 17, 1, 0,
		0, 0, 226, 227, 7, 0, 0, 0, 227, 229, 6, 9, -1, 0, 228, 230, 3, 22, 11,
		0, 229, 228, 1, 0, 0, 0, 229, 230, 1, 0, 0, 0, 230, 231, 1, 0, 0, 0, 231,
		232, 6, 9, -1, 0, 232, 19, 1, 0, 0, 0, 233, 234, 5, 4, 0, 0, 234, 246,
		6, 10, -1, 0, 235, 236, 3, 16, 8, 0, 236, 243, 6, 10, -1, 0, 237, 238,
		5, 3, 0, 0, 238, 239, 3, 16, 8, 0, 239, 240, 6, 10, -1, 0, 240, 242, 1,
		0, 0, 0, 241, 237, 1, 0, 0, 0, 242, 245, 1, 0, 0, 0, 243, 241, 1, 0, 0,
		0, 243, 244, 1, 0, 0, 0, 244, 247, 1, 0, 0, 0, 245, 243, 1, 0, 0, 0, 246,
		235, 1, 0, 0, 0, 246, 247, 1, 0, 0, 0, 247, 248, 1, 0, 0, 0, 248, 249,
		5, 5, 0, 0, 249, 250, 5, 12, 0, 0, 250, 269, 6, 10, -1, 0, 251, 252, 3,
		18, 9, 0, 252, 253, 6, 10, -1, 0, 253, 270, 1, 0, 0, 0, 254, 266, 5, 4,
		0, 0, 255, 256, 3, 16, 8, 0, 256, 263, 6, 10, -1, 0, 257, 258, 5, 3, 0,
		0, 258, 259, 3, 16, 8, 0, 259, 260, 6, 10, -1, 0, 260, 262, 1, 0, 0, 0,
		261, 257, 1, 0, 0, 0, 262, 265, 1, 0, 0, 0, 263, 261, 1, 0, 0, 0, 263,
		264, 1, 0, 0, 0, 264, 267, 1, 0, 0, 0, 265, 263, 1, 0, 0, 0, 266, 255,
		1, 0, 0, 0, 266, 267, 1, 0, 0, 0, 267, 268, 1, 0, 0, 0, 268, 270, 5, 5,
		0, 0, 269, 251, 1, 0, 0, 0, 269, 254, 1, 0, 0, 0, 270, 271, 1, 0, 0, 0,
		271, 272, 6, 10, -1, 0, 272, 21, 1, 0, 0, 0, 273, 274, 5, 8, 0, 0, 274,
		283, 6, 11, -1, 0, 275, 280, 3, 24, 12, 0, 276, 277, 5, 3, 0, 0, 277, 279,
		3, 24, 12, 0, 278, 276, 1, 0, 0, 0, 279, 282, 1, 0, 0, 0, 280, 278, 1,
		0, 0, 0, 280, 281, 1, 0, 0, 0, 281, 284, 1, 0, 0, 0, 282, 280, 1, 0, 0,
		0, 283, 275, 1, 0, 0, 0, 283, 284, 1, 0, 0, 0, 284, 285, 1, 0, 0, 0, 285,
		286, 5, 9, 0, 0, 286, 287, 6, 11, -1, 0, 287, 23, 1, 0, 0, 0, 288, 289,
		5, 16, 0, 0, 289, 290, 6, 12, -1, 0, 290, 291, 3, 18, 9, 0, 291, 292, 6,
		12, -1, 0, 292, 319, 1, 0, 0, 0, 293, 294, 5, 15, 0, 0, 294, 319, 6, 12,
		-1, 0, 295, 296, 5, 25, 0, 0, 296, 304, 6, 12, -1, 0, 297, 298, 5, 1, 0,
		0, 298, 299, 6, 12, -1, 0, 299, 305, 3, 26, 13, 0, 300, 302, 3, 22, 11,
		0, 301, 300, 1, 0, 0, 0, 301, 302, 1, 0, 0, 0, 302, 303, 1, 0, 0, 0, 303,
		305, 6, 12, -1, 0, 304, 297, 1, 0, 0, 0, 304, 301, 1, 0, 0, 0, 305, 319,
		1, 0, 0, 0, 306, 307, 5, 24, 0, 0, 307, 309, 6, 12, -1, 0, 308, 310, 3,
		22, 11, 0, 309, 308, 1, 0, 0, 0, 309, 310, 1, 0, 0, 0, 310, 311, 1, 0,
		0, 0, 311, 319, 6, 12, -1, 0, 312, 313, 5, 23, 0, 0, 313, 314, 6, 12, -1,
		0, 314, 315, 5, 8, 0, 0, 315, 316, 5, 25, 0, 0, 316, 317, 6, 12, -1, 0,
		317, 319, 5, 9, 0, 0, 318, 288, 1, 0, 0, 0, 318, 293, 1, 0, 0, 0, 318,
		295, 1, 0, 0, 0, 318, 306, 1, 0, 0, 0, 318, 312, 1, 0, 0, 0, 319, 25, 1,
		0, 0, 0, 320, 329, 5, 6, 0, 0, 321, 326, 3, 28, 14, 0, 322, 323, 5, 3,
		0, 0, 323, 325, 3, 28, 14, 0, 324, 322, 1, 0, 0, 0, 325, 328, 1, 0, 0,
		0, 326, 324, 1, 0, 0, 0, 326, 327, 1, 0, 0, 0, 327, 330, 1, 0, 0, 0, 328,
		326, 1, 0, 0, 0, 329, 321, 1, 0, 0, 0, 329, 330, 1, 0, 0, 0, 330, 331,
		1, 0, 0, 0, 331, 341, 5, 7, 0, 0, 332, 335, 5, 4, 0, 0, 333, 334, 7, 1,
		0, 0, 334, 336, 6, 13, -1, 0, 335, 333, 1, 0, 0, 0, 335, 336, 1, 0, 0,
		0, 336, 337, 1, 0, 0, 0, 337, 341, 5, 5, 0, 0, 338, 339, 7, 2, 0, 0, 339,
		341, 6, 13, -1, 0, 340, 320, 1, 0, 0, 0, 340, 332, 1, 0, 0, 0, 340, 338,
		1, 0, 0, 0, 341, 27, 1, 0, 0, 0, 342, 343, 7, 3, 0, 0, 343, 344, 6, 14,
		-1, 0, 344, 29, 1, 0, 0, 0, 345, 346, 7, 4, 0, 0, 346, 351, 6, 15, -1,
		0, 347, 348, 5, 2, 0, 0, 348, 349, 3, 16, 8, 0, 349, 350, 6, 15, -1, 0,
		350, 352, 1, 0, 0, 0, 351, 347, 1, 0, 0, 0, 351, 352, 1, 0, 0, 0, 352,
		353, 1, 0, 0, 0, 353, 397, 6, 15, -1, 0, 354, 355, 5, 26, 0, 0, 355, 360,
		6, 15, -1, 0, 356, 357, 5, 2, 0, 0, 357, 358, 3, 16, 8, 0, 358, 359, 6,
		15, -1, 0, 359, 361, 1, 0, 0, 0, 360, 356, 1, 0, 0, 0, 360, 361, 1, 0,
		0, 0, 361, 397, 1, 0, 0, 0, 362, 363, 5, 21, 0, 0, 363, 397, 6, 15, -1,
		0, 364, 365, 5, 6, 0, 0, 365, 377, 6, 15, -1, 0, 366, 367, 3, 30, 15, 0,
		367, 374, 6, 15, -1, 0, 368, 369, 5, 3, 0, 0, 369, 370, 3, 30, 15, 0, 370,
		371, 6, 15, -1, 0, 371, 373, 1, 0, 0, 0, 372, 368, 1, 0, 0, 0, 373, 376,
		1, 0, 0, 0, 374, 372, 1, 0, 0, 0, 374, 375, 1, 0, 0, 0, 375, 378, 1, 0,
		0, 0, 376, 374, 1, 0, 0, 0, 377, 366, 1, 0, 0, 0, 377, 378, 1, 0, 0, 0,
		378, 379, 1, 0, 0, 0, 379, 380, 5, 7, 0, 0, 380, 397, 6, 15, -1, 0, 381,
		382, 3, 32, 16, 0, 382, 383, 6, 15, -1, 0, 383, 397, 1, 0, 0, 0, 384, 385,
		3, 36, 18, 0, 385, 386, 6, 15, -1, 0, 386, 397, 1, 0, 0, 0, 387, 388, 5,
		25, 0, 0, 388, 397, 6, 15, -1, 0, 389, 390, 5, 23, 0, 0, 390, 397, 6, 15,
		-1, 0, 391, 392, 5, 24, 0, 0, 392, 397, 6, 15, -1, 0, 393, 394, 3, 20,
		10, 0, 394, 395, 6, 15, -1, 0, 395, 397, 1, 0, 0, 0, 396, 345, 1, 0, 0,
		0, 396, 354, 1, 0, 0, 0, 396, 362, 1, 0, 0, 0, 396, 364, 1, 0, 0, 0, 396,
		381, 1, 0, 0, 0, 396, 384, 1, 0, 0, 0, 396, 387, 1, 0, 0, 0, 396, 389,
		1, 0, 0, 0, 396, 391, 1, 0, 0, 0, 396, 393, 1, 0, 0, 0, 397, 31, 1, 0,
		0, 0, 398, 399, 5, 10, 0, 0, 399, 408, 6, 16, -1, 0, 400, 405, 3, 34, 17,
		0, 401, 402, 5, 3, 0, 0, 402, 404, 3, 34, 17, 0, 403, 401, 1, 0, 0, 0,
		404, 407, 1, 0, 0, 0, 405, 403, 1, 0, 0, 0, 405, 406, 1, 0, 0, 0, 406,
		409, 1, 0, 0, 0, 407, 405, 1, 0, 0, 0, 408, 400, 1, 0, 0, 0, 408, 409,
		1, 0, 0, 0, 409, 410, 1, 0, 0, 0, 410, 411, 5, 11, 0, 0, 411, 412, 6, 16,
		-1, 0, 412, 33, 1, 0, 0, 0, 413, 414, 7, 5, 0, 0, 414, 417, 6, 17, -1,
		0, 415, 416, 5, 1, 0, 0, 416, 418, 3, 30, 15, 0, 417, 415, 1, 0, 0, 0,
		417, 418, 1, 0, 0, 0, 418, 419, 1, 0, 0, 0, 419, 420, 6, 17, -1, 0, 420,
		35, 1, 0, 0, 0, 421, 422, 5, 14, 0, 0, 422, 423, 5, 4, 0, 0, 423, 424,
		6, 18, -1, 0, 424, 425, 3, 38, 19, 0, 425, 426, 5, 5, 0, 0, 426, 427, 6,
		18, -1, 0, 427, 37, 1, 0, 0, 0, 428, 429, 5, 26, 0, 0, 429, 443, 6, 19,
		-1, 0, 430, 431, 5, 2, 0, 0, 431, 432, 5, 19, 0, 0, 432, 433, 6, 19, -1,
		0, 433, 434, 5, 2, 0, 0, 434, 435, 5, 19, 0, 0, 435, 444, 6, 19, -1, 0,
		436, 437, 5, 4, 0, 0, 437, 438, 6, 19, -1, 0, 438, 439, 3, 38, 19, 0, 439,
		440, 6, 19, -1, 0, 440, 441, 5, 5, 0, 0, 441, 442, 6, 19, -1, 0, 442, 444,
		1, 0, 0, 0, 443, 430, 1, 0, 0, 0, 443, 436, 1, 0, 0, 0, 443, 444, 1, 0,
		0, 0, 444, 486, 1, 0, 0, 0, 445, 446, 5, 23, 0, 0, 446, 486, 6, 19, -1,
		0, 447, 448, 5, 25, 0, 0, 448, 454, 6, 19, -1, 0, 449, 450, 5, 8, 0, 0,
		450, 451, 3, 30, 15, 0, 451, 452, 6, 19, -1, 0, 452, 453, 5, 9, 0, 0, 453,
		455, 1, 0, 0, 0, 454, 449, 1, 0, 0, 0, 454, 455, 1, 0, 0, 0, 455, 481,
		1, 0, 0, 0, 456, 457, 5, 4, 0, 0, 457, 458, 6, 19, -1, 0, 458, 459, 3,
		38, 19, 0, 459, 460, 6, 19, -1, 0, 460, 461, 5, 25, 0, 0, 461, 462, 6,
		19, -1, 0, 462, 463, 3, 38, 19, 0, 463, 464, 6, 19, -1, 0, 464, 465, 5,
		5, 0, 0, 465, 482, 1, 0, 0, 0, 466, 467, 5, 6, 0, 0, 467, 468, 6, 19, -1,
		0, 468, 469, 3, 38, 19, 0, 469, 476, 6, 19, -1, 0, 470, 471, 5, 3, 0, 0,
		471, 472, 3, 38, 19, 0, 472, 473, 6, 19, -1, 0, 473, 475, 1, 0, 0, 0, 474,
		470, 1, 0, 0, 0, 475, 478, 1, 0, 0, 0, 476, 474, 1, 0, 0, 0, 476, 477,
		1, 0, 0, 0, 477, 479, 1, 0, 0, 0, 478, 476, 1, 0, 0, 0, 479, 480, 5, 7,
		0, 0, 480, 482, 1, 0, 0, 0, 481, 456, 1, 0, 0, 0, 481, 466, 1, 0, 0, 0,
		481, 482, 1, 0, 0, 0, 482, 483, 1, 0, 0, 0, 483, 486, 6, 19, -1, 0, 484,
		486, 3, 36, 18, 0, 485, 428, 1, 0, 0, 0, 485, 445, 1, 0, 0, 0, 485, 447,
		1, 0, 0, 0, 485, 484, 1, 0, 0, 0, 486, 39, 1, 0, 0, 0, 54, 45, 63, 71,
		79, 83, 87, 94, 99, 111, 114, 125, 129, 136, 144, 149, 154, 167, 173, 182,
		191, 200, 203, 215, 220, 224, 229, 243, 246, 263, 266, 269, 280, 283, 301,
		304, 309, 318, 326, 329, 335, 340, 351, 360, 374, 377, 396, 405, 408, 417,
		443, 454, 476, 481, 485,
	}
	deserializer := antlr.NewATNDeserializer(nil)
	staticData.atn = deserializer.Deserialize(staticData.serializedATN)
	atn := staticData.atn
	staticData.decisionToDFA = make([]*antlr.DFA, len(atn.DecisionToState))
	decisionToDFA := staticData.decisionToDFA
	for index, state := range atn.DecisionToState {
		decisionToDFA[index] = antlr.NewDFA(state, index)
	}
}

// TileIRParserInit initializes any static state used to implement TileIRParser. By default the
// static state used to implement the parser is lazily initialized during the first call to
// NewTileIRParser(). You can call this function if you wish to initialize the static state ahead
// of time.
func TileIRParserInit() {
	staticData := &TileIRParserStaticData
	staticData.once.Do(tileirParserInit)
}

// NewTileIRParser produces a new parser instance for the optional input antlr.TokenStream.
func NewTileIRParser(input antlr.TokenStream) *TileIRParser {
	TileIRParserInit()
	this := new(TileIRParser)
	this.BaseParser = antlr.NewBaseParser(input)
	staticData := &TileIRParserStaticData
	this.Interpreter = antlr.NewParserATNSimulator(this, staticData.atn, staticData.decisionToDFA, staticData.PredictionContextCache)
	this.RuleNames = staticData.RuleNames
	this.LiteralNames = staticData.LiteralNames
	this.SymbolicNames = staticData.SymbolicNames
	this.GrammarFileName = "TileIR.g4"

	return this
}

// TileIRParser tokens.
const (
	TileIRParserEOF      = antlr.TokenEOF
	TileIRParserT__0     = 1
	TileIRParserT__1     = 2
	TileIRParserT__2     = 3
	TileIRParserT__3     = 4
	TileIRParserT__4     = 5
	TileIRParserT__5     = 6
	TileIRParserT__6     = 7
	TileIRParserT__7     = 8
	TileIRParserT__8     = 9
	TileIRParserT__9     = 10
	TileIRParserT__10    = 11
	TileIRParserT__11    = 12
	TileIRParserT__12    = 13
	TileIRParserLOC      = 14
	TileIRParserHEX      = 15
	TileIRParserSHAPE    = 16
	TileIRParserDIMS     = 17
	TileIRParserFLOAT    = 18
	TileIRParserINT      = 19
	TileIRParserVALUE    = 20
	TileIRParserSYMBOL   = 21
	TileIRParserBLOCK_ID = 22
	TileIRParserHASH_ID  = 23
	TileIRParserEXCL_ID  = 24
	TileIRParserBARE_ID  = 25
	TileIRParserSTRING   = 26
	TileIRParserWS       = 27
	TileIRParserCOMMENT  = 28
	TileIRParserMETADATA = 29
	TileIRParserCOLONS   = 30
	TileIRParserOTHER    = 31
)

// TileIRParser rules.
const (
	TileIRParserRULE_module       = 0
	TileIRParserRULE_topLevel     = 1
	TileIRParserRULE_operation    = 2
	TileIRParserRULE_genericBody  = 3
	TileIRParserRULE_region       = 4
	TileIRParserRULE_block        = 5
	TileIRParserRULE_arguments    = 6
	TileIRParserRULE_argument     = 7
	TileIRParserRULE_type         = 8
	TileIRParserRULE_simpleType   = 9
	TileIRParserRULE_functionType = 10
	TileIRParserRULE_typeParams   = 11
	TileIRParserRULE_typeArg      = 12
	TileIRParserRULE_typeArgValue = 13
	TileIRParserRULE_typeDim      = 14
	TileIRParserRULE_attribute    = 15
	TileIRParserRULE_dict         = 16
	TileIRParserRULE_dictEntry    = 17
	TileIRParserRULE_location     = 18
	TileIRParserRULE_locBody      = 19
)

// IModuleContext is an interface to support dynamic dispatch.
type IModuleContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	EOF() antlr.TerminalNode
	AllTopLevel() []ITopLevelContext
	TopLevel(i int) ITopLevelContext

	// IsModuleContext differentiates from other interfaces.
	IsModuleContext()
}

type ModuleContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyModuleContext() *ModuleContext {
	var p = new(ModuleContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_module
	return p
}

func InitEmptyModuleContext(p *ModuleContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_module
}

func (*ModuleContext) IsModuleContext() {}

func NewModuleContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *ModuleContext {
	var p = reuse[ModuleContext](parser, TileIRParserRULE_module)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_module

	return p
}

func (s *ModuleContext) GetParser() antlr.Parser { return s.parser }

func (s *ModuleContext) EOF() antlr.TerminalNode {
	return s.GetToken(TileIRParserEOF, 0)
}

func (s *ModuleContext) AllTopLevel() []ITopLevelContext {
	children := s.GetChildren()
	len := 0
	for _, ctx := range children {
		if _, ok := ctx.(ITopLevelContext); ok {
			len++
		}
	}

	tst := make([]ITopLevelContext, len)
	i := 0
	for _, ctx := range children {
		if t, ok := ctx.(ITopLevelContext); ok {
			tst[i] = t.(ITopLevelContext)
			i++
		}
	}

	return tst
}

func (s *ModuleContext) TopLevel(i int) ITopLevelContext {
	var t antlr.RuleContext
	j := 0
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ITopLevelContext); ok {
			if j == i {
				t = ctx.(antlr.RuleContext)
				break
			}
			j++
		}
	}

	if t == nil {
		return nil
	}

	return t.(ITopLevelContext)
}

func (s *ModuleContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *ModuleContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) Module() (localctx IModuleContext) {
	localctx = NewModuleContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 0, TileIRParserRULE_module)
	var _la int

	p.EnterOuterAlt(localctx, 1)
	p.SetState(45)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	for (int64(_la) & ^0x3f) == 0 && ((int64(1)<<_la)&126877696) != 0 {
		{
			p.SetState(40)
			p.TopLevel()
		}
		p.B.EndOp()

		p.SetState(47)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)
	}
	{
		p.SetState(48)
		p.Match(TileIRParserEOF)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// ITopLevelContext is an interface to support dynamic dispatch.
type ITopLevelContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	HASH_ID() antlr.TerminalNode
	Attribute() IAttributeContext
	EXCL_ID() antlr.TerminalNode
	Type_() ITypeContext
	Operation() IOperationContext

	// IsTopLevelContext differentiates from other interfaces.
	IsTopLevelContext()
}

type TopLevelContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyTopLevelContext() *TopLevelContext {
	var p = new(TopLevelContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_topLevel
	return p
}

func InitEmptyTopLevelContext(p *TopLevelContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_topLevel
}

func (*TopLevelContext) IsTopLevelContext() {}

func NewTopLevelContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *TopLevelContext {
	var p = reuse[TopLevelContext](parser, TileIRParserRULE_topLevel)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_topLevel

	return p
}

func (s *TopLevelContext) GetParser() antlr.Parser { return s.parser }

func (s *TopLevelContext) HASH_ID() antlr.TerminalNode {
	return s.GetToken(TileIRParserHASH_ID, 0)
}

func (s *TopLevelContext) Attribute() IAttributeContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IAttributeContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(IAttributeContext)
}

func (s *TopLevelContext) EXCL_ID() antlr.TerminalNode {
	return s.GetToken(TileIRParserEXCL_ID, 0)
}

func (s *TopLevelContext) Type_() ITypeContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ITypeContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(ITypeContext)
}

func (s *TopLevelContext) Operation() IOperationContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IOperationContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(IOperationContext)
}

func (s *TopLevelContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *TopLevelContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) TopLevel() (localctx ITopLevelContext) {
	localctx = NewTopLevelContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 2, TileIRParserRULE_topLevel)
	p.SetState(63)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}

	switch p.GetTokenStream().LA(1) {
	case TileIRParserHASH_ID:
		p.EnterOuterAlt(localctx, 1)
		{
			p.SetState(50)
			p.Match(TileIRParserHASH_ID)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.AliasName()
		{
			p.SetState(52)
			p.Match(TileIRParserT__0)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		{
			p.SetState(53)
			p.Attribute()
		}
		p.B.AttrAlias()

	case TileIRParserEXCL_ID:
		p.EnterOuterAlt(localctx, 2)
		{
			p.SetState(56)
			p.Match(TileIRParserEXCL_ID)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.AliasName()
		{
			p.SetState(58)
			p.Match(TileIRParserT__0)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		{
			p.SetState(59)
			p.Type_()
		}
		p.B.TypeAlias()

	case TileIRParserVALUE, TileIRParserBARE_ID, TileIRParserSTRING:
		p.EnterOuterAlt(localctx, 3)
		{
			p.SetState(62)
			p.Operation()
		}

	default:
		p.SetError(antlr.NewNoViableAltException(p, nil, nil, nil, nil, nil))
		goto errorExit
	}

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// IOperationContext is an interface to support dynamic dispatch.
type IOperationContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	BARE_ID() antlr.TerminalNode
	STRING() antlr.TerminalNode
	GenericBody() IGenericBodyContext
	AllVALUE() []antlr.TerminalNode
	VALUE(i int) antlr.TerminalNode
	Location() ILocationContext
	AllINT() []antlr.TerminalNode
	INT(i int) antlr.TerminalNode

	// IsOperationContext differentiates from other interfaces.
	IsOperationContext()
}

type OperationContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyOperationContext() *OperationContext {
	var p = new(OperationContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_operation
	return p
}

func InitEmptyOperationContext(p *OperationContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_operation
}

func (*OperationContext) IsOperationContext() {}

func NewOperationContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *OperationContext {
	var p = reuse[OperationContext](parser, TileIRParserRULE_operation)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_operation

	return p
}

func (s *OperationContext) GetParser() antlr.Parser { return s.parser }

func (s *OperationContext) BARE_ID() antlr.TerminalNode {
	return s.GetToken(TileIRParserBARE_ID, 0)
}

func (s *OperationContext) STRING() antlr.TerminalNode {
	return s.GetToken(TileIRParserSTRING, 0)
}

func (s *OperationContext) GenericBody() IGenericBodyContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IGenericBodyContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(IGenericBodyContext)
}

func (s *OperationContext) AllVALUE() []antlr.TerminalNode {
	return s.GetTokens(TileIRParserVALUE)
}

func (s *OperationContext) VALUE(i int) antlr.TerminalNode {
	return s.GetToken(TileIRParserVALUE, i)
}

func (s *OperationContext) Location() ILocationContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ILocationContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(ILocationContext)
}

func (s *OperationContext) AllINT() []antlr.TerminalNode {
	return s.GetTokens(TileIRParserINT)
}

func (s *OperationContext) INT(i int) antlr.TerminalNode {
	return s.GetToken(TileIRParserINT, i)
}

func (s *OperationContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *OperationContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) Operation() (localctx IOperationContext) {
	localctx = NewOperationContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 4, TileIRParserRULE_operation)
	var _la int

	p.EnterOuterAlt(localctx, 1)
	p.B.BeginOp()
	p.SetState(87)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if _la == TileIRParserVALUE {
		{
			p.SetState(66)
			p.Match(TileIRParserVALUE)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.Result()
		p.SetState(71)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		if _la == TileIRParserT__1 {
			{
				p.SetState(68)
				p.Match(TileIRParserT__1)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			{
				p.SetState(69)
				p.Match(TileIRParserINT)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			p.B.ResultCount()

		}
		p.SetState(83)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		for _la == TileIRParserT__2 {
			{
				p.SetState(73)
				p.Match(TileIRParserT__2)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			{
				p.SetState(74)
				p.Match(TileIRParserVALUE)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			p.B.Result()
			p.SetState(79)
			p.GetErrorHandler().Sync(p)
			if p.HasError() {
				goto errorExit
			}
			_la = p.GetTokenStream().LA(1)

			if _la == TileIRParserT__1 {
				{
					p.SetState(76)
					p.Match(TileIRParserT__1)
					if p.HasError() {
						// Recognition error - abort rule
						goto errorExit
					}
				}
				{
					p.SetState(77)
					p.Match(TileIRParserINT)
					if p.HasError() {
						// Recognition error - abort rule
						goto errorExit
					}
				}
				p.B.ResultCount()

			}

			p.SetState(85)
			p.GetErrorHandler().Sync(p)
			if p.HasError() {
				goto errorExit
			}
			_la = p.GetTokenStream().LA(1)
		}
		{
			p.SetState(86)
			p.Match(TileIRParserT__0)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}

	}
	p.SetState(94)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}

	switch p.GetTokenStream().LA(1) {
	case TileIRParserBARE_ID:
		{
			p.SetState(89)
			p.Match(TileIRParserBARE_ID)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.CustomOp()

	case TileIRParserSTRING:
		{
			p.SetState(91)
			p.Match(TileIRParserSTRING)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.GenericOp()
		{
			p.SetState(93)
			p.GenericBody()
		}

	default:
		p.SetError(antlr.NewNoViableAltException(p, nil, nil, nil, nil, nil))
		goto errorExit
	}
	p.SetState(99)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if _la == TileIRParserLOC {
		{
			p.SetState(96)
			p.Location()
		}
		p.B.OpLocation()

	}
	p.B.FinishOp()

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// IGenericBodyContext is an interface to support dynamic dispatch.
type IGenericBodyContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	FunctionType() IFunctionTypeContext
	AllVALUE() []antlr.TerminalNode
	VALUE(i int) antlr.TerminalNode
	AllBLOCK_ID() []antlr.TerminalNode
	BLOCK_ID(i int) antlr.TerminalNode
	Attribute() IAttributeContext
	AllRegion() []IRegionContext
	Region(i int) IRegionContext
	Dict() IDictContext

	// IsGenericBodyContext differentiates from other interfaces.
	IsGenericBodyContext()
}

type GenericBodyContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyGenericBodyContext() *GenericBodyContext {
	var p = new(GenericBodyContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_genericBody
	return p
}

func InitEmptyGenericBodyContext(p *GenericBodyContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_genericBody
}

func (*GenericBodyContext) IsGenericBodyContext() {}

func NewGenericBodyContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *GenericBodyContext {
	var p = reuse[GenericBodyContext](parser, TileIRParserRULE_genericBody)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_genericBody

	return p
}

func (s *GenericBodyContext) GetParser() antlr.Parser { return s.parser }

func (s *GenericBodyContext) FunctionType() IFunctionTypeContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IFunctionTypeContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(IFunctionTypeContext)
}

func (s *GenericBodyContext) AllVALUE() []antlr.TerminalNode {
	return s.GetTokens(TileIRParserVALUE)
}

func (s *GenericBodyContext) VALUE(i int) antlr.TerminalNode {
	return s.GetToken(TileIRParserVALUE, i)
}

func (s *GenericBodyContext) AllBLOCK_ID() []antlr.TerminalNode {
	return s.GetTokens(TileIRParserBLOCK_ID)
}

func (s *GenericBodyContext) BLOCK_ID(i int) antlr.TerminalNode {
	return s.GetToken(TileIRParserBLOCK_ID, i)
}

func (s *GenericBodyContext) Attribute() IAttributeContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IAttributeContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(IAttributeContext)
}

func (s *GenericBodyContext) AllRegion() []IRegionContext {
	children := s.GetChildren()
	len := 0
	for _, ctx := range children {
		if _, ok := ctx.(IRegionContext); ok {
			len++
		}
	}

	tst := make([]IRegionContext, len)
	i := 0
	for _, ctx := range children {
		if t, ok := ctx.(IRegionContext); ok {
			tst[i] = t.(IRegionContext)
			i++
		}
	}

	return tst
}

func (s *GenericBodyContext) Region(i int) IRegionContext {
	var t antlr.RuleContext
	j := 0
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IRegionContext); ok {
			if j == i {
				t = ctx.(antlr.RuleContext)
				break
			}
			j++
		}
	}

	if t == nil {
		return nil
	}

	return t.(IRegionContext)
}

func (s *GenericBodyContext) Dict() IDictContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IDictContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(IDictContext)
}

func (s *GenericBodyContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *GenericBodyContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) GenericBody() (localctx IGenericBodyContext) {
	localctx = NewGenericBodyContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 6, TileIRParserRULE_genericBody)
	var _la int

	p.EnterOuterAlt(localctx, 1)
	{
		p.SetState(103)
		p.Match(TileIRParserT__3)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.SetState(114)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if _la == TileIRParserVALUE {
		{
			p.SetState(104)
			p.Match(TileIRParserVALUE)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.GenericOperand()
		p.SetState(111)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		for _la == TileIRParserT__2 {
			{
				p.SetState(106)
				p.Match(TileIRParserT__2)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			{
				p.SetState(107)
				p.Match(TileIRParserVALUE)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			p.B.GenericOperand()

			p.SetState(113)
			p.GetErrorHandler().Sync(p)
			if p.HasError() {
				goto errorExit
			}
			_la = p.GetTokenStream().LA(1)
		}

	}
	{
		p.SetState(116)
		p.Match(TileIRParserT__4)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.SetState(129)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if _la == TileIRParserT__5 {
		{
			p.SetState(117)
			p.Match(TileIRParserT__5)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		{
			p.SetState(118)
			p.Match(TileIRParserBLOCK_ID)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.Successor()
		p.SetState(125)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		for _la == TileIRParserT__2 {
			{
				p.SetState(120)
				p.Match(TileIRParserT__2)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			{
				p.SetState(121)
				p.Match(TileIRParserBLOCK_ID)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			p.B.Successor()

			p.SetState(127)
			p.GetErrorHandler().Sync(p)
			if p.HasError() {
				goto errorExit
			}
			_la = p.GetTokenStream().LA(1)
		}
		{
			p.SetState(128)
			p.Match(TileIRParserT__6)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}

	}
	p.SetState(136)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if _la == TileIRParserT__7 {
		{
			p.SetState(131)
			p.Match(TileIRParserT__7)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		{
			p.SetState(132)
			p.Attribute()
		}
		p.B.Properties()
		{
			p.SetState(134)
			p.Match(TileIRParserT__8)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}

	}
	p.SetState(149)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if _la == TileIRParserT__3 {
		{
			p.SetState(138)
			p.Match(TileIRParserT__3)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		{
			p.SetState(139)
			p.Region()
		}
		p.SetState(144)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		for _la == TileIRParserT__2 {
			{
				p.SetState(140)
				p.Match(TileIRParserT__2)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			{
				p.SetState(141)
				p.Region()
			}

			p.SetState(146)
			p.GetErrorHandler().Sync(p)
			if p.HasError() {
				goto errorExit
			}
			_la = p.GetTokenStream().LA(1)
		}
		{
			p.SetState(147)
			p.Match(TileIRParserT__4)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}

	}
	p.SetState(154)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if _la == TileIRParserT__9 {
		{
			p.SetState(151)
			p.Dict()
		}
		p.B.GenericAttrs()

	}
	{
		p.SetState(156)
		p.Match(TileIRParserT__1)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	{
		p.SetState(157)
		p.FunctionType()
	}
	p.B.GenericSignature()

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// IRegionContext is an interface to support dynamic dispatch.
type IRegionContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	AllOperation() []IOperationContext
	Operation(i int) IOperationContext
	AllBlock() []IBlockContext
	Block(i int) IBlockContext

	// IsRegionContext differentiates from other interfaces.
	IsRegionContext()
}

type RegionContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyRegionContext() *RegionContext {
	var p = new(RegionContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_region
	return p
}

func InitEmptyRegionContext(p *RegionContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_region
}

func (*RegionContext) IsRegionContext() {}

func NewRegionContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *RegionContext {
	var p = reuse[RegionContext](parser, TileIRParserRULE_region)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_region

	return p
}

func (s *RegionContext) GetParser() antlr.Parser { return s.parser }

func (s *RegionContext) AllOperation() []IOperationContext {
	children := s.GetChildren()
	len := 0
	for _, ctx := range children {
		if _, ok := ctx.(IOperationContext); ok {
			len++
		}
	}

	tst := make([]IOperationContext, len)
	i := 0
	for _, ctx := range children {
		if t, ok := ctx.(IOperationContext); ok {
			tst[i] = t.(IOperationContext)
			i++
		}
	}

	return tst
}

func (s *RegionContext) Operation(i int) IOperationContext {
	var t antlr.RuleContext
	j := 0
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IOperationContext); ok {
			if j == i {
				t = ctx.(antlr.RuleContext)
				break
			}
			j++
		}
	}

	if t == nil {
		return nil
	}

	return t.(IOperationContext)
}

func (s *RegionContext) AllBlock() []IBlockContext {
	children := s.GetChildren()
	len := 0
	for _, ctx := range children {
		if _, ok := ctx.(IBlockContext); ok {
			len++
		}
	}

	tst := make([]IBlockContext, len)
	i := 0
	for _, ctx := range children {
		if t, ok := ctx.(IBlockContext); ok {
			tst[i] = t.(IBlockContext)
			i++
		}
	}

	return tst
}

func (s *RegionContext) Block(i int) IBlockContext {
	var t antlr.RuleContext
	j := 0
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IBlockContext); ok {
			if j == i {
				t = ctx.(antlr.RuleContext)
				break
			}
			j++
		}
	}

	if t == nil {
		return nil
	}

	return t.(IBlockContext)
}

func (s *RegionContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *RegionContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) Region() (localctx IRegionContext) {
	localctx = NewRegionContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 8, TileIRParserRULE_region)
	var _la int

	p.EnterOuterAlt(localctx, 1)
	{
		p.SetState(160)
		p.Match(TileIRParserT__9)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.B.OpenRegion()
	p.SetState(167)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	for (int64(_la) & ^0x3f) == 0 && ((int64(1)<<_la)&101711872) != 0 {
		{
			p.SetState(162)
			p.Operation()
		}
		p.B.EndOp()

		p.SetState(169)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)
	}
	p.SetState(173)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	for _la == TileIRParserBLOCK_ID {
		{
			p.SetState(170)
			p.Block()
		}

		p.SetState(175)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)
	}
	{
		p.SetState(176)
		p.Match(TileIRParserT__10)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.B.CloseRegion()

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// IBlockContext is an interface to support dynamic dispatch.
type IBlockContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	BLOCK_ID() antlr.TerminalNode
	Arguments() IArgumentsContext
	AllOperation() []IOperationContext
	Operation(i int) IOperationContext

	// IsBlockContext differentiates from other interfaces.
	IsBlockContext()
}

type BlockContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyBlockContext() *BlockContext {
	var p = new(BlockContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_block
	return p
}

func InitEmptyBlockContext(p *BlockContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_block
}

func (*BlockContext) IsBlockContext() {}

func NewBlockContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *BlockContext {
	var p = reuse[BlockContext](parser, TileIRParserRULE_block)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_block

	return p
}

func (s *BlockContext) GetParser() antlr.Parser { return s.parser }

func (s *BlockContext) BLOCK_ID() antlr.TerminalNode {
	return s.GetToken(TileIRParserBLOCK_ID, 0)
}

func (s *BlockContext) Arguments() IArgumentsContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IArgumentsContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(IArgumentsContext)
}

func (s *BlockContext) AllOperation() []IOperationContext {
	children := s.GetChildren()
	len := 0
	for _, ctx := range children {
		if _, ok := ctx.(IOperationContext); ok {
			len++
		}
	}

	tst := make([]IOperationContext, len)
	i := 0
	for _, ctx := range children {
		if t, ok := ctx.(IOperationContext); ok {
			tst[i] = t.(IOperationContext)
			i++
		}
	}

	return tst
}

func (s *BlockContext) Operation(i int) IOperationContext {
	var t antlr.RuleContext
	j := 0
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IOperationContext); ok {
			if j == i {
				t = ctx.(antlr.RuleContext)
				break
			}
			j++
		}
	}

	if t == nil {
		return nil
	}

	return t.(IOperationContext)
}

func (s *BlockContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *BlockContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) Block() (localctx IBlockContext) {
	localctx = NewBlockContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 10, TileIRParserRULE_block)
	var _la int

	p.EnterOuterAlt(localctx, 1)
	{
		p.SetState(179)
		p.Match(TileIRParserBLOCK_ID)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.B.Label()
	p.SetState(182)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if _la == TileIRParserT__3 {
		{
			p.SetState(181)
			p.Arguments()
		}

	}
	{
		p.SetState(184)
		p.Match(TileIRParserT__1)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.B.OpenBlock()
	p.SetState(191)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	for (int64(_la) & ^0x3f) == 0 && ((int64(1)<<_la)&101711872) != 0 {
		{
			p.SetState(186)
			p.Operation()
		}
		p.B.EndOp()

		p.SetState(193)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)
	}

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// IArgumentsContext is an interface to support dynamic dispatch.
type IArgumentsContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	AllArgument() []IArgumentContext
	Argument(i int) IArgumentContext

	// IsArgumentsContext differentiates from other interfaces.
	IsArgumentsContext()
}

type ArgumentsContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyArgumentsContext() *ArgumentsContext {
	var p = new(ArgumentsContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_arguments
	return p
}

func InitEmptyArgumentsContext(p *ArgumentsContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_arguments
}

func (*ArgumentsContext) IsArgumentsContext() {}

func NewArgumentsContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *ArgumentsContext {
	var p = reuse[ArgumentsContext](parser, TileIRParserRULE_arguments)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_arguments

	return p
}

func (s *ArgumentsContext) GetParser() antlr.Parser { return s.parser }

func (s *ArgumentsContext) AllArgument() []IArgumentContext {
	children := s.GetChildren()
	len := 0
	for _, ctx := range children {
		if _, ok := ctx.(IArgumentContext); ok {
			len++
		}
	}

	tst := make([]IArgumentContext, len)
	i := 0
	for _, ctx := range children {
		if t, ok := ctx.(IArgumentContext); ok {
			tst[i] = t.(IArgumentContext)
			i++
		}
	}

	return tst
}

func (s *ArgumentsContext) Argument(i int) IArgumentContext {
	var t antlr.RuleContext
	j := 0
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IArgumentContext); ok {
			if j == i {
				t = ctx.(antlr.RuleContext)
				break
			}
			j++
		}
	}

	if t == nil {
		return nil
	}

	return t.(IArgumentContext)
}

func (s *ArgumentsContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *ArgumentsContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) Arguments() (localctx IArgumentsContext) {
	localctx = NewArgumentsContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 12, TileIRParserRULE_arguments)
	var _la int

	p.EnterOuterAlt(localctx, 1)
	{
		p.SetState(194)
		p.Match(TileIRParserT__3)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.SetState(203)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if _la == TileIRParserVALUE {
		{
			p.SetState(195)
			p.Argument()
		}
		p.SetState(200)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		for _la == TileIRParserT__2 {
			{
				p.SetState(196)
				p.Match(TileIRParserT__2)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			{
				p.SetState(197)
				p.Argument()
			}

			p.SetState(202)
			p.GetErrorHandler().Sync(p)
			if p.HasError() {
				goto errorExit
			}
			_la = p.GetTokenStream().LA(1)
		}

	}
	{
		p.SetState(205)
		p.Match(TileIRParserT__4)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// IArgumentContext is an interface to support dynamic dispatch.
type IArgumentContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	VALUE() antlr.TerminalNode
	Type_() ITypeContext
	Dict() IDictContext
	Location() ILocationContext

	// IsArgumentContext differentiates from other interfaces.
	IsArgumentContext()
}

type ArgumentContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyArgumentContext() *ArgumentContext {
	var p = new(ArgumentContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_argument
	return p
}

func InitEmptyArgumentContext(p *ArgumentContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_argument
}

func (*ArgumentContext) IsArgumentContext() {}

func NewArgumentContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *ArgumentContext {
	var p = reuse[ArgumentContext](parser, TileIRParserRULE_argument)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_argument

	return p
}

func (s *ArgumentContext) GetParser() antlr.Parser { return s.parser }

func (s *ArgumentContext) VALUE() antlr.TerminalNode {
	return s.GetToken(TileIRParserVALUE, 0)
}

func (s *ArgumentContext) Type_() ITypeContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ITypeContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(ITypeContext)
}

func (s *ArgumentContext) Dict() IDictContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IDictContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(IDictContext)
}

func (s *ArgumentContext) Location() ILocationContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ILocationContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(ILocationContext)
}

func (s *ArgumentContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *ArgumentContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) Argument() (localctx IArgumentContext) {
	localctx = NewArgumentContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 14, TileIRParserRULE_argument)
	var _la int

	p.EnterOuterAlt(localctx, 1)
	{
		p.SetState(207)
		p.Match(TileIRParserVALUE)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.B.ArgName()
	{
		p.SetState(209)
		p.Match(TileIRParserT__1)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	{
		p.SetState(210)
		p.Type_()
	}
	p.B.ArgType()
	p.SetState(215)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if _la == TileIRParserT__9 {
		{
			p.SetState(212)
			p.Dict()
		}
		p.B.ArgAttrs()

	}
	p.SetState(220)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if _la == TileIRParserLOC {
		{
			p.SetState(217)
			p.Location()
		}
		p.B.ArgLocation()

	}

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// ITypeContext is an interface to support dynamic dispatch.
type ITypeContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	SimpleType() ISimpleTypeContext
	FunctionType() IFunctionTypeContext

	// IsTypeContext differentiates from other interfaces.
	IsTypeContext()
}

type TypeContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyTypeContext() *TypeContext {
	var p = new(TypeContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_type
	return p
}

func InitEmptyTypeContext(p *TypeContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_type
}

func (*TypeContext) IsTypeContext() {}

func NewTypeContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *TypeContext {
	var p = reuse[TypeContext](parser, TileIRParserRULE_type)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_type

	return p
}

func (s *TypeContext) GetParser() antlr.Parser { return s.parser }

func (s *TypeContext) SimpleType() ISimpleTypeContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ISimpleTypeContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(ISimpleTypeContext)
}

func (s *TypeContext) FunctionType() IFunctionTypeContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IFunctionTypeContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(IFunctionTypeContext)
}

func (s *TypeContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *TypeContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) Type_() (localctx ITypeContext) {
	localctx = NewTypeContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 16, TileIRParserRULE_type)
	p.SetState(224)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}

	switch p.GetTokenStream().LA(1) {
	case TileIRParserEXCL_ID, TileIRParserBARE_ID:
		p.EnterOuterAlt(localctx, 1)
		{
			p.SetState(222)
			p.SimpleType()
		}

	case TileIRParserT__3:
		p.EnterOuterAlt(localctx, 2)
		{
			p.SetState(223)
			p.FunctionType()
		}

	default:
		p.SetError(antlr.NewNoViableAltException(p, nil, nil, nil, nil, nil))
		goto errorExit
	}

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// ISimpleTypeContext is an interface to support dynamic dispatch.
type ISimpleTypeContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	BARE_ID() antlr.TerminalNode
	EXCL_ID() antlr.TerminalNode
	TypeParams() ITypeParamsContext

	// IsSimpleTypeContext differentiates from other interfaces.
	IsSimpleTypeContext()
}

type SimpleTypeContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptySimpleTypeContext() *SimpleTypeContext {
	var p = new(SimpleTypeContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_simpleType
	return p
}

func InitEmptySimpleTypeContext(p *SimpleTypeContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_simpleType
}

func (*SimpleTypeContext) IsSimpleTypeContext() {}

func NewSimpleTypeContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *SimpleTypeContext {
	var p = reuse[SimpleTypeContext](parser, TileIRParserRULE_simpleType)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_simpleType

	return p
}

func (s *SimpleTypeContext) GetParser() antlr.Parser { return s.parser }

func (s *SimpleTypeContext) BARE_ID() antlr.TerminalNode {
	return s.GetToken(TileIRParserBARE_ID, 0)
}

func (s *SimpleTypeContext) EXCL_ID() antlr.TerminalNode {
	return s.GetToken(TileIRParserEXCL_ID, 0)
}

func (s *SimpleTypeContext) TypeParams() ITypeParamsContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ITypeParamsContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(ITypeParamsContext)
}

func (s *SimpleTypeContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *SimpleTypeContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) SimpleType() (localctx ISimpleTypeContext) {
	localctx = NewSimpleTypeContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 18, TileIRParserRULE_simpleType)
	var _la int

	p.EnterOuterAlt(localctx, 1)
	{
		p.SetState(226)
		_la = p.GetTokenStream().LA(1)

		if !(_la == TileIRParserEXCL_ID || _la == TileIRParserBARE_ID) {
			p.GetErrorHandler().RecoverInline(p)
		} else {
			p.GetErrorHandler().ReportMatch(p)
			p.Consume()
		}
	}
	p.B.TypeName()
	p.SetState(229)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if _la == TileIRParserT__7 {
		{
			p.SetState(228)
			p.TypeParams()
		}

	}
	p.B.TypeDone()

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// IFunctionTypeContext is an interface to support dynamic dispatch.
type IFunctionTypeContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	SimpleType() ISimpleTypeContext
	AllType_() []ITypeContext
	Type_(i int) ITypeContext

	// IsFunctionTypeContext differentiates from other interfaces.
	IsFunctionTypeContext()
}

type FunctionTypeContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyFunctionTypeContext() *FunctionTypeContext {
	var p = new(FunctionTypeContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_functionType
	return p
}

func InitEmptyFunctionTypeContext(p *FunctionTypeContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_functionType
}

func (*FunctionTypeContext) IsFunctionTypeContext() {}

func NewFunctionTypeContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *FunctionTypeContext {
	var p = reuse[FunctionTypeContext](parser, TileIRParserRULE_functionType)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_functionType

	return p
}

func (s *FunctionTypeContext) GetParser() antlr.Parser { return s.parser }

func (s *FunctionTypeContext) SimpleType() ISimpleTypeContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ISimpleTypeContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(ISimpleTypeContext)
}

func (s *FunctionTypeContext) AllType_() []ITypeContext {
	children := s.GetChildren()
	len := 0
	for _, ctx := range children {
		if _, ok := ctx.(ITypeContext); ok {
			len++
		}
	}

	tst := make([]ITypeContext, len)
	i := 0
	for _, ctx := range children {
		if t, ok := ctx.(ITypeContext); ok {
			tst[i] = t.(ITypeContext)
			i++
		}
	}

	return tst
}

func (s *FunctionTypeContext) Type_(i int) ITypeContext {
	var t antlr.RuleContext
	j := 0
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ITypeContext); ok {
			if j == i {
				t = ctx.(antlr.RuleContext)
				break
			}
			j++
		}
	}

	if t == nil {
		return nil
	}

	return t.(ITypeContext)
}

func (s *FunctionTypeContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *FunctionTypeContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) FunctionType() (localctx IFunctionTypeContext) {
	localctx = NewFunctionTypeContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 20, TileIRParserRULE_functionType)
	var _la int

	p.EnterOuterAlt(localctx, 1)
	{
		p.SetState(233)
		p.Match(TileIRParserT__3)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.B.OpenTypes()
	p.SetState(246)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if (int64(_la) & ^0x3f) == 0 && ((int64(1)<<_la)&50331664) != 0 {
		{
			p.SetState(235)
			p.Type_()
		}
		p.B.AddType()
		p.SetState(243)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		for _la == TileIRParserT__2 {
			{
				p.SetState(237)
				p.Match(TileIRParserT__2)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			{
				p.SetState(238)
				p.Type_()
			}
			p.B.AddType()

			p.SetState(245)
			p.GetErrorHandler().Sync(p)
			if p.HasError() {
				goto errorExit
			}
			_la = p.GetTokenStream().LA(1)
		}

	}
	{
		p.SetState(248)
		p.Match(TileIRParserT__4)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	{
		p.SetState(249)
		p.Match(TileIRParserT__11)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.B.FunctionIns()
	p.SetState(269)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}

	switch p.GetTokenStream().LA(1) {
	case TileIRParserEXCL_ID, TileIRParserBARE_ID:
		{
			p.SetState(251)
			p.SimpleType()
		}
		p.B.AddType()

	case TileIRParserT__3:
		{
			p.SetState(254)
			p.Match(TileIRParserT__3)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.SetState(266)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		if (int64(_la) & ^0x3f) == 0 && ((int64(1)<<_la)&50331664) != 0 {
			{
				p.SetState(255)
				p.Type_()
			}
			p.B.AddType()
			p.SetState(263)
			p.GetErrorHandler().Sync(p)
			if p.HasError() {
				goto errorExit
			}
			_la = p.GetTokenStream().LA(1)

			for _la == TileIRParserT__2 {
				{
					p.SetState(257)
					p.Match(TileIRParserT__2)
					if p.HasError() {
						// Recognition error - abort rule
						goto errorExit
					}
				}
				{
					p.SetState(258)
					p.Type_()
				}
				p.B.AddType()

				p.SetState(265)
				p.GetErrorHandler().Sync(p)
				if p.HasError() {
					goto errorExit
				}
				_la = p.GetTokenStream().LA(1)
			}

		}
		{
			p.SetState(268)
			p.Match(TileIRParserT__4)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}

	default:
		p.SetError(antlr.NewNoViableAltException(p, nil, nil, nil, nil, nil))
		goto errorExit
	}
	p.B.FunctionOuts()

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// ITypeParamsContext is an interface to support dynamic dispatch.
type ITypeParamsContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	AllTypeArg() []ITypeArgContext
	TypeArg(i int) ITypeArgContext

	// IsTypeParamsContext differentiates from other interfaces.
	IsTypeParamsContext()
}

type TypeParamsContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyTypeParamsContext() *TypeParamsContext {
	var p = new(TypeParamsContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_typeParams
	return p
}

func InitEmptyTypeParamsContext(p *TypeParamsContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_typeParams
}

func (*TypeParamsContext) IsTypeParamsContext() {}

func NewTypeParamsContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *TypeParamsContext {
	var p = reuse[TypeParamsContext](parser, TileIRParserRULE_typeParams)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_typeParams

	return p
}

func (s *TypeParamsContext) GetParser() antlr.Parser { return s.parser }

func (s *TypeParamsContext) AllTypeArg() []ITypeArgContext {
	children := s.GetChildren()
	len := 0
	for _, ctx := range children {
		if _, ok := ctx.(ITypeArgContext); ok {
			len++
		}
	}

	tst := make([]ITypeArgContext, len)
	i := 0
	for _, ctx := range children {
		if t, ok := ctx.(ITypeArgContext); ok {
			tst[i] = t.(ITypeArgContext)
			i++
		}
	}

	return tst
}

func (s *TypeParamsContext) TypeArg(i int) ITypeArgContext {
	var t antlr.RuleContext
	j := 0
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ITypeArgContext); ok {
			if j == i {
				t = ctx.(antlr.RuleContext)
				break
			}
			j++
		}
	}

	if t == nil {
		return nil
	}

	return t.(ITypeArgContext)
}

func (s *TypeParamsContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *TypeParamsContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) TypeParams() (localctx ITypeParamsContext) {
	localctx = NewTypeParamsContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 22, TileIRParserRULE_typeParams)
	var _la int

	p.EnterOuterAlt(localctx, 1)
	{
		p.SetState(273)
		p.Match(TileIRParserT__7)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.B.Deeper()
	p.SetState(283)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if (int64(_la) & ^0x3f) == 0 && ((int64(1)<<_la)&58818560) != 0 {
		{
			p.SetState(275)
			p.TypeArg()
		}
		p.SetState(280)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		for _la == TileIRParserT__2 {
			{
				p.SetState(276)
				p.Match(TileIRParserT__2)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			{
				p.SetState(277)
				p.TypeArg()
			}

			p.SetState(282)
			p.GetErrorHandler().Sync(p)
			if p.HasError() {
				goto errorExit
			}
			_la = p.GetTokenStream().LA(1)
		}

	}
	{
		p.SetState(285)
		p.Match(TileIRParserT__8)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.B.Shallower()

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// ITypeArgContext is an interface to support dynamic dispatch.
type ITypeArgContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	SHAPE() antlr.TerminalNode
	SimpleType() ISimpleTypeContext
	HEX() antlr.TerminalNode
	BARE_ID() antlr.TerminalNode
	TypeArgValue() ITypeArgValueContext
	TypeParams() ITypeParamsContext
	EXCL_ID() antlr.TerminalNode
	HASH_ID() antlr.TerminalNode

	// IsTypeArgContext differentiates from other interfaces.
	IsTypeArgContext()
}

type TypeArgContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyTypeArgContext() *TypeArgContext {
	var p = new(TypeArgContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_typeArg
	return p
}

func InitEmptyTypeArgContext(p *TypeArgContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_typeArg
}

func (*TypeArgContext) IsTypeArgContext() {}

func NewTypeArgContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *TypeArgContext {
	var p = reuse[TypeArgContext](parser, TileIRParserRULE_typeArg)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_typeArg

	return p
}

func (s *TypeArgContext) GetParser() antlr.Parser { return s.parser }

func (s *TypeArgContext) SHAPE() antlr.TerminalNode {
	return s.GetToken(TileIRParserSHAPE, 0)
}

func (s *TypeArgContext) SimpleType() ISimpleTypeContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ISimpleTypeContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(ISimpleTypeContext)
}

func (s *TypeArgContext) HEX() antlr.TerminalNode {
	return s.GetToken(TileIRParserHEX, 0)
}

func (s *TypeArgContext) BARE_ID() antlr.TerminalNode {
	return s.GetToken(TileIRParserBARE_ID, 0)
}

func (s *TypeArgContext) TypeArgValue() ITypeArgValueContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ITypeArgValueContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(ITypeArgValueContext)
}

func (s *TypeArgContext) TypeParams() ITypeParamsContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ITypeParamsContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(ITypeParamsContext)
}

func (s *TypeArgContext) EXCL_ID() antlr.TerminalNode {
	return s.GetToken(TileIRParserEXCL_ID, 0)
}

func (s *TypeArgContext) HASH_ID() antlr.TerminalNode {
	return s.GetToken(TileIRParserHASH_ID, 0)
}

func (s *TypeArgContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *TypeArgContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) TypeArg() (localctx ITypeArgContext) {
	localctx = NewTypeArgContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 24, TileIRParserRULE_typeArg)
	var _la int

	p.SetState(318)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}

	switch p.GetTokenStream().LA(1) {
	case TileIRParserSHAPE:
		p.EnterOuterAlt(localctx, 1)
		{
			p.SetState(288)
			p.Match(TileIRParserSHAPE)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.TypeShape()
		{
			p.SetState(290)
			p.SimpleType()
		}
		p.B.TypeElem()

	case TileIRParserHEX:
		p.EnterOuterAlt(localctx, 2)
		{
			p.SetState(293)
			p.Match(TileIRParserHEX)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.TypeHex()

	case TileIRParserBARE_ID:
		p.EnterOuterAlt(localctx, 3)
		{
			p.SetState(295)
			p.Match(TileIRParserBARE_ID)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.TypeWord()
		p.SetState(304)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}

		switch p.GetTokenStream().LA(1) {
		case TileIRParserT__0:
			{
				p.SetState(297)
				p.Match(TileIRParserT__0)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			p.B.TypeKey()
			{
				p.SetState(299)
				p.TypeArgValue()
			}

		case TileIRParserT__2, TileIRParserT__7, TileIRParserT__8:
			p.SetState(301)
			p.GetErrorHandler().Sync(p)
			if p.HasError() {
				goto errorExit
			}
			_la = p.GetTokenStream().LA(1)

			if _la == TileIRParserT__7 {
				{
					p.SetState(300)
					p.TypeParams()
				}

			}
			p.B.TypeArgDone()

		default:
			p.SetError(antlr.NewNoViableAltException(p, nil, nil, nil, nil, nil))
			goto errorExit
		}

	case TileIRParserEXCL_ID:
		p.EnterOuterAlt(localctx, 4)
		{
			p.SetState(306)
			p.Match(TileIRParserEXCL_ID)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.TypeWord()
		p.SetState(309)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		if _la == TileIRParserT__7 {
			{
				p.SetState(308)
				p.TypeParams()
			}

		}
		p.B.TypeArgDone()

	case TileIRParserHASH_ID:
		p.EnterOuterAlt(localctx, 5)
		{
			p.SetState(312)
			p.Match(TileIRParserHASH_ID)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.TypeAttrName()
		{
			p.SetState(314)
			p.Match(TileIRParserT__7)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		{
			p.SetState(315)
			p.Match(TileIRParserBARE_ID)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.TypeAttrValue()
		{
			p.SetState(317)
			p.Match(TileIRParserT__8)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}

	default:
		p.SetError(antlr.NewNoViableAltException(p, nil, nil, nil, nil, nil))
		goto errorExit
	}

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// ITypeArgValueContext is an interface to support dynamic dispatch.
type ITypeArgValueContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	AllTypeDim() []ITypeDimContext
	TypeDim(i int) ITypeDimContext
	INT() antlr.TerminalNode
	DIMS() antlr.TerminalNode
	BARE_ID() antlr.TerminalNode

	// IsTypeArgValueContext differentiates from other interfaces.
	IsTypeArgValueContext()
}

type TypeArgValueContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyTypeArgValueContext() *TypeArgValueContext {
	var p = new(TypeArgValueContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_typeArgValue
	return p
}

func InitEmptyTypeArgValueContext(p *TypeArgValueContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_typeArgValue
}

func (*TypeArgValueContext) IsTypeArgValueContext() {}

func NewTypeArgValueContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *TypeArgValueContext {
	var p = reuse[TypeArgValueContext](parser, TileIRParserRULE_typeArgValue)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_typeArgValue

	return p
}

func (s *TypeArgValueContext) GetParser() antlr.Parser { return s.parser }

func (s *TypeArgValueContext) AllTypeDim() []ITypeDimContext {
	children := s.GetChildren()
	len := 0
	for _, ctx := range children {
		if _, ok := ctx.(ITypeDimContext); ok {
			len++
		}
	}

	tst := make([]ITypeDimContext, len)
	i := 0
	for _, ctx := range children {
		if t, ok := ctx.(ITypeDimContext); ok {
			tst[i] = t.(ITypeDimContext)
			i++
		}
	}

	return tst
}

func (s *TypeArgValueContext) TypeDim(i int) ITypeDimContext {
	var t antlr.RuleContext
	j := 0
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ITypeDimContext); ok {
			if j == i {
				t = ctx.(antlr.RuleContext)
				break
			}
			j++
		}
	}

	if t == nil {
		return nil
	}

	return t.(ITypeDimContext)
}

func (s *TypeArgValueContext) INT() antlr.TerminalNode {
	return s.GetToken(TileIRParserINT, 0)
}

func (s *TypeArgValueContext) DIMS() antlr.TerminalNode {
	return s.GetToken(TileIRParserDIMS, 0)
}

func (s *TypeArgValueContext) BARE_ID() antlr.TerminalNode {
	return s.GetToken(TileIRParserBARE_ID, 0)
}

func (s *TypeArgValueContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *TypeArgValueContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) TypeArgValue() (localctx ITypeArgValueContext) {
	localctx = NewTypeArgValueContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 26, TileIRParserRULE_typeArgValue)
	var _la int

	p.SetState(340)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}

	switch p.GetTokenStream().LA(1) {
	case TileIRParserT__5:
		p.EnterOuterAlt(localctx, 1)
		{
			p.SetState(320)
			p.Match(TileIRParserT__5)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.SetState(329)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		if _la == TileIRParserT__12 || _la == TileIRParserINT {
			{
				p.SetState(321)
				p.TypeDim()
			}
			p.SetState(326)
			p.GetErrorHandler().Sync(p)
			if p.HasError() {
				goto errorExit
			}
			_la = p.GetTokenStream().LA(1)

			for _la == TileIRParserT__2 {
				{
					p.SetState(322)
					p.Match(TileIRParserT__2)
					if p.HasError() {
						// Recognition error - abort rule
						goto errorExit
					}
				}
				{
					p.SetState(323)
					p.TypeDim()
				}

				p.SetState(328)
				p.GetErrorHandler().Sync(p)
				if p.HasError() {
					goto errorExit
				}
				_la = p.GetTokenStream().LA(1)
			}

		}
		{
			p.SetState(331)
			p.Match(TileIRParserT__6)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}

	case TileIRParserT__3:
		p.EnterOuterAlt(localctx, 2)
		{
			p.SetState(332)
			p.Match(TileIRParserT__3)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.SetState(335)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		if _la == TileIRParserDIMS || _la == TileIRParserINT {
			{
				p.SetState(333)
				_la = p.GetTokenStream().LA(1)

				if !(_la == TileIRParserDIMS || _la == TileIRParserINT) {
					p.GetErrorHandler().RecoverInline(p)
				} else {
					p.GetErrorHandler().ReportMatch(p)
					p.Consume()
				}
			}
			p.B.TypeDims()

		}
		{
			p.SetState(337)
			p.Match(TileIRParserT__4)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}

	case TileIRParserINT, TileIRParserBARE_ID:
		p.EnterOuterAlt(localctx, 3)
		{
			p.SetState(338)
			_la = p.GetTokenStream().LA(1)

			if !(_la == TileIRParserINT || _la == TileIRParserBARE_ID) {
				p.GetErrorHandler().RecoverInline(p)
			} else {
				p.GetErrorHandler().ReportMatch(p)
				p.Consume()
			}
		}
		p.B.TypeValue()

	default:
		p.SetError(antlr.NewNoViableAltException(p, nil, nil, nil, nil, nil))
		goto errorExit
	}

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// ITypeDimContext is an interface to support dynamic dispatch.
type ITypeDimContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	INT() antlr.TerminalNode

	// IsTypeDimContext differentiates from other interfaces.
	IsTypeDimContext()
}

type TypeDimContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyTypeDimContext() *TypeDimContext {
	var p = new(TypeDimContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_typeDim
	return p
}

func InitEmptyTypeDimContext(p *TypeDimContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_typeDim
}

func (*TypeDimContext) IsTypeDimContext() {}

func NewTypeDimContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *TypeDimContext {
	var p = reuse[TypeDimContext](parser, TileIRParserRULE_typeDim)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_typeDim

	return p
}

func (s *TypeDimContext) GetParser() antlr.Parser { return s.parser }

func (s *TypeDimContext) INT() antlr.TerminalNode {
	return s.GetToken(TileIRParserINT, 0)
}

func (s *TypeDimContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *TypeDimContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) TypeDim() (localctx ITypeDimContext) {
	localctx = NewTypeDimContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 28, TileIRParserRULE_typeDim)
	var _la int

	p.EnterOuterAlt(localctx, 1)
	{
		p.SetState(342)
		_la = p.GetTokenStream().LA(1)

		if !(_la == TileIRParserT__12 || _la == TileIRParserINT) {
			p.GetErrorHandler().RecoverInline(p)
		} else {
			p.GetErrorHandler().ReportMatch(p)
			p.Consume()
		}
	}
	p.B.TypeDim()

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// IAttributeContext is an interface to support dynamic dispatch.
type IAttributeContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	INT() antlr.TerminalNode
	FLOAT() antlr.TerminalNode
	HEX() antlr.TerminalNode
	Type_() ITypeContext
	STRING() antlr.TerminalNode
	SYMBOL() antlr.TerminalNode
	AllAttribute() []IAttributeContext
	Attribute(i int) IAttributeContext
	Dict() IDictContext
	Location() ILocationContext
	BARE_ID() antlr.TerminalNode
	HASH_ID() antlr.TerminalNode
	EXCL_ID() antlr.TerminalNode
	FunctionType() IFunctionTypeContext

	// IsAttributeContext differentiates from other interfaces.
	IsAttributeContext()
}

type AttributeContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyAttributeContext() *AttributeContext {
	var p = new(AttributeContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_attribute
	return p
}

func InitEmptyAttributeContext(p *AttributeContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_attribute
}

func (*AttributeContext) IsAttributeContext() {}

func NewAttributeContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *AttributeContext {
	var p = reuse[AttributeContext](parser, TileIRParserRULE_attribute)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_attribute

	return p
}

func (s *AttributeContext) GetParser() antlr.Parser { return s.parser }

func (s *AttributeContext) INT() antlr.TerminalNode {
	return s.GetToken(TileIRParserINT, 0)
}

func (s *AttributeContext) FLOAT() antlr.TerminalNode {
	return s.GetToken(TileIRParserFLOAT, 0)
}

func (s *AttributeContext) HEX() antlr.TerminalNode {
	return s.GetToken(TileIRParserHEX, 0)
}

func (s *AttributeContext) Type_() ITypeContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ITypeContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(ITypeContext)
}

func (s *AttributeContext) STRING() antlr.TerminalNode {
	return s.GetToken(TileIRParserSTRING, 0)
}

func (s *AttributeContext) SYMBOL() antlr.TerminalNode {
	return s.GetToken(TileIRParserSYMBOL, 0)
}

func (s *AttributeContext) AllAttribute() []IAttributeContext {
	children := s.GetChildren()
	len := 0
	for _, ctx := range children {
		if _, ok := ctx.(IAttributeContext); ok {
			len++
		}
	}

	tst := make([]IAttributeContext, len)
	i := 0
	for _, ctx := range children {
		if t, ok := ctx.(IAttributeContext); ok {
			tst[i] = t.(IAttributeContext)
			i++
		}
	}

	return tst
}

func (s *AttributeContext) Attribute(i int) IAttributeContext {
	var t antlr.RuleContext
	j := 0
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IAttributeContext); ok {
			if j == i {
				t = ctx.(antlr.RuleContext)
				break
			}
			j++
		}
	}

	if t == nil {
		return nil
	}

	return t.(IAttributeContext)
}

func (s *AttributeContext) Dict() IDictContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IDictContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(IDictContext)
}

func (s *AttributeContext) Location() ILocationContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ILocationContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(ILocationContext)
}

func (s *AttributeContext) BARE_ID() antlr.TerminalNode {
	return s.GetToken(TileIRParserBARE_ID, 0)
}

func (s *AttributeContext) HASH_ID() antlr.TerminalNode {
	return s.GetToken(TileIRParserHASH_ID, 0)
}

func (s *AttributeContext) EXCL_ID() antlr.TerminalNode {
	return s.GetToken(TileIRParserEXCL_ID, 0)
}

func (s *AttributeContext) FunctionType() IFunctionTypeContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IFunctionTypeContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(IFunctionTypeContext)
}

func (s *AttributeContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *AttributeContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) Attribute() (localctx IAttributeContext) {
	localctx = NewAttributeContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 30, TileIRParserRULE_attribute)
	var _la int

	p.SetState(396)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}

	switch p.GetTokenStream().LA(1) {
	case TileIRParserHEX, TileIRParserFLOAT, TileIRParserINT:
		p.EnterOuterAlt(localctx, 1)
		{
			p.SetState(345)
			_la = p.GetTokenStream().LA(1)

			if !((int64(_la) & ^0x3f) == 0 && ((int64(1)<<_la)&819200) != 0) {
				p.GetErrorHandler().RecoverInline(p)
			} else {
				p.GetErrorHandler().ReportMatch(p)
				p.Consume()
			}
		}
		p.B.Number()
		p.SetState(351)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		if _la == TileIRParserT__1 {
			{
				p.SetState(347)
				p.Match(TileIRParserT__1)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			{
				p.SetState(348)
				p.Type_()
			}
			p.B.NumberType()

		}
		p.B.NumberDone()

	case TileIRParserSTRING:
		p.EnterOuterAlt(localctx, 2)
		{
			p.SetState(354)
			p.Match(TileIRParserSTRING)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.String()
		p.SetState(360)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		if _la == TileIRParserT__1 {
			{
				p.SetState(356)
				p.Match(TileIRParserT__1)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			{
				p.SetState(357)
				p.Type_()
			}
			p.B.StringType()

		}

	case TileIRParserSYMBOL:
		p.EnterOuterAlt(localctx, 3)
		{
			p.SetState(362)
			p.Match(TileIRParserSYMBOL)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.Symbol()

	case TileIRParserT__5:
		p.EnterOuterAlt(localctx, 4)
		{
			p.SetState(364)
			p.Match(TileIRParserT__5)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.OpenList()
		p.SetState(377)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		if (int64(_la) & ^0x3f) == 0 && ((int64(1)<<_la)&128762960) != 0 {
			{
				p.SetState(366)
				p.Attribute()
			}
			p.B.ListItem()
			p.SetState(374)
			p.GetErrorHandler().Sync(p)
			if p.HasError() {
				goto errorExit
			}
			_la = p.GetTokenStream().LA(1)

			for _la == TileIRParserT__2 {
				{
					p.SetState(368)
					p.Match(TileIRParserT__2)
					if p.HasError() {
						// Recognition error - abort rule
						goto errorExit
					}
				}
				{
					p.SetState(369)
					p.Attribute()
				}
				p.B.ListItem()

				p.SetState(376)
				p.GetErrorHandler().Sync(p)
				if p.HasError() {
					goto errorExit
				}
				_la = p.GetTokenStream().LA(1)
			}

		}
		{
			p.SetState(379)
			p.Match(TileIRParserT__6)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.CloseList()

	case TileIRParserT__9:
		p.EnterOuterAlt(localctx, 5)
		{
			p.SetState(381)
			p.Dict()
		}
		p.B.DictAttr()

	case TileIRParserLOC:
		p.EnterOuterAlt(localctx, 6)
		{
			p.SetState(384)
			p.Location()
		}
		p.B.LocationAttr()

	case TileIRParserBARE_ID:
		p.EnterOuterAlt(localctx, 7)
		{
			p.SetState(387)
			p.Match(TileIRParserBARE_ID)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.WordAttr()

	case TileIRParserHASH_ID:
		p.EnterOuterAlt(localctx, 8)
		{
			p.SetState(389)
			p.Match(TileIRParserHASH_ID)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.HashAttr()

	case TileIRParserEXCL_ID:
		p.EnterOuterAlt(localctx, 9)
		{
			p.SetState(391)
			p.Match(TileIRParserEXCL_ID)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.DialectTypeAttr()

	case TileIRParserT__3:
		p.EnterOuterAlt(localctx, 10)
		{
			p.SetState(393)
			p.FunctionType()
		}
		p.B.TypeAttr()

	default:
		p.SetError(antlr.NewNoViableAltException(p, nil, nil, nil, nil, nil))
		goto errorExit
	}

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// IDictContext is an interface to support dynamic dispatch.
type IDictContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	AllDictEntry() []IDictEntryContext
	DictEntry(i int) IDictEntryContext

	// IsDictContext differentiates from other interfaces.
	IsDictContext()
}

type DictContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyDictContext() *DictContext {
	var p = new(DictContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_dict
	return p
}

func InitEmptyDictContext(p *DictContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_dict
}

func (*DictContext) IsDictContext() {}

func NewDictContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *DictContext {
	var p = reuse[DictContext](parser, TileIRParserRULE_dict)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_dict

	return p
}

func (s *DictContext) GetParser() antlr.Parser { return s.parser }

func (s *DictContext) AllDictEntry() []IDictEntryContext {
	children := s.GetChildren()
	len := 0
	for _, ctx := range children {
		if _, ok := ctx.(IDictEntryContext); ok {
			len++
		}
	}

	tst := make([]IDictEntryContext, len)
	i := 0
	for _, ctx := range children {
		if t, ok := ctx.(IDictEntryContext); ok {
			tst[i] = t.(IDictEntryContext)
			i++
		}
	}

	return tst
}

func (s *DictContext) DictEntry(i int) IDictEntryContext {
	var t antlr.RuleContext
	j := 0
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IDictEntryContext); ok {
			if j == i {
				t = ctx.(antlr.RuleContext)
				break
			}
			j++
		}
	}

	if t == nil {
		return nil
	}

	return t.(IDictEntryContext)
}

func (s *DictContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *DictContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) Dict() (localctx IDictContext) {
	localctx = NewDictContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 32, TileIRParserRULE_dict)
	var _la int

	p.EnterOuterAlt(localctx, 1)
	{
		p.SetState(398)
		p.Match(TileIRParserT__9)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.B.OpenDict()
	p.SetState(408)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if (int64(_la) & ^0x3f) == 0 && ((int64(1)<<_la)&100679680) != 0 {
		{
			p.SetState(400)
			p.DictEntry()
		}
		p.SetState(405)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		for _la == TileIRParserT__2 {
			{
				p.SetState(401)
				p.Match(TileIRParserT__2)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			{
				p.SetState(402)
				p.DictEntry()
			}

			p.SetState(407)
			p.GetErrorHandler().Sync(p)
			if p.HasError() {
				goto errorExit
			}
			_la = p.GetTokenStream().LA(1)
		}

	}
	{
		p.SetState(410)
		p.Match(TileIRParserT__10)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.B.CloseDict()

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// IDictEntryContext is an interface to support dynamic dispatch.
type IDictEntryContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	BARE_ID() antlr.TerminalNode
	LOC() antlr.TerminalNode
	STRING() antlr.TerminalNode
	Attribute() IAttributeContext

	// IsDictEntryContext differentiates from other interfaces.
	IsDictEntryContext()
}

type DictEntryContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyDictEntryContext() *DictEntryContext {
	var p = new(DictEntryContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_dictEntry
	return p
}

func InitEmptyDictEntryContext(p *DictEntryContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_dictEntry
}

func (*DictEntryContext) IsDictEntryContext() {}

func NewDictEntryContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *DictEntryContext {
	var p = reuse[DictEntryContext](parser, TileIRParserRULE_dictEntry)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_dictEntry

	return p
}

func (s *DictEntryContext) GetParser() antlr.Parser { return s.parser }

func (s *DictEntryContext) BARE_ID() antlr.TerminalNode {
	return s.GetToken(TileIRParserBARE_ID, 0)
}

func (s *DictEntryContext) LOC() antlr.TerminalNode {
	return s.GetToken(TileIRParserLOC, 0)
}

func (s *DictEntryContext) STRING() antlr.TerminalNode {
	return s.GetToken(TileIRParserSTRING, 0)
}

func (s *DictEntryContext) Attribute() IAttributeContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IAttributeContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(IAttributeContext)
}

func (s *DictEntryContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *DictEntryContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) DictEntry() (localctx IDictEntryContext) {
	localctx = NewDictEntryContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 34, TileIRParserRULE_dictEntry)
	var _la int

	p.EnterOuterAlt(localctx, 1)
	{
		p.SetState(413)
		_la = p.GetTokenStream().LA(1)

		if !((int64(_la) & ^0x3f) == 0 && ((int64(1)<<_la)&100679680) != 0) {
			p.GetErrorHandler().RecoverInline(p)
		} else {
			p.GetErrorHandler().ReportMatch(p)
			p.Consume()
		}
	}
	p.B.DictKey()
	p.SetState(417)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}
	_la = p.GetTokenStream().LA(1)

	if _la == TileIRParserT__0 {
		{
			p.SetState(415)
			p.Match(TileIRParserT__0)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		{
			p.SetState(416)
			p.Attribute()
		}

	}
	p.B.DictEntry()

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// ILocationContext is an interface to support dynamic dispatch.
type ILocationContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	LOC() antlr.TerminalNode
	LocBody() ILocBodyContext

	// IsLocationContext differentiates from other interfaces.
	IsLocationContext()
}

type LocationContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyLocationContext() *LocationContext {
	var p = new(LocationContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_location
	return p
}

func InitEmptyLocationContext(p *LocationContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_location
}

func (*LocationContext) IsLocationContext() {}

func NewLocationContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *LocationContext {
	var p = reuse[LocationContext](parser, TileIRParserRULE_location)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_location

	return p
}

func (s *LocationContext) GetParser() antlr.Parser { return s.parser }

func (s *LocationContext) LOC() antlr.TerminalNode {
	return s.GetToken(TileIRParserLOC, 0)
}

func (s *LocationContext) LocBody() ILocBodyContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ILocBodyContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(ILocBodyContext)
}

func (s *LocationContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *LocationContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) Location() (localctx ILocationContext) {
	localctx = NewLocationContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 36, TileIRParserRULE_location)
	p.EnterOuterAlt(localctx, 1)
	{
		p.SetState(421)
		p.Match(TileIRParserLOC)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	{
		p.SetState(422)
		p.Match(TileIRParserT__3)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.B.Deeper()
	{
		p.SetState(424)
		p.LocBody()
	}
	{
		p.SetState(425)
		p.Match(TileIRParserT__4)
		if p.HasError() {
			// Recognition error - abort rule
			goto errorExit
		}
	}
	p.B.Shallower()

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}

// ILocBodyContext is an interface to support dynamic dispatch.
type ILocBodyContext interface {
	antlr.ParserRuleContext

	// GetParser returns the parser.
	GetParser() antlr.Parser

	// Getter signatures
	STRING() antlr.TerminalNode
	AllINT() []antlr.TerminalNode
	INT(i int) antlr.TerminalNode
	AllLocBody() []ILocBodyContext
	LocBody(i int) ILocBodyContext
	HASH_ID() antlr.TerminalNode
	AllBARE_ID() []antlr.TerminalNode
	BARE_ID(i int) antlr.TerminalNode
	Attribute() IAttributeContext
	Location() ILocationContext

	// IsLocBodyContext differentiates from other interfaces.
	IsLocBodyContext()
}

type LocBodyContext struct {
	antlr.BaseParserRuleContext
	parser antlr.Parser
}

func NewEmptyLocBodyContext() *LocBodyContext {
	var p = new(LocBodyContext)
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_locBody
	return p
}

func InitEmptyLocBodyContext(p *LocBodyContext) {
	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, nil, -1)
	p.RuleIndex = TileIRParserRULE_locBody
}

func (*LocBodyContext) IsLocBodyContext() {}

func NewLocBodyContext(parser antlr.Parser, parent antlr.ParserRuleContext, invokingState int) *LocBodyContext {
	var p = reuse[LocBodyContext](parser, TileIRParserRULE_locBody)

	antlr.InitBaseParserRuleContext(&p.BaseParserRuleContext, parent, invokingState)

	p.parser = parser
	p.RuleIndex = TileIRParserRULE_locBody

	return p
}

func (s *LocBodyContext) GetParser() antlr.Parser { return s.parser }

func (s *LocBodyContext) STRING() antlr.TerminalNode {
	return s.GetToken(TileIRParserSTRING, 0)
}

func (s *LocBodyContext) AllINT() []antlr.TerminalNode {
	return s.GetTokens(TileIRParserINT)
}

func (s *LocBodyContext) INT(i int) antlr.TerminalNode {
	return s.GetToken(TileIRParserINT, i)
}

func (s *LocBodyContext) AllLocBody() []ILocBodyContext {
	children := s.GetChildren()
	len := 0
	for _, ctx := range children {
		if _, ok := ctx.(ILocBodyContext); ok {
			len++
		}
	}

	tst := make([]ILocBodyContext, len)
	i := 0
	for _, ctx := range children {
		if t, ok := ctx.(ILocBodyContext); ok {
			tst[i] = t.(ILocBodyContext)
			i++
		}
	}

	return tst
}

func (s *LocBodyContext) LocBody(i int) ILocBodyContext {
	var t antlr.RuleContext
	j := 0
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ILocBodyContext); ok {
			if j == i {
				t = ctx.(antlr.RuleContext)
				break
			}
			j++
		}
	}

	if t == nil {
		return nil
	}

	return t.(ILocBodyContext)
}

func (s *LocBodyContext) HASH_ID() antlr.TerminalNode {
	return s.GetToken(TileIRParserHASH_ID, 0)
}

func (s *LocBodyContext) AllBARE_ID() []antlr.TerminalNode {
	return s.GetTokens(TileIRParserBARE_ID)
}

func (s *LocBodyContext) BARE_ID(i int) antlr.TerminalNode {
	return s.GetToken(TileIRParserBARE_ID, i)
}

func (s *LocBodyContext) Attribute() IAttributeContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(IAttributeContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(IAttributeContext)
}

func (s *LocBodyContext) Location() ILocationContext {
	var t antlr.RuleContext
	for _, ctx := range s.GetChildren() {
		if _, ok := ctx.(ILocationContext); ok {
			t = ctx.(antlr.RuleContext)
			break
		}
	}

	if t == nil {
		return nil
	}

	return t.(ILocationContext)
}

func (s *LocBodyContext) GetRuleContext() antlr.RuleContext {
	return s
}

func (s *LocBodyContext) ToStringTree(ruleNames []string, recog antlr.Recognizer) string {
	return antlr.TreesStringTree(s, ruleNames, recog)
}

func (p *TileIRParser) LocBody() (localctx ILocBodyContext) {
	localctx = NewLocBodyContext(p, p.GetParserRuleContext(), p.GetState())
	p.EnterRule(localctx, 38, TileIRParserRULE_locBody)
	var _la int

	p.SetState(485)
	p.GetErrorHandler().Sync(p)
	if p.HasError() {
		goto errorExit
	}

	switch p.GetTokenStream().LA(1) {
	case TileIRParserSTRING:
		p.EnterOuterAlt(localctx, 1)
		{
			p.SetState(428)
			p.Match(TileIRParserSTRING)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.LocString()
		p.SetState(443)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		switch p.GetTokenStream().LA(1) {
		case TileIRParserT__1:
			{
				p.SetState(430)
				p.Match(TileIRParserT__1)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			{
				p.SetState(431)
				p.Match(TileIRParserINT)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			p.B.LocLine()
			{
				p.SetState(433)
				p.Match(TileIRParserT__1)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			{
				p.SetState(434)
				p.Match(TileIRParserINT)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			p.B.LocColumn()

		case TileIRParserT__3:
			{
				p.SetState(436)
				p.Match(TileIRParserT__3)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			p.B.LocOpen()
			{
				p.SetState(438)
				p.LocBody()
			}
			p.B.LocAdd()
			{
				p.SetState(440)
				p.Match(TileIRParserT__4)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			p.B.LocNamed()

		case TileIRParserT__2, TileIRParserT__4, TileIRParserT__6, TileIRParserBARE_ID:

		default:
		}

	case TileIRParserHASH_ID:
		p.EnterOuterAlt(localctx, 2)
		{
			p.SetState(445)
			p.Match(TileIRParserHASH_ID)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.LocHash()

	case TileIRParserBARE_ID:
		p.EnterOuterAlt(localctx, 3)
		{
			p.SetState(447)
			p.Match(TileIRParserBARE_ID)
			if p.HasError() {
				// Recognition error - abort rule
				goto errorExit
			}
		}
		p.B.LocWord()
		p.SetState(454)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		_la = p.GetTokenStream().LA(1)

		if _la == TileIRParserT__7 {
			{
				p.SetState(449)
				p.Match(TileIRParserT__7)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			{
				p.SetState(450)
				p.Attribute()
			}
			p.B.LocMeta()
			{
				p.SetState(452)
				p.Match(TileIRParserT__8)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}

		}
		p.SetState(481)
		p.GetErrorHandler().Sync(p)
		if p.HasError() {
			goto errorExit
		}
		switch p.GetTokenStream().LA(1) {
		case TileIRParserT__3:
			{
				p.SetState(456)
				p.Match(TileIRParserT__3)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			p.B.LocCallSite()
			{
				p.SetState(458)
				p.LocBody()
			}
			p.B.LocAdd()
			{
				p.SetState(460)
				p.Match(TileIRParserBARE_ID)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			p.B.LocAt()
			{
				p.SetState(462)
				p.LocBody()
			}
			p.B.LocAdd()
			{
				p.SetState(464)
				p.Match(TileIRParserT__4)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}

		case TileIRParserT__5:
			{
				p.SetState(466)
				p.Match(TileIRParserT__5)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}
			p.B.LocFused()
			{
				p.SetState(468)
				p.LocBody()
			}
			p.B.LocAdd()
			p.SetState(476)
			p.GetErrorHandler().Sync(p)
			if p.HasError() {
				goto errorExit
			}
			_la = p.GetTokenStream().LA(1)

			for _la == TileIRParserT__2 {
				{
					p.SetState(470)
					p.Match(TileIRParserT__2)
					if p.HasError() {
						// Recognition error - abort rule
						goto errorExit
					}
				}
				{
					p.SetState(471)
					p.LocBody()
				}
				p.B.LocAdd()

				p.SetState(478)
				p.GetErrorHandler().Sync(p)
				if p.HasError() {
					goto errorExit
				}
				_la = p.GetTokenStream().LA(1)
			}
			{
				p.SetState(479)
				p.Match(TileIRParserT__6)
				if p.HasError() {
					// Recognition error - abort rule
					goto errorExit
				}
			}

		case TileIRParserT__2, TileIRParserT__4, TileIRParserT__6, TileIRParserBARE_ID:

		default:
		}
		p.B.LocWordDone()

	case TileIRParserLOC:
		p.EnterOuterAlt(localctx, 4)
		{
			p.SetState(484)
			p.Location()
		}

	default:
		p.SetError(antlr.NewNoViableAltException(p, nil, nil, nil, nil, nil))
		goto errorExit
	}

errorExit:
	if p.HasError() {
		v := p.GetError()
		localctx.SetException(v)
		p.GetErrorHandler().ReportError(p, v)
		p.GetErrorHandler().Recover(p, v)
		p.SetError(nil)
	}
	p.ExitRule()
	return localctx
	goto errorExit // Trick to prevent compiler error if the label is not used
}
