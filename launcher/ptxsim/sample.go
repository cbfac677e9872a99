package ptxsim

import "tileir/launcher"

// sampled is a tile block that is executed, and how many of the grid count as it.
type sampled struct{ block, stands int64 }

// sampleOf chooses tile blocks of a grid: along each dimension the last, whose tiles may lie
// across an edge, and of the others so many, each in the middle of those that it stands for.
func sampleOf(g launcher.Grid, along int) []sampled {
	list := []sampled{{0, 1}}
	stride := int64(1)
	for _, n := range []int{g.X, g.Y, g.Z} {
		var longer []sampled
		for _, at := range sampleAlong(int64(n), int64(along)) {
			for _, s := range list {
				longer = append(longer, sampled{s.block + at.block*stride, s.stands * at.stands})
			}
		}
		list, stride = longer, stride*int64(n)
	}
	return list
}

// sampleAlong is sampleOf for one dimension.
func sampleAlong(n, along int64) (list []sampled) {
	along = min(along, n-1)
	for i := range along {
		from, to := (n-1)*i/along, (n-1)*(i+1)/along
		list = append(list, sampled{(from + to) / 2, to - from})
	}
	return append(list, sampled{n - 1, 1})
}
