import type { Walk } from './model/walk.ts';

/** Titles are unique within a file; a journey runs in each of its windows. */
export function walkId({ file, test, window }: Pick<Walk, 'file' | 'test' | 'window'>): string {
  return [file, test, ...(window === null ? [] : [window])].join(' › ');
}
