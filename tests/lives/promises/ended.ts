import type { Kept, Replied } from '#tests/lives/life.ts';
import { namesIn } from './accounts.ts';

/** What was ended: since when nothing may use it, and why. Times are epoch milliseconds. */
interface End {
  at: number;
  why: string;
  /** The transfer in which a used backup code still renews its session, or the address that may repeat a request. */
  but?: string;
}

interface Memory {
  /** When each session began and whose it is, by the id in its tokens. */
  sessions: Record<string, { at: number; of: string }>;
  /** The codes on the newest paper, by the id of their Survivor. */
  codes: Record<string, string[]>;
  stopCode?: string;
  ended: Record<string, End>;
}

export const ended: Kept<Memory> = {
  name: 'ended',
  sentence: 'Logout invalidates the session’s tokens. All earlier codes of that Survivor become invalid. A card stops a transfer once.',
  source:
    'the contract ("Authentication", regenerate-codes), docs/threat-model.md ("has a paper that was replaced", "finds or steals the stop card")',
  begin: () => ({ sessions: {}, codes: {}, ended: {} }),
  onEvent(memory, event) {
    if (event.kind !== 'reply' || event.reply.status >= 300) return undefined;
    const problem = usesOf(event)
      .map((use) => problemOf(memory, event, use))
      .find((one) => one !== undefined);
    learn(memory, event);
    return problem;
  },
};

interface Use {
  value: string;
  but?: string;
}

function problemOf(memory: Memory, { by, operation, sentAt }: Replied, { value, but }: Use): string | undefined {
  const end = memory.ended[value];
  if (!end || sentAt <= end.at || (end.but !== undefined && end.but === but)) return undefined;
  return `${by.name} used ${value.split(' ').slice(0, 2).join(' ')} by ${operation}, ${Math.round((sentAt - end.at) / 1000)} seconds after it ended: ${end.why}.`;
}

type Json = Record<string, string | undefined>;
const jsonOf = ({ asking }: Replied): Json => (asking.json ?? {}) as Json;
const PROOFS = ['POST /api/survivor-auth/verify-otp', 'POST /api/transfer/verify-and-initiate'];
const plain = (code = ''): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The values that a request was accepted with. */
function usesOf(event: Replied): Use[] {
  const { operation, asking, reply } = event;
  const json = jsonOf(event);
  const uses: Use[] = asking.token ? [{ value: `session ${sessionIn(asking.token)}` }] : [];
  if (operation === 'POST /api/auth/refresh')
    uses.push({ value: `session ${sessionIn(json['refresh_token'])}` }, { value: `refresh-token ${json['refresh_token']}` });
  if (operation === 'POST /api/auth/reset-password') uses.push({ value: `reset-link ${json['token']}` });
  if (operation === 'POST /api/transfer/stop') uses.push({ value: `stop-code ${plain(json['stop_code'])}` });
  if (!PROOFS.includes(operation) || reply.body.verified !== true) return uses;
  if (json['otp_session_id']) {
    const value = `one-time-code ${json['otp_session_id']}`;
    return [...uses, { value }, { value: `${value} elsewhere`, but: event.by.address }];
  }
  return [...uses, { value: `backup-code ${plain(json['backup_code'])}`, but: reply.body.transfer_id ?? json['transfer_id'] }];
}

const sessionIn = (token?: string): string => namesIn(token).sid ?? 'none';

function learn(memory: Memory, event: Replied): void {
  learnSessions(memory, event);
  learnCodes(memory, event);
  learnProofs(memory, event);
}

const ENDS_ALL = ['POST /api/auth/logout-everywhere', 'POST /api/auth/reset-password'];

function learnSessions(memory: Memory, event: Replied): void {
  const { operation, asking, reply, sentAt, at } = event;
  const own = sessionIn(asking.token);
  const { access_token: begun } = reply.body ?? {};
  if (begun) memory.sessions[sessionIn(begun)] ??= { at, of: namesIn(begun).sub ?? '' };
  // A link for a new password begins with the id of its account.
  const account = namesIn(asking.token).sub ?? jsonOf(event)['token']?.split('.')[0];
  const others = Object.entries(memory.sessions).flatMap(([id, session]) => (session.at < sentAt && session.of === account ? [id] : []));
  if (operation === 'POST /api/auth/logout') end(memory, `session ${own}`, { at, why: 'its Host signed out' });
  if (ENDS_ALL.includes(operation)) for (const id of others) end(memory, `session ${id}`, { at, why: operation });
  if (operation === 'POST /api/auth/change-password') for (const id of others) if (id !== own) end(memory, `session ${id}`, { at, why: operation });
  // The same pair comes again for ten seconds, because a reply can be lost.
  if (operation === 'POST /api/auth/refresh') end(memory, `refresh-token ${jsonOf(event)['refresh_token']}`, { at: at + 10_000, why: 'it was used' });
  if (operation === 'POST /api/auth/reset-password') end(memory, `reset-link ${jsonOf(event)['token']}`, { at, why: 'it was used' });
}

/** What puts an earlier paper back. */
const RESTORES = ['POST /api/auth/reset-password', 'POST /api/auth/review/restore', 'POST /api/liveness/respond'];

function learnCodes(memory: Memory, event: Replied): void {
  const { operation, path, reply, at } = event;
  const id: string = operation === 'POST /api/survivors' ? reply.body.id : (path.split('/')[3] ?? '');
  if (RESTORES.includes(operation)) for (const value of Object.keys(memory.ended)) if (value.startsWith('backup-code')) delete memory.ended[value];
  const isReplaced = operation === 'POST /api/survivors/{id}/regenerate-codes';
  if (isReplaced || operation === 'DELETE /api/survivors/{id}') {
    for (const code of memory.codes[id] ?? [])
      end(memory, `backup-code ${code}`, { at, why: isReplaced ? 'the paper was replaced' : 'the Survivor was removed' });
  }
  if (reply.body?.backup_codes) memory.codes[id] = reply.body.backup_codes.map(plain);
  if (operation === 'POST /api/host/stop-card') {
    if (memory.stopCode) end(memory, `stop-code ${memory.stopCode}`, { at, why: 'another card was made' });
    memory.stopCode = plain(reply.body.stop_code ?? reply.body.code);
  }
  if (operation === 'POST /api/transfer/stop') end(memory, `stop-code ${plain(jsonOf(event)['stop_code'])}`, { at, why: 'it was used' });
}

const SENDS = ['POST /api/survivor-auth/select', 'POST /api/transfer/send-otp', 'POST /api/rehearsals/select'];
const CODE_LIFE = 600_000;

function learnProofs(memory: Memory, { operation, at, reply: { body }, by, ...event }: Replied): void {
  const json = (event.asking.json ?? {}) as Json;
  if (SENDS.includes(operation)) end(memory, `one-time-code ${body.otp_session_id}`, { at: at + CODE_LIFE, why: 'it is valid for ten minutes' });
  if (!PROOFS.includes(operation) || body.verified !== true) return;
  const expires = memory.ended[`one-time-code ${json['otp_session_id']}`];
  // From the same address, a right code may be repeated until it expires.
  if (expires && at < expires.at)
    end(memory, `one-time-code ${json['otp_session_id']} elsewhere`, { at, why: 'it was used from another address', but: by.address });
  const used = `backup-code ${plain(json['backup_code'])}`;
  const isUsedUp = operation === 'POST /api/survivor-auth/verify-otp' || body.threshold_progress;
  if (json['backup_code'] && isUsedUp)
    end(memory, used, { at, why: 'it was used in another transfer', but: body.transfer_id ?? json['transfer_id'] });
}

function end(memory: Memory, value: string, given: End): void {
  memory.ended[value] ??= given;
}
