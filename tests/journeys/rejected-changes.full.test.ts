import { describe, expect, it } from 'vitest';
import * as answers from '#tests/support/answer-links.ts';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import {
  answered,
  authenticate,
  type Body,
  DAY,
  HOUR,
  type Host,
  letter,
  mailed,
  newcomer,
  openWill,
  passDeadline,
  type SealedWill,
  sealWill,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
} from '#tests/support/story.ts';

const stack = beginAfresh(sharedStack());

const THIEF = [{ type: 'email', value: 'eve@evil.example' }];
const CHANGED = 'The people who may open your will were changed';

const look = async (token: string) => String((await answers.look(stack, token)).body);
const respond = (token: string) => answers.respond(stack, token);
const press = async (token: string) => {
  const reply = await answers.press(stack, token);
  expect(reply.status).toBe(200);
  return String(reply.body);
};
const change = (will: SealedWill): Promise<Body> =>
  answered(200, will.host.ask, 'PUT', `/api/survivors/${survivorAt(will, 0).id}`, { json: { contact_methods: THIEF } });
const contactsOf = async ({ host, survivors }: SealedWill): Promise<Body> => {
  const { survivors: listed } = await answered(200, host.ask, 'GET', '/api/survivors');
  return listed.find(({ id }: Body) => id === survivors[0]?.id).contact_methods;
};
const newest = ({ email }: Host) => answers.newestAnswer(stack, email);

/** Moves the clock. Tokens are valid for an hour, so the Host signs in again. */
async function later(host: Host, seconds: number): Promise<void> {
  await stack.advance(seconds);
  await signIn(host);
}

/** Connects a telephone as the Host, and tests it. */
async function addPhone({ host }: SealedWill, to: string, name = 'Mine'): Promise<string> {
  const { sms } = await stack.endpoints();
  const { id } = await answered(201, host.ask, 'POST', '/api/connectors', { json: { type: 'sms', name, config: sms } });
  await answered(200, host.ask, 'POST', `/api/connectors/${id}/test`, { json: { test_destination: to } });
  return id;
}
const textsTo = async (to: string) => (await stack.messages({ to })).map(({ text }) => text).join('\n');

describe('a personal message that was deleted or replaced', () => {
  const put = (will: SealedWill, json: object): Promise<Body> =>
    answered(200, will.host.ask, 'PUT', `/api/survivors/${survivorAt(will, 0).id}`, { json });
  const readMessage = async (will: SealedWill): Promise<string> => {
    const transfer = await openWill(will);
    const ids = `transfer_id=${transfer.transferId}&survivor_id=${survivorAt(will, 0).id}`;
    return (await answered(200, survivorAt(will, 0).call, 'GET', `/api/survivor-auth/will-access?${ids}`)).personal_message;
  };
  const withoutIt = { has_personal_message: false, personal_message_restorable_until: expect.any(String) };

  it('by a form that sends its empty field: the Host is notified, it is in the history, and it can be restored for a week, on a new paper too', async () => {
    const will = await sealWill(stack);
    const ben = survivorAt(will, 0);
    await stack.clearMessages();
    const { contact_methods } = await put(will, {});
    expect(await put(will, { name: ben.name, contact_methods, personal_message: '' })).toMatchObject(withoutIt);
    expect(await subjects(stack, will.host.email)).toContain('A personal message in your will was changed');
    const { entries } = await answered(200, will.host.ask, 'GET', '/api/host/audit?limit=20');
    expect(entries).toContainEqual(expect.objectContaining({ event: 'survivors_changed', facts: expect.objectContaining({ message: 'removed' }) }));
    // Nothing is removed a second time.
    expect(await put(will, { personal_message: '' })).toMatchObject(withoutIt);
    const { backup_codes } = await answered(200, will.host.ask, 'POST', `/api/survivors/${ben.id}/regenerate-codes`);
    ben.backupCodes.splice(0, ben.backupCodes.length, ...backup_codes);
    await stack.messages();
    await later(will.host, 6 * DAY);
    const restored = await put(will, { restore_personal_message: true });
    expect(restored).toMatchObject({ has_personal_message: true, personal_message_restorable_until: null });
    const again = await will.host.ask('PUT', `/api/survivors/${ben.id}`, { json: { restore_personal_message: true } });
    expect(again).toMatchObject({ status: 400, body: { details: [{ path: 'restore_personal_message' }] } });
    await stack.messages();
    expect(await readMessage(will)).toBe(ben.message);
  });

  it('by the Host, and back by a reader of their mailbox: the Host is notified, and restores the newer one when they are proven, also by time alone', async () => {
    const will = await sealWill(stack);
    const ben = survivorAt(will, 0);
    await stack.clearMessages();
    await put(will, { personal_message: 'The newer one' });
    await press(await newest(will.host));
    const [undone] = (await stack.messages({ to: will.host.email })).filter(({ subject }) => subject === 'A change to your account was rejected');
    expect(undone?.text).toContain(
      `The earlier personal message to ${ben.name} is there again. If another one was there until now, you can restore it:`,
    );
    await later(will.host, 31 * DAY);
    const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
    expect(survivors).toContainEqual(
      expect.objectContaining({ id: ben.id, has_personal_message: true, personal_message_restorable_until: expect.any(String) }),
    );
    expect(await put(will, { restore_personal_message: true })).toMatchObject({ personal_message_restorable_until: null });
    await stack.messages();
    expect(await readMessage(will)).toBe('The newer one');
  });
});

describe('a Host who did not make the change', () => {
  it('gets a link, signs everyone out with it and gets the previous contacts back; then nothing can be changed', async () => {
    const will = await sealWill(stack);
    const { email, name } = survivorAt(will, 0);
    const former = await contactsOf(will);
    await change(will);
    const [announced] = (await stack.messages({ to: will.host.email })).slice(-1);
    expect(announced).toMatchObject({ subject: CHANGED, text: expect.stringContaining(`The contact details of ${name} were changed.`) });
    const [replaced] = await stack.messages({ to: email });
    expect(replaced?.subject).toBe(`Your contact details for the will of ${will.host.name} were changed`);
    expect(replaced?.text).not.toMatch(/https?:/);
    const token = await newest(will.host);
    expect(await look(token)).toContain('Did someone else change your will account?');
    expect(await contactsOf(will)).toEqual(THIEF);

    expect(await press(token)).toContain('Your will is safe from further changes');
    expect((await will.host.ask('GET', '/api/survivors')).status).toBe(401);
    await signIn(will.host);
    expect(await contactsOf(will)).toEqual(former);
    const again = await will.host.ask('PUT', `/api/survivors/${survivorAt(will, 0).id}`, { json: { contact_methods: THIEF } });
    expect(again).toMatchObject({ status: 409, body: { code: 'recently_recovered' } });
    expect(await subjects(stack, will.host.email)).toContain('Choose a new password for your account');
    expect(await press(token)).toContain('Everyone was already signed out');
    const [undone] = (await stack.messages({ to: will.host.email })).filter(({ subject }) => subject === 'A change to your account was rejected');
    expect(undone?.text).toContain(`The earlier contact details of ${name} are used again.`);
    expect((await subjects(stack, email)).at(-1)).toBe(`We use your earlier contact details for the will of ${will.host.name} again`);

    const transfer = await openWill(will);
    expect(await stack.messages({ to: 'eve@evil.example' })).toEqual([]);
    expect((await answered(200, newcomer(stack), 'GET', `/api/transfer/status?transfer_id=${transfer.transferId}`)).status).toBe('accessible');
  });

  it('removes the added Survivors, even if the threshold was raised to keep them, and is notified of the removals', async () => {
    const will = await sealWill(stack);
    const name = async (who: string) => {
      const json = { name: who, relationship: 'friend', contact_methods: [{ type: 'email', value: `${who}@evil.example` }] };
      await answered(201, will.host.ask, 'POST', '/api/survivors', { json });
      return newest(will.host);
    };
    const links = [await name('Eve'), await name('Mallory')];
    await answered(200, will.host.ask, 'PUT', '/api/survivors/minimum-count', { json: { threshold: 5 } });
    for (const link of links) {
      expect(await press(link)).toContain('If it added a person, that person was removed.');
      // First the documents are encrypted with a new key.
      await later(will.host, HOUR);
    }
    const { survivors, threshold } = await answered(200, will.host.ask, 'GET', '/api/survivors');
    expect([survivors.map(({ id }: Body) => id).sort(), threshold]).toEqual([will.survivors.map(({ id }) => id).sort(), 3]);
    expect(await answered(200, will.host.ask, 'GET', '/api/will/status')).toMatchObject({ sss_total: 3 });
    expect(await textsTo(will.host.email)).toContain('The person who was added, Eve, may no longer open your will.');
    const toBen = (await stack.messages({ to: survivorAt(will, 0).email })).flatMap(
      ({ text }) => /has (added|removed) a person/.exec(text)?.[1] ?? [],
    );
    expect(toBen).toEqual(['added', 'added', 'removed', 'removed']);
  });

  it('gets the name of a Survivor back, with which a transfer is started', async () => {
    const will = await sealWill(stack);
    const { id, name, email } = survivorAt(will, 0);
    await answered(200, will.host.ask, 'PUT', `/api/survivors/${id}`, { json: { name: 'Benedict' } });
    const [told] = (await stack.messages({ to: will.host.email })).slice(-1);
    expect(told).toMatchObject({ subject: CHANGED });
    expect(told?.text).toContain(`The name ${name} was changed to Benedict.`);
    expect((await stack.messages({ to: email })).at(-1)?.text).toContain(`from ${name} to Benedict.`);
    await press(await newest(will.host));
    await signIn(will.host);
    const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
    expect(survivors.map((one: Body) => one.name)).toContain(name);
    expect((await stack.messages({ to: email })).at(-1)?.text).toContain(`from Benedict to ${name}.`);
  });

  it('signs everyone out immediately while a transfer runs, and gets the contacts back after it is stopped', async () => {
    const will = await sealWill(stack);
    const former = await contactsOf(will);
    await change(will);
    const token = await newest(will.host);
    await startTransfer(will);
    const stop = await newest(will.host);
    expect(await press(token)).toContain('We cannot undo the change at the moment.');
    expect((await will.host.ask('GET', '/api/survivors')).status).toBe(401);
    expect((await respond(stop)).status).toBe(200);
    expect(await press(token)).toContain('Your will is safe from further changes');
    await signIn(will.host);
    expect(await contactsOf(will)).toEqual(former);
  });
});

describe('another e-mail address of a Host with a sealed will', () => {
  const [phone, another] = ['+436641111111', '+436642222222'];

  it('is announced over all channels, and so is its undoing, which rejects what else was changed', async () => {
    const will = await sealWill(stack);
    const { host } = will;
    await addPhone(will, phone);
    await later(host, 8 * DAY);
    const added = await addPhone(will, another, 'Another');
    // Messages that are pending at the same time are sent in any order.
    await stack.messages();
    const moved = `moved-${host.email}`;
    await answered(200, host.ask, 'PUT', '/api/host/profile', { json: { email: moved } });
    const verifying = await mailed(stack, moved, /verify-email#token=(\S+)/);
    await answered(200, newcomer(stack), 'POST', '/api/auth/verify-email', { json: { token: verifying } });
    expect(await textsTo(phone)).toContain('The e-mail address of your will account was changed.');

    expect(await press(await newest(host))).toContain('nothing about it can be changed');
    const told = 'Someone rejected a change to your will account';
    expect(await textsTo(phone)).toContain(told);
    expect(await subjects(stack, moved)).toContain('A change to your account was rejected');
    await signIn(host);
    const { connectors } = await answered(200, host.ask, 'GET', '/api/connectors');
    expect(connectors.find(({ id }: Body) => id === added)).toMatchObject({ is_verified: false, host_destination: null });
    expect(await host.ask('PUT', '/api/host/profile', { json: { email: moved } })).toMatchObject({ body: { code: 'recently_recovered' } });
  });
});

describe('a will that is sealed again with other documents', () => {
  it('is announced to the Host, who can sign out everyone by the link', async () => {
    const will = await sealWill(stack);
    const { host } = will;
    const { documents } = await answered(200, host.ask, 'GET', '/api/will/documents');
    await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter('forged.txt', 'All to Eve.')] });
    await answered(204, host.ask, 'DELETE', `/api/will/documents/${documents[0].id}`);
    await answered(200, host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: will.storageId } });
    const [mail] = (await stack.messages({ to: host.email })).slice(-1);
    expect(mail?.subject).toBe('Your will was sealed again');
    expect(mail?.text).toContain('It now has 1 document. 1 was added, and 1 was removed.');
    expect(await press(await newest(host))).toContain('Everyone was signed out');
    await signIn(host);
    expect(await host.ask('POST', '/api/will/upload', { parts: [letter()] })).toMatchObject({ status: 409, body: { code: 'recently_recovered' } });
  });
});

describe('a change of the check settings of a sealed will', () => {
  const QUICK = { hcit_days: 7, hcrt_hours: 24, hcrac: 1 };
  const quicken = ({ host }: SealedWill) => answered(200, host.ask, 'PUT', '/api/host/settings', { json: QUICK });
  const settingsOf = async ({ host }: SealedWill) => answered(200, host.ask, 'GET', '/api/host/settings');
  const nextCheck = async ({ host }: SealedWill) => (await answered(200, host.ask, 'GET', '/api/liveness/history')).next_check_due;

  it('is undone by its link, which ends all sessions and is no sign of life', async () => {
    const will = await sealWill(stack);
    const before = await settingsOf(will);
    const due = await nextCheck(will);
    await quicken(will);
    const token = await newest(will.host);
    expect(await look(token)).toContain('Undo the change of your check settings?');
    expect(await settingsOf(will)).toMatchObject(QUICK);
    expect(await press(token)).toContain('The earlier settings are used again.');
    expect((await will.host.ask('GET', '/api/host/settings')).status).toBe(401);
    await signIn(will.host);
    expect([await settingsOf(will), await nextCheck(will)]).toEqual([before, due]);
    expect(await will.host.ask('PUT', '/api/host/settings', { json: QUICK })).toMatchObject({ status: 409, body: { code: 'recently_recovered' } });
    expect(await press(token)).toContain('This change was already undone');
    const told = (await stack.messages({ to: will.host.email })).find(({ subject }) => subject === 'A change to your account was rejected');
    expect(told?.text).toContain('The earlier settings of our checks are used again.');
  });
});

describe('a Survivor who does not know the Host', () => {
  it('gets no more notices, the Host is notified, and requested codes still arrive', async () => {
    const will = await sealWill(stack);
    const ben = survivorAt(will, 0);
    const first = await startTransfer(will);
    await passDeadline(first, 1);
    const token = await answers.newestAnswer(stack, ben.email);
    expect(await look(token)).toContain('Do you not know the person who named you?');
    expect(await press(token)).toContain('We send no more notices to this address.');
    expect(await press(token)).toContain('We send no notices to this address.');
    expect(await subjects(stack, will.host.email)).toContain('One of your trusted people does not want our messages');
    const before = (await subjects(stack, ben.email)).length;
    await stack.advance(8 * DAY);
    expect(await subjects(stack, ben.email)).toHaveLength(before);
    expect((await subjects(stack, survivorAt(will, 1).email)).at(-1)).toContain('Reminder');

    await authenticate(first, ben);
    expect((await subjects(stack, ben.email)).at(-1)).toBe('Your one-time code');
  });

  it('is written to again once the Host has saved the address again, and the list of Survivors shows it until then', async () => {
    const will = await sealWill(stack);
    const ben = survivorAt(will, 0);
    await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 7, hcrt_hours: 24, hcrac: 1 } });
    await stack.advance(8 * DAY + HOUR);
    const link = await answers.newestAnswer(stack, ben.email);
    await press(link);
    await signIn(will.host);
    const path = `/api/survivors/${ben.id}`;
    const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
    expect(survivors.flatMap(({ notices_stopped }: Body) => notices_stopped ?? [])).toEqual([ben.email]);
    await answered(200, will.host.ask, 'POST', '/api/liveness/alive', { json: {} });
    const json = { contact_methods: [{ type: 'email', value: ben.email }] };
    expect(await answered(200, will.host.ask, 'PUT', path, { json })).not.toHaveProperty('notices_stopped');
    const before = (await subjects(stack, ben.email)).length;
    // The link of the previous round silences nothing.
    expect((await respond(link)).status).toBe(410);
    await stack.advance(8 * DAY + HOUR);
    expect((await subjects(stack, ben.email)).length).toBeGreaterThan(before);
  });
});
