import { useData } from '../data-context.ts';
import { Link } from '../link.tsx';
import { sourceOf } from '../model/chart.ts';
import { itemOf, stateName, transitionName } from '../words.ts';

/** Leads to a state or a transition in its chart. */
export function ItemLink({ id }: { id: string }) {
  const { charts } = useData();
  const item = itemOf(charts, id);
  if (!item) return <span>{id}</span>;
  const name =
    item.kind === 'state'
      ? stateName(id)
      : `${stateName(sourceOf(id))}: ${transitionName(item.transition)}`;
  return (
    <Link to={{ view: 'chart', chart: item.chart.id, selected: id }}>
      {item.chart.id} · {name}
    </Link>
  );
}
