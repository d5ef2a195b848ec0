/** How often each occurs, as in `200: 3, 400: 297`. */
export function tally(values: (string | number)[]): string {
  const groups = Map.groupBy(values.map(String), value => value);
  return [...groups]
    .map(([value, all]) => `${value}: ${all.length}`)
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .join(', ');
}
