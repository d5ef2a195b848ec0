import { useAddress } from '../address.ts';
import { useData } from '../data-context.ts';
import type { Picture } from '../data.ts';
import { Link } from '../link.tsx';
import { type Chart, type State, statesInOrder } from '../model/chart.ts';
import { stateName } from '../words.ts';
import { Split } from './split.tsx';
import page from './page.module.css';
import style from './pages.module.css';

/** What each state of a chart looks like: the real page, in both windows and both themes. */
export function PagesView({ chart }: { chart: Chart }) {
  const { pictures } = useData();
  const shown = statesInOrder(chart)
    .map(state => ({ state, pictures: pictures.filter(picture => picture.state === state.id) }))
    .filter(({ pictures }) => pictures.length > 0);
  return (
    <Split>
      <div className={page['page']}>
        <p className={page['lead']}>
          Every state in which the chart can rest, with the page that it shows. The pictures are of
          the real site, brought into the state.
        </p>
        {shown.length === 0 && <p>No pictures were taken. They are taken by npm run atlas.</p>}
        {shown.map(one => (
          <StatePictures key={one.state.id} {...one} />
        ))}
      </div>
    </Split>
  );
}

function StatePictures({ state, pictures }: { state: State; pictures: Picture[] }) {
  const [{ selected }] = useAddress();
  return (
    <section className={style['state']} aria-label={stateName(state.id)}>
      <h2>
        <Link to={{ selected: state.id }} aria-current={selected === state.id ? 'true' : undefined}>
          {stateName(state.id)}
        </Link>
      </h2>
      <p>{state.description}</p>
      <ul>
        {pictures.map(picture => (
          <li key={picture.file}>
            <a href={picture.file}>
              <img
                src={picture.file}
                alt={`${stateName(state.id)} on a ${picture.window}, ${picture.theme}`}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                data-window={picture.window}
              />
            </a>
            <span>
              {picture.window}, {picture.theme}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
