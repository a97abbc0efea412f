import { authenticatesHost, canUndoEmailChange } from '#accounts/rules/account.ts';
import { isResetDenied } from '#accounts/rules/password-reset.ts';
import { previousIntervals } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import type { HostChannel } from '#common/contact.ts';
import { type Instant, instant } from '#common/time.ts';
import { isRejected } from '#factors/rules/factors.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { undoableDeletion } from '#hosts/rules/deletion.ts';
import { hasMessageBefore } from '#hosts/rules/personal-message.ts';
import { provenConnectors } from '#hosts/rules/series.ts';
import type { Intervals } from '#hosts/rules/settings.ts';
import { isAddedBy, previousDetails, type Survivor } from '#hosts/rules/survivor.ts';
import type { CheckRecord } from '#liveness/rules/check.ts';
import { type AnswerLink, isGenuineAnswer, isLifeLink, readAnswer } from '#messages/links.ts';
import { removableStarter } from '#sealing/rules/removal.ts';
import { type FoundContact, findContact, isSilenced } from '#survivors/answer-invitation.ts';
import { type LoadedWill, loadWillState } from '#wills/will-state.ts';
import { areLinksValid, checkLifeLink, type LifeLink } from './rules/answer.ts';
import { type OpenReset, openReset, type ResetAnswer } from './rules/reset-answer.ts';

/** A genuine link and its Host. */
export interface Answer {
  host: HostRecord;
  link: AnswerLink;
  /** It was sent over a verified channel other than e-mail: the reader has more than the mailbox. */
  isProof: boolean;
  /** Of a link that asks whether the Host is well: the reset that they can answer too. */
  reset?: OpenReset | undefined;
}

/** What a link does now. `used`: it was used already, and using it again does nothing. */
export type AnswerVerdict =
  | { does: 'sign-of-life'; answer: Answer; loaded: LoadedWill; check: CheckRecord | undefined }
  /** Without `loaded` it is no sign of life: a link no longer stops what runs. */
  | { does: 'answer-reset'; answer: Answer; loaded: LoadedWill | undefined }
  /** A reset was denied. The Host made it themselves, or, with `reset`, they can say that they denied it. */
  | { does: 'allow-resets' | 'undo-email'; answer: Answer }
  | { does: 'used'; answer: Answer }
  /** `survivor`: whose name, contacts or personal message can be restored. `intervals`: the check settings that can be restored. `isFactor`: a change of the second factor. */
  | { does: 'reject-change'; answer: Answer; change: number; survivor: Survivor | undefined; intervals?: Intervals; isFactor?: true }
  /** The Host keeps what would be deleted. */
  | { does: 'undo-deletion'; answer: Answer }
  | { does: 'silence'; answer: Answer; found: FoundContact }
  /** `stale`: a genuine link that asked whether the Host is well. They can get a fresh one over the same channel. */
  | { does: 'nothing'; why: 'invalid_link' | 'link_expired'; stale?: StaleLink };

/** The Host of an expired link, and the channel that it was sent over. */
export interface StaleLink {
  host: HostRecord;
  channel: HostChannel;
}

const INVALID: AnswerVerdict = { does: 'nothing', why: 'invalid_link' };
const EXPIRED: AnswerVerdict = { does: 'nothing', why: 'link_expired' };

/** Checks what a link does now. Changes nothing, so that mail scanners may open it as often as they like. */
export async function checkAnswer(app: App, token: string): Promise<AnswerVerdict> {
  const read = readAnswer(token);
  const host = read && (await app.store.hosts.load(read.hostId));
  if (!host || !(await isGenuineAnswer(app, host, token))) return INVALID;
  const verdict = await genuineVerdict(app, host, read);
  const isStale = verdict.does === 'nothing' && verdict.why === 'link_expired' && isLifeLink(read.answer);
  return isStale ? { ...verdict, stale: { host, channel: read.channel } } : verdict;
}

type ReadAnswer = NonNullable<ReturnType<typeof readAnswer>>;

async function genuineVerdict(app: App, host: HostRecord, read: ReadAnswer): Promise<AnswerVerdict> {
  const answer: Answer = { host, link: read.answer, isProof: authenticatesHost(provenConnectors(host), read.channel) };
  const now = instant(app.now());
  // A deletion waits for 30 days in which Hosts can answer. Its link works as long.
  if (read.answer.kind === 'undo-deletion') return deletionVerdict(answer, read.answer.deletion);
  if (read.expires * 1000 <= app.now().getTime()) return EXPIRED;
  if (read.answer.kind === 'undo-email') return undoVerdict(answer, read.answer.change, now);
  if (read.answer.kind === 'not-me') return rejectionVerdict(answer, read.answer.change, now);
  if (read.answer.kind === 'undo-settings') return undoSettingsVerdict(answer, read.answer.change, now);
  if (read.answer.kind === 'undo-factor') return factorVerdict(answer, read.answer.change);
  if (read.answer.kind === 'opt-out') return silenceVerdict(answer, read.answer.contact);
  const reset = openReset(host, { channel: read.channel, now });
  if (read.answer.kind === 'recovery') return resetVerdict(app, { ...answer, reset }, read.answer.epoch, now);
  const isAnswerable = reset && (reset.keepsBefore || (reset.isDenied && reset.canConfirm));
  return lifeVerdictOf(app, { ...answer, reset: isAnswerable ? reset : undefined }, read.answer, now);
}

/** The name of the Survivor whom a stop link can ask to remove. A link of another kind does not say what it stops. */
export function removableStarterOf(verdict: AnswerVerdict): string | undefined {
  if (verdict.does !== 'sign-of-life' || verdict.answer.link.kind !== 'stop') return undefined;
  return removableStarter(verdict.loaded.state.transfer, verdict.answer.host.survivors);
}

/** Returns the verdict on the button that was pressed: expired if the link is no longer a sign of life and the button settles nothing else. */
export function checkChoice(verdict: AnswerVerdict, reset: ResetAnswer | undefined): AnswerVerdict {
  if (verdict.does === 'allow-resets' && reset) return afterDenial(verdict.answer, reset);
  if (verdict.does !== 'answer-reset' || verdict.loaded) return verdict;
  const can = reset?.said === 'not_mine' ? verdict.answer.reset?.canDeny : reset && verdict.answer.reset?.canConfirm;
  return can ? verdict : EXPIRED;
}

/** The Host says over another channel that they rejected the reset. */
function afterDenial(answer: Answer, { said }: ResetAnswer): AnswerVerdict {
  const can = said === 'rejected' && answer.reset?.canConfirm;
  return can ? { does: 'answer-reset', answer, loaded: undefined } : { does: 'used', answer: { ...answer, reset: undefined } };
}

function rejectionVerdict(answer: Answer, change: number, now: Instant): AnswerVerdict {
  const { survivors, profile, will } = answer.host;
  if (!will) return EXPIRED;
  const survivor = survivors.find((one) => previousDetails(one, change, now) || hasMessageBefore(one, change, now) || isAddedBy(one, change, now));
  // After an unconfirmed reset, a channel that a stranger added still has to be revoked.
  return survivor || !profile.recovered?.changeRejected ? { does: 'reject-change', answer, change, survivor } : { does: 'used', answer };
}

function undoSettingsVerdict(answer: Answer, change: number, now: Instant): AnswerVerdict {
  const { will, recentChanges } = answer.host;
  const intervals = previousIntervals(recentChanges, change, now);
  if (!will) return EXPIRED;
  return intervals ? { does: 'reject-change', answer, change, survivor: undefined, intervals } : { does: 'used', answer };
}

/** Also without a sealed will: a thief's factor would keep the Host from sealing one. */
function factorVerdict(answer: Answer, change: number): AnswerVerdict {
  const isDone = isRejected(answer.host.factors, change);
  return isDone ? { does: 'used', answer } : { does: 'reject-change', answer, change, survivor: undefined, isFactor: true };
}

function silenceVerdict(answer: Answer, contact: string): AnswerVerdict {
  const found = findContact(answer.host, contact);
  if (!found) return EXPIRED;
  return isSilenced(found) ? { does: 'used', answer } : { does: 'silence', answer, found };
}

/** A deletion that ended without taking effect needs no undoing. */
function deletionVerdict(answer: Answer, number: number): AnswerVerdict {
  const { deletions } = answer.host;
  if (undoableDeletion(deletions)?.number === number) return { does: 'undo-deletion', answer };
  const isTooLate = deletions.current?.number === number || number <= (deletions.done ?? 0);
  return isTooLate ? EXPIRED : { does: 'used', answer };
}

function undoVerdict(answer: Answer, change: number, now: Instant): AnswerVerdict {
  return canUndoEmailChange(answer.host.profile, change, now) ? { does: 'undo-email', answer } : EXPIRED;
}

async function resetVerdict(app: App, answer: Answer, epoch: number, now: Instant): Promise<AnswerVerdict> {
  const { host, isProof, reset } = answer;
  const done: AnswerVerdict = { does: 'used', answer: { ...answer, reset: undefined } };
  if (isResetDenied(host.profile, epoch, now)) {
    return isProof ? { does: 'allow-resets', answer: { ...answer, reset: reset?.isDenied ? reset : undefined } } : done;
  }
  if (!reset) return done;
  if (reset.isUnsealed && reset.isDenied && !reset.canConfirm) return done;
  if (reset.epoch !== epoch || !(reset.canConfirm || reset.canDeny)) return EXPIRED;
  const loaded = await loadWillState(app, host);
  return { does: 'answer-reset', answer, loaded: loaded && areLinksValid(loaded.state, { now }) ? loaded : undefined };
}

async function lifeVerdictOf(app: App, answer: Answer, link: LifeLink, now: Instant): Promise<AnswerVerdict> {
  const { host } = answer;
  const [loaded, check] = await Promise.all([
    loadWillState(app, host),
    link.kind === 'check' ? app.store.hosts.check(host.id, link.number) : undefined,
  ]);
  if (!loaded) return EXPIRED;
  const isPrevious = link.kind === 'stop' && link.transferId !== loaded.state.will.transferId;
  const previous = isPrevious ? (await app.store.transfers.load(link.transferId))?.transfer : undefined;
  const verdict = checkLifeLink(loaded.state, link, { check, previous }, { now });
  if (verdict === 'sign-of-life') return { does: verdict, answer, loaded, check };
  return verdict === 'used' ? { does: verdict, answer } : verdict === 'invalid' ? INVALID : EXPIRED;
}
