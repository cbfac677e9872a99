package machine

// places are the numbers of multiprocessors among which clusters find room: a cluster lies in one
// of them. They are what hardly a document says, and differ between GPUs of one kind, as not all
// that a chip has is used: those of 90 are of an H200, on which cuOccupancyMaxActiveClusters gave
// 66 clusters of 2, 39 of 3, 30 of 4, 22 of 5, 17 of 6, 15 of 7 and of 8 at one CTA to a
// multiprocessor, and as many ran at one time; no place takes a cluster of more CTAs than it has
// multiprocessors, whatever these hold. Of other GPUs all are taken to be one place.
var places = map[int][]int{
	90: {16, 16, 16, 16, 16, 18, 18, 8, 2, 2, 2, 2},
}

// ClustersAtOnce is about how many clusters of so many CTAs run at one time, if a multiprocessor
// holds so many CTAs.
func (m Machine) ClustersAtOnce(size, ctas int) (n int) {
	if len(m.ClusterPlaces) == 0 {
		return m.SMs * ctas / size
	}
	for _, sms := range m.ClusterPlaces {
		if sms >= size {
			n += sms * ctas / size
		}
	}
	return n
}

// ResidencyOf is how many CTAs of clusters a multiprocessor has to hold for so many clusters to
// run at one time; at most so many.
func (m Machine) ResidencyOf(clusters int64, size, most int) int {
	for ctas := 1; ctas < most; ctas++ {
		if int64(m.ClustersAtOnce(size, ctas)) >= clusters {
			return ctas
		}
	}
	return most
}
