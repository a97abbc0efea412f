import type { RequestListener } from 'node:http';
import { type FaultInjector, withFaults } from './fault-injector.ts';
import { refuse } from './gateway-reply.ts';

/** The answer page with the request of its button, and the path on which the sweep checks this page. */
const ANSWER_PAGE = new Set(['/api/liveness/respond', '/api/liveness/page-check']);

/** Adds a fault injector in front of the answer page only. */
export function withPageFaults(faultInjector: FaultInjector, api: RequestListener): RequestListener {
  const page = withFaults(faultInjector, api, (_request, response) => refuse(response, 'unavailable'));
  return (request, response) => (ANSWER_PAGE.has(request.url?.split('?')[0] ?? '') ? page : api)(request, response);
}
