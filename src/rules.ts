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
  'faults after leaving':
    'A fault is shown once its field has been left, and only while it lasts; what is missing is not.',
  'faults after submitting':
    'A form that is submitted with faults is not sent, and all of them stand at their fields.',
  'submit when valid': 'A form is sent only while nothing is wrong with it.',
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
  'refusal at the form':
    'Why a form was refused stands at its field, or else at the form, which keeps what was typed.',
  'one call per form':
    'Submitting a form, once or twice (a double submit), makes exactly one call, which its page awaits.',
  'what comes next': 'After a success the page says what has been done, or leads on.',
  'members alone': 'A page of the members leads a guest to the page to sign in.',
  'guests look around':
    'Guests see a book that is shared with them, without the name of its owner.',
  'list as it was left':
    'Who comes back to a list finds it as it was, for ten minutes: as long, and at the same book.',
  'one page stays': 'A page that shows something else stays, and does not come anew.',
  'members see theirs': 'A page of the members shows what the server says of the member.',
  'failure in its place':
    'Where something cannot be shown or done, the reason stands in its place, and it can be tried again.',
  'reads try again':
    'What could not be read for now is asked for again by itself, three times, after longer and longer pauses.',
  'signed in again':
    'Where the session has ended, the member signs in over the page; the call is then repeated once.',
  'suspension is told':
    'Whom a moderator has suspended is told so over the open page, with the way to write to the site.',
  'another member':
    'Where another member signs in over the page, the page is loaded anew, without what was typed.',
  'sign-out ends the session': 'Signing out ends the session, and leads to the page for guests.',
  'welcome in steps':
    'A new member builds the house, looks at the name and chooses the place, each now or later.',
  'welcome is kept': 'What a new member has chosen is kept in the browser until it is saved.',
  'places are searched': 'A place is searched by its name, or by the position of the device.',
  'position stays here': 'The position of the device never leaves the browser: only its cell does.',
  'list in parts': 'A long list comes in parts: the next one when it is asked for.',
  'gone says so': 'A page whose book, member or request is not there any more says so.',
  'pile is kept':
    'A pile of books is kept in the browser until they are on the shelf: over a reload, a lost connection and an ended session, in all tabs alike.',
  'book is looked up':
    'What is typed is looked up among the known books; one that is meant beyond doubt is taken. A line that can be read in two ways is looked up in both, and is the title where neither is known.',
  'book put once': 'However often it is tried, a book of the pile is put on the shelf once.',
  'several at once':
    'Several books are changed one after the other; one that is refused keeps no other from it.',
  'asked once': 'However often it is tried, a book is asked for once.',
  'message kept':
    'What is written is kept in the browser until it is sent: over a reload, a lost connection and an ended session.',
  'message sent once': 'However often it is tried, a message is sent once.',
  'shown is seen': 'What was shown of a conversation counts as read, and a shown notice as seen.',
  'news are counted':
    'What is new is counted when a page opens; where the counts do not come, none are shown.',
  'open page asks anew':
    'Where something has happened, an open page asks anew, and loses nothing that is shown or typed.',
  undo: 'What was taken away can be brought back.',
  'acts are offered':
    'What a member can do in a request is what the server offers to this member now.',
  'one acts on what one saw':
    'Where something has happened meanwhile, nothing is done, and the request is shown as it is now.',
  'no silence':
    'Every request ends: who must act knows it, is reminded once, and a clock decides when no one does.',
  'one promise':
    'A copy is promised to one member at most; who else asks for it waits until it is offered again.',
  'meeting of both': 'A meeting holds when one has proposed it and the other one has accepted it.',
  'success is what both say':
    'A book has changed hands when both say so, or one says so and the time of the other runs out.',
  'reviews open together':
    'What the two say of each other is shown when both have said it, or after seven days.',
  'wishes are told':
    'Who wishes for a book is told of each copy that fits, once, and those first who have wished for it longest.',
  'wishes end':
    'A wish ends when the member has got such a book, or says no more that it holds; then nobody is told.',
  'wished once': 'However often it is tried, a book is wished for once.',
  'moderators decide': 'A moderator decides on each report.',
  'asked before it stays':
    'Before what cannot be taken back, the page says what follows, and asks once more.',
  'reported is shown': 'Who reports something sees it as moderators will read it.',
  'back closes': 'Leaving the page by Back or Forward closes the modal.',
  'address in any case':
    'The contact page shows the email address in any case, and the form where somebody reads what it sends.',
  'missing part shown': 'When a part of the site cannot be fetched, the visitor sees a message.',
} as const;

type RuleId = keyof typeof rules;

/** The rule that asks for a state or a transition; one that its target has is not repeated. */
export interface Meta {
  rule: RuleId;
  /** The state beside it that the page looks like. */
  looksLike?: string;
}
