import { not } from 'xstate';
import type { State } from './blueprint.ts';
import { both, type Mutations, ofDelays, ofStates, ofTransitions } from './mutations.ts';
import { otherTargets } from './targets.ts';

export type Kind = keyof typeof kinds;

/** The ways in which somebody could get a chart wrong by a mutation; each gives all mutations of its kind. */
export const kinds = {
  retargeted: both(
    ofTransitions((one, root) =>
      otherTargets(root, one).map(target => ({
        how: `leads to ${target}`,
        make: ({ branch }) => {
          branch.target = `#${target}`;
        },
      })),
    ),
    ofTransitions(({ branch }) =>
      only(branch.target !== undefined, {
        how: 'leads nowhere',
        make: ({ branch }) => {
          branch.target = undefined;
        },
      }),
    ),
  ),
  'transition removed': ofTransitions(() => [
    {
      how: 'is not there',
      make: ({ branches, branch }) => {
        branches.splice(branches.indexOf(branch), 1);
      },
    },
  ]),
  'guard inverted': ofTransitions(({ branch }) =>
    only(branch.guard !== undefined, {
      how: 'asks the opposite',
      make: ({ branch }) => {
        branch.guard = Reflect.apply(not, undefined, [branch.guard]);
      },
    }),
  ),
  'guard dropped': ofTransitions(({ branch }) =>
    only(branch.guard !== undefined, {
      how: 'asks nothing',
      make: ({ branch }) => {
        branch.guard = undefined;
      },
    }),
  ),
  'action dropped': both(
    ofTransitions(({ branch }) =>
      branch.actions.map((action, index) => ({
        how: `does not ${nameOf(action)}`,
        make: ({ branch }) => {
          branch.actions.splice(index, 1);
        },
      })),
    ),
    ...(['entry', 'exit'] as const).map(side =>
      ofStates(state =>
        state[side].map((action, index) => ({
          how: `does not ${nameOf(action)} on ${side}`,
          make: state => {
            state[side].splice(index, 1);
          },
        })),
      ),
    ),
  ),
  'parameters dropped': both(
    ofTransitions(({ branch: { guard } }) =>
      only(hasParameters(guard), {
        how: 'asks without parameters',
        make: ({ branch }) => {
          branch.guard = withoutParameters(branch.guard);
        },
      }),
    ),
    ofTransitions(({ branch }) =>
      branch.actions.flatMap((action, index) =>
        only(hasParameters(action), {
          how: `does ${nameOf(action)} without parameters`,
          make: ({ branch }) => {
            branch.actions[index] = withoutParameters(action);
          },
        }),
      ),
    ),
  ),
  'entry and exit swapped': ofStates(({ entry, exit }) =>
    only(entry.length + exit.length > 0, {
      how: 'does on entry what it does on exit',
      make: state => {
        [state.entry, state.exit] = [state.exit, state.entry];
      },
    }),
  ),
  'exits swapped': both(
    ofStates(({ invoke }) =>
      invoke
        .filter(({ onDone, onError }) => onDone.length + onError.length > 0)
        .map(({ id }) => ({
          how: `takes an error of '${id}' for its end`,
          make: ({ invoke }) => {
            for (const one of invoke.filter(one => one.id === id))
              [one.onDone, one.onError] = [one.onError, one.onDone];
          },
        })),
    ),
    ofTransitions(({ branch, branches }) => {
      const next = branches[branches.indexOf(branch) + 1];
      return only(next !== undefined && next.target !== branch.target, {
        how: 'leads where the next one leads',
        make: ({ branch, branches }) => {
          const next = branches[branches.indexOf(branch) + 1];
          if (next) [branch.target, next.target] = [next.target, branch.target];
        },
      });
    }),
  ),
  'delay removed': ofStates(({ after }) =>
    Object.keys(after).map(name => ({
      how: `does not wait for '${name}'`,
      make: ({ after }) => {
        delete after[name];
      },
    })),
  ),
  'delay changed': ofDelays([
    { how: 'is half as long', make: stretch => stretch(0.5) },
    { how: 'is twice as long', make: stretch => stretch(2) },
  ]),
  'invoke removed': ofStates(({ invoke }) =>
    invoke.map(({ id }, index) => ({
      how: `does not start '${id}'`,
      make: ({ invoke }) => {
        invoke.splice(index, 1);
      },
    })),
  ),
  'initial changed': ofStates(({ initial, states }) =>
    Object.keys(states)
      .filter(name => initial !== undefined && initial !== name)
      .map(name => ({
        how: `begins in ${name}`,
        make: state => {
          state.initial = name;
        },
      })),
  ),
  'tag dropped': ofStates(({ tags }) =>
    tags.map((tag, index) => ({
      how: `is not '${String(tag)}'`,
      make: ({ tags }) => {
        tags.splice(index, 1);
      },
    })),
  ),
  'end removed': ofStates(({ type }) =>
    only(type === 'final', {
      how: 'does not end the chart',
      make: (state: State) => {
        state.type = 'atomic';
      },
    }),
  ),
} satisfies Record<string, Mutations>;

function only<Edit>(isPossible: boolean, edit: Edit): Edit[] {
  return isPossible ? [edit] : [];
}

function nameOf(action: unknown): string {
  return typeof action === 'string' ? action : String(Reflect.get(Object(action), 'type'));
}

function hasParameters(one: unknown): boolean {
  return Reflect.has(Object(one), 'params');
}

function withoutParameters(one: unknown): object {
  return { ...Object(one), params: undefined };
}
