import { type ComponentType, use } from 'react';
import { wholeStyle } from './whole-style.ts';

export interface LazyPage {
  Page: ComponentType;
  /**
   * Fetches the page, and the style sheet unless the page has come with its own, so that `Page`
   * renders without a wait. Rejects where either cannot be fetched.
   */
  preload: (hasStyle?: boolean) => Promise<void>;
}

/** A page could not be fetched; the error boundary shows this to the visitor. */
export class PageMissing extends Error {}

/**
 * Like `React.lazy`, but it keeps the loaded page itself: React would show a fallback even for a
 * page that has arrived, and keep it for up to 300 ms.
 */
export function lazyPage(
  load: () => Promise<{ default: ComponentType }>,
  needsWholeStyle: boolean,
): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let hasFailed = false;
  const keep = async (hasStyle: boolean) => {
    try {
      const [page] = await Promise.all([load(), (hasStyle && !needsWholeStyle) || wholeStyle()]);
      Loaded = page.default;
    } catch (cause) {
      hasFailed = true;
      throw new PageMissing('A page could not be fetched', { cause });
    }
  };
  const preload = (hasStyle = false) => {
    if (!loading || hasFailed) {
      hasFailed = false;
      loading = keep(hasStyle);
    }
    return loading;
  };
  const Page = () => {
    // A failure is thrown to the boundary; asking again here would ask for ever.
    if (!Loaded) use(loading ?? preload());
    return Loaded && <Loaded />;
  };
  return { Page, preload };
}
