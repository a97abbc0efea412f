import { between, type Host, type HostOptions, oneByWeight, oneOf, type State, type Survivor } from '#tests/lives/life.ts';
import { beginThieves } from '#tests/lives/thieves/begin.ts';
import type { Chance } from '#tests/world/chance.ts';

const NAMES = ['Ben', 'Clara', 'Daniel', 'Eva', 'Felix'];

/** The people at the beginning of a life, before anybody has an account. */
export function beginState(chance: Chance, memories: State['memories']): State {
  const survivors = NAMES.slice(0, between(chance, 2, NAMES.length)).map((name, n) => beginSurvivor(chance, name, n));
  const host: Host = {
    ...{ name: 'Anna', role: 'host', address: '127.1.0.1', email: 'anna@example.com', password: 'the piano is out of tune', phone: '+4915110000001' },
    ...{ connectorIds: [], storageIds: [], isConfirmed: false, isSealed: false, isDead: false, documents: {}, drafted: {}, isDrafting: false },
    ...{
      uploaded: {},
      isUnsure: false,
      options: hostOptions(chance, survivors.length),
      readAt: ['anna@example.com', '+4915110000001', '@anna_at_home'],
    },
    ...{ recoveryCodes: [], plain: {}, acts: [], opened: [], ended: {}, awayUntil: 0, requests: 0 },
  };
  return { host, survivors, thieves: beginThieves(chance, host, survivors), memories, story: [], hasFault: false, faults: [] };
}

function hostOptions(chance: Chance, survivors: number): HostOptions {
  const way = oneByWeight(chance, WAYS, ([weight]) => weight)[1];
  return {
    threshold: between(chance, 2, Math.min(survivors, 3)),
    storage: oneOf(chance, ['service', 'service', 'object_store', 'sftp', 'drive_a']),
    mirrors: oneOf(chance, [0, 0, 0, 1, 2]),
    ...(way && { way }),
    hasFactor: chance.next() < 0.25,
    level: chance.next() < 0.2 ? 'device' : 'service',
    settings: {
      hcit_days: oneOf(chance, [7, 7, 14, 30, 90]),
      hcrt_hours: oneOf(chance, [24, 48, 72]),
      hcrac: between(chance, 1, 3),
      start_requires_proof: chance.next() < 0.25,
    },
    temperament: oneByWeight(chance, TEMPERAMENTS, ([weight]) => weight)[1],
  };
}

const WAYS: [number, HostOptions['way']][] = [
  [5, undefined],
  [2, 'sms'],
  [2, 'sms of the service'],
  [1, 'whatsapp'],
  [1, 'telegram'],
  [1, 'push'],
];

const TEMPERAMENTS: [number, HostOptions['temperament']][] = [
  [3, 'diligent'],
  [2, 'forgetful'],
  [2, 'travelling'],
  [5, 'dying'],
  [2, 'changing'],
];

function beginSurvivor(chance: Chance, name: string, n: number): Survivor {
  const contacts = oneByWeight(chance, CONTACTS, ([weight]) => weight)[1];
  return {
    ...{ name, role: 'survivor', address: `127.2.0.${n + 1}`, email: `${name.toLowerCase()}@example.net` },
    ...{ phone: `+491512000000${n}`, message: `Dear ${name}, this was for you alone.` },
    ...{ temperament: oneOf(chance, ['prompt', 'prompt', 'late', 'quarrelling']), contacts, hasMail: true, isDead: false, isBeingNamed: false },
    ...{ usedCodes: [], waitsUntil: 0, downloads: [], earlierPapers: [], opened: [], ended: {} },
  };
}

const CONTACTS: [number, Survivor['contacts']][] = [
  [6, ['email']],
  [2, ['email', 'sms']],
  [1, ['sms']],
  [1, ['paper']],
];
