// What other dialects write between brackets is not known, but that brackets match.
!a = !other.type<(a], b> // error: expected ')', got ']' [TIR0001]
//                 ^
!b = !other.type<[a}> // error: expected ']', got '}' [TIR0001]
!c = !other.type<{a, (b)>> // error: expected '}', got '>' [TIR0001]
!d = !other.type<"a"> // of a string nobody asks
