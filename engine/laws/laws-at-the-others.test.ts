// The laws at the tables that `laws.test.ts` leaves out.
import { testLaws } from './contract.testing.ts';

testLaws(1, 2);
