import type { Copy } from '../../api/schemas.ts';
import { bands } from '../../exchange/cells.ts';
import { anId, keysIn } from '../ground/cursor.ts';

export type Zone = Copy['band'];

/** Of a copy in an answer. A zone is a band, or all copies of which the distance is not known. */
export interface Position {
  zone: Zone;
  id: string;
}

/** What of a zone is still to come. */
export interface ZoneCursor {
  zone: Zone;
  /** The ids are smaller, and so older. */
  before: string;
}

/** The nearest first. */
const zones: readonly Zone[] = [...bands, 0, null];
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

interface Reach {
  /** Whether distances are known. */
  hasPlace: boolean;
  within: string | undefined;
  after: Position | undefined;
}

/** The zones of an answer, one after the other. */
export function zonesOf({ hasPlace, within, after }: Reach): ZoneCursor[] {
  const end =
    within === undefined ? zones.length : zones.findIndex(zone => String(zone) === within) + 1;
  const start = after ? zones.indexOf(after.zone) : 0;
  const reached = hasPlace ? zones.slice(start, end) : [null];
  return reached.map(zone => ({ zone, before: zone === after?.zone ? after.id : lastId }));
}

/** Undefined without a cursor. */
export function positionIn(cursor: string | undefined): Position | undefined {
  const [written, id] = keysIn(cursor, zones.map(String).join('|'), anId);
  const zone = zones.find(zone => String(zone) === written);
  return zone === undefined || id === undefined ? undefined : { zone, id };
}
