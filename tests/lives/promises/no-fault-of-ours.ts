import type { Kept } from '#tests/lives/life.ts';
import { contractProblem } from '#tests/support/contract.ts';

export const noFaultOfOurs: Kept<null> = {
  name: 'no-fault-of-ours',
  sentence: 'Every reply is one that openapi.json describes, and none is a 5xx while everything works.',
  source: 'docs/api/openapi.json',
  begin: () => null,
  onEvent(_, event, { state }) {
    if (event.kind !== 'reply') return undefined;
    const { operation, path, reply } = event;
    if (reply.status >= 500 && !state.hasFault) return `${operation} answered ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}.`;
    return contractProblem(operation.split(' ')[0] ?? '', path, reply);
  },
};
