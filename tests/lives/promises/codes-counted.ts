import type { Kept } from '#tests/lives/life.ts';

interface Memory {
  /** When codes were sent, by their address, epoch milliseconds. */
  sent: Record<string, number[]>;
  /** How many codes were typed, by the id of the code's session, and to how many the reply has come. */
  typed: Record<string, number>;
  /** For whom each code was sent, by the id of its session, and when wrong ones were typed for them, epoch milliseconds. */
  codes: Record<string, string>;
  wrong: Record<string, number[]>;
  /** The session that a right code gave to a client address, by the id of the code's session. */
  given: Record<string, { address: string; session: string }>;
}

const HOUR = 3_600_000;
const PER_HOUR = 5;
const ATTEMPTS = 3;
/** Those that arrive at the same moment may be a few more. */
const [WRONG_AN_HOUR, AT_ONCE] = [30, 3];

export const codesCounted: Kept<Memory> = {
  name: 'codes-counted',
  sentence: 'Three attempts per code, five codes in an hour. Thirty wrong guesses an hour for a Survivor in a running transfer.',
  source:
    'docs/threat-model.md, "guesses codes", "puts back the row of a one-time code", "has a code that a Survivor has used"; a lost answer costs a person no attempt (docs/adr/0080)',
  begin: () => ({ sent: {}, typed: {}, codes: {}, wrong: {}, given: {} }),
  onEvent({ sent, typed, codes, wrong, given }, event, { state }) {
    if (event.kind === 'message') {
      const { to, text } = event.message;
      const survivors = state.survivors.filter(({ email, phone }) => email === to || phone === to);
      // One code can leave over several channels, and each address is counted alone.
      if (survivors.length === 0 || !/\b\d{6}\b/.test(text) || !/code/i.test(text)) return undefined;
      const recent = (sent[to] ?? []).filter((at) => at > event.at - HOUR);
      sent[to] = [...recent, event.at];
      return recent.length >= PER_HOUR + 1 ? `${to} has got ${recent.length + 1} codes within an hour.` : undefined;
    }
    if (event.kind !== 'reply') return undefined;
    if (event.operation === 'POST /api/survivor-auth/select' && event.reply.status === 200)
      codes[event.reply.body.otp_session_id] = (event.asking.json as { survivor_id: string }).survivor_id;
    if (event.operation !== 'POST /api/survivor-auth/verify-otp') return undefined;
    const { otp_session_id: id } = (event.asking.json ?? {}) as { otp_session_id?: string };
    if (id === undefined) return undefined;
    typed[id] = (typed[id] ?? 0) + 1;
    const { status, body } = event.reply;
    if (status === 200 && body.verified === true) {
      const { address, session } = given[id] ?? { address: event.by.address, session: body.session_token };
      given[id] = { address, session };
      const isSame = address === event.by.address && session === body.session_token;
      return isSame ? undefined : `${event.by.name} got another session, or at another address, with a code that was used before.`;
    }
    // Another sentence: the code has expired, or was used.
    if (status !== 200 || body.verified !== false || !/^This code is wrong/.test(body.message)) return undefined;
    const of = codes[id] ?? id;
    const within = [...(wrong[of] ?? []).filter((at) => at > event.at - HOUR), event.at];
    wrong[of] = within;
    if (within.length > WRONG_AN_HOUR + AT_ONCE) return `${event.by.name} has guessed ${within.length} wrong codes for one person within an hour.`;
    // Attempts that were set back in the table count for that limit only.
    if (state.isTampered) return undefined;
    const left = ATTEMPTS - (typed[id] ?? 0);
    return body.attempts_remaining < left ? `After ${typed[id]} wrong codes, ${body.attempts_remaining} attempts are left.` : undefined;
  },
};

/** Wrong passwords for the Host's address, by the hour of the clock. */
interface Guessed {
  hour: number;
  wrong: number;
  known: string[];
}

const WRONG_PASSWORDS = 100;
/** Some are on their way when the last one is counted. */
const ON_THE_WAY = 2;

export const passwordsCounted: Kept<Guessed> = {
  name: 'passwords-counted',
  sentence: 'Sends wrong passwords: the account closed to new client addresses for an hour.',
  source: 'docs/threat-model.md, "sends wrong passwords to lock the Host out"',
  begin: () => ({ hour: 0, wrong: 0, known: [] }),
  onEvent(memory, event, { state: { host, isTampered } }) {
    // Who removes the counters' rows can guess again.
    if (isTampered || event.kind !== 'reply' || event.operation !== 'POST /api/auth/login') return undefined;
    const { by, asking, reply, at } = event;
    if ((asking.json as { email?: string } | undefined)?.email !== host.email) return undefined;
    if (reply.status === 200) memory.known.push(by.address);
    const hour = Math.floor(at / HOUR);
    if (hour !== memory.hour) Object.assign(memory, { hour, wrong: 0 });
    if (reply.status !== 401 || memory.known.includes(by.address)) return undefined;
    memory.wrong += 1;
    return memory.wrong > WRONG_PASSWORDS + ON_THE_WAY ? `${memory.wrong} wrong passwords of ${host.email} were checked within an hour.` : undefined;
  },
};
