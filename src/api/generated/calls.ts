/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
import { ask, type Client } from '../client.ts';
import type { Outcome } from '../outcome.ts';
import type { operations } from './schema.d.ts';

/** What a call of each operation is given: its parameters and the fields of its body, side by side. */
export interface Requests {
  signUp: operations['signUp']['requestBody']['content']['application/json'];
  sendVerificationLink: operations['sendVerificationLink']['requestBody']['content']['application/json'];
  forgotPassword: operations['forgotPassword']['requestBody']['content']['application/json'];
  changePassword: operations['changePassword']['requestBody']['content']['application/json'];
  editProfile: operations['editProfile']['requestBody']['content']['application/json'];
  exportData: operations['exportData']['requestBody']['content']['application/json'];
  deleteAccount: operations['deleteAccount']['requestBody']['content']['application/json'];
  verifyEmail: NonNullable<operations['verifyEmail']['parameters']['query']>;
  resetPassword: operations['resetPassword']['requestBody']['content']['application/json'];
  signIn: operations['signIn']['requestBody']['content']['application/json'];
  session: object;
  signOut: object;
  sessions: object;
  endOtherSessions: object;
  endSession: NonNullable<operations['endSession']['parameters']['path']>;
  member: NonNullable<operations['member']['parameters']['path']>;
  block: NonNullable<operations['block']['parameters']['path']>;
  unblock: NonNullable<operations['unblock']['parameters']['path']>;
  report: operations['report']['requestBody']['content']['application/json'];
  reports: NonNullable<operations['reports']['parameters']['query']>;
  decide: NonNullable<operations['decide']['parameters']['path']> & operations['decide']['requestBody']['content']['application/json'];
  places: NonNullable<operations['places']['parameters']['query']>;
  lookUpBooks: NonNullable<operations['lookUpBooks']['parameters']['query']>;
  discover: NonNullable<operations['discover']['parameters']['query']>;
  addCopy: NonNullable<operations['addCopy']['parameters']['header']> & operations['addCopy']['requestBody']['content']['application/json'];
  copy: NonNullable<operations['copy']['parameters']['path']>;
  editCopy: NonNullable<operations['editCopy']['parameters']['path']> & operations['editCopy']['requestBody']['content']['application/json'];
  removeCopy: NonNullable<operations['removeCopy']['parameters']['path']>;
  shelf: NonNullable<operations['shelf']['parameters']['path']> & NonNullable<operations['shelf']['parameters']['query']>;
  wishes: object;
  wish: operations['wish']['requestBody']['content']['application/json'];
  removeWish: NonNullable<operations['removeWish']['parameters']['path']>;
  wishedNearby: object;
  requests: NonNullable<operations['requests']['parameters']['query']>;
  ask: NonNullable<operations['ask']['parameters']['header']> & operations['ask']['requestBody']['content']['application/json'];
  request: NonNullable<operations['request']['parameters']['path']>;
  act: NonNullable<operations['act']['parameters']['path']> & operations['act']['requestBody']['content']['application/json'];
  conversations: NonNullable<operations['conversations']['parameters']['query']>;
  conversation: NonNullable<operations['conversation']['parameters']['path']> & NonNullable<operations['conversation']['parameters']['query']>;
  write: NonNullable<operations['write']['parameters']['path']> & NonNullable<operations['write']['parameters']['header']> & operations['write']['requestBody']['content']['application/json'];
  markRead: NonNullable<operations['markRead']['parameters']['path']> & operations['markRead']['requestBody']['content']['application/json'];
  notices: NonNullable<operations['notices']['parameters']['query']>;
  counts: object;
  markSeen: operations['markSeen']['requestBody']['content']['application/json'];
  preferences: object;
  setPreferences: operations['setPreferences']['requestBody']['content']['application/json'];
  contactForm: object;
  contact: operations['contact']['requestBody']['content']['application/json'];
}

/** Every operation as a call, which never throws. */
export type Calls = {
  [Name in keyof Requests]: (request: Requests[Name], signal: AbortSignal) => Promise<Outcome<Name>>;
};

/** The calls of all operations, made by one client. */
export function createCalls(client: Client): Calls {
  return {
    signUp: (body, signal) => ask('signUp', client, signal, signal => client.session.POST('/api/user', { body, parseAs: 'text', signal }), true),
    sendVerificationLink: (body, signal) => ask('sendVerificationLink', client, signal, signal => client.session.POST('/api/user/send-verification-link', { body, parseAs: 'text', signal }), true),
    forgotPassword: (body, signal) => ask('forgotPassword', client, signal, signal => client.session.POST('/api/user/forgot-password', { body, parseAs: 'text', signal }), true),
    changePassword: (body, signal) => ask('changePassword', client, signal, signal => client.session.PUT('/api/user/password', { body, parseAs: 'text', signal }), true),
    editProfile: (body, signal) => ask('editProfile', client, signal, signal => client.session.PATCH('/api/user/profile', { body, parseAs: 'text', signal }), true),
    exportData: (body, signal) => ask('exportData', client, signal, signal => client.session.POST('/api/user/export', { body, parseAs: 'text', signal }), true),
    deleteAccount: (body, signal) => ask('deleteAccount', client, signal, signal => client.session.POST('/api/user/deletion', { body, parseAs: 'text', signal }), true),
    verifyEmail: ({ token }, signal) => ask('verifyEmail', client, signal, signal => client.open.GET('/api/user/verify-email', { params: { query: { token } }, parseAs: 'text', signal })),
    resetPassword: (body, signal) => ask('resetPassword', client, signal, signal => client.open.POST('/api/user/reset-password', { body, parseAs: 'text', signal }), true),
    signIn: (body, signal) => ask('signIn', client, signal, signal => client.session.POST('/api/session', { body, parseAs: 'text', signal }), true),
    session: (_, signal) => ask('session', client, signal, signal => client.session.GET('/api/session', { parseAs: 'text', signal })),
    signOut: (_, signal) => ask('signOut', client, signal, signal => client.session.DELETE('/api/session', { parseAs: 'text', signal }), true),
    sessions: (_, signal) => ask('sessions', client, signal, signal => client.session.GET('/api/sessions', { parseAs: 'text', signal })),
    endOtherSessions: (_, signal) => ask('endOtherSessions', client, signal, signal => client.session.DELETE('/api/sessions', { parseAs: 'text', signal }), true),
    endSession: ({ id }, signal) => ask('endSession', client, signal, signal => client.session.DELETE('/api/sessions/{id}', { params: { path: { id } }, parseAs: 'text', signal }), true),
    member: ({ id }, signal) => ask('member', client, signal, signal => client.session.GET('/api/members/{id}', { params: { path: { id } }, parseAs: 'text', signal })),
    block: ({ id }, signal) => ask('block', client, signal, signal => client.session.PUT('/api/members/{id}/block', { params: { path: { id } }, parseAs: 'text', signal }), true),
    unblock: ({ id }, signal) => ask('unblock', client, signal, signal => client.session.DELETE('/api/members/{id}/block', { params: { path: { id } }, parseAs: 'text', signal }), true),
    report: (body, signal) => ask('report', client, signal, signal => client.session.POST('/api/reports', { body, parseAs: 'text', signal }), true),
    reports: ({ cursor }, signal) => ask('reports', client, signal, signal => client.session.GET('/api/reports', { params: { query: { ...(cursor !== undefined && { cursor }) } }, parseAs: 'text', signal })),
    decide: ({ id, ...body }, signal) => ask('decide', client, signal, signal => client.session.POST('/api/reports/{id}/decision', { params: { path: { id } }, body, parseAs: 'text', signal }), true),
    places: ({ q, cell }, signal) => ask('places', client, signal, signal => client.session.GET('/api/places', { params: { query: { ...(q !== undefined && { q }), ...(cell !== undefined && { cell }) } }, parseAs: 'text', signal })),
    lookUpBooks: ({ q }, signal) => ask('lookUpBooks', client, signal, signal => client.session.GET('/api/books', { params: { query: { q } }, parseAs: 'text', signal })),
    discover: ({ q, way, within, language, cursor }, signal) => ask('discover', client, signal, signal => client.session.GET('/api/copies', { params: { query: { ...(q !== undefined && { q }), ...(way !== undefined && { way }), ...(within !== undefined && { within }), ...(language !== undefined && { language }), ...(cursor !== undefined && { cursor }) } }, parseAs: 'text', signal })),
    addCopy: ({ 'Idempotency-Key': IdempotencyKey, ...body }, signal) => ask('addCopy', client, signal, signal => client.session.POST('/api/copies', { params: { header: { 'Idempotency-Key': IdempotencyKey } }, body, parseAs: 'text', signal }), true),
    copy: ({ id }, signal) => ask('copy', client, signal, signal => client.session.GET('/api/copies/{id}', { params: { path: { id } }, parseAs: 'text', signal })),
    editCopy: ({ id, ...body }, signal) => ask('editCopy', client, signal, signal => client.session.PATCH('/api/copies/{id}', { params: { path: { id } }, body, parseAs: 'text', signal }), true),
    removeCopy: ({ id }, signal) => ask('removeCopy', client, signal, signal => client.session.DELETE('/api/copies/{id}', { params: { path: { id } }, parseAs: 'text', signal }), true),
    shelf: ({ id, q, state, sort, cursor }, signal) => ask('shelf', client, signal, signal => client.session.GET('/api/members/{id}/copies', { params: { path: { id }, query: { ...(q !== undefined && { q }), ...(state !== undefined && { state }), ...(sort !== undefined && { sort }), ...(cursor !== undefined && { cursor }) } }, parseAs: 'text', signal })),
    wishes: (_, signal) => ask('wishes', client, signal, signal => client.session.GET('/api/wishes', { parseAs: 'text', signal })),
    wish: (body, signal) => ask('wish', client, signal, signal => client.session.POST('/api/wishes', { body, parseAs: 'text', signal }), true),
    removeWish: ({ id }, signal) => ask('removeWish', client, signal, signal => client.session.DELETE('/api/wishes/{id}', { params: { path: { id } }, parseAs: 'text', signal }), true),
    wishedNearby: (_, signal) => ask('wishedNearby', client, signal, signal => client.session.GET('/api/wishes/nearby', { parseAs: 'text', signal })),
    requests: ({ list, cursor }, signal) => ask('requests', client, signal, signal => client.session.GET('/api/requests', { params: { query: { list, ...(cursor !== undefined && { cursor }) } }, parseAs: 'text', signal })),
    ask: ({ 'Idempotency-Key': IdempotencyKey, ...body }, signal) => ask('ask', client, signal, signal => client.session.POST('/api/requests', { params: { header: { 'Idempotency-Key': IdempotencyKey } }, body, parseAs: 'text', signal }), true),
    request: ({ id }, signal) => ask('request', client, signal, signal => client.session.GET('/api/requests/{id}', { params: { path: { id } }, parseAs: 'text', signal })),
    act: ({ id, ...body }, signal) => ask('act', client, signal, signal => client.session.POST('/api/requests/{id}/events', { params: { path: { id } }, body, parseAs: 'text', signal }), true),
    conversations: ({ cursor }, signal) => ask('conversations', client, signal, signal => client.session.GET('/api/conversations', { params: { query: { ...(cursor !== undefined && { cursor }) } }, parseAs: 'text', signal })),
    conversation: ({ id, cursor }, signal) => ask('conversation', client, signal, signal => client.session.GET('/api/conversations/{id}', { params: { path: { id }, query: { ...(cursor !== undefined && { cursor }) } }, parseAs: 'text', signal })),
    write: ({ id, 'Idempotency-Key': IdempotencyKey, ...body }, signal) => ask('write', client, signal, signal => client.session.POST('/api/conversations/{id}', { params: { path: { id }, header: { 'Idempotency-Key': IdempotencyKey } }, body, parseAs: 'text', signal }), true),
    markRead: ({ id, ...body }, signal) => ask('markRead', client, signal, signal => client.session.PUT('/api/conversations/{id}/read', { params: { path: { id } }, body, parseAs: 'text', signal }), true),
    notices: ({ cursor }, signal) => ask('notices', client, signal, signal => client.session.GET('/api/notices', { params: { query: { ...(cursor !== undefined && { cursor }) } }, parseAs: 'text', signal })),
    counts: (_, signal) => ask('counts', client, signal, signal => client.session.GET('/api/notices/counts', { parseAs: 'text', signal })),
    markSeen: (body, signal) => ask('markSeen', client, signal, signal => client.session.PUT('/api/notices/seen', { body, parseAs: 'text', signal }), true),
    preferences: (_, signal) => ask('preferences', client, signal, signal => client.session.GET('/api/user/preferences', { parseAs: 'text', signal })),
    setPreferences: (body, signal) => ask('setPreferences', client, signal, signal => client.session.PUT('/api/user/preferences', { body, parseAs: 'text', signal }), true),
    contactForm: (_, signal) => ask('contactForm', client, signal, signal => client.session.GET('/api/contact', { parseAs: 'text', signal })),
    contact: (body, signal) => ask('contact', client, signal, signal => client.session.POST('/api/contact', { body, parseAs: 'text', signal }), true),
  };
}

/** Every operation as a call that one function answers, in the place of a server. */
export function callsBy(answer: <Name extends keyof Requests>(operation: Name, request: Requests[Name]) => Promise<Outcome<Name>>): Calls {
  return {
    signUp: request => answer('signUp', request),
    sendVerificationLink: request => answer('sendVerificationLink', request),
    forgotPassword: request => answer('forgotPassword', request),
    changePassword: request => answer('changePassword', request),
    editProfile: request => answer('editProfile', request),
    exportData: request => answer('exportData', request),
    deleteAccount: request => answer('deleteAccount', request),
    verifyEmail: request => answer('verifyEmail', request),
    resetPassword: request => answer('resetPassword', request),
    signIn: request => answer('signIn', request),
    session: request => answer('session', request),
    signOut: request => answer('signOut', request),
    sessions: request => answer('sessions', request),
    endOtherSessions: request => answer('endOtherSessions', request),
    endSession: request => answer('endSession', request),
    member: request => answer('member', request),
    block: request => answer('block', request),
    unblock: request => answer('unblock', request),
    report: request => answer('report', request),
    reports: request => answer('reports', request),
    decide: request => answer('decide', request),
    places: request => answer('places', request),
    lookUpBooks: request => answer('lookUpBooks', request),
    discover: request => answer('discover', request),
    addCopy: request => answer('addCopy', request),
    copy: request => answer('copy', request),
    editCopy: request => answer('editCopy', request),
    removeCopy: request => answer('removeCopy', request),
    shelf: request => answer('shelf', request),
    wishes: request => answer('wishes', request),
    wish: request => answer('wish', request),
    removeWish: request => answer('removeWish', request),
    wishedNearby: request => answer('wishedNearby', request),
    requests: request => answer('requests', request),
    ask: request => answer('ask', request),
    request: request => answer('request', request),
    act: request => answer('act', request),
    conversations: request => answer('conversations', request),
    conversation: request => answer('conversation', request),
    write: request => answer('write', request),
    markRead: request => answer('markRead', request),
    notices: request => answer('notices', request),
    counts: request => answer('counts', request),
    markSeen: request => answer('markSeen', request),
    preferences: request => answer('preferences', request),
    setPreferences: request => answer('setPreferences', request),
    contactForm: request => answer('contactForm', request),
    contact: request => answer('contact', request),
  };
}
