import type { ActType, Request } from '../../api/schemas.ts';
import {
  acts,
  actsOtherwise,
  offers as offerWords,
  terms,
  request as words,
} from '../../words/requests/request.ts';
import { nameOf, standing } from '../../words/requests/requests.ts';
import { shownPrice } from '../books/price.ts';

type Role = Request['role'];

export function whoIs(role: Role, request: Request): string {
  return role === request.role ? words.you : nameOf(request);
}

/** When and where they meet stands in its own card. */
export function whereItStands(request: Request): string {
  const { state, proposal, meeting, isYourTurn, actions } = request;
  if (state !== 'agreed') return standing(request);
  if (proposal && isYourTurn) {
    return actions.includes('accept the meeting') ? words.suits : words.tooLate;
  }
  return meeting && !proposal && !isYourTurn ? words.meets(nameOf(request)) : standing(request);
}

/** What is offered, or the one of it that is taken. */
export function inQuestion({ offers, chosen }: Request): Request['offers'] {
  return chosen === null ? offers : offers.filter(({ id }) => id === chosen);
}

/** For what the book is asked for, in one sentence. */
export function termsOf(request: Request): string {
  const { role, way, price, offers, chosen } = request;
  const kind = way === 'swap' && chosen !== null ? 'swapFor' : way;
  return terms[role][kind]({
    other: nameOf(request),
    price: price === null ? '' : shownPrice(price),
    books: offerWords[offers.length - 1] ?? '',
  });
}

/** What an act is called, and what follows from it now. */
export function actWords(act: ActType, request: Request): { name: string; means: string } {
  const { name, means } = wordsFor(act, request);
  return { name, means: means(nameOf(request)) };
}

/** Whether the time that both have agreed on is over. */
export function isAfterMeeting({ state, isYourTurn, proposal, meeting }: Request): boolean {
  return state === 'agreed' && isYourTurn && meeting !== null && !proposal;
}

/** What a member has said of whether the book was handed over, where the two disagree: the other answer is offered. */
export function ownAnswer({ state, actions }: Request): 'yes' | 'no' | undefined {
  if (state !== 'disputed') return undefined;
  return actions.includes('handed over') ? 'no' : 'yes';
}

function wordsFor(act: ActType, request: Request) {
  const { way, state, proposal, meeting } = request;
  const isSwap = way === 'swap';
  if (act === 'accept' && isSwap) return actsOtherwise.acceptSwap;
  if (act === 'cancel' && isSwap) return actsOtherwise.cancelSwap;
  if (act === 'propose a meeting' && (proposal ?? meeting)) return actsOtherwise.proposeAnother;
  if (act === 'handed over' && state !== 'agreed') return actsOtherwise.handedOverToo;
  if (act === 'handed over' && !isAfterMeeting(request)) return actsOtherwise.alreadyMet;
  if (act === 'not handed over' && state === 'disputed') return actsOtherwise.notAfterAll;
  return acts[act];
}
