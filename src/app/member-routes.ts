import type { MemberPage } from '../paths.ts';
import { type Route, route } from './route.ts';

/** The members' document. Its pages are rendered in the browser alone. */
export const memberRoutes = {
  home: route('Books near you', {
    modules: ['pages/home/start.tsx', 'flows/home/start.ts'],
    load: () => import('../pages/home/start.tsx'),
  }),
  shelf: route('Your shelf', {
    modules: ['pages/home/shelf.tsx', 'flows/home/shelf.ts'],
    load: () => import('../pages/home/shelf.tsx'),
  }),
  addBooks: route('Put books on the shelf', {
    modules: ['pages/home/add-books.tsx', 'flows/home/add-books.ts'],
    load: () => import('../pages/home/add-books.tsx'),
  }),
  copy: route('A book', {
    modules: ['pages/home/copy.tsx', 'flows/home/copy.ts'],
    load: () => import('../pages/home/copy.tsx'),
  }),
  ask: route('Ask for a book', {
    modules: ['pages/home/ask.tsx', 'flows/home/ask.ts'],
    load: () => import('../pages/home/ask.tsx'),
  }),
  requests: route('Your requests', {
    modules: ['pages/home/requests.tsx', 'flows/home/requests.ts'],
    load: () => import('../pages/home/requests.tsx'),
  }),
  conversations: route('Your messages', {
    modules: ['pages/home/conversations.tsx', 'flows/home/conversations.ts'],
    load: () => import('../pages/home/conversations.tsx'),
  }),
  conversation: route('Messages', {
    modules: ['pages/home/conversation.tsx', 'flows/home/conversation.ts'],
    load: () => import('../pages/home/conversation.tsx'),
  }),
  notices: route('Your notices', {
    modules: ['pages/home/notices.tsx', 'flows/home/notices.ts'],
    load: () => import('../pages/home/notices.tsx'),
  }),
  welcome: route('Welcome', {
    modules: ['pages/home/welcome.tsx', 'flows/home/profile.ts'],
    load: () => import('../pages/home/welcome.tsx'),
  }),
  you: route('Account', {
    modules: ['pages/home/you.tsx', 'flows/home/profile.ts'],
    load: () => import('../pages/home/you.tsx'),
  }),
  place: route('Your place', {
    modules: ['pages/home/place.tsx', 'flows/home/profile.ts'],
    load: () => import('../pages/home/place.tsx'),
  }),
  password: route('Your password', {
    modules: ['pages/home/password.tsx', 'flows/home/password.ts'],
    load: () => import('../pages/home/password.tsx'),
  }),
  devices: route('Your devices', {
    modules: ['pages/home/devices.tsx', 'flows/home/devices.ts'],
    load: () => import('../pages/home/devices.tsx'),
  }),
  preferences: route('Your mails', {
    modules: ['pages/home/preferences.tsx', 'flows/home/preferences.ts'],
    load: () => import('../pages/home/preferences.tsx'),
  }),
  dataExport: route('Your data', {
    modules: ['pages/home/data-export.tsx', 'flows/home/data-export.ts'],
    load: () => import('../pages/home/data-export.tsx'),
  }),
  leave: route('Leave', {
    modules: ['pages/home/leave.tsx', 'flows/home/leave.ts'],
    load: () => import('../pages/home/leave.tsx'),
  }),
  request: route('A request', {
    modules: ['pages/home/request.tsx', 'flows/home/request.ts'],
    load: () => import('../pages/home/request.tsx'),
  }),
  member: route('A neighbour', {
    modules: ['pages/home/member.tsx', 'flows/home/member.ts'],
    load: () => import('../pages/home/member.tsx'),
  }),
  report: route('Report a member', {
    modules: ['pages/home/report.tsx', 'flows/home/report.ts'],
    load: () => import('../pages/home/report.tsx'),
  }),
} satisfies Record<MemberPage, Route>;
