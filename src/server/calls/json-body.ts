import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';

/** An error that Fastify answers with 400. */
class IllFormed extends Error {
  statusCode = 400;
}

/**
 * Reads JSON as RFC 8259 (8.1, 8.2) defines it, and refuses bytes that are no UTF-8 and halves of
 * surrogate pairs: Node would turn both into U+FFFD, and two passwords into the same one.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, bytes, done) => {
      // Some clients name the type with every call, also where there is no body.
      if (bytes.length === 0) return done(null, undefined);
      if (!isUtf8(bytes)) return done(new IllFormed('The body is no UTF-8'));
      return parse(request, bytes.toString(), (error, value) => {
        if (error) return done(error);
        return isWellFormed(value)
          ? done(null, value)
          : done(new IllFormed('Half a surrogate pair'));
      });
    },
  );
}

/** Whether all texts of a JSON value, names included, are well-formed Unicode. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(pair => pair.every(isWellFormed));
}
