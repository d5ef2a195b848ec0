/** What is said of states and transitions, by their ids. */
export interface Marks {
  active?: ReadonlySet<string> | undefined;
  /** Transitions that can be taken now. */
  available?: ReadonlySet<string> | undefined;
  visited?: ReadonlySet<string> | undefined;
  unvisited?: ReadonlySet<string> | undefined;
  proven?: ReadonlySet<string> | undefined;
  unproven?: ReadonlySet<string> | undefined;
  changed?: ReadonlyMap<string, 'added' | 'removed' | 'changed'> | undefined;
  /** The transitions of each step of a way, in their order. */
  way?: readonly (readonly string[])[] | undefined;
}

export type Mark = keyof typeof meanings;

export const meanings = {
  active: 'active',
  available: 'can be taken now',
  way: 'on the way',
  visited: 'visited',
  unvisited: 'not visited',
  proven: 'proven',
  unproven: 'not proven',
  added: 'added',
  removed: 'removed',
  changed: 'changed',
};

export function isMark(name: string): name is Mark {
  return name in meanings;
}

/** Those of one state or transition. */
export function marksOf(id: string, marks: Marks): Mark[] {
  const found: (Mark | false | undefined)[] = [
    marks.active?.has(id) && 'active',
    marks.available?.has(id) && 'available',
    marks.way?.flat().includes(id) && 'way',
    !marks.active?.has(id) && marks.visited?.has(id) && 'visited',
    marks.unvisited?.has(id) && 'unvisited',
    marks.proven?.has(id) && 'proven',
    marks.unproven?.has(id) && 'unproven',
    marks.changed?.get(id),
  ];
  return found.filter(mark => mark !== undefined && mark !== false);
}

/** The kinds that are in use among some states and transitions. */
export function marksAmong(ids: string[], marks: Marks): Mark[] {
  const found = new Set(ids.flatMap(id => marksOf(id, marks)));
  return Object.keys(meanings)
    .filter(isMark)
    .filter(mark => found.has(mark));
}

/** The steps of the way that take a transition, from 1: `2` or `1, 4`. */
export function stepsOf(id: string, { way = [] }: Marks): string {
  return way.flatMap((step, index) => (step.includes(id) ? [index + 1] : [])).join(', ');
}
