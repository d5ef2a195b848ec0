import { useData } from '../data-context.ts';
import style from './detail.module.css';

const names: Record<string, string> = { phone: 'On a phone, 390 px', desktop: 'On a desktop' };

/** The real page, as it was when a journey first came to a state. */
export function Pictures({ states }: { states: readonly string[] }) {
  const { coverage } = useData();
  const pictures = states
    .flatMap(id => coverage.pictures[id] ?? [])
    .toSorted((one, other) => other.window.localeCompare(one.window));
  if (pictures.length === 0) {
    return <p>No journey through the site has stayed here long enough for a screenshot.</p>;
  }
  return (
    <ul className={style['pictures']}>
      {pictures.map(({ window, file, test }) => (
        <li key={file} data-window={window}>
          <a href={file} target="_blank" rel="noreferrer">
            <img src={file} alt={names[window] ?? window} />
          </a>
          <small>
            {names[window] ?? window}, taken by “{coverage.tests[test]?.test}”
          </small>
        </li>
      ))}
    </ul>
  );
}
