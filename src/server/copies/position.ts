import type { components } from '../../api/generated/schema.d.ts';
import { bands } from '../../exchange/cells.ts';

export type Zone = components['schemas']['Copy']['band'];

/** Of a copy in an answer. A zone is a band, or all copies of which the distance is not known. */
export interface Position {
  zone: Zone;
  id: string;
}

/** What of a zone is still to come. */
export interface ZoneBefore {
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
export function zonesOf({ hasPlace, within, after }: Reach): ZoneBefore[] {
  const end =
    within === undefined ? zones.length : zones.findIndex(zone => String(zone) === within) + 1;
  const start = after ? zones.indexOf(after.zone) : 0;
  const reached = hasPlace ? zones.slice(start, end) : [null];
  return reached.map(zone => ({ zone, before: zone === after?.zone ? after.id : lastId }));
}

export function cursorOf({ zone, id }: Position): string {
  return Buffer.from(`${zone}.${id}`).toString('base64url');
}

/** Undefined for a cursor that is not ours. */
export function positionOf(cursor: string): Position | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, written, id] = /^(\w+)\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(text) ?? [];
  const zone = zones.find(zone => String(zone) === written);
  return zone === undefined || id === undefined ? undefined : { zone, id };
}
