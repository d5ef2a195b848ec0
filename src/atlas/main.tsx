import '../ui/tokens.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { data } from 'virtual:atlas';
import { Atlas } from './atlas.tsx';
import { DataContext } from './data-context.ts';
import type { Version } from './data.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<Main />);

function Main() {
  const [before, compareWith] = useState<Version | undefined>(data.before);
  return (
    <DataContext value={{ ...data, before, compareWith }}>
      <Atlas />
    </DataContext>
  );
}
