import type { Kept, Replied } from '#tests/lives/life.ts';
import type { Asking } from '#tests/support/client.ts';

/** `since`: epoch milliseconds at which the account was known to have it. A request that was sent before may have come first. */
interface Known {
  password: string;
  since: number;
}

interface Memory {
  /** The password of each account, by its address in lower case. */
  passwords: Record<string, Known>;
  /** Addresses whose password was reset or changed by someone: what it is now is not known. */
  unknown: string[];
}

/** What changes a password, or ends an account. */
const CHANGES = /reset-password|change-password|\/profile|\/liveness\/respond|deletion|DELETE \/api\/(?:host|account)/;

export const samePassword: Kept<Memory> = {
  name: 'same-password',
  sentence: 'Half of a character and bytes that are not UTF-8 are refused and never replaced. Passwords are compared in NFC.',
  source: 'docs/threat-model.md',
  begin: () => ({ passwords: {}, unknown: [] }),
  onEvent(memory, event, { state }) {
    if (event.kind !== 'reply' || state.isTampered) return undefined;
    const { operation, asking, reply } = event;
    // Which account it was does not follow from the request: from now on none is known.
    if (CHANGES.test(operation) && reply.status < 300) memory.unknown.push(...Object.keys(memory.passwords));
    const { email, password } = typedIn(asking);
    if (email === undefined || password === undefined) return undefined;
    if (operation === 'POST /api/auth/register' && reply.status === 201) memory.passwords[email] = { password, since: event.at };
    const known = memory.passwords[email];
    return operation === 'POST /api/auth/login' && known && !memory.unknown.includes(email) ? problem(known, password, event) : undefined;
  },
};

function problem({ password, since }: Known, typed: string, { by, reply, sentAt }: Replied): string | undefined {
  const isRight = password.normalize('NFC') === typed.normalize('NFC');
  if (reply.status === 200 && !isRight) return `${by.name} signed in with ${JSON.stringify(typed)}, and the password is ${JSON.stringify(password)}.`;
  return reply.status === 401 && isRight && sentAt >= since
    ? `${by.name} did not get in with ${JSON.stringify(typed)}, and the password is ${JSON.stringify(password)}.`
    : undefined;
}

/** Bytes that are not UTF-8 are read as the client meant them. */
function typedIn({ json, raw }: Asking): { email?: string; password?: string } {
  const body = Buffer.isBuffer(raw) ? parsed(raw.toString('latin1')) : json;
  const { email, password } = (body ?? {}) as { email?: unknown; password?: unknown };
  return typeof email === 'string' && typeof password === 'string' ? { email: email.toLowerCase(), password } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
