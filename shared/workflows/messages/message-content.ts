import { contactId } from '#custody/contacts.ts';
import { isResetDenied, isUnverified, needsCodesUntil } from '#domain/account.ts';
import { currentLink } from '#domain/answer.ts';
import { CHANNELS, type Channel, maskDestination } from '#domain/contact.ts';
import { isStillMeant, type MessageEffect } from '#domain/delivery.ts';
import { draftExpiry } from '#domain/draft.ts';
import type { HowChanged } from '#domain/effect.ts';
import type { Trouble } from '#domain/host.ts';
import { answerDeadline, checkKind, pendingCheck } from '#domain/liveness.ts';
import { type MessageTemplate, render } from '#domain/messages.ts';
import { ANYBODY, type Reader } from '#domain/moment.ts';
import { upcomingOpening } from '#domain/opening.ts';
import { listReads, type Reads } from '#domain/reads.ts';
import { findRemoved } from '#domain/recent-changes.ts';
import { openReset } from '#domain/reset-answer.ts';
import type { Intervals } from '#domain/settings.ts';
import { type SurvivorChanged, UNDO_WINDOW } from '#domain/survivor.ts';
import { after, HOUR, type Instant, instant } from '#domain/time.ts';
import { isRunning, markHostNotified, type Transfer } from '#domain/transfer.ts';
import { CUT_OFF } from '#domain/will.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';
import { accountOf } from '#workflows/drives/drive-account.ts';
import { loadWillState } from '#workflows/will-state.ts';
import { type AnswerLink, answerLink, dashboardLink, resetLink, startLink, survivorLink, verifyEmailLink } from './links.ts';

export type Content = ReturnType<typeof render>;

interface About {
  app: App;
  host: HostRecord;
  transfer: Transfer | undefined;
  /** What was read of that transfer. */
  reads: readonly Reads[];
  effect: MessageEffect;
  createdAt: Instant;
  /** The way that is to carry it: a link says how it reached its reader. */
  channel: Channel;
  to: string;
}

/**
 * The text of a message, made from what is true now; links and codes are derived here and kept nowhere.
 * `undefined`: the message has been overtaken and need not be sent any more.
 */
export async function contentOf(about: About): Promise<Content | undefined> {
  const { effect, host, transfer } = about;
  if (!isStillMeant(effect, { will: host.will, liveness: host.liveness, transfer })) return undefined;
  if ('host' in effect.to) return hostContent(about);
  return survivorContent(about, effect.to.survivor);
}

async function hostContent(about: About): Promise<Content | undefined> {
  const { host, transfer, effect } = about;
  const hostName = host.profile.displayName;
  const link = dashboardLink(about.app);
  if (isAccountTemplate(effect.template)) return accountContent(about, effect.template);
  switch (effect.template) {
    case 'liveness-check':
    case 'liveness-reminder':
      return checkContent(about, effect.template);
    case 'pending-transfer':
      return render('pending-transfer', { hostName, link: await answered(about, { kind: 'pending', checks: effect.check ?? 0 }) });
    case 'fresh-link':
      return freshContent(about);
    case 'transfer-started':
    case 'transfer-reminder':
      return stopContent(about, effect.template);
    case 'documents-damaged':
    case 'storage-unreachable':
      return auditContent(about, effect.template);
    case 'draft-expires':
      return draftContent(about);
    case 'connector-broken':
    case 'storage-broken':
      return brokenContent(about, effect.template);
    case 'ways-changed':
    case 'survivor-changed':
    case 'settings-changed':
    case 'change-undone':
      return changeContent(about, effect.template);
    case 'notices-stopped':
    case 'codes-guessed-host':
    case 'survivor-authenticated-host':
      return render(effect.template, { hostName, survivorName: nameOf(host, transfer, effect.subject ?? '') ?? '', link });
    case 'drive-joined':
    case 'drive-lost':
      return driveContent(about, effect.template);
    case 'opening-failed-host':
    case 'documents-open-host':
      return render(effect.template, { hostName, link });
    case 'transfer-cancelled-host':
      return stoppedContent(about);
    default:
      return undefined;
  }
}

/** Sealed, taken off or added to meanwhile, the draft is another one, of which another message tells. */
function draftContent({ app, host, effect }: About): Content | undefined {
  const kept = host.draft && draftExpiry(host.draft);
  if (!kept || kept.newest !== effect.note) return undefined;
  const { documents, expiresAt } = kept;
  return render('draft-expires', { hostName: host.profile.displayName, documents, expiresAt, reader: host.profile, link: dashboardLink(app) });
}

/** `subject` names what is broken, `note` is why, in words of ours; mended meanwhile, it is no news any more. */
function brokenContent({ app, host, effect }: About, template: 'connector-broken' | 'storage-broken'): Content | undefined {
  const hostName = host.profile.displayName;
  const reason = effect.note ?? '';
  const of = (records: readonly { id: string; name: string; trouble?: Trouble | null }[]) => records.find(({ id }) => id === effect.subject);
  const record = of(template === 'connector-broken' ? host.connectors : host.storages);
  if (!record?.trouble) return undefined;
  const link = dashboardLink(app);
  if (template === 'connector-broken') return render(template, { hostName, connectorName: record.name, reason, link });
  return render(template, { hostName, storageName: record.name, reason, link });
}

function changeContent(about: About, template: 'ways-changed' | 'survivor-changed' | 'settings-changed' | 'change-undone') {
  if (template === 'settings-changed') return settingsContent(about);
  if (template === 'change-undone') return undoneContent(about);
  return template === 'ways-changed' ? waysContent(about) : survivorChangeContent(about);
}

/** `subject` names the Survivor, `note` what was changed and the generation of shares that came with it. */
async function survivorChangeContent(about: About): Promise<Content | undefined> {
  const { host, effect, createdAt } = about;
  const [what, change] = (effect.note ?? '').split('/');
  if (!host.will || !isSurvivorChange(what)) return undefined;
  const link = await answered(about, { kind: 'not-me', change: Number(change) }, after(createdAt, UNDO_WINDOW));
  const survivorName = nameOf(host, undefined, effect.subject ?? '') ?? '';
  return render('survivor-changed', { hostName: host.profile.displayName, survivorName, what, link });
}

/** `subject` names the connector or storage, `note` what was changed and how; earlier notes say `connector`, `storage` or `moved` alone. */
async function waysContent(about: About): Promise<Content | undefined> {
  const { host, effect, createdAt } = about;
  const [what, how] = (effect.note ?? '').split('/');
  if (!host.will || (what !== 'connector' && what !== 'storage' && what !== 'moved')) return undefined;
  const link = await answered(about, { kind: 'not-me', change: 0 }, after(createdAt, UNDO_WINDOW));
  return render('ways-changed', { hostName: host.profile.displayName, what, ...(isHow(how) && { how }), ...wayOf(host, effect.subject ?? ''), link });
}

const isHow = (how: string | undefined): how is HowChanged => how === 'added' || how === 'changed' || how === 'tested' || how === 'removed';

/** What a notice says of the connector or storage that was changed, also where it has been removed. */
function wayOf(host: HostRecord, id: string): { wayName?: string; channel?: Channel; destination?: string } {
  const way = [...host.connectors, ...host.storages].find((one) => one.id === id) ?? findRemoved(host.former, id);
  if (!way) return {};
  const channel = CHANNELS.find((one) => one === way.type);
  const to = 'hostDestination' in way ? way.hostDestination : null;
  return { wayName: way.name, ...(channel && { channel }), ...(channel && to !== null && { destination: maskDestination(channel, to) }) };
}

/** `note` holds the number of the change and the figures before and after it. */
async function settingsContent(about: About): Promise<Content | undefined> {
  const { host, effect, createdAt } = about;
  const [change, before, next] = (effect.note ?? '').split('/');
  if (!host.will || !change || !before || !next) return undefined;
  const link = await answered(about, { kind: 'undo-settings', change: Number(change) }, after(createdAt, UNDO_WINDOW));
  return render('settings-changed', { hostName: host.profile.displayName, before: intervals(before), after: intervals(next), link });
}

/** Reads back what `tellIntervalsChanged` wrote. */
function intervals(figures: string): Intervals {
  const [hcit_days, hcrt_hours, hcrac] = figures.split('-').map(Number);
  return { hcit_days, hcrt_hours, hcrac } as Intervals;
}

/** `subject` names the Survivor, if any, and `note` what counts again. */
function undoneContent({ app, host, effect }: About): Content | undefined {
  const { note: what = 'nothing', subject } = effect;
  if (what !== 'contacts' && what !== 'added' && what !== 'settings' && what !== 'nothing') return undefined;
  const survivorName = nameOf(host, undefined, subject ?? '') ?? '';
  return render('change-undone', { hostName: host.profile.displayName, survivorName, what, link: dashboardLink(app) });
}

function isSurvivorChange(what: string | undefined): what is SurvivorChanged {
  return what === 'contacts' || what === 'codes' || what === 'added' || what === 'removed';
}

/** `subject` names the revision, `note` the damaged documents by their places in it. */
function auditContent({ app, host, effect }: About, template: 'documents-damaged' | 'storage-unreachable'): Content | undefined {
  const sealed = host.will?.sealed;
  if (!sealed || effect.subject !== String(sealed.revision)) return undefined;
  const storageName = host.storages.find(({ id }) => id === sealed.storageId)?.name ?? '';
  const documents = (effect.note ?? '').split(',').map((place) => sealed.documents[Number(place)]?.filename ?? '');
  return render(template, { hostName: host.profile.displayName, storageName, documents, link: dashboardLink(app) });
}

/** `subject` names the storage. */
async function driveContent({ app, host, effect }: About, template: 'drive-joined' | 'drive-lost'): Promise<Content | undefined> {
  const storage = host.storages.find(({ id }) => id === effect.subject);
  if (!storage) return undefined;
  const names = { hostName: host.profile.displayName, storageName: storage.name, link: dashboardLink(app) };
  if (template === 'drive-lost') return storage.isConnected ? undefined : render(template, names);
  return render(template, { ...names, account: (await accountOf(app, host.id, storage)).name });
}

const ACCOUNT_TEMPLATES = [
  'verify-email',
  'verify-new-email',
  'email-changed',
  'reset-password',
  'password-reset',
  'reset-denied',
  'password-changed',
] as const;
type AccountTemplate = (typeof ACCOUNT_TEMPLATES)[number];

function isAccountTemplate(template: MessageTemplate): template is AccountTemplate {
  return ACCOUNT_TEMPLATES.some((one) => one === template);
}

/** A link that a newer one has replaced is not sent any more: `note` names the one that is meant. */
async function accountContent(about: About, template: AccountTemplate): Promise<Content | undefined> {
  const { app, host, effect, createdAt } = about;
  const { displayName: hostName, formerEmail, reset } = host.profile;
  switch (template) {
    case 'verify-email':
    case 'verify-new-email':
      return isUnverified(host.profile) && effect.note === host.profile.verifyNonce
        ? render(template, { hostName, link: await verifyEmailLink(app, host, createdAt) })
        : undefined;
    case 'email-changed':
      return formerEmail
        ? render(template, { hostName, link: await answered(about, { kind: 'undo-email', change: formerEmail.change }) })
        : undefined;
    case 'reset-password':
      return reset && reset.nonce === effect.note && reset.usedAt === null
        ? render(template, {
            hostName,
            link: await resetLink(app, host, reset),
            ...(reset.notBefore && { worksFrom: reset.notBefore }),
            ...needsCodes(host, instant(app.now())),
            reader: host.profile,
          })
        : undefined;
    case 'password-reset':
      return render(template, { hostName, ...(await resetAnswer(about)) });
    case 'reset-denied':
      return deniedContent(about);
    case 'password-changed':
      return render(template, { hostName, link: dashboardLink(app) });
  }
}

/** While resets need backup codes: of how many Survivors, and until when. */
function needsCodes({ profile, will }: HostRecord, now: Instant) {
  const until = needsCodesUntil(profile, now);
  return until && will ? { needsCodes: { survivors: will.sealed.threshold, until } } : {};
}

/** `note` names the reset. A link by e-mail confirms nothing, because it is the mailbox that is in doubt; it can deny the reset. */
async function resetAnswer(about: About) {
  const { app, host, effect, channel } = about;
  const open = openReset(host.profile, host.connectors, { channel, now: instant(app.now()) });
  const confirms = channel !== 'email';
  if (!open || effect.note !== String(open.epoch) || !(confirms || open.canDeny)) return {};
  return { answer: { link: await answered(about, { kind: 'recovery', epoch: open.epoch }), confirms, denies: open.canDeny } };
}

/** `note` names the reset that was denied. */
async function deniedContent(about: About): Promise<Content | undefined> {
  const { app, host, effect, channel } = about;
  const epoch = Number(effect.note);
  const { resetsBlocked, displayName: hostName } = host.profile;
  if (!host.will || !resetsBlocked || !isResetDenied(host.profile, epoch, instant(app.now()))) return undefined;
  const link = channel === 'email' ? undefined : await answered(about, { kind: 'recovery', epoch }, resetsBlocked.until);
  const survivors = host.will.sealed.threshold;
  return render('reset-denied', { hostName, until: resetsBlocked.until, survivors, ...(link && { link }), reader: host.profile });
}

async function answered({ app, host, channel, createdAt }: About, answer: AnswerLink, until?: Instant): Promise<string> {
  return answerLink(app, host, answer, { channel, from: createdAt, ...(until && { until }) });
}

/** Which check it is, and its deadline, are read now: settings may have changed since it was made, and our outages move it. */
async function checkContent(about: About, template: 'liveness-check' | 'liveness-reminder'): Promise<Content | undefined> {
  const { app, host } = about;
  const check = host.liveness && pendingCheck(host.liveness);
  if (!host.liveness || !check) return undefined;
  const { displayName: hostName } = host.profile;
  const { hcrac, hcrt_hours } = host.settings;
  const link = await answered(about, { kind: 'check', number: check.number });
  const kind = checkKind(host.liveness, host.settings);
  if (kind === 'stalled') return render('stalled-check', { hostName, link });
  const deadline = check.sentAt ? answerDeadline(check, await app.store.serviceClock.outages(app.now())) : undefined;
  const answerBy = deadline ?? after(instant(app.now()), hcrt_hours * HOUR);
  const data = { hostName, link, answerBy, reader: host.profile };
  if (kind === 'last') return render(template === 'liveness-check' ? 'last-check' : 'last-check-reminder', data);
  return render(template, { ...data, checks: hcrac });
}

/** The link with which the Host can answer at this moment. */
async function freshContent(about: About): Promise<Content | undefined> {
  const { app, host } = about;
  const loaded = await loadWillState(app, host);
  const open = loaded && currentLink(loaded.state, instant(app.now()));
  if (!open) return undefined;
  const until = open.kind === 'stop' ? loaded.state.transfer?.cancelDeadline : undefined;
  const link = await answered(about, open, until);
  return render('fresh-link', { hostName: host.profile.displayName, asks: open.kind, link, ...(until && { until }), reader: host.profile });
}

async function stopContent(about: About, template: 'transfer-started' | 'transfer-reminder'): Promise<Content | undefined> {
  const { app, host, transfer } = about;
  if (!transfer) return undefined;
  const { cancelDeadline } = transfer;
  const now = instant(app.now());
  const survivorName = transfer.survivors.find(({ id }) => id === transfer.startedBy)?.name ?? '';
  // The channel that accepts this notice is what fixes the opening.
  const opensAt = upcomingOpening(markHostNotified(transfer, now), await app.store.serviceClock.outages(app.now()), now)?.from;
  const data = { hostName: host.profile.displayName, survivorName, opensAt, reader: host.profile };
  // A notice that arrives late must not offer a link that does nothing any more.
  if (now >= cancelDeadline) return render(template, { ...data, link: dashboardLink(app) });
  const link = await answered(about, { kind: 'stop', transferId: transfer.id }, cancelDeadline);
  return render(template, { ...data, link, cancelDeadline });
}

/** What was read before the stop; a stop that came before the opening says that nothing was. */
function stoppedContent({ app, host, transfer, reads }: About): Content | undefined {
  if (!transfer) return undefined;
  const documents = host.will?.sealed.documents ?? [];
  return render('transfer-cancelled-host', {
    hostName: host.profile.displayName,
    reads: 'accessibleAt' in transfer ? listReads(reads, transfer.survivors, documents) : undefined,
    reader: host.profile,
    link: dashboardLink(app),
  });
}

async function survivorContent(about: About, survivorId: string): Promise<Content | undefined> {
  const { app, host, transfer, effect } = about;
  const survivorName = nameOf(host, transfer, survivorId);
  if (survivorName === undefined) return undefined;
  const template = inTime(effect.template, transfer);
  const known = { survivorName, hostName: host.profile.displayName, frontendUrl: app.env.FRONTEND_URL };
  if (template === 'contacts-replaced' || template === 'codes-replaced' || template === 'contacts-restored')
    return host.will && render(template, known);
  const names = { ...known, notMeLink: await notMeLink(about, survivorId) };
  const start = startOf(app, host);
  if (template === 'pending-transfer-survivor') return render(template, { ...names, ...start });
  if (template === 'unreachable-host') return render(template, { ...names, ...start, isCutOff: effect.note === CUT_OFF });
  if (template === 'password-reset-survivor') return resetToldContent(about, survivorId, { ...names, ...start });
  if (template === 'host-renamed') return render(template, { ...names, hostName: effect.subject ?? '', formerName: effect.note ?? '' });
  if (template === 'where-to-start') return startContent(app, host, transfer, survivorId, names);
  if (template === 'transfer-cancelled-survivor' || template === 'host-is-back') {
    return render(template, { ...names, how: effect.note === 'link' ? 'link' : 'signed in' });
  }
  if (template === 'survivors-changed') return host.will && render(template, { ...names, what: effect.note === 'removed' ? 'removed' : 'added' });
  if (template === 'first-access' || template === 'opening-failed') return render(template, names);
  if (template === 'codes-guessed') return render(template, { ...names, whose: nameOf(host, transfer, effect.subject ?? '') ?? '' });
  return runningContent(about, template, survivorId, names);
}

/** `note` names the reset. The person who reset it may have chosen another name since: the Survivors know the one from before. */
function resetToldContent({ host, effect }: About, survivorId: string, data: Names & ReturnType<typeof startOf>): Content | undefined {
  const { recovered } = host.profile;
  if (!host.will || !recovered?.until || effect.note !== String(recovered.epoch)) return undefined;
  const hostName = recovered.before?.displayName ?? data.hostName;
  return render('password-reset-survivor', { ...data, hostName, until: recovered.until, reader: readerOf(host, survivorId) });
}

interface Names {
  survivorName: string;
  hostName: string;
  frontendUrl: string;
  notMeLink: string;
}

/** Who hears of a start when its 48 hours are over needs their way in, and no word of a deadline that is past. */
function inTime(template: MessageTemplate, transfer: Transfer | undefined): MessageTemplate {
  if (template !== 'transfer-started-survivor' || !transfer || transfer.status === 'initiated') return template;
  return transfer.status === 'accessible' || transfer.status === 'failed' ? 'where-to-start' : 'authenticate-now';
}

async function notMeLink({ app, host, channel, to, createdAt }: About, survivorId: string): Promise<string> {
  const survivor = host.survivors.find(({ id }) => id === survivorId) ?? { id: survivorId };
  const contact = contactId(survivor, { type: channel, value: to });
  return answerLink(app, host, { kind: 'stranger', contact }, { channel, from: createdAt });
}

async function startContent(app: App, host: HostRecord, transfer: Transfer | undefined, survivorId: string, names: Names): Promise<Content> {
  const link = transfer && isRunning(transfer) ? { link: await survivorLink(app, transfer.id, survivorId) } : {};
  return render('where-to-start', { ...names, ...startOf(app, host), ...link });
}

function startOf(app: App, { profile: { willId } }: HostRecord) {
  return { willId, startLink: startLink(app, willId) };
}

async function runningContent(
  { app, host, transfer }: About,
  template: MessageTemplate,
  survivorId: string,
  names: Names,
): Promise<Content | undefined> {
  if (!transfer) return undefined;
  const reader = readerOf(host, survivorId);
  const link = await survivorLink(app, transfer.id, survivorId);
  switch (template) {
    case 'transfer-started-survivor':
    case 'authenticate-now':
    case 'authenticate-reminder': {
      const opening = upcomingOpening(transfer, await app.store.serviceClock.outages(app.now()), instant(app.now()));
      return render(template, { ...names, link, opening, reader });
    }
    case 'transfer-stalled-survivor':
      return render(template, { ...names, link });
    case 'documents-accessible':
      return 'accessExpiresAt' in transfer ? render(template, { ...names, link, accessExpiresAt: transfer.accessExpiresAt, reader }) : undefined;
    default:
      return undefined;
  }
}

function nameOf(host: HostRecord, transfer: Transfer | undefined, survivorId: string): string | undefined {
  return ([...host.survivors, ...(transfer?.survivors ?? [])].find(({ id }) => id === survivorId) ?? findRemoved(host.former, survivorId))?.name;
}

/** Where a Survivor lives we are not told. */
function readerOf({ survivors }: HostRecord, survivorId: string): Reader {
  const { locale = ANYBODY.locale } = survivors.find(({ id }) => id === survivorId) ?? {};
  return { ...ANYBODY, locale };
}
