import { type Action, type Host, type Life, oneOf } from '#tests/lives/life.ts';
import type { Reply } from '#tests/support/client.ts';
import { acted, end, hostDoes, isSignedIn, said, sendAsHost, takeTokens } from './doing.ts';
import { authenticatorOf, type Passkey, usePasskey } from './passkey.ts';

type Chance = Parameters<Action['perform']>[2];

/** Some Hosts prefer a passkey to an app. */
const wantsPasskey = ({ options }: Host): boolean => options.hasFactor && ['diligent', 'changing', 'travelling'].includes(options.temperament);

export const hostPasskeyActions: readonly Action[] = [
  hostDoes(
    'adds a passkey',
    (by) => isSignedIn(by) && by.passkey === undefined && wantsPasskey(by),
    addPasskey,
    ({ isSealed }) => (isSealed ? 1 : 3),
  ),
  hostDoes(
    'signs in with the passkey',
    ({ passkey }) => passkey !== undefined,
    async (life, by) => {
      const { passkey } = by;
      if (passkey) life.tell(`${by.name} signs in with the passkey ${said(await signInWith(life, by, passkey))}.`);
    },
    ({ accessToken }) => (accessToken === undefined ? 15 : 0.7),
  ),
  hostDoes('tries a passkey that no longer works', (by) => endedPasskeys(by).length > 0, tryEnded, 0.7),
  hostDoes('removes the passkey', (by) => isSignedIn(by) && by.passkey !== undefined, removePasskey, 0.3),
  hostDoes(
    'loses the device with the passkey',
    ({ passkey }) => passkey !== undefined,
    async (life, by) => {
      delete by.passkey;
      life.tell(`${by.name} loses the device with the passkey.`);
    },
    0.3,
  ),
];

async function addPasskey(life: Life, by: Host, chance: Chance): Promise<void> {
  const begun = await sendAsHost(life, by, 'POST', '/api/auth/factors/begin', { kind: 'passkey', password: by.password });
  if (begun.status !== 200) return life.tell(`${by.name} begins to add a passkey ${said(begun)}.`);
  const made: Passkey = { id: '', seed: chance.bytes(32).toString('hex'), signatures: 0 };
  const credential = authenticatorOf(by, made).create(begun.body.passkey);
  const reply = await sendAsHost(life, by, 'POST', '/api/auth/factors', { enrolment: begun.body.enrolment, name: 'Laptop', credential });
  if (reply.status === 201) {
    by.passkey = { ...made, id: reply.body.id };
    by.recoveryCodes = reply.body.recovery_codes ?? by.recoveryCodes;
    acted(life, by, 'factor');
  }
  life.tell(`${by.name} adds a passkey ${said(reply)}.`);
}

/** Signs in without address and password. */
async function signInWith(life: Life, by: Host, passkey: Passkey): Promise<Reply> {
  const asked = await life.ask(by, 'POST', '/api/auth/passkey/begin');
  if (asked.status !== 200) return asked;
  const reply = await life.ask(by, 'POST', '/api/auth/passkey/sign-in', { json: { credential: usePasskey(by, passkey, asked.body.passkey) } });
  if (reply.status === 200) takeTokens(by, reply.body);
  return reply;
}

/** The passkeys that the Host has removed, as their devices still have them. */
const endedPasskeys = ({ ended }: Host): string[] => ended['passkey'] ?? [];

async function tryEnded(life: Life, by: Host, chance: Chance): Promise<void> {
  const passkey: Passkey = JSON.parse(oneOf(chance, endedPasskeys(by)));
  life.tell(`${by.name} tries to sign in with a passkey that was removed ${said(await signInWith(life, by, passkey))}.`);
}

async function removePasskey(life: Life, by: Host): Promise<void> {
  const reply = await sendAsHost(life, by, 'DELETE', `/api/auth/factors/${by.passkey?.id}`, { password: by.password });
  if (reply.status === 204) {
    end(by, 'passkey', JSON.stringify(by.passkey));
    delete by.passkey;
    acted(life, by, 'factor');
  }
  life.tell(`${by.name} removes the passkey ${said(reply)}.`);
}
