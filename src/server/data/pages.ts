/** Rows that are read at once where all of a member are read. A message has at most 4,000 characters. */
export const pageSize = 100;

/** Yields what `read` finds after the last row that it has found, page by page. */
export async function* pagesOf<Key, Row extends Key>(
  read: (last: Key | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  do {
    rows = await read(rows.at(-1));
    yield rows;
  } while (rows.length === pageSize);
}
