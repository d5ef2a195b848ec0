import { type SubmitEvent, useRef, useState } from 'react';
import style from './live.module.css';

/** The name of the frame's window, by which its news are known; another atlas has another. */
export const frameName = `frame-${crypto.randomUUID()}`;

/** The running site, as wide as a phone. */
export function SiteFrame({ start }: { start: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [address, setAddress] = useState(start);
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    frame.current?.contentWindow?.location.assign(pathIn(address));
  };
  return (
    <section className={style['site']} aria-label="Site">
      <form onSubmit={open}>
        <input
          aria-label="Address on the site"
          value={address}
          onChange={event => setAddress(event.currentTarget.value)}
          spellCheck={false}
        />
        <button type="submit">Open</button>
        <a href={pathIn(address)} target="_blank" rel="noreferrer">
          In a tab
        </a>
      </form>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is the site itself */}
      <iframe ref={frame} name={frameName} src={start} title="The running site" />
      <p>
        Fresh links come from the mailbox, whose address stands in the terminal. Paste one above, or
        follow it in a tab, which can be watched from here as well.
      </p>
    </section>
  );
}

/** The path of an address that was typed or pasted, so that the frame stays on the site. */
function pathIn(address: string): string {
  const { pathname, search, hash } =
    URL.parse(address, location.origin) ?? new URL('/', location.origin);
  return `${pathname}${search}${hash}`;
}
