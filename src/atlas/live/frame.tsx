import { type RefObject, useEffect, useRef, useState } from 'react';
import style from './frame.module.css';

export type Width = keyof typeof sizes;

interface FrameProps {
  ref: RefObject<HTMLIFrameElement | null>;
  width: Width;
}

/** The site on its stage, in the window of a phone or of a desk, made smaller where it has to be. */
export function Frame({ ref, width }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const size = sizes[width];
  const room = useRoom(place);
  const scale = room && Math.min(1, room.width / size.width, room.height / size.height);
  return (
    <div
      ref={place}
      className={style['place']}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      <div className={style['window']} style={{ ...size, scale }} data-width={width}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is ours, and must be driven */}
        <iframe ref={ref} src="stage.html" title="The site on the stage" />
      </div>
    </div>
  );
}

const sizes = {
  phone: { width: 390, height: 664 },
  desktop: { width: 1280, height: 800 },
} as const;

function useRoom(place: RefObject<HTMLElement | null>): DOMRectReadOnly | undefined {
  const [room, setRoom] = useState<DOMRectReadOnly>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return room;
}
