/** One step of a path into a body: the name of a field, the index of an item, or `*` for any. */
export type Path = string[];

/** Reads `$.items[*].id` and `$['first name']`. */
export function readPath(text: string): Path {
  const steps = text.matchAll(/\.([^.[\]]+)|\[(\d+|\*)\]|\['([^']*)'\]|\["([^"]*)"\]/g);
  return [...steps].map(([, field, item, quoted, other]) => field ?? item ?? quoted ?? other ?? '');
}

export function fieldIn(path: string, name: string): string {
  return /^[\w-]+$/.test(name) ? `${path}.${name}` : `${path}['${name}']`;
}

/** Whether a path of a rule leads to a place, or to something that the place is in. */
export function leadsTo(rule: Path, place: Path): boolean {
  return (
    rule.length <= place.length && rule.every((step, at) => step === '*' || step === place[at])
  );
}

/** Of the paths that lead to one place, the longest comes first, then the one with fewest `*`. */
export function bySpecificity(one: Path, other: Path): number {
  return other.length - one.length || starsIn(one) - starsIn(other);
}

function starsIn(path: Path): number {
  return path.filter(step => step === '*').length;
}
