import type { Life, Survivor } from '#tests/lives/life.ts';
import { codeIn } from '#tests/lives/mailbox.ts';
import { type DocumentsSeen, differenceOf } from './documents-seen.ts';

const DAY = 86_400;

const readsMail = ({ hasMail, contacts }: Survivor): boolean => hasMail && contacts.includes('email');
const unusedCode = ({ paper, usedCodes }: Survivor): string | undefined => paper?.backupCodes.find((code) => !usedCodes.includes(code));

/** The Survivors who are named and alive, and have a mailbox or a code on their paper. Those who have both come first. */
export const ableOf = ({ state }: Life): Survivor[] =>
  state.survivors
    .filter((one) => one.id !== undefined && !one.isDead && (readsMail(one) || unusedCode(one) !== undefined))
    .sort((one, other) => Number(readsMail(other)) - Number(readsMail(one)));

/** Silence: no one stops anything from here on. Those who are able start, wait, authenticate and read. */
export async function openByService(life: Life, documents: DocumentsSeen, able: readonly Survivor[], threshold: number): Promise<string | undefined> {
  life.state.host.isDead = true;
  life.tell('From here on, nothing fails, thieves do nothing, and the Host is silent.');
  // A Survivor whose codes were used up or guessed gets one in six hours.
  await life.pass(7 * 3600);
  const transfer = await started(life, able);
  if (typeof transfer === 'string') return transfer;
  await life.pass(transfer.opensIn);
  const proven: Survivor[] = [];
  for (const survivor of able.slice(0, threshold)) {
    const problem = await prove(life, survivor, transfer.id);
    if (problem) return problem;
    proven.push(survivor);
  }
  for (const survivor of proven) {
    const problem = await read(life, documents, survivor, transfer.id);
    if (problem) return problem;
  }
  return undefined;
}

/** For how long a start may be refused: a name alone starts nothing for 14 days after two stops, but a code always does. */
const PATIENCE = [0, 1, 2, 14, 30];

async function started(life: Life, able: readonly Survivor[]): Promise<{ id: string; opensIn: number } | string> {
  let last = '';
  for (const days of PATIENCE) {
    await life.pass(days * DAY);
    for (const by of able) {
      const { status, body } = await start(life, by);
      if (status === 200 && body.verified) return { id: body.transfer_id, opensIn: await untilOpen(life, by, body.transfer_id) };
      last = `${status} ${body.code ?? body.message}`;
      life.tell(`${by.name} cannot start the transfer (${last}).`);
    }
  }
  return `nobody can start the transfer: ${last}`;
}

async function start(life: Life, by: Survivor) {
  const will_id = life.state.host.willId;
  if (!readsMail(by)) {
    const json = { will_id, survivor_id: by.id, backup_code: unusedCode(by) };
    return life.ask(by, 'POST', '/api/transfer/verify-and-initiate', { json });
  }
  const { body } = await life.ask(by, 'POST', '/api/transfer/send-otp', { json: { will_id, contact: { type: 'email', value: by.email } } });
  await life.pass(60);
  const json = { otp_session_id: body.otp_session_id, code: codeIn(life, by.email) ?? '000000' };
  return life.ask(by, 'POST', '/api/transfer/verify-and-initiate', { json });
}

/** Seconds until the documents open. If it is not known yet, it is a week after the start at the latest. */
async function untilOpen(life: Life, by: Survivor, id: string): Promise<number> {
  for (let days = 0; days < 9; days += 1) {
    const { body } = await life.ask(by, 'GET', `/api/transfer/status?transfer_id=${id}`);
    if (body.opens_at) return Math.max(0, Math.ceil((Date.parse(body.opens_at) - life.now()) / 1000) + 1);
    await life.pass(DAY);
  }
  return 0;
}

async function prove(life: Life, by: Survivor, transfer_id: string): Promise<string | undefined> {
  const { status, body } = await life.ask(by, 'POST', '/api/survivor-auth/verify-otp', { json: await proofOf(life, by, transfer_id) });
  life.tell(`${by.name} proves who they are (${status}).`);
  if (status !== 200 || !body.verified) return `${by.name} cannot prove who they are: ${status} ${body.code ?? body.message}`;
  by.sessionToken = body.session_token;
  return undefined;
}

async function proofOf(life: Life, by: Survivor, transfer_id: string): Promise<object> {
  const of = { transfer_id, survivor_id: by.id };
  if (!readsMail(by)) return { ...of, backup_code: unusedCode(by) };
  const { status, body } = await life.ask(by, 'POST', '/api/survivor-auth/select', { json: { ...of, channel: 'email' } });
  const code = status === 200 ? codeIn(life, by.email) : undefined;
  return code ? { otp_session_id: body.otp_session_id, code } : { ...of, backup_code: unusedCode(by) };
}

async function read(life: Life, documents: DocumentsSeen, by: Survivor, id: string): Promise<string | undefined> {
  const token = by.sessionToken ?? '';
  const ask = () => life.ask(by, 'GET', `/api/survivor-auth/will-access?transfer_id=${id}&survivor_id=${by.id}`, { token });
  let { status, body } = await ask();
  // Documents that could not be opened are tried again for 24 hours. A mail to the Host that comes back after the start moves the opening.
  for (let hours = 0; hours < (body.code === 'not_open_yet' ? 8 * 24 : 25) && status !== 200; hours += 8) {
    await life.pass(8 * 3600);
    ({ status, body } = await ask());
  }
  life.tell(`${by.name} asks for the documents (${status}).`);
  if (status !== 200) return `${by.name} cannot read: ${status} ${body.code}`;
  const messages = [by.message, ...(documents.isAnswered ? (by.ended['message'] ?? []) : [])];
  if (!messages.includes(body.personal_message)) return `${by.name} reads another message: “${body.personal_message}”`;
  return compared(life, documents, by, body.documents);
}

async function compared(
  life: Life,
  documents: DocumentsSeen,
  by: Survivor,
  listed: readonly { filename: string; download_url: string }[],
): Promise<string | undefined> {
  const opened = [];
  for (const { filename, download_url } of listed) {
    const { pathname, search } = new URL(download_url);
    const { status, bytes } = await life.ask(by, 'GET', `${pathname}${search}`);
    if (status !== 200) return `${by.name} cannot load ${filename}: ${status}`;
    opened.push({ filename, bytes });
  }
  const difference = differenceOf(documents, opened);
  return difference && `${by.name} reads, and ${difference}`;
}
