import { contactId } from '#custody/contacts.ts';
import { canUndo, disown, hasOtherChannel, settledEmail, undoEmailChange } from '#domain/account.ts';
import { type LifeLink, lifeVerdict } from '#domain/answer.ts';
import { readContacts } from '#domain/contact.ts';
import { type Effect, tellHost } from '#domain/effect.ts';
import { isFresh, withoutProof } from '#domain/host.ts';
import type { CheckRecord, Liveness } from '#domain/liveness.ts';
import { Refusal, type RefusalCode } from '#domain/refusal.ts';
import { formerContacts, isAddedBy, type Survivor } from '#domain/survivor.ts';
import { type Instant, instant } from '#domain/time.ts';
import { signOfLife } from '#domain/will.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';
import { claimAddress, releaseAddresses } from './addresses.ts';
import { type AnswerLink, isGenuineAnswer, readAnswer } from './links.ts';
import { commitMatter, type LoadedMatter, matterOf } from './matter.ts';
import type { SurvivorChange } from './reshare.ts';

/** A genuine link, and whose. */
export interface Answer {
  host: HostRecord;
  link: AnswerLink;
  /** It left over a channel that is not e-mail, so whoever answers holds more than the mailbox. */
  isProof: boolean;
}

/** What a link does now. `used`: it has done its work, and doing it again does nothing. */
export type Verdict =
  | { does: 'sign-of-life'; answer: Answer; loaded: LoadedMatter; check: CheckRecord | undefined }
  | { does: 'confirm-recovery' | 'undo-email' | 'used'; answer: Answer }
  /** `survivor`: whose contacts can be had back. */
  | { does: 'disown'; answer: Answer; change: number; survivor: Survivor | undefined }
  | { does: 'silence'; answer: Answer; survivor: Survivor; contact: string }
  | { does: 'nothing'; why: 'invalid_link' | 'link_expired' };

const INVALID: Verdict = { does: 'nothing', why: 'invalid_link' };
const EXPIRED: Verdict = { does: 'nothing', why: 'link_expired' };

/** Judges a link by what is true now; changes nothing, so it may be asked as often as a mail scanner likes. */
export async function judgeAnswer(app: App, token: string): Promise<Verdict> {
  const read = readAnswer(token);
  const host = read && (await app.store.hosts.load(read.hostId));
  if (!read || !host || !(await isGenuineAnswer(app, host, token))) return INVALID;
  const answer: Answer = { host, link: read.answer, isProof: read.channel !== 'email' };
  const now = instant(app.now());
  if (read.expires * 1000 <= app.now().getTime()) return EXPIRED;
  if (read.answer.kind === 'undo-email') return undoVerdict(answer, read.answer.change, now);
  if (read.answer.kind === 'recovery') return recoveryVerdict(answer, read.answer.epoch);
  if (read.answer.kind === 'not-me') return disownVerdict(answer, read.answer.change, now);
  if (read.answer.kind === 'stranger') return silenceVerdict(answer, read.answer.contact);
  return lifeVerdictOf(app, answer, read.answer, now);
}

/** How the Host is asked from now on, undefined without a sealed will; `held`: why a part has to be asked for again. */
interface Done {
  liveness: Liveness | undefined;
  held?: RefusalCode;
}

/** Does what the verdict says; a race that is lost is the caller's to judge anew. */
export async function performAnswer(app: App, verdict: Exclude<Verdict, { does: 'nothing' }>, requestId: string): Promise<Done> {
  if (verdict.does === 'sign-of-life') return { liveness: await confirmLife(app, verdict, requestId) };
  const { host } = verdict.answer;
  if (verdict.does === 'confirm-recovery') await confirmRecovery(app, host, requestId);
  if (verdict.does === 'undo-email') await undoEmail(app, host, requestId);
  if (verdict.does === 'silence') await silence(app, verdict, requestId);
  const held = verdict.does === 'disown' ? await disownChange(app, verdict, requestId) : undefined;
  return { liveness: host.liveness, ...(held && { held }) };
}

function disownVerdict(answer: Answer, change: number, now: Instant): Verdict {
  const { survivors, profile, will } = answer.host;
  if (!will) return EXPIRED;
  const survivor = survivors.find((one) => formerContacts(one, change, now) !== undefined || isAddedBy(one, change, now));
  return survivor || !profile.recovered ? { does: 'disown', answer, change, survivor } : { does: 'used', answer };
}

function silenceVerdict(answer: Answer, contact: string): Verdict {
  const isTheirs = (one: Survivor) => readContacts(one.contacts).some((method) => contactId(one, method) === contact);
  const survivor = answer.host.survivors.find(isTheirs);
  if (!survivor) return EXPIRED;
  return survivor.silenced?.includes(contact) ? { does: 'used', answer } : { does: 'silence', answer, survivor, contact };
}

function undoVerdict(answer: Answer, change: number, now: Instant): Verdict {
  return canUndo(answer.host.profile, change, now) ? { does: 'undo-email', answer } : EXPIRED;
}

function recoveryVerdict(answer: Answer, epoch: number): Verdict {
  const { recovered } = answer.host.profile;
  if (recovered === null) return { does: 'used', answer };
  return recovered.epoch === epoch && answer.isProof ? { does: 'confirm-recovery', answer } : EXPIRED;
}

async function lifeVerdictOf(app: App, answer: Answer, link: LifeLink, now: Instant): Promise<Verdict> {
  const { host } = answer;
  const [loaded, check] = await Promise.all([matterOf(app, host), link.kind === 'check' ? app.store.hosts.check(host.id, link.number) : undefined]);
  if (!loaded) return EXPIRED;
  const isFormer = link.kind === 'stop' && link.transferId !== loaded.matter.will.transferId;
  const former = isFormer ? (await app.store.transfers.load(link.transferId))?.transfer : undefined;
  const verdict = lifeVerdict(link, loaded.matter, { check, former }, now);
  if (verdict === 'sign-of-life') return { does: verdict, answer, loaded, check };
  return verdict === 'used' ? { does: verdict, answer } : verdict === 'invalid' ? INVALID : EXPIRED;
}

async function confirmLife(app: App, { answer, loaded, check }: Extract<Verdict, { does: 'sign-of-life' }>, requestId: string): Promise<Liveness> {
  const { host, link, isProof } = answer;
  const now = instant(app.now());
  const step = signOfLife(loaded.matter, host.settings, 'link', now);
  const isOut = step.checks.some(({ number }) => number === check?.number);
  // A missed check that is answered after all is confirmed too: its link is used up.
  const answered = check && !isOut ? [{ ...check, status: 'confirmed' as const, respondedAt: now }] : [];
  const lifts = isProof && host.profile.recovered !== null;
  await commitMatter(
    app,
    loaded,
    { ...step, checks: [...step.checks, ...answered] },
    {
      ...(lifts && { put: { PROFILE: { ...host.profile, recovered: null } } }),
      requestId,
      audit: [{ event: 'sign_of_life', facts: { how: 'link', link: link.kind, proof: isProof } }],
    },
  );
  return step.next.liveness;
}

async function confirmRecovery(app: App, host: HostRecord, requestId: string): Promise<void> {
  const put = { PROFILE: { ...host.profile, recovered: null } };
  const audit = [{ event: 'recovery_ended', facts: { how: 'link' } }];
  await app.store.commit({ hostId: host.id, at: instant(app.now()), requestId, aggregates: [{ root: host.root, put }], audit });
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
async function disownChange(
  app: App,
  { answer: { host }, change, survivor }: Extract<Verdict, { does: 'disown' }>,
  requestId: string,
): Promise<RefusalCode | undefined> {
  const at = instant(app.now());
  const connectors = host.connectors.map((connector) => (isFresh(connector, at) ? withoutProof(connector) : connector));
  const named = host.survivors.map(({ id }) => id);
  const { next, effects } = disown(host.profile, { hasOtherChannel: hasOtherChannel(connectors), survivors: named }, at);
  const rows = Object.fromEntries(connectors.filter((one) => !host.connectors.includes(one)).map((one) => [`CONNECTOR#${one.id}`, one]));
  const reset: Effect = { kind: 'mail-account-link', key: `not-me/${requestId}`, mail: 'reset-password', email: settledEmail(next, at) };
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { PROFILE: next, ...rows } }],
    effects: [
      ...effects,
      ...(host.profile.recovered ? [] : [reset]),
      // What is put back after this brings a notice of its own.
      ...(survivor ? [] : [tellHost('change-undone', `not-me/${requestId}`, { spread: 'all', note: 'nothing' })]),
    ],
    audit: [{ event: 'change_disowned', facts: { change, survivor: survivor?.id ?? null } }],
  });
  if (!survivor) return undefined;
  const kind = isAddedBy(survivor, change, at) ? 'withdraw' : 'restore';
  const order: SurvivorChange = { kind, survivorId: survivor.id, change };
  try {
    await app.workers.call('reshare', { hostId: host.id, change: order });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** No notice goes to this contact any more; codes that are asked for still do. */
async function silence(app: App, { answer: { host }, survivor, contact }: Extract<Verdict, { does: 'silence' }>, requestId: string): Promise<void> {
  const put = { [`SURVIVOR#${survivor.id}`]: { ...survivor, silenced: [...(survivor.silenced ?? []), contact] } };
  await app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    requestId,
    aggregates: [{ root: host.root, put }],
    effects: [tellHost('notices-stopped', `silenced/${contact}`, { spread: 'all', subject: survivor.id })],
    audit: [{ event: 'notices_stopped', facts: { survivor: survivor.id } }],
  });
}
