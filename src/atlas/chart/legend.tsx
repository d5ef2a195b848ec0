import { Badge } from './badges.tsx';
import { type Mark, meanings } from './marks.ts';
import style from './legend.module.css';

/** What the marks on a drawing mean, and how one reads a state chart. */
export function Legend({ marks }: { marks: Mark[] }) {
  return (
    <div className={style['legend']}>
      <ul>
        {marks.map(mark => (
          <li key={mark}>
            <svg viewBox="-9 -9 18 18" aria-hidden="true">
              <Badge mark={mark} steps="1" x={0} y={0} />
            </svg>
            {meanings[mark]}
          </li>
        ))}
      </ul>
      <details>
        <summary>How to read it</summary>
        <dl>
          <dt>●</dt>
          <dd>starts here</dd>
          <dt>event [guard] / action</dt>
          <dd>goes along the arrow when the event comes, if it is so, and does this</dd>
          <dt>[else]</dt>
          <dd>if nothing that is asked before is so</dd>
          <dt>always</dt>
          <dd>needs no event</dd>
          <dt>after</dt>
          <dd>comes by itself when time has passed</dd>
          <dt>done, error</dt>
          <dd>what was invoked has answered, or has failed</dd>
          <dt>Inside a box</dt>
          <dd>a transition that stays in its state</dd>
          <dt>Dashed box</dt>
          <dd>one of several parts that run side by side</dd>
          <dt>Double border</dt>
          <dd>an end</dd>
          <dt>visited</dt>
          <dd>
            a test that passed was in the state or took the transition; live and in a walk: that was
            so before
          </dd>
          <dt>proven</dt>
          <dd>
            a row of the rules that passed leads to it or fails when it is wrong; a guard needs a
            row that fails when the guard is wrong, and a state with states in it needs all of them
          </dd>
          <dt>Keys</dt>
          <dd>
            the arrows follow the transitions, Page Up and Page Down go through everything, Enter
            selects, + − 0 zoom
          </dd>
        </dl>
      </details>
    </div>
  );
}
