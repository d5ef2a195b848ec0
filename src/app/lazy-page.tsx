import { type ComponentType, use } from 'react';

export interface LazyPage {
  Page: ComponentType;
  /** Fetches the page, so that `Page` renders without a wait. Rejects where it cannot be fetched. */
  preload: () => Promise<void>;
}

/**
 * Like `React.lazy`, but it keeps the loaded page itself: React would show a fallback even for a
 * page that has arrived, and keep it for up to 300 ms.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const preload = () => {
    loading ??= load().then(
      page => {
        Loaded = page.default;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Page = () => {
    if (!Loaded) use(preload());
    return Loaded && <Loaded />;
  };
  return { Page, preload };
}
