/** A Markdown table, as the rows below its heading. */
export function rowsOf(table: string): string[][] {
  const lines = table.split('\n').filter(line => line.startsWith('| '));
  return lines.slice(1).map(line => line.slice(2, -2).split(' | '));
}

export function tableOf(heading: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(heading), `|${'---|'.repeat(heading.length)}`, ...rows.map(line)].join('\n');
}
