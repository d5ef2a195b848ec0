import { useSyncExternalStore } from 'react';

const dark = matchMedia('(prefers-color-scheme: dark)');

export function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore(listen, () => (dark.matches ? 'dark' : 'light'));
}

function listen(listener: () => void): () => void {
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
}
