import { type Machines, machines } from '../../rules/charts/machines.ts';
import { blueprintOf, build } from './blueprint.ts';
import { type Kind, kinds } from './kinds.ts';
import type { Slip } from './slips.ts';

export interface Mutant extends Pick<Slip, 'id' | 'at'> {
  kind: Kind;
  /** All charts, of which one is wrong. */
  machines: () => Machines;
}

/** Every slip in every chart. */
export const mutants: Mutant[] = Object.keys(kinds)
  .filter(isKind)
  .flatMap(kind =>
    Object.keys(machines)
      .filter(isChart)
      .flatMap(chart => mutantsOf(kind, chart)),
  );

function isKind(name: string): name is Kind {
  return name in kinds;
}

function isChart(name: string): name is keyof Machines {
  return name in machines;
}

function mutantsOf(kind: Kind, chart: keyof Machines): Mutant[] {
  const machine = machines[chart];
  return kinds[kind](blueprintOf(machine)).map(({ id, at, make }) => ({
    id,
    at,
    kind,
    machines: () => {
      const blueprint = blueprintOf(machine);
      make(blueprint);
      return { ...machines, [chart]: build(machine, blueprint) };
    },
  }));
}
