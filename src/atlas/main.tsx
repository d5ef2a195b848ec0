import '../ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { data } from 'virtual:atlas';
import { Atlas } from './atlas.tsx';
import { DataContext } from './data-context.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <DataContext value={data}>
    <Atlas />
  </DataContext>,
);
