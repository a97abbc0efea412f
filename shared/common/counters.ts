/**
 * Who else can fill a limit, other than the person whom it is for:
 * - `no one`: it belongs to one id that no one else has.
 * - `session`: a thief with one of the Host's sessions.
 * - `link`: a person who has a link, an id or a paper of this person.
 * - `known`: a person who knows a name or a contact, such as the e-mail address of the Host and the number of a Survivor.
 * - `neighbour`: a person behind the same client address.
 * - `stranger`: anyone, with their own accounts, wills or requests.
 */
type Filler = 'no one' | 'session' | 'link' | 'known' | 'neighbour' | 'stranger';

/** What a person who holds nothing of this Host or Survivor may never take. */
type Essential = 'stop' | 'check' | 'code';

/**
 * One limit. `counts`: of what. `loses`: what an honest person loses when others have filled it, and what still works. `takes`: the part
 * of it that is essential. Only a person with a secret of this Host or Survivor may take that.
 */
type LimitFacts = { counts: string; loses: string } & ({ filledBy: Filler } | { filledBy: 'session' | 'link'; takes: Essential });

/** Every counter of the table (store/counters.ts, store/sliding-windows.ts), by the first part of its key. */
export const COUNTERS = {
  requests: {
    counts: 'requests to a row of functions/routes.ts, by account, session or client address',
    filledBy: 'neighbour',
    loses:
      'this row until its window ends. Stops, signs of life and the end of sessions are counted by session, so a stolen session fills only its own',
  },
  'login-failed': {
    counts: 'wrong passwords of an account in an hour',
    filledBy: 'known',
    loses:
      'a sign-in from an address that never signed in before, for that hour. A reset of the password admits the address. A passkey is not counted, and a link or the stop card stops a transfer without a sign-in',
  },
  'login-client': { counts: 'nothing: remembers addresses that signed in', filledBy: 'no one', loses: 'nothing' },
  'mail/verify-email': {
    counts: 'links to an address in an hour',
    filledBy: 'known',
    loses: 'a further mail in that hour. Those that were counted went to the same mailbox, and the newest one works',
  },
  'mail/reset-password': {
    counts: 'links to an address in an hour',
    filledBy: 'known',
    loses: 'a further mail in that hour. Those that were counted went to the same mailbox, and the newest one works',
  },
  'notified-changes': {
    counts: 'changes of a Host in a day that people are notified of',
    filledBy: 'session',
    loses: 'changes until the next day. What stops or rejects is not counted',
  },
  'notified-addresses': { counts: 'new e-mail addresses of a Host in a day', filledBy: 'session', loses: 'a new address until the next day' },
  'notified-passwords': {
    counts: 'new passwords of a Host in a day',
    filledBy: 'session',
    loses: 'a new password until the next day. Needs the current one. All sessions can be ended, and a reset is not counted',
  },
  'notified-factors': { counts: 'changes of the second factor in a day', filledBy: 'session', loses: 'a change of it until the next day' },
  'notified-deletions': {
    counts: 'requests of a Host to delete, in a day',
    filledBy: 'session',
    loses: 'a request until the next day. Keeping is not counted',
  },
  'factor-wrong-session': { counts: 'wrong codes of an app in a session', filledBy: 'no one', loses: 'nothing' },
  'factor-wrong-account': {
    counts: 'wrong codes of an app in sessions that have proven no factor, in a day',
    filledBy: 'session',
    loses: 'a proof by an app in such a session for that day. A passkey, a recovery code and other sessions work, and stops need no factor',
  },
  'factor-wrong-month-account': { counts: 'the same in 30 days', filledBy: 'session', loses: 'the same until the window ends' },
  'factor-wrong-proven-session': {
    counts: 'wrong codes of an app in a session that has proven a factor, in a day',
    filledBy: 'no one',
    loses: 'nothing',
  },
  'recovery-wrong-session': { counts: 'wrong recovery codes in a session', filledBy: 'no one', loses: 'nothing' },
  'recovery-wrong-account': {
    counts: 'wrong recovery codes of an account in a day; refuses none',
    filledBy: 'session',
    loses: 'more than one attempt in a new session',
  },
  'channel-codes': { counts: 'guesses at the code that proves a number', filledBy: 'session', loses: 'this code; a new one can be asked for' },
  'codes-of-client': {
    counts: 'codes to unproven numbers that a client address asks for in a day',
    filledBy: 'neighbour',
    loses: 'the proof of a number from this address until the next day',
  },
  'printed-code': {
    counts: 'attempts of a Host to confirm a printed paper',
    filledBy: 'session',
    loses: 'the mark that a paper was checked, for an hour',
  },
  invited: {
    counts: 'invitations to one address in 30 days, from all Hosts',
    filledBy: 'stranger',
    loses: 'the invitation of this person for as long. They are named without it, and get every notice and code',
  },
  'invitation-answers': { counts: 'answers to the invitation of a Survivor in a day', filledBy: 'link', loses: 'another answer until the next day' },
  'alert-changes': {
    counts: 'changes of the places of alerts of a Survivor in a day',
    filledBy: 'link',
    loses: 'a change of them until the next day. Alerts never replace a message',
  },
  'fresh-link': {
    counts: 'fresh links over one channel of a Host in an hour',
    filledBy: 'link',
    loses: 'a further one in that hour. Those that were counted went to the same channel, and work',
  },
  lookup: {
    counts: 'messages that say where to start, to one contact in a day',
    filledBy: 'known',
    loses: 'a further one that day. Those that were counted went to the same contact, and work',
  },
  'link-again': {
    counts: 'links to a Survivor whose start is refused, in an hour',
    filledBy: 'known',
    loses: 'a further one in that hour. The one that was counted went to the same contacts',
  },
  'otp-start': {
    counts: 'requests for a code that starts, by target and contact in an hour',
    filledBy: 'known',
    loses: 'a start by code for that hour. A start by name or with a paper, and codes in a running transfer, have their own limits',
  },
  'start-code-sent': { counts: 'nothing: remembers that a code left', filledBy: 'no one', loses: 'nothing' },
  'retry-opening': {
    counts: 'attempts to open a transfer again, in an hour',
    filledBy: 'link',
    loses: 'nothing: the attempt that was counted opens it for all',
  },
  'otp-wrong': {
    counts: 'wrong codes for a Survivor',
    filledBy: 'link',
    loses: 'after 30, more than one code in six hours for a client address. The paper works, and all are notified',
    takes: 'code',
  },
  'codes-guessed': { counts: 'nothing: remembers that all were notified', filledBy: 'no one', loses: 'nothing' },
  'backup-code': {
    counts: 'wrong codes of a paper in an hour, by Survivor and client address, and by Survivor',
    filledBy: 'known',
    loses: 'attempts from an address that has failed within the hour. A right code from any other address is accepted',
  },
  'backup-code-wrong': { counts: 'wrong codes of a paper in a day; refuses none', filledBy: 'known', loses: 'nothing' },
  'backup-codes-guessed': { counts: 'nothing: remembers that people were notified today', filledBy: 'no one', loses: 'nothing' },
  'audit-refused': { counts: 'entries about wrong codes in a day', filledBy: 'known', loses: 'more than one entry of a kind in a day' },
  'inner-shares': { counts: 'shares that a session passes on in a day', filledBy: 'no one', loses: 'nothing' },
  'texts-number': {
    counts: 'parts to one number in a day, from all Hosts, for first contacts, upkeep, and wills that were first sealed within 14 days',
    filledBy: 'stranger',
    loses: 'these texts until the next day (UTC). E-mail and the other channels carry them. Texts of older wills are not counted here',
  },
  'texts-number-of-host': {
    counts: 'parts of one Host to one number in a day, for each purpose of an older will',
    filledBy: 'known',
    loses:
      'texts of this purpose until the next day (UTC). What people can ask for is apart from notices, and the limits of codes and links end first. The links that were counted went to the same number, and work',
  },
  'texts-host': {
    counts: 'parts of one Host in a day, for each purpose. Less above the ceiling of the month, and never nothing',
    filledBy: 'known',
    loses:
      'texts of this purpose until the next day (UTC). A person who knows contacts of many Survivors fills only that of where to start, start codes and links: a name, a paper and e-mail work',
  },
  'texts-first-contacts': {
    counts: 'parts to unproven numbers in a day and a month',
    filledBy: 'stranger',
    loses: 'the proof of a number, and invitations by text. E-mail and Telegram work',
  },
  'texts-month': {
    counts: 'parts of all in a month',
    filledBy: 'stranger',
    loses:
      'upkeep, first contacts and texts of wills that were first sealed within 14 days. Nothing of an older will until the ceiling, and then not all. The operator is notified before',
  },
  'texts-notice': { counts: 'nothing: remembers that a number has a notice', filledBy: 'no one', loses: 'nothing' },
} as const satisfies Readonly<Record<string, LimitFacts>>;

export type CounterScope = keyof typeof COUNTERS;

/** What may run at the same time (common/leases.ts), by the first part of its group. */
export const LEASES = {
  reading: {
    counts: 'downloads of a transfer',
    filledBy: 'link',
    loses: 'a second download at the same time. The first one of each Survivor is never refused',
  },
  requests: {
    counts: 'requests of a Host that wait for a server',
    filledBy: 'session',
    loses: 'these requests, until the session is ended. No stop, sign of life or end of a session takes one',
  },
  verification: {
    counts: 'requests that wait until documents are read back',
    filledBy: 'link',
    loses: 'the wait: the others get their answer immediately',
  },
} as const satisfies Readonly<Record<string, LimitFacts>>;

export type LeaseKind = keyof typeof LEASES;

/** Functions with reserved runs (infra/cloud/concurrency.ts), which all people together use. */
export const RUNS = {
  jobs: { counts: 'runs of the scheduled jobs', filledBy: 'no one', loses: 'nothing' },
  effects: {
    counts: 'runs of the workers that send messages and write packages',
    filledBy: 'stranger',
    loses: 'time: a Host has at most two of the runs that can hang, and what waits is done later, Hosts in turn',
  },
  'pass-time': {
    counts: 'runs that pass a deadline for a request',
    filledBy: 'stranger',
    loses: 'a reply that is up to date: the timer, the sweep and the daily walk pass the same deadline',
  },
  'page-check': { counts: 'runs of the answer page for the sweep alone', filledBy: 'no one', loses: 'nothing' },
  'mail-events': { counts: 'runs that take reports about mails', filledBy: 'stranger', loses: 'time: events wait for six hours' },
  authorizer: {
    counts: 'checks of session tokens',
    filledBy: 'stranger',
    loses: 'requests with a session while a flood lasts. An alarm notifies the operator, and links need no session',
  },
  stops: {
    counts: 'stops and signs of life',
    filledBy: 'stranger',
    loses: 'a press of a button while a flood lasts: it can be repeated. Nothing opens while the answer page is down, for at most seven days',
  },
  readers: {
    counts: 'downloads, archives and copies of packages',
    filledBy: 'stranger',
    loses:
      'reading, while many accounts together hold downloads open. A reader of less than 2 KB a second is ended, the window is 14 days, and an alarm notifies the operator at three quarters',
  },
  'will-access': { counts: 'views of an open will', filledBy: 'stranger', loses: 'as for readers' },
  'survivor-auth': {
    counts: 'other requests of Survivors',
    filledBy: 'stranger',
    loses: 'a code or an answer while a flood lasts: it can be repeated. The window to authenticate does not end',
  },
  proofs: { counts: 'checks of a proof that release a share', filledBy: 'stranger', loses: 'time, as above' },
  'sign-in': {
    counts: 'checks of passwords',
    filledBy: 'stranger',
    loses: 'signing in and registering while a flood lasts. Links stop a transfer without it',
  },
} as const satisfies Readonly<Record<string, LimitFacts>>;

/** Limits in a record of the table that decides them in its own commit, with the file that has the rule. */
export const RECORDED_LIMITS = {
  'shared/transfers/rules/sent-codes.ts': {
    counts: 'codes of a Survivor in an hour: five, two of them to start, and three for one client address once a second one has asked',
    filledBy: 'link',
    loses:
      'a code for that hour, if two addresses know both ids. Without the ids a stranger takes the two that start, and three are left. The paper works',
    takes: 'code',
  },
  'shared/transfers/rules/otp.ts': {
    counts: 'attempts at one code, and thirty wrong codes of a Survivor in a transfer in an hour: all attempts of the codes of that time',
    filledBy: 'link',
    loses: 'this code. Another one can be asked for, and has its own attempts. The thirty are never reached while one is left',
    takes: 'code',
  },
  'shared/hosts/rules/invitation.ts': {
    counts: 'invitations of a Host in a day, and to one address in 30 days',
    filledBy: 'session',
    loses: 'invitations until then',
  },
  'shared/hosts/rules/survivor.ts': {
    counts: 'places at which a Survivor is alerted',
    filledBy: 'link',
    loses: 'another place. The Survivor can remove those of others',
  },
  'shared/hosts/rules/rehearsal.ts': { counts: 'rehearsals of a Host in a year', filledBy: 'session', loses: 'a rehearsal' },
  'shared/wills/rules/draft.ts': {
    counts: 'announced and uploaded files of a draft',
    filledBy: 'session',
    loses: 'uploads, until files are removed or expire',
  },
  'shared/wills/rules/start.ts': {
    counts: 'starts by name after a stop',
    filledBy: 'known',
    loses: 'a start by name for up to 14 days. A code or a paper starts at any time',
  },
  'shared/jobs/rows/host-queues.ts': {
    counts: 'effects of a Host that wait for a worker',
    filledBy: 'session',
    loses: 'nothing: the sweep performs what does not fit',
  },
  'shared/jobs/fair-queue.ts': {
    counts: 'the turns of a Host in a round of the sweep. Requests of people who are not signed in share one turn',
    filledBy: 'stranger',
    loses: 'time: the stream performs an effect immediately, and the sweep only what the stream left',
  },
  'shared/hosts/rules/series.ts': {
    counts: 'what a series of resets sets aside',
    filledBy: 'session',
    loses: 'nothing: only what was set in the series is no longer kept. What stood before it is put back',
  },
  'shared/hosts/rules/host.ts': {
    counts: 'sessions that were ended one by one and whose tokens still live',
    filledBy: 'session',
    loses: 'the other sessions: all of them end then. Signing in and links work',
  },
  'shared/hosts/rules/settings.ts': {
    counts: 'Survivors, connectors and storages of a Host',
    filledBy: 'session',
    loses: 'another one. The Host is notified of each and can reject it',
  },
  'shared/factors/rules/factors.ts': {
    counts: 'second factors of a Host',
    filledBy: 'session',
    loses: 'another one. The Host is notified of each and can reject it',
  },
} as const satisfies Readonly<Record<string, LimitFacts>>;

/** What the operator's accounts at providers send for all people together. A Host's own accounts are only theirs. */
export const PROVIDERS = {
  email: {
    counts: 'mails of the account in a day and a second',
    filledBy: 'stranger',
    loses:
      'time: a mail that is refused is tried again for 72 hours, over the other channels too, and an alarm notifies the operator. A Host causes a hundred announced changes a day at most',
  },
  sms: {
    counts: 'what the account at the provider may spend',
    filledBy: 'stranger',
    loses: 'texts. It must be above the ceiling of the month, where the alarms come before',
  },
  telegram: {
    counts: 'messages of the bot in a second',
    filledBy: 'stranger',
    loses: 'time: a message is tried again, over the other channels too. A chat is only reached after its owner has started it',
  },
  push: { counts: 'nothing of ours: each browser has its own push service', filledBy: 'no one', loses: 'nothing' },
} as const satisfies Readonly<Record<'email' | 'sms' | 'telegram' | 'push', LimitFacts>>;
