import { newIdentity } from '#custody/age.ts';
import { type Action, between, type Host, type Life, oneOf, type Paper, type Survivor } from '#tests/lives/life.ts';
import type { Reply } from '#tests/support/client.ts';
import { during } from '#tests/world/world.ts';
import { acted, askAsHost, end, hostDoes, isSignedIn, isUnclear, said, sendAsHost, unsealedThenSealed } from './doing.ts';
import { forget, learnAccount } from './learn.ts';

type Chance = Parameters<Action['perform']>[2];

const unnamed = (life: Life): Survivor | undefined => life.state.survivors.find(({ id, isBeingNamed }) => id === undefined && !isBeingNamed);
const named = (life: Life): Survivor[] => life.state.survivors.filter(({ id }) => id !== undefined);

export const hostPeopleActions: readonly Action[] = [
  hostDoes('names a person', (by, life) => isSignedIn(by) && unnamed(life) !== undefined, nameSurvivor, unsealedThenSealed(25, 2)),
  hostDoes('checks a paper', (by, life) => isSignedIn(by) && named(life).length > 0, confirmPaper, 1),
  hostDoes('invites a person', (by, life) => isSignedIn(by) && named(life).length > 0, invite, unsealedThenSealed(1, 1)),
  hostDoes('writes another message', (by, life) => isSignedIn(by) && named(life).length > 0, changeMessage, unsealedThenSealed(0.5, 1)),
  hostDoes('changes a contact', (by, life) => isSignedIn(by) && named(life).length > 0, changeContact, unsealedThenSealed(0.2, 1)),
  // The stage `renamed` has it. A weight here would give each seed another life.
  hostDoes('renames a person', (by, life) => isSignedIn(by) && named(life).length > 0, rename, 0),
  hostDoes('prints a new paper', (by, life) => isSignedIn(by) && named(life).length > 0, renewPaper, paperWeight),
  hostDoes('removes a person', (by, life) => isSignedIn(by) && named(life).length > 2, remove, unsealedThenSealed(0.1, 0.5)),
  hostDoes(
    'chooses how many must come together',
    (by, life) => isSignedIn(by) && named(life).length >= 2,
    changeThreshold,
    unsealedThenSealed(2, 0.3),
  ),
];

/** A lost paper is replaced soon, by a Host who knows of it. */
function paperWeight({ isSealed }: Host, life: Life): number {
  if (named(life).some(({ paper }) => paper === undefined)) return 3;
  return isSealed ? 0.7 : 0.2;
}

/** A key that the Host's device makes for a paper, if the will is sealed there. */
async function keyForPaper(by: Host): Promise<Awaited<ReturnType<typeof newIdentity>> | undefined> {
  return by.options.level === 'device' ? during(newIdentity()) : undefined;
}

function contactsOf({ contacts, email, phone, name }: Survivor): { type: string; value: string }[] {
  const values = {
    email: { type: 'email', value: email },
    sms: { type: 'sms', value: phone },
    paper: { type: 'email', value: `nobody.${name.toLowerCase()}@example.net` },
  };
  return contacts.map((kind) => values[kind]);
}

async function nameSurvivor(life: Life, by: Host): Promise<void> {
  const person = unnamed(life);
  if (!person) return;
  person.isBeingNamed = true;
  const key = await keyForPaper(by);
  const fields = { name: person.name, relationship: 'child', contact_methods: contactsOf(person), personal_message: person.message };
  const reply = await sendAsHost(life, by, 'POST', '/api/survivors', { ...fields, ...(key && { paper_recipient: key.recipient }) });
  if (reply.status === 201) {
    person.id = reply.body.id;
    delete person.nameInAccount;
    takePaper(person, reply, reply.body.id, key);
    acted(life, by, 'people');
  } else if (isUnclear(reply)) await learnWithoutPaper(life, by, person);
  person.isBeingNamed = false;
  life.tell(`${by.name} names ${person.name} ${said(reply)}.`);
}

/** The person may have been added, and their paper did not arrive: it must be made again. */
async function learnWithoutPaper(life: Life, by: Host, person: Survivor): Promise<void> {
  const { status, body } = await askAsHost(life, by, 'GET', '/api/survivors');
  const found = status === 200 && body.survivors.find(({ name }: { name: string }) => name === person.name);
  if (found) person.id = found.id;
}

/** The new paper replaces the one before, which the person keeps in a drawer. */
function takePaper(person: Survivor, { body }: Reply, survivorId: string, key?: { identity: string; recipient: string }): void {
  if (person.paper) person.earlierPapers.push(person.paper);
  const paper: Paper = { backupCodes: body.backup_codes, recoveryKey: body.recovery_key ?? key?.identity ?? '', survivorId, willId: body.will_id };
  person.paper = key ? { ...paper, recipient: key.recipient } : paper;
}

async function confirmPaper(life: Life, by: Host, chance: Chance): Promise<void> {
  const person = oneOf(chance, named(life));
  const code = chance.next() < 0.2 ? person.earlierPapers.at(-1)?.backupCodes[0] : person.paper?.backupCodes[0];
  const reply = await sendAsHost(life, by, 'POST', `/api/survivors/${person.id}/confirm-paper`, { backup_code: code ?? 'AAAA-AAAA' });
  life.tell(`${by.name} types a code from ${person.name}'s paper ${said(reply)}.`);
}

async function invite(life: Life, by: Host, chance: Chance): Promise<void> {
  const person = oneOf(chance, named(life));
  const reply = await askAsHost(life, by, 'POST', `/api/survivors/${person.id}/invite`);
  life.tell(`${by.name} invites ${person.name} ${said(reply)}.`);
}

async function changeMessage(life: Life, by: Host, chance: Chance): Promise<void> {
  const person = oneOf(chance, named(life));
  const isRemoved = chance.next() < 0.1;
  const message = isRemoved ? '' : `Dear ${person.name}, message ${between(chance, 1, 999)} was for you alone.`;
  const json = isRemoved ? { personal_message: '' } : { personal_message: message };
  const reply = await sendAsHost(life, by, 'PUT', `/api/survivors/${person.id}`, json);
  if (reply.status === 200) {
    end(person, 'message', person.message);
    person.message = message;
  }
  // No one knows then which message arrives.
  if (isUnclear(reply)) by.isUnsure = true;
  life.tell(`${by.name} ${isRemoved ? 'removes the message' : 'writes another message'} to ${person.name} ${said(reply)}.`);
}

async function changeContact(life: Life, by: Host, chance: Chance): Promise<void> {
  const person = oneOf(chance, named(life));
  const isMoving = chance.next() < 0.5;
  const before = { email: person.email, contacts: person.contacts, hasMail: person.hasMail };
  if (isMoving) Object.assign(person, { email: `${person.name.toLowerCase()}.${between(chance, 1, 99)}@example.org`, hasMail: true });
  else person.contacts = oneOf(chance, [['email'], ['email', 'sms'], ['sms', 'email'], ['sms']]);
  const reply = await sendAsHost(life, by, 'PUT', `/api/survivors/${person.id}`, { contact_methods: contactsOf(person) });
  if (reply.status === 200) {
    acted(life, by, 'people');
    if (isMoving) end(person, 'email', before.email);
  } else Object.assign(person, before);
  life.tell(`${by.name} changes the contacts of ${person.name}${isMoving ? ' to a new address' : ''} ${said(reply)}.`);
}

async function rename(life: Life, by: Host, chance: Chance): Promise<void> {
  const person = oneOf(chance, named(life));
  const name = `${person.name} ${oneOf(chance, ['Novak', 'Meyer', 'Silva'])}`;
  const reply = await sendAsHost(life, by, 'PUT', `/api/survivors/${person.id}`, { name });
  if (reply.status === 200) {
    person.nameInAccount = name;
    acted(life, by, 'people');
  }
  life.tell(`${by.name} calls ${person.name} ${name} ${said(reply)}.`);
}

async function renewPaper(life: Life, by: Host, chance: Chance): Promise<void> {
  const without = named(life).filter(({ paper }) => paper === undefined);
  const person = oneOf(chance, without.length > 0 ? without : named(life));
  const key = await keyForPaper(by);
  const json = key ? { paper_recipient: key.recipient } : {};
  const reply = await sendAsHost(life, by, 'POST', `/api/survivors/${person.id}/regenerate-codes`, json);
  if (reply.status === 200 && person.id !== undefined) {
    takePaper(person, reply, person.id, key);
    acted(life, by, 'people');
  }
  // The paper before may be invalid already, and no one has the new one.
  if (isUnclear(reply) && person.paper) {
    person.earlierPapers.push(person.paper);
    delete person.paper;
  }
  if (reply.status === 404) await learnAccount(life, by);
  life.tell(`${by.name} prints a new paper for ${person.name} ${said(reply)}.`);
}

async function remove(life: Life, by: Host, chance: Chance): Promise<void> {
  const person = oneOf(chance, named(life));
  const reply = await askAsHost(life, by, 'DELETE', `/api/survivors/${person.id}`);
  if (reply.status === 204) {
    forget(person);
    acted(life, by, 'people');
  } else if (isUnclear(reply) || reply.status === 404) await learnAccount(life, by);
  life.tell(`${by.name} removes ${person.name} ${said(reply)}.`);
}

async function changeThreshold(life: Life, by: Host, chance: Chance): Promise<void> {
  const threshold = by.isSealed ? between(chance, 2, named(life).length) : Math.min(by.options.threshold, named(life).length);
  const reply = await sendAsHost(life, by, 'PUT', '/api/survivors/minimum-count', { threshold });
  if (reply.status === 200) acted(life, by, 'settings');
  life.tell(`${by.name} chooses that ${threshold} must come together ${said(reply)}.`);
}
