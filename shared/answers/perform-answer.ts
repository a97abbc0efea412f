import { claimAddress, releaseAddresses } from '#accounts/addresses.ts';
import { hasLastingChannel, restoreEmail, settledEmail } from '#accounts/rules/account.ts';
import { allowResets } from '#accounts/rules/password-reset.ts';
import type { App } from '#app/app.ts';
import type { RefusalCode } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import { keepAll } from '#deletion/request-deletion.ts';
import { aboutMember } from '#effects/audit.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Profile } from '#hosts/rules/host.ts';
import { provenConnectors, type SetAside } from '#hosts/rules/series.ts';
import type { CheckRecord } from '#liveness/rules/check.ts';
import type { Liveness } from '#liveness/rules/liveness.ts';
import type { AnswerLink } from '#messages/links.ts';
import { askRemoval } from '#sealing/rules/removal.ts';
import { silenceContact } from '#survivors/answer-invitation.ts';
import { notifyEmailRestored } from '#wills/rules/notify-changes.ts';
import { confirmReview } from '#wills/rules/review.ts';
import { recordSignOfLife } from '#wills/rules/stop.ts';
import { commitStep, type LoadedWill } from '#wills/will-state.ts';
import { type Answer, type AnswerVerdict, removableStarterOf } from './check-answer.ts';
import { rejectAccess, rejectAnsweredChange } from './reject-change.ts';
import { answerReset, type OpenReset, type ResetAnswer, type ResetOutcome } from './rules/reset-answer.ts';

/** What an answer did. `liveness` is undefined without a sealed will. `held`: why a part could not be undone now. */
export interface AnswerOutcome {
  liveness: Liveness | undefined;
  held?: RefusalCode;
  /** What became of the answer to a reset, and the profile after it. */
  reset?: { outcome: ResetOutcome; profile: Profile; setAside: readonly SetAside[] } | undefined;
  /** The name of the Survivor whom the Host wants to remove. */
  askedToRemove?: string | undefined;
}

/** The button that was pressed. Without `reset` it is only a sign of life. */
export interface PressedButton {
  requestId: string;
  reset?: ResetAnswer | undefined;
  /** The Host also asks to remove the Survivor who has started the transfer. */
  removeStarter?: boolean;
}

/** Does what the verdict says. If a commit loses a race, the caller checks the link again. */
export async function performAnswer(app: App, verdict: Exclude<AnswerVerdict, { does: 'nothing' }>, pressed: PressedButton): Promise<AnswerOutcome> {
  const starter = pressed.removeStarter ? removableStarterOf(verdict) : undefined;
  if (verdict.does === 'sign-of-life' || verdict.does === 'answer-reset' || verdict.does === 'used')
    return answerLife(app, { ...verdict, starter }, pressed);
  const { host } = verdict.answer;
  const { requestId } = pressed;
  if (verdict.does === 'allow-resets') await allowResetsAgain(app, host, requestId);
  if (verdict.does === 'undo-email') await undoEmail(app, host, requestId);
  if (verdict.does === 'undo-deletion') await keepAll(app, host, { requestId, how: 'link' });
  if (verdict.does === 'silence') await silenceContact(app, host, verdict.found, requestId);
  const held = verdict.does === 'reject-change' ? await rejectAnsweredChange(app, verdict, requestId) : undefined;
  return { liveness: host.liveness, ...(held && { held }) };
}

/** Counts the sign of life and what the Host says about a reset, in one commit. */
async function answerLife(
  app: App,
  {
    answer,
    loaded,
    check,
    starter,
  }: { answer: Answer; loaded?: LoadedWill | undefined; check?: CheckRecord | undefined; starter?: string | undefined },
  { requestId, reset: said }: PressedButton,
): Promise<AnswerOutcome> {
  const { link, isProof } = answer;
  const now = instant(app.now());
  const host = said?.said === 'not_mine' && answer.reset?.isUnsealed ? await setAside(app, answer.host) : answer.host;
  const hasChannel = hasLastingChannel(provenConnectors(host));
  const facts = { isProven: isProof, hasLastingChannel: hasChannel, survivors: host.will?.sealed.survivors ?? [], now };
  const reset = said && answer.reset && answerReset(host, answer.reset, shownBy(link, answer.reset, said), facts);
  const { put, effects, audit } = resetChange(reset, link);
  const done = reset && { outcome: reset.outcome, profile: reset.step.next, setAside: host.series.setAside.filter(({ at }) => at >= now) };
  if (!loaded) {
    if (put) await app.store.commit({ hostId: host.id, at: now, requestId, aggregates: [{ root: host.root, put }], effects, audit });
    return { liveness: host.liveness, reset: done };
  }
  const life = lifeStep(loaded, check, now);
  const stop = link.kind === 'review' ? confirmReview(life, now) : life;
  const { transfer } = loaded.state;
  const asked = starter === undefined ? undefined : transfer;
  const step = asked ? askRemoval(stop, asked, now) : stop;
  const wish = asked ? [{ event: 'removal_asked' as const, facts: aboutMember(asked, asked.facts.startedBy) }] : [];
  const sign = { event: 'sign_of_life' as const, facts: { how: 'link', link: link.kind, proof: isProof } };
  const extra = { ...(put && { put }), requestId, audit: [sign, ...wish, ...audit] };
  await commitStep(app, loaded, { ...step, effects: [...step.effects, ...effects] }, extra);
  return { liveness: step.next.liveness, reset: done, askedToRemove: starter };
}

/** Before a sealing, a denial puts the account back as it stood before the series. Returns the Host after that. */
async function setAside(app: App, host: HostRecord): Promise<HostRecord> {
  await app.workers.call('reshare', { hostId: host.id, reset: true });
  return (await app.store.hosts.load(host.id)) ?? host;
}

function resetChange(reset: ReturnType<typeof answerReset> | undefined, { kind }: AnswerLink) {
  if (!reset || reset.outcome === 'unconfirmed') return { effects: [], audit: [] };
  const { outcome, step } = reset;
  return { put: { PROFILE: step.next, ...reset.put }, effects: step.effects, audit: [{ event: `reset_${outcome}` as const, facts: { link: kind } }] };
}

/** The reset's own link names its reset. With another link the reader answers the one that the page showed. */
function shownBy(link: AnswerLink, { at }: OpenReset, said: ResetAnswer): ResetAnswer {
  return link.kind === 'recovery' ? { ...said, shownAt: at } : said;
}

function lifeStep({ state, context }: LoadedWill, check: CheckRecord | undefined, now: Instant) {
  const step = recordSignOfLife(state, 'link', { ...context, now });
  const isOut = step.checks.some(({ number }) => number === check?.number);
  // A missed check that is answered late is confirmed too: its link is used up.
  const answered = check && !isOut ? [{ ...check, status: 'confirmed' as const, respondedAt: now }] : [];
  return { ...step, checks: [...step.checks, ...answered] };
}

/** The Host is sent a link for a new password immediately. */
async function allowResetsAgain(app: App, { id, root, profile }: HostRecord, requestId: string): Promise<void> {
  const at = instant(app.now());
  const mail: Effect = { kind: 'mail-account-link', key: `resets-allowed/${requestId}`, mail: 'reset-password', email: settledEmail(profile, at) };
  const audit = [{ event: 'resets_allowed' as const, facts: { how: 'link' } }];
  await app.store.commit({ hostId: id, at, requestId, aggregates: [{ root, put: { PROFILE: allowResets(profile) } }], effects: [mail], audit });
}

async function undoEmail(app: App, host: HostRecord, requestId: string): Promise<void> {
  const at = instant(app.now());
  const { profile } = host;
  const restored = restoreEmail(profile, at);
  const rejection = rejectAccess(host, { requestId, profile: restored, changedAt: profile.previousEmail?.changedAt }, at);
  const [claim, released] = await Promise.all([
    claimAddress(app, restored.email, host.id),
    releaseAddresses(app, [profile.email], [restored.email], host.id),
  ]);
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: rejection.put }, ...claim.aggregates],
    singles: [...claim.singles, ...released],
    effects: [...rejection.effects, ...notifyEmailRestored(profile, requestId)],
    audit: [{ event: 'email_change_undone' }, ...rejection.audit],
  });
}
