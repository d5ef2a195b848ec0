import type { Answer } from '../browser/front.ts';
import { answered, bothAnswered, json } from './answer-fault.ts';
import { notUnderstood, succeeded } from './modal-contents.ts';

const jsonIn = 'application/json; charset=';
const message = 'Schön, es ist geschehen.';
const right = JSON.stringify({ message, success: true });
const shown = succeeded(message);
const mangled = succeeded('Sch\uFFFDn, es ist geschehen.');
const latin1 = Buffer.from(right, 'latin1');
const utf16 = Buffer.from(right, 'utf16le');

/** What may stand in an answer that calls itself a success. */
export const bodies = [
  bothAnswered(30, 'a page', body('<!doctype html><p>Hello', 'text/html'), notUnderstood),
  bothAnswered(31, 'nothing', body(''), notUnderstood),
  answered(32, 'JSON that is not well-formed', body('{"message": Yes}'), notUnderstood),
  answered(33, 'JSON that is called a page', body(right, 'text/html'), shown),
  answered(34, 'JSON that is called nothing', body(right, ''), shown),
  answered(35, 'UTF-8 that is called UTF-16', body(right, `${jsonIn}utf-16`), shown),
  answered(36, 'UTF-8 that is called Latin-1', body(right, `${jsonIn}iso-8859-1`), shown),
  answered(37, 'a byte order mark', body(`\uFEFF${right}`), shown),
  answered(38, 'UTF-16', body(utf16, `${jsonIn}utf-16`), notUnderstood),
  answered(39, 'Latin-1', body(latin1, `${jsonIn}iso-8859-1`), mangled),
  answered(40, 'null', json(200, null), notUnderstood),
  answered(41, 'an array', json(200, [{ message, success: true }]), notUnderstood),
  answered(42, 'a number', json(200, 200), notUnderstood),
  answered(43, 'a string', json(200, message), notUnderstood),
  answered(44, 'true', json(200, true), notUnderstood),
  bothAnswered(45, 'no message', json(200, { success: true }), notUnderstood),
  answered(46, 'a message that is no text', json(200, { message: [message] }), notUnderstood),
  answered(47, 'arrays in arrays without end', body('['.repeat(1_000_000)), notUnderstood),
];

function body(content: string | Buffer, type = 'application/json'): Answer {
  return response => response.writeHead(200, type ? { 'Content-Type': type } : {}).end(content);
}
