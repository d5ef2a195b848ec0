import { useData } from '../data-context.ts';
import { Link } from '../link.tsx';
import { itemName, itemOf } from '../words.ts';

interface ItemListProps {
  ids: readonly string[];
  isOrdered?: boolean;
}

/** States and transitions, each leading to its place in its chart. */
export function ItemList({ ids, isOrdered = false }: ItemListProps) {
  const { charts } = useData();
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {ids.map(id => {
        const item = itemOf(charts, id);
        return (
          item && (
            <li key={id}>
              <Link to={{ view: 'chart', chart: item.chart.id, selected: id }}>
                {itemName(item)}
              </Link>
            </li>
          )
        );
      })}
    </List>
  );
}
