import type { Instant } from '#common/time.ts';
import type { Liveness } from '#liveness/rules/liveness.ts';
import type { Transfer } from '#wills/rules/transfer.ts';
import type { Will } from '#wills/rules/will.ts';
import type { Family } from './family.ts';
import type { NamedSurvivor } from './steps.ts';

/** Where the will of a sample family is. Everything is undefined if the service no longer has the will. */
export interface Situation {
  will?: Will | undefined;
  liveness?: Liveness | undefined;
  transfer?: Transfer | undefined;
}

/** A button of the control room: what it posts, and to which address. */
export interface Action {
  label: string;
  path: string;
  body: object;
}

/** What has happened, and what can happen next. `next` is the step that leads to the open will. */
export interface Story {
  title: string;
  text: string;
  next: Action;
  others: Action[];
}

const ANOTHER_FAMILY: Action = { label: 'Make another family', path: '/_local/family', body: {} };

/** Returns the story of a family. */
export function tellStory(family: Family, { will, liveness, transfer }: Situation): Story {
  const moves = movesOf(family, transfer);
  if (!will || !liveness) return story('This will no longer exists', 'The service has no will of this family.', []);
  if (!transfer) return will.status === 'pending_transfer' ? tellPending(moves, liveness) : tellSealed(moves, liveness);
  if (will.status === 'transfer_initiated') return tellInitiated(moves, transfer);
  if (will.status === 'accessible') return tellOpen(moves, transfer);
  return will.status === 'transfer_failed' ? tellFailed(moves) : tellAwaiting(moves, transfer);
}

/** What each person of a family can do. */
interface Moves {
  host: string;
  isWell: Action;
  stops: Action;
  /** One for the first Survivor only. */
  starts: Action[];
  /** One for each Survivor who has not confirmed their identity. */
  confirms: Action[];
  /** One for each Survivor who has. */
  reads: Action[];
}

function movesOf({ id, host: { display_name }, survivors }: Family, transfer: Transfer | undefined): Moves {
  const host = display_name.split(' ')[0] ?? '';
  const play = (label: string, step: string, survivor?: NamedSurvivor): Action => ({
    label,
    path: '/_local/family/step',
    body: { family: id, step, ...(survivor && { survivor: survivor.id }) },
  });
  const [done, waiting] = [
    survivors.filter(({ name }) => hasAuthenticated(transfer, name)),
    survivors.filter(({ name }) => !hasAuthenticated(transfer, name)),
  ];
  return {
    host,
    isWell: play(`${host} says that she is well`, 'alive'),
    stops: play(`${host} stops the transfer`, 'cancel'),
    starts: survivors.slice(0, 1).map((one) => play(`${one.name} starts the transfer`, 'start', one)),
    confirms: waiting.map((one) => play(describeProof(one), 'authenticate', one)),
    reads: done.map((one) => play(`${one.name} reads the will`, 'read', one)),
  };
}

function tellSealed({ host, isWell, starts }: Moves, { missed, phase }: Liveness): Story {
  if (missed === 0 && phase.name === 'waiting')
    return story(`${host}'s will is sealed`, `We ask ${host} every 30 days whether she is well.`, [
      waitFor(`${host} falls silent`),
      missAll(host),
      ...starts,
    ]);
  return story(`${host} does not answer`, describeMissed(missed), [waitFor(`${host} stays silent`), missAll(host), isWell, ...starts]);
}

function tellPending({ host, isWell, starts }: Moves, { phase }: Liveness): Story {
  // After the end of a transfer, the service makes no more checks.
  if (phase.name === 'paused')
    return story('The access window has ended', 'The documents are closed again. A Survivor can start another transfer.', [
      ANOTHER_FAMILY,
      ...starts,
    ]);
  return story(`${host} has missed every check`, 'The Survivors have a message that they can start the transfer.', [...starts, isWell]);
}

function tellInitiated({ host, stops, confirms }: Moves, { facts }: Transfer): Story {
  const title = `${host} can stop the transfer until ${inWords(facts.cancelDeadline)}`;
  return story(title, `${host} has a message with a link that stops it.`, [waitFor(`${host} does not stop it`), stops, ...confirms]);
}

function tellAwaiting({ stops, confirms }: Moves, { facts: { threshold }, state }: Transfer): Story {
  const title = `${state.authenticated.length} of ${threshold} Survivors have confirmed their identity`;
  const text = `The will opens when ${threshold} have confirmed it, with a code that we send or with a backup code from their paper.`;
  return story(title, text, [...confirms, waitFor('No one acts'), stops]);
}

function tellOpen({ stops, confirms, reads }: Moves, { state }: Transfer): Story {
  const until = !('accessExpiresAt' in state) || state.accessExpiresAt === undefined ? '' : ` until ${inWords(state.accessExpiresAt)}`;
  const text = 'The Survivors who have confirmed their identity can read their message and the documents.';
  return story(`The will is open${until}`, text, [...reads, waitFor('Time passes'), ...confirms, stops]);
}

function tellFailed({ stops, confirms }: Moves): Story {
  return story('The documents could not be opened', 'The service tries again. Look at the faults.', [waitFor('Time passes'), ...confirms, stops]);
}

/** Moves the clock until the service sends something. */
function waitFor(label: string): Action {
  return { label: `${label}: go to the next message`, path: '/_local/clock/next', body: { until: 'message' } };
}

/** Moves the clock past the last allowed check of the settings that every sample family has. */
function missAll(host: string): Action {
  return { label: `${host} misses every check: 99 days pass`, path: '/_local/clock', body: { advance_seconds: 99 * 86_400 + 60 } };
}

function story(title: string, text: string, [next = ANOTHER_FAMILY, ...others]: Action[]): Story {
  return { title, text, next, others };
}

function describeProof({ name, authenticatesWith }: NamedSurvivor): string {
  return authenticatesWith === 'paper' ? `${name} enters a backup code from the paper` : `${name} enters the code that we send`;
}

function hasAuthenticated(transfer: Transfer | undefined, name: string): boolean {
  const id = transfer?.facts.survivors.find((survivor) => survivor.name === name)?.id;
  return transfer?.state.authenticated.some(({ survivor }) => survivor === id) ?? false;
}

function describeMissed(missed: number): string {
  const count = missed === 0 ? 'A check is waiting for an answer.' : `${missed} of 3 checks ${missed === 1 ? 'was' : 'were'} missed.`;
  return `${count} After three missed checks, the Survivors can start the transfer.`;
}

function inWords(at: Instant): string {
  return `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at))} (UTC)`;
}
