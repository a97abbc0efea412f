import type { FaultTarget } from '#infra/local/entry.ts';
import { endFaults, type FaultKind } from '#tests/world/fates.ts';
import { names } from '#tests/world/names.ts';
import { worldNow } from '#tests/world/state.ts';
import {
  bounceMailbox,
  type PlaceMode,
  type Provider,
  type ProviderMode,
  renewApp,
  reportLate,
  seededFaults,
  setPlace,
  setProvider,
  stackOfWorld,
} from '#tests/world/world.ts';
import { type Action, between, type Life, oneOf } from './life.ts';

type Chance = Parameters<Action['perform']>[2];

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
/** What a fault has left behind, such as a lease, shows for as long, milliseconds. */
const SHOWS_MS = 2 * HOUR * 1000;
const FOR_EVER = Number.MAX_SAFE_INTEGER;

/** What ends a fault, by the first word of its name. The rest says of what, such as `place my-bucket`. */
const ENDS: Record<string, (of: string) => void> = {
  aws: () => endFaults(),
  place: (of) => setPlace(of, 'well'),
  provider: (of) => setProvider(of as Provider, 'well'),
  mailbox: (of) => bounceMailbox(of, 'off'),
};

/** Lets time pass, in which faults end. */
export async function passWithFaults(life: Life, seconds: number): Promise<void> {
  const until = life.now() + seconds * 1000;
  const { faults } = life.state;
  for (const fault of faults.filter((one) => one.until <= until).sort((one, other) => one.until - other.until)) {
    await advanceTo(life, fault.until);
    endFault(life, fault);
  }
  await advanceTo(life, until);
  const { faultEndedAt } = life.state;
  life.state.hasFault = life.state.faults.length > 0 || (faultEndedAt !== undefined && life.now() < faultEndedAt + SHOWS_MS);
}

async function advanceTo(life: Life, at: number): Promise<void> {
  const seconds = Math.round((at - life.now()) / 1000);
  if (seconds > 0) await stackOfWorld.advance(seconds);
}

function endFault(life: Life, { name }: { name: string }): void {
  const [kind = '', ...of] = name.split(' ');
  ENDS[kind]?.(of.join(' '));
  life.state.faults = life.state.faults.filter((one) => one.name !== name);
  life.state.faultEndedAt = life.now();
  life.tell(`It ends: ${name}.`);
}

function beginFault(life: Life, name: string, seconds: number | undefined): void {
  life.state.faults = life.state.faults.filter((one) => one.name !== name);
  life.state.faults.push({ name, until: seconds === undefined ? FOR_EVER : life.now() + seconds * 1000 });
  life.state.hasFault = true;
}

/** The share of calls that meet the fault of a step: of all calls, and of those to some parts. */
const [SHARE, OF_PARTS] = [0.15, 0.5];

/** Performs a step in which some calls of the service meet this fault. `parts`: only calls to these. */
export async function withFault(life: Life, kind: FaultKind, perform: () => Promise<unknown>, parts?: readonly FaultTarget[]): Promise<void> {
  // The AWS SDK repeats a call to the table whose answer is lost: no one notices.
  if (kind !== 'lost') beginFault(life, 'aws in a step', undefined);
  const targets = parts ?? (kind === 'lost' ? (['dynamodb'] as const) : undefined);
  const end = seededFaults({ share: parts ? OF_PARTS : SHARE, kinds: [kind], ...(targets && { targets }) });
  await perform();
  end();
  if (kind !== 'lost') endFault(life, { name: 'aws in a step' });
}

const has = (life: Life, kind: string): boolean => life.state.faults.some(({ name }) => name.startsWith(kind));

export const happens = (
  role: 'world' | 'operator',
  name: string,
  can: (life: Life) => boolean,
  perform: (life: Life, chance: Chance) => Promise<void>,
  weight: number,
): Action => ({
  ...{ name: `${role} ${name}`, role, weight },
  can: (life) => life.state.host.id !== undefined && can(life),
  perform: (life, _, chance) => perform(life, chance),
});

/** What happens to the service, to providers, storages and mailboxes, and what an operator does. */
export const worldActions: readonly Action[] = [
  happens('world', 'has the parts of AWS fail', (life) => !has(life, 'aws'), failAws, 0.08),
  happens('world', 'has AWS deliver twice', (life) => !has(life, 'aws'), deliverTwice, 0.04),
  happens('world', 'stops the service', () => true, stopService, 0.06),
  happens('world', 'stops the service again and again', () => true, stopAgain, 0.04),
  happens('world', 'has the page of the links fail', (life) => !has(life, 'aws'), failPage, 0.03),
  happens('world', 'spoils a storage', (life) => life.state.host.storageIds.length > 0 && !has(life, 'place'), spoilPlace, 0.06),
  happens('world', 'spoils another storage', (life) => has(life, 'place') && wellPlaces(life).length > 0, spoilPlace, 0.3),
  happens('world', "closes the Host's storages", (life) => wellPlaces(life).length > 0 && !has(life, 'place'), closePlaces, 0.03),
  happens('world', "opens the Host's storages again", (life) => has(life, 'place'), openPlaces, 0),
  happens('world', 'has a provider fail', (life) => !has(life, 'provider'), failProvider, 0.06),
  happens('world', 'has the mailer of the service fail', (life) => !has(life, 'provider'), failMailer, 0.04),
  happens('world', 'has mails bounce', (life) => !has(life, 'mailbox'), bounce, 0.08),
  happens('world', "closes the Host's mailbox", (life) => !has(life, 'mailbox'), closeMailbox, 0.05),
  happens('world', "closes the Host's mailbox, and reports it late", (life) => !has(life, 'mailbox'), closeWithLateReports, 0.05),
  happens('world', "closes the Host's mailbox for a year, and reports it after a day", (life) => !has(life, 'mailbox'), closeForAYear, 0),
  happens('world', 'sets a storage back, and has the others be slow', (life) => wellPlaces(life).length > 0, setBackOne, 0),
  happens('world', 'loses rows of the table', () => true, loseRows, 0.05),
  happens('operator', 'deploys the service', () => true, deploy, 0.08),
  happens('operator', 'rotates the key of sessions', () => true, rotate, 0.08),
];

/** None: all parts. */
const PARTS: readonly FaultTarget[][] = [['dynamodb'], ['kms'], ['scheduler'], ['ses'], ['staging', 'packages'], ['lambda'], []];

async function failAws(life: Life, chance: Chance): Promise<void> {
  const targets = oneOf(chance, PARTS);
  const [share, seconds] = [oneOf(chance, [0.01, 0.05, 0.3]), oneOf(chance, [10 * MINUTE, 5 * HOUR, 2 * DAY])];
  seededFaults({ share, ...(targets.length > 0 && { targets }) });
  beginFault(life, `aws ${targets.join(' and ') || 'all parts'}`, seconds);
  life.tell(`For ${lengthOf(seconds)}, ${share * 100} % of the calls to ${targets.join(' and ') || 'all parts of AWS'} fail.`);
}

async function deliverTwice(life: Life): Promise<void> {
  seededFaults({ share: 0.2, kinds: ['stream_again', 'invoked_again'] });
  beginFault(life, 'aws twice', 3 * DAY);
  life.tell('For 3 days, AWS delivers a fifth of all records and calls twice.');
}

async function stopService(life: Life, chance: Chance): Promise<void> {
  await standStill(life, oneOf(chance, [20 * MINUTE, 5 * HOUR, 2 * DAY, 20 * DAY, 450 * DAY]));
}

/** A service that has just come back stops again: an operator without money, or a war. */
async function stopAgain(life: Life, chance: Chance): Promise<void> {
  for (let left = between(chance, 2, 3); left > 0; left -= 1) {
    await standStill(life, oneOf(chance, [5 * HOUR, 20 * DAY, 500 * DAY]));
    if (left > 1) await advanceTo(life, life.now() + between(chance, 1, 8) * HOUR * 1000);
  }
}

async function standStill(life: Life, seconds: number): Promise<void> {
  const from = life.now();
  await stackOfWorld.outage(seconds);
  Object.assign(life.state, { hasFault: true, faultEndedAt: life.now(), outages: [...(life.state.outages ?? []), { from, to: life.now() }] });
  life.tell(`The service stood still for ${lengthOf(seconds)}.`);
}

async function failPage(life: Life, chance: Chance): Promise<void> {
  const seconds = oneOf(chance, [HOUR, 3 * DAY, 15 * DAY]);
  await stackOfWorld.fault('page', 'error');
  beginFault(life, 'aws page', seconds);
  life.tell(`For ${lengthOf(seconds)}, the service does not reach its own page.`);
}

const SPOILED: readonly PlaceMode[] = ['gone', 'read_only', 'full', 'silent', 'slow', 'unsteady', 'unsteady', 'lying', 'truncating'];

/** All places with files in them. */
const usedPlaces = ({ inside }: Life): string[] => [...new Set([...inside.objects().keys()].map((key) => key.split('/')[0] ?? ''))];

/** The Hosts' own places with files in them that are well. */
function wellPlaces(life: Life): string[] {
  const { state } = life;
  const isSpoiled = (place: string): boolean => state.faults.some(({ name }) => name === `place ${place}`);
  return usedPlaces(life)
    .filter((place) => place !== names.stagingBucket && place !== names.packagesBucket && !isSpoiled(place))
    .sort();
}

async function spoilPlace(life: Life, chance: Chance): Promise<void> {
  const places = wellPlaces(life);
  const bucket = places.length > 0 ? oneOf(chance, places) : names.documentsBucket;
  if (chance.next() < 0.15) return setBack(life, bucket, between(chance, 1, 30));
  const [mode, seconds] = [oneOf(chance, SPOILED), oneOf(chance, [HOUR, 2 * DAY, 10 * DAY, 40 * DAY])];
  setPlace(bucket, mode);
  beginFault(life, `place ${bucket}`, seconds);
  life.tell(`For ${lengthOf(seconds)}, the storage ${nameOf(bucket)} is ${mode.replace('_', ' ')}.`);
}

function setBack(life: Life, bucket: string, days: number): void {
  const to = life.now() - days * DAY * 1000;
  setPlace(bucket, { older: new Date(to) });
  life.state.setBacks = [...(life.state.setBacks ?? []), { bucket, to, at: life.now() }];
  beginFault(life, `older ${bucket}`, undefined);
  life.tell(`The storage ${nameOf(bucket)} is again as it was ${days} days ago.`);
}

/** It has nothing of the will any longer. To read the others takes long, also that of the service. */
async function setBackOne(life: Life, chance: Chance): Promise<void> {
  const one = oneOf(chance, wellPlaces(life));
  setBack(life, one, 365);
  for (const place of usedPlaces(life).filter((other) => other !== one && other !== names.stagingBucket)) {
    setPlace(place, 'slow');
    beginFault(life, `place ${place}`, 40 * DAY);
    life.tell(`For 40 days, the storage ${nameOf(place)} is slow.`);
  }
}

/** No one pays for them any longer, or their line is bad: all of the Host's own storages are gone or unsteady. */
async function closePlaces(life: Life, chance: Chance): Promise<void> {
  const [places, seconds] = [wellPlaces(life), oneOf(chance, [60 * DAY, 100 * DAY])];
  const mode = oneOf<PlaceMode>(chance, ['gone', 'gone', 'unsteady']);
  for (const place of places) {
    setPlace(place, mode);
    beginFault(life, `place ${place}`, seconds);
  }
  life.tell(`For ${lengthOf(seconds)}, all ${places.length} storages of ${life.state.host.name} are ${mode}.`);
}

/** They are paid for again. */
async function openPlaces(life: Life): Promise<void> {
  for (const fault of life.state.faults.filter(({ name }) => name.startsWith('place'))) endFault(life, fault);
}

/** As the story names it. */
const nameOf = (place: string): string => (place === names.documentsBucket ? 'of the Host' : place);

const PROVIDERS: readonly Provider[] = ['ses', 'ses', 'email', 'sms', 'aws_sms', 'whatsapp', 'telegram', 'push'];
const TROUBLES: readonly ProviderMode[] = ['late', 'refuses', 'busy', 'silent', 'loses'];

async function failProvider(life: Life, chance: Chance): Promise<void> {
  const [provider, mode, seconds] = [oneOf(chance, PROVIDERS), oneOf(chance, TROUBLES), oneOf(chance, [HOUR, DAY, 5 * DAY])];
  setProvider(provider, mode);
  beginFault(life, `provider ${provider}`, seconds);
  life.tell(
    `For ${lengthOf(seconds)}, the provider ${provider} ${mode === 'late' ? 'is late' : mode === 'busy' ? 'is busy' : mode === 'silent' ? 'is silent' : mode}.`,
  );
}

async function failMailer(life: Life, chance: Chance): Promise<void> {
  const [mode, seconds] = [oneOf(chance, ['busy', 'silent'] as const), oneOf(chance, [5 * HOUR, 2 * DAY])];
  setProvider('ses', mode);
  beginFault(life, 'provider ses', seconds);
  life.tell(`For ${lengthOf(seconds)}, the mailer of the service is ${mode}.`);
}

async function bounce(life: Life, chance: Chance): Promise<void> {
  const person = oneOf(chance, [life.state.host, ...life.state.survivors]);
  const [mode, seconds] = [oneOf(chance, ['bounce', 'bounce', 'delay', 'complain', 'reject'] as const), oneOf(chance, [DAY, 10 * DAY, 60 * DAY])];
  bounceMailbox(person.email, mode);
  beginFault(life, `mailbox ${person.email}`, seconds);
  life.tell(`For ${lengthOf(seconds)}, mails to ${person.name} end so: ${mode}.`);
}

async function closeMailbox(life: Life, chance: Chance): Promise<void> {
  closeFor(life, oneOf(chance, [30 * DAY, 400 * DAY]));
}

function closeFor(life: Life, seconds: number): void {
  bounceMailbox(life.state.host.email, 'bounce');
  beginFault(life, `mailbox ${life.state.host.email}`, seconds);
  life.tell(`For ${lengthOf(seconds)}, the mailbox of ${life.state.host.name} does not exist.`);
}

async function closeWithLateReports(life: Life, chance: Chance): Promise<void> {
  reportLate(life.state.host.email);
  await closeMailbox(life, chance);
}

/** Later than a check of a day waits for its answer, and earlier than a transfer opens. */
async function closeForAYear(life: Life): Promise<void> {
  reportLate(life.state.host.email, 25);
  closeFor(life, 400 * DAY);
}

/** What can be derived from the records comes back with the next request, or on the next day: docs/reliability.md. */
const DERIVED = /^(TIMER|OUTBOX|WILL|TRANSFER)#/;

/** A restore leaves rows out. */
async function loseRows(life: Life, chance: Chance): Promise<void> {
  const { table } = worldNow();
  // A record of a transfer is no pointer to one.
  const derived = table.items().filter(({ pk, sk }) => DERIVED.test(String(pk)) && /^(MATTER|EFFECT|HOST|POINTER)$/.test(String(sk)));
  const lost = derived.filter(() => chance.next() < 0.4);
  for (const { pk, sk } of lost) table.run('DeleteItem', { TableName: names.tableName, Key: { pk, sk } });
  life.state.isTampered = true;
  life.tell(`The table loses ${lost.length} of ${derived.length} rows: ${lost.map(({ pk }) => String(pk).split('#')[0]).join(', ')}.`);
}

async function deploy(life: Life): Promise<void> {
  renewApp();
  const answer = await stackOfWorld.run('workers/create-keyring', {}).then(
    () => '',
    () => ' One of its steps fails.',
  );
  life.tell(`The operator deploys the service again: all functions forget what they remember.${answer}`);
}

async function rotate(life: Life, chance: Chance): Promise<void> {
  const rotation = oneOf(chance, ['add', 'add', 'retire', 'replace']);
  const answer = await stackOfWorld.run('workers/rotate-token-key', { rotation }).then(
    () => 'done',
    () => 'refused',
  );
  life.tell(`The operator rotates the key of sessions: ${rotation} (${answer}).`);
}

export const lengthOf = (seconds: number): string =>
  seconds >= DAY ? `${seconds / DAY} days` : seconds >= HOUR ? `${seconds / HOUR} hours` : `${seconds / MINUTE} minutes`;
