import { REFUSALS, type RefusalCode } from '#common/refusal.ts';
import type { EndpointShapes } from '#http/endpoint.ts';
import { keepsRequests, type Row, type RowRefusal, takesKey } from '#http/route.ts';

/** One refusal that an endpoint can answer. */
export interface DocumentedRefusal {
  status: number;
  code: RefusalCode;
}

/** Returns all refusals of an endpoint: those that its row names, and those of its kind. Sorted by status, then by code. */
export function refusalsOf(row: Row, shapes: Pick<EndpointShapes, 'body' | 'query'>): DocumentedRefusal[] {
  const all = new Set([...(row.refuses ?? []), ...ofKind(row), ...ofShapes(shapes)]);
  return [...all].map(documented).sort((a, b) => a.status - b.status || a.code.localeCompare(b.code));
}

/** Returns the refusals of the gateway, the throttle, the store and the wrapper around every handler. */
function ofKind(row: Row): RefusalCode[] {
  const writes = row.method === 'POST' || row.method === 'PUT';
  return [
    'rate_limited',
    'internal_error',
    // The gateway answers this when a function or its authorizer does not respond. A sensitive row also does when its requests cannot be counted.
    'unavailable',
    // The store checks the MAC of every record that it reads.
    'record_altered',
    ...(row.auth === 'bearer' ? (['unauthorized'] as const) : []),
    ...(row.stepUp ? (['step_up_required', 'recently_recovered'] as const) : []),
    ...(row.leased ? (['too_many_running'] as const) : []),
    ...(writes ? (['body_too_large'] as const) : []),
    ...(row.path.includes('<id>') ? (['validation_failed'] as const) : []),
    ...(takesKey(row) ? (['validation_failed'] as const) : []),
    ...(keepsRequests(row) ? (['idempotency_key_reused', 'already_done'] as const) : []),
  ];
}

/** Of any JSON body, also of a DELETE. */
const BODY_REFUSALS = ['invalid_json', 'unsupported_media_type', 'body_too_large'] as const;

/** Returns the refusals of any JSON body and any query. */
function ofShapes({ body, query }: Pick<EndpointShapes, 'body' | 'query'>): RefusalCode[] {
  return [...(body || query ? (['validation_failed'] as const) : []), ...(body ? BODY_REFUSALS : [])];
}

function documented(refusal: RowRefusal): DocumentedRefusal {
  // The type allows exactly these two forms.
  if (refusal.startsWith('503 ')) return { status: 503, code: refusal.slice(4) as RefusalCode };
  const code = refusal as RefusalCode;
  return { status: REFUSALS[code][0], code };
}
