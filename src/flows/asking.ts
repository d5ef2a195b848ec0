import type { FlowInput } from './flow-input.ts';

/** What a call is given, of a flow that asks with the session of the page. */
export function asked<Request>(
  { calls, session }: Pick<FlowInput, 'calls' | 'session'>,
  request: Request,
) {
  return { calls, session, request };
}

/** The action that remembers what was said of a call that has ended. */
export const rememberTheMessage = {
  type: 'remember the message',
  params: ({ event }: { event: { output: { message: string } } }) => event.output.message,
} as const;

/** The transition to the state that shows why a call has failed. */
export function refusedIn<Target extends string>(target: Target) {
  return { target, actions: rememberTheMessage };
}

/** The state of something that is shown, before anything about it has failed. */
export const quiet = {
  description: 'Nothing has failed.',
  meta: { rule: 'members see theirs' },
} as const;
