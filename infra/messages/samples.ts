import { DEFAULT_READER } from '#common/moment.ts';
import { printedId } from '#common/printed-id.ts';
import type { HostTemplate, SurvivorTemplate } from '#effects/message-effect.ts';
import type { Letterhead } from '#messages/rules/letter.ts';
import { type Content, renderConnectorTest, renderOneTimeCode } from '#messages/rules/render-letter.ts';
import { contentToHost, contentToSurvivor, type HostTexts, type SurvivorNames, type SurvivorTexts } from '#messages/template.ts';
import { TO_HOST, TO_SURVIVOR } from '#messages/templates.ts';

const hostName = 'Ann';
const survivorName = 'Bob';
const reader = DEFAULT_READER;
const frontendUrl = 'https://will.example.org';
const willId = '6f1b7d2e-0000-4000-8000-000000000001';
const at = '2026-11-23T14:05:09.123Z';
const token = 'sample'.repeat(22);

const dashboard = `${frontendUrl}/dashboard`;
const willNumber = printedId(willId);
const startLink = `${frontendUrl}/start#will_id=${willId}`;
const link = `https://api.will.example.org/api/liveness/respond?token=${token}`;
const verifyLink = `${frontendUrl}/verify-email#token=${token}`;
const resetLink = `${frontendUrl}/reset-password#token=${token}`;
const invitationLink = `${frontendUrl}/confirm#token=${token}`;
const personalLink = `${frontendUrl}/survivor#transfer_id=${'sample'.repeat(7)}&survivor_id=${'sample'.repeat(7)}`;
const rehearsalLink = `${frontendUrl}/rehearsal#token=${'sample'.repeat(21)}`;

/** Values that the sample messages contain. `answerLink` is as long as the longest that we create. */
export const SAMPLE = { hostName, survivorName, frontendUrl, at, dashboard, startLink, willNumber, answerLink: link };

const letterheadIn = (locale: string): Letterhead => ({ productName: 'Will Custody', locale });
const own = { hostName, reader };
const theirs = { survivorName, hostName, frontendUrl, reader };

/** The data of each text. */
type HostData = { [Name in HostTemplate]: Parameters<(typeof TO_HOST)[Name]['short']>[0] };
type SurvivorData = { [Name in SurvivorTemplate]: SurvivorNames & Omit<Parameters<(typeof TO_SURVIVOR)[Name]['short']>[0], 'page'> };

const HOST_DATA: HostData = {
  'verify-email': { ...own, link: verifyLink, until: at },
  'verify-new-email': { ...own, link: verifyLink, until: at },
  'email-changed': { ...own, link },
  'reset-password': { ...own, link: resetLink, until: at, worksFrom: at, needsCodes: { survivors: 2, until: at } },
  'password-reset': { ...own, answer: { link, confirms: true, denies: true, isProtected: false, isUnsealed: false } },
  'reset-denied': { ...own, blocked: { until: at, survivors: 2 }, link },
  'password-changed': { ...own, link: dashboard },
  'long-session': { ...own, link: dashboard, since: at },
  'survivor-changed': { ...own, survivorName, what: 'contacts', keepsEarlier: false, link, until: at },
  'ways-changed': {
    ...own,
    what: 'connector',
    how: 'tested',
    connectionName: 'My phone',
    channel: 'sms',
    destination: '+43*****99',
    link,
    until: at,
  },
  'fresh-link': { ...own, asks: 'stop', link, until: at },
  'settings-changed': {
    ...own,
    before: { hcit_days: 30, hcrt_hours: 72, hcrac: 3 },
    after: { hcit_days: 7, hcrt_hours: 24, hcrac: 1 },
    link,
    until: at,
  },
  'checks-paused': { ...own, endsAt: at, link, until: at },
  'stop-card-made': { ...own, link, until: at },
  'rehearsal-started': { ...own, endsAt: at, link, until: at },
  'rehearsal-ended': {
    ...own,
    why: 'time',
    rehearsal: {
      threshold: 2,
      asked: [
        { survivor: 'ben', name: survivorName },
        { survivor: 'clara', name: 'Clara Example' },
      ],
      came: [{ survivor: 'ben', by: 'backup-code', at }],
    },
    link: dashboard,
  },
  'stop-card-used': { ...own, usedAt: at, link: dashboard },
  'sealed-again': { ...own, documents: 2, added: 1, removed: 1, threshold: 2, thresholdBefore: 3, link, until: at },
  'factor-changed': { ...own, what: 'added', factor: 'passkey', name: 'My phone', link, until: at },
  'change-undone': { ...own, survivorName, what: 'contacts', isFrozen: true, link: dashboard },
  'notices-stopped': { ...own, survivorName, link: dashboard },
  'liveness-check': { ...own, kind: 'ordinary', link, answerBy: at, checks: 3 },
  'liveness-reminder': { ...own, kind: 'ordinary', link, answerBy: at, checks: 3 },
  'pending-transfer': { ...own, link },
  vouched: { ...own, survivorName, isRunning: false, until: at, link },
  'transfer-started': { ...own, survivorName, link, cancelDeadline: at, opensAt: at },
  'transfer-reminder': { ...own, survivorName, link, cancelDeadline: at, opensAt: at },
  'transfer-cancelled-host': { ...own, reads: [{ survivorName, document: { filename: 'last-will.pdf' }, at }], link: dashboard },
  'starts-digest': { ...own, since: at, starts: [{ survivorName, at, stoppedAt: at }], link: dashboard },
  'documents-open-host': { ...own, link: dashboard },
  'opening-failed-host': { ...own, link: dashboard },
  'documents-damaged': { ...own, storageName: 'My bucket', documents: ['last-will.pdf'], isOnDevice: false, link: dashboard },
  'storage-unreachable': { ...own, storageName: 'My bucket', link: dashboard },
  'draft-expires': { ...own, documents: 2, expiresAt: at, link: dashboard },
  'connector-broken': { ...own, connectorName: 'My mail', reason: 'The mail server did not answer in time.', link: dashboard },
  'device-gone': { ...own, device: 'my telephone', link: dashboard },
  'chat-gone': { ...own, link: dashboard },
  'copy-broken': { ...own, storageName: 'My bucket', link: dashboard },
  'yearly-review': {
    ...own,
    documents: 2,
    sealedAt: at,
    threshold: 2,
    people: [
      { name: survivorName, confirmedAt: at, paperMadeAt: at, isPaperChecked: true },
      { name: 'Clara', confirmedAt: undefined, paperMadeAt: at, isPaperChecked: false },
    ],
    link,
  },
  'copy-repaired': { ...own, storageName: 'My bucket', link: dashboard },
  'storage-broken': { ...own, storageName: 'My bucket', reason: 'The storage could not be reached.', link: dashboard },
  'drive-joined': { ...own, storageName: 'My drive', account: 'ann@drive.example', link: dashboard },
  'email-bounced': { ...own, address: 'a***@example.com', link: dashboard },
  'survivor-unreachable': { ...own, survivorName, addresses: ['b***@example.com'], link: dashboard },
  'quorum-worse': {
    ...own,
    quorum: { threshold: 2, survivors: 3, reachable: 2, confirmed: 1, margin: 0 },
    unreachable: ['Clara'],
    rejected: ['My telephone'],
    link: dashboard,
  },
  'contact-reported': { ...own, survivorName, hasProposal: true, link: dashboard },
  'drive-lost': { ...own, storageName: 'My drive', link: dashboard },
  'survivor-authenticated-host': { ...own, survivorName, link: dashboard },
  'codes-guessed-host': { ...own, survivorName, link: dashboard },
  'backup-codes-guessed-host': { ...own, survivorName, link: dashboard },
  'deletion-requested': { ...own, of: 'account', packages: 'keep', isSealed: true, takesEffectAt: at, link },
  'deletion-reminder': { ...own, of: 'will', packages: 'delete', isSealed: true, takesEffectAt: at, link },
  'deletion-ended': { ...own, of: 'account', why: 'started', link: dashboard },
  'deletion-done': { ...own, of: 'account', packages: 'kept' },
};
const SURVIVOR_DATA: SurvivorData = {
  'pending-transfer-survivor': { ...theirs, willNumber, startLink },
  'vouched-survivor': { ...theirs, willNumber, startLink, voucher: survivorName, isRunning: false, until: at },
  'unreachable-host': { ...theirs, willNumber, startLink, isCutOff: false },
  'where-to-start': { ...theirs, willNumber, startLink, link: personalLink },
  'password-reset-survivor': { ...theirs, willNumber, startLink, until: at },
  'transfer-started-survivor': { ...theirs, link: personalLink, opening: { from: at, isKnown: true } },
  'authenticate-now': { ...theirs, link: personalLink, opening: { from: at, isKnown: true } },
  'authenticate-reminder': { ...theirs, link: personalLink, opening: { from: at, isKnown: true } },
  'transfer-cancelled-survivor': { ...theirs, how: 'link' },
  'host-is-back': { ...theirs, how: 'signed in' },
  'starts-digest-survivor': { ...theirs, since: at, stops: 2 },
  'documents-accessible': { ...theirs, link: personalLink, accessExpiresAt: at },
  'first-access': theirs,
  'opening-failed': theirs,
  'codes-guessed': { ...theirs, whose: 'Clara' },
  'backup-codes-guessed': theirs,
  'transfer-stalled-survivor': { ...theirs, link: personalLink },
  'contacts-replaced': { ...theirs, until: at },
  'replaced-before-sealing': { ...theirs, at },
  'codes-replaced': { ...theirs, keepsEarlier: false },
  'earlier-paper-over': theirs,
  'contacts-restored': theirs,
  'survivor-renamed': { ...theirs, previousName: 'Robert', newName: survivorName },
  'survivors-changed': { ...theirs, what: 'added' },
  'host-renamed': { ...theirs, hostName: 'Anna', newName: hostName },
  'alerts-changed': { ...theirs, how: 'added', where: 'push', link: invitationLink },
  invitation: { ...theirs, isYearly: false, link: invitationLink, until: at },
  'deletion-requested-survivor': { ...theirs, willNumber, startLink, takesEffectAt: at },
  rehearsal: { ...theirs, willNumber, startLink, startedAt: at, endsAt: at, link: rehearsalLink },
  'rehearsal-reminder': { ...theirs, willNumber, startLink, startedAt: at, endsAt: at, link: rehearsalLink },
  'no-rehearsal': { ...theirs, why: 'started' },
  'deletion-undone-survivor': theirs,
  'deletion-done-survivor': { ...theirs, of: 'will', packages: 'kept' },
};

/** Other forms of some templates. */
const MORE_TO_HOST = {
  'last-check': ['liveness-check', { kind: 'last', checks: undefined }],
  'last-check-reminder': ['liveness-reminder', { kind: 'last', checks: undefined }],
  'stalled-check': ['liveness-check', { kind: 'stalled' }],
  'survivor-name-changed': ['survivor-changed', { what: 'name', previousName: 'Robert' }],
} as const;
const MORE_TO_SURVIVOR = {
  'yearly-question': ['invitation', { isYearly: true }],
  'alerts-removed': ['alerts-changed', { how: 'removed', where: 'telegram' }],
  'alerts-gone': ['alerts-changed', { how: 'gone', where: 'telegram' }],
} as const;
const MORE = { ...MORE_TO_HOST, ...MORE_TO_SURVIVOR };

/** The messages without an effect. */
const DIRECT = {
  'connector-test': (letterhead: Letterhead) => renderConnectorTest(letterhead),
  'one-time-code': (letterhead: Letterhead) => renderOneTimeCode({ code: '012345', minutes: 10, use: 'transfer' }, letterhead),
  'code-of-a-rehearsal': (letterhead: Letterhead) => renderOneTimeCode({ code: '012345', minutes: 10, use: 'rehearsal' }, letterhead),
  'code-of-a-number': (letterhead: Letterhead) => renderOneTimeCode({ code: '012345', minutes: 10, use: 'number' }, letterhead),
};

export type SampleName = HostTemplate | SurvivorTemplate | keyof typeof MORE | keyof typeof DIRECT;

/** The names of the samples, by reader. */
export const SAMPLES = {
  toHost: [...Object.keys(HOST_DATA), ...Object.keys(MORE_TO_HOST)] as SampleName[],
  toSurvivor: [...Object.keys(SURVIVOR_DATA), ...Object.keys(MORE_TO_SURVIVOR)] as SampleName[],
  direct: Object.keys(DIRECT) as SampleName[],
};

const isDirect = (name: string): name is keyof typeof DIRECT => name in DIRECT;
const isOther = (name: string): name is keyof typeof MORE => name in MORE;
const isToHost = (name: string): name is HostTemplate => name in HOST_DATA;
const isToSurvivor = (name: string): name is SurvivorTemplate => name in SURVIVOR_DATA;

/** Writes a message with the real template and sample data. `changes` replaces parts of the data. `isOurs` in it: the service's own account sends it. `locale`: of its reader. */
export function renderSample(sample: SampleName, changes: object = {}, locale: string = reader.locale): Content {
  const letterhead = letterheadIn(locale);
  if (isDirect(sample)) return DIRECT[sample](letterhead);
  if (isOther(sample)) return renderSample(MORE[sample][0], { ...MORE[sample][1], ...changes }, locale);
  const data = { reader: { ...reader, locale }, ...changes };
  return isToHost(sample) ? renderToHost(sample, data, letterhead) : renderToSurvivor(sample, data, letterhead);
}

/** The texts by their data, which the compiler then connects for any name. */
const HOST_TEXTS: { [Name in HostTemplate]: HostTexts<Name, HostData[Name]> } = TO_HOST;
const SURVIVOR_TEXTS: { [Name in SurvivorTemplate]: SurvivorTexts<Name, SurvivorData[Name]> } = TO_SURVIVOR;

function renderToHost<Name extends HostTemplate>(name: Name, changes: object, letterhead: Letterhead): Content {
  return contentToHost(name, HOST_TEXTS[name], { ...HOST_DATA[name], ...changes }, letterhead);
}

function renderToSurvivor<Name extends SurvivorTemplate>(
  name: Name,
  changes: { isOurs?: boolean; reader?: object },
  letterhead: Letterhead,
): Content {
  return contentToSurvivor(name, SURVIVOR_TEXTS[name], { ...SURVIVOR_DATA[name], ...changes }, letterhead, changes.isOurs);
}

/** Whether a message to a Survivor has an opt-out link. */
export const hasOptOut = (name: SampleName): boolean => !isToSurvivor(name) || SURVIVOR_TEXTS[name].alwaysWanted !== true;
