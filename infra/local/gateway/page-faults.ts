import type { RequestListener } from 'node:http';
import { type FaultInjector, withFaults } from './fault-injector.ts';
import { refuse } from './gateway-reply.ts';

/** The answer page, what its button sends, and the same page as the service itself looks at it. */
const ANSWER_PAGE = new Set(['/api/liveness/respond', '/api/liveness/page-check']);

/** Adds a fault injector in front of the answer page only. */
export function withPageFaults(faultInjector: FaultInjector, api: RequestListener): RequestListener {
  const page = withFaults(faultInjector, api, (_request, response) => refuse(response, 'unavailable'));
  return (request, response) => (ANSWER_PAGE.has(request.url?.split('?')[0] ?? '') ? page : api)(request, response);
}
