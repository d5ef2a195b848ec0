import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import parseRange from 'range-parser';
import type { Form, Headers, SiteFile } from './file.ts';

interface Asked {
  method: string;
  headers: IncomingHttpHeaders;
}

interface Answer {
  status: 200 | 206 | 304 | 416;
  headers: Headers;
  body?: Buffer;
}

/** A form of a file: whole, in part, or not at all where the browser has it. RFC 9110, 13 and 14. */
export function answerWith(file: SiteFile, form: Form, asked: Asked): Answer {
  const had = formHad(file, asked);
  if (had) return { status: 304, headers: { ...file.headers, ETag: had.headers.ETag } };
  const range = rangeIn(form, asked);
  if (!range) return { status: 200, ...form };
  const size = form.body.length;
  if (range === 'outside') {
    const whole = { 'Content-Range': `bytes */${size}`, 'Content-Length': '0' };
    return { status: 416, headers: { ...file.headers, ...whole } };
  }
  const { start, end } = range;
  const body = form.body.subarray(start, end + 1);
  const part = {
    'Content-Range': `bytes ${start}-${end}/${size}`,
    'Content-Length': String(body.length),
  };
  return { status: 206, headers: { ...form.headers, ...part }, body };
}

/** The browser may have another form than the one that it would get today. */
function formHad({ identity, br, gzip }: SiteFile, { headers }: Asked) {
  if (headers['if-none-match'] === undefined) return undefined;
  return [identity, br, gzip].find(one => one && fresh(headers, { etag: one.headers.ETag }));
}

/** Several ranges at once are more than anyone needs: who asks for them gets the whole. */
function rangeIn({ body, headers: { ETag } }: Form, { method, headers }: Asked) {
  const { range, 'if-range': unchanged = ETag } = headers;
  if (range === undefined || method !== 'GET' || unchanged !== ETag) return undefined;
  const ranges = parseRange(body.length, range, { combine: true });
  if (ranges === -1) return 'outside';
  return ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1 ? undefined : ranges[0];
}
