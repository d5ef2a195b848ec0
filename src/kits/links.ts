import { isOfMembers, type PageName, templateOf } from '../paths.ts';
import { kitOf } from './page-kits.ts';

/** The pages to which the links of a page lead, as far as the charts have a part in it. */
export function linksOf(page: PageName, hasSession: boolean): readonly PageName[] {
  const isMembersStart = page === 'home' && isOfMembers(templateOf(page), hasSession);
  return kitOf(page)?.links ?? (isMembersStart ? ['about', 'you'] : ['about']);
}
