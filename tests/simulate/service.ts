import type { LifeLink, LifeLinkVerdict } from '#answers/rules/answer.ts';
import type { Attempt, DeliveryMode, DeliveryRoute } from '#channels/rules/delivery.ts';
import { forgetMailbox, markBounced } from '#common/mailbox.ts';
import { Refusal } from '#common/refusal.ts';
import { between, DAY, HOUR, type Instant, instant, MINUTE, type Outage, roundUpToSecond, SECOND } from '#common/time.ts';
import { EFFECT_GRACE, type Effect, type Step } from '#effects/effect.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import type { Context } from '#hosts/rules/context.ts';
import { type Rehearsals, runningRehearsal } from '#hosts/rules/rehearsal.ts';
import { NO_SERIES } from '#hosts/rules/series.ts';
import type { Settings } from '#hosts/rules/settings.ts';
import type { CheckRecord } from '#liveness/rules/check.ts';
import type { MessageState } from '#messages/template.ts';
import { countParticipation, endRehearsal, startRehearsal } from '#rehearsals/rules/rehearsal-transitions.ts';
import { isRunning, type Transfer } from '#transfers/rules/transfer.ts';
import type { WillEvent } from '#wills/rules/events.ts';
import type { Sealing, WillState, WillStep } from '#wills/rules/will.ts';
import type { Agenda } from '#tests/support/agenda.ts';
import { type Chronicle, count } from './chronicle.ts';
import { recordAcceptedMessage, recordBouncedMail, recordChange } from './observer.ts';
import type { Host, Person } from './people.ts';
import type { Random } from '#tests/support/random.ts';
import type { Rules } from './rules.ts';
import { isWithin, type Period, type World } from './world.ts';

export const ACCESS_WINDOW_DAYS = 14;
/** The count of mails that came back. */
export const CAME_BACK = 'came back';

/** The service for one Host's will: its state, its one timer, its outbox. Every decision is one of `rules`. */
export interface Service {
  state(): WillState;
  /** `POST /api/liveness/alive`. */
  confirm(): void;
  /** A link in a message. */
  answer(link: LifeLink): LifeLinkVerdict;
  /** The code of the Host's stop card. Returns false if there is nothing to stop. */
  useCard(): boolean;
  /** Starts a rehearsal, if nothing real is happening. */
  rehearse(): void;
  /** A Survivor confirms their identity in the running rehearsal. */
  takePart(survivor: string): void;
  choose(settings: Settings): void;
  /** Sends no checks for this time. Returns false if it is refused. */
  pause(ms: number): boolean;
  endPause(): void;
  /** A link says that the Host did not begin it. */
  rejectPause(): void;
  seal(): void;
  /** Seals into another storage, if the current one cannot be read. */
  moveStorage(): void;
  /** Returns false if a transfer was running already, which the Survivor joins. */
  start(survivor: string, proven?: boolean): boolean;
  prove(survivor: string): void;
  /** Says that the Host is alive. Returns false if it is refused. */
  vouch(survivor: string): boolean;
  /** The documents of an open transfer fail their verification, or can be read again. */
  damage(): void;
  repair(): void;
  /** Returns every transfer so far, in its current state. */
  transfers(): readonly Transfer[];
}

export interface SimulationContext {
  host: Host;
  world: World;
  rules: Rules;
  random: Random;
  agenda: Agenda;
  chronicle: Chronicle;
  clock(): number;
  isAlive(): boolean;
  /** The person of a message gets it over one route. `first` distinguishes the first message of an effect from its repetitions over other routes. */
  arrives(effect: MessageEffect, route: DeliveryRoute): void;
}

/** This share of schedules is lost, and this share of effects is not performed immediately. The sweep finds them. */
const LOST = 0.02;
const STREAM_DELAY = 2 * SECOND;
/** A mail server refuses an unknown mailbox immediately, or is tried for 14 hours. If it forwards, mail may come back after days. */
const BOUNCES_WITHIN: Period = [SECOND, 5 * DAY];
/** This share of events arrives twice. */
const TWICE = 0.05;

/** One message, with the routes that have accepted it and those whose mail came back. */
interface Outgoing {
  effect: MessageEffect;
  createdAt: Instant;
  accepted: Set<string>;
  bounced: Set<string>;
  isPending: boolean;
}

type AuditEffect = Extract<Effect, { kind: 'audit-package' }>;

/** Starts with a will that is sealed now. */
export function serviceFor(surrounding: SimulationContext): Service {
  const { host, world, rules, random, agenda, chronicle, clock } = surrounding;
  const checks = new Map<number, CheckRecord>();
  const transfers = new Map<string, Transfer>();
  let { settings, profile } = host;
  let alarm = 0;
  let started = 0;
  let movedAt = Number.NEGATIVE_INFINITY;
  let state = rules.sealWill(undefined, { sealing: sealingOf(host, 1, time()) }, { settings, timezone: profile.timezone, now: time() }).next;
  setAlarm([]);
  // The Host enters a new address.
  if (host.deadMailbox) {
    agenda.put(host.deadMailbox[1], () => {
      profile = forgetMailbox(profile, profile.email);
    });
  }

  function time(): Instant {
    return instant(new Date(clock()));
  }

  function contextWith(outages: readonly Outage[]): Context {
    return {
      now: time(),
      outages,
      hostId: host.id,
      willId: 'will',
      settings,
      timezone: profile.timezone,
      survivors: host.people.map(({ survivor }) => survivor),
      accessWindowDays: ACCESS_WINDOW_DAYS,
      checkId: (number) => `check-${number}`,
    };
  }

  function decide(event: WillEvent, outages: readonly Outage[] = []): WillStep {
    return rules.decide(state, event, contextWith(outages));
  }

  /** Writes state, checks, effects and timer, as one commit does. */
  function commit(step: WillStep, outages: readonly Outage[] = []): void {
    const before = state;
    state = step.next;
    if (state.transfer) transfers.set(state.transfer.facts.id, state.transfer);
    for (const check of step.checks) checks.set(check.number, check);
    recordChange(surrounding, { before, next: state, checks: step.checks, settings });
    for (const effect of step.effects) owe(effect);
    noteRehearsal(before.rehearsals);
    setAlarm(outages);
  }

  function noteRehearsal(before: Rehearsals = []): void {
    const [newest] = state.rehearsals ?? [];
    if (!newest?.ended || before[0] === newest) return;
    chronicle.rehearsals.push({ why: newest.ended.why, came: newest.came.length, asked: newest.asked.length });
  }

  /** A rehearsal has its own row, and moves no timer. */
  function commitRehearsal({ next, effects }: Step<Rehearsals>): void {
    const before = state;
    state = { ...state, rehearsals: next };
    for (const effect of effects) owe(effect);
    noteRehearsal(before.rehearsals);
  }

  function endRehearsalAt(at: number, id: string): void {
    agenda.put(world.sweepFrom(at), () => {
      if (world.isDown(clock())) return endRehearsalAt(clock(), id);
      count(chronicle.operations, 'end-rehearsal');
      if (runningRehearsal(state.rehearsals ?? [])?.id === id) commitRehearsal(endRehearsal(state.rehearsals ?? [], 'time', time()));
    });
  }

  function setAlarm(outages: readonly Outage[]): void {
    alarm += 1;
    const mine = alarm;
    const moment = rules.timerToSchedule(state, { outages, now: time() });
    const due = Math.max(Date.parse(roundUpToSecond(moment.at)), clock());
    const rings = due + random.between(0, MINUTE);
    const isLost = random.happens(LOST) || !world.isJudging(rings);
    const ringIfMine = (): void => {
      if (mine !== alarm) return;
      if (world.isJudging(clock())) ring();
      else agenda.put(world.sweepFrom(clock()), ringIfMine);
    };
    agenda.put(isLost ? world.sweepFrom(due) : rings, ringIfMine);
  }

  function ring(): void {
    const outages = world.outagesAt(clock());
    const step = decide({ kind: 'time-passed' }, outages);
    count(chronicle.operations, step.next === state ? 'timer, too early' : 'timer');
    if (step.next === state) setAlarm(outages);
    else commit(step, outages);
  }

  function owe(effect: Effect): void {
    const createdAt = time();
    const soon = (perform: () => void) => agenda.put(clock() + STREAM_DELAY, perform);
    if (effect.kind === 'message') post(effect);
    else if (effect.kind === 'end-rehearsal') endRehearsalAt(Date.parse(effect.notBefore), effect.rehearsal);
    else if (effect.kind === 'audit-package') soon(() => audit(effect, createdAt, 1));
    else if (effect.kind === 'open-documents') soon(() => open(effect.transferId, createdAt, 1));
    else count(chronicle.operations, effect.kind);
  }

  /** A storage that the Host has left no longer matters. */
  function isReadable(): boolean {
    const trouble = host.unreadable.find(([from, to]) => from <= clock() && clock() < to);
    return trouble === undefined || movedAt > trouble[0];
  }

  /** A storage that cannot be read was still requested, which renews the consent at a drive. */
  function use(operation: string): void {
    count(chronicle.operations, operation);
    chronicle.storageUsed.push(clock());
  }

  function audit(effect: AuditEffect, createdAt: Instant, attempt: number): void {
    if (world.isDown(clock())) return void agenda.put(world.sweepFrom(clock()), () => audit(effect, createdAt, attempt));
    if (state.will.sealed.revision !== effect.revision) return;
    use('audit-package');
    const unread = isReadable() ? 0 : 1;
    if (rules.shouldRetryAudit({ damaged: 0, unread }, between(createdAt, time()))) {
      return void agenda.put(world.sweepFrom(clock() + rules.auditRetryDelay(attempt)), () => audit(effect, createdAt, attempt + 1));
    }
    const news = state.will.status === 'active' ? rules.auditNotices(effect.key, effect.revision, { documents: [], unread }) : [];
    if (news.length > 0) chronicle.storageTold.push(clock());
    for (const one of news) owe(one);
  }

  function open(id: string, createdAt: Instant, attempt: number): void {
    if (world.isDown(clock())) return void agenda.put(world.sweepFrom(clock()), () => open(id, createdAt, attempt));
    const { transfer } = state;
    if (
      transfer?.facts.id !== id ||
      (transfer.state.status !== 'accessible' && transfer.state.status !== 'failed') ||
      createdAt < transfer.state.accessibleAt
    )
      return;
    use('open-documents');
    if (isReadable()) {
      chronicle.readings.push({ transfer: id, at: clock() });
      commit(decide({ kind: 'opening-repaired', transferId: id }));
      return;
    }
    const opening = { isOpen: transfer.state.status === 'accessible', isRead: false, hasVerified: false, waited: between(createdAt, time()) };
    const { isLost, again } = rules.nextOpeningAttempt(opening, attempt);
    if (isLost) commit(decide({ kind: 'opening-failed', transferId: id }));
    agenda.put(world.sweepFrom(clock() + again), () => open(id, createdAt, attempt + 1));
  }

  function post(effect: MessageEffect): void {
    const message: Outgoing = { effect, createdAt: time(), accepted: new Set(), bounced: new Set(), isPending: true };
    const due = effect.notBefore === undefined ? clock() : Math.max(clock(), Date.parse(effect.notBefore));
    const at = due + STREAM_DELAY;
    const isLost = random.happens(LOST) || world.isDown(at);
    agenda.put(isLost ? world.sweepFrom(due + EFFECT_GRACE) : at, () => deliver(message, 1));
  }

  function deliver(message: Outgoing, attempt: number): void {
    const { effect, createdAt } = message;
    if (world.isDown(clock())) return void agenda.put(world.sweepFrom(clock()), () => deliver(message, attempt));
    const transfer = 'transferId' in effect && effect.transferId !== undefined ? transfers.get(effect.transferId) : undefined;
    if (!rules.isStillValid(effect, messageState(transfer))) return;
    const attempts = tryRoutes(message);
    count(chronicle.operations, 'message round');
    for (const { route } of attempts.filter(({ accepted }) => accepted)) acceptedBy(effect, route);
    message.isPending = message.accepted.size === 0 && !rules.isAbandoned(effect, createdAt, time(), world.outagesAt(clock()));
    if (message.isPending) agenda.put(world.sweepFrom(clock() + rules.backOff(attempt)), () => deliver(message, attempt + 1));
  }

  function isMailboxDead(): boolean {
    return host.deadMailbox !== undefined && isWithin([host.deadMailbox], clock());
  }

  /** SES reports that a mail came back. The event waits while the service is down. */
  function comeBack(message: Outgoing, route: string): void {
    const { effect } = message;
    if (world.isDown(clock())) return void agenda.put(world.sweepFrom(clock()), () => comeBack(message, route));
    count(chronicle.messages, CAME_BACK);
    recordBouncedMail(surrounding, effect, route);
    message.accepted.delete(route);
    message.bounced.add(route);
    if (isMailboxDead()) profile = markBounced(profile, profile.email, time());
    if (effect.template === 'liveness-check') commit(decide({ kind: 'check-bounced', number: effect.check, route }));
    if (effect.template === 'transfer-started') commit(decide({ kind: 'notice-bounced', transferId: effect.transferId, route }));
    if (message.isPending || message.accepted.size > 0) return;
    message.isPending = true;
    agenda.put(clock() + STREAM_DELAY, () => deliver(message, 1));
  }

  function messageState(transfer: Transfer | undefined): MessageState {
    const { connectors } = host;
    const { will, liveness } = state;
    const survivors = host.people.map(({ survivor }) => survivor);
    return {
      profile,
      settings,
      connectors,
      survivors,
      storages: [],
      offers: host.offers,
      will,
      liveness,
      rehearsals: state.rehearsals ?? [],
      draft: undefined,
      recentChanges: {},
      series: NO_SERIES,
      transfer,
      now: time(),
    };
  }

  function routesOf({ to }: MessageEffect): DeliveryRoute[] {
    const { connectors } = host;
    if ('host' in to) return rules.routesToHost({ profile, settings, connectors }, time(), to);
    const survivor = host.people.map((person) => person.survivor).find(({ id }) => id === to.survivor);
    return survivor ? rules.routesToSurvivor({ connectors, offers: host.offers }, survivor) : [];
  }

  function tryRoutes(message: Outgoing): Attempt[] {
    const { effect } = message;
    const toHost = 'host' in effect.to;
    const spread: DeliveryMode = 'host' in effect.to ? effect.to.spread : 'survivor';
    const routes = routesOf(effect);
    const used = routes.flatMap((route): Attempt[] => {
      const accepted = message.accepted.has(nameOf(route));
      return accepted || message.bounced.has(nameOf(route)) ? [{ route, accepted }] : [];
    });
    const tried: Attempt[] = [];
    const next = () => rules.nextRoutes(routes, [...used, ...tried], spread);
    for (let now = next(); now.length > 0; now = next()) {
      for (const route of now) {
        const accepted = takes(route, toHost);
        tried.push({ route, accepted });
        if (accepted) leave(message, route);
      }
    }
    return tried;
  }

  /** A provider has accepted a message. A mail to a mailbox that does not exist comes back, or is lost at the Host's own mail server. */
  function leave(message: Outgoing, route: DeliveryRoute): void {
    const { effect, accepted } = message;
    accepted.add(nameOf(route));
    count(chronicle.messages, route.connector !== 'own' ? route.channel : route.channel === 'email' ? 'own mailer' : 'own texts');
    recordAcceptedMessage(surrounding, effect, nameOf(route));
    const isDead = 'host' in effect.to && route.channel === 'email' && isMailboxDead();
    if (!isDead) surrounding.arrives(effect, route);
    if (!isDead || route.connector !== 'own') return;
    const at = clock() + random.spread(...BOUNCES_WITHIN);
    agenda.put(at, () => comeBack(message, nameOf(route)));
    if (random.happens(TWICE)) agenda.put(at + random.spread(SECOND, HOUR), () => comeBack(message, nameOf(route)));
  }

  function takes({ connector, channel }: DeliveryRoute, toHost: boolean): boolean {
    const at = clock();
    if (toHost && at >= host.unreachableFrom) return false;
    if (connector === 'own') return world.takes(channel === 'email' ? 'own' : 'texts', at);
    return world.takes(channel, at) && !isWithin(host.broken.get(connector.id) ?? [], at);
  }

  function seal(): void {
    // Refused in any other state, and by a storage that accepts nothing.
    if (state.will.status !== 'active' || !isReadable()) return;
    use('will/encrypt');
    // The job for its uploads finds them sealed.
    count(chronicle.operations, 'check-draft');
    commit(decide({ kind: 'sealed', sealing: sealingOf(host, state.will.sealed.revision + 1, time()) }));
  }

  /** Returns false if it is refused. */
  function tried(decides: () => WillStep): boolean {
    try {
      commit(decides());
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  /** A pause that has begun ends now at the latest. */
  function cutPause(): void {
    for (const pause of chronicle.pauses) pause[1] = Math.min(pause[1], clock());
  }

  function acceptedBy(effect: MessageEffect, route: DeliveryRoute): void {
    if (effect.template === 'liveness-check') {
      count(chronicle.operations, 'question accepted');
      commit(decide({ kind: 'check-accepted', number: effect.check, channel: route.channel, route: nameOf(route) }));
    }
    if (effect.template === 'transfer-started') commit(decide({ kind: 'notice-accepted', transferId: effect.transferId, route: nameOf(route) }));
  }

  return {
    state: () => state,
    confirm() {
      count(chronicle.operations, 'liveness/alive');
      commit(decide({ kind: 'sign-of-life', how: 'signed in' }));
    },
    answer(link) {
      count(chronicle.operations, 'liveness/update-respond');
      const check = link.kind === 'check' ? checks.get(link.number) : undefined;
      const previous = link.kind === 'stop' ? transfers.get(link.transferId) : undefined;
      const verdict = rules.checkLifeLink(state, link, { check, previous }, { now: time() });
      if (verdict === 'sign-of-life') {
        const step = decide({ kind: 'sign-of-life', how: 'link' });
        const late = check && !step.checks.some(({ number }) => number === check.number);
        commit({ ...step, checks: late ? [...step.checks, { ...check, status: 'confirmed', respondedAt: time() }] : step.checks });
      }
      return verdict;
    },
    useCard() {
      count(chronicle.operations, 'transfer/stop');
      return tried(() => decide({ kind: 'stopped-by-card' }));
    },
    rehearse() {
      const { will, liveness, rehearsals = [] } = state;
      if (will.status !== 'active' || liveness.phase.name === 'vouched') return;
      const asked = host.people.map(({ id }) => ({ survivor: id, name: id }));
      count(chronicle.operations, 'rehearsals/create');
      commitRehearsal(startRehearsal(rehearsals, { id: `rehearsal-${clock()}`, threshold: host.threshold, asked }, time()));
    },
    takePart(survivor) {
      const { will, rehearsals = [] } = state;
      const running = runningRehearsal(rehearsals);
      if (!running) return;
      if (will.status !== 'active') throw new Error('A rehearsal runs beside something real.');
      count(chronicle.operations, 'rehearsals/verify');
      const proof = { by: 'backup-code' } as const;
      const named = host.people.map(({ id }) => id);
      commitRehearsal(countParticipation(rehearsals, { id: running.id, survivor, proof, named }, time()));
    },
    choose(chosen) {
      count(chronicle.operations, 'host/update-settings');
      settings = chosen;
      commit(decide({ kind: 'settings-changed' }));
    },
    pause(ms) {
      count(chronicle.operations, 'liveness/update-pause');
      const [from, to] = [clock(), clock() + ms];
      const isDone = tried(() => decide({ kind: 'pause-begun', until: instant(new Date(to)) }));
      if (isDone) {
        cutPause();
        chronicle.pauses.push([from, to]);
      }
      return isDone;
    },
    endPause() {
      count(chronicle.operations, 'liveness/pause/delete');
      cutPause();
      commit(decide({ kind: 'pause-ended' }));
    },
    rejectPause() {
      cutPause();
      commit(decide({ kind: 'pause-rejected' }));
    },
    seal,
    moveStorage() {
      if (state.will.status !== 'active' || isReadable()) return;
      movedAt = clock();
      chronicle.moves.push(movedAt);
      seal();
    },
    start(survivor, proven = false) {
      count(chronicle.operations, 'transfer/initiate');
      const isDone = tried(() => decide({ kind: 'transfer-started', id: `transfer-${started + 1}`, survivor, proven }));
      if (isDone) started += 1;
      return isDone;
    },
    prove(survivor) {
      const { transfer } = state;
      if (!transfer || !isRunning(transfer)) return;
      count(chronicle.operations, 'survivor-auth/select');
      count(chronicle.operations, 'survivor-auth/verify-otp');
      const outages = world.outagesAt(clock());
      commit(decide({ kind: 'survivor-authenticated', survivor }, outages), outages);
    },
    vouch(survivor) {
      count(chronicle.operations, 'transfer/vouch');
      const isDone = tried(() => decide({ kind: 'vouched', survivor }));
      if (isDone) chronicle.vouches.push({ at: clock(), by: survivor });
      return isDone;
    },
    damage: () => commit(decide({ kind: 'opening-failed', transferId: state.transfer?.facts.id ?? '' })),
    repair: () => commit(decide({ kind: 'opening-repaired', transferId: state.transfer?.facts.id ?? '' })),
    transfers: () => [...transfers.values()],
  };
}

/** Names a route of one message. */
function nameOf({ connector, channel, to }: DeliveryRoute): string {
  return `${connector === 'own' ? 'own' : connector.id} ${channel} ${to}`;
}

function sealingOf({ people, threshold }: { people: readonly Person[]; threshold: number }, revision: number, sealedAt: Instant): Sealing {
  const survivors = people.map(({ id }) => id);
  return {
    revision,
    generation: revision,
    threshold,
    survivors,
    storageId: 'storage',
    packageId: 'package',
    manifestHash: '',
    recipient: '',
    sealedAt,
    documents: [],
  };
}
