import { testByFuzzing } from '../testing/fuzz/fuzz-test.ts';

testByFuzzing();
