import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { CloseButton } from './close-button.tsx';
import style from './dialog.module.css';

interface DialogProps {
  open: boolean;
  tone: 'neutral' | 'success' | 'failure';
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function Dialog({ open, tone, title, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const told = useRef(false);
  // React must never change the attribute itself: a modal that loses it stays in the top layer.
  const [openAtFirst] = useState(open);

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
      onClose={notice}
    >
      <div className={style['card']}>
        <CloseButton ref={close} onClick={onClose} />
        <h2 id={`${id}title`} dir="auto">
          {title}
        </h2>
        <div
          id={`${id}text`}
          className={style['text']}
          dir="auto"
          aria-live={tone === 'failure' ? 'assertive' : 'polite'}
        >
          {open && children}
        </div>
      </div>
    </dialog>
  );
}
