package ast

// The names of those attributes of cuda_tile ops that are read and written one by one.
// What an op has is said in its row of the op table; a test holds these names to it.
const (
	KeyAlignment               = "alignment"
	KeyComparisonPredicate     = "comparison_predicate"
	KeyDim                     = "dim"
	KeyFastAcc                 = "fast_acc"
	KeyFlushToZero             = "flush_to_zero"
	KeyInbounds                = "inbounds"
	KeyMemoryOrderingSemantics = "memory_ordering_semantics"
	KeyMessage                 = "message"
	KeyName                    = "name"
	KeyNumElem                 = "num_elem"
	KeyOptimizationHints       = "optimization_hints"
	KeyOverflow                = "overflow"
	KeyPermutation             = "permutation"
	KeyPredicate               = "predicate"
	KeyPropagateNaN            = "propagate_nan"
	KeyReverse                 = "reverse"
	KeyRoundingMode            = "rounding_mode"
	KeySaturating              = "saturating"
	KeySignedness              = "signedness"
	KeySignednessLHS           = "signedness_lhs"
	KeySignednessRHS           = "signedness_rhs"
	KeyFormat                  = "str"
	KeySymName                 = "sym_name"
	KeyUnsignedCmp             = "unsignedCmp"
	KeyValue                   = "value"
)
