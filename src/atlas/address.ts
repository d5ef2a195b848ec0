import { useSearchParams } from 'wouter';

const views = ['chart', 'live', 'coverage'] as const;

/** What the atlas shows; all of it is in the address, so that a link shows the same. */
export interface Address {
  view: (typeof views)[number];
  chart: string | undefined;
  /** A state or a transition. */
  selected: string | undefined;
}

/** What the address of the atlas says is shown, and a function that changes parts of it, and leaves a note in the history. */
export function useAddress(): [Address, (change: Partial<Address>, note?: string) => void] {
  const [search, setSearch] = useSearchParams();
  const address = addressIn(search);
  return [
    address,
    (change, note) => setSearch(searchOf({ ...address, ...change }), { state: note }),
  ];
}

function addressIn(search: URLSearchParams): Address {
  return {
    view: views.find(one => one === search.get('view')) ?? 'chart',
    chart: search.get('chart') ?? undefined,
    selected: search.get('select') ?? undefined,
  };
}

/** The query of the address that shows a chart, in a view, with something selected. */
export function searchOf({ view, chart, selected }: Address): string {
  const all = { chart, view: view === 'chart' ? undefined : view, select: selected };
  return new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
}
