import type { Operation } from '../../src/api/answer.ts';
import type { PageName } from '../../src/paths.ts';
import type { FormSeen, MailPage, ModalSeen } from '../seen.ts';
import type { Answer, Field } from './events.ts';

/** What can be seen of a site from outside. */
export interface Sight {
  page: PageName | undefined;
  modal: Pick<ModalSeen, 'display' | 'message'> | 'hidden';
  form: Form | undefined;
  isBroken: boolean;
  calls: Operation[];
  redirects: number;
}

type Form = Pick<FormSeen, 'typed' | 'canSubmit'>;

const emptyForm: Form = { typed: { newPassword: '', confirmation: '' }, canSubmit: false };
const loading = { display: 'loading', message: 'Loading...' } as const;

export type Expectation = ReturnType<typeof createExpectation>;

/** What the rules promise a visitor of one document: derived from what happens, and from no chart. */
export function createExpectation() {
  const sight: Sight = {
    page: undefined,
    modal: 'hidden',
    form: undefined,
    isBroken: false,
    calls: [],
    redirects: 0,
  };
  let token = '';
  let isFetching = false;
  let underWay: MailPage | undefined;
  let isLate = false;

  const open = (page: PageName, itsToken: string) => {
    if (page === sight.page) return;
    const isAwaited = page === underWay;
    token = itsToken;
    isFetching = isCall(page) && !isAwaited;
    isLate &&= !isAwaited;
    Object.assign(sight, {
      page,
      modal: isAwaited ? loading : 'hidden',
      form: undefined,
      isBroken: false,
    });
  };

  const redirect = () => {
    sight.redirects += 1;
    open('landing', '');
  };

  const ask = (call: MailPage) => {
    underWay = call;
    isLate = false;
    sight.calls.push(call);
    Object.assign(sight, { modal: loading, form: undefined });
  };

  return {
    sight,
    mayKnowSecrets: () => isFetching || sight.form !== undefined || underWay !== undefined,
    opened: open,
    fetched: (hasCome: boolean) => {
      if (!isFetching) return;
      isFetching = false;
      if (!hasCome) sight.isBroken = true;
      else if (!token.trim()) redirect();
      else if (sight.page === 'verifyEmail') ask('verifyEmail');
      else sight.form = emptyForm;
    },
    typed: (field: Field, value: string) => {
      if (!sight.form) return;
      const typed = { ...sight.form.typed, [field]: value };
      const { newPassword = '', confirmation } = typed;
      sight.form = { typed, canSubmit: newPassword === confirmation && isRight(newPassword) };
    },
    submitted: () => {
      if (sight.form?.canSubmit) ask('resetPassword');
    },
    returned: () => {
      if (sight.form) sight.form = emptyForm;
    },
    answered: (answer: Answer) => {
      underWay = undefined;
      isLate = sight.modal === 'hidden';
      sight.modal = displayOf(answer);
    },
    closed: () => {
      if (sight.modal === 'hidden') return;
      sight.modal = 'hidden';
      if (!isLate) redirect();
    },
  };
}

function isCall(page: PageName): page is MailPage {
  return page === 'resetPassword' || page === 'verifyEmail';
}

/** As long as nothing is typed of which one character takes several code units. */
function isRight({ length }: string): boolean {
  return length >= 6 && length <= 50;
}

function displayOf(answer: Answer): Sight['modal'] {
  if (typeof answer === 'object' && answer.succeeded)
    return { display: 'success', message: answer.message };
  const message = typeof answer === 'object' ? answer.message : '';
  return { display: 'failure', message: message.trim() ? message : 'Oops, something went wrong.' };
}
