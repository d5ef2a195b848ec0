import type { AnyStateMachine } from 'xstate';
import type { Change } from '../../../src/kits/kit.ts';
import { machines } from '../../../src/kits/kits.ts';
import { blueprintOf, build } from './blueprint.ts';
import { type Kind, kinds } from './kinds.ts';
import type { Mutation } from './mutations.ts';

export interface Mutant extends Pick<Mutation, 'id' | 'at'> {
  kind: Kind;
  /** Makes one chart wrong, and leaves the others. */
  change: Change;
}

/** Every mutation in every chart. */
export const mutants: Mutant[] = Object.keys(kinds)
  .filter(isKind)
  .flatMap(kind => machines.flatMap(machine => mutantsOf(kind, machine)));

function isKind(name: string): name is Kind {
  return name in kinds;
}

function mutantsOf(kind: Kind, machine: AnyStateMachine): Mutant[] {
  return kinds[kind](blueprintOf(machine)).map(({ id, at, make }) => ({
    id,
    at,
    kind,
    change: logic => {
      if (logic.id !== machine.id) return logic;
      const blueprint = blueprintOf(logic);
      make(blueprint);
      return build(logic, blueprint);
    },
  }));
}
