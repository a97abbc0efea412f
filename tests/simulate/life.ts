import type { LifeLink } from '#answers/rules/answer.ts';
import type { DeliveryRoute } from '#channels/rules/delivery.ts';
import { DAY, HOUR, MINUTE } from '#common/time.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import { pendingCheck } from '#liveness/rules/liveness.ts';
import { count } from '#tests/support/counts.ts';
import { newAgenda } from './agenda.ts';
import { type Chronicle, newChronicle } from './chronicle.ts';
import type { Host, Person } from './people.ts';
import type { Random } from './random.ts';
import type { Rules } from './rules.ts';
import { type Service, serviceFor } from './service.ts';
import { isWithin, type World } from './world.ts';

/** A message that a provider accepted but no one gets: this share of them. */
const SWALLOWED = 0.002;
/** Within this time a prompt Host stops a transfer that another person started, while the service runs. */
const STOPS_WITHIN = 40 * HOUR;
/** A person who answers promptly needs at most this part of the response time. */
const IN_TIME = 0.95;

/** Simulates one Host and their Survivors through all years. Returns what happened. */
export function simulateLife(host: Host, world: World, rules: Rules, random: Random): Chronicle {
  count('lives simulated');
  const agenda = newAgenda();
  let now = world.begin + random.between(0, DAY);
  const chronicle = newChronicle(now, host.settings);
  const isAlive = () => now < host.diesAt;
  const isThere = () => isAlive() && !isWithin(host.away, now);
  const service: Service = serviceFor({ host, world, rules, random, agenda, chronicle, clock: () => now, isAlive, arrives });
  const reacted = new Set<string>();

  /** A person sends a request at this time. While the service is down, they send it as soon as it is back. */
  function plan(at: number, does: () => void): void {
    agenda.put(world.upFrom(at), () => (world.isOut(now) ? plan(now, does) : does()));
  }

  function arrives(effect: MessageEffect, route: DeliveryRoute): void {
    if (random.happens(SWALLOWED)) return;
    if ('host' in effect.to) toHost(effect);
    else toMailbox(effect.to.survivor, effect, route);
  }

  function toMailbox(survivor: string, effect: MessageEffect, route: DeliveryRoute): void {
    const person = host.people.find(({ id }) => id === survivor);
    if (person && (route.channel !== 'email' || isMailboxRead(person, now))) toSurvivor(person, effect);
  }

  function once(key: string): boolean {
    const isNew = !reacted.has(key);
    reacted.add(key);
    return isNew;
  }

  function toHost(effect: MessageEffect): void {
    if (effect.template === 'storage-unreachable') mend(effect);
    if (!isAlive() || !ANSWERED.has(effect.template) || !once(effect.key)) return;
    const settings = chronicle.lastSign.settings;
    if (host.habit === 'forgetful' && random.happens(0.5)) return;
    const back = host.away.find(([from, to]) => from <= now && now < to)?.[1];
    const isStart = 'transferId' in effect;
    const promptly = isStart ? random.between(0, STOPS_WITHIN) : Math.min(random.spread(MINUTE, 60 * HOUR), settings.hcrt_hours * HOUR * IN_TIME);
    const takes = host.habit === 'forgetful' ? random.spread(MINUTE, 200 * HOUR) : promptly;
    noteSeen(effect, back === undefined);
    plan(world.later(back ?? now, takes), () => isThere() && answer(effect));
  }

  /** After some time they check their storage, and choose another one if it is still unreachable. */
  function mend({ key }: MessageEffect): void {
    if (isAlive() && once(key)) plan(now + random.spread(HOUR, 20 * DAY), () => isThere() && service.moveStorage());
  }

  /** Only the first message leaves the whole response time. Reminders are for those who missed it. */
  function noteSeen(effect: MessageEffect, isHome: boolean): void {
    const question = effect.template === 'liveness-check' ? chronicle.questions.findLast(({ number }) => number === effect.check) : undefined;
    if (question && isHome) question.wasSeen = true;
    const start = effect.template === 'transfer-started' ? chronicle.starts.findLast(({ transfer }) => transfer === effect.transferId) : undefined;
    if (start && isHome) start.wasSeen = true;
  }

  function answer(effect: MessageEffect): void {
    const { will, liveness } = service.state();
    const isAsked = pendingCheck(liveness) !== undefined || will.status !== 'active';
    if (host.way === 'app') {
      if (isAsked) service.confirm();
      return;
    }
    if (service.answer(linkOf(effect)) !== 'expired' || will.status === 'active') return;
    if (host.habit === 'prompt' && will.status !== 'pending_transfer') chronicle.linksOver += 1;
    // The page of an expired link says to sign in.
    plan(now + 30 * MINUTE, () => isThere() && service.confirm());
  }

  function toSurvivor(person: Person, { template, key }: MessageEffect): void {
    if (!once(`${person.id}/${key}`)) return;
    const does = REHEARSES.has(template)
      ? () => rehearse(person)
      : STARTS.has(template)
        ? () => considerStart(person)
        : PROVES.has(template)
          ? () => prove(person)
          : undefined;
    if (does) plan(now + person.delay(random), does);
  }

  function rehearse(person: Person): void {
    if (isMailboxRead(person, now) || person.hasPaper) service.takePart(person.id);
  }

  /** A Survivor who gets a message asks the others first. */
  function considerStart(person: Person): void {
    if (!isAlive() && host.family === 'always vouch' && service.vouch(person.id)) return;
    if (!isAlive()) start(person);
    else if (isThere()) plan(now + random.between(HOUR, DAY), () => isThere() && service.confirm());
    else if (host.family !== 'start') service.vouch(person.id);
    else if (random.happens(0.1)) start(person);
  }

  function start(person: Person): void {
    // Soon after several stops, a name alone starts nothing.
    if (!service.start(person.id) && person.hasPaper) service.start(person.id, true);
    plan(now + person.delay(random), () => prove(person));
    // The family talks, also with those whom no message reaches.
    for (const other of host.people) plan(now + DAY + other.delay(random), () => prove(other));
  }

  function prove(person: Person): void {
    const isCounted = service.state().transfer?.state.authenticated.some(({ survivor }) => survivor === person.id);
    if (!isCounted && (isMailboxRead(person, now) || person.hasPaper)) service.prove(person.id);
  }

  for (const at of host.wrongStarts) plan(at, () => isAlive() && wrongStart());
  function wrongStart(): void {
    const [first, ...others] = host.people;
    if (!first || !(service.start(first.id) || service.start(first.id, first.hasPaper))) return;
    for (const person of [first, ...others]) plan(now + random.between(0, 40 * HOUR), () => prove(person));
    if (host.card === 'own') plan(now + 30 * HOUR, () => isAlive() && useCard());
  }

  for (const { at, settings } of host.changes) plan(at, () => isThere() && service.choose(settings));
  for (const [from, to] of host.isPausing ? host.away : []) plan(from - HOUR, () => isThere() && goAway(Math.min(to - now, 60 * DAY)));
  function goAway(ms: number): void {
    service.pause(ms);
    // Some come back earlier, and some read that it was not them.
    if (random.happens(0.1)) plan(now + random.between(0, ms), () => isAlive() && service.endPause());
    if (random.happens(0.1)) plan(now + random.between(0, ms), () => isAlive() && service.rejectPause());
  }
  // Who finds the wallet of a dead person can stop what the family has begun, once.
  if (host.card === 'found') for (const days of [1, 5, 30, 100]) plan(host.diesAt + days * DAY, useCard);
  function useCard(): void {
    if (chronicle.cards.length === 0 && service.useCard()) chronicle.cards.push(now);
  }
  for (const days of host.isRehearsing ? [40, 400, 760] : []) plan(world.begin + days * DAY, () => isThere() && service.rehearse());
  for (const at of host.seals) plan(at, () => isThere() && service.seal());
  // Some families know before any message, and start by name.
  if (random.happens(0.4)) {
    const [first] = host.people;
    plan(host.diesAt + random.spread(HOUR, 30 * DAY), () => first && start(first));
  }
  agenda.run(world.end, (at) => {
    now = at;
  });
  return chronicle;
}

const ANSWERED = new Set(['liveness-check', 'liveness-reminder', 'pending-transfer', 'transfer-started', 'transfer-reminder']);
const REHEARSES = new Set(['rehearsal', 'rehearsal-reminder']);
const STARTS = new Set(['pending-transfer-survivor', 'unreachable-host']);
const PROVES = new Set(['transfer-started-survivor', 'authenticate-now', 'authenticate-reminder', 'transfer-stalled-survivor']);

function linkOf(effect: MessageEffect): LifeLink {
  if ('transferId' in effect && effect.transferId !== undefined) return { kind: 'stop', transferId: effect.transferId };
  const check = 'check' in effect ? effect.check : 0;
  return effect.template === 'pending-transfer' ? { kind: 'pending', checks: check } : { kind: 'check', number: check };
}

/** Returns whether this Survivor's mailbox is read: not from the move to the day on which the Host enters the new address. */
export function isMailboxRead({ moves }: Person, at: number): boolean {
  return !moves.some(({ lost, toldAt }) => lost <= at && at < toldAt);
}
