// Loops whose masks hide something in their first or last iterations alone, and become two: wherever that is, and where numbers wrap.
//
// tilerun[below_low]: --entry below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=100
// tilerun[below_none]: --entry below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=-1
// tilerun[below_all]: --entry below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=2000
// tilerun[below_empty]: --entry below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=3 --arg to=3 --arg t=100
// tilerun[below_one]: --entry below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=2 --arg to=3 --arg t=190
// tilerun[below_wraps]: --entry below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483600
// tilerun[below_wraps_all]: --entry below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483647
// tilerun[below_negative]: --entry below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483648
// tilerun[below_negative_low]: --entry below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483500
// tilerun[below_late]: --entry below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=5 --arg to=9 --arg t=300
// tilerun[strictly_low]: --entry strictly --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=100
// tilerun[strictly_none]: --entry strictly --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=-1
// tilerun[strictly_all]: --entry strictly --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=2000
// tilerun[strictly_empty]: --entry strictly --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=3 --arg to=3 --arg t=100
// tilerun[strictly_one]: --entry strictly --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=2 --arg to=3 --arg t=190
// tilerun[strictly_wraps]: --entry strictly --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483600
// tilerun[strictly_wraps_all]: --entry strictly --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483647
// tilerun[strictly_negative]: --entry strictly --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483648
// tilerun[strictly_negative_low]: --entry strictly --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483500
// tilerun[strictly_late]: --entry strictly --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=5 --arg to=9 --arg t=300
// tilerun[turned_low]: --entry turned --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=100
// tilerun[turned_none]: --entry turned --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=-1
// tilerun[turned_all]: --entry turned --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=2000
// tilerun[turned_empty]: --entry turned --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=3 --arg to=3 --arg t=100
// tilerun[turned_one]: --entry turned --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=2 --arg to=3 --arg t=190
// tilerun[turned_wraps]: --entry turned --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483600
// tilerun[turned_wraps_all]: --entry turned --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483647
// tilerun[turned_negative]: --entry turned --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483648
// tilerun[turned_negative_low]: --entry turned --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483500
// tilerun[turned_late]: --entry turned --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=5 --arg to=9 --arg t=300
// tilerun[above_low]: --entry above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=100
// tilerun[above_none]: --entry above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=-1
// tilerun[above_all]: --entry above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=2000
// tilerun[above_empty]: --entry above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=3 --arg to=3 --arg t=100
// tilerun[above_one]: --entry above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=2 --arg to=3 --arg t=190
// tilerun[above_wraps]: --entry above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483600
// tilerun[above_wraps_all]: --entry above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483647
// tilerun[above_negative]: --entry above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483648
// tilerun[above_negative_low]: --entry above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483500
// tilerun[above_late]: --entry above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=5 --arg to=9 --arg t=300
// tilerun[strictly_above_low]: --entry strictly_above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=100
// tilerun[strictly_above_none]: --entry strictly_above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=-1
// tilerun[strictly_above_all]: --entry strictly_above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=2000
// tilerun[strictly_above_empty]: --entry strictly_above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=3 --arg to=3 --arg t=100
// tilerun[strictly_above_one]: --entry strictly_above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=2 --arg to=3 --arg t=190
// tilerun[strictly_above_wraps]: --entry strictly_above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483600
// tilerun[strictly_above_wraps_all]: --entry strictly_above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483647
// tilerun[strictly_above_negative]: --entry strictly_above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483648
// tilerun[strictly_above_negative_low]: --entry strictly_above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483500
// tilerun[strictly_above_late]: --entry strictly_above --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=5 --arg to=9 --arg t=300
// tilerun[hidden_low]: --entry hidden --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=100
// tilerun[hidden_none]: --entry hidden --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=-1
// tilerun[hidden_all]: --entry hidden --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=2000
// tilerun[hidden_empty]: --entry hidden --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=3 --arg to=3 --arg t=100
// tilerun[hidden_one]: --entry hidden --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=2 --arg to=3 --arg t=190
// tilerun[hidden_wraps]: --entry hidden --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483600
// tilerun[hidden_wraps_all]: --entry hidden --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483647
// tilerun[hidden_negative]: --entry hidden --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483648
// tilerun[hidden_negative_low]: --entry hidden --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483500
// tilerun[hidden_late]: --entry hidden --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=5 --arg to=9 --arg t=300
// tilerun[hidden_below_low]: --entry hidden_below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=100
// tilerun[hidden_below_none]: --entry hidden_below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=-1
// tilerun[hidden_below_all]: --entry hidden_below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=2000
// tilerun[hidden_below_empty]: --entry hidden_below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=3 --arg to=3 --arg t=100
// tilerun[hidden_below_one]: --entry hidden_below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=2 --arg to=3 --arg t=190
// tilerun[hidden_below_wraps]: --entry hidden_below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483600
// tilerun[hidden_below_wraps_all]: --entry hidden_below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483647
// tilerun[hidden_below_negative]: --entry hidden_below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483648
// tilerun[hidden_below_negative_low]: --entry hidden_below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483500
// tilerun[hidden_below_late]: --entry hidden_below --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=5 --arg to=9 --arg t=300
// tilerun[both_low]: --entry both --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=100
// tilerun[both_none]: --entry both --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=-1
// tilerun[both_all]: --entry both --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=2000
// tilerun[both_empty]: --entry both --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=3 --arg to=3 --arg t=100
// tilerun[both_one]: --entry both --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=2 --arg to=3 --arg t=190
// tilerun[both_wraps]: --entry both --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483600
// tilerun[both_wraps_all]: --entry both --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483647
// tilerun[both_negative]: --entry both --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483648
// tilerun[both_negative_low]: --entry both --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483500
// tilerun[both_late]: --entry both --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=5 --arg to=9 --arg t=300
// tilerun[either_low]: --entry either --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=100
// tilerun[either_none]: --entry either --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=-1
// tilerun[either_all]: --entry either --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=2000
// tilerun[either_empty]: --entry either --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=3 --arg to=3 --arg t=100
// tilerun[either_one]: --entry either --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=2 --arg to=3 --arg t=190
// tilerun[either_wraps]: --entry either --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483600
// tilerun[either_wraps_all]: --entry either --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483647
// tilerun[either_negative]: --entry either --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483648
// tilerun[either_negative_low]: --entry either --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483500
// tilerun[either_late]: --entry either --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=5 --arg to=9 --arg t=300
// tilerun[two_low]: --entry two --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=100
// tilerun[two_none]: --entry two --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=-1
// tilerun[two_all]: --entry two --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=2000
// tilerun[two_empty]: --entry two --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=3 --arg to=3 --arg t=100
// tilerun[two_one]: --entry two --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=2 --arg to=3 --arg t=190
// tilerun[two_wraps]: --entry two --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483600
// tilerun[two_wraps_all]: --entry two --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483647
// tilerun[two_negative]: --entry two --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483648
// tilerun[two_negative_low]: --entry two --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483500
// tilerun[two_late]: --entry two --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=5 --arg to=9 --arg t=300
// tilerun[window_low]: --entry window --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=100
// tilerun[window_none]: --entry window --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=-1
// tilerun[window_all]: --entry window --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=2000
// tilerun[window_empty]: --entry window --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=3 --arg to=3 --arg t=100
// tilerun[window_one]: --entry window --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=2 --arg to=3 --arg t=190
// tilerun[window_wraps]: --entry window --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483600
// tilerun[window_wraps_all]: --entry window --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483647
// tilerun[window_negative]: --entry window --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483648
// tilerun[window_negative_low]: --entry window --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483500
// tilerun[window_late]: --entry window --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=5 --arg to=9 --arg t=300
// tilerun[of_a_row_low]: --entry of_a_row --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=100
// tilerun[of_a_row_none]: --entry of_a_row --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=-1
// tilerun[of_a_row_all]: --entry of_a_row --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=2000
// tilerun[of_a_row_empty]: --entry of_a_row --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=3 --arg to=3 --arg t=100
// tilerun[of_a_row_one]: --entry of_a_row --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=2 --arg to=3 --arg t=190
// tilerun[of_a_row_wraps]: --entry of_a_row --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483600
// tilerun[of_a_row_wraps_all]: --entry of_a_row --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483647
// tilerun[of_a_row_negative]: --entry of_a_row --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483648
// tilerun[of_a_row_negative_low]: --entry of_a_row --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483500
// tilerun[of_a_row_late]: --entry of_a_row --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=5 --arg to=9 --arg t=300
// tilerun[scaled_low]: --entry scaled --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=100
// tilerun[scaled_none]: --entry scaled --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=-1
// tilerun[scaled_all]: --entry scaled --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=0 --arg to=6 --arg t=2000
// tilerun[scaled_empty]: --entry scaled --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=3 --arg to=3 --arg t=100
// tilerun[scaled_one]: --entry scaled --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=2 --arg to=3 --arg t=190
// tilerun[scaled_wraps]: --entry scaled --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483600
// tilerun[scaled_wraps_all]: --entry scaled --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=33554428 --arg to=33554434 --arg t=2147483647
// tilerun[scaled_negative]: --entry scaled --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483648
// tilerun[scaled_negative_low]: --entry scaled --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=-33554434 --arg to=-33554428 --arg t=-2147483500
// tilerun[scaled_late]: --entry scaled --grid 1 --arg a=rand:f16:64x32:1 --arg b=rand:f16:32x64:2 --arg c=full:7:f32:64x64 --arg from=5 --arg to=9 --arg t=300
//
// PLAN: entry @above
// PLAN: divi
// PLAN: trunci
// PLAN: for
// PLAN: for
!numbers = !cuda_tile.tile<64x64xi32>
!bits = !cuda_tile.tile<64x64xi1>
!sums = !cuda_tile.tile<64x64xf32>
!left = !cuda_tile.partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>
!right = !cuda_tile.partition_view<tile=(32x64), tensor_view<32x64xf16, strides=[64,1]>>
!result = !cuda_tile.partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
cuda_tile.module @split_masks {
  entry @below(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>,
      %t: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %av = make_partition_view %at : !left
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : !right
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : !result
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %width = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %half = constant <f32: 0.5> : !sums
    %iota = iota : tile<64xi32>
    %columns = reshape %iota : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %iota : tile<64xi32> -> tile<64x1xi32>
    %y0 = broadcast %rows : tile<64x1xi32> -> !numbers
    %t11 = reshape %t : tile<i32> -> tile<1x1xi32>
    %length = broadcast %t11 : tile<1x1xi32> -> tile<1x64xi32>
    %ts = broadcast %t11 : tile<1x1xi32> -> !numbers
    %y = addi %ts, %y0 : !numbers
    %sum = for %i in (%from to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (!sums) {
      %l, %lt = load_view_tko weak %av[%zero, %zero] : !left, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%zero, %zero] : !right, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, !sums
      %begin = muli %i, %width : tile<i32>
      %begin11 = reshape %begin : tile<i32> -> tile<1x1xi32>
      %begins = broadcast %begin11 : tile<1x1xi32> -> tile<1x64xi32>
      %x1 = addi %begins, %columns : tile<1x64xi32>
      %x = broadcast %x1 : tile<1x64xi32> -> !numbers
      %mask = cmpi less_than_or_equal %x, %y, signed : !numbers -> !bits
      %seen = select %mask, %p, %none : !bits, !sums
      %less = mulf %acc, %half : !sums
      %next = addf %less, %seen : !sums
      continue %next : !sums
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : !sums, !result, tile<i32> -> token
  }
  entry @strictly(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>,
      %t: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %av = make_partition_view %at : !left
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : !right
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : !result
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %width = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %half = constant <f32: 0.5> : !sums
    %iota = iota : tile<64xi32>
    %columns = reshape %iota : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %iota : tile<64xi32> -> tile<64x1xi32>
    %y0 = broadcast %rows : tile<64x1xi32> -> !numbers
    %t11 = reshape %t : tile<i32> -> tile<1x1xi32>
    %length = broadcast %t11 : tile<1x1xi32> -> tile<1x64xi32>
    %ts = broadcast %t11 : tile<1x1xi32> -> !numbers
    %y = addi %ts, %y0 : !numbers
    %sum = for %i in (%from to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (!sums) {
      %l, %lt = load_view_tko weak %av[%zero, %zero] : !left, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%zero, %zero] : !right, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, !sums
      %begin = muli %i, %width : tile<i32>
      %begin11 = reshape %begin : tile<i32> -> tile<1x1xi32>
      %begins = broadcast %begin11 : tile<1x1xi32> -> tile<1x64xi32>
      %x1 = addi %begins, %columns : tile<1x64xi32>
      %x = broadcast %x1 : tile<1x64xi32> -> !numbers
      %mask = cmpi less_than %x, %y, signed : !numbers -> !bits
      %seen = select %mask, %p, %none : !bits, !sums
      %less = mulf %acc, %half : !sums
      %next = addf %less, %seen : !sums
      continue %next : !sums
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : !sums, !result, tile<i32> -> token
  }
  entry @turned(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>,
      %t: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %av = make_partition_view %at : !left
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : !right
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : !result
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %width = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %half = constant <f32: 0.5> : !sums
    %iota = iota : tile<64xi32>
    %columns = reshape %iota : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %iota : tile<64xi32> -> tile<64x1xi32>
    %y0 = broadcast %rows : tile<64x1xi32> -> !numbers
    %t11 = reshape %t : tile<i32> -> tile<1x1xi32>
    %length = broadcast %t11 : tile<1x1xi32> -> tile<1x64xi32>
    %ts = broadcast %t11 : tile<1x1xi32> -> !numbers
    %y = addi %ts, %y0 : !numbers
    %sum = for %i in (%from to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (!sums) {
      %l, %lt = load_view_tko weak %av[%zero, %zero] : !left, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%zero, %zero] : !right, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, !sums
      %begin = muli %i, %width : tile<i32>
      %begin11 = reshape %begin : tile<i32> -> tile<1x1xi32>
      %begins = broadcast %begin11 : tile<1x1xi32> -> tile<1x64xi32>
      %x1 = addi %begins, %columns : tile<1x64xi32>
      %x = broadcast %x1 : tile<1x64xi32> -> !numbers
      %mask = cmpi greater_than %y, %x, signed : !numbers -> !bits
      %seen = select %mask, %p, %none : !bits, !sums
      %less = mulf %acc, %half : !sums
      %next = addf %less, %seen : !sums
      continue %next : !sums
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : !sums, !result, tile<i32> -> token
  }
  entry @above(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>,
      %t: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %av = make_partition_view %at : !left
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : !right
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : !result
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %width = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %half = constant <f32: 0.5> : !sums
    %iota = iota : tile<64xi32>
    %columns = reshape %iota : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %iota : tile<64xi32> -> tile<64x1xi32>
    %y0 = broadcast %rows : tile<64x1xi32> -> !numbers
    %t11 = reshape %t : tile<i32> -> tile<1x1xi32>
    %length = broadcast %t11 : tile<1x1xi32> -> tile<1x64xi32>
    %ts = broadcast %t11 : tile<1x1xi32> -> !numbers
    %y = addi %ts, %y0 : !numbers
    %sum = for %i in (%from to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (!sums) {
      %l, %lt = load_view_tko weak %av[%zero, %zero] : !left, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%zero, %zero] : !right, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, !sums
      %begin = muli %i, %width : tile<i32>
      %begin11 = reshape %begin : tile<i32> -> tile<1x1xi32>
      %begins = broadcast %begin11 : tile<1x1xi32> -> tile<1x64xi32>
      %x1 = addi %begins, %columns : tile<1x64xi32>
      %x = broadcast %x1 : tile<1x64xi32> -> !numbers
      %mask = cmpi greater_than_or_equal %x, %y, signed : !numbers -> !bits
      %seen = select %mask, %p, %none : !bits, !sums
      %less = mulf %acc, %half : !sums
      %next = addf %less, %seen : !sums
      continue %next : !sums
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : !sums, !result, tile<i32> -> token
  }
  entry @strictly_above(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>,
      %t: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %av = make_partition_view %at : !left
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : !right
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : !result
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %width = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %half = constant <f32: 0.5> : !sums
    %iota = iota : tile<64xi32>
    %columns = reshape %iota : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %iota : tile<64xi32> -> tile<64x1xi32>
    %y0 = broadcast %rows : tile<64x1xi32> -> !numbers
    %t11 = reshape %t : tile<i32> -> tile<1x1xi32>
    %length = broadcast %t11 : tile<1x1xi32> -> tile<1x64xi32>
    %ts = broadcast %t11 : tile<1x1xi32> -> !numbers
    %y = addi %ts, %y0 : !numbers
    %sum = for %i in (%from to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (!sums) {
      %l, %lt = load_view_tko weak %av[%zero, %zero] : !left, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%zero, %zero] : !right, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, !sums
      %begin = muli %i, %width : tile<i32>
      %begin11 = reshape %begin : tile<i32> -> tile<1x1xi32>
      %begins = broadcast %begin11 : tile<1x1xi32> -> tile<1x64xi32>
      %x1 = addi %begins, %columns : tile<1x64xi32>
      %x = broadcast %x1 : tile<1x64xi32> -> !numbers
      %mask = cmpi greater_than %x, %y, signed : !numbers -> !bits
      %seen = select %mask, %p, %none : !bits, !sums
      %less = mulf %acc, %half : !sums
      %next = addf %less, %seen : !sums
      continue %next : !sums
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : !sums, !result, tile<i32> -> token
  }
  entry @hidden(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>,
      %t: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %av = make_partition_view %at : !left
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : !right
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : !result
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %width = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %half = constant <f32: 0.5> : !sums
    %iota = iota : tile<64xi32>
    %columns = reshape %iota : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %iota : tile<64xi32> -> tile<64x1xi32>
    %y0 = broadcast %rows : tile<64x1xi32> -> !numbers
    %t11 = reshape %t : tile<i32> -> tile<1x1xi32>
    %length = broadcast %t11 : tile<1x1xi32> -> tile<1x64xi32>
    %ts = broadcast %t11 : tile<1x1xi32> -> !numbers
    %y = addi %ts, %y0 : !numbers
    %sum = for %i in (%from to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (!sums) {
      %l, %lt = load_view_tko weak %av[%zero, %zero] : !left, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%zero, %zero] : !right, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, !sums
      %begin = muli %i, %width : tile<i32>
      %begin11 = reshape %begin : tile<i32> -> tile<1x1xi32>
      %begins = broadcast %begin11 : tile<1x1xi32> -> tile<1x64xi32>
      %x1 = addi %begins, %columns : tile<1x64xi32>
      %x = broadcast %x1 : tile<1x64xi32> -> !numbers
      %mask = cmpi greater_than %x, %y, signed : !numbers -> !bits
      %seen = select %mask, %none, %p : !bits, !sums
      %less = mulf %acc, %half : !sums
      %next = addf %less, %seen : !sums
      continue %next : !sums
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : !sums, !result, tile<i32> -> token
  }
  entry @hidden_below(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>,
      %t: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %av = make_partition_view %at : !left
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : !right
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : !result
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %width = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %half = constant <f32: 0.5> : !sums
    %iota = iota : tile<64xi32>
    %columns = reshape %iota : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %iota : tile<64xi32> -> tile<64x1xi32>
    %y0 = broadcast %rows : tile<64x1xi32> -> !numbers
    %t11 = reshape %t : tile<i32> -> tile<1x1xi32>
    %length = broadcast %t11 : tile<1x1xi32> -> tile<1x64xi32>
    %ts = broadcast %t11 : tile<1x1xi32> -> !numbers
    %y = addi %ts, %y0 : !numbers
    %sum = for %i in (%from to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (!sums) {
      %l, %lt = load_view_tko weak %av[%zero, %zero] : !left, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%zero, %zero] : !right, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, !sums
      %begin = muli %i, %width : tile<i32>
      %begin11 = reshape %begin : tile<i32> -> tile<1x1xi32>
      %begins = broadcast %begin11 : tile<1x1xi32> -> tile<1x64xi32>
      %x1 = addi %begins, %columns : tile<1x64xi32>
      %x = broadcast %x1 : tile<1x64xi32> -> !numbers
      %mask = cmpi less_than %x, %y, signed : !numbers -> !bits
      %seen = select %mask, %none, %p : !bits, !sums
      %less = mulf %acc, %half : !sums
      %next = addf %less, %seen : !sums
      continue %next : !sums
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : !sums, !result, tile<i32> -> token
  }
  entry @both(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>,
      %t: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %av = make_partition_view %at : !left
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : !right
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : !result
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %width = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %half = constant <f32: 0.5> : !sums
    %iota = iota : tile<64xi32>
    %columns = reshape %iota : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %iota : tile<64xi32> -> tile<64x1xi32>
    %y0 = broadcast %rows : tile<64x1xi32> -> !numbers
    %t11 = reshape %t : tile<i32> -> tile<1x1xi32>
    %length = broadcast %t11 : tile<1x1xi32> -> tile<1x64xi32>
    %ts = broadcast %t11 : tile<1x1xi32> -> !numbers
    %y = addi %ts, %y0 : !numbers
    %sum = for %i in (%from to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (!sums) {
      %l, %lt = load_view_tko weak %av[%zero, %zero] : !left, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%zero, %zero] : !right, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, !sums
      %begin = muli %i, %width : tile<i32>
      %begin11 = reshape %begin : tile<i32> -> tile<1x1xi32>
      %begins = broadcast %begin11 : tile<1x1xi32> -> tile<1x64xi32>
      %x1 = addi %begins, %columns : tile<1x64xi32>
      %x = broadcast %x1 : tile<1x64xi32> -> !numbers
      %a0 = cmpi not_equal %x, %y, signed : !numbers -> !bits
      %a1 = cmpi less_than_or_equal %x, %y, signed : !numbers -> !bits
      %mask = andi %a0, %a1 : !bits
      %seen = select %mask, %p, %none : !bits, !sums
      %less = mulf %acc, %half : !sums
      %next = addf %less, %seen : !sums
      continue %next : !sums
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : !sums, !result, tile<i32> -> token
  }
  entry @either(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>,
      %t: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %av = make_partition_view %at : !left
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : !right
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : !result
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %width = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %half = constant <f32: 0.5> : !sums
    %iota = iota : tile<64xi32>
    %columns = reshape %iota : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %iota : tile<64xi32> -> tile<64x1xi32>
    %y0 = broadcast %rows : tile<64x1xi32> -> !numbers
    %t11 = reshape %t : tile<i32> -> tile<1x1xi32>
    %length = broadcast %t11 : tile<1x1xi32> -> tile<1x64xi32>
    %ts = broadcast %t11 : tile<1x1xi32> -> !numbers
    %y = addi %ts, %y0 : !numbers
    %sum = for %i in (%from to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (!sums) {
      %l, %lt = load_view_tko weak %av[%zero, %zero] : !left, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%zero, %zero] : !right, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, !sums
      %begin = muli %i, %width : tile<i32>
      %begin11 = reshape %begin : tile<i32> -> tile<1x1xi32>
      %begins = broadcast %begin11 : tile<1x1xi32> -> tile<1x64xi32>
      %x1 = addi %begins, %columns : tile<1x64xi32>
      %x = broadcast %x1 : tile<1x64xi32> -> !numbers
      %a0 = cmpi equal %x, %y, signed : !numbers -> !bits
      %a1 = cmpi less_than %x, %y, signed : !numbers -> !bits
      %mask = ori %a1, %a0 : !bits
      %seen = select %mask, %none, %p : !bits, !sums
      %less = mulf %acc, %half : !sums
      %next = addf %less, %seen : !sums
      continue %next : !sums
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : !sums, !result, tile<i32> -> token
  }
  entry @two(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>,
      %t: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %av = make_partition_view %at : !left
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : !right
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : !result
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %width = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %half = constant <f32: 0.5> : !sums
    %iota = iota : tile<64xi32>
    %columns = reshape %iota : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %iota : tile<64xi32> -> tile<64x1xi32>
    %y0 = broadcast %rows : tile<64x1xi32> -> !numbers
    %t11 = reshape %t : tile<i32> -> tile<1x1xi32>
    %length = broadcast %t11 : tile<1x1xi32> -> tile<1x64xi32>
    %ts = broadcast %t11 : tile<1x1xi32> -> !numbers
    %y = addi %ts, %y0 : !numbers
    %sum = for %i in (%from to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (!sums) {
      %l, %lt = load_view_tko weak %av[%zero, %zero] : !left, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%zero, %zero] : !right, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, !sums
      %begin = muli %i, %width : tile<i32>
      %begin11 = reshape %begin : tile<i32> -> tile<1x1xi32>
      %begins = broadcast %begin11 : tile<1x1xi32> -> tile<1x64xi32>
      %x1 = addi %begins, %columns : tile<1x64xi32>
      %x = broadcast %x1 : tile<1x64xi32> -> !numbers
      %ten = constant <i32: 100> : !numbers
      %low = subi %y, %ten : !numbers
      %a0 = cmpi less_than %x, %ts, signed : !numbers -> !bits
      %a1 = cmpi less_than_or_equal %x, %low, signed : !numbers -> !bits
      %mask = andi %a0, %a1 : !bits
      %seen = select %mask, %p, %none : !bits, !sums
      %less = mulf %acc, %half : !sums
      %next = addf %less, %seen : !sums
      continue %next : !sums
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : !sums, !result, tile<i32> -> token
  }
  entry @window(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>,
      %t: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %av = make_partition_view %at : !left
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : !right
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : !result
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %width = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %half = constant <f32: 0.5> : !sums
    %iota = iota : tile<64xi32>
    %columns = reshape %iota : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %iota : tile<64xi32> -> tile<64x1xi32>
    %y0 = broadcast %rows : tile<64x1xi32> -> !numbers
    %t11 = reshape %t : tile<i32> -> tile<1x1xi32>
    %length = broadcast %t11 : tile<1x1xi32> -> tile<1x64xi32>
    %ts = broadcast %t11 : tile<1x1xi32> -> !numbers
    %y = addi %ts, %y0 : !numbers
    %sum = for %i in (%from to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (!sums) {
      %l, %lt = load_view_tko weak %av[%zero, %zero] : !left, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%zero, %zero] : !right, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, !sums
      %begin = muli %i, %width : tile<i32>
      %begin11 = reshape %begin : tile<i32> -> tile<1x1xi32>
      %begins = broadcast %begin11 : tile<1x1xi32> -> tile<1x64xi32>
      %x1 = addi %begins, %columns : tile<1x64xi32>
      %x = broadcast %x1 : tile<1x64xi32> -> !numbers
      %ten = constant <i32: 130> : !numbers
      %low = subi %y, %ten : !numbers
      %a0 = cmpi less_than_or_equal %x, %y, signed : !numbers -> !bits
      %a1 = cmpi greater_than %x, %low, signed : !numbers -> !bits
      %mask = andi %a1, %a0 : !bits
      %seen = select %mask, %p, %none : !bits, !sums
      %less = mulf %acc, %half : !sums
      %next = addf %less, %seen : !sums
      continue %next : !sums
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : !sums, !result, tile<i32> -> token
  }
  entry @of_a_row(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>,
      %t: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %av = make_partition_view %at : !left
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : !right
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : !result
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %width = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %half = constant <f32: 0.5> : !sums
    %iota = iota : tile<64xi32>
    %columns = reshape %iota : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %iota : tile<64xi32> -> tile<64x1xi32>
    %y0 = broadcast %rows : tile<64x1xi32> -> !numbers
    %t11 = reshape %t : tile<i32> -> tile<1x1xi32>
    %length = broadcast %t11 : tile<1x1xi32> -> tile<1x64xi32>
    %ts = broadcast %t11 : tile<1x1xi32> -> !numbers
    %y = addi %ts, %y0 : !numbers
    %sum = for %i in (%from to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (!sums) {
      %l, %lt = load_view_tko weak %av[%zero, %zero] : !left, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%zero, %zero] : !right, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, !sums
      %begin = muli %i, %width : tile<i32>
      %begin11 = reshape %begin : tile<i32> -> tile<1x1xi32>
      %begins = broadcast %begin11 : tile<1x1xi32> -> tile<1x64xi32>
      %x1 = addi %begins, %columns : tile<1x64xi32>
      %x = broadcast %x1 : tile<1x64xi32> -> !numbers
      %row = cmpi less_than %x1, %length, signed : tile<1x64xi32> -> tile<1x64xi1>
      %mask = broadcast %row : tile<1x64xi1> -> !bits
      %seen = select %mask, %p, %none : !bits, !sums
      %less = mulf %acc, %half : !sums
      %next = addf %less, %seen : !sums
      continue %next : !sums
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : !sums, !result, tile<i32> -> token
  }
  entry @scaled(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>,
      %t: tile<i32>) {
    %at = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %av = make_partition_view %at : !left
    %bt = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : !right
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : !result
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %width = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %half = constant <f32: 0.5> : !sums
    %iota = iota : tile<64xi32>
    %columns = reshape %iota : tile<64xi32> -> tile<1x64xi32>
    %rows = reshape %iota : tile<64xi32> -> tile<64x1xi32>
    %y0 = broadcast %rows : tile<64x1xi32> -> !numbers
    %t11 = reshape %t : tile<i32> -> tile<1x1xi32>
    %length = broadcast %t11 : tile<1x1xi32> -> tile<1x64xi32>
    %ts = broadcast %t11 : tile<1x1xi32> -> !numbers
    %y = addi %ts, %y0 : !numbers
    %sum = for %i in (%from to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (!sums) {
      %l, %lt = load_view_tko weak %av[%zero, %zero] : !left, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %bv[%zero, %zero] : !right, tile<i32> -> tile<32x64xf16>, token
      %p = mmaf %l, %r, %none : tile<64x32xf16>, tile<32x64xf16>, !sums
      %begin = muli %i, %width : tile<i32>
      %begin11 = reshape %begin : tile<i32> -> tile<1x1xi32>
      %begins = broadcast %begin11 : tile<1x1xi32> -> tile<1x64xi32>
      %x1 = addi %begins, %columns : tile<1x64xi32>
      %x = broadcast %x1 : tile<1x64xi32> -> !numbers
      %five = constant <i32: 5> : !numbers
      %xs = subi %x, %five : !numbers
      %ys = subi %five, %y0 : !numbers
      %yt = addi %ys, %ts : !numbers
      %mask = cmpi less_than %xs, %yt, signed : !numbers -> !bits
      %seen = select %mask, %p, %none : !bits, !sums
      %less = mulf %acc, %half : !sums
      %next = addf %less, %seen : !sums
      continue %next : !sums
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : !sums, !result, tile<i32> -> token
  }
}
