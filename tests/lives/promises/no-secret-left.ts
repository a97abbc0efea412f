import type { Kept, Replied, State } from '#tests/lives/life.ts';
import { rowText } from './canaries.ts';

interface Memory {
  /** What opens something, by its text: its kind. */
  secrets: Record<string, string>;
  /** The addresses that a Survivor with this id has or had, by id. */
  contacts: Record<string, string[]>;
}

/** Kinds that no message may contain, to anybody. Links and one-time codes are made for messages. */
const NEVER_SENT = ['password', 'access token', 'refresh token', 'recovery key', 'backup code', 'stop code', 'session of a Survivor'];

export const noSecretLeft: Kept<Memory> = {
  name: 'no-secret-left',
  sentence: 'The table does not hold a code, a token, a key, a capability, or a message in plain text. Logs: secrets of any kind.',
  source: 'docs/threat-model.md, "Who holds what"',
  begin: () => ({ secrets: {}, contacts: {} }),
  onEvent(memory, event, { state }) {
    if (event.kind === 'reply') learn(memory, event);
    return event.kind === 'message' ? messageProblem(memory, event.message, state) : undefined;
  },
  afterStep(memory, { inside, state }) {
    const secrets = Object.keys(memory.secrets);
    const lines = inside.lines().join('\n');
    const logged = secrets.find((secret) => lines.includes(secret));
    if (logged) return `The log contains a ${memory.secrets[logged]} (${logged}).`;
    // A thief who writes to the table may put there what they know, and a thief who knows a secret may type it as a name.
    const rows = state.isTampered ? [] : inside.changes().flatMap(({ after }) => (after ? [rowText(after)] : []));
    const text = rows.join('\n');
    const stored = secrets.find((secret) => text.includes(secret) && !isKnownToThief(secret, state));
    return stored && `The table contains a ${memory.secrets[stored]} (${stored}): ${rows.find((row) => row.includes(stored))?.slice(0, 300)}`;
  },
};

const isKnownToThief = (secret: string, { thieves }: State): boolean =>
  thieves.some(({ known }) => Object.values(known).some((values) => values.some(({ value }) => value.includes(secret))));

function learn({ secrets, contacts }: Memory, { by, operation, asking, path, reply }: Replied): void {
  const keep = (kind: string, ...values: unknown[]): void => {
    for (const value of values) if (typeof value === 'string' && value.length >= 9) secrets[value] ??= kind;
  };
  const json = (asking.json ?? {}) as Record<string, unknown>;
  // A thief types anything into any field.
  if (by.role !== 'thief') keep('password', json['password'], json['new_password']);
  const { body } = reply;
  if (reply.status >= 300 || !body || typeof body !== 'object') return;
  keep('access token', body.access_token?.split('.')[2]);
  keep('refresh token', body.refresh_token?.split('.')[2]);
  keep('session of a Survivor', body.session_token?.split('.').at(-1));
  keep('recovery key', body.recovery_key);
  keep('backup code', ...(body.backup_codes ?? []));
  keep('stop code', body.stop_code);
  keep('id of a transfer', operation.startsWith('POST /api/transfer/') ? body.transfer_id : undefined);
  const id = operation === 'POST /api/survivors' ? body.id : operation === 'PUT /api/survivors/{id}' ? path.split('/')[3] : undefined;
  keep('id of a Survivor', id);
  const methods = (json['contact_methods'] ?? []) as { value: string }[];
  if (id) contacts[id] = [...(contacts[id] ?? []), ...methods.map(({ value }) => value.toLowerCase())];
}

function messageProblem(
  { secrets, contacts }: Memory,
  { to, subject, text, html }: { to: string; subject: string; text: string; html: string },
  state: State,
): string | undefined {
  const whole = `${subject}\n${text}\n${html}`;
  for (const [secret, kind] of Object.entries(secrets)) {
    if (!whole.includes(secret) || isKnownToThief(secret, state)) continue;
    if (NEVER_SENT.includes(kind)) return `A message to ${to} contains a ${kind}.`;
    const own = contacts[secret];
    if (kind === 'id of a Survivor' && own && !own.includes(to.toLowerCase()) && to !== state.host.email)
      return `A message to ${to} contains the id of another Survivor.`;
  }
  return undefined;
}
