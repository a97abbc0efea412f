import type { Kept, Life, Replied, Survivor } from '#tests/lives/life.ts';
import { codeIn } from '#tests/lives/mailbox.ts';
import { countProblem, type DocumentsSeen, differenceOf, learnDocuments, noDocuments } from './documents-seen.ts';
import { openByPapers } from './papers-alone.ts';
import { sealedAsAnswered } from './sealings-seen.ts';

interface Memory extends DocumentsSeen {
  /** The threshold of the sealing, or `perhaps`. Undefined while there is none. */
  threshold?: number | 'perhaps';
  /** Whether a will is kept only with the service or another place that nobody has taken away. */
  isGivenUp: boolean;
}

const DAY = 86_400;

export const opensAtLast: Kept<Memory> = {
  name: 'opens-at-last',
  sentence: 'K Survivors can; with their paper even when the service is gone.',
  source: 'README, "The promise of custody"',
  begin: () => ({ ...noDocuments(), isGivenUp: false }),
  onEvent(memory, event) {
    if (event.kind !== 'reply') return undefined;
    const problem = countProblem(memory, event);
    learn(memory, event);
    return problem;
  },
  async atEnd(memory, life) {
    const { threshold } = memory;
    if (typeof threshold !== 'number' || memory.isGivenUp || !mayBeDemanded(life)) return undefined;
    life.inside.endFaults();
    const able = ableOf(life);
    return (able.length >= threshold ? await openByService(life, memory, able, threshold) : undefined) ?? (await openByPapers(life, memory, threshold));
  },
};

const GIVES_UP = ['DELETE /api/will', 'DELETE /api/host'];

function learn(memory: Memory, event: Replied): void {
  learnDocuments(memory, event);
  const sealed = sealedAsAnswered(event);
  if (sealed !== 'no') memory.threshold = sealed;
  if (GIVES_UP.includes(event.operation) && (event.reply.status < 300 || event.reply.status >= 500)) memory.isGivenUp = true;
}

/** A storage of the Host that was taken away demands nothing of the service. */
const mayBeDemanded = ({ state: { host } }: Life): boolean => host.isSealed;

/** The Survivors who are named and still have a mailbox or a code on paper. */
const ableOf = ({ state }: Life): Survivor[] => state.survivors.filter(({ id, paper }) => id !== undefined && paper !== undefined);

/** Silence: nobody stops anything any more. Those who are able start, wait, prove who they are and read. */
async function openByService(life: Life, documents: DocumentsSeen, able: readonly Survivor[], threshold: number): Promise<string | undefined> {
  life.state.host.isDead = true;
  life.tell('From here on, nothing fails, thieves do nothing, and the Host is silent.');
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
      const { status, body } = await startByCode(life, by);
      if (status === 200 && body.verified) return { id: body.transfer_id, opensIn: await untilOpen(life, by, body.transfer_id) };
      last = `${status} ${body.code ?? body.message}`;
      life.tell(`${by.name} cannot start the transfer (${last}).`);
    }
  }
  return `nobody can start the transfer: ${last}`;
}

async function startByCode(life: Life, by: Survivor) {
  const json = { will_id: life.state.host.willId, contact: { type: 'email', value: by.email } };
  const { body } = await life.ask(by, 'POST', '/api/transfer/send-otp', { json });
  await life.pass(60);
  return life.ask(by, 'POST', '/api/transfer/verify-and-initiate', { json: { otp_session_id: body.otp_session_id, code: codeIn(life, by.email) ?? '000000' } });
}

/** Seconds until the documents open. If nobody knows yet, it is a week after the start at the latest. */
async function untilOpen(life: Life, by: Survivor, id: string): Promise<number> {
  for (let days = 0; days < 9; days += 1) {
    const { body } = await life.ask(by, 'GET', `/api/transfer/status?transfer_id=${id}`);
    if (body.opens_at) return Math.max(0, Math.ceil((Date.parse(body.opens_at) - life.now()) / 1000) + 1);
    await life.pass(DAY);
  }
  return 0;
}

async function prove(life: Life, by: Survivor, transfer_id: string): Promise<string | undefined> {
  const asked = await life.ask(by, 'POST', '/api/survivor-auth/select', { json: { transfer_id, survivor_id: by.id } });
  const code = asked.status === 200 ? codeIn(life, by.email) : undefined;
  const json = code ? { otp_session_id: asked.body.otp_session_id, code } : { transfer_id, survivor_id: by.id, backup_code: by.paper?.backupCodes[0] };
  const { status, body } = await life.ask(by, 'POST', '/api/survivor-auth/verify-otp', { json });
  life.tell(`${by.name} proves who they are (${asked.status}, ${status}).`);
  if (status !== 200 || !body.verified) return `${by.name} cannot prove who they are: ${asked.status} ${asked.body.code}, then ${status} ${body.code ?? body.message}`;
  by.sessionToken = body.session_token;
  return undefined;
}

async function read(life: Life, documents: DocumentsSeen, by: Survivor, id: string): Promise<string | undefined> {
  const token = by.sessionToken ?? '';
  const ask = () => life.ask(by, 'GET', `/api/survivor-auth/will-access?transfer_id=${id}&survivor_id=${by.id}`, { token });
  let { status, body } = await ask();
  // Documents that could not be opened are tried again for 24 hours.
  for (let hours = 0; hours < 25 && status !== 200; hours += 8) {
    await life.pass(8 * 3600);
    ({ status, body } = await ask());
  }
  life.tell(`${by.name} asks for the documents (${status}).`);
  if (status !== 200) return `${by.name} cannot read: ${status} ${body.code}`;
  if (body.personal_message !== by.message) return `${by.name} reads another message: “${body.personal_message}”`;
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
