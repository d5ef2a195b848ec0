import { Areas } from '../public/areas.tsx';
import { AccountLinks } from './account-links.tsx';
import { PageHeader } from './page-header.tsx';

/** The header of all pages but About's and those of members. */
export function VisitorHeader() {
  return (
    <PageHeader>
      <AccountLinks />
      <Areas />
    </PageHeader>
  );
}
