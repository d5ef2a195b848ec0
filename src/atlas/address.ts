import { useSearchParams } from 'wouter';

/** Of everything, and of one chart. */
export const sheets = ['map', 'rules', 'walks', 'changes'] as const;
export const chartViews = ['chart', 'table', 'pages', 'live'] as const;

/** What a chart can be marked with. */
export const markings = ['gaps', 'proven', 'visited', 'browser', 'changes'] as const;

export type View = (typeof sheets)[number] | (typeof chartViews)[number];

/** What the atlas shows; all of it is in the address, so that a link shows the same. */
export interface Address {
  view: View;
  /** Of the views that show one. */
  chart: string | undefined;
  /** A state or a transition. */
  selected: string | undefined;
  marking: (typeof markings)[number];
  /** Whether the chart shows the page of each state. */
  pictured: boolean;
  /** Of the rules. */
  rule: string | undefined;
  /** Of the walks: the file and the title of a test, and its step counted from 1. */
  walk: string | undefined;
  step: number;
  /** Whether only walks of tests that failed are listed. */
  failedOnly: boolean;
}

export function useAddress(): [Address, (change: Partial<Address>) => void] {
  const [search, setSearch] = useSearchParams();
  const address = addressIn(search);
  const go = (change: Partial<Address>) => {
    const next = { ...address, ...change };
    const isMove = next.view !== address.view || next.chart !== address.chart;
    setSearch(searchOf(next), { replace: !isMove });
  };
  return [address, go];
}

export function addressIn(search: URLSearchParams): Address {
  const read = (name: string) => search.get(name) ?? undefined;
  const chart = read('chart');
  const view = [...sheets, ...chartViews].find(one => one === search.get('view'));
  return {
    view: view ?? (chart ? 'chart' : 'map'),
    chart,
    selected: read('select'),
    marking: markings.find(one => one === read('mark')) ?? 'gaps',
    pictured: read('pages') === 'shown',
    rule: read('rule'),
    walk: read('walk'),
    step: Math.max(1, Math.trunc(Number(search.get('step'))) || 1),
    failedOnly: read('failed') === 'only',
  };
}

export function searchOf({
  view,
  chart,
  selected,
  marking,
  pictured,
  rule,
  walk,
  step,
  failedOnly,
}: Address): string {
  const all = {
    chart: isOfChart(view) ? chart : undefined,
    view: view === 'chart' || view === 'map' ? undefined : view,
    select: isOfChart(view) ? selected : undefined,
    mark: view === 'chart' && marking !== 'gaps' ? marking : undefined,
    pages: view === 'chart' && pictured ? 'shown' : undefined,
    rule: view === 'rules' ? rule : undefined,
    walk: view === 'walks' ? walk : undefined,
    step: view === 'walks' && walk && step > 1 ? String(step) : undefined,
    failed: view === 'walks' && failedOnly ? 'only' : undefined,
  };
  const given = Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(given).toString();
}

function isOfChart(view: View): boolean {
  return chartViews.some(one => one === view);
}
