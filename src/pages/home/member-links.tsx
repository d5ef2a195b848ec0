import { memberPaths } from '../../paths.ts';
import { you } from '../../words/you.ts';
import { SiteLinks } from '../page-header.tsx';
import { PageLink } from '../page-link.tsx';

/** In the header of every page of the members. */
export function MemberLinks() {
  return (
    <SiteLinks>
      <PageLink href={memberPaths.you} title={you.link}>
        {you.title}
      </PageLink>
    </SiteLinks>
  );
}
