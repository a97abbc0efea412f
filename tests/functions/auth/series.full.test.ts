import { describe, expect, it } from 'vitest';
import * as answers from '#tests/support/answer-links.ts';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import {
  addPhone,
  answered,
  authenticate,
  authenticateOnPaper,
  type Body,
  DAY,
  HOUR,
  type Host,
  joinDrive,
  letter,
  nameSurvivors,
  newcomer,
  openAccount,
  passDeadline,
  resetLink,
  resetWith,
  type Survivor,
  said,
  setUp,
  signIn,
  startTransfer,
  subjects,
} from '#tests/support/story.ts';

const stack = beginAfresh(sharedStack());

interface Unsealed {
  host: Host;
  survivors: Survivor[];
  storageId: string;
  willId: string;
}

/** A Host who has named two people and uploaded a letter, and has not sealed it. */
async function prepare(): Promise<Unsealed> {
  const host = await openAccount(stack);
  const { storageId } = await setUp(host);
  const survivors = await nameSurvivors(host, 2);
  const { will_id: willId } = await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter()] });
  return { host, survivors, storageId, willId };
}

/** Someone who reads the mailbox chooses a new password and signs in. Returns their session, and the reply to the reset. */
async function resetBy({ host }: Pick<Unsealed, 'host'>, password: string): Promise<{ person: Host; reply: Body }> {
  const reply = await resetWith(stack, await resetLink(host), password);
  expect(reply.status).toBeLessThan(300);
  const person: Host = { ...host, password, call: newcomer(stack), tokens: { ...host.tokens } };
  person.ask = (method, path, asking) => person.call(method, path, { token: person.tokens.access_token, ...asking });
  await signIn(person);
  return { person, reply };
}

const contactsOf = async ({ ask }: Host): Promise<string[]> => {
  const { survivors } = await answered(200, ask, 'GET', '/api/survivors');
  return survivors.flatMap(({ contact_methods }: Body) => contact_methods.map(({ value }: Body) => value)).sort();
};

const replaceContact = ({ ask }: Host, { id }: Survivor, value: string) =>
  answered(200, ask, 'PUT', `/api/survivors/${id}`, { json: { contact_methods: [{ type: 'email', value }] } });

const review = ({ ask }: Host): Promise<Body> => answered(200, ask, 'GET', '/api/auth/review');
const seal = ({ ask }: Host, { storageId }: Unsealed, more: object = {}) =>
  ask('POST', '/api/will/encrypt', { json: { storage_id: storageId, ...more } });
const accessPath = ({ transferId }: { transferId: string }, { id }: Survivor) =>
  `/api/survivor-auth/will-access?transfer_id=${transferId}&survivor_id=${id}`;
const restore = ({ ask }: Host, id: string) => ask('POST', '/api/auth/review/restore', { json: { id } });

describe('before a will is sealed, a person who reads the mailbox', () => {
  it.each([
    ['connect again', (thief: Host, storageId: string) => joinDrive(thief, 'drive_b', { account: 'ann@drive.example', storageId })],
    ['remove', (thief: Host, storageId: string) => answered(204, thief.ask, 'DELETE', `/api/storages/${storageId}`)],
  ])('ends no consent of a cloud drive that they %s: the Host’s own reset puts the drive back, and it works', async (_, change) => {
    const host = await openAccount(stack);
    const { id } = await joinDrive(host, 'drive_b', { account: 'ann@drive.example' });
    const { person: thief } = await resetBy({ host }, 'chosen by a thief');
    await change(thief, id);
    const { person: again } = await resetBy({ host }, 'chosen by the Host');
    expect(await answered(200, again.ask, 'POST', `/api/storages/${id}/test`)).toMatchObject({ is_connected: true, connection_error: null });
  });

  it('gets a refused sealing with the list, until the Host has reviewed it', async () => {
    const will = await prepare();
    const { person: host } = await resetBy(will, 'the first reset of the host');
    const [ben] = will.survivors as [Survivor];
    await replaceContact(host, ben, 'ben.new@example.com');
    const refused = await seal(host, will);
    expect(said(refused)).toBe('409 review_needed');
    const value = refused.body.details.find(({ path }: Body) => path === 'review').message;
    expect(refused.body.details).toContainEqual({ path: 'survivor', message: `The Survivor “${ben.name}” was changed: contacts.` });
    expect(said(await seal(host, will, { review: 'another list' }))).toBe('409 review_needed');
    expect(said(await seal(host, will, { review: value }))).toBe('200');
    const [lost] = await subjects(stack, ben.email);
    expect(lost).toBe(`Your contact details for the will of ${host.name} were changed`);
  });

  it('is stopped by a review on the page too: then the contract’s own request seals, as long as the list stays the same', async () => {
    const will = await prepare();
    const { person: host } = await resetBy(will, 'the first reset of the host');
    const [ben, clara] = will.survivors as [Survivor, Survivor];
    await replaceContact(host, ben, 'ben.new@example.com');
    const { review: first } = await review(host);
    await answered(200, host.ask, 'POST', '/api/auth/review', { json: { review: first } });
    await replaceContact(host, clara, 'clara.new@example.com');
    expect(said(await host.ask('POST', '/api/auth/review', { json: { review: first } }))).toBe('409 review_needed');
    expect(said(await seal(host, will))).toBe('409 review_needed');
    const { review: second } = await review(host);
    expect(await answered(200, host.ask, 'POST', '/api/auth/review', { json: { review: second } })).toMatchObject({ needed: false, review: second });
    await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter('second.txt')] });
    expect(said(await seal(host, will))).toBe('200');
  });

  it('cannot confirm a later reset by a telephone that was connected in the series, although an earlier one of the Host can', async () => {
    const will = await prepare();
    const ownPhone = await addPhone(will.host, '+436645550100');
    await answered(200, will.host.ask, 'PUT', `/api/connectors/${ownPhone}`, { json: { name: 'My own phone' } });
    await stack.advance(8 * DAY);
    const { person: thief } = await resetBy(will, 'the thief has the mailbox');
    await addPhone(thief, '+436645550667');
    const { person: host } = await resetBy(will, 'the host has forgotten nothing');
    const { set_aside: aside } = await review(host);
    await answered(200, host.ask, 'POST', '/api/auth/review/restore', { json: { id: aside[0].id } });
    const { review: value } = await review(host);
    expect(said(await seal(host, will, { review: value }))).toBe('200');

    await stack.advance(10 * DAY);
    await resetBy(will, 'the thief comes again');
    const token = await answers.newestAnswer(stack, '+436645550667');
    expect(await answers.respond(stack, token, { reset: 'mine' })).not.toMatchObject({ body: { reset: 'confirmed' } });
    const own = await answers.newestAnswer(stack, '+436645550100');
    expect(await answers.respond(stack, own, { reset: 'mine' })).toMatchObject({ body: { reset: 'confirmed' } });
  });
});

describe('what is put back or brought back', () => {
  it('opens: after put back and bring back, codes go to the true contact, the paper authenticates, and both messages open', async () => {
    const will = await prepare();
    const [ben, clara] = will.survivors as [Survivor, Survivor];
    const { person: first } = await resetBy(will, 'the first reset of the host');
    const [dora] = (await nameSurvivors(first, 1, () => [{ type: 'email', value: 'dora.paper@example.net' }])) as [Survivor];
    const { person: thief } = await resetBy(will, 'the thief has the mailbox');
    await replaceContact(thief, ben, 'thief1@example.net');
    await answered(200, thief.ask, 'PUT', `/api/survivors/${clara.id}`, { json: { personal_message: 'Send me money.' } });
    const { person: host } = await resetBy(will, 'the host has it again now');
    const { set_aside: aside } = await review(host);
    const own = aside.find(({ destinations }: Body) => destinations.includes('dora.paper@example.net'));
    expect(said(await restore(host, own.id))).toBe('200');
    const { review: value } = await review(host);
    expect(said(await seal(host, will, { review: value }))).toBe('200');

    const sealed = { ...will, stack, connectorId: '', documents: [] };
    const transfer = await startTransfer(sealed, clara);
    await passDeadline(transfer);
    await authenticate(transfer, ben);
    await authenticateOnPaper(transfer, dora);
    expect(await answered(200, ben.call, 'GET', accessPath(transfer, ben))).toMatchObject({ personal_message: ben.message });
    await authenticateOnPaper(transfer, clara);
    expect(await answered(200, clara.call, 'GET', accessPath(transfer, clara))).toMatchObject({ personal_message: clara.message });
    expect(await answered(200, dora.call, 'GET', accessPath(transfer, dora))).toMatchObject({ personal_message: dora.message });
  });
});

describe('an honest Host who resets the password once before anything is sealed', () => {
  it('seals without a wait; the Survivors are notified immediately, on day 1 and on day 15, and after 30 days everything counts', async () => {
    const will = await prepare();
    const { person: host, reply } = await resetBy(will, 'i had forgotten it');
    expect(reply.status).toBe(204);
    expect(said(await seal(host, will))).toBe('200');
    expect(await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 60 } })).toMatchObject({ hcit_days: 60 });
    await addPhone(host, '+436645550002');
    const warnings = async () => {
      const all = await subjects(stack, will.survivors[0]?.email ?? '');
      return all.filter((subject) => subject.includes('was reset by e-mail')).length;
    };
    expect(await warnings()).toBe(1);
    await stack.advance(DAY + HOUR);
    expect(await warnings()).toBe(2);
    await stack.advance(14 * DAY);
    expect(await warnings()).toBe(3);
    await stack.advance(16 * DAY);
    await signIn(host);
    expect(await review(host)).toMatchObject({ series: null, items: [], needed: false });
  });
});

describe('a link that says “I did not reset it”, before a will is sealed', () => {
  it('restores the password from before, and sets aside what was set since', async () => {
    const will = await prepare();
    const [ben] = will.survivors as [Survivor];
    const before = await contactsOf(will.host);
    const { person: thief } = await resetBy(will, 'the thief has the mailbox');
    await replaceContact(thief, ben, 'thief1@example.net');
    const token = await answers.newestAnswer(stack, will.host.email);
    const reply = await answers.respond(stack, token, { reset: 'not_mine' });
    expect(reply).toMatchObject({ status: 200, body: { reset: 'denied' } });
    expect(reply.body.message).toContain(ben.name);
    expect(said(await thief.ask('GET', '/api/survivors'))).toBe('401 unauthorized');
    await signIn(will.host);
    expect(await contactsOf(will.host)).toEqual(before);
    expect((await review(will.host)).set_aside.map(({ destinations }: Body) => destinations)).toEqual([['thief1@example.net']]);
  });
});
