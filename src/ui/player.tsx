import { useLottieLight } from 'lottie-react';
import style from './animation.module.css';

interface PlayerProps {
  data: object;
  loop: boolean;
  onReady: () => void;
  onError: () => void;
}

/** The library's own components inject a style element, which our policy forbids. */
export function Player({ data, loop, onReady, onError }: PlayerProps) {
  const { setDisplayRef } = useLottieLight({
    src: data,
    loop,
    autoplay: true,
    subscriptions: { ready: onReady, error: onError },
  });
  return <div ref={setDisplayRef} className={style['display']} />;
}
