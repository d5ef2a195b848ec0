import { createContext, useContext } from 'react';
import type { AtlasData, Version } from './data.ts';

export interface Known extends AtlasData {
  /** Compares with charts from elsewhere from now on. */
  compareWith: (version: Version) => void;
}

export const DataContext = createContext<Known | undefined>(undefined);

export function useData(): Known {
  const data = useContext(DataContext);
  if (!data) throw new Error('The atlas has no data around it');
  return data;
}
