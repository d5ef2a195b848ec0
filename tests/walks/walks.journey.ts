import { type Path, pathsOf } from '../../src/atlas/build/ways.ts';
import { test } from '../browser/test.ts';
import { walk } from './gestures.ts';

const paths = Object.values(await pathsOf());

for (const path of paths.filter(isWhole)) {
  test(path.gestures.join(', '), async ({ visitor, front, tokenFor }) => {
    const taken = async () => (await visitor.watched()).steps.flatMap(step => step.taken);
    await walk({ visitor, front, tokenFor, taken }, path);
  });
}

/** The beginning of a longer way is walked with it; of equal ones the first is. */
function isWhole({ gestures }: Path, index: number): boolean {
  return !paths.some((other, place) => {
    const begins = gestures.every((gesture, step) => other.gestures[step] === gesture);
    return begins && (other.gestures.length > gestures.length || place < index);
  });
}
