/** Every rule that the charts follow and the tests prove, in our own words. */
export const rules = {
  'landing is the rest': 'Any path that is no page shows the landing page.',
  'areas load lazily': 'An area is fetched when it is opened.',
  'token required': 'Without a token, or with an empty one, the visitor is redirected to the root.',
  'token is a secret': 'The token and the passwords are kept no longer than they are needed.',
  'verification starts at once': 'With a token, the verification starts as soon as the page opens.',
  'one call per load': 'Opening the verification page makes exactly one call.',
  'one call per submit':
    'Submitting the reset form, once or twice (a double submit), makes exactly one call; it is never repeated.',
  'password at least 6': 'The new password has at least 6 characters.',
  'password at most 50': 'The new password has at most 50 characters, and is never cut off.',
  'passwords equal': 'The confirmation equals the new password.',
  'faults after leaving': 'A fault is shown once its field has been left, and only while it lasts.',
  'submit when valid': 'The form can be submitted only while both passwords are right.',
  'form empty on return':
    'The form is empty for a visitor who returns to it from elsewhere in the history.',
  'form cleared on submit': 'Submitting the form clears it.',
  'leaving gives up': 'Leaving a page before a request has started cancels it.',
  'modal hidden at first': 'The modal is hidden until a request starts.',
  'loading shown': "While a request is under way the modal shows 'Loading...'.",
  'slow answer announced': 'The modal says so when an answer takes long.',
  'success shown': "A success shows the success display with the server's message.",
  'failure shown':
    "A failure shows the failure display with the server's message, or else 'Oops, something went wrong.'",
  'closing redirects': 'Closing the modal sends the visitor to the redirect target and hides it.',
  'closing while loading':
    'Closing while it loads sends the visitor on; the answer is still shown.',
  'one redirect per request': 'Closing a result that came late only hides the modal.',
  'sign-in asks for both':
    'Signing in needs an e-mail address and a password; what is missing stands at its field.',
  'one sign-in per submit':
    'Submitting the form to sign in, once or twice (a double submit), makes exactly one call.',
  'refusal at the form':
    'Why a sign-in was refused stands at the form, and the password has to be typed again.',
  'members go on': 'A member who has signed in is led to the pages of the members.',
  'members alone': 'A page of the members leads a guest to the page to sign in.',
  'members see theirs': 'A page of the members shows what the server says of the member.',
  'failure in its place':
    'Where a page of the members cannot be shown, the reason stands in its place, and it can be tried again.',
  'sign-out ends the session': 'Signing out ends the session, and leads to the page for guests.',
  'back closes': 'Leaving the page by Back or Forward closes the modal.',
  'missing part shown': 'When a part of the site cannot be fetched, the visitor sees a message.',
} as const;

type RuleId = keyof typeof rules;

/** The rule that asks for a state or a transition; one that its target has is not repeated. */
export interface Meta {
  rule: RuleId;
}
