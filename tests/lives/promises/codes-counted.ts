import type { Kept } from '#tests/lives/life.ts';

interface Memory {
  /** When codes were sent, by their address, epoch milliseconds. */
  sent: Record<string, number[]>;
  /** How many codes were typed, by the id of the code's session, and to how many the reply has come. */
  typed: Record<string, number>;
}

const HOUR = 3_600_000;
const PER_HOUR = 5;
const ATTEMPTS = 3;

export const codesCounted: Kept<Memory> = {
  name: 'codes-counted',
  sentence: 'Three attempts per code, five codes in an hour.',
  source: 'docs/threat-model.md, "guesses codes"; a lost answer costs a person no attempt (docs/adr/0080)',
  begin: () => ({ sent: {}, typed: {} }),
  onEvent({ sent, typed }, event, { state }) {
    if (event.kind === 'message') {
      const { to, text } = event.message;
      const survivors = state.survivors.filter(({ email, phone }) => email === to || phone === to);
      // One code can leave over several channels, and each address is counted alone.
      if (survivors.length === 0 || !/\b\d{6}\b/.test(text) || !/code/i.test(text)) return undefined;
      const recent = (sent[to] ?? []).filter((at) => at > event.at - HOUR);
      sent[to] = [...recent, event.at];
      return recent.length >= PER_HOUR + 1 ? `${to} has got ${recent.length + 1} codes within an hour.` : undefined;
    }
    if (event.kind !== 'reply' || event.operation !== 'POST /api/survivor-auth/verify-otp') return undefined;
    const { otp_session_id: id } = (event.asking.json ?? {}) as { otp_session_id?: string };
    if (id === undefined) return undefined;
    typed[id] = (typed[id] ?? 0) + 1;
    const { status, body } = event.reply;
    // Another sentence: the code has expired, or was used.
    if (status !== 200 || body.verified !== false || !/^This code is wrong/.test(body.message)) return undefined;
    const left = ATTEMPTS - (typed[id] ?? 0);
    return body.attempts_remaining < left ? `After ${typed[id]} wrong codes, ${body.attempts_remaining} attempts are left.` : undefined;
  },
};
