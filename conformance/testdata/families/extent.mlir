// param: N = 100
entry @extent(%x: tile<ptr<f32>>) {
  %numbers = iota : tile<${N}xi32>
}
