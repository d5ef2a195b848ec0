import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import loading from '../../../../src/ui/animations/loading.json';
import success from '../../../../src/ui/animations/success.json';

// Asked for as soon as the page runs, so that both are there when they are shown.
const player = import('../../../../src/ui/player.tsx');
const Loading = lazyAnimation(loading);
const Success = lazyAnimation(success);

/** A result as most sites would show it: each animation by React.lazy, with a fallback. */
function Form() {
  const [state, setState] = useState<'idle' | 'loading' | 'success'>('idle');
  const submit = async () => {
    setState('loading');
    await fetch('/api/any');
    setState('success');
  };
  return (
    <>
      <button onClick={() => void submit()}>Reset Password</button>
      {state !== 'idle' && (
        <dialog open>
          <div aria-hidden="true">
            <Suspense key={state} fallback={<p>…</p>}>
              {state === 'loading' ? <Loading /> : <Success />}
            </Suspense>
          </div>
          <p>{state === 'loading' ? 'Loading...' : 'Done.'}</p>
        </dialog>
      )}
    </>
  );
}

function lazyAnimation(data: object) {
  return lazy(async () => {
    const { Player } = await player;
    return { default: () => <Player data={data} loop onReady={ignore} onError={ignore} /> };
  });
}

function ignore() {}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Form />);
