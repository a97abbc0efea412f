import type { Channel } from '#domain/contact.ts';
import type { Effect } from '#domain/effect.ts';
import { type CheckRecord, nextLivenessTime, pendingCheck } from '#domain/liveness.ts';
import { Refusal } from '#domain/refusal.ts';
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings.ts';
import { after, type Instant, type Outage } from '#domain/time.ts';
import { isRunning, nextTransferTime } from '#domain/transfer.ts';
import {
  advance,
  applyChosenSettings,
  type Context,
  countAuthentication,
  joinRunningTransfer,
  nextTimer,
  recordCheckAccepted,
  recordCheckRejected,
  recordFailedOpening,
  recordNoticeAccepted,
  recordRepairedOpening,
  recordSignOfLife,
  type Sealing,
  sealWill,
  startTransfer,
  type WillState,
  type WillStep,
} from '#domain/will.ts';

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

/** One thing that a person, a channel, the clock or an accident does to a sealed will. */
export type Happening =
  | { what: 'sign of life' }
  | { what: 'seal' }
  | { what: 'settings change'; settings: Settings }
  | { what: 'start'; survivor: string; proven?: boolean }
  /** Somebody proves who they are on the page that starts, while a transfer runs. */
  | { what: 'join'; survivor: string }
  | { what: 'proof'; survivor: string }
  | { what: 'notice accepted' }
  | { what: 'question accepted'; channel?: Channel }
  | { what: 'question refused'; channel: Channel }
  | { what: 'damage' }
  | { what: 'repair' }
  /** From now on no Host can answer: the sweeps run, and cannot fetch the answer page. */
  | { what: 'page down' }
  | { what: 'page back' }
  /** Time passes and every alarm rings at its own moment. */
  | { what: 'time'; ms: number }
  /** Time passes and one alarm rings late, at the end. */
  | { what: 'late alarm'; ms: number }
  /** Time passes and no alarm rings. */
  | { what: 'lost alarms'; ms: number }
  /** Time passes with the service down. */
  | { what: 'outage'; ms: number };

/** A sealed will, what has happened to it, and all that followed. */
export interface Story {
  state: WillState;
  now: Instant;
  settings: Settings;
  outages: Outage[];
  pageDownSince?: Instant;
  effects: Effect[];
  checks: CheckRecord[];
  /** Transfers that another one has replaced. */
  former: NonNullable<WillState['transfer']>[];
  started: number;
}

/** A will sealed at `BEGIN`. */
export function sealedStory(changes: Partial<Settings> = {}, sealing: Partial<Sealing> = {}): Story {
  const settings = { ...DEFAULT_SETTINGS, ...changes };
  const { next, effects, checks } = sealWill(undefined, { ...SEALING, ...sealing }, settings, BEGIN);
  return { state: next, now: BEGIN, settings, outages: [], effects, checks, former: [], started: 0 };
}

/** With the one that goes on. */
export function outagesOf({ outages, pageDownSince, now }: Pick<Story, 'outages' | 'pageDownSince'> & { now?: Instant }): Outage[] {
  return pageDownSince === undefined || now === undefined ? outages : [...outages, { from: pageDownSince, to: now, isOngoing: true }];
}

export function contextOf(story: Pick<Story, 'settings' | 'outages' | 'pageDownSince' | 'started'> & { now?: Instant }): Context {
  const { settings, started } = story;
  return {
    hostId: 'host',
    willId: 'will',
    settings,
    survivors: SURVIVORS,
    accessWindowDays: ACCESS_WINDOW_DAYS,
    outages: outagesOf(story),
    newId: () => `id-${started}`,
    checkId: (number) => `check-${number}`,
  };
}

/** The story after some happenings; a refusal leaves it as it was. */
export function tell(story: Story, ...happenings: Happening[]): Story {
  return happenings.reduce(tellOne, story);
}

/** When the clock has to look again. */
export function nextTimerAt(story: Story): Instant {
  return nextTimer(story.state, outagesOf(story)).at;
}

/** When the Host is next asked, or what was asked is judged. */
export function nextQuestion(story: Story): Instant | undefined {
  return nextLivenessTime(story.state.liveness, outagesOf(story));
}

/** When the next thing is due to people: what the reading back of the package has nothing to do with. */
export function nextDeadline(story: Story): Instant | undefined {
  const { transfer, liveness } = story.state;
  const outages = outagesOf(story);
  return transfer && isRunning(transfer) ? nextTransferTime(transfer, outages) : nextLivenessTime(liveness, outages);
}

/** The story at its next moment, its alarm having rung there. */
export function untilNextTimer(story: Story): Story {
  const at = nextTimerAt(story);
  return ring({ ...story, now: at > story.now ? at : story.now });
}

/** The names of the messages that went to the Host, or to one Survivor. */
export function messagesTo(who: 'host' | string, effects: readonly Effect[]): string[] {
  return effects.flatMap((effect) => {
    if (effect.kind !== 'message') return [];
    const to = 'host' in effect.to ? 'host' : effect.to.survivor;
    return to === who ? [effect.template] : [];
  });
}

function tellOne(story: Story, happening: Happening): Story {
  try {
    if (happening.what === 'page down') return { ...story, pageDownSince: story.now };
    if (happening.what === 'page back') return pageBack(story);
    if ('ms' in happening) return pass(story, happening.what, after(story.now, happening.ms));
    if (happening.what === 'settings change') {
      const { settings } = happening;
      return follow({ ...story, settings }, applyChosenSettings(story.state, settings, story.now), 0);
    }
    return follow(story, act(story, happening), happening.what === 'start' ? 1 : 0);
  } catch (error) {
    if (error instanceof Refusal) return story;
    throw error;
  }
}

type Act = Exclude<Happening, { ms: number } | { what: 'settings change' | 'page down' | 'page back' }>;

function pageBack({ pageDownSince, ...story }: Story): Story {
  return pageDownSince === undefined ? story : ring({ ...story, outages: [...story.outages, { from: pageDownSince, to: story.now }] });
}

function act(story: Story, happening: Act): WillStep {
  const { state, now, settings, started } = story;
  switch (happening.what) {
    case 'sign of life':
      return recordSignOfLife(state, settings, 'signed in', now);
    case 'seal':
      return sealWill(state, state.will.sealed, settings, now);
    case 'start':
      return startTransfer(
        state,
        { id: `transfer-${started + 1}`, survivor: happening.survivor, proven: happening.proven ?? false },
        contextOf(story),
        now,
      );
    case 'join':
      return joinRunningTransfer(state, happening.survivor, now);
    case 'proof':
      return countAuthentication(state, happening.survivor, contextOf(story), now);
    case 'notice accepted':
      return recordNoticeAccepted(state, state.transfer?.id ?? '', now);
    case 'question accepted':
      return recordCheckAccepted(state, pendingCheck(state.liveness)?.number ?? 0, happening.channel ?? 'email', settings, now);
    case 'question refused':
      return recordCheckRejected(state, pendingCheck(state.liveness)?.number ?? 0, happening.channel);
    case 'damage':
      return recordFailedOpening(state, state.transfer?.id ?? '');
    case 'repair':
      return recordRepairedOpening(state, state.transfer?.id ?? '', ACCESS_WINDOW_DAYS, now);
  }
}

function pass(story: Story, how: 'time' | 'late alarm' | 'lost alarms' | 'outage', until: Instant): Story {
  if (how === 'lost alarms') return { ...story, now: until };
  if (how === 'outage') return { ...story, now: until, outages: [...story.outages, { from: story.now, to: until }] };
  if (how === 'late alarm') return ring({ ...story, now: until });
  let current = story;
  for (let at = nextTimerAt(current); at <= until; at = nextTimerAt(current)) current = untilNextTimer(current);
  return { ...current, now: until };
}

function ring(story: Story): Story {
  return follow(story, advance(story.state, contextOf(story), story.now), 0);
}

function follow(story: Story, step: WillStep, started: number): Story {
  const before = story.state.transfer;
  const replaced = before && step.next.transfer?.id !== before.id ? [before] : [];
  return {
    ...story,
    state: step.next,
    effects: [...story.effects, ...step.effects],
    checks: [...story.checks, ...step.checks],
    former: [...story.former, ...replaced],
    started: story.started + started,
  };
}
