import { REFUSALS, type RefusalCode } from '#domain/refusal.ts';
import { type RouteName, routes } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';
import { commentOf, refusalsOf } from './source-code.ts';

/** One way in which an endpoint says no. */
export interface DocumentedRefusal {
  status: number;
  code: RefusalCode;
}

/** What the handler of a row has to say about itself. */
export interface HandlerFacts {
  /** The sentence behind `METHOD /path:` above the handler. */
  comment: string;
  refusals: DocumentedRefusal[];
}

/** Refusals of shared code that only these rows come to: the others call it for something else. A reply in the tests that says otherwise fails them. */
const ONLY_IN: Partial<Record<RefusalCode, readonly RouteName[]>> = {
  survivor_limit_reached: ['survivors/create'],
  below_threshold: ['survivors/delete'],
  survivor_not_found: [
    'survivors/update',
    'survivors/delete',
    'survivors/regenerate-codes',
    'survivor-auth/select',
    'survivor-auth/verify-otp',
    'survivor-auth/will-access',
  ],
  storage_not_found: ['will/encrypt', 'storages/browse', 'storages/test', 'storages/update', 'storages/delete', 'storages/connect'],
  document_not_found: ['will/documents/delete', 'will/encrypt'],
  upload_not_found: ['will/uploads/complete'],
  no_sealed_will: ['liveness/alive'],
};

/**
 * The comment of a handler and every refusal that its code can come to: its own file, what it calls by name, the workers
 * that it invokes, and what lies behind the App. A branch that this row never takes counts too; nothing is left out.
 */
export function handlerFacts(name: RouteName): HandlerFacts {
  const row: Row = routes[name];
  const file = `functions/${name}.ts`;
  const here = ({ code }: DocumentedRefusal) => ONLY_IN[code]?.includes(name) ?? true;
  const refusals = [...refusalsOf(file, 'handler').map(documented).filter(here), ...byTheFrame(row).map((code) => documented({ code }))];
  return { comment: commentOf(file, 'handler'), refusals: refusals.sort((a, b) => a.status - b.status || a.code.localeCompare(b.code)) };
}

/** What the gateway, the throttle and the wrapper answer by themselves. */
function byTheFrame(row: Row): RefusalCode[] {
  const writes = row.method === 'POST' || row.method === 'PUT';
  return [
    'rate_limited',
    'internal_error',
    // The gateway says so when a function, or its authorizer, does not answer; a sensitive one also when its tries can't be counted.
    'unavailable',
    // The wrapper loads the Host, whose records prove themselves.
    ...(row.auth === 'bearer' ? (['unauthorized', 'record_altered'] as const) : []),
    ...(writes ? (['body_too_large'] as const) : []),
    ...(row.path.includes('<id>') ? (['validation_failed'] as const) : []),
    ...(row.idempotent ? (['validation_failed', 'idempotency_key_reused', 'already_done'] as const) : []),
  ];
}

/** What any JSON body, or any query, can be refused for. */
export function byTheShapes({ body, query }: { body: boolean; query: boolean }): DocumentedRefusal[] {
  const codes: RefusalCode[] = [
    ...(body || query ? (['validation_failed'] as const) : []),
    ...(body ? (['invalid_json', 'unsupported_media_type'] as const) : []),
  ];
  return codes.map((code) => documented({ code }));
}

/** Where the caller is told when to come back, the answer is 503. */
function documented({ code, comeBack = false }: { code: RefusalCode; comeBack?: boolean }): DocumentedRefusal {
  return { status: comeBack ? 503 : REFUSALS[code][0], code };
}
