import type { Channel } from '#common/contact.ts';
import { Refusal } from '#common/refusal.ts';
import { after, type Instant, type Outage } from '#common/time.ts';
import type { Effect, Step } from '#effects/effect.ts';
import type { Context } from '#hosts/rules/context.ts';
import type { Rehearsals } from '#hosts/rules/rehearsal.ts';
import { DEFAULT_SETTINGS, type Settings } from '#hosts/rules/settings.ts';
import type { CheckRecord } from '#liveness/rules/check.ts';
import { nextLivenessTime, pendingCheck } from '#liveness/rules/liveness.ts';
import { decide, type WillEvent } from '#wills/rules/events.ts';
import { countParticipation, endRehearsal, startRehearsal } from '#wills/rules/rehearsal.ts';
import { sealWill } from '#wills/rules/seal.ts';
import { nextTimer, nextTransferTime } from '#wills/rules/timers.ts';
import { isRunning } from '#wills/rules/transfer.ts';
import type { BehindPlace, Sealing, WillState, WillStep } from '#wills/rules/will.ts';

export const BEGIN: Instant = '2026-11-21T09:00:00.000Z';
export const ACCESS_WINDOW_DAYS = 14;
export const SURVIVORS = [
  { id: 'ben', name: 'Ben' },
  { id: 'clara', name: 'Clara' },
  { id: 'daniel', name: 'Daniel' },
];

export const SEALING: Sealing = {
  revision: 1,
  generation: 1,
  threshold: 2,
  survivors: SURVIVORS.map(({ id }) => id),
  storageId: 'storage',
  packageId: 'package',
  manifestHash: 'hash',
  recipient: 'age1',
  sealedAt: BEGIN,
  documents: [],
};

/** The storage of `SEALING`, which lacks files that came after it. */
export const BEHIND: BehindPlace = { storageId: 'storage', revision: 1, generation: 1, manifestHash: 'hash', papers: [] };

/** An event without what the story adds: ids, the pending check, the sealing. `how` and `channel` have defaults. */
type ToldEvent =
  | { kind: 'sign-of-life' | 'sealed' | 'opening-failed' | 'opening-repaired' }
  | { kind: 'notice-accepted'; route?: string }
  | { kind: 'notice-bounced'; route: string }
  | { kind: 'settings-changed'; settings: Settings }
  | { kind: 'transfer-started'; survivor: string; proven?: boolean }
  | Extract<WillEvent, { kind: 'transfer-joined' | 'survivor-authenticated' | 'vouched' | 'pause-begun' | 'pause-ended' | 'pause-rejected' }>
  | { kind: 'check-accepted'; channel?: Channel; route?: string }
  | { kind: 'check-bounced'; route: string; number?: number }
  | { kind: 'check-rejected'; channel: Channel };

/** What happens around a will: time and its timers, and the service with its answer page. */
type OutsideEvent =
  /** From now on no Host can answer: the sweeps run, but cannot fetch the answer page. */
  | { kind: 'page-down' }
  | { kind: 'page-back' }
  /** Time passes and every timer fires at its own moment. */
  | { kind: 'time'; ms: number }
  /** Time passes and one timer fires late, at the end. */
  | { kind: 'late-timer'; ms: number }
  /** Time passes and no timer fires. */
  | { kind: 'lost-timers'; ms: number }
  /** Time passes with the service down. */
  | { kind: 'outage'; ms: number };

/** What happens in a rehearsal. `rehearsal-over`: its 14 days. */
export type RehearsalEvent = { kind: 'rehearsal-started' | 'rehearsal-stopped' | 'rehearsal-over' } | { kind: 'rehearsed'; survivor: string };

/** One event of a sealed will, caused by a person, a channel, time or a failure. */
export type StoryEvent = ToldEvent | OutsideEvent | RehearsalEvent;

/** A sealed will, its events, and everything that followed. */
export interface Story {
  state: WillState;
  now: Instant;
  settings: Settings;
  timezone: string;
  outages: Outage[];
  pageDownSince?: Instant;
  effects: Effect[];
  checks: CheckRecord[];
  /** Transfers that a later one replaced. */
  former: NonNullable<WillState['transfer']>[];
  started: number;
}

/** Returns a will sealed at `BEGIN`. */
export function sealedStory(changes: Partial<Settings> = {}, sealing: Partial<Sealing> = {}, timezone = 'UTC'): Story {
  const settings = { ...DEFAULT_SETTINGS, ...changes };
  const { next, effects, checks } = sealWill(undefined, { sealing: { ...SEALING, ...sealing } }, { settings, timezone, now: BEGIN });
  return { state: next, now: BEGIN, settings, timezone, outages: [], effects, checks, former: [], started: 0 };
}

/** Returns all outages, including the current one. */
export function outagesOf({ outages, pageDownSince, now }: Pick<Story, 'outages' | 'pageDownSince'> & { now?: Instant }): Outage[] {
  return pageDownSince === undefined || now === undefined ? outages : [...outages, { from: pageDownSince, to: now, isOngoing: true }];
}

export function contextOf(story: Story): Context {
  return {
    now: story.now,
    outages: outagesOf(story),
    settings: story.settings,
    timezone: story.timezone,
    accessWindowDays: ACCESS_WINDOW_DAYS,
    hostId: 'host',
    willId: 'will',
    survivors: SURVIVORS,
    checkId: (number) => `check-${number}`,
  };
}

/** Returns the story after some events. A refusal does not change it. */
export function tell(story: Story, ...events: StoryEvent[]): Story {
  return events.reduce(tellOne, story);
}

/** Returns when the will's one timer fires. */
export function nextTimerAt(story: Story): Instant {
  return nextTimer(story.state, contextOf(story)).at;
}

/** Returns when the next check is sent, or when the pending one ends. */
export function nextCheckTime(story: Story): Instant | undefined {
  return nextLivenessTime(story.state.liveness, contextOf(story));
}

/** Returns the next time that matters to people. Reading the package back does not count. */
export function nextDeadline(story: Story): Instant | undefined {
  const { transfer, liveness } = story.state;
  const context = contextOf(story);
  return transfer && isRunning(transfer) ? nextTransferTime(transfer, context) : nextLivenessTime(liveness, context);
}

/** Returns the story at its next timer, after it has fired. */
export function untilNextTimer(story: Story): Story {
  const at = nextTimerAt(story);
  return fire({ ...story, now: at > story.now ? at : story.now });
}

/** Returns the names of the messages to the Host, or to one Survivor. */
export function messagesTo(who: 'host' | string, effects: readonly Effect[]): string[] {
  return effects.flatMap((effect) => {
    if (effect.kind !== 'message') return [];
    const to = 'host' in effect.to ? 'host' : effect.to.survivor;
    return to === who ? [effect.template] : [];
  });
}

function tellOne(story: Story, event: StoryEvent): Story {
  try {
    if (event.kind === 'page-down') return { ...story, pageDownSince: story.now };
    if (event.kind === 'page-back') return pageBack(story);
    if (isRehearsal(event)) return rehearse(story, event);
    if ('ms' in event) return pass(story, event.kind, after(story.now, event.ms));
    const current = event.kind === 'settings-changed' ? { ...story, settings: event.settings } : story;
    return follow(current, decide(story.state, willEvent(story, event), contextOf(current)), event.kind === 'transfer-started' ? 1 : 0);
  } catch (error) {
    if (error instanceof Refusal) return story;
    throw error;
  }
}

function isRehearsal(event: StoryEvent): event is RehearsalEvent {
  return event.kind.startsWith('rehears');
}

function rehearse(story: Story, event: RehearsalEvent): Story {
  const { state, now } = story;
  const { rehearsals = [], liveness } = state;
  if (event.kind === 'rehearsal-started' && (state.will.status !== 'active' || liveness.phase.name === 'vouched')) return story;
  const { next, effects } = rehearsed(rehearsals, event, now);
  return { ...story, state: { ...state, rehearsals: next }, effects: [...story.effects, ...effects] };
}

function rehearsed(rehearsals: Rehearsals, event: RehearsalEvent, now: Instant): Step<Rehearsals> {
  const named = SURVIVORS.map(({ id }) => id);
  switch (event.kind) {
    case 'rehearsal-started': {
      const asked = SURVIVORS.map(({ id, name }) => ({ survivor: id, name }));
      return startRehearsal(rehearsals, { id: `rehearsal-${now}`, threshold: SEALING.threshold, asked }, now);
    }
    case 'rehearsed':
      return countParticipation(rehearsals, { id: rehearsals[0]?.id ?? '', survivor: event.survivor, proof: { by: 'backup-code' }, named }, now);
    case 'rehearsal-stopped':
      return endRehearsal(rehearsals, 'stopped', now);
    case 'rehearsal-over':
      return endRehearsal(rehearsals, 'time', now);
  }
}

function pageBack({ pageDownSince, ...story }: Story): Story {
  return pageDownSince === undefined ? story : fire({ ...story, outages: [...story.outages, { from: pageDownSince, to: story.now }] });
}

function willEvent({ state, started }: Story, event: ToldEvent): WillEvent {
  const number = pendingCheck(state.liveness)?.number ?? 0;
  const transferId = state.transfer?.facts.id ?? '';
  switch (event.kind) {
    case 'sign-of-life':
      return { kind: event.kind, how: 'signed in' };
    case 'sealed':
      return { kind: event.kind, sealing: state.will.sealed };
    case 'transfer-started':
      return { proven: false, ...event, id: `transfer-${started + 1}` };
    case 'notice-accepted':
    case 'notice-bounced':
      return { ...event, transferId };
    case 'check-bounced':
      return { number, ...event };
    case 'opening-failed':
    case 'opening-repaired':
      return { kind: event.kind, transferId };
    case 'check-accepted':
    case 'check-rejected':
      return { channel: 'email', ...event, number };
    default:
      return event;
  }
}

function pass(story: Story, how: 'time' | 'late-timer' | 'lost-timers' | 'outage', until: Instant): Story {
  if (how === 'lost-timers') return { ...story, now: until };
  if (how === 'outage') return { ...story, now: until, outages: [...story.outages, { from: story.now, to: until }] };
  if (how === 'late-timer') return fire({ ...story, now: until });
  let current = story;
  for (let at = nextTimerAt(current); at <= until; at = nextTimerAt(current)) current = untilNextTimer(current);
  return { ...current, now: until };
}

function fire(story: Story): Story {
  return follow(story, decide(story.state, { kind: 'time-passed' }, contextOf(story)), 0);
}

function follow(story: Story, step: WillStep, started: number): Story {
  const before = story.state.transfer;
  const replaced = before && step.next.transfer?.facts.id !== before.facts.id ? [before] : [];
  return {
    ...story,
    state: step.next,
    effects: [...story.effects, ...step.effects],
    checks: [...story.checks, ...step.checks],
    former: [...story.former, ...replaced],
    started: story.started + started,
  };
}
