import { contactId } from '#custody/contacts.ts';
import {
  allowResets,
  canUndoEmailChange,
  hasOtherChannel,
  isResetDenied,
  provesHost,
  rejectChange,
  settledEmail,
  undoEmailChange,
} from '#domain/account.ts';
import { areLinksValid, checkLifeLink, type LifeLink } from '#domain/answer.ts';
import { type Channel, parseContacts } from '#domain/contact.ts';
import type { Effect } from '#domain/effect.ts';
import { isRecentlyProven, type Profile, revokeProof } from '#domain/host.ts';
import type { CheckRecord, Liveness } from '#domain/liveness.ts';
import { notifyHost } from '#domain/messages/notify.ts';
import { dropIntervals, previousIntervals } from '#domain/recent-changes.ts';
import { Refusal, type RefusalCode } from '#domain/refusal.ts';
import { answerReset, type OpenReset, openReset, type ResetAnswer, type ResetOutcome } from '#domain/reset-answer.ts';
import type { Intervals } from '#domain/settings.ts';
import { isAddedBy, previousContacts, type Survivor } from '#domain/survivor.ts';
import { type Instant, instant } from '#domain/time.ts';
import { applyRestoredIntervals, recordSignOfLife } from '#domain/will.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';
import { connectorRow, survivorRow } from '#store/keys.ts';
import type { AuditEntry } from '#store/unit-of-work.ts';
import { claimAddress, releaseAddresses } from '#workflows/accounts/addresses.ts';
import { type AnswerLink, isGenuineAnswer, isLifeLink, readAnswer } from '#workflows/messages/links.ts';
import type { SurvivorChange } from '#workflows/sealing/survivor-change.ts';
import { commitStep, type LoadedWill, loadWillState } from '#workflows/will-state.ts';

/** A genuine link, and whose. */
export interface Answer {
  host: HostRecord;
  link: AnswerLink;
  /** It left over a verified channel other than e-mail, so the reader holds more than the mailbox. */
  isProof: boolean;
  /** Of a link that asks whether the Host is well: the reset that they can answer too. */
  reset?: OpenReset | undefined;
}

/** What a link does now. `used`: it has done its work, and doing it again does nothing. */
export type Verdict =
  | { does: 'sign-of-life'; answer: Answer; loaded: LoadedWill; check: CheckRecord | undefined }
  /** Without `loaded` it is no sign of life: a link no longer stops what runs. */
  | { does: 'answer-reset'; answer: Answer; loaded: LoadedWill | undefined }
  /** The Host denied a reset that was their own after all. */
  | { does: 'allow-resets' | 'undo-email'; answer: Answer }
  | { does: 'used'; answer: Answer }
  /** `survivor`: whose contacts can be had back; `intervals`: the check settings that can. */
  | { does: 'disown'; answer: Answer; change: number; survivor: Survivor | undefined; intervals?: Intervals }
  | { does: 'silence'; answer: Answer; survivor: Survivor; contact: string }
  /** `stale`: a genuine link that asked whether the Host is well; they can have a fresh one over the same channel. */
  | { does: 'nothing'; why: 'invalid_link' | 'link_expired'; stale?: Stale };

/** Whose link it was, and over which channel it left. */
export interface Stale {
  host: HostRecord;
  channel: Channel;
}

const INVALID: Verdict = { does: 'nothing', why: 'invalid_link' };
const EXPIRED: Verdict = { does: 'nothing', why: 'link_expired' };

/** Judges a link by what is true now; changes nothing, so it may be asked as often as a mail scanner likes. */
export async function judgeAnswer(app: App, token: string): Promise<Verdict> {
  const read = readAnswer(token);
  const host = read && (await app.store.hosts.load(read.hostId));
  if (!read || !host || !(await isGenuineAnswer(app, host, token))) return INVALID;
  const verdict = await genuineVerdict(app, host, read);
  const isStale = verdict.does === 'nothing' && verdict.why === 'link_expired' && isLifeLink(read.answer);
  return isStale ? { ...verdict, stale: { host, channel: read.channel } } : verdict;
}

type ReadAnswer = NonNullable<ReturnType<typeof readAnswer>>;

async function genuineVerdict(app: App, host: HostRecord, read: ReadAnswer): Promise<Verdict> {
  const answer: Answer = { host, link: read.answer, isProof: provesHost(host.connectors, read.channel) };
  const now = instant(app.now());
  if (read.expires * 1000 <= app.now().getTime()) return EXPIRED;
  if (read.answer.kind === 'undo-email') return undoVerdict(answer, read.answer.change, now);
  if (read.answer.kind === 'not-me') return disownVerdict(answer, read.answer.change, now);
  if (read.answer.kind === 'undo-settings') return undoSettingsVerdict(answer, read.answer.change, now);
  if (read.answer.kind === 'stranger') return silenceVerdict(answer, read.answer.contact);
  const reset = host.will && openReset(host.profile, host.connectors, { channel: read.channel, now });
  if (read.answer.kind === 'recovery') return resetVerdict(app, { ...answer, reset }, read.answer.epoch, now);
  return lifeVerdictOf(app, { ...answer, reset: reset?.keepsBefore ? reset : undefined }, read.answer, now);
}

/** The verdict on what is pressed: expired where the link is no sign of life any more and nothing is said that it could settle. */
export function verdictOn(verdict: Verdict, reset: ResetAnswer | undefined): Verdict {
  if (verdict.does !== 'answer-reset' || verdict.loaded) return verdict;
  const can = reset?.said === 'not_mine' ? verdict.answer.reset?.canDeny : reset && verdict.answer.reset?.canConfirm;
  return can ? verdict : EXPIRED;
}

/** How the Host is asked from now on, undefined without a sealed will; `held`: why a part has to be asked for again. */
export interface Done {
  liveness: Liveness | undefined;
  held?: RefusalCode;
  /** What became of the answer to a reset, and the profile after it. */
  reset?: { outcome: ResetOutcome; profile: Profile } | undefined;
}

/** What is pressed: without a `reset` a sign of life and no more. */
export interface Pressed {
  requestId: string;
  reset?: ResetAnswer | undefined;
}

/** Does what the verdict says; a race that is lost is the caller's to judge anew. */
export async function performAnswer(app: App, verdict: Exclude<Verdict, { does: 'nothing' }>, pressed: Pressed): Promise<Done> {
  if (verdict.does === 'sign-of-life' || verdict.does === 'answer-reset' || verdict.does === 'used') return answerLife(app, verdict, pressed);
  const { host } = verdict.answer;
  const { requestId } = pressed;
  if (verdict.does === 'allow-resets') await allowResetsAgain(app, host, requestId);
  if (verdict.does === 'undo-email') await undoEmail(app, host, requestId);
  if (verdict.does === 'silence') await silence(app, verdict, requestId);
  const held = verdict.does === 'disown' ? await disownChange(app, verdict, requestId) : undefined;
  return { liveness: host.liveness, ...(held && { held }) };
}

function disownVerdict(answer: Answer, change: number, now: Instant): Verdict {
  const { survivors, profile, will } = answer.host;
  if (!will) return EXPIRED;
  const survivor = survivors.find((one) => previousContacts(one, change, now) !== undefined || isAddedBy(one, change, now));
  // After a reset that nobody has confirmed there is still a stranger's telephone to put out of use.
  return survivor || !profile.recovered?.disowned ? { does: 'disown', answer, change, survivor } : { does: 'used', answer };
}

function undoSettingsVerdict(answer: Answer, change: number, now: Instant): Verdict {
  const { will, former } = answer.host;
  const intervals = previousIntervals(former, change, now);
  if (!will) return EXPIRED;
  return intervals ? { does: 'disown', answer, change, survivor: undefined, intervals } : { does: 'used', answer };
}

function silenceVerdict(answer: Answer, contact: string): Verdict {
  const isTheirs = (one: Survivor) => parseContacts(one.contacts).some((method) => contactId(one, method) === contact);
  const survivor = answer.host.survivors.find(isTheirs);
  if (!survivor) return EXPIRED;
  return survivor.silenced?.includes(contact) ? { does: 'used', answer } : { does: 'silence', answer, survivor, contact };
}

function undoVerdict(answer: Answer, change: number, now: Instant): Verdict {
  return canUndoEmailChange(answer.host.profile, change, now) ? { does: 'undo-email', answer } : EXPIRED;
}

async function resetVerdict(app: App, answer: Answer, epoch: number, now: Instant): Promise<Verdict> {
  const { host, isProof, reset } = answer;
  const done: Verdict = { does: 'used', answer: { ...answer, reset: undefined } };
  if (isResetDenied(host.profile, epoch, now)) return isProof ? { does: 'allow-resets', answer } : done;
  if (!reset) return done;
  if (reset.epoch !== epoch || !(isProof || reset.canDeny)) return EXPIRED;
  const loaded = await loadWillState(app, host);
  return { does: 'answer-reset', answer, loaded: loaded && areLinksValid(loaded.state, now) ? loaded : undefined };
}

async function lifeVerdictOf(app: App, answer: Answer, link: LifeLink, now: Instant): Promise<Verdict> {
  const { host } = answer;
  const [loaded, check] = await Promise.all([
    loadWillState(app, host),
    link.kind === 'check' ? app.store.hosts.check(host.id, link.number) : undefined,
  ]);
  if (!loaded) return EXPIRED;
  const isFormer = link.kind === 'stop' && link.transferId !== loaded.state.will.transferId;
  const former = isFormer ? (await app.store.transfers.load(link.transferId))?.transfer : undefined;
  const verdict = checkLifeLink(link, loaded.state, { check, former }, now);
  if (verdict === 'sign-of-life') return { does: verdict, answer, loaded, check };
  return verdict === 'used' ? { does: verdict, answer } : verdict === 'invalid' ? INVALID : EXPIRED;
}

/** Counts the sign of life and what the Host says about a reset, in one commit. */
async function answerLife(
  app: App,
  { answer, loaded, check }: { answer: Answer; loaded?: LoadedWill | undefined; check?: CheckRecord | undefined },
  { requestId, reset: said }: Pressed,
): Promise<Done> {
  const { host, link, isProof } = answer;
  const now = instant(app.now());
  const reset = said && answer.reset && answerReset(host.profile, answer.reset, shownBy(link, answer.reset, said), now);
  const { put, effects, audit } = resetChange(reset, link);
  const done = reset && { outcome: reset.outcome, profile: reset.step.next };
  if (!loaded) {
    if (put) await app.store.commit({ hostId: host.id, at: now, requestId, aggregates: [{ root: host.root, put }], effects, audit });
    return { liveness: host.liveness, reset: done };
  }
  const step = lifeStep(loaded, check, now);
  const life = { event: 'sign_of_life', facts: { how: 'link', link: link.kind, proof: isProof } };
  const extra = { ...(put && { put }), requestId, audit: [life, ...audit] };
  await commitStep(app, loaded, { ...step, effects: [...step.effects, ...effects] }, extra);
  return { liveness: step.next.liveness, reset: done };
}

function resetChange(reset: ReturnType<typeof answerReset> | undefined, { kind }: AnswerLink) {
  if (!reset || reset.outcome === 'unconfirmed') return { effects: [], audit: [] };
  const { outcome, step } = reset;
  return { put: { PROFILE: step.next }, effects: step.effects, audit: [{ event: `reset_${outcome}`, facts: { link: kind } }] };
}

/** The reset's own link names its reset; behind another link the reader answers the one that the page showed. */
function shownBy(link: AnswerLink, { at }: OpenReset, said: ResetAnswer): ResetAnswer {
  return link.kind === 'recovery' ? { ...said, shownAt: at } : said;
}

function lifeStep({ state, host }: LoadedWill, check: CheckRecord | undefined, now: Instant) {
  const step = recordSignOfLife(state, host.settings, 'link', now);
  const isOut = step.checks.some(({ number }) => number === check?.number);
  // A missed check that is answered after all is confirmed too: its link is used up.
  const answered = check && !isOut ? [{ ...check, status: 'confirmed' as const, respondedAt: now }] : [];
  return { ...step, checks: [...step.checks, ...answered] };
}

/** The way to a new password follows immediately. */
async function allowResetsAgain(app: App, { id, root, profile }: HostRecord, requestId: string): Promise<void> {
  const at = instant(app.now());
  const mail: Effect = { kind: 'mail-account-link', key: `resets-allowed/${requestId}`, mail: 'reset-password', email: settledEmail(profile, at) };
  const audit = [{ event: 'resets_allowed', facts: { how: 'link' } }];
  await app.store.commit({ hostId: id, at, requestId, aggregates: [{ root, put: { PROFILE: allowResets(profile) } }], effects: [mail], audit });
}

async function undoEmail(app: App, host: HostRecord, requestId: string): Promise<void> {
  const at = instant(app.now());
  const { profile } = host;
  const next = undoEmailChange(profile, at);
  const [claim, released] = await Promise.all([
    claimAddress(app, next.email, host.id),
    releaseAddresses(app, [profile.email], [next.email], host.id),
  ]);
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { PROFILE: next } }, ...claim.aggregates],
    singles: [...claim.singles, ...released],
    // Whoever changed the address may know the password: the way to a new one follows at once.
    effects: [{ kind: 'mail-account-link', key: `undo/${requestId}`, mail: 'reset-password', email: next.email }],
    audit: [{ event: 'email_change_undone' }],
  });
}

/** First whoever did it is put out; what they did is undone after that, and can be asked for again if it can't be now. */
async function disownChange(app: App, verdict: Extract<Verdict, { does: 'disown' }>, requestId: string): Promise<RefusalCode | undefined> {
  const { host } = verdict.answer;
  const { change, survivor, intervals } = verdict;
  const at = instant(app.now());
  const connectors = host.connectors.map((connector) => (isRecentlyProven(connector, at) ? revokeProof(connector) : connector));
  const named = host.survivors.map(({ id }) => id);
  const { next, effects } = rejectChange(host.profile, { hasOtherChannel: hasOtherChannel(connectors), survivors: named }, at);
  const rows = Object.fromEntries(connectors.filter((one) => !host.connectors.includes(one)).map((one) => [connectorRow(one.id), one]));
  const reset: Effect = { kind: 'mail-account-link', key: `not-me/${requestId}`, mail: 'reset-password', email: settledEmail(next, at) };
  // Contacts that are put back after this, or a person who is removed, bring a notice of their own.
  const told = notifyHost('change-undone', `not-me/${requestId}`, { what: intervals ? 'settings' : 'nothing' }, { spread: 'all' });
  const commit = {
    put: { PROFILE: next, ...rows },
    effects: [...effects, ...(host.profile.recovered ? [] : [reset]), ...(survivor ? [] : [told])],
    audit: [{ event: 'change_disowned', facts: { change, survivor: survivor?.id ?? null, settings: intervals !== undefined } }],
  };
  if (intervals) await commitIntervals(app, host, { intervals, change, requestId }, commit);
  else
    await app.store.commit({
      hostId: host.id,
      at,
      requestId,
      aggregates: [{ root: host.root, put: commit.put }],
      effects: commit.effects,
      audit: commit.audit,
    });
  return survivor && putBack(app, host, { kind: isAddedBy(survivor, change, at) ? 'withdraw' : 'restore', survivorId: survivor.id, change });
}

/** The check settings from before a change count again. It stops nothing that runs. */
async function commitIntervals(
  app: App,
  host: HostRecord,
  { intervals, change, requestId }: { intervals: Intervals; change: number; requestId: string },
  { put, effects, audit }: { put: object; effects: Effect[]; audit: AuditEntry[] },
): Promise<void> {
  const loaded = await loadWillState(app, host);
  if (!loaded) throw new Refusal('no_sealed_will');
  const settings = { ...host.settings, ...intervals };
  const step = applyRestoredIntervals(loaded.state, host.settings, settings);
  const rows = { ...put, SETTINGS: settings, FORMER: dropIntervals(host.former, change) };
  await commitStep(app, loaded, { ...step, effects: [...step.effects, ...effects] }, { put: rows, requestId, audit });
}

/** Why it cannot be put back now, or undefined. */
async function putBack(app: App, host: HostRecord, change: SurvivorChange): Promise<RefusalCode | undefined> {
  try {
    await app.workers.call('reshare', { hostId: host.id, change });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** No notice goes to this contact any more; codes that are asked for still do. */
async function silence(app: App, { answer: { host }, survivor, contact }: Extract<Verdict, { does: 'silence' }>, requestId: string): Promise<void> {
  const put = { [survivorRow(survivor.id)]: { ...survivor, silenced: [...(survivor.silenced ?? []), contact] } };
  await app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    requestId,
    aggregates: [{ root: host.root, put }],
    effects: [notifyHost('notices-stopped', `silenced/${contact}`, { survivor: survivor.id }, { spread: 'all' })],
    audit: [{ event: 'notices_stopped', facts: { survivor: survivor.id } }],
  });
}
