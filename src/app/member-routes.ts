import type { MemberPage } from '../paths.ts';
import { documents } from '../words/member-documents.ts';
import { copyRoute } from './copy-route.ts';
import { type Route, route } from './route.ts';

/** The members' document. */
export const memberRoutes = {
  home: route(documents.home, () => import('../pages/books/home.tsx')),
  shelf: route(documents.shelf, () => import('../pages/shelf/shelf.tsx')),
  addBooks: route(documents.addBooks, () => import('../pages/shelf/add-books.tsx')),
  ...copyRoute,
  ask: route(documents.ask, () => import('../pages/requests/ask.tsx')),
  requests: route(documents.requests, () => import('../pages/requests/requests.tsx')),
  conversations: route(
    documents.conversations,
    () => import('../pages/messages/conversations.tsx'),
  ),
  conversation: route(documents.conversation, () => import('../pages/messages/conversation.tsx')),
  notices: route(documents.notices, () => import('../pages/notices/notices.tsx')),
  wishes: route(documents.wishes, () => import('../pages/wishes/wishes.tsx')),
  welcome: route(documents.welcome, () => import('../pages/profile/welcome.tsx')),
  you: route(documents.you, () => import('../pages/profile/you.tsx')),
  place: route(documents.place, () => import('../pages/profile/place.tsx')),
  password: route(documents.password, () => import('../pages/account/password.tsx')),
  devices: route(documents.devices, () => import('../pages/account/devices.tsx')),
  preferences: route(documents.preferences, () => import('../pages/notices/preferences.tsx')),
  dataExport: route(documents.dataExport, () => import('../pages/account/data-export.tsx')),
  leave: route(documents.leave, () => import('../pages/account/leave.tsx')),
  request: route(documents.request, () => import('../pages/requests/request.tsx')),
  moderation: route(documents.moderation, () => import('../pages/moderation/moderation.tsx')),
  member: route(documents.member, () => import('../pages/members/member.tsx')),
  report: route(documents.report, () => import('../pages/moderation/report.tsx')),
} satisfies Record<MemberPage, Route>;
