// Integer and bitwise ops.

cuda_tile.module @m {
  testing$func @f(%o: tile<4xi1>, %b: tile<4xi8>, %h: tile<4xi16>, %i: tile<4xi32>, %l: tile<4xi64>, %f: tile<4xf32>, %n: tile<4xi4>) {
    %addi_o = addi %o, %o : tile<4xi1>
    %subi_o = subi %o, %o : tile<4xi1>
    %muli_o = muli %o, %o : tile<4xi1>
    %shli_o = shli %o, %o : tile<4xi1>
    %andi_o = andi %o, %o : tile<4xi1>
    %ori_o = ori %o, %o : tile<4xi1>
    %xori_o = xori %o, %o : tile<4xi1>
    %mulhii_o = mulhii %o, %o : tile<4xi1>
    %maxi_signed_o = maxi %o, %o signed : tile<4xi1>
    %maxi_unsigned_o = maxi %o, %o unsigned : tile<4xi1>
    %mini_signed_o = mini %o, %o signed : tile<4xi1>
    %mini_unsigned_o = mini %o, %o unsigned : tile<4xi1>
    %divi_signed_o = divi %o, %o signed : tile<4xi1>
    %divi_unsigned_o = divi %o, %o unsigned : tile<4xi1>
    %remi_signed_o = remi %o, %o signed : tile<4xi1>
    %remi_unsigned_o = remi %o, %o unsigned : tile<4xi1>
    %shri_signed_o = shri %o, %o signed : tile<4xi1>
    %shri_unsigned_o = shri %o, %o unsigned : tile<4xi1>
    %absi_o = absi %o : tile<4xi1>
    %negi_o = negi %o : tile<4xi1>
    %cmpi_o = cmpi greater_than_or_equal %o, %o, signed : tile<4xi1> -> tile<4xi1>
    %addi_b = addi %b, %b : tile<4xi8>
    %subi_b = subi %b, %b : tile<4xi8>
    %muli_b = muli %b, %b : tile<4xi8>
    %shli_b = shli %b, %b : tile<4xi8>
    %andi_b = andi %b, %b : tile<4xi8>
    %ori_b = ori %b, %b : tile<4xi8>
    %xori_b = xori %b, %b : tile<4xi8>
    %mulhii_b = mulhii %b, %b : tile<4xi8>
    %maxi_signed_b = maxi %b, %b signed : tile<4xi8>
    %maxi_unsigned_b = maxi %b, %b unsigned : tile<4xi8>
    %mini_signed_b = mini %b, %b signed : tile<4xi8>
    %mini_unsigned_b = mini %b, %b unsigned : tile<4xi8>
    %divi_signed_b = divi %b, %b signed : tile<4xi8>
    %divi_unsigned_b = divi %b, %b unsigned : tile<4xi8>
    %remi_signed_b = remi %b, %b signed : tile<4xi8>
    %remi_unsigned_b = remi %b, %b unsigned : tile<4xi8>
    %shri_signed_b = shri %b, %b signed : tile<4xi8>
    %shri_unsigned_b = shri %b, %b unsigned : tile<4xi8>
    %absi_b = absi %b : tile<4xi8>
    %negi_b = negi %b : tile<4xi8>
    %cmpi_b = cmpi greater_than_or_equal %b, %b, signed : tile<4xi8> -> tile<4xi1>
    %addi_h = addi %h, %h : tile<4xi16>
    %subi_h = subi %h, %h : tile<4xi16>
    %muli_h = muli %h, %h : tile<4xi16>
    %shli_h = shli %h, %h : tile<4xi16>
    %andi_h = andi %h, %h : tile<4xi16>
    %ori_h = ori %h, %h : tile<4xi16>
    %xori_h = xori %h, %h : tile<4xi16>
    %mulhii_h = mulhii %h, %h : tile<4xi16>
    %maxi_signed_h = maxi %h, %h signed : tile<4xi16>
    %maxi_unsigned_h = maxi %h, %h unsigned : tile<4xi16>
    %mini_signed_h = mini %h, %h signed : tile<4xi16>
    %mini_unsigned_h = mini %h, %h unsigned : tile<4xi16>
    %divi_signed_h = divi %h, %h signed : tile<4xi16>
    %divi_unsigned_h = divi %h, %h unsigned : tile<4xi16>
    %remi_signed_h = remi %h, %h signed : tile<4xi16>
    %remi_unsigned_h = remi %h, %h unsigned : tile<4xi16>
    %shri_signed_h = shri %h, %h signed : tile<4xi16>
    %shri_unsigned_h = shri %h, %h unsigned : tile<4xi16>
    %absi_h = absi %h : tile<4xi16>
    %negi_h = negi %h : tile<4xi16>
    %cmpi_h = cmpi greater_than_or_equal %h, %h, signed : tile<4xi16> -> tile<4xi1>
    %addi_i = addi %i, %i : tile<4xi32>
    %subi_i = subi %i, %i : tile<4xi32>
    %muli_i = muli %i, %i : tile<4xi32>
    %shli_i = shli %i, %i : tile<4xi32>
    %andi_i = andi %i, %i : tile<4xi32>
    %ori_i = ori %i, %i : tile<4xi32>
    %xori_i = xori %i, %i : tile<4xi32>
    %mulhii_i = mulhii %i, %i : tile<4xi32>
    %maxi_signed_i = maxi %i, %i signed : tile<4xi32>
    %maxi_unsigned_i = maxi %i, %i unsigned : tile<4xi32>
    %mini_signed_i = mini %i, %i signed : tile<4xi32>
    %mini_unsigned_i = mini %i, %i unsigned : tile<4xi32>
    %divi_signed_i = divi %i, %i signed : tile<4xi32>
    %divi_unsigned_i = divi %i, %i unsigned : tile<4xi32>
    %remi_signed_i = remi %i, %i signed : tile<4xi32>
    %remi_unsigned_i = remi %i, %i unsigned : tile<4xi32>
    %shri_signed_i = shri %i, %i signed : tile<4xi32>
    %shri_unsigned_i = shri %i, %i unsigned : tile<4xi32>
    %absi_i = absi %i : tile<4xi32>
    %negi_i = negi %i : tile<4xi32>
    %cmpi_i = cmpi greater_than_or_equal %i, %i, signed : tile<4xi32> -> tile<4xi1>
    %addi_l = addi %l, %l : tile<4xi64>
    %subi_l = subi %l, %l : tile<4xi64>
    %muli_l = muli %l, %l : tile<4xi64>
    %shli_l = shli %l, %l : tile<4xi64>
    %andi_l = andi %l, %l : tile<4xi64>
    %ori_l = ori %l, %l : tile<4xi64>
    %xori_l = xori %l, %l : tile<4xi64>
    %mulhii_l = mulhii %l, %l : tile<4xi64>
    %maxi_signed_l = maxi %l, %l signed : tile<4xi64>
    %maxi_unsigned_l = maxi %l, %l unsigned : tile<4xi64>
    %mini_signed_l = mini %l, %l signed : tile<4xi64>
    %mini_unsigned_l = mini %l, %l unsigned : tile<4xi64>
    %divi_signed_l = divi %l, %l signed : tile<4xi64>
    %divi_unsigned_l = divi %l, %l unsigned : tile<4xi64>
    %remi_signed_l = remi %l, %l signed : tile<4xi64>
    %remi_unsigned_l = remi %l, %l unsigned : tile<4xi64>
    %shri_signed_l = shri %l, %l signed : tile<4xi64>
    %shri_unsigned_l = shri %l, %l unsigned : tile<4xi64>
    %absi_l = absi %l : tile<4xi64>
    %negi_l = negi %l : tile<4xi64>
    %cmpi_l = cmpi greater_than_or_equal %l, %l, signed : tile<4xi64> -> tile<4xi1>
    %addi_no_signed_wrap = addi %i, %i overflow<no_signed_wrap> : tile<4xi32>
    %subi_no_signed_wrap = subi %i, %i overflow<no_signed_wrap> : tile<4xi32>
    %muli_no_signed_wrap = muli %i, %i overflow<no_signed_wrap> : tile<4xi32>
    %shli_no_signed_wrap = shli %i, %i overflow<no_signed_wrap> : tile<4xi32>
    %addi_no_unsigned_wrap = addi %i, %i overflow<no_unsigned_wrap> : tile<4xi32>
    %subi_no_unsigned_wrap = subi %i, %i overflow<no_unsigned_wrap> : tile<4xi32>
    %muli_no_unsigned_wrap = muli %i, %i overflow<no_unsigned_wrap> : tile<4xi32>
    %shli_no_unsigned_wrap = shli %i, %i overflow<no_unsigned_wrap> : tile<4xi32>
    %addi_no_wrap = addi %i, %i overflow<no_wrap> : tile<4xi32>
    %subi_no_wrap = subi %i, %i overflow<no_wrap> : tile<4xi32>
    %muli_no_wrap = muli %i, %i overflow<no_wrap> : tile<4xi32>
    %shli_no_wrap = shli %i, %i overflow<no_wrap> : tile<4xi32>
    %neg1 = negi %i overflow<no_signed_wrap> : tile<4xi32>
    %neg2 = negi %i overflow<no_wrap> : tile<4xi32>
    %div1 = divi %i, %i signed rounding<negative_inf> : tile<4xi32>
    %div2 = divi %i, %i unsigned rounding<positive_inf> : tile<4xi32>
    return
  }
}

// -----

cuda_tile.module @m {
  testing$func @f(%o: tile<4xi1>, %b: tile<4xi8>, %h: tile<4xi16>, %i: tile<4xi32>, %l: tile<4xi64>, %f: tile<4xf32>, %n: tile<4xi4>) {
    // expected-error @below {{addi: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xf32>}}
    %addi_f = addi %f, %f : tile<4xf32>
    // expected-error @below {{addi: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xi4>}}
    %addi_n = addi %n, %n : tile<4xi4>
    // expected-error @below {{subi: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xf32>}}
    %subi_f = subi %f, %f : tile<4xf32>
    // expected-error @below {{subi: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xi4>}}
    %subi_n = subi %n, %n : tile<4xi4>
    // expected-error @below {{muli: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xf32>}}
    %muli_f = muli %f, %f : tile<4xf32>
    // expected-error @below {{muli: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xi4>}}
    %muli_n = muli %n, %n : tile<4xi4>
    // expected-error @below {{shli: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xf32>}}
    %shli_f = shli %f, %f : tile<4xf32>
    // expected-error @below {{shli: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xi4>}}
    %shli_n = shli %n, %n : tile<4xi4>
    // expected-error @below {{andi: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xf32>}}
    %andi_f = andi %f, %f : tile<4xf32>
    // expected-error @below {{andi: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xi4>}}
    %andi_n = andi %n, %n : tile<4xi4>
    // expected-error @below {{ori: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xf32>}}
    %ori_f = ori %f, %f : tile<4xf32>
    // expected-error @below {{ori: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xi4>}}
    %ori_n = ori %n, %n : tile<4xi4>
    // expected-error @below {{xori: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xf32>}}
    %xori_f = xori %f, %f : tile<4xf32>
    // expected-error @below {{xori: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xi4>}}
    %xori_n = xori %n, %n : tile<4xi4>
    // expected-error @below {{maxi: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xf32>}}
    %maxi_f = maxi %f, %f signed : tile<4xf32>
    // expected-error @below {{maxi: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xi4>}}
    %maxi_n = maxi %n, %n signed : tile<4xi4>
    // expected-error @below {{mini: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xf32>}}
    %mini_f = mini %f, %f signed : tile<4xf32>
    // expected-error @below {{mini: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xi4>}}
    %mini_n = mini %n, %n signed : tile<4xi4>
    // expected-error @below {{divi: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xf32>}}
    %divi_f = divi %f, %f signed : tile<4xf32>
    // expected-error @below {{divi: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xi4>}}
    %divi_n = divi %n, %n signed : tile<4xi4>
    // expected-error @below {{remi: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xf32>}}
    %remi_f = remi %f, %f signed : tile<4xf32>
    // expected-error @below {{remi: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xi4>}}
    %remi_n = remi %n, %n signed : tile<4xi4>
    // expected-error @below {{shri: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xf32>}}
    %shri_f = shri %f, %f signed : tile<4xf32>
    // expected-error @below {{shri: expected operand lhs to be a tile of i1, i8, i16, i32 or i64, got tile<4xi4>}}
    %shri_n = shri %n, %n signed : tile<4xi4>
    // expected-error @below {{absi: expected operand source to be a tile of i1}}
    %absi_f = absi %f : tile<4xf32>
    // expected-error @below {{negi: expected operand source to be a tile of i1}}
    %negi_f = negi %f : tile<4xf32>
    // expected-error @below {{mulhii: expected operand x to be a tile of i1}}
    %mulhii_f = mulhii %f, %f : tile<4xf32>
    // expected-error @below {{negi: expected overflow<none>, <no_signed_wrap> or <no_wrap>, got <no_unsigned_wrap> [TIR0202]}}
    %negi_nuw = negi %i overflow<no_unsigned_wrap> : tile<4xi32>
    // expected-error @below {{divi: expected rounding<zero> or <positive_inf> with unsigned, got <negative_inf> [TIR0203]}}
    %divi_u = divi %i, %i unsigned rounding<negative_inf> : tile<4xi32>
    // expected-error @below {{divi: expected rounding to be zero, negative_inf or positive_inf, got nearest_even [TIR0128]}}
    %divi_r = divi %i, %i signed rounding<nearest_even> : tile<4xi32>
    // expected-error @below {{cmpi: expected operand lhs}}
    %cmpi_f = cmpi equal %f, %f, signed : tile<4xf32> -> tile<4xi1>
    // expected-error @below {{cmpi: expected the result to be a tile of i1, got tile<4xi32>}}
    %cmpi_r = cmpi equal %i, %i, signed : tile<4xi32> -> tile<4xi32>
    // expected-error @below {{cmpi: expected lhs and result to have one shape}}
    %cmpi_n = cmpi equal %i, %i, signed : tile<4xi32> -> tile<8xi1>
    // expected-error @below {{maxi: expected attribute signedness, got none}}
    %maxi_none = "cuda_tile.maxi"(%i, %i) : (!cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi32>) -> !cuda_tile.tile<4xi32>
    // expected-error @below {{mini: expected attribute signedness, got none}}
    %mini_none = "cuda_tile.mini"(%i, %i) : (!cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi32>) -> !cuda_tile.tile<4xi32>
    // expected-error @below {{divi: expected attribute signedness, got none}}
    %divi_none = "cuda_tile.divi"(%i, %i) : (!cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi32>) -> !cuda_tile.tile<4xi32>
    // expected-error @below {{remi: expected attribute signedness, got none}}
    %remi_none = "cuda_tile.remi"(%i, %i) : (!cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi32>) -> !cuda_tile.tile<4xi32>
    // expected-error @below {{shri: expected attribute signedness, got none}}
    %shri_none = "cuda_tile.shri"(%i, %i) : (!cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi32>) -> !cuda_tile.tile<4xi32>
    return
  }
}
