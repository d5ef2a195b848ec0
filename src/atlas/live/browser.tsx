import { opening, openings } from '../../kits/site.ts';
import type { Command, Status, Theme } from '../stage/protocol.ts';
import type { Width } from './frame.tsx';
import style from './browser.module.css';

interface BrowserProps {
  status: Status | undefined;
  width: Width;
  theme: Theme;
  onWidth: (width: Width) => void;
  onTheme: (theme: Theme) => void;
  onTell: (command: Command) => void;
}

/** What a browser has above its window, and which window it is. */
export function Browser({ status, width, theme, onWidth, onTheme, onTell }: BrowserProps) {
  const open = (form: FormData) => {
    const example = form.get('address');
    if (typeof example !== 'string') return;
    onTell({ type: 'do', ...opening, example });
  };
  const { back = false, forward = false } = status?.canGo ?? {};
  const holdsParts = status?.holdsParts ?? false;
  return (
    <fieldset className={style['browser']} aria-label="Browser">
      <button
        type="button"
        aria-label="Back"
        aria-disabled={!back}
        onClick={() => onTell({ type: 'go', steps: -1 })}
      >
        ←
      </button>
      <button
        type="button"
        aria-label="Forward"
        aria-disabled={!forward}
        onClick={() => onTell({ type: 'go', steps: 1 })}
      >
        →
      </button>
      <button type="button" aria-label="Reload" onClick={() => onTell({ type: 'reload' })}>
        ↻
      </button>
      <form className={style['address']} action={open}>
        <select key={status?.page} name="address" aria-label="Page" defaultValue={status?.page}>
          {Object.keys(openings).map(address => (
            <option key={address}>{address}</option>
          ))}
        </select>
        <button type="submit">Go</button>
      </form>
      <Choice name="Window" options={['phone', 'desktop']} value={width} onChange={onWidth} />
      <Choice name="Theme" options={['light', 'dark']} value={theme} onChange={onTheme} />
      <button
        type="button"
        aria-pressed={holdsParts}
        title="The chart of the next page comes when it is let"
        onClick={() => onTell({ type: 'hold the parts', holds: !holdsParts })}
      >
        Hold charts
      </button>
    </fieldset>
  );
}

interface ChoiceProps<Option extends string> {
  name: string;
  options: Option[];
  value: Option;
  onChange: (option: Option) => void;
}

function Choice<Option extends string>({ name, options, value, onChange }: ChoiceProps<Option>) {
  return (
    <fieldset aria-label={name} className={style['choice']}>
      {options.map(option => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {option}
        </button>
      ))}
    </fieldset>
  );
}
