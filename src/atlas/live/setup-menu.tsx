import { useEffect, useRef } from 'react';
import { useData } from '../data-context.ts';
import { type Setup, statesAfter, undo } from '../setups.ts';
import { frameName } from './site-frame.tsx';
import style from './live.module.css';

interface SetupMenuProps {
  /** The id of the chart that is shown. */
  chart: string;
  /** The name of the setup that was asked for last, since the page was loaded. */
  asked: string | undefined;
  onBring: (setup: string) => void;
}

/** Brings a setup about and opens its page in the frame: the one that is chosen, or that has led here. */
export function SetupMenu({ chart, asked, onBring }: SetupMenuProps) {
  const { setups = [], setup: before } = useData();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const chosen: unknown = history.state;
    if (typeof chosen !== 'string' || !select.current) return;
    // A reload, or a way back, brings nothing about.
    history.replaceState(null, '');
    select.current.value = chosen;
    select.current.form?.requestSubmit();
  }, []);
  if (setups.length === 0) return null;
  const toTheFrame = { method: 'post', action: '/atlas/setups', target: frameName };
  const isLeading = (setup: Setup) => statesAfter(setup).some(id => id.split('.')[0] === chart);
  const groups = {
    [`Leads to ${chart}`]: setups.filter(isLeading),
    Others: setups.filter(setup => !isLeading(setup)),
  };
  return (
    <div className={style['setups']}>
      <form {...toTheFrame} onSubmit={() => onBring(select.current?.value ?? '')}>
        <label htmlFor="setup">Bring about</label>
        <select id="setup" name="setup" ref={select}>
          {Object.entries(groups).map(([label, ofGroup]) => (
            <optgroup key={label} label={label}>
              {ofGroup.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
        </select>
        <button type="submit">Bring about and open</button>
      </form>
      <form {...toTheFrame} onSubmit={() => onBring(undo.name)}>
        <input type="hidden" name="setup" value={undo.name} />
        <button type="submit">{undo.name}</button>
      </form>
      <output>{asked ? `Asked for: ${asked}` : before && `Now: ${before}`}</output>
    </div>
  );
}
