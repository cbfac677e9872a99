package family

import "slices"

// A family may have a companion, as a kernel has a recipe: a text with parameters of its own.
// A parameter that both have is one, with the family's default.

// Besides returns those of some values that are for a text: all but those of parameters that
// only its companion has.
func Besides(text, companion []byte, defines []Define) []Define {
	if !Is(companion) {
		return defines
	}
	own, others := declarations(text), declarations(companion)
	return slices.DeleteFunc(slices.Clone(defines), func(d Define) bool { return !has(own, d.Name) && has(others, d.Name) })
}

// Along returns those of some values that are for the companion of a text, with what the text
// says of parameters that both have.
func Along(companion, text []byte, defines []Define) (list []Define) {
	if !Is(companion) {
		return nil
	}
	its := declarations(companion)
	for _, p := range declarations(text) {
		if has(its, p.Name) && p.Default != "" {
			list = append(list, Define{p.Name, p.Default})
		}
	}
	for _, d := range defines {
		if has(its, d.Name) {
			list = append(list, d)
		}
	}
	return list
}

// declarations are the parameters of a text; what is wrong with them is found when it is expanded.
func declarations(text []byte) []Parameter {
	list, _ := Parameters("", text)
	return list
}

func has(list []Parameter, name string) bool {
	return slices.ContainsFunc(list, func(p Parameter) bool { return p.Name == name })
}
