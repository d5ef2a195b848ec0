import { type RefObject, useEffect, useRef, useState } from 'react';
import { openings } from '../stage/examples.ts';
import type { Command, Status, Theme } from '../stage/protocol.ts';
import style from './frame.module.css';

export type Width = keyof typeof sizes;

interface FrameProps {
  ref: RefObject<HTMLIFrameElement | null>;
  width: Width;
}

/** The site on its stage, in the window of a phone or of a desk, made smaller where it has to be. */
export function Frame({ ref, width }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const size = sizes[width];
  const room = useRoom(place);
  const scale = room && Math.min(1, room.width / size.width, room.height / size.height);
  return (
    <div
      ref={place}
      className={style['place']}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      <div className={style['window']} style={{ ...size, scale }} data-width={width}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is ours, and must be driven */}
        <iframe ref={ref} src="stage.html" title="The site on the stage" />
      </div>
    </div>
  );
}

const sizes = {
  phone: { width: 390, height: 664 },
  desktop: { width: 1280, height: 800 },
} as const;

function useRoom(place: RefObject<HTMLElement | null>): DOMRectReadOnly | undefined {
  const [room, setRoom] = useState<DOMRectReadOnly>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return room;
}

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
    onTell({ type: 'do', chart: 'site', event: 'page opened', example });
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
