import { useEffect, useRef } from 'react';
import type { AddBooksFlow } from '../../flows/shelf/add-books.ts';
import { maxLength } from '../../flows/shelf/lines.ts';
import { edited, isEdited, type PileEntry } from '../../flows/shelf/pile.ts';
import { Field } from '../../ui/field.tsx';
import { addBooks as words } from '../../words/shelf/add-books.ts';
import style from './pile.module.css';

interface EntryProps {
  flow: AddBooksFlow;
  entry: PileEntry;
}

/** Opens and closes the row of an entry; the focus goes to what is typed anew, and back to the row. */
export function useEditing(flow: AddBooksFlow, entry: PileEntry) {
  const row = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Another tab may open the row, too, and a reload shows it open.
  const wasPressed = useRef(false);
  const { key, state } = entry;
  const isCorrected = state === 'wrong' && isEdited(entry);
  const change = (change: Partial<PileEntry>) => {
    wasPressed.current = state === 'wrong';
    flow.send({ type: 'entry changed', key, change });
  };
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    if (isCorrected) row.current?.querySelector('input')?.focus();
    // While it is looked up it has no such button.
    else (button.current ?? row.current)?.focus();
  }, [isCorrected]);
  return {
    row,
    button,
    press: () => change(edited(entry)),
    giveUp: () => change({ typed: undefined }),
  };
}

interface CorrectionProps extends EntryProps {
  onDone: () => void;
  onGiveUp: () => void;
}

/** Where the text of an entry that is wrong is typed anew. */
export function Correction({ flow, entry, onDone, onGiveUp }: CorrectionProps) {
  const { key, typed = '' } = entry;
  return (
    <div className={style['description']}>
      <Field
        label={words.correction}
        renderBox={typedIn => (
          <input
            {...typedIn}
            value={typed}
            maxLength={maxLength}
            onChange={({ currentTarget: { value } }) =>
              flow.send({ type: 'entry changed', key, change: { typed: value } })
            }
            onKeyDown={({ key: pressed, nativeEvent: { isComposing } }) => {
              if (isComposing) return;
              if (pressed === 'Enter') onDone();
              if (pressed === 'Escape') onGiveUp();
            }}
          />
        )}
      />
    </div>
  );
}
