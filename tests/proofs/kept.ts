import { readPart } from '../readme.ts';
import { rowsOf } from './table.ts';

/** A line of the counts. */
export interface Count {
  what: string;
  proven: string;
  /** The code of which it was proven, see `codeOf`. */
  code: string;
}

/** The counts that `tests/README.md` keeps. */
export function keptCounts(): Count[] {
  return rowsOf(readPart('counts')).map(([what = '', proven = '', code = '']) => ({
    what,
    proven,
    code,
  }));
}
