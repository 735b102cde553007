import { testByFuzzing } from '../testing/fuzz/fuzz-test.ts';

testByFuzzing(2_500);
