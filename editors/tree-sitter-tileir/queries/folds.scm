[
  (region)
  (dictionary)
] @fold
