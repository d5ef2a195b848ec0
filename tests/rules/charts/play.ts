import type { Step } from '../../../src/atlas/model/walk.ts';
import { sightAfter } from '../row.ts';
import type { Row } from '../vocabulary.ts';
import type { DriverOptions } from './driver.ts';
import { createVisitor } from './visitor.ts';

/** How a row ends, and how it should. */
interface Played {
  actual: object;
  expected: object;
  /** What the charts did. */
  given: Step[];
  when: Step[];
}

export async function play(row: Row, options: DriverOptions = {}): Promise<Played> {
  const visitor = createVisitor(options);
  try {
    for (const act of row.given) await visitor.act(act);
    const given = [...visitor.steps];
    const places = { ...visitor.places(), ...row.then };
    const sight = sightAfter(visitor.look(), row.sees);
    await visitor.act(row.when);
    return {
      actual: { places: visitor.places(), sight: visitor.look() },
      expected: { places, sight },
      given,
      when: visitor.steps.slice(given.length),
    };
  } finally {
    visitor.stop();
  }
}
