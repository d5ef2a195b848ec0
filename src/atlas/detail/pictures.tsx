import { useData } from '../data-context.ts';
import { type Chart, sourceOf } from '../model/chart.ts';
import { picturesOf } from '../model/pictures.ts';
import { stateName, whenOf } from '../words.ts';
import style from './detail.module.css';

const names = { phone: 'On a phone, 390 px', desktop: 'On a desktop' };

interface PicturesProps {
  chart: Chart;
  states: readonly string[];
}

/** The page as it looks in these states. */
export function Pictures({ chart, states }: PicturesProps) {
  const { pictures: all, picturesRun } = useData();
  const pictures = states.flatMap(id => picturesOf(chart, sourceOf(id), all));
  if (pictures.length === 0) {
    return (
      <p>
        No picture yet, or the chart has changed since: <code>npm run atlas:build</code> takes them.
      </p>
    );
  }
  return (
    <>
      {picturesRun && (
        <p>
          <small>Taken {whenOf(picturesRun)}.</small>
        </p>
      )}
      <ul className={style['pictures']}>
        {pictures
          .toSorted((one, other) => other.window.localeCompare(one.window))
          .map(({ state, window, file, side }) => (
            <li key={`${window} ${side}`} data-window={window}>
              <a href={file} target="_blank" rel="noreferrer">
                <img src={file} alt={names[window]} />
              </a>
              <small>
                {[
                  names[window],
                  side && `as the ${side} sees it`,
                  states.includes(state) ? undefined : `in ${stateName(state)}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </li>
          ))}
      </ul>
    </>
  );
}
