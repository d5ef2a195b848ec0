import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
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
  title: string;
  onClose: () => void;
  /** What leads on, below the text. */
  action?: ReactNode;
  children: ReactNode;
}

export function Dialog({ open, tone, title, onClose, action, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const told = useRef(false);
  // React must never change the attribute itself: a modal that loses it stays in the top layer.
  const [openAtFirst] = useState(open);
  const news = useNews(text, { open, urgent: tone === 'failure' });

  useLayoutEffect(() => {
    told.current = false;
    if (!dialog.current) return;
    if (!open) return dialog.current.close();
    if (dialog.current.matches(':modal')) return;
    dialog.current.removeAttribute('open');
    dialog.current.showModal();
    // Without a word a browser may focus the scrolling card instead.
    close.current?.focus();
  }, [open]);

  const refuse = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    told.current = true;
    onClose();
  };

  // A browser may close a modal in spite of a refused cancel; the owner still has to hear of it.
  const notice = (event: SyntheticEvent) => {
    if (event.target !== dialog.current || dialog.current.open || !open || told.current) return;
    told.current = true;
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={style['dialog']}
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
        <div ref={text} id={`${id}text`} className={style['text']} dir="auto">
          {open && children}
        </div>
        {open && action && <div className={style['action']}>{action}</div>}
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

interface Occasion {
  open: boolean;
  urgent: boolean;
}

/** In milliseconds, in which a screen reader takes a text up. Left there, it would be found twice. */
const breath = 1_000;

const silence = { text: '', urgent: false };

/** The text that came while the dialog was open. What it opens with is read as its description. */
function useNews(element: RefObject<HTMLElement | null>, { open, urgent }: Occasion) {
  const [news, setNews] = useState(silence);
  const tell = useEffectEvent((text: string) => setNews({ text, urgent }));
  useEffect(() => {
    const { current } = element;
    if (!open || !current) return undefined;
    let told = current.innerText;
    let forget: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      if (current.innerText === told) return;
      told = current.innerText;
      tell(told);
      clearTimeout(forget);
      forget = setTimeout(() => setNews(silence), breath);
    });
    observer.observe(current, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      clearTimeout(forget);
      setNews(silence);
    };
  }, [element, open]);
  return news;
}
