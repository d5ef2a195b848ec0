/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
import type { components } from './schema.d.ts';

export function isAnswer(value: unknown): value is components['schemas']['Answer'];
