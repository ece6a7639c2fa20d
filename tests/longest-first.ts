// The order of test files on a machine that has not run them before, where vitest goes by their size in bytes.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the paths of the files that take longest, the longest of each project first: begun last, one of them would run alone. */
const LONGEST = [
  'engine/laws/laws',
  'engine/games/magic-trick/sample',
  '/bots/steady',
  'main/cli/host.test',
  'tests/network/cuts',
  'main/host.test',
  'main/nothing-lost',
  'tests/network/kills',
  '/two-hosts',
  'main/table/curtain-secrets',
  'main/shells/',
  '/layout',
  '/animate.test',
  '/every-frame',
  'e2e/network/magic',
  'e2e/network/',
  'e2e/screens/',
  'e2e/stage/',
  'e2e/stage-height',
  'e2e/rules/bar',
  'e2e/hot-seat/two-deals',
  'e2e/home',
  '/situations',
  'e2e/score-and-end',
  'e2e/kill/',
  '/keyboard.test',
  '/mouse.test',
];

/** Vitest's own order, but for those. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((part) => moduleId.includes(part));
      return place < 0 ? LONGEST.length : place;
    };
    // Of one project stay together, in the place of its first file.
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...projects.values()].flatMap((ofOne) => ofOne.toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}
