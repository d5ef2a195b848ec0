import { documents } from '../words/public/documents.ts';
import { route } from './route.ts';

/** The page of both documents: guests who look around stay in that of the public site. */
export const copyRoute = {
  copy: route(documents.copy, () => import('../pages/books/copy.tsx')),
};
