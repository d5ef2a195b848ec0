import '../ui/tokens.css';
import { reload } from './reload.ts';

void begin();

async function begin(): Promise<void> {
  try {
    // Each part is taken up by itself, so that nobody who types meanwhile waits for all of it.
    const parts = [import('react-dom/client'), import('../flows/site.ts')];
    const [{ start }] = await Promise.all([import('./start.tsx'), ...parts]);
    await new Promise(resolve => setTimeout(resolve));
    await start();
  } catch {
    dispatchEvent(new CustomEvent('stuck', { detail: reload }));
  }
}
