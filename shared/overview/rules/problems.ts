import { hasOtherChannel } from '#accounts/rules/account.ts';
import { channelsTo, quorumOf } from '#channels/rules/quorum.ts';
import { formatMoment } from '#common/moment.ts';
import { after, HOUR, type Instant } from '#common/time.ts';
import { undoableDeletion } from '#hosts/rules/deletion.ts';
import { isWithService } from '#hosts/rules/host.ts';
import { unansweredSince } from '#hosts/rules/invitation.ts';
import { provenConnectors } from '#hosts/rules/series.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import type { AccountFacts } from '#messages/rules/account-facts.ts';
import { pendingRemoval } from '#sealing/rules/removal.ts';
import { wholeCopies } from '#wills/rules/archive.ts';
import { isFrozen, isSealedIn, needsSealing, placesOf } from '#wills/rules/will.ts';
import { type Protection, protectionOf } from './protection.ts';

/** What a Host should repair, worst first. */
export const PROBLEM_CODES = [
  'deletion_requested',
  'removal_asked',
  'account_protected',
  'review_needed',
  'host_unreachable',
  'storage_broken',
  'quorum_unreachable',
  'reencryption_required',
  'package_behind',
  'connector_broken',
  'survivor_unreachable',
  'notices_stopped',
  'contact_reported',
  'no_backup_codes',
  'paper_unconfirmed',
  'no_copy',
  'no_margin',
  'stop_card_over',
  'only_email',
  'invitation_unanswered',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface Problem {
  code: ProblemCode;
  /** The name of the Survivor, connector or storage. Null if the problem concerns the whole account. */
  subject: string | null;
  /** Since when it is known; null if that was not kept. */
  since: Instant | null;
  /** What is wrong, and what to do. */
  message: string;
}

/** A check is sent within minutes. If no channel has accepted it after this time, something is wrong. */
const DELIVERY_TOLERANCE = HOUR;

/** `isReviewNeeded`: the next sealing needs a review of what was set since a reset by e-mail. */
export interface ReviewedFacts extends AccountFacts {
  isReviewNeeded?: boolean;
}

/** Lists what the Host should repair, worst first. Without a sealed will, only what is already set up can be broken. */
export function problemsOf(facts: ReviewedFacts, now: Instant): Problem[] {
  const all = [
    ...accountProblems(facts, now),
    ...storageProblems(facts),
    ...willProblems(facts),
    ...connectorProblems(facts),
    ...survivorProblems(facts, now),
  ];
  return all.sort((a, b) => PROBLEM_CODES.indexOf(a.code) - PROBLEM_CODES.indexOf(b.code));
}

function accountProblems({ profile, connectors, will, liveness, deletions, series, isReviewNeeded }: ReviewedFacts, now: Instant): Problem[] {
  const problems: Problem[] = [];
  const deletion = deletions && undoableDeletion(deletions);
  if (deletion)
    problems.push({
      code: 'deletion_requested',
      subject: null,
      since: deletion.requestedAt,
      message: `Your ${deletion.of} will be deleted on ${formatMoment(deletion.takesEffectAt, profile, 'en')}. If you want to keep it, please undo this.`,
    });
  const protection = protectionOf({ will, profile, connectors, series });
  if (protection)
    problems.push({
      code: 'account_protected',
      subject: null,
      since: protection.since,
      message: PROTECTED[protection.reason],
    });
  if (isReviewNeeded && series.current)
    problems.push({
      code: 'review_needed',
      subject: null,
      since: series.current.resetAt,
      message: 'The password of your account was reset by e-mail. Before you seal your will, please review what was set in your account since then.',
    });
  if (liveness?.unheard && now >= after(liveness.unheard.since, DELIVERY_TOLERANCE))
    problems.push({
      code: 'host_unreachable',
      subject: null,
      since: liveness.unheard.since,
      message: 'No channel accepts our messages to you. Please correct your e-mail address or test your connectors.',
    });
  if (will && !hasOtherChannel(provenConnectors({ connectors, series })))
    problems.push({
      code: 'only_email',
      subject: null,
      since: null,
      message: 'We can reach you only by e-mail. Please connect a second channel, so that one dead mailbox does not start a transfer.',
    });
  const card = profile.stopCard;
  if (will && card && !card.verifier)
    problems.push({
      code: 'stop_card_over',
      subject: null,
      since: card.usedAt ?? null,
      message: 'Your stop card was used, or no longer works. Please make a new one.',
    });
  return problems;
}

function storageProblems({ storages, will }: AccountFacts): Problem[] {
  return storages
    .filter((storage) => !storage.isConnected || storage.trouble?.notified)
    .map((storage) => ({
      code: 'storage_broken',
      subject: storage.name,
      since: storage.trouble?.since ?? null,
      message: isSealedIn(will, storage.id)
        ? `We cannot reach ${storage.name}, which holds your sealed documents. Please test it or sign in to it again.`
        : `We cannot reach ${storage.name}. Please test it, or delete it.`,
    }));
}

function willProblems(facts: AccountFacts): Problem[] {
  const { will, storages } = facts;
  if (!will || isFrozen(will)) return [];
  const problems: Problem[] = [];
  if (needsSealing(facts))
    problems.push({
      code: 'reencryption_required',
      subject: null,
      since: null,
      message: 'Your Survivors or the threshold have changed since the last sealing. Please encrypt your will again.',
    });
  if (placesOf(will.sealed).every((id) => isWithService(facts, id)) && wholeCopies(will).length === 0)
    problems.push({
      code: 'no_copy',
      subject: null,
      since: null,
      message: 'The sealed will is only with this service, and you have no copy of it. Please take a copy home: with the papers it opens without us.',
    });
  for (const { storageId } of will.behind ?? []) problems.push(behindProblem(storages.find(({ id }) => id === storageId)?.name ?? null));
  return problems;
}

function behindProblem(subject: string | null): Problem {
  const message = `${subject ?? 'A storage'} does not have the newest files of your will yet. It opens with earlier papers only, so do not destroy these. We try again every day. Please test the storage.`;
  return { code: 'package_behind', subject, since: null, message };
}

function connectorProblems({ connectors }: AccountFacts): Problem[] {
  return connectors
    .filter(({ trouble }) => trouble?.notified)
    .map(({ name, trouble }) => ({
      code: 'connector_broken',
      subject: name,
      since: trouble?.since ?? null,
      message: `${name} delivers no messages. Please check its settings and test it.`,
    }));
}

function survivorProblems(facts: AccountFacts, now: Instant): Problem[] {
  const { survivors } = facts;
  if (survivors.length === 0) return [];
  const ofEach = survivors.flatMap((survivor) => [...problemsOfSurvivor(facts, survivor), ...problemsOfInvitation(survivor, now)]);
  return [...askedRemoval(facts, now), ...quorumProblems(facts, now), ...ofEach];
}

function quorumProblems(facts: AccountFacts, now: Instant): Problem[] {
  const { threshold, reachable, survivors, margin } = quorumOf(facts, now);
  if (!facts.will) return [];
  if (margin < 0)
    return [
      {
        code: 'quorum_unreachable',
        subject: null,
        since: null,
        message: `${threshold} Survivors must take part, and we can reach ${reachable}. Please correct their contact methods.`,
      },
    ];
  if (threshold < survivors) return [];
  const message = `All ${survivors} Survivors are needed. If one cannot take part, no one can open your will. Please name another Survivor or lower the threshold.`;
  return [{ code: 'no_margin', subject: null, since: null, message }];
}

function askedRemoval(facts: AccountFacts, now: Instant): Problem[] {
  const asked = pendingRemoval(facts, now);
  if (!asked) return [];
  const { name } = asked.survivor;
  const message = `When you stopped a transfer with a link, you asked us to remove ${name}. Please remove ${name}, or do nothing to keep them.`;
  return [{ code: 'removal_asked', subject: name, since: asked.at, message }];
}

function problemsOfSurvivor(facts: AccountFacts, survivor: Survivor): Problem[] {
  const { name } = survivor;
  const about = { subject: name, since: null };
  const problems: Problem[] = [];
  if (channelsTo(facts, survivor).length === 0)
    problems.push({ ...about, code: 'survivor_unreachable', message: `No channel reaches ${name}. Please add an e-mail address of ${name}.` });
  if (survivor.silenced?.length)
    problems.push({
      ...about,
      code: 'notices_stopped',
      message: `Someone at a contact of ${name} said that they do not know you. Please ask ${name} and correct the contact.`,
    });
  if (survivor.paperConfirmedAt === undefined)
    problems.push({
      ...about,
      code: 'paper_unconfirmed',
      message: `You have not confirmed the paper of ${name} yet. Please type in one of its codes, or make a new paper.`,
    });
  if (survivor.backupCodesRemaining === 0)
    problems.push({ ...about, code: 'no_backup_codes', message: `${name} has no backup code left. Please make a new paper for ${name}.` });
  return problems;
}

function problemsOfInvitation(survivor: Survivor, now: Instant): Problem[] {
  const { name, invitation } = survivor;
  const problems: Problem[] = [];
  if (invitation?.wrongContact)
    problems.push({
      code: 'contact_reported',
      subject: name,
      since: invitation.wrongContact.at,
      message: `Someone who reads our messages to ${name} says that we use the wrong contact. Please ask ${name}, and save the contact that is right.`,
    });
  const since = unansweredSince(survivor, now);
  if (since !== undefined)
    problems.push({
      code: 'invitation_unanswered',
      subject: name,
      since,
      message: `${name} has not answered our question whether we reach them. Please ask ${name} whether the e-mail arrived.`,
    });
  return problems;
}

const PROTECTED: Record<Protection['reason'], string> = {
  password_reset:
    'The password was reset by e-mail. Until you confirm that over another channel, you can read and stop a transfer, but change nothing.',
  reset_denied:
    'A reset of the password was rejected by e-mail. Until you confirm that over another channel, you can read and stop a transfer, but change nothing.',
  change_rejected:
    'You rejected a change. Please choose a new password and confirm it over another channel. Until then, you can read and stop a transfer, but change nothing.',
};
