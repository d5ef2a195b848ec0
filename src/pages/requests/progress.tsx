import type { Request } from '../../api/schemas.ts';
import { memberPaths } from '../../paths.ts';
import { request as words } from '../../words/requests/request.ts';
import { nameOf } from '../../words/requests/requests.ts';
import { Cover } from '../books/cover.tsx';
import { useMember } from '../frame/member-page.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { House } from '../members/house.tsx';
import { MemberName } from '../members/member-name.tsx';
import { inQuestion } from './words.ts';
import style from './progress.module.css';

export interface ProgressProps {
  request: Request;
  /** Whether it has just come to this, so that the books are seen to move. */
  isNew: boolean;
}

/** The own house, that of the other member, and each book where it is now. Words below it say the same. */
export function Progress({ request, isNew }: ProgressProps) {
  const { copy, other, role, state } = request;
  const self = useMember();
  const isHappy = state === 'agreed' || hasChangedHands(request);
  const look = ['stage', role, isHappy && 'happy', isNew && 'new'].map(name => name && style[name]);
  return (
    <div>
      <div className={look.filter(Boolean).join(' ')}>
        {isHappy && <Garland />}
        {self && <House {...self.house} width={128} height={128} />}
        {sides.map(side => (
          <div key={side} className={style[side]}>
            {sideOf(request, role === 'owner') === side && (
              <div className={style['book']}>
                <Cover {...copy} />
              </div>
            )}
            {sideOf(request, role === 'asker') === side &&
              inQuestion(request).map((offer, index) => (
                <div key={offer.id ?? index} className={style['offer']}>
                  <Cover {...offer} />
                </div>
              ))}
          </div>
        ))}
        {other && <House {...other.house} width={128} height={128} />}
      </div>
      <div className={style['names']}>
        <p>
          {copy.id !== null && <PageLink href={memberPaths.copy(copy.id)}>{words.book}</PageLink>}
        </p>
        <p>
          {other ? (
            <PageLink href={memberPaths.member(other.id)}>
              <MemberName {...other} />
            </PageLink>
          ) : (
            nameOf(request)
          )}
        </p>
      </div>
    </div>
  );
}

const sides = ['own', 'between', 'theirs'] as const;

/** Where a book is: with who gives it, promised between the two, or with who gets it. */
function sideOf(request: Request, isGivenByOneself: boolean): (typeof sides)[number] {
  if (['agreed', 'confirming', 'disputed'].includes(request.state)) return 'between';
  return isGivenByOneself === hasChangedHands(request) ? 'theirs' : 'own';
}

function hasChangedHands({ state }: Request): boolean {
  return state === 'done' || state === 'settled';
}

/** Little flags from house to house. */
function Garland() {
  return (
    <svg
      viewBox="0 0 300 30"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={style['garland']}
    >
      <path d="M0 2q75 28 150 10t150 -10" fill="none" stroke="var(--ledge)" />
      {flags.map(([x, y, colour]) => (
        <path key={x} d={`M${x} ${y}h12l-6 11z`} fill={`var(--${colour})`} />
      ))}
    </svg>
  );
}

/** Where each flag hangs on the line, and its colour. */
const flags = [
  [16, 7, 'brick'],
  [48, 13, 'moss'],
  [80, 15, 'slate'],
  [112, 14, 'wine'],
  [144, 11, 'brick'],
  [176, 9, 'moss'],
  [208, 7, 'slate'],
  [240, 5, 'wine'],
  [272, 3, 'brick'],
] as const;
