import { type Action, between, type Host, type Life, oneOf } from '#tests/lives/life.ts';
import { linkIn } from '#tests/lives/mailbox.ts';
import { acted, askAsHost, dropTokens, end, hostDoes, isSignedIn, said, sendAsHost, signIn } from './doing.ts';
import { learnAccount } from './learn.ts';

const PASSWORDS = ['a cup of coffee at noon', 'seven swans swim slowly', 'the piano is in tune again'];

/** A link of this kind that the Host has not opened yet. */
const unopened = (life: Life, by: Host, page: string): string | undefined => {
  const token = by.id === undefined ? undefined : linkIn(life, by.email, page);
  return token === undefined || by.opened.includes(token) ? undefined : token;
};

const account: Action[] = [
  hostDoes(
    'registers',
    ({ id }) => id === undefined,
    async (life, by) => {
      const json = { email: by.email, password: by.password, display_name: by.name, timezone: 'Europe/Vienna' };
      const reply = await life.ask(by, 'POST', '/api/auth/register', { json });
      if (reply.status === 201) by.id = reply.body.id;
      life.tell(`${by.name} registers ${said(reply)}.`);
    },
    40,
  ),
  hostDoes(
    'confirms the address',
    (by, life) => unopened(life, by, 'verify-email') !== undefined,
    async (life, by) => {
      const token = linkIn(life, by.email, 'verify-email');
      by.opened.push(token ?? '');
      const reply = await life.ask(by, 'POST', '/api/auth/verify-email', { json: { token } });
      if (reply.status === 200) by.isConfirmed = true;
      life.tell(`${by.name} confirms the address ${said(reply)}.`);
    },
    30,
  ),
  hostDoes(
    'asks for the link again',
    ({ id, accessToken }) => id !== undefined && accessToken === undefined,
    async (life, by) => {
      const reply = await life.ask(by, 'POST', '/api/auth/resend-verification', { json: { email: by.email } });
      life.tell(`${by.name} asks for the link to confirm the address again ${said(reply)}.`);
    },
    ({ isConfirmed }) => (isConfirmed ? 0.1 : 6),
  ),
  hostDoes(
    'signs in',
    ({ id }) => id !== undefined,
    async (life, by) => {
      const reply = await signIn(life, by);
      life.tell(`${by.name} signs in ${said(reply)}.`);
      if (reply.status === 200 && by.isSealed) await learnAccount(life, by);
    },
    ({ accessToken, isConfirmed }) => (accessToken === undefined && isConfirmed ? 25 : 0.5),
  ),
  hostDoes(
    'signs out',
    isSignedIn,
    async (life, by, chance) => {
      const everywhere = chance.next() < 0.5;
      const reply = await life.ask(by, 'POST', everywhere ? '/api/auth/logout-everywhere' : '/api/auth/logout', { token: by.accessToken ?? '' });
      if (reply.status === 204) dropTokens(by);
      life.tell(`${by.name} signs out${everywhere ? ' everywhere' : ''} ${said(reply)}.`);
    },
    0.4,
  ),
  hostDoes(
    'ends a session',
    isSignedIn,
    async (life, by, chance) => {
      const list = await askAsHost(life, by, 'GET', '/api/host/sessions');
      const { id } = list.status === 200 ? oneOf<{ id: string }>(chance, list.body.sessions) : { id: undefined };
      if (id === undefined) return;
      const reply = await askAsHost(life, by, 'DELETE', `/api/host/sessions/${id}`);
      end(by, 'sessionId', id);
      life.tell(`${by.name} ends one of ${list.body.sessions.length} sessions ${said(reply)}.`);
    },
    0.4,
  ),
  hostDoes(
    'changes the password',
    isSignedIn,
    async (life, by, chance) => {
      const next = oneOf(chance, PASSWORDS);
      if (next === by.password) return;
      const reply = await sendAsHost(life, by, 'POST', '/api/auth/change-password', { current_password: by.password, new_password: next });
      if (reply.status === 204) takePassword(life, by, next);
      life.tell(`${by.name} changes the password ${said(reply)}.`);
    },
    0.4,
  ),
  hostDoes('changes the profile', isSignedIn, changeProfile, 0.4),
  hostDoes('changes the e-mail address', isSignedIn, changeEmail, ({ isSealed }) => (isSealed ? 0.4 : 0.1)),
  hostDoes(
    'forgets the password',
    ({ id }) => id !== undefined,
    async (life, by) => {
      const reply = await life.ask(by, 'POST', '/api/auth/forgot-password', { json: { email: by.email } });
      life.tell(`${by.name} has forgotten the password, and asks for a link ${said(reply)}.`);
    },
    ({ isLockedOut, isSealed }) => (isLockedOut ? 25 : isSealed ? 0.3 : 0.7),
  ),
  hostDoes('chooses a new password', (by, life) => unopened(life, by, 'reset-password') !== undefined, resetPassword, 6),
];

function takePassword(life: Life, by: Host, next: string): void {
  end(by, 'password', by.password);
  by.password = next;
  acted(life, by, 'password');
}

async function changeProfile(life: Life, by: Host, chance: Parameters<Action['perform']>[2]): Promise<void> {
  const change = oneOf(chance, [
    { display_name: 'Anna Berger' },
    { display_name: 'Anna' },
    { locale: 'de' },
    { locale: 'en' },
    { timezone: 'America/New_York' },
  ]);
  // The people of these stories read English only.
  const reply = await sendAsHost(life, by, 'PUT', '/api/host/profile', change.locale === 'de' ? { locale: 'en-GB' } : change);
  life.tell(`${by.name} changes ${Object.keys(change)[0]} in the profile ${said(reply)}.`);
}

async function changeEmail(life: Life, by: Host, chance: Parameters<Action['perform']>[2]): Promise<void> {
  const email = oneOf(chance, [`anna.${between(chance, 1, 3)}@example.com`, by.ended['email']?.at(-1) ?? 'anna.4@example.com']);
  const reply = await sendAsHost(life, by, 'PUT', '/api/host/profile', { email });
  life.tell(`${by.name} asks for another e-mail address, ${email} ${said(reply)}.`);
  if (reply.status !== 200) return;
  acted(life, by, 'email');
  if (!by.readAt.includes(email)) by.readAt.push(email);
  const token = linkIn(life, email, 'verify-email');
  if (token === undefined || by.opened.includes(token)) return;
  by.opened.push(token);
  const confirmed = await life.ask(by, 'POST', '/api/auth/verify-email', { json: { token } });
  if (confirmed.status === 200) {
    end(by, 'email', by.email);
    by.email = email;
  }
  life.tell(`${by.name} confirms the new address ${said(confirmed)}.`);
}

async function resetPassword(life: Life, by: Host, chance: Parameters<Action['perform']>[2]): Promise<void> {
  const token = linkIn(life, by.email, 'reset-password');
  if (token === undefined) return;
  by.opened.push(token);
  const password = `${oneOf(chance, PASSWORDS)} ${between(chance, 1, 9)}`;
  const withPapers = chance.next() < 0.4;
  const reset = (more: object) => life.ask(by, 'POST', '/api/auth/reset-password', { json: { token, password, ...more } });
  const codes = codesOfPapers(life);
  // Not every paper is at hand.
  const lent = codes.slice(0, between(chance, 1, codes.length));
  let reply = await reset(withPapers ? { backup_codes: lent } : {});
  if (reply.body?.code === 'reset_needs_codes') reply = await reset({ backup_codes: codes });
  life.tell(`${by.name} chooses a new password with the link${withPapers ? ` and ${lent.length} papers` : ''} ${said(reply)}.`);
  if (reply.status !== 200 && reply.status !== 204) return;
  dropTokens(by);
  end(by, 'link', token);
  takePassword(life, by, password);
  acted(life, by, 'reset');
  if ((await signIn(life, by)).status === 200) await learnAccount(life, by);
}

/** One unused code of each paper, as the family reads them to the Host. */
export const codesOfPapers = (life: Life): { survivor_id: string; backup_code: string }[] =>
  life.state.survivors.flatMap(({ paper, usedCodes }) => {
    const code = paper?.backupCodes.find((one) => !usedCodes.includes(one));
    return paper && code !== undefined ? [{ survivor_id: paper.survivorId, backup_code: code }] : [];
  });

export const hostAccountActions: readonly Action[] = account;
