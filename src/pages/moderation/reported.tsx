import type { Reported } from '../../flows/moderation/report.ts';
import { moderation as words } from '../../words/moderation/moderation.ts';
import style from './reported.module.css';

/** What is reported, as a moderator reads it. */
export function ReportedThing({ of, title, text, where }: Reported) {
  return (
    <figure className={style['reported']}>
      <figcaption>{words.of[of]}</figcaption>
      {title !== null && (
        <p dir="auto">
          <strong translate="no">{title}</strong>
        </p>
      )}
      <p dir="auto">{text || words.noText}</p>
      {where && (
        <p>
          <span>{`${words.place} `}</span>
          <bdi translate="no">{where}</bdi>
        </p>
      )}
    </figure>
  );
}
