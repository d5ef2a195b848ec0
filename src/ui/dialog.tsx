import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CloseButton } from './close-button.tsx';
import { LiveRegion } from './live-region.tsx';
import style from './dialog.module.css';

interface DialogProps {
  open: boolean;
  tone: 'neutral' | 'success' | 'failure';
  title: ReactNode;
  /** The whole text below the title, which screen readers announce when it changes. */
  text: string;
  onClose: () => void;
  /** Whether it is about one thing of the page, and on phones comes up from below. */
  isSheet?: boolean;
  /** What leads on, below the text: the first button or link gets the focus. */
  action?: ReactNode;
  children: ReactNode;
}

/** A modal dialog, with a text that is read out. */
export function Dialog(props: DialogProps) {
  const { open, tone, title, text, onClose, isSheet = false, action, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const reported = useRef(false);
  // React must never change the attribute itself: a modal that loses it stays in the top layer.
  const [openAtFirst] = useState(open);
  const news = useNews(open ? text : undefined, tone === 'failure');

  useLayoutEffect(() => {
    reported.current = false;
    if (!dialog.current) return;
    if (!open) return dialog.current.close();
    if (dialog.current.matches(':modal')) return;
    dialog.current.removeAttribute('open');
    dialog.current.showModal();
  }, [open]);

  const leadsOn = Boolean(action);
  // Without a word a browser may focus the scrolling card instead. What is said stays in view.
  useLayoutEffect(() => {
    const first = leadsOn
      ? actions.current?.querySelector<HTMLElement>('a, button')
      : close.current;
    if (open) first?.focus({ preventScroll: true });
  }, [open, leadsOn]);

  const refuse = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    reported.current = true;
    onClose();
  };

  // A browser may close a modal although its cancel event was prevented: `onClose` is called then, too.
  const notice = (event: SyntheticEvent) => {
    if (event.target !== dialog.current || dialog.current.open || !open || reported.current) return;
    reported.current = true;
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={`${style['dialog']} ${isSheet ? style['sheet'] : ''}`}
      open={openAtFirst}
      data-tone={tone}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={refuse}
      onKeyDown={ignoreHeldKey}
      onClose={notice}
    >
      <div className={style['card']}>
        <CloseButton ref={close} onClick={onClose} />
        <h2 id={`${id}title`} dir="auto">
          {title}
        </h2>
        <div id={`${id}text`} className={style['text']} dir="auto">
          {open && children}
        </div>
        {open && action && (
          <div ref={actions} className={style['action']}>
            {action}
          </div>
        )}
      </div>
      <LiveRegion urgency="polite">{news.urgent ? '' : news.text}</LiveRegion>
      <LiveRegion urgency="assertive">{news.urgent ? news.text : ''}</LiveRegion>
    </dialog>
  );
}

/** The key that sent a form may still be down when the dialog opens, and must not close it. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** In milliseconds: by then a screen reader has read the text, which would otherwise be found twice. */
const announcementMs = 1_000;

const noNews = { text: '', urgent: false };

/** A text that has changed since the dialog opened. What it opens with is read as its description. */
function useNews(text: string | undefined, urgent: boolean) {
  const [news, setNews] = useState(noNews);
  const before = useRef(text);
  const announce = useEffectEvent((changed: string) => setNews({ text: changed, urgent }));
  useEffect(() => {
    const last = before.current;
    before.current = text;
    if (text === undefined || last === undefined || text === last) return undefined;
    announce(text);
    const forget = setTimeout(() => setNews(noNews), announcementMs);
    return () => {
      clearTimeout(forget);
      setNews(noNews);
    };
  }, [text]);
  return news;
}
