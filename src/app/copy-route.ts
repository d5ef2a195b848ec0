import { documents } from '../words/public/documents.ts';
import { route } from './route.ts';

/** Of both documents: guests who look around stay in that of the public site. */
export const copyRoute = route(documents.copy, () => import('../pages/books/copy.tsx'));
