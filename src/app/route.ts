import type { ComponentType } from 'react';
import type { PageName } from '../paths.ts';
import { titled } from '../words/site.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

/** The pages of one document, by their names. */
export type Routes = Readonly<Partial<Record<PageName, Route>>>;

export interface Route extends LazyPage {
  title: string;
  description: string;
  /** Reached by a link with a secret: never stored or given away as a referrer. */
  hasToken: boolean;
  /** Whether search engines may find it. */
  isIndexed: boolean;
  /** Whether it has a form, which is of use only once its script has come. */
  hasForm: boolean;
  /** Whether a browser may keep the answer: not where a token leads to it, or a session changes it. */
  isStored: boolean;
}

/** What its document says of itself. */
interface Document {
  title: string;
  description?: string;
}

interface Described {
  hasToken?: boolean;
  isIndexed?: boolean;
  /** Whether it comes to show what its HTML, and so its own style, does not have. */
  hasList?: boolean;
  hasForm?: boolean;
  isStored?: boolean;
}

/** The title of the document on a page, with the name of the site. */
export function titleOf(route: Route): string {
  return titled(route.title);
}

/** A page that is fetched when it is opened. */
export function route(
  document: Document,
  load: () => Promise<{ default: ComponentType }>,
  described: Described = {},
): Route {
  const { title, description = '' } = document;
  const { hasToken = false, hasForm = false, hasList = false } = described;
  const { isStored = !hasToken, isIndexed = !hasToken } = described;
  const page = lazyPage(load, hasList);
  return { title, description, hasToken, isIndexed, hasForm, isStored, ...page };
}
