import type { Kept, Replied } from '#tests/lives/life.ts';

/** When each honest person sent requests of each kind, epoch milliseconds. `refused`: since when, while they are limited without a reason. */
interface Memory {
  sent: Record<string, number[]>;
  refused: Record<string, number>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The limits of the contract: how many requests in which window. Those that are not named have 60 a minute. */
const LIMITS: Record<string, [most: number, window: number]> = {
  'POST /api/auth/register': [10, 15 * MINUTE],
  'POST /api/auth/login': [10, 15 * MINUTE],
  'POST /api/auth/refresh': [10, 15 * MINUTE],
  'POST /api/transfer/initiate': [30, MINUTE],
  'POST /api/transfer/lookup': [10, MINUTE],
  'POST /api/transfer/send-otp': [10, MINUTE],
  'POST /api/transfer/verify-and-initiate': [15, MINUTE],
  'GET /api/transfer/status': [30, MINUTE],
  'POST /api/survivor-auth/verify-otp': [15, MINUTE],
  'GET /api/survivor-auth/will-access': [30, MINUTE],
  'GET /api/survivor-auth/download': [30, MINUTE],
  'POST /api/transfer/cancel': [60, MINUTE],
  'POST /api/liveness/alive': [60, MINUTE],
  'POST /api/liveness/respond': [60, MINUTE],
};

/** What strangers can make dearer, and for how long: after a hundred wrong passwords, or when they have asked for a Survivor's codes. */
const DELAYS: Record<string, number> = {
  'POST /api/auth/login': HOUR,
  'POST /api/survivor-auth/select': 6 * HOUR,
  'POST /api/survivor-auth/verify-otp': HOUR,
};

export const strangersLockNobodyOut: Kept<Memory> = {
  name: 'strangers-lock-nobody-out',
  sentence: 'the family locked out: their right code is accepted from any address that has not failed within the hour',
  source:
    'docs/threat-model.md ("guesses backup codes", "sends wrong passwords to lock the Host out", "requests a Survivor’s codes until none are left")',
  begin: () => ({ sent: {}, refused: {} }),
  onEvent(memory, event, { state }) {
    if (event.kind !== 'reply' || event.by.role === 'thief') return undefined;
    // Who shares a client address with a thief shares its limits.
    if (state.thieves.some(({ address }) => address === event.by.address)) return undefined;
    return refusalProblem(memory, event);
  },
};

function refusalProblem({ sent, refused }: Memory, { by, operation, reply, sentAt }: Replied): string | undefined {
  const key = `${by.name} ${operation}`;
  const [most, window] = LIMITS[operation] ?? [Number.POSITIVE_INFINITY, MINUTE];
  const own = [...(sent[key] ?? []).filter((at) => at > sentAt - window), sentAt];
  sent[key] = own;
  if (reply.status !== 429 || own.length > most || most === Number.POSITIVE_INFINITY) {
    if (reply.status < 400) delete refused[key];
    return undefined;
  }
  refused[key] ??= sentAt;
  const waited = sentAt - refused[key];
  if (waited <= (DELAYS[operation] ?? 0) && DELAYS[operation] !== undefined) return undefined;
  return `${by.name} was refused by ${operation} (429) after ${own.length} of ${most} requests of their own, ${Math.round(waited / MINUTE)} minutes after the first refusal.`;
}
