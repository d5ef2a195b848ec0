import { examples } from '../../../src/api/generated/examples.ts';
import type { Request } from '../../../src/api/schemas.ts';

const { body } = examples.request.shown;

/** A request as `openapi.yaml` shows one, to its asker. */
export const request: Request = { ...body.request, offers: [], actions: ['withdraw'], reviews: [] };

/** That it was asked for. */
export const [asked] = body.events;
