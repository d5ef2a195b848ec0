import type { Request } from '../../api/schemas.ts';
import { moderatorMark } from '../../words/members/names.ts';
import style from './member-name.module.css';

type Other = Pick<NonNullable<Request['other']>, 'name' | 'isModerator'>;

/** The name of another member, with the mark of the server on that of a moderator. */
export function MemberName({ name, isModerator }: Other) {
  return (
    <>
      <bdi translate="no">{name}</bdi>
      {isModerator && (
        <>
          <span> </span>
          <ModeratorMark />
        </>
      )}
    </>
  );
}

/** No name can bring it along. */
export function ModeratorMark() {
  return <span className={style['mark']}>{moderatorMark}</span>;
}
