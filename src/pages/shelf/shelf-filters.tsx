import { orders } from '../../flows/shelf/shelf-list.ts';
import type { Parameters } from '../../paths.ts';
import { shelf as words } from '../../words/shelf/shelf.ts';
import { Choice, SearchForm } from '../books/search-box.tsx';

interface ShelfFiltersProps {
  /** The page that shows the shelf. */
  action: string;
  /** What its address asks for. */
  parameters: Parameters;
  /** Which states of its books can be told apart. */
  states?: Readonly<Record<string, string>>;
}

/** What is shown of a shelf, and in which order. */
export function ShelfFilters({ action, parameters, states = words.states }: ShelfFiltersProps) {
  const { q = '', state = '', sort = '' } = parameters;
  return (
    <SearchForm action={action} words={q}>
      <Choice name="state" aria-label={words.state} value={state}>
        {Object.entries(states).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="sort" aria-label={words.sort} value={sort}>
        {orders.map(order => (
          <option key={order} value={order === 'newest' ? '' : order}>
            {words.sorts[order]}
          </option>
        ))}
      </Choice>
    </SearchForm>
  );
}
