import type { MemberPage } from '../paths.ts';
import { chartOf } from './page-chart.ts';

/** The charts of the members' pages that have one, each fetched when its page is opened. */
export const memberCharts = {
  home: async () => {
    const { start } = await import('./home/start.ts');
    return chartOf('home', start);
  },
  shelf: async () => {
    const { shelf } = await import('./home/shelf.ts');
    return chartOf('shelf', shelf);
  },
  addBooks: async () => {
    const { addBooks } = await import('./home/add-books.ts');
    return chartOf('addBooks', addBooks);
  },
  copy: async () => {
    const { copy } = await import('./home/copy.ts');
    return chartOf('copy', copy);
  },
  ask: async () => {
    const { ask } = await import('./home/ask.ts');
    return chartOf('ask', ask);
  },
  requests: async () => {
    const { requests } = await import('./home/requests.ts');
    return chartOf('requests', requests);
  },
  conversations: async () => {
    const { conversations } = await import('./home/conversations.ts');
    return chartOf('conversations', conversations);
  },
  conversation: async () => {
    const { conversation } = await import('./home/conversation.ts');
    return chartOf('conversation', conversation);
  },
  notices: async () => {
    const { notices } = await import('./home/notices.ts');
    return chartOf('notices', notices);
  },
  welcome: async () => {
    const { profile } = await import('./home/profile.ts');
    return chartOf('welcome', profile);
  },
  you: async () => {
    const { profile } = await import('./home/profile.ts');
    return chartOf('you', profile);
  },
  place: async () => {
    const { profile } = await import('./home/profile.ts');
    return chartOf('place', profile);
  },
  password: async () => {
    const { password } = await import('./home/password.ts');
    return chartOf('password', password);
  },
  devices: async () => {
    const { devices } = await import('./home/devices.ts');
    return chartOf('devices', devices);
  },
  preferences: async () => {
    const { preferences } = await import('./home/preferences.ts');
    return chartOf('preferences', preferences);
  },
  dataExport: async () => {
    const { dataExport } = await import('./home/data-export.ts');
    return chartOf('dataExport', dataExport);
  },
  leave: async () => {
    const { leave } = await import('./home/leave.ts');
    return chartOf('leave', leave);
  },
  request: async () => {
    const { requestPage } = await import('./home/request.ts');
    return chartOf('request', requestPage);
  },
  member: async () => {
    const { member } = await import('./home/member.ts');
    return chartOf('member', member);
  },
  report: async () => {
    const { report } = await import('./home/report.ts');
    return chartOf('report', report);
  },
} satisfies { [Page in MemberPage]?: () => Promise<{ page: Page }> };
