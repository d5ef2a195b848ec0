import { type Claim, documented, met, notApplicable, notMet } from '../claim.ts';
import {
  animationSource,
  api,
  config,
  database,
  health,
  log,
  lostCommit,
  mailbox,
  main,
  observatory,
  readme,
  reset,
} from '../proofs.ts';

export const logging: Claim[] = [
  documented(
    '16.1.1',
    'what is logged is documented',
    'The README says what, in which form and where; how long it is kept is up to whoever runs the server.',
    readme('what is written to standard error, one line of JSON each'),
  ),
  notMet(
    '16.2.1',
    'when, where, who and what',
    'Time, call and answer are logged; of who asked a pseudonym, and only where they were refused.',
  ),
  met(
    '16.2.2',
    'times in UTC',
    'Of the clock of the machine.',
    log('an event is one line of JSON with its time'),
  ),
  met(
    '16.2.3',
    'logs go nowhere else',
    'To standard error alone; what is not to be logged is written nowhere.',
    main('a start says where to look, and shows links that lead there'),
    log('nothing is written that nobody wants to hear'),
  ),
  met(
    '16.2.4',
    'logs can be read by programs',
    'One line of JSON for each event, each call with a number of its own.',
    log('an event is one line of JSON with its time'),
    api('each call is logged by its operation, never by what was sent'),
  ),
  met(
    '16.2.5',
    'no secrets in logs',
    'Nothing that was sent is logged, nor the message of an error.',
    api('each call is logged by its operation, never by what was sent'),
    api('a failure of the server tells nothing but that, and is logged without the request'),
    log('an error goes without its message, which may quote what it stumbled over'),
  ),
  notApplicable('16.3.1', 'who signed in and who did not', 'There is no sign-in yet.'),
  met(
    '16.3.2',
    'what was refused',
    'Each call is logged with its answer, in production without being asked to.',
    api('each call is logged by its operation, never by what was sent'),
    config('the settings > log every call in production, where nothing else is said'),
  ),
  met(
    '16.3.3',
    'attempts to get round',
    'What is refused is logged with its cause and a pseudonym of the client: calls, what cannot be read, and what is for this machine alone.',
    api('each call is logged by its operation, never by what was sent'),
    api('a request that cannot be read leaves a line with its cause, and nothing of what was sent'),
    mailbox('what it refuses leaves a line with its cause, and without an address'),
  ),
  met(
    '16.3.4',
    'what fails',
    'Faults are logged: of a call, of a page, and of the database.',
    api('a failure of the server tells nothing but that, and is logged without the request'),
    observatory('the Observatory > gives 150 points to what is answered when the server fails'),
    database(
      'PostgreSQL > may end a connection: that is logged, and the next query gets another one',
    ),
  ),
  met(
    '16.4.1',
    'no line can be forged',
    'JSON has no line breaks in it.',
    log('an event is one line of JSON with its time'),
  ),
  notMet('16.4.2', 'who may read and change logs', 'It is up to whoever runs the server.'),
  notMet('16.4.3', 'logs go to another machine', 'It is up to whoever runs the server.'),
  met(
    '16.5.1',
    'a failure tells nothing',
    'It is one sentence, always the same.',
    api('a failure of the server tells nothing but that, and is logged without the request'),
    database('PostgreSQL > that does not answer is named without its password'),
  ),
  met(
    '16.5.2',
    'the product goes on without others',
    'Without its database the server says so until it is back; without the host of the animations pages show their own.',
    health('a server without its data is live, but not ready until it is back'),
    database(
      'PostgreSQL > may end a connection: that is logged, and the next query gets another one',
    ),
    animationSource('where the file of the host %s, our own copy is shown'),
  ),
  met(
    '16.5.3',
    'what fails changes nothing',
    'All is in one transaction. Where the answer to its COMMIT is lost, the answer says that nobody knows.',
    reset('nothing changes where the last step fails'),
    lostCommit('a change whose COMMIT is not answered is neither called made nor called undone'),
  ),
  met(
    '16.5.4',
    'a last handler of errors',
    'What nobody has caught is logged by its kind and place alone, and ends the server.',
    main('a fault that nobody has caught is logged without its message, and ends the server'),
  ),
];

export const webRtc: Claim[] = [notApplicable('17', 'WebRTC', 'There is none.')];
