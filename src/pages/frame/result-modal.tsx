import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import type { ResultModalSnapshot } from '../../flows/result-modal.ts';
import { paths } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { Animation, type AnimationName } from '../../ui/animation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { resultModal as words } from '../../words/result-modal.ts';
import { PageButton } from './page-link.tsx';
import { useSite } from './site-context.ts';
import style from './result-modal.module.css';

/** `asRendered` is what the HTML shows, from which the modal may have gone on since. */
export function ResultModal({ asRendered }: { asRendered: ResultModalSnapshot }) {
  const modal = useSelector(useSite(), snapshot => snapshot.context.modal);
  const snapshot = useSyncExternalStore(
    useCallback(
      listener => {
        const subscription = modal.subscribe(listener);
        return () => subscription.unsubscribe();
      },
      [modal],
    ),
    () => modal.getSnapshot(),
    () => asRendered,
  );
  return <ResultModalView snapshot={snapshot} onClose={() => modal.send({ type: 'closed' })} />;
}

/** For the title of the document, while the modal is shown. */
export function titleOfResult(snapshot: ResultModalSnapshot): string | undefined {
  return snapshot.hasTag('open') ? displayOf(snapshot).title : undefined;
}

interface View {
  snapshot: ResultModalSnapshot;
  onClose: () => void;
}

export function ResultModalView({ snapshot, onClose }: View) {
  const { name, tone, title } = displayOf(snapshot);
  const { message, advice, next } = snapshot.context;
  // A result that comes late lies over another page, on which the visitor stays.
  const isSentOn = snapshot.matches('shown');
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      tone={tone}
      title={title}
      text={[message, advice].filter(Boolean).join(' ')}
      onClose={onClose}
      action={
        name !== 'loading' && (
          <>
            {next && (
              <PageButton href={paths[next]} replace={isSentOn}>
                {words[next]}
              </PageButton>
            )}
            <Button isSecondary={next !== undefined} onClick={onClose}>
              {isSentOn ? toLanding : stay}
            </Button>
          </>
        )
      }
    >
      <Animation name={name} host={settings.animationHost || undefined} />
      <p className={style['message']} dir="auto">
        {message}
      </p>
      <p className={style['advice']}>
        {/* A text that changes fills an element: a translation puts others in the place of texts. */}
        <span id="advice">{advice}</span>
      </p>
    </Dialog>
  );
}

function displayOf(snapshot: ResultModalSnapshot): Display {
  if (snapshot.hasTag('success')) return displays.success;
  if (snapshot.hasTag('failure')) return displays.failure;
  return displays.loading;
}

interface Display {
  name: AnimationName;
  tone: 'neutral' | 'success' | 'failure';
  title: string;
}

const { titles, stay, toLanding } = words;

const displays = {
  loading: { name: 'loading', tone: 'neutral', title: titles.loading },
  success: { name: 'success', tone: 'success', title: titles.success },
  failure: { name: 'failure', tone: 'failure', title: titles.failure },
} satisfies Record<AnimationName, Display>;
