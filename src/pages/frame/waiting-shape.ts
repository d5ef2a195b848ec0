/** What is awaited: books on a wall, spines on a board, rows of a list, or one thing with its words. */
export type WaitingShape = 'covers' | 'spines' | 'rows' | 'thing';

/** What a page of the members is about to show. Reads the address itself, for it also stands in a head. */
export function waitingShapeAt(pathname: string): WaitingShape {
  if (pathname === '/home') return 'covers';
  if (pathname === '/home/shelf') return 'spines';
  return /^\/home\/(copies|requests|members)\/./.test(pathname) ? 'thing' : 'rows';
}
