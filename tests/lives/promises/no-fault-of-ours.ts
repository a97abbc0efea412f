import { STORAGE_FAILURES } from '#storages/adapters/failures.ts';
import type { Kept, Life, Replied, State } from '#tests/lives/life.ts';
import type { Reply } from '#tests/support/client.ts';
import { contractProblem } from '#tests/support/contract.ts';

export const noFaultOfOurs: Kept<null> = {
  name: 'no-fault-of-ours',
  sentence: 'Every reply is one that openapi.json describes, and none is a 5xx while everything works.',
  source: 'docs/api/openapi.json',
  begin: () => null,
  onEvent(_, event, life) {
    if (event.kind !== 'reply') return undefined;
    const { state } = life;
    const { operation, path, reply } = event;
    const isOurs = reply.status >= 500 && !state.hasFault && !isOfThief(event, state) && !isOfTheHost(reply, life);
    if (isOurs) return `${operation} answered ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}.`;
    return contractProblem(operation.split(' ')[0] ?? '', path, reply);
  },
};

/** A thief names providers and places that do not answer, and alters what the service then refuses. */
const isOfThief = ({ by, reply: { body } }: Replied, { isTampered }: State): boolean =>
  (by.role === 'thief' && ['delivery_failed', 'storage_failed'].includes(body?.code)) || isTampered === true;

/** A provider refuses an address, as in the contract, or a drive has ended its consent. */
const isOfTheHost = ({ body }: Reply, life: Life): boolean =>
  body?.code === 'delivery_failed' || (body?.error === STORAGE_FAILURES.sign_in_ended && hasLostConsent(life));

/** A drive that was gone works again only after the Host has connected it again. */
export const hasLostConsent = ({ inside }: Life): boolean =>
  inside.items().some(({ sk, data }) => sk === 'GRANT' && (data as { endedAt: string | null }).endedAt !== null);
