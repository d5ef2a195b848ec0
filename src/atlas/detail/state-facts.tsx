import { useData } from '../data-context.ts';
import { Link } from '../link.tsx';
import {
  type Chart,
  sourceOf,
  type State,
  type Transition,
  transitionsOf,
} from '../model/chart.ts';
import { rowsOf } from '../model/coverage.ts';
import { useTheme } from '../theme.ts';
import { stateName, transitionName } from '../words.ts';
import { Fact } from './fact.tsx';
import { ProofList } from './proof-list.tsx';
import { TestList } from './test-list.tsx';
import style from './detail.module.css';

export function StateFacts({ chart, state }: { chart: Chart; state: State }) {
  const { coverage, pictures } = useData();
  const { unit = [], browser = [] } = coverage.states[state.id] ?? {};
  const arriving = transitionsOf(chart).filter(({ targets }) => targets.includes(state.id));
  const theme = useTheme();
  const shown = pictures
    .filter(picture => picture.state === state.id && picture.theme === theme)
    .toReversed();
  return (
    <>
      {shown.length > 0 && (
        <ul className={style['pictures']}>
          {shown.map(({ file, window, width, height }) => (
            <li key={file}>
              <a href={file}>
                <img src={file} alt={`On a ${window}`} width={width} height={height} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Names name="Tags" names={state.tags} />
      <Names name="On entry" names={state.entry} />
      <Names name="On exit" names={state.exit} />
      <Names name="Calls" names={state.invokes.map(({ source }) => source)} />
      <Transitions name="Out" transitions={state.transitions} />
      <Transitions name="In" transitions={arriving} from />
      <Fact name="Proven by">
        <ProofList rows={rowsOf(coverage.proofs[state.id] ?? [])} />
      </Fact>
      <Fact name="Visited by">
        <TestList tests={[...browser, ...unit]} />
      </Fact>
    </>
  );
}

function Names({ name, names }: { name: string; names: string[] }) {
  return names.length > 0 && <Fact name={name}>{names.join(', ')}</Fact>;
}

interface TransitionsProps {
  name: string;
  transitions: Transition[];
  from?: boolean;
}

function Transitions({ name, transitions, from = false }: TransitionsProps) {
  return (
    transitions.length > 0 && (
      <Fact name={name}>
        <ul>
          {transitions.map(transition => (
            <li key={transition.id}>
              <Link to={{ selected: transition.id }}>{transitionName(transition)}</Link>{' '}
              {from
                ? `from ${stateName(sourceOf(transition.id))}`
                : transition.targets.map(target => `→ ${stateName(target)}`).join(', ')}
            </li>
          ))}
        </ul>
      </Fact>
    )
  );
}
