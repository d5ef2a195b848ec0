import '../ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { Atlas } from './atlas.tsx';
import { DataContext } from './data-context.ts';
import type { AtlasData } from './data.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const data: AtlasData = JSON.parse(document.getElementById('data')?.textContent ?? '');
createRoot(root).render(
  <DataContext value={data}>
    <Atlas />
  </DataContext>,
);
