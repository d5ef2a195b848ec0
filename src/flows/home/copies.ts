import type { components } from '../../api/generated/schema.d.ts';

/** One member's copy of a book. */
export type Copy = components['schemas']['Copy'];
