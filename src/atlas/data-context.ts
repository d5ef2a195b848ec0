import { createContext, use } from 'react';
import type { AtlasData } from './data.ts';

export const DataContext = createContext<AtlasData | undefined>(undefined);

/** What the atlas shows. Throws outside its provider. */
export function useData(): AtlasData {
  const data = use(DataContext);
  if (!data) throw new Error('The atlas has no data around it');
  return data;
}
