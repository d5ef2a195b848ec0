import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActType, Request } from '../../api/schemas.ts';
import { serverTime } from '../../exchange/server-time.ts';
import { hasForm } from '../../flows/requests/act-values.ts';
import type { RequestFlow } from '../../flows/requests/request.ts';
import { Button } from '../../ui/button.tsx';
import { busy } from '../../words/elements.ts';
import { request as words } from '../../words/requests/request.ts';
import { Late } from '../frame/late.tsx';
import { ActForm } from './act-form.tsx';
import { actWords, isAfterMeeting, ownAnswer } from './words.ts';
import style from './actions.module.css';

interface ActionsProps {
  flow: RequestFlow;
  request: Request;
}

/** What the member can do: first what leads on, then the rest. */
export function Actions({ flow, request }: ActionsProps) {
  const main = mainOf(request);
  const rank = (act: ActType) => (act === main ? -1 : order[act]);
  const acts = request.actions
    // That one stands at the meeting, and a newer server may know others.
    .filter(act => act !== 'accept the meeting' && Object.hasOwn(order, act))
    .toSorted((one, other) => rank(one) - rank(other));
  const said = ownAnswer(request);
  return (
    acts.length > 0 && (
      <section aria-label={words.acts}>
        {said && <p className={style['said']}>{words.youSaid[said]}</p>}
        <ul className={style['acts']}>
          {acts.map(act => (
            <li key={act} className={act === main ? undefined : looks[act]}>
              <Action flow={flow} request={request} act={act} isSecond={act !== main} />
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

interface ActionProps extends ActionsProps {
  act: ActType;
  /** Whether something else leads on. */
  isSecond?: boolean;
}

/** A button with what follows from it; where more is to be said, its form comes in its place and says it. */
export function Action(props: ActionProps) {
  const { flow, request, act } = props;
  const open = useSelector(flow, ({ context, children }) =>
    context.act === act && hasForm(act, request) ? children.act : undefined,
  );
  if (open) return <ActForm flow={open} request={request} />;
  return <ActButton {...props} />;
}

/** Has the focus again where its form was closed, or nothing was done. */
function ActButton({ flow, request, act, isSecond = false }: ActionProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = useIsSending(flow);
  const open = useSelector(flow, ({ children }) => children.act);
  const call = useSelector(open, snapshot => snapshot?.children['ask the server']);
  const wasPressed = useSelector(
    flow,
    snapshot => snapshot.context.values.act === act && !snapshot.matches({ shown: 'changed' }),
  );
  useEffect(() => {
    if (wasPressed && !isBusy) button.current?.focus();
  }, [wasPressed, isBusy]);
  const { name, means } = actWords(act, request);
  const press = () => flow.send({ type: 'act pressed', act, now: serverTime() });
  return (
    <>
      <Button ref={button} isSecondary={isSecond} disabled={isBusy} onClick={press}>
        {isBusy && wasPressed ? busy : name}
      </Button>
      {!hasForm(act, request) && means && <p className={style['means']}>{means}</p>}
      <Late call={wasPressed ? call : undefined} />
    </>
  );
}

/** Whether the server is asked to take an act. */
export function useIsSending(flow: RequestFlow): boolean {
  const act = useSelector(flow, ({ children }) => children.act);
  return useSelector(act, snapshot => snapshot?.matches('sending') ?? false);
}

/** What seldom comes before the rest, and what ends it, look like links. */
const looks: Readonly<Partial<Record<ActType, string | undefined>>> = {
  'handed over': style['quiet'],
  withdraw: style['ending'],
  cancel: style['ending'],
};

/** From what leads on to what ends it. */
const order = {
  accept: 0,
  'accept the meeting': 1,
  'still wanted': 2,
  review: 3,
  'not handed over': 4,
  'propose a meeting': 5,
  'handed over': 6,
  decline: 7,
  withdraw: 8,
  cancel: 9,
} satisfies Record<ActType, number>;

/** What leads on; undefined where the other one is to act, or nothing is to be done. */
function mainOf(request: Request): ActType | undefined {
  const { actions, state, proposal, meeting } = request;
  const leading: ActType[] = ['accept', 'still wanted', 'review'];
  if (state === 'agreed' && !proposal && !meeting) leading.push('propose a meeting');
  if (state !== 'agreed' || isAfterMeeting(request)) leading.push('handed over');
  return leading.find(act => actions.includes(act));
}
