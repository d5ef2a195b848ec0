import { learnTime } from '../exchange/server-time.ts';
import type { Operation } from './answer.ts';
import type { Calls, Requests } from './generated/calls.ts';
import type { Outcome } from './outcome.ts';

// What the server that renders a page and the browser that takes it over say to each other.

/** What a page was rendered from, in the form of JSON. */
export interface Recorded {
  /** When it was begun, by the clock of the server, as a `Date` of HTTP. */
  at: string;
  /** What each call came to. */
  answers: [operation: Operation, request: object, outcome: unknown][];
}

/** Answers a call of the visitor without HTTP; undefined where it would change something. */
export type AnswerHere = <Name extends Operation>(
  operation: Name,
  request: Requests[Name],
) => Promise<Outcome<Name>> | undefined;

interface Asked {
  /** Whether the visitor is a member. */
  hasSession: boolean;
  pathname: string;
  /** The query with its question mark. */
  search: string;
  /** That of the browser by IANA, in which times are told. */
  zone: string;
  answer: AnswerHere;
  /** Aborted where it takes too long. */
  signal: AbortSignal;
}

/** A page as it is rendered. */
export interface RenderedPage {
  /** The root of the page. */
  html: string;
  /** What it was rendered from, in an element for the end of the document. */
  recorded: string;
  /** Stands in the place of the title; given where others show where a link to the page leads. */
  head: string | undefined;
}

/** Resolves to undefined where the page leads elsewhere, or what it shows does not come in time. */
export type RenderPage = (asked: Asked) => Promise<RenderedPage | undefined>;

/** Comments around what a page of the members shows while it is awaited, in the place of which the HTML stands. */
export const awaitedMarks = ['<!--awaited-->', '<!--end-->'] as const;

/**
 * The calls of a page: an answer that was recorded is taken out by the same call, and the client answers all others,
 * which is fetched with the first of them.
 */
export function callsOfPage(load: () => Promise<Calls>, { at, answers }: Recorded): Calls {
  learnTime(at);
  const take = (operation: Operation, request: object) => {
    const asked = JSON.stringify(request);
    const isSame = ([name, one]: (typeof answers)[number]) =>
      name === operation && JSON.stringify(one) === asked;
    const index = answers.findIndex(isSame);
    return index < 0 ? undefined : answers.splice(index, 1)[0]?.[2];
  };
  const ask = async (operation: Operation, request: object, signal: AbortSignal) => {
    const calls = await load().catch(() => undefined);
    const call: Function | undefined = calls?.[operation];
    return call ? call(request, signal) : { kind: 'offline' };
  };
  return new Proxy(Object.create(null), {
    get: (_, operation: Operation) => async (request: object, signal: AbortSignal) =>
      take(operation, request) ?? ask(operation, request, signal),
  });
}
