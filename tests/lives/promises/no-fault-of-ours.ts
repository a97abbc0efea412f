import type { Kept, Replied, State } from '#tests/lives/life.ts';
import { contractProblem } from '#tests/support/contract.ts';

/** A thief names providers and places that do not answer, and alters what the service then refuses. */
const isOfThief = ({ by, reply: { body } }: Replied, { isTampered }: State): boolean =>
  (by.role === 'thief' && ['delivery_failed', 'storage_failed'].includes(body?.code)) || (isTampered === true && body?.code === 'record_altered');

export const noFaultOfOurs: Kept<null> = {
  name: 'no-fault-of-ours',
  sentence: 'Every reply is one that openapi.json describes, and none is a 5xx while everything works.',
  source: 'docs/api/openapi.json',
  begin: () => null,
  onEvent(_, event, { state }) {
    if (event.kind !== 'reply') return undefined;
    const { operation, path, reply } = event;
    if (reply.status >= 500 && !mayFail(state) && !isOfThief(event, state) && reply.body?.code !== 'delivery_failed')
      return `${operation} answered ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}.`;
    return contractProblem(operation.split(' ')[0] ?? '', path, reply);
  },
};

/** What a thief has altered is refused. A provider may refuse an address (502 `delivery_failed`, as in the contract). */
const mayFail = ({ hasFault, isTampered }: State): boolean => hasFault || isTampered === true;
