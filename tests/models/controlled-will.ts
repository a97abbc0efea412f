import type { LifeLink } from '#answers/rules/answer.ts';
import { canonicalContacts } from '#common/contact.ts';
import { instant, MINUTE } from '#common/time.ts';
import { DEFAULT_SETTINGS, type Settings } from '#hosts/rules/settings.ts';
import { newAgenda } from '#tests/support/agenda.ts';
import { type Chronicle, newChronicle } from '#tests/simulate/chronicle.ts';
import { type Host, hostOf } from '#tests/simulate/people.ts';
import { randomOf } from '#tests/support/random.ts';
import { RULES } from '#tests/simulate/rules.ts';
import { type Service, serviceFor } from '#tests/simulate/service.ts';
import { BEGIN, clockOf, type Period, type World } from '#tests/simulate/world.ts';
import { readableUntil } from '#transfers/rules/reading.ts';
import type { Transfer } from '#transfers/rules/transfer.ts';

export const SURVIVORS = ['ben', 'clara', 'daniel'] as const;
/** A person who is not a Survivor of this will. */
export const STRANGER = 'mallory';

/** A message that a channel has accepted: its event and its address. */
export interface AcceptedMessage {
  key: string;
  template: string;
  to: string;
  at: number;
}

/** One will whose time a test controls: the pure state machines with their outbox and their one timer, without people and without randomness. */
export interface ControlledWill {
  service: Service;
  chronicle: Chronicle;
  world: World;
  taken: readonly AcceptedMessage[];
  /** Links that have reached the Host, oldest first. */
  links: readonly LifeLink[];
  now(): number;
  pass(ms: number): void;
  outage(ms: number): void;
  /** Lets time pass in which the service runs but its pages are unreachable. */
  pageDown(ms: number): void;
  /** Sets whether this provider accepts messages from now on. */
  open(provider: 'own' | 'email' | 'sms', isOpen: boolean): void;
  openAll(isOpen: boolean): void;
  mayRead(transfer: Transfer, survivor: string): boolean;
}

/** Creates a sealed will with three Survivors. `threshold` of them together can open it. */
export function createControlledWill(settings: Partial<Settings>, threshold: number): ControlledWill {
  let now = BEGIN;
  let down: Period[] = [];
  let pages: Period[] = [];
  let clock = clockOf(BEGIN, down);
  const shut = new Set<string>();
  const taken: AcceptedMessage[] = [];
  const links: LifeLink[] = [];
  const world: World = {
    begin: BEGIN,
    end: Number.POSITIVE_INFINITY,
    get out() {
      return clock.out;
    },
    isOut: (at) => clock.isOut(at),
    isDown: (at) => clock.isDown(at),
    upFrom: (at) => clock.upFrom(at),
    later: (at, ms) => clock.later(at, ms),
    isJudging: (at) => clock.isJudging(at),
    sweepFrom: (at) => clock.sweepFrom(at),
    outagesAt: (at) => clock.outagesAt(at),
    takes: (provider) => !shut.has(provider),
  };
  const host: Host = { ...hostOf(0, { ...world, end: BEGIN + 1 }, randomOf(1)), ...bare(settings, threshold) };
  const chronicle = newChronicle(now, host.settings);
  const agenda = newAgenda();
  const service = serviceFor({
    host,
    world,
    rules: RULES,
    random: randomOf(2),
    agenda,
    chronicle,
    clock: () => now,
    isAlive: () => true,
    arrives(effect, route) {
      const { key, template } = effect;
      taken.push({ key, template, to: route.to, at: now });
      if (effect.template === 'liveness-check' || effect.template === 'liveness-reminder') links.push({ kind: 'check', number: effect.check });
      if (effect.template === 'pending-transfer') links.push({ kind: 'pending', checks: effect.check });
      if (effect.template === 'transfer-started' || effect.template === 'transfer-reminder')
        links.push({ kind: 'stop', transferId: effect.transferId });
    },
  });
  const open: ControlledWill['open'] = (provider, isOpen) => {
    if (isOpen) shut.delete(provider);
    else shut.add(provider);
  };
  const pass = (ms: number): void => {
    const until = now + ms;
    agenda.run(until, (at) => {
      now = Math.max(now, at);
    });
    now = until;
  };
  const awayFor = (ms: number): void => {
    clock = clockOf(BEGIN, down, pages);
    pass(ms);
    // Between two outages the service ran long enough to notice the first one.
    pass(20 * MINUTE);
  };
  return {
    service,
    chronicle,
    world,
    taken,
    links,
    now: () => now,
    pass,
    outage(ms) {
      down = [...down, [now, now + ms]];
      awayFor(ms);
    },
    pageDown(ms) {
      pages = [...pages, [now, now + ms]];
      awayFor(ms);
    },
    open,
    openAll: (isOpen) => {
      for (const provider of ['own', 'email', 'sms'] as const) open(provider, isOpen);
    },
    mayRead(transfer, survivor) {
      try {
        return readableUntil(transfer, survivor, { now: instant(new Date(now)), outages: world.outagesAt(now) }) !== '';
      } catch {
        return false;
      }
    },
  };
}

function bare(settings: Partial<Settings>, threshold: number): Partial<Host> {
  const at = instant(new Date(BEGIN));
  const connector = { isVerified: true, config: '', createdAt: at } as const;
  const people = SURVIVORS.map((id) => ({
    id,
    survivor: {
      id,
      name: id,
      relationship: 'child',
      contacts: canonicalContacts([{ type: 'email', value: `${id}@example.net` }]),
      connectorPriority: [],
      hasPersonalMessage: false,
      backupCodesRemaining: 5,
      createdAt: at,
      paperMadeAt: at,
    },
    moves: [],
    hasPaper: true,
    delay: () => 0,
  }));
  return {
    settings: { ...DEFAULT_SETTINGS, ...settings },
    unreadable: [],
    deadMailbox: undefined,
    connectors: [
      { ...connector, id: 'email', type: 'email', name: 'mail', priority: 0, hostDestination: null },
      { ...connector, id: 'sms', type: 'sms', name: 'text', priority: 1, hostDestination: '+43' },
    ],
    broken: new Map(),
    unreachableFrom: Number.POSITIVE_INFINITY,
    people,
    threshold,
  };
}
