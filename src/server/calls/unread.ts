import { STATUS_CODES } from 'node:http';
import { answers } from '../../words/answers.ts';
import { answerHeaders, refusals } from '../ground/answers.ts';

const tooSlow = { message: answers.tooSlow, error: true };

/** By the code of Node's error. */
const refusalsByCode = new Map<string, { status: number; body: object }>([
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, body: tooSlow }],
  ['HPE_HEADER_OVERFLOW', refusals.headTooLarge],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', refusals.tooLarge],
]);

/** The bytes of an answer to what Node could not read as a request, and says so by `code`. */
export function answerToUnread(code: string): string {
  const { status, body } = refusalsByCode.get(code) ?? refusals.malformed;
  const text = JSON.stringify(body);
  const head = Object.entries({ ...headersOf(text), Connection: 'close' });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...head.map(pair => pair.join(': ')),
  ];
  return [...lines, '', text].join('\r\n');
}

/** Of JSON that no route answers. */
export function headersOf(text: string) {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    ...answerHeaders,
  };
}
