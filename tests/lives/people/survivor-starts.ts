import { type Action, type Life, oneOf, type Survivor } from '#tests/lives/life.ts';
import type { Reply } from '#tests/support/client.ts';
import { end, repeated, said, survivorDoes } from './doing.ts';
import { CODE, contactOf, freeCode, hasReason, knownId, knownTransfer, knownWill, newestOf } from './survivor-knows.ts';

type Chance = Parameters<Action['perform']>[2];

const post = (life: Life, by: Survivor, path: string, json: object): Promise<Reply> => repeated(() => life.ask(by, 'POST', path, { json }));
const canStart = (by: Survivor, life: Life): boolean => life.state.host.isSealed && knownWill(life, by) !== undefined;

export const survivorStartActions: readonly Action[] = [
  survivorDoes('starts by name', canStart, startByName, (by, life) => 0.6 * startWeight(by, life)),
  survivorDoes('starts with a code', canStart, startWithCode, (by, life) => 0.6 * startWeight(by, life)),
  survivorDoes(
    'starts with the paper',
    (by, life) => life.state.host.isSealed && freeCode(by) !== undefined,
    startWithPaper,
    (by, life) => 0.4 * startWeight(by, life),
  ),
  survivorDoes(
    'asks how to open a will',
    (_, life) => life.state.host.isSealed,
    lookUp,
    (by, life) => (hasReason(life, by) && !knownWill(life, by) ? 2 : 0.05),
  ),
  survivorDoes('vouches for the Host', canStart, vouch, (by, life) => (life.state.host.isDead ? 0.03 : hasReason(life, by) ? 1 : 0.05)),
];

/** How often a person starts: soon after a death, and seldom without a reason. */
function startWeight(by: Survivor, life: Life): number {
  if (knownTransfer(life, by) !== undefined) return 0.15;
  if (hasReason(life, by)) return { prompt: 8, late: 2, quarrelling: 8 }[by.temperament];
  return { prompt: 0.03, late: 0.03, quarrelling: 0.6 }[by.temperament];
}

/** Remembers a transfer, and keeps the one before with what ended. */
export function takeTransfer(by: Survivor, transferId: string): void {
  if (by.transferId !== undefined && by.transferId !== transferId) end(by, 'transferId', by.transferId);
  by.transferId = transferId;
}

export function takeSession(by: Survivor, { session_token, transfer_id }: { session_token?: string; transfer_id?: string }): void {
  if (transfer_id !== undefined) takeTransfer(by, transfer_id);
  if (session_token === undefined) return;
  end(by, 'sessionToken', by.sessionToken);
  by.sessionToken = session_token;
}

async function startByName(life: Life, by: Survivor): Promise<void> {
  const reply = await post(life, by, '/api/transfer/initiate', { will_id: knownWill(life, by), survivor_name: by.nameInAccount ?? by.name });
  if (reply.status === 200) takeTransfer(by, reply.body.transfer_id);
  life.tell(`${by.name} starts the transfer by name ${said(reply)}.`);
}

/** Asks for a code to a contact of theirs, and reads it. */
async function askForCode(
  life: Life,
  by: Survivor,
  chance: Chance,
): Promise<{ reply: Reply; json: { otp_session_id?: string; code: string | undefined } }> {
  const contact = contactOf(by, chance);
  const will_id = knownWill(life, by);
  const place = will_id !== undefined && chance.next() < 0.7 ? { will_id } : { host_email: life.state.host.email };
  const reply = await post(life, by, '/api/transfer/send-otp', { ...place, contact });
  end(by, 'otp', reply.body?.otp_session_id);
  return { reply, json: { otp_session_id: reply.body?.otp_session_id, code: newestOf(life, by, CODE) } };
}

async function startWithCode(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const { reply: asked, json } = await askForCode(life, by, chance);
  if (asked.status !== 200 || json.code === undefined)
    return life.tell(`${by.name} asks for a code to start the transfer ${said(asked)}, and has none to read.`);
  const reply = await post(life, by, '/api/transfer/verify-and-initiate', json);
  if (reply.status === 200 && reply.body.verified) takeTransfer(by, reply.body.transfer_id);
  life.tell(`${by.name} starts the transfer with a code ${said(reply)}${reply.body?.verified === false ? ', which is wrong' : ''}.`);
}

/** As the page for the paper does it: joins the running transfer, or starts one. */
async function startWithPaper(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const backup_code = freeCode(by);
  const json = { will_id: by.paper?.willId, survivor_id: by.paper?.survivorId, backup_code, ...(chance.next() < 0.8 && { require_session: true }) };
  let reply = await post(life, by, '/api/survivor-auth/verify-otp', json);
  const isFirst = reply.body?.code === 'transfer_not_running';
  if (isFirst) reply = await post(life, by, '/api/transfer/verify-and-initiate', json);
  if (reply.status === 200 && reply.body.verified && backup_code !== undefined) {
    by.usedCodes.push(backup_code);
    takeSession(by, reply.body);
  }
  life.tell(
    `${by.name} ${isFirst ? 'starts' : 'joins'} the transfer with a code from the paper ${said(reply)}${reply.body?.verified === false ? ', which is wrong' : ''}.`,
  );
}

async function lookUp(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const reply = await post(life, by, '/api/transfer/lookup', { host_email: life.state.host.email, contact: contactOf(by, chance) });
  life.tell(`${by.name} asks how to open the will of ${life.state.host.name} ${said(reply)}.`);
}

async function vouch(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const backup_code = freeCode(by);
  const withPaper = backup_code !== undefined && chance.next() < 0.5;
  const json = withPaper ? { will_id: by.paper?.willId, survivor_id: by.paper?.survivorId, backup_code } : (await askForCode(life, by, chance)).json;
  const reply = await post(life, by, '/api/transfer/vouch', json);
  // A code for a vouch is used up with it.
  if (withPaper && reply.status === 200 && reply.body.verified) by.usedCodes.push(backup_code);
  life.tell(`${by.name} says ${oneOf(chance, ['on the page', 'to us'])} that ${life.state.host.name} is alive ${said(reply)}.`);
}

export { knownId };
