import { createContext, useContext } from 'react';
import type { AtlasData } from './data.ts';

export const DataContext = createContext<AtlasData | undefined>(undefined);

export function useData(): AtlasData {
  const data = useContext(DataContext);
  if (!data) throw new Error('The atlas has no data around it');
  return data;
}
