/** The pages in docs/alarms. Alarms of one kind share a page. */
export const ALARM_PAGES = [
  'alarm-lines',
  'answer-page-down',
  'authorizer-throttles',
  'backup-failed',
  'backups-touched',
  'errors',
  'flood',
  'iterator-age',
  'key-policy-deployed',
  'keys-touched',
  'late-messages',
  'mail-refused',
  'mail-stopped',
  'missing-timers',
  'not-run',
  'overdue',
  'readers',
  'replication',
  'reputation',
  'server-errors',
  'table-touched',
  'throttles',
  'undelivered',
  'undelivered-mail-events',
] as const;
export type AlarmPage = (typeof ALARM_PAGES)[number];

/** The alarms of the profile `family`. The others notice the same earlier, or need the numbers of many Hosts. */
export const FAMILY_PAGES: readonly AlarmPage[] = [
  'alarm-lines',
  'flood',
  'not-run',
  'overdue',
  'replication',
  'server-errors',
  'throttles',
  'undelivered',
  'undelivered-mail-events',
];

/** Returns the text of an alarm, with the page that says what to do. */
export const withPage = (text: string, page: AlarmPage): string => `${text} See docs/alarms/${page}.md.`;
