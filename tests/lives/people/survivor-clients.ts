import { type Action, type Life, oneOf, type Survivor } from '#tests/lives/life.ts';
import type { Reply } from '#tests/support/client.ts';
import { DAY_MS, end, repeated, rest, said, survivorDoes } from './doing.ts';
import { CODE, contactOf, freeCode, knownId, knownTransfer, knownWill, newestOf } from './survivor-knows.ts';
import { idsOfReader } from './survivor-reads.ts';
import { takeSession } from './survivor-starts.ts';

type Chance = Parameters<Action['perform']>[2];

const canAsk = (by: Survivor, life: Life): boolean => isAsked(by, life) && knownWill(life, by) !== undefined;
const rehearsalLink = (life: Life, by: Survivor): string | undefined => newestOf(life, by, /rehearsal#token=(\S+)/);
const isAsked = (by: Survivor, life: Life): boolean => knownTransfer(life, by) !== undefined && knownId(life, by) !== undefined;

/** For 14 days after the first sealing, anybody who names a number can use up its texts. */
const isOld = ({ state, now }: Life): boolean => state.host.acts.some(({ kind, at }) => kind === 'seal' && at < now() - 15 * DAY_MS);

/** Clients of the contract that are not our page: they ask for no session, trace their requests, and have no patience. */
export const survivorClientActions: readonly Action[] = [
  survivorDoes('opens with another client', isAsked, open, ({ sessionToken }) => (sessionToken ? 1 : 2)),
  survivorDoes('asks for one code after the other', isAsked, askAgain, 0.2),
  survivorDoes(
    'asks for codes all day',
    (by, life) => isAsked(by, life) && isOld(life),
    askAllDay,
    ({ contacts }) => (contacts.join() === 'sms' ? 1 : 0.05),
  ),
  survivorDoes('asks for the link all day', (by, life) => canAsk(by, life) && isOld(life), askForLinks, 0),
  survivorDoes('asks for codes of a rehearsal all day', (by, life) => rehearsalLink(life, by) !== undefined && isOld(life), rehearseAllDay, 0),
];

/** Authenticates without a demand for a session, and reads with the two ids, both from the same address. */
async function open(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const proof = await proofOf(life, by, chance);
  if ('reply' in proof) return life.tell(`${by.name} asks for a code with another client ${said(proof.reply)}.`);
  const reply = await repeated(() => life.ask(by, 'POST', '/api/survivor-auth/verify-otp', { json: proof.json }));
  const isProven = reply.status === 200 && reply.body.verified === true;
  life.tell(`${by.name} authenticates with another client ${said(reply)}${isProven ? '' : ', and is not accepted'}.`);
  if (!isProven) return;
  if (proof.json.backup_code !== undefined) by.usedCodes.push(proof.json.backup_code);
  takeSession(by, { session_token: reply.body.session_token, transfer_id: knownTransfer(life, by) ?? '' });
  const access = await life.ask(by, 'GET', `/api/survivor-auth/will-access?${idsOfReader(life, by)}`);
  life.tell(`${by.name} asks for the documents without a session ${said(access)}.`);
}

async function proofOf(
  life: Life,
  by: Survivor,
  chance: Chance,
): Promise<{ json: { backup_code?: string; otp_session_id?: string; code?: string } } | { reply: Reply }> {
  const ids = { transfer_id: knownTransfer(life, by), survivor_id: knownId(life, by) };
  const backup_code = freeCode(by);
  if (backup_code !== undefined && chance.next() < 0.5) return { json: { ...ids, backup_code } };
  const reply = await repeated(() => life.ask(by, 'POST', '/api/survivor-auth/select', { json: ids }));
  const code = newestOf(life, by, CODE);
  if (reply.status !== 200 || code === undefined) return { reply };
  end(by, 'otp', reply.body.otp_session_id);
  return { json: { otp_session_id: reply.body.otp_session_id, code } };
}

/** A client that gives all its requests the id of one trace, as some do. */
const TRACE = { 'X-Amzn-RequestId': 'one-trace', 'X-Amzn-Trace-Id': 'Root=one-trace' };

async function askAgain(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const json = { transfer_id: knownTransfer(life, by), survivor_id: knownId(life, by) };
  const headers = chance.next() < 0.5 ? TRACE : {};
  const statuses: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    statuses.push((await life.ask(by, 'POST', '/api/survivor-auth/select', { json, headers })).status);
    await rest(oneOf(chance, [1, 20, 60]));
  }
  life.tell(`${by.name} asks for one code after the other${headers === TRACE ? ', with one id for all requests' : ''} (${statuses.join(', ')}).`);
}

/** A person whose telephone shows texts late asks again in each hour, as often as they may. */
async function askAllDay(life: Life, by: Survivor): Promise<void> {
  const json = { transfer_id: knownTransfer(life, by), survivor_id: knownId(life, by) };
  const statuses: number[] = [];
  for (let hour = 0; hour < 6; hour += 1) {
    for (let n = 0; n < 5; n += 1) statuses.push((await life.ask(by, 'POST', '/api/survivor-auth/select', { json })).status);
    await rest(3601);
  }
  life.tell(`${by.name} asks for codes for six hours (${counted(statuses)}).`);
}

const counted = (statuses: readonly number[]): string =>
  [...new Set(statuses)].map((status) => `${statuses.filter((one) => one === status).length} times ${status}`).join(', ');

/** A person who has lost the link asks for it from midnight (UTC) to the evening: with the name, and with codes. */
async function askForLinks(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const post = (path: string, json: object): Promise<Reply> => life.ask(by, 'POST', path, { json });
  const will_id = knownWill(life, by);
  const contact = contactOf(by, chance);
  const statuses: number[] = [];
  await rest((DAY_MS - (life.now() % DAY_MS)) / 1000 + 60);
  for (let hour = 0; hour < 20; hour += 1) {
    statuses.push((await post('/api/transfer/initiate', { will_id, survivor_name: by.nameInAccount ?? by.name })).status);
    for (let n = 0; n < 2; n += 1) {
      const { body } = await post('/api/transfer/send-otp', { will_id, contact });
      await rest(20);
      const json = { otp_session_id: body?.otp_session_id, code: newestOf(life, by, CODE) ?? '000000' };
      statuses.push((await post('/api/transfer/verify-and-initiate', json)).status);
    }
    await rest(3601);
  }
  life.tell(`${by.name} asks for the link from midnight to the evening (${counted(statuses)}).`);
}

/** A person to whom a rehearsal is new asks for another code again and again. */
async function rehearseAllDay(life: Life, by: Survivor): Promise<void> {
  const json = { token: rehearsalLink(life, by) };
  const statuses: number[] = [];
  for (let hour = 0; hour < 6; hour += 1) {
    for (let n = 0; n < 5; n += 1) statuses.push((await life.ask(by, 'POST', '/api/rehearsals/select', { json })).status);
    await rest(3601);
  }
  life.tell(`${by.name} asks for codes of the rehearsal for six hours (${counted(statuses)}).`);
}
