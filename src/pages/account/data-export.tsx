import { useSelector } from '@xstate/react';
import type { DataExportFlow } from '../../flows/account/data-export.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { dataExport as words } from '../../words/account/data-export.ts';
import { FormSuccess } from '../frame/form-page.tsx';
import { MemberPage } from '../frame/member-page.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { PasswordAgain } from './password-again.tsx';

export default pageOf('dataExport', DataExport);

function DataExport({ flow }: { flow: DataExportFlow }) {
  const { outcome } = useSelector(flow, snapshot => snapshot.context);
  const isBusy = useSelector(flow, snapshot => snapshot.matches('loading'));
  const file = outcome?.kind === 'answer' && outcome.status === 200 ? outcome.body : undefined;
  return (
    <MemberPage title={words.title} isBusy={isBusy} isOfAccount>
      <p>{words.lead}</p>
      {file ? (
        <FormSuccess message={words.done}>
          <Button onClick={() => save(file)}>{words.save}</Button>
        </FormSuccess>
      ) : (
        <PasswordAgain flow={flow} submit={words.submit} />
      )}
    </MemberPage>
  );
}

function save(file: object): void {
  const text = JSON.stringify(file, undefined, 2);
  saveFile({ name: words.file, type: 'application/json', text });
}
