import type { MemberPage } from '../paths.ts';
import { chartOf } from './page-chart.ts';

/** The charts of the members' pages that have one, each fetched when its page is opened. */
export const memberCharts = {
  home: async () => {
    const { home } = await import('./books/home.ts');
    return chartOf('home', home);
  },
  shelf: async () => {
    const { shelf } = await import('./shelf/shelf.ts');
    return chartOf('shelf', shelf);
  },
  addBooks: async () => {
    const { addBooks } = await import('./shelf/add-books.ts');
    return chartOf('addBooks', addBooks);
  },
  copy: async () => {
    const { copy } = await import('./books/copy.ts');
    return chartOf('copy', copy);
  },
  ask: async () => {
    const { ask } = await import('./requests/ask.ts');
    return chartOf('ask', ask);
  },
  requests: async () => {
    const { requests } = await import('./requests/requests.ts');
    return chartOf('requests', requests);
  },
  conversations: async () => {
    const { conversations } = await import('./messages/conversations.ts');
    return chartOf('conversations', conversations);
  },
  conversation: async () => {
    const { conversation } = await import('./messages/conversation.ts');
    return chartOf('conversation', conversation);
  },
  notices: async () => {
    const { notices } = await import('./notices/notices.ts');
    return chartOf('notices', notices);
  },
  welcome: async () => {
    const { welcome } = await import('./profile/welcome.ts');
    return chartOf('welcome', welcome);
  },
  you: async () => {
    const { profile } = await import('./profile/profile.ts');
    return chartOf('you', profile);
  },
  place: async () => {
    const { profile } = await import('./profile/profile.ts');
    return chartOf('place', profile);
  },
  password: async () => {
    const { password } = await import('./account/password.ts');
    return chartOf('password', password);
  },
  devices: async () => {
    const { devices } = await import('./account/devices.ts');
    return chartOf('devices', devices);
  },
  preferences: async () => {
    const { preferences } = await import('./notices/preferences.ts');
    return chartOf('preferences', preferences);
  },
  dataExport: async () => {
    const { dataExport } = await import('./account/data-export.ts');
    return chartOf('dataExport', dataExport);
  },
  leave: async () => {
    const { leave } = await import('./account/leave.ts');
    return chartOf('leave', leave);
  },
  request: async () => {
    const { requestPage } = await import('./requests/request.ts');
    return chartOf('request', requestPage);
  },
  moderation: async () => {
    const { moderation } = await import('./moderation/moderation.ts');
    return chartOf('moderation', moderation);
  },
  member: async () => {
    const { member } = await import('./members/member.ts');
    return chartOf('member', member);
  },
  report: async () => {
    const { report } = await import('./moderation/report.ts');
    return chartOf('report', report);
  },
} satisfies { [Page in MemberPage]?: () => Promise<{ page: Page }> };
