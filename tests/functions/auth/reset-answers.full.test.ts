import { describe, expect, it } from 'vitest';
import { DEFAULT_READER, formatMoment } from '#common/moment.ts';
import * as answers from '#tests/support/answer-links.ts';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import {
  addPhone,
  answered,
  checkStatuses,
  DAY,
  newcomer,
  newestReset,
  passDeadline,
  resetLink,
  resetWith,
  type SealedWill,
  said,
  sealWill,
  signIn,
  startTransfer,
  subjects,
  transferStatus,
} from '#tests/support/story.ts';

const stack = beginAfresh(sharedStack());

const MINE = 'I am well, and I reset the password';
const NOT_MINE = 'I am well, but I did not reset it';
const EARLIER_WORKS = 'Your earlier password works again';

let phones = 0;
/** A will whose Host is reached at a telephone too; checks go there where it is `preferred`. */
async function sealWithPhone(isPreferred = false): Promise<SealedWill & { phone: string }> {
  const will = await sealWill(stack);
  phones += 1;
  const phone = `+43664555${1000 + phones}`;
  const id = await addPhone(will.host, phone);
  if (isPreferred) await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { preferred_connector_id: id } });
  return { ...will, phone };
}

const choose = (token: string, password: string) => resetWith(stack, token, password);

/** A person who reads the mailbox chooses a new password. */
async function resetByMail(will: SealedWill, password = 'chosen by mail'): Promise<void> {
  expect(said(await choose(await resetLink(will.host), password))).toBe('204');
}

const logIn = async ({ host: { email } }: SealedWill, password: string) =>
  said(await newcomer(stack)('POST', '/api/auth/login', { json: { email, password } }));

/** Returns whether a person who signs in with this password can change the will. */
async function mayChange({ host, ...will }: SealedWill, password: string): Promise<boolean> {
  await signIn({ ...host, password });
  host.password = password;
  await signIn(host);
  const { hcit_days } = await answered(200, host.ask, 'GET', '/api/host/settings');
  const reply = await host.ask('PUT', '/api/host/settings', { json: { hcit_days: hcit_days === 30 ? 60 : 30 } });
  if (!['200', '409 recently_recovered'].includes(said(reply))) throw new Error(`${will.willId}: ${said(reply)}`);
  return reply.status === 200;
}

const textOf = async (token: string) => String((await answers.look(stack, token)).body);
const newest = (address: string) => answers.newestAnswer(stack, address);

describe('after a reset by e-mail, a link that a Host gets over a verified telephone', () => {
  it('shows the reset with its time and asks whether it was them; a plain answer is a sign of life and no more', async () => {
    const will = await sealWithPhone(true);
    const at = formatMoment((await stack.now()).toISOString(), DEFAULT_READER);
    await resetByMail(will);
    await stack.advance(30 * DAY);
    const token = await newest(will.phone);
    expect(await textOf(token)).toContain(`was reset by e-mail on ${at}.`);
    expect(Object.keys(answers.buttonsOf(await answers.look(stack, token)))).toEqual([MINE, NOT_MINE]);

    const reply = await answers.respond(stack, token);
    expect(reply).toMatchObject({ status: 200, body: { confirmed: true } });
    expect(reply.body).not.toHaveProperty('reset');
    expect(await mayChange(will, 'chosen by mail')).toBe(false);
    expect(await checkStatuses(will.host)).toEqual(['confirmed']);
    // The link is used up as a sign of life; what it asks about the reset is still open.
    expect(String((await answers.pressButton(stack, token, MINE)).body)).toContain('You can change everything about your will again.');
    expect(await mayChange(will, 'chosen by mail')).toBe(true);
  });

  it('confirms the reset that its page showed, and none that came later', async () => {
    const will = await sealWithPhone(true);
    await resetByMail(will);
    await stack.advance(30 * DAY);
    const token = await newest(will.phone);
    const shown = answers.buttonsOf(await answers.look(stack, token))[MINE];
    await resetByMail(will, 'chosen by mail again');
    const reply = await answers.respond(stack, token, { reset: 'mine', reset_at: shown?.['reset_at'] ?? '' });
    expect(reply).toMatchObject({ status: 200, body: { confirmed: true, reset: 'unconfirmed' } });
    expect(await answers.respond(stack, token, { reset: 'mine' })).toMatchObject({ body: { reset: 'unconfirmed' } });
    expect(await mayChange(will, 'chosen by mail again')).toBe(false);
  });

  it("of the reset's own message confirms that reset, but not a later one", async () => {
    const will = await sealWithPhone();
    await resetByMail(will);
    const first = await newest(will.phone);
    await resetByMail(will, 'chosen by mail again');
    expect(await answers.respond(stack, first, { reset: 'mine' })).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    const second = await newest(will.phone);
    expect(await answers.respond(stack, second, { reset: 'mine' })).toMatchObject({ status: 200, body: { reset: 'confirmed' } });
    expect(await mayChange(will, 'chosen by mail again')).toBe(true);
    expect(await textOf(second)).toContain('already answered');
  });

  it('confirms nothing when the telephone is no longer theirs', async () => {
    const will = await sealWithPhone();
    const notMe = await newest(will.host.email);
    await resetByMail(will);
    const token = await newest(will.phone);
    // The telephone was proven within the week: the Host says that it is not theirs.
    await answers.press(stack, notMe);
    for (const reset of ['mine', 'not_mine'])
      expect(await answers.respond(stack, token, { reset })).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    expect(await mayChange(will, 'chosen by mail')).toBe(false);
  });
});

describe('a thief who knew the previous password', () => {
  it('does not bring it back from a telephone that was added within the week', async () => {
    const will = await sealWithPhone();
    const { password } = will.host;
    await resetByMail(will, 'chosen by the Host');
    const token = await newest(will.phone);
    expect(Object.keys(answers.buttonsOf(await answers.look(stack, token)))).toEqual([MINE]);
    expect(await answers.respond(stack, token, { reset: 'not_mine' })).toMatchObject({ status: 200, body: { reset: 'unconfirmed' } });
    expect(await logIn(will, password)).toBe('401 invalid_credentials');
    expect(await logIn(will, 'chosen by the Host')).toBe('200');
    expect(said(await choose(await resetLink(will.host), 'chosen by the Host again'))).toBe('204');

    await stack.advance(7 * DAY);
    await answers.pressButton(stack, await newest(will.phone), NOT_MINE);
    expect(await logIn(will, password)).toBe('200');
  });

  it('does not bring it back from an address that they gave to the account', async () => {
    const will = await sealWill(stack);
    const { password } = will.host;
    const theirs = `thief.of.${will.host.email}`;
    await answered(200, will.host.ask, 'PUT', '/api/host/profile', { json: { email: theirs } });
    await resetByMail(will, 'chosen by the Host');
    expect(await subjects(stack, theirs)).toContain('The password of your account was reset');
    await expect(newest(theirs)).rejects.toThrow();
    await stack.advance(30 * DAY);
    const token = await newest(theirs);
    expect(Object.keys(answers.buttonsOf(await answers.look(stack, token)))).toEqual(['Yes, I am well']);
    expect(await answers.respond(stack, token, { reset: 'not_mine' })).toMatchObject({ status: 200 });
    expect(await logIn(will, password)).toBe('401 invalid_credentials');
  });
});

describe('a Host who did not reset the password', () => {
  it('can press twice, and at the same time: the earlier password stays', async () => {
    const will = await sealWill(stack);
    const { password } = will.host;
    await resetByMail(will);
    const token = await newest(will.host.email);
    const replies = await Promise.all([1, 2].map(() => answers.respond(stack, token, { reset: 'not_mine' })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.map(({ body }) => body.reset).sort()).toEqual(['denied', undefined]);
    expect(said(await answers.press(stack, token, { reset: 'not_mine' }))).toBe('200');
    expect(await logIn(will, password)).toBe('200');
    expect((await subjects(stack, will.host.email)).filter((subject) => subject === EARLIER_WORKS)).toHaveLength(1);
  });

  it('gets the password back after the deadline too, but no old mail stops the transfer then', async () => {
    const will = await sealWill(stack);
    const { password } = will.host;
    await resetByMail(will);
    const token = await newest(will.host.email);
    const transfer = await startTransfer(will);
    await passDeadline(transfer);
    expect(said(await answers.respond(stack, token))).toBe('410 link_expired');
    expect(said(await answers.respond(stack, token, { reset: 'mine' }))).toBe('410 link_expired');
    expect(await textOf(token)).toContain('This link does not stop the transfer of your will');
    await answers.pressButton(stack, token, NOT_MINE);
    expect((await transferStatus(transfer, newcomer(stack))).status).toBe('awaiting_authentication');
    expect(await logIn(will, password)).toBe('200');
  });

  it('says over the telephone that they rejected it, and the will is open to them again', async () => {
    const will = await sealWithPhone();
    const { password } = will.host;
    await resetByMail(will);
    const stale = await newest(will.phone);
    await answers.pressButton(stack, await newest(will.host.email), NOT_MINE);
    await stack.messages();
    // The page of the reset itself was opened before the denial: its button means another password.
    expect(await answers.respond(stack, stale, { reset: 'mine' })).toMatchObject({ status: 200, body: {} });
    expect(await mayChange(will, password)).toBe(false);
    await answers.pressButton(stack, await newest(will.phone), 'I am well, and I rejected the reset');
    expect(await mayChange(will, password)).toBe(true);
  });

  it('but made the reset, says so over the telephone and gets a link that works without codes', async () => {
    const will = await sealWithPhone();
    await resetByMail(will);
    await answers.pressButton(stack, await newest(will.host.email), NOT_MINE);
    await stack.messages();
    const token = await newest(will.phone);
    expect(await answers.pressButton(stack, token, 'I reset the password myself')).toMatchObject({ status: 200 });
    const link = await newestReset(stack, will.host.email);
    expect(said(await choose(link, 'chosen by the Host'))).toBe('204');
    expect(await mayChange(will, 'chosen by the Host')).toBe(false);
    await answers.pressButton(stack, await newest(will.phone), MINE);
    expect(await mayChange(will, 'chosen by the Host')).toBe(true);
  });
});
