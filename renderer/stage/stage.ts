// The door to the stage: what the screens load when the first table is shown.
import { stageOf } from '../games/stages.ts';
import { stageFor } from './conductor.ts';
import type { CreateStage } from './contract.ts';
import { page } from './surroundings.ts';

export const createStage: CreateStage = stageFor(stageOf, page);
