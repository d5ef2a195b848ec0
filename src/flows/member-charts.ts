import type { MemberPage } from '../paths.ts';
import { chartOf } from './page-chart.ts';

/** The charts of the members' pages that have one, each fetched when its page is opened. */
export const memberCharts = {
  home: async () => chartOf('home', (await import('./books/home.ts')).home),
  shelf: async () => chartOf('shelf', (await import('./shelf/shelf.ts')).shelf),
  addBooks: async () => chartOf('addBooks', (await import('./shelf/add-books.ts')).addBooks),
  copy: async () => chartOf('copy', (await import('./books/copy.ts')).copy),
  ask: async () => chartOf('ask', (await import('./requests/ask.ts')).ask),
  requests: async () => chartOf('requests', (await import('./requests/requests.ts')).requests),
  conversations: async () =>
    chartOf('conversations', (await import('./messages/conversations.ts')).conversations),
  conversation: async () =>
    chartOf('conversation', (await import('./messages/conversation.ts')).conversation),
  notices: async () => chartOf('notices', (await import('./notices/notices.ts')).notices),
  wishes: async () => chartOf('wishes', (await import('./wishes/wishes.ts')).wishes),
  welcome: async () => chartOf('welcome', (await import('./profile/welcome.ts')).welcome),
  you: async () => chartOf('you', (await import('./profile/profile.ts')).profile),
  place: async () => chartOf('place', (await import('./profile/profile.ts')).profile),
  password: async () => chartOf('password', (await import('./account/password.ts')).password),
  devices: async () => chartOf('devices', (await import('./account/devices.ts')).devices),
  preferences: async () =>
    chartOf('preferences', (await import('./notices/preferences.ts')).preferences),
  dataExport: async () =>
    chartOf('dataExport', (await import('./account/data-export.ts')).dataExport),
  leave: async () => chartOf('leave', (await import('./account/leave.ts')).leave),
  request: async () => chartOf('request', (await import('./requests/request.ts')).requestPage),
  moderation: async () =>
    chartOf('moderation', (await import('./moderation/moderation.ts')).moderation),
  member: async () => chartOf('member', (await import('./members/member.ts')).member),
  report: async () => chartOf('report', (await import('./moderation/report.ts')).report),
} satisfies { [Page in MemberPage]?: () => Promise<{ page: Page }> };
