/** A constant of its own, so that the scripts in the HTML of a page carry nothing else of this file. */
export const root = '/';

const home = '/home';
/** A constant of its own, too: a script that reads it from the table below would carry the whole table. */
const password = '/home/you/password';

/** The address of every page of the public site, each a document of its own. */
export const paths = {
  landing: root,
  about: '/about',
  resetPassword: '/reset-password',
  verifyEmail: '/email-verification',
  contactUs: '/contact-us',
  club: '/club',
  team: '/team',
  event: '/event',
  home,
  signIn: '/home/sign-in',
  join: '/home/join',
  newLink: '/home/new-link',
  /** Shown at every unknown address under `/home`, too. */
  notFound: '/home/not-found',
  left: '/home/left',
} as const;

/**
 * The address of every page of the members' document; that of one with parameters is a function of
 * them, see `address`. At `/home` guests get the page of the public site.
 */
export const memberPaths = {
  home,
  welcome: '/home/welcome',
  you: '/home/you',
  place: '/home/you/place',
  password,
  devices: '/home/you/devices',
  preferences: '/home/you/notices',
  dataExport: '/home/you/export',
  leave: '/home/you/leave',
  shelf: '/home/shelf',
  addBooks: '/home/shelf/add',
  copy: /* @__PURE__ */ address('/home/copies/{id}'),
  ask: /* @__PURE__ */ address('/home/copies/{id}/ask'),
  requests: '/home/requests',
  request: /* @__PURE__ */ address('/home/requests/{id}'),
  conversations: '/home/messages',
  conversation: /* @__PURE__ */ address('/home/messages/{id}'),
  notices: '/home/notices',
  wishes: '/home/wishes',
  moderation: '/home/moderation',
  member: /* @__PURE__ */ address('/home/members/{id}'),
  report: /* @__PURE__ */ address('/home/members/{id}/report'),
} as const;

/** What a query may say of what a page shows, so that it can be reloaded, shared and come back to. */
const queries: Partial<Record<PageName, readonly string[]>> = {
  home: ['q', 'way', 'within', 'language'],
  shelf: ['q', 'state', 'sort'],
  requests: ['list'],
  signIn: ['next', 'ended'],
  join: ['next'],
  contactUs: ['about'],
  welcome: ['next'],
  member: ['q', 'state', 'sort'],
  report: ['copy', 'number'],
};

/**
 * Where a password manager asks for the page on which a password is changed, and where it is led
 * (W3C, A Well-Known URL for Changing Passwords).
 */
export const passwordChange = {
  askedAt: '/.well-known/change-password',
  page: password,
} as const;

export type PublicPage = keyof typeof paths;
export type MemberPage = keyof typeof memberPaths;
export type PageName = PublicPage | MemberPage;
export type Path = (typeof paths)[PublicPage] | Extract<(typeof memberPaths)[MemberPage], string>;

/** What stands in an address in the places of its parameters, by their names. */
export type Parameters = Readonly<Record<string, string>>;

/** A page, and what it shows: two books are two places. */
export interface Place<Name extends string = PageName> {
  name: Name;
  parameters: Parameters;
}

/** The pages of the public site. */
export const pageNames = /* @__PURE__ */ Object.keys(paths).filter(name => isIn(paths, name));

/** The pages of the members' document. */
export const memberPageNames = /* @__PURE__ */ Object.keys(memberPaths).filter(name =>
  isIn(memberPaths, name),
);

/** What a path shows. `search` is the query with its question mark. */
export function pageAt(pathname: string, search = ''): Place {
  const place: Place | undefined = placeAt(paths, pathname) ?? placeAt(memberPaths, pathname);
  if (!place) return { name: unknownAt(pathname), parameters: {} };
  const asked = new URLSearchParams(search);
  const said = (queries[place.name] ?? []).flatMap(name => {
    const value = asked.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { ...place, parameters: { ...place.parameters, ...Object.fromEntries(said) } };
}

/** Any other path shows the landing page, which under `/home` says that there is no such page. */
export function unknownAt(pathname: string): 'notFound' | 'landing' {
  return pathname.startsWith(`${home}/`) ? 'notFound' : 'landing';
}

/** The address of a page of the members' document, with the query that says what it shows. */
export function addressOf({ name, parameters }: Place): string {
  const entry = Object.entries(memberPaths).find(([one]) => one === name)?.[1] ?? home;
  const path = filled(typeof entry === 'string' ? entry : entry.template, one => parameters[one]);
  const asked = (queries[name] ?? []).map(one => [one, parameters[one] ?? ''] as const);
  return withQuery(path, Object.fromEntries(asked));
}

/** Where an address asks to be led: to a page of the members alone. */
export function nextOf({ next = '' }: Parameters, otherwise: string = home): string {
  const [path = ''] = next.split('?');
  return isOfMembers(path, true) ? next : otherwise;
}

/** An address with a query of what is not empty. */
export function withQuery(path: string, values: Parameters): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether guests may see a page of the members' document. */
export function isOpenToGuests(name: PageName): boolean {
  return name === 'copy';
}

/**
 * Whether a path shows a page of the members' document: at `/home` with a session alone, and never in
 * the place of another page of the public site.
 */
export function isOfMembers(pathname: string, hasSession: boolean): boolean {
  const isPublic = placeAt(paths, pathname) !== undefined;
  return placeAt(memberPaths, pathname) !== undefined && (hasSession || !isPublic);
}

/** Whether the server renders what a path shows, for it is another page for each visitor. */
export function isRendered(pathname: string, hasSession: boolean): boolean {
  if (isOfMembers(pathname, hasSession)) return hasSession || isOpenToGuests(pageAt(pathname).name);
  return placeAt(paths, pathname)?.name === 'home';
}

/** Whether a path shows a page that is of no use to a member who is signed in. */
export function isForGuests(pathname: string): boolean {
  const name = placeAt(paths, pathname)?.name;
  return name === 'signIn' || name === 'join' || name === 'left';
}

/** Whether a session decides what a path of the public site shows: members get another page there. */
export function dependsOnSession(pathname: string): boolean {
  return isForGuests(pathname) || placeAt(paths, pathname)?.name === 'home';
}

/** An address whose template has a name in braces in the place of each parameter: `/books/{id}`. */
interface Address<Template extends string> {
  template: Template;
  /** Takes the parameters in the order of the template. */
  (...parameters: ParametersOf<Template>): string;
}

type ParametersOf<Template extends string> = Template extends `${string}{${string}}${infer Rest}`
  ? [string, ...ParametersOf<Rest>]
  : [];

/** An address with parameters. Throws at one that could not be read again: an empty one, or dots. */
// Without this note every script that imports anything of this file would carry the addresses.
/* @__NO_SIDE_EFFECTS__ */
export function address<const Template extends string>(template: Template): Address<Template> {
  const build = (...parameters: ParametersOf<Template>): string => {
    const values: string[] = [...parameters];
    return filled(template, () => values.shift());
  };
  return Object.assign(build, { template });
}

function filled(template: string, valueOf: (parameter: string) => string | undefined): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, parameter) => {
    const value = valueOf(parameter);
    if (!value || /^\.\.?$/.test(value)) throw new Error(`${template} has no ${place} '${value}'`);
    return encodeURIComponent(value);
  });
}

type Table<Name extends string> = Readonly<Record<Name, string | { template: string }>>;

/** The place that a table has at a path; one slash at its end is nothing. */
export function placeAt<Name extends string>(
  table: Table<Name>,
  pathname: string,
): Place<Name> | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '');
  for (const name of Object.keys(table).filter(one => isIn(table, one))) {
    const parameters = parametersIn(table[name], path);
    if (parameters) return { name, parameters };
  }
  return undefined;
}

/** Whether two places are the same page with the same parameters. */
export function isSamePlace(one: Place | undefined, other: Place): boolean {
  if (one?.name !== other.name) return false;
  const names = Object.keys(one.parameters);
  return (
    names.length === Object.keys(other.parameters).length &&
    names.every(name => one.parameters[name] === other.parameters[name])
  );
}

/** Compares segments, each decoded by itself, so that an encoded slash separates nothing. */
function parametersIn(entry: string | { template: string }, path: string): Parameters | undefined {
  const segments = path.split('/').map(decoded);
  const expected = (typeof entry === 'string' ? entry : entry.template).split('/');
  if (segments.length !== expected.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, wanted] of expected.entries()) {
    const segment = segments[index] ?? '';
    const [, name] = /^\{(\w+)\}$/.exec(wanted) ?? [];
    if (name && segment) parameters[name] = segment;
    else if (segment !== wanted) return undefined;
  }
  return parameters;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function isIn<Name extends string>(table: Table<Name>, name: string): name is Name {
  return Object.hasOwn(table, name);
}
