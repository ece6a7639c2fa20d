// Stands in for the English catalogue when the pages are built for the tests in a language that nobody speaks.
import { english as spoken } from '../../../engine/language/catalogue.ts';
import { pseudoCatalogue } from './pseudo.ts';

export const english = pseudoCatalogue(spoken);
