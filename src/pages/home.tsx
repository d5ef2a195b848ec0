import { settings } from '../settings.ts';
import { Area } from './area.tsx';
import { StoreBadge } from './store-badge.tsx';

export default function HomePage() {
  return (
    <Area title="Home" icon="house">
      <p>
        <strong>The members’ area is still being built.</strong> This is what it is going to hold:
      </p>
      <ul>
        <li>Shelves: the books you own, uploaded for your neighbours to see.</li>
        <li>Requests: the books you want. Each request notifies the owner.</li>
        <li>Messages: where you agree to buy, sell or swap.</li>
      </ul>
      <p>The app is live already:</p>
      <StoreBadge href={settings.storeLink} />
    </Area>
  );
}
