import {
  type Blueprint,
  type State,
  statesIn,
  type Transition,
  transitionsIn,
} from './blueprint.ts';

/** One thing that is wrong with a chart. */
export interface Mutation {
  /** Where and how; no other has the same words. */
  id: string;
  /** The name of the state or the transition that is wrong. */
  at: string;
  /** Makes a fresh blueprint wrong. */
  make: (blueprint: Blueprint) => void;
}

export type Mutations = (blueprint: Blueprint) => Mutation[];

interface Edit<Part> {
  how: string;
  make: (part: Part) => void;
}

export function ofTransitions(
  editsOf: (transition: Transition, root: State) => Edit<Transition>[],
): Mutations {
  return ({ root }) => slipsOf(root, transitionsIn, editsOf);
}

export function ofStates(editsOf: (state: State, root: State) => Edit<State>[]): Mutations {
  return ({ root }) => slipsOf(root, statesIn, editsOf);
}

export function ofDelays(edits: Edit<(times: number) => void>[]): Mutations {
  return ({ root, delays }) =>
    Object.keys(delays).flatMap(name =>
      edits.map(({ how, make }) => ({
        id: `'${name}' ${how}`,
        at: root.id,
        make: ({ delays }) =>
          make(times => {
            delays[name] = Number(delays[name]) * times;
          }),
      })),
    );
}

export function both(...kinds: Mutations[]): Mutations {
  return blueprint => kinds.flatMap(mutations => mutations(blueprint));
}

function slipsOf<Part extends { id: string }>(
  root: State,
  partsIn: (root: State) => Part[],
  editsOf: (part: Part, root: State) => Edit<Part>[],
): Mutation[] {
  return partsIn(root).flatMap(part =>
    editsOf(part, root).map(({ how, make }) => ({
      id: `${part.id} ${how}`,
      at: part.id,
      make: fresh =>
        partsIn(fresh.root)
          .filter(({ id }) => id === part.id)
          .forEach(make),
    })),
  );
}
