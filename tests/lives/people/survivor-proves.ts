import { type Action, type Life, oneOf, type Survivor } from '#tests/lives/life.ts';
import type { Reply } from '#tests/support/client.ts';
import { end, repeated, said, survivorDoes } from './doing.ts';
import { CODE, freeCode, knownId, knownTransfer, newestOf } from './survivor-knows.ts';
import { takeSession } from './survivor-starts.ts';

type Chance = Parameters<Action['perform']>[2];

const post = (life: Life, by: Survivor, path: string, json: object): Promise<Reply> => repeated(() => life.ask(by, 'POST', path, { json }));
const isAsked = (by: Survivor, life: Life): boolean => knownTransfer(life, by) !== undefined && knownId(life, by) !== undefined;

export const survivorProofActions: readonly Action[] = [
  survivorDoes('authenticates with a code', isAsked, proveWithCode, proofWeight),
  survivorDoes(
    'authenticates with the paper',
    (by, life) => isAsked(by, life) && freeCode(by) !== undefined,
    proveWithPaper,
    (by) => 0.5 * proofWeight(by),
  ),
  survivorDoes('types a wrong code', isAsked, typeWrong, ({ usedCodes }) => (usedCodes.length > 1 ? 2 : 0.4)),
  survivorDoes('types wrong codes until none counts', isAsked, typeWrongAgain, 1),
  survivorDoes('looks at the state of the transfer', isAsked, look, 0.5),
];

/** A person who has authenticated in this transfer does it again only now and then. */
function proofWeight(by: Survivor): number {
  if (by.sessionToken !== undefined) return 0.3;
  return { prompt: 8, late: 2.5, quarrelling: 6 }[by.temperament];
}

/** The page of the transfer: its two ids come from a mail, or from the family. */
const idsOf = (life: Life, by: Survivor) => ({ transfer_id: knownTransfer(life, by), survivor_id: knownId(life, by) });

async function proveWithCode(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const ids = idsOf(life, by);
  const channel = chance.next() < 0.3 ? oneOf(chance, ['email', 'sms']) : undefined;
  const asked = await post(life, by, '/api/survivor-auth/select', { ...ids, ...(channel && { channel }) });
  if (asked.status !== 200) return life.tell(`${by.name} asks for a code ${said(asked)}.`);
  end(by, 'otp', asked.body.otp_session_id);
  const code = newestOf(life, by, CODE);
  if (code === undefined) return life.tell(`${by.name} asks for a code, and none arrives where they can read it.`);
  const json = { otp_session_id: asked.body.otp_session_id, code, ...(chance.next() < 0.8 && { require_session: true }) };
  const reply = await post(life, by, '/api/survivor-auth/verify-otp', json);
  learn(life, by, reply, ids.transfer_id);
  life.tell(`${by.name} types the code from ${asked.body.channel === 'sms' ? 'a text message' : 'their mail'} ${said(reply)}${wrong(reply)}.`);
}

async function proveWithPaper(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const backup_code = freeCode(by);
  const ids = idsOf(life, by);
  const reply = await post(life, by, '/api/survivor-auth/verify-otp', { ...ids, backup_code, ...(chance.next() < 0.8 && { require_session: true }) });
  if (reply.status === 200 && reply.body.verified && backup_code !== undefined) by.usedCodes.push(backup_code);
  learn(life, by, reply, ids.transfer_id);
  life.tell(`${by.name} types a code from the paper ${said(reply)}${wrong(reply)}.`);
}

const wrong = ({ body }: Reply): string => (body?.verified === false ? ', which is wrong' : '');

function learn(life: Life, by: Survivor, { status, body }: Reply, transfer_id: string | undefined): void {
  if (status === 200 && body.verified) takeSession(by, { session_token: body.session_token, ...(transfer_id && { transfer_id }) });
  // It has ended: the next mail names another one.
  else if (status === 404 || status === 409) leaveTransfer(life, by, body.code);
}

/** The transfer of before has ended for everyone who is notified of it. */
export function leaveTransfer(life: Life, by: Survivor, code: string): void {
  if (!['transfer_not_running', 'transfer_cancelled', 'transfer_not_found'].includes(code)) return;
  for (const one of life.state.survivors) {
    if (one.transferId === undefined || one.transferId !== by.transferId) continue;
    end(one, 'transferId', one.transferId);
    end(one, 'sessionToken', one.sessionToken);
    delete one.transferId;
    delete one.sessionToken;
  }
}

async function typeWrong(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const ids = idsOf(life, by);
  const old = by.earlierPapers.at(-1)?.backupCodes[0] ?? by.usedCodes[0];
  if (old !== undefined && chance.next() < 0.5) {
    const reply = await post(life, by, '/api/survivor-auth/verify-otp', { ...ids, backup_code: old });
    if (reply.body?.verified) learn(life, by, reply, ids.transfer_id);
    return life.tell(`${by.name} types a code from an old paper, or one that was used ${said(reply)}${wrong(reply)}.`);
  }
  const otp_session_id = by.ended['otp']?.at(-1) ?? (await post(life, by, '/api/survivor-auth/select', ids)).body?.otp_session_id;
  if (otp_session_id === undefined) return;
  const reply = await post(life, by, '/api/survivor-auth/verify-otp', { otp_session_id, code: '123456' });
  life.tell(`${by.name} types a wrong code ${said(reply)}${wrong(reply)}.`);
}

/** A person who confuses two digits: one code, and all its attempts. */
async function typeWrongAgain(life: Life, by: Survivor): Promise<void> {
  const asked = await post(life, by, '/api/survivor-auth/select', idsOf(life, by));
  if (asked.status !== 200) return life.tell(`${by.name} asks for a code ${said(asked)}.`);
  const left: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const json = { otp_session_id: asked.body.otp_session_id, code: `12345${n}` };
    const { status, body } = await post(life, by, '/api/survivor-auth/verify-otp', json);
    left.push(String(body?.attempts_remaining ?? status));
  }
  life.tell(`${by.name} types four wrong codes, and reads that so many attempts are left: ${left.join(', ')}.`);
}

async function look(life: Life, by: Survivor): Promise<void> {
  const id = knownTransfer(life, by);
  const reply = await life.ask(by, 'GET', `/api/transfer/status?transfer_id=${id}`);
  const completed = await life.ask(by, 'GET', `/api/transfer/completed/${id}`);
  life.tell(`${by.name} looks at the state of the transfer ${said(reply)}, and how it ended ${said(completed)}.`);
  if (reply.body?.status === 'cancelled' || reply.body?.status === 'completed') leaveTransfer(life, by, 'transfer_not_running');
}
