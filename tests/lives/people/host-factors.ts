import { type Action, between, type Host, type Life, oneOf } from '#tests/lives/life.ts';
import { acted, askAsHost, end, hostDoes, isSignedIn, said, sendAsHost } from './doing.ts';
import { codesOfPapers } from './host-account.ts';
import { appCode, proveFactor } from './prove-factor.ts';

export const hostFactorActions: readonly Action[] = [
  hostDoes(
    'adds an authenticator app',
    (by) => isSignedIn(by) && by.app === undefined && by.options.hasFactor,
    addApp,
    ({ isSealed }) => (isSealed ? 1 : 3),
  ),
  hostDoes(
    'proves the second factor',
    (by) => isSignedIn(by) && (by.app !== undefined || by.passkey !== undefined || by.recoveryCodes.length > 0),
    async (life, by) => life.tell(`${by.name} proves the second factor (${(await proveFactor(life, by)) ? 'accepted' : 'not accepted'}).`),
    0.5,
  ),
  hostDoes(
    'types a wrong code of the app',
    (by) => isSignedIn(by) && by.app !== undefined,
    async (life, by) => {
      const reply = await life.ask(by, 'POST', '/api/auth/step-up/prove', { token: by.accessToken ?? '', json: { code: '000000' } });
      life.tell(`${by.name} types a wrong code of the app ${said(reply)}.`);
    },
    0.2,
  ),
  hostDoes('renames the authenticator app', (by) => isSignedIn(by) && by.app !== undefined, renameApp, 0.2),
  hostDoes('removes the authenticator app', (by) => isSignedIn(by) && by.app !== undefined, removeApp, 0.2),
  hostDoes('makes new recovery codes', (by) => isSignedIn(by) && by.app !== undefined, renewCodes, 0.3),
  hostDoes(
    'loses the telephone with the app',
    ({ app }) => app !== undefined,
    async (life, by) => {
      end(by, 'appSecret', by.app?.secret);
      delete by.app;
      life.tell(`${by.name} loses the telephone with the authenticator app.`);
    },
    0.2,
  ),
  hostDoes(
    'has all factors removed with papers',
    (by) => isSignedIn(by) && by.app === undefined && by.passkey === undefined && by.recoveryCodes.length > 0,
    loseFactors,
    1,
  ),
];

async function addApp(life: Life, by: Host): Promise<void> {
  const begun = await sendAsHost(life, by, 'POST', '/api/auth/factors/begin', { kind: 'totp', password: by.password });
  if (begun.status !== 200) return life.tell(`${by.name} begins to add an authenticator app ${said(begun)}.`);
  const { enrolment, totp } = begun.body;
  const reply = await sendAsHost(life, by, 'POST', '/api/auth/factors', { enrolment, name: 'Telephone', code: appCode(life, totp.secret) });
  if (reply.status === 201) {
    by.app = { id: reply.body.id, secret: totp.secret };
    by.recoveryCodes = reply.body.recovery_codes ?? by.recoveryCodes;
    acted(life, by, 'factor');
  }
  life.tell(`${by.name} adds an authenticator app ${said(reply)}.`);
}

async function renameApp(life: Life, by: Host): Promise<void> {
  const reply = await sendAsHost(life, by, 'PUT', `/api/auth/factors/${by.app?.id}`, { name: 'New telephone' });
  life.tell(`${by.name} gives the authenticator app another name ${said(reply)}.`);
}

async function removeApp(life: Life, by: Host): Promise<void> {
  const reply = await sendAsHost(life, by, 'DELETE', `/api/auth/factors/${by.app?.id}`, { password: by.password });
  if (reply.status === 204) {
    end(by, 'appSecret', by.app?.secret);
    delete by.app;
    acted(life, by, 'factor');
  }
  life.tell(`${by.name} removes the authenticator app ${said(reply)}.`);
}

async function renewCodes(life: Life, by: Host): Promise<void> {
  const reply = await sendAsHost(life, by, 'POST', '/api/auth/factors/recovery-codes', { password: by.password });
  if (reply.status === 200) {
    for (const code of by.recoveryCodes) end(by, 'recoveryCode', code);
    by.recoveryCodes = reply.body.recovery_codes;
    acted(life, by, 'factor');
  }
  life.tell(`${by.name} makes new recovery codes ${said(reply)}.`);
}

async function loseFactors(life: Life, by: Host, chance: Parameters<Action['perform']>[2]): Promise<void> {
  const listed = await askAsHost(life, by, 'GET', '/api/auth/factors');
  const codes = codesOfPapers(life);
  const withPapers = oneOf(chance, [true, true, false]);
  // Not every paper is at hand.
  const json = { password: by.password, ...(withPapers && { backup_codes: codes.slice(0, between(chance, 1, codes.length)) }) };
  const reply = await sendAsHost(life, by, 'POST', '/api/auth/factors/lost', json);
  if (reply.status === 204) {
    by.recoveryCodes = [];
    acted(life, by, 'factor');
  }
  life.tell(
    `${by.name} has ${listed.body?.factors?.length ?? 'all'} factors removed ${withPapers ? 'with codes of the papers' : 'without papers'} ${said(reply)}.`,
  );
}
