import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { opening } from '../../kits/site.ts';
import {
  type Command,
  type Offer,
  type Report,
  reportIn,
  type Status,
  type Theme,
} from '../stage/protocol.ts';
import { useKeptFocus } from './kept-focus.ts';
import { blank, recorded, type Recording } from './recording.ts';

/** What is known of the stage. */
export interface Live {
  recording: Recording;
  status: Status | undefined;
  /** What can end a call or a wait, or the last that could. */
  answers: Offer[];
}

export const unknown: Live = { recording: blank, status: undefined, answers: [] };

export function liveAfter(live: Live, report: Report): Live {
  if (report.type === 'began') return unknown;
  if (report.type === 'step') return { ...live, recording: recorded(live.recording, report.step) };
  const { status } = report;
  return { ...live, status, answers: answersAfter(live.answers, status.offers) };
}

/** What has ended stays until something else begins: a button does not vanish under a finger. */
function answersAfter(known: Offer[], offers: Offer[]): Offer[] {
  const answers = offers.filter(({ kind }) => kind !== 'event');
  const before = new Set(known.map(({ event }) => event));
  const now = new Set(answers.map(({ event }) => event));
  if (answers.some(({ event }) => !before.has(event))) return answers;
  return answers.concat(known.filter(({ event }) => !now.has(event)));
}

interface Options {
  /** Opened at first; after a reload the last one is opened again. */
  address: string | undefined;
  theme: Theme;
}

interface Connection extends Live {
  frame: RefObject<HTMLIFrameElement | null>;
  tell: (command: Command) => void;
}

/** The stage in its frame, which never takes the focus from the control that sent it a command. */
export function useStage({ address, theme }: Options): Connection {
  const frame = useRef<HTMLIFrameElement>(null);
  const [live, hear] = useReducer(liveAfter, unknown);
  const keepFocus = useKeptFocus(frame);
  const post = useEffectEvent((command: Command) =>
    frame.current?.contentWindow?.postMessage(command, origin),
  );
  const begin = useEffectEvent(() => {
    const example = live.status?.page ?? address;
    post({ type: 'dress', theme });
    if (example) post({ type: 'do', ...opening, example });
  });
  useLayoutEffect(() => {
    const listen = (message: MessageEvent<unknown>) => {
      if (message.source !== frame.current?.contentWindow) return;
      const report = reportIn(message);
      if (!report) return;
      if (report.type === 'began') begin();
      hear(report);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => post({ type: 'dress', theme }), [theme]);
  const tell = (command: Command) => {
    keepFocus();
    frame.current?.contentWindow?.postMessage(command, origin);
  };
  return { ...live, frame, tell };
}
