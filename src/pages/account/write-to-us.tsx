import { paths, withQuery } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { signIn as words } from '../../words/account/sign-in.ts';
import { PageLink } from '../frame/page-link.tsx';

/** The way to the people behind the site, for whom a moderator has suspended. */
export function WriteToUs() {
  return (
    <p>
      <PageLink href={withQuery(paths.contactUs, { about: 'account' })}>{words.writeToUs}</PageLink>
      <span>{': '}</span>
      <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
    </p>
  );
}
