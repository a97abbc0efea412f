import type { Kept, Replied, State } from '#tests/lives/life.ts';

const HOUR = 3_600_000;

/** Who asks has the time pass. A thief who writes to the table, and faults of AWS, can delay it until the daily walk. */
const [SOON, AFTER_A_REPAIR] = [60_000, 26 * HOUR];

export const opensInTime: Kept<null> = {
  name: 'opens-in-time',
  sentence: 'The will opens with the next request that reads it: a removed timer costs at most a day.',
  source: 'docs/threat-model.md ("removes the timer of a will"), and "Nothing can be read before this time" (docs/api/openapi.json, opens_at)',
  begin: () => null,
  onEvent: (_, event, { state }) => (event.kind === 'reply' ? lateProblem(event, state) : undefined),
};

/** Enough have authenticated, and the time that the refusal itself names is over. */
function lateProblem({ by, operation, reply, sentAt }: Replied, { hasFault, isTampered }: State): string | undefined {
  if (operation !== 'GET /api/survivor-auth/will-access' || reply.body?.code !== 'not_open_yet') return undefined;
  const opensAt = Date.parse(/open at (\S+Z)/.exec(String(reply.body.error))?.[1] ?? '');
  const patience = hasFault || isTampered ? AFTER_A_REPAIR : SOON;
  return sentAt > opensAt + patience
    ? `${by.name} may not read ${((sentAt - opensAt) / HOUR).toFixed(1)} hours after the announced time: ${reply.body.error}`
    : undefined;
}
