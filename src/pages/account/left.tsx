import { paths } from '../../paths.ts';
import { left as words } from '../../words/account/left.ts';
import { FormPage } from '../frame/form-page.tsx';
import { PageLink } from '../frame/page-link.tsx';

/** Where leaving for good leads. */
export default function LeftPage() {
  return (
    <FormPage title={words.title} isBusy={false}>
      <p>{words.done}</p>
      <p>{words.farewell}</p>
      <p>
        <PageLink href={paths.join}>{words.join}</PageLink>
      </p>
    </FormPage>
  );
}
