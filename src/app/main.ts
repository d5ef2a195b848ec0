import '../ui/tokens.css';
import '../ui/serif.css';
import { documentData, stuck } from './page-protocol.ts';
import { reload } from './reload.ts';

void begin();

async function begin(): Promise<void> {
  const isOfMembers = documentData().document === 'members';
  try {
    // Each part is evaluated in a task of its own, so that typing is not blocked by all of them.
    const parts = [import('react-dom/client'), import('../flows/site.ts')];
    const pages = isOfMembers ? import('./members-start.ts') : import('./public-start.ts');
    const [{ start }] = await Promise.all([pages, ...parts]);
    await new Promise(resolve => setTimeout(resolve));
    await start();
  } catch {
    dispatchEvent(new CustomEvent(stuck, { detail: reload }));
  }
}
