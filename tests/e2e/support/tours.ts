// The tours of what only one game has, one line each.
import { magicTrickTour } from './tour-magic-trick.ts';
import { magiciansTour } from './tour-magicians.ts';
import { samTour } from './tour-sam.ts';
import { trickTakingTour } from './tour-trick-taking.ts';

export const tours = [magicTrickTour, trickTakingTour, magiciansTour, samTour];
