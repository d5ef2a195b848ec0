import { centreOf } from '../../exchange/cells.ts';
import type { Handlers } from '../ground/handler.ts';
import { type Gazetteer, openGazetteer } from './gazetteer.ts';

/** By data folder. Read at the first question: that takes a moment, and 40 MB of memory. */
const opened = new Map<string | undefined, Promise<Gazetteer>>();

export const places: Handlers['places'] = {
  answer: async ({ q, cell }, { config }) => {
    const { named, around, hasPostcodes } = await gazetteerFor(config.dataFolder);
    const near = cell === undefined ? [] : around(centreOf({ cell: Number(cell) }));
    const items = q === undefined ? near : named(q);
    return { status: 200, body: { items, hasPostcodes }, logReason: 'found' };
  },
};

function gazetteerFor(dataFolder: string | undefined): Promise<Gazetteer> {
  const known = opened.get(dataFolder) ?? openGazetteer(dataFolder);
  opened.set(dataFolder, known);
  return known;
}
