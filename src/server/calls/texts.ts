import { lineOf, proseOf } from '../../exchange/text.ts';

/** What others read of a request, by the names of its fields. */
const lines = new Set(['name', 'title', 'authors', 'where']);
const prose = new Set(['about', 'note', 'text', 'reason']);

/** A request with its texts as others see them; what is no text for others stays as it is. */
export function tidied<Asked extends object>(asked: Asked): Asked {
  return JSON.parse(JSON.stringify(asked), (field, value) => {
    if (typeof value !== 'string') return value;
    if (lines.has(field)) return lineOf(value);
    return prose.has(field) ? proseOf(value) : value;
  });
}
