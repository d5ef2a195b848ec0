import type { Path } from '../../src/atlas/build/ways.ts';
import { knownPaths } from '../atlas/known-paths.ts';
import { test } from '../browser/test.ts';
import { walk } from './gestures.ts';

const paths = Object.values(await knownPaths());

for (const path of paths.filter(isWhole)) {
  test(path.gestures.join(', '), async ({ visitor, front, tokenFor }) => {
    const taken = async () => (await visitor.watched()).steps.flatMap(step => step.taken);
    const pass = (milliseconds: number) => visitor.passTime(milliseconds);
    await walk({ visitor, front, tokenFor, taken, pass }, path);
  });
}

/** The beginning of a longer way is walked with it; of equal ones the first is. */
function isWhole({ gestures }: Path, index: number): boolean {
  return !paths.some((other, place) => {
    const begins = gestures.every((gesture, step) => other.gestures[step] === gesture);
    return begins && (other.gestures.length > gestures.length || place < index);
  });
}
