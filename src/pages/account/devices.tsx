import { useSelector } from '@xstate/react';
import type { Device } from '../../api/schemas.ts';
import type { DevicesFlow } from '../../flows/account/devices.ts';
import { memberPaths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { devices as words } from '../../words/account/devices.ts';
import { Late } from '../frame/late.tsx';
import { LoadedPage } from '../frame/loaded-page.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { When } from '../frame/when.tsx';
import style from './devices.module.css';

export default pageOf('devices', Devices);

function Devices({ flow }: { flow: DevicesFlow }) {
  const snapshot = useSelector(flow, current => current);
  const { children, context } = snapshot;
  const { items, message } = context;
  const isShown = snapshot.matches('shown');
  return (
    <LoadedPage
      loading={children.loading}
      shape={items.length === 0 ? 'rows' : undefined}
      lead={words.lead}
      title={words.title}
      isBusy={!isShown}
      isOfAccount
    >
      {snapshot.matches({ shown: 'failed' }) && <p role="alert">{message}</p>}
      <Late call={children['end one'] ?? children['end all others']} />
      <ul className={style['list']}>
        {items.map(device => (
          <Item
            key={device.id}
            device={device}
            isBusy={!isShown}
            onEnd={() => flow.send({ type: 'end pressed', id: device.id })}
          />
        ))}
      </ul>
      {items.length > 1 && (
        <Button disabled={!isShown} onClick={() => flow.send({ type: 'end all others pressed' })}>
          {words.endOthers}
        </Button>
      )}
      {items.length > 0 && (
        <PageLink href={memberPaths.password} className={style['password']}>
          {words.password}
        </PageLink>
      )}
    </LoadedPage>
  );
}

interface ItemProps {
  device: Device;
  isBusy: boolean;
  onEnd: () => void;
}

function Item({ device: { device, seenAt, isCurrent }, isBusy, onEnd }: ItemProps) {
  const name = device || words.unknown;
  return (
    <li>
      <p>
        <strong>{name}</strong>
        {isCurrent && <span>{`\u00A0· ${words.thisOne}`}</span>}
      </p>
      <p className={style['seen']}>
        <span>{`${words.seen} `}</span>
        <When at={seenAt} kind="moment" />
      </p>
      {!isCurrent && (
        <Button isSecondary aria-label={words.endThis(name)} disabled={isBusy} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
