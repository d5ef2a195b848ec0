import { Component, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import {
  type AnimationName,
  type AnimationParts,
  loadedParts,
  loadParts,
  preloadParts,
} from './animation-source.ts';
import { Still } from './still.tsx';
import { whenIdle } from './when-idle.ts';
import style from './animation.module.css';

export type { AnimationName } from './animation-source.ts';

interface AnimationProps {
  name: AnimationName;
  /** Folder that may hold another copy, without a trailing slash. */
  host?: string | undefined;
}

/** One of the animations of a result, and a still picture until it plays or where it does not. */
export function Animation({ name, host }: AnimationProps) {
  const calm = useSyncExternalStore(onCalmChange, prefersCalm, () => true);
  const still = <Still name={name} />;
  return (
    <div className={style['animation']} aria-hidden="true">
      {calm ? (
        still
      ) : (
        <ErrorFallback key={`${name} ${host}`} fallback={still}>
          <Moving name={name} host={host} still={still} />
        </ErrorFallback>
      )}
    </div>
  );
}

/**
 * `preload` fetches the player and the animations of the host, and plays each in the `hiddenPlayer`, where
 * it is not seen, so that they start without a wait: the first time takes the player several times as
 * long as any other.
 */
export function useAnimationPreload(host?: string): {
  preload: () => void;
  hiddenPlayer: ReactNode;
} {
  const [isWanted, setIsWanted] = useState(false);
  return {
    preload: () => setIsWanted(true),
    hiddenPlayer: isWanted && <HiddenPlayer host={host} />,
  };
}

function HiddenPlayer({ host }: { host: string | undefined }) {
  const [parts, setParts] = useState<AnimationParts>();

  useEffect(() => {
    if (prefersCalm()) return undefined;
    let wanted = true;
    const playAll = async () => {
      for (const name of ['loading', 'success', 'failure'] as const) {
        const loaded = await loadParts(name, host);
        await new Promise<void>(whenIdle);
        if (wanted) setParts(loaded);
      }
      await new Promise<void>(whenIdle);
    };
    preloadParts(host);
    // What is missing now is asked for again when it is shown.
    void playAll()
      .finally(() => wanted && setParts(undefined))
      .catch(ignore);
    return () => {
      wanted = false;
    };
  }, [host]);

  return (
    parts && (
      <div hidden>
        <ErrorFallback fallback={null}>
          <parts.Player data={parts.data} loop={false} onReady={ignore} onError={ignore} />
        </ErrorFallback>
      </div>
    )
  );
}

const ignore = () => undefined;

function Moving({ name, host, still }: AnimationProps & { still: ReactNode }) {
  const [parts, setParts] = useState(() => loadedParts(name, host));
  const [state, setState] = useState<'waiting' | 'moving' | 'failed'>('waiting');
  const [wasLoaded] = useState(parts !== undefined);

  useEffect(() => {
    if (parts) return undefined;
    let wanted = true;
    loadParts(name, host).then(
      loaded => wanted && setParts(loaded),
      () => wanted && setState('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [name, host, parts]);

  if (!parts || state === 'failed') return still;
  return (
    <>
      {state === 'waiting' && !wasLoaded && still}
      <parts.Player
        data={parts.data}
        loop={name === 'loading'}
        onReady={() => setState('moving')}
        onError={() => setState('failed')}
      />
    </>
  );
}

/** Shows the fallback where the player throws: the file of another host may break it at any time. */
class ErrorFallback extends Component<
  { fallback: ReactNode; children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

const calmQuery = '(prefers-reduced-motion: reduce)';

function prefersCalm() {
  return matchMedia(calmQuery).matches;
}

function onCalmChange(listener: () => void) {
  const query = matchMedia(calmQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
