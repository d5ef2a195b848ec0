import type { MemberPage } from '../paths.ts';
import { documents } from '../words/member-documents.ts';
import { copyRoute } from './copy-route.ts';
import { type Route, route } from './route.ts';

/** The members' document. Its pages are rendered in the browser alone. */
export const memberRoutes = {
  home: route(documents.home, {
    modules: ['pages/books/home.tsx', 'flows/books/home.ts'],
    load: () => import('../pages/books/home.tsx'),
  }),
  shelf: route(documents.shelf, {
    modules: ['pages/shelf/shelf.tsx', 'flows/shelf/shelf.ts'],
    load: () => import('../pages/shelf/shelf.tsx'),
  }),
  addBooks: route(documents.addBooks, {
    modules: ['pages/shelf/add-books.tsx', 'flows/shelf/add-books.ts'],
    load: () => import('../pages/shelf/add-books.tsx'),
  }),
  copy: copyRoute,
  ask: route(documents.ask, {
    modules: ['pages/requests/ask.tsx', 'flows/requests/ask.ts'],
    load: () => import('../pages/requests/ask.tsx'),
  }),
  requests: route(documents.requests, {
    modules: ['pages/requests/requests.tsx', 'flows/requests/requests.ts'],
    load: () => import('../pages/requests/requests.tsx'),
  }),
  conversations: route(documents.conversations, {
    modules: ['pages/messages/conversations.tsx', 'flows/messages/conversations.ts'],
    load: () => import('../pages/messages/conversations.tsx'),
  }),
  conversation: route(documents.conversation, {
    modules: ['pages/messages/conversation.tsx', 'flows/messages/conversation.ts'],
    load: () => import('../pages/messages/conversation.tsx'),
  }),
  notices: route(documents.notices, {
    modules: ['pages/notices/notices.tsx', 'flows/notices/notices.ts'],
    load: () => import('../pages/notices/notices.tsx'),
  }),
  welcome: route(documents.welcome, {
    modules: ['pages/profile/welcome.tsx', 'flows/profile/welcome.ts'],
    load: () => import('../pages/profile/welcome.tsx'),
  }),
  you: route(documents.you, {
    modules: ['pages/profile/you.tsx', 'flows/profile/profile.ts'],
    load: () => import('../pages/profile/you.tsx'),
  }),
  place: route(documents.place, {
    modules: ['pages/profile/place.tsx', 'flows/profile/profile.ts'],
    load: () => import('../pages/profile/place.tsx'),
  }),
  password: route(documents.password, {
    modules: ['pages/account/password.tsx', 'flows/account/password.ts'],
    load: () => import('../pages/account/password.tsx'),
  }),
  devices: route(documents.devices, {
    modules: ['pages/account/devices.tsx', 'flows/account/devices.ts'],
    load: () => import('../pages/account/devices.tsx'),
  }),
  preferences: route(documents.preferences, {
    modules: ['pages/notices/preferences.tsx', 'flows/notices/preferences.ts'],
    load: () => import('../pages/notices/preferences.tsx'),
  }),
  dataExport: route(documents.dataExport, {
    modules: ['pages/account/data-export.tsx', 'flows/account/data-export.ts'],
    load: () => import('../pages/account/data-export.tsx'),
  }),
  leave: route(documents.leave, {
    modules: ['pages/account/leave.tsx', 'flows/account/leave.ts'],
    load: () => import('../pages/account/leave.tsx'),
  }),
  request: route(documents.request, {
    modules: ['pages/requests/request.tsx', 'flows/requests/request.ts'],
    load: () => import('../pages/requests/request.tsx'),
  }),
  moderation: route(documents.moderation, {
    modules: ['pages/moderation/moderation.tsx', 'flows/moderation/moderation.ts'],
    load: () => import('../pages/moderation/moderation.tsx'),
  }),
  member: route(documents.member, {
    modules: ['pages/members/member.tsx', 'flows/members/member.ts'],
    load: () => import('../pages/members/member.tsx'),
  }),
  report: route(documents.report, {
    modules: ['pages/moderation/report.tsx', 'flows/moderation/report.ts'],
    load: () => import('../pages/moderation/report.tsx'),
  }),
} satisfies Record<MemberPage, Route>;
