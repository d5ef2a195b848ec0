import { useData } from '../data-context.ts';
import type { Transition } from '../model/chart.ts';
import { rowsOf } from '../model/coverage.ts';
import { Fact } from './fact.tsx';
import { ProofList } from './proof-list.tsx';
import { TestList } from './test-list.tsx';

export function TransitionFacts({ transition }: { transition: Transition }) {
  const { coverage } = useData();
  const { id, guard, actions, reenters } = transition;
  const taken = coverage.transitions[id];
  const refused = coverage.refusals[id];
  return (
    <>
      {guard && <Fact name="Only if">{guard}</Fact>}
      {actions.length > 0 && <Fact name="Does">{actions.join(', ')}</Fact>}
      {reenters && <Fact name="Re-entry">It leaves its state and enters it again.</Fact>}
      <Fact name="Proven by">
        <ProofList rows={rowsOf(coverage.proofs[id] ?? [])} />
      </Fact>
      <Fact name="Visited by">
        <TestList tests={[...(taken?.browser ?? []), ...(taken?.unit ?? [])]} />
      </Fact>
      {refused && (
        <Fact name="Refused by its guard in">
          <TestList tests={[...refused.browser, ...refused.unit]} />
        </Fact>
      )}
    </>
  );
}
