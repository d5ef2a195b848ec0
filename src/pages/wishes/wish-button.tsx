import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Wish } from '../../api/schemas.ts';
import { memberPaths, withQuery } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { near } from '../../words/books/distance.ts';
import { busy } from '../../words/elements.ts';
import { wishing as words } from '../../words/wishes/wishing.ts';
import { Late } from '../frame/late.tsx';
import { useMember } from '../frame/member-page.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { useSite } from '../frame/site-context.ts';
import style from './wish-button.module.css';

interface WishButtonProps extends Pick<Wish, 'title' | 'authors'> {
  /** In kilometres; undefined for as far as it was wished for before. */
  within?: Wish['within'] | undefined;
  /** Whether the page has something more important to do. */
  isSecond?: boolean;
}

/** One press wishes for a book; what follows from that then stands in its place. Guests have none. */
export function WishButton({ title, authors, within, isSecond = false }: WishButtonProps) {
  const session = useSelector(useSite(), snapshot => snapshot.context.session);
  const flow = useSelector(session, snapshot => snapshot?.children.wishing);
  const snapshot = useSelector(flow, current => current);
  const member = useMember();
  useEffect(() => () => flow?.send({ type: 'page left' }), [flow]);
  if (!flow || !snapshot || !member) return null;
  const { wish, message } = snapshot.context;
  const isMeant = wish.title === title && wish.authors === authors && wish.within === within;
  const isWished = isMeant && snapshot.matches({ idle: 'wished' });
  const isBusy = snapshot.matches('asking');
  const press = () =>
    flow.send({
      type: 'wish pressed',
      wish: { title, authors, ...(within && { within }) },
    });
  return (
    <div className={style['wish']}>
      {isMeant && snapshot.matches({ idle: 'failed' }) && <p role="alert">{message}</p>}
      {!isWished && (
        <Button isSecondary={isSecond} aria-disabled={isBusy || undefined} onClick={press}>
          {isBusy ? busy : words.submit}
        </Button>
      )}
      <Late call={snapshot.children['ask the server']} />
      <output>{isWished && words.told(near[snapshot.context.within])}</output>
      {isWished && !member.place && (
        <p>
          <span>{`${words.placeNeeded} `}</span>
          <PageLink href={withQuery(memberPaths.welcome, { next: memberPaths.wishes })}>
            {words.toPlace}
          </PageLink>
        </p>
      )}
      {isWished && <PageLink href={memberPaths.wishes}>{words.toList}</PageLink>}
    </div>
  );
}
