import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { DataExportFlow } from '../../flows/home/data-export.ts';
import { currentFlow } from '../../flows/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { dataExport as words } from '../../words/you.ts';
import { Done } from '../form-page.tsx';
import { useSite } from '../site-context.ts';
import { MemberPage } from './member-page.tsx';
import { PasswordAgain } from './password-again.tsx';

export default function DataExportPage() {
  const flow = useSelector(useSite(), currentFlow);
  return flow?.page === 'dataExport' && <DataExport flow={flow.ref} />;
}

function DataExport({ flow }: { flow: DataExportFlow }) {
  const { outcome } = useSelector(flow, snapshot => snapshot.context);
  const isBusy = useSelector(flow, snapshot => snapshot.matches('loading'));
  const file = outcome?.kind === 'answer' && outcome.status === 200 ? outcome.body : undefined;
  const address = useAddress(file);
  return (
    <MemberPage title={words.title} isBusy={isBusy} isOfAccount>
      <p>{words.lead}</p>
      {address ? (
        <Done message={words.done}>
          <ButtonLink href={address} download={words.file}>
            {words.save}
          </ButtonLink>
        </Done>
      ) : (
        <PasswordAgain flow={flow} submit={words.submit} />
      )}
    </MemberPage>
  );
}

/** A file in the memory of the browser, for as long as the page shows it. */
function useAddress(file: object | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const text = JSON.stringify(file, undefined, 2);
    const made = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
