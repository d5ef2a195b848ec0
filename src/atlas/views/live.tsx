import { useAddress } from '../address.ts';
import { useData } from '../data-context.ts';
import { Live } from '../live/live.tsx';
import type { Chart } from '../model/chart.ts';

/** The chart beside the running page, each answering the other. */
export function LiveView({ chart }: { chart: Chart }) {
  const { charts, layouts } = useData();
  const [{ selected }, go] = useAddress();
  return (
    <Live
      charts={charts}
      layouts={layouts}
      chartId={chart.id}
      selected={selected}
      onSelect={id => go({ selected: id })}
    />
  );
}
