// The laws at every other table, from the first one on.
import { testLaws } from './contract.testing.ts';

testLaws(0, 2);
