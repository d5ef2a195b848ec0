/** From what the visitor or the server does to the frame that shows it, in milliseconds. */
export interface Moments {
  hasStarted: boolean;
  /** Of every key that was pressed. */
  keys: number[];
  /** From the press of the button to the word that it loads. */
  loading?: number;
  /** How many frames that took. */
  frames?: number;
  /** From the answer of the server to its message. */
  message?: number;
  /** From the answer of the server to the second picture of the animation. */
  animation?: number;
  /** From the press of a link to the heading of another page. */
  page?: number;
}

declare global {
  var moments: Moments;
}

/** Runs in the page before its own script, so it may use nothing from around it. */
export function watchMoments(): void {
  const moments: Moments = { hasStarted: false, keys: [] };
  globalThis.moments = moments;
  addEventListener('ready', () => void (moments.hasStarted = true));

  const whenPainted = (tell: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => tell(performance.now()));
      port1.start();
      port2.postMessage(undefined);
    });
  /** Looks after each frame whether it shows what was awaited. */
  const whenShown = (isShown: () => boolean, tell: (now: number, frames: number) => void) => {
    const look = (frames: number) =>
      whenPainted(now => (isShown() ? tell(now, frames) : look(frames + 1)));
    look(1);
  };
  const says = (words: string) =>
    document.querySelector('dialog[open]')?.textContent.includes(words) ?? false;

  addEventListener(
    'keydown',
    ({ timeStamp }) => void whenPainted(now => moments.keys.push(now - timeStamp)),
    true,
  );
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const pressed = target instanceof Element && target.closest('a, button');
      const heading = document.querySelector('h1')?.textContent;
      if (pressed instanceof HTMLAnchorElement) {
        const isOther = () => document.querySelector('h1')?.textContent !== heading;
        whenShown(isOther, now => void (moments.page = now - timeStamp));
      } else if (pressed && pressed.textContent === 'Reset Password') {
        whenShown(
          () => says('Loading...'),
          (now, frames) => Object.assign(moments, { loading: now - timeStamp, frames }),
        );
      }
    },
    true,
  );
  new PerformanceObserver(list => {
    const answer = list.getEntries().find(({ name }) => name.includes('/api/'));
    if (!(answer instanceof PerformanceResourceTiming)) return;
    whenShown(
      () => shown.message > 0 && shown.animation > 0,
      () => {
        moments.message = shown.message - answer.responseEnd;
        moments.animation = shown.animation - answer.responseEnd;
      },
    );
  }).observe({ type: 'resource', buffered: true });

  const shown = { message: 0, animation: 0 };
  new MutationObserver((_, observer) => {
    if (!says('Done.')) return;
    observer.disconnect();
    whenPainted(now => void (shown.message = now));
    let before = drawing();
    whenShown(
      () => {
        const last = before;
        before = drawing();
        return before.svg === last.svg && before.markup !== last.markup;
      },
      now => void (shown.animation = now),
    );
  }).observe(document, { childList: true, characterData: true, subtree: true });

  const drawing = () => {
    const svg = document.querySelector('dialog [aria-hidden="true"] svg');
    return { svg, markup: svg?.innerHTML };
  };
}
