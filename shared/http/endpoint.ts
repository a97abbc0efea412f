import middy from '@middy/core';
import * as z from 'zod';
import type { App, HostRecord, HostWithCustody } from '#app/app.ts';
import { appOfSession, assertLoadedSteppedUp } from '#app/app-of-session.ts';
import { appPassingTime } from '#app/app-passing-time.ts';
import { currentApp } from '#app/current-app.ts';
import type { HeldLease } from '#app/leases.ts';
import { Refusal } from '#common/refusal.ts';
import { type Invocation, withinInvocation } from '#net/timeout.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import { afterSealing } from './after-sealing.ts';
import { toErrorReply } from './error-reply.ts';
import { bodyParser, unpacked } from './form.ts';
import { type GatewayEvent, type GatewayReply, requestIdOf, toGatewayReply } from './gateway.ts';
import { trackRequest } from './idempotency.ts';
import { leaseHostRequest, releasedAtEnd } from './lease.ts';
import type { PageReply, Reply, ReplyOf, ReplyShapes } from './reply.ts';
import type { Row } from './route.ts';
import { STREAMED, type StreamedHandler, streamedHandler } from './streamed-handler.ts';
import { admitRequest, clientSubject, RepliedRefusal } from './throttle.ts';
import { validate } from './validate.ts';

/** The parsed request that every handler receives. `id` is the path's `<id>`. `hostId` and `sessionId` are empty without a bearer token. */
export interface Request<Body, Query> {
  app: App;
  body: Body;
  query: Query;
  id: string;
  hostId: string;
  sessionId: string;
  requestId: string;
  event: GatewayEvent;
}

interface Shapes<Body, Query, Replies extends ReplyShapes, Form extends boolean> {
  body?: z.ZodType<Body>;
  query?: z.ZodType<Query>;
  /** The body may also be a form from one of our pages. The reply is then a page too. */
  form?: Form;
  /** The forms that a body can have, if `body` only distinguishes them. The OpenAPI document shows these instead. */
  forms?: z.ZodType;
  /** The replies of a successful request, by status. The compiler, the OpenAPI document and the tests read them. No code does at run time. */
  reply: Replies;
  /** For a body that is not parsed: returns whether a repetition under the same Idempotency-Key sends the same content as the earlier request. */
  isSame?: (request: Request<Body, Query>, earlier: Reply) => Promise<boolean>;
  /** Takes the lease of a request whose row is not `leased`. It is held until the reply has been sent. */
  lease?: (request: Request<Body, Query>) => Promise<HeldLease>;
}

interface Repeating<Loaded> {
  /**
   * Whether there is something to do, although the same request was done before under its Idempotency-Key. Then it is done: the answer of before
   * would say that nothing runs any longer, and something else does. For what must never be answered without being done, such as a stop.
   */
  isAgain?: (request: Loaded) => boolean;
}

/** The part of the shapes that the OpenAPI document and the tests read. */
export interface EndpointShapes {
  body?: z.ZodType;
  forms?: z.ZodType;
  query?: z.ZodType;
  form?: boolean;
  reply: ReplyShapes;
}

type Replied<Replies extends ReplyShapes, Form extends boolean> = ReplyOf<Replies> | (Form extends true ? PageReply : never);

type Lambda = ((event: GatewayEvent, context: Invocation) => Promise<GatewayReply>) & { shapes: EndpointShapes };

/** Creates an endpoint for a signed-in Host. Loads the whole record in parallel with the throttle, and again if another commit comes first. */
export function hostEndpoint<Replies extends ReplyShapes, Body = undefined, Query = undefined, Form extends boolean = false>(
  row: Row,
  shapes: Shapes<Body, Query, Replies, Form> & Repeating<Request<Body, Query> & { host: HostRecord }>,
  run: (request: Request<Body, Query> & { host: HostRecord }) => Promise<Replied<Replies, Form>>,
): Lambda {
  const load = async ({ app, hostId }: Request<Body, Query>) => ({ host: signedIn(await app.store.hosts.load(hostId)) });
  return endpoint(row, { ...shapes, load }, run);
}

/** Like `hostEndpoint`, but also loads the custody rows, in parallel. */
export function custodyEndpoint<Replies extends ReplyShapes, Body = undefined, Query = undefined, Form extends boolean = false>(
  row: Row,
  shapes: Shapes<Body, Query, Replies, Form>,
  run: (request: Request<Body, Query> & { host: HostWithCustody }) => Promise<Replied<Replies, Form>>,
): Lambda {
  const load = async ({ app, hostId }: Request<Body, Query>) => ({ host: signedIn(await app.store.hosts.loadWithCustody(hostId)) });
  return endpoint(row, { ...shapes, load }, run);
}

function signedIn<Host>(host: Host | undefined): Host {
  if (!host) throw new Refusal('unauthorized');
  return host;
}

/** Creates an endpoint: throttles, takes a lease and loads in parallel, parses, runs and replies. Repeats `load` and `run` when a commit loses a race. */
export function endpoint<Loaded extends object, Replies extends ReplyShapes, Body = undefined, Query = undefined, Form extends boolean = false>(
  row: Row,
  shapes: Shapes<Body, Query, Replies, Form> & { load: (request: Request<Body, Query>) => Promise<Loaded> } & Repeating<
      Request<Body, Query> & Loaded
    >,
  run: (request: Request<Body, Query> & Loaded) => Promise<Replied<Replies, Form>>,
): Lambda {
  const handle = async (event: GatewayEvent): Promise<Reply> => {
    const app = appFor(row, event);
    const request = parse(app, row, event, shapes);
    const repeatable = trackRequest(app, row, event, { scope: `${row.name}#${subjectOf(row, event)}`, id: request.id, body: request.body });
    const lease = row.leased ? leaseHostRequest(app, row, request) : shapes.lease?.(request);
    const answer = async (): Promise<Reply> => {
      const [admitted, leased, loaded] = await Promise.allSettled([admissions.get(event), lease, shapes.load(request)]);
      if (admitted.status === 'rejected') throw admitted.reason;
      if (leased.status === 'rejected') throw leased.reason;
      if (loaded.status === 'rejected') throw loaded.reason;
      if (row.stepUp) assertLoadedSteppedUp(loaded.value, request.sessionId, app.now());
      const earlier = await repeatable?.earlier(shapes.isAgain?.({ ...request, ...loaded.value }) ?? false);
      if (earlier) return assertSame(shapes, request, earlier);
      const reply = await run({ ...request, ...(repeatable && { app: repeatable.app }), ...loaded.value }).catch(async (error: unknown) => {
        await repeatable?.abandon();
        throw error;
      });
      await repeatable?.keep(reply);
      return reply;
    };
    return releasedAtEnd(lease, () => afterSealing(app, row, request, () => retryUntilCommitted(answer)));
  };
  const streams = row.reply === 'stream';
  const chain = streams ? middy({ ...UNHURRIED, ...STREAMED }) : middy(UNHURRIED);
  chain.use({ before: throttled(row), after: replied, onError: refused });
  if (shapes.body || row.body) chain.use(unpacked);
  if (shapes.body && !row.body) chain.use(bodyParser(shapes));
  // Middy types events by AWS's own definitions. Our type is the part that we use.
  const timely = (event: GatewayEvent, context: Invocation) => withinInvocation(context, () => handle(event));
  const handler = chain.handler(timely as never);
  return Object.assign(streams ? streamedHandler(handler as unknown as StreamedHandler) : handler, { shapes }) as unknown as Lambda;
}

/** Returns the earlier reply to a repeated request. Nothing is done again. */
async function assertSame<Body, Query>(
  { isSame }: Pick<Shapes<Body, Query, ReplyShapes, boolean>, 'isSame'>,
  request: Request<Body, Query>,
  earlier: Reply,
): Promise<Reply> {
  if (isSame && !(await isSame(request, earlier))) throw new Refusal('idempotency_key_reused');
  return earlier;
}

/** Returns who makes the request: the account if a bearer token is required, else the client's address. */
function subjectOf(row: Row, { requestContext: { authorizer, identity } }: GatewayEvent): string {
  return row.auth === 'bearer' ? (authorizer?.hostId ?? 'unknown') : clientSubject(identity.sourceIp);
}

/** The App of the request: on bearer rows that of its session, which loads its Host only while the session stands. It passes the time where the row says so. */
function appFor(row: Row, { requestContext: { authorizer } }: GatewayEvent): App {
  const app = row.passesTime ? appPassingTime(currentApp()) : currentApp();
  if (row.auth !== 'bearer') return app;
  const { hostId = '', sessionId: id = '', epoch } = authorizer ?? {};
  // Without an epoch no session stands.
  return appOfSession(app, { hostId, id, epoch: Number(epoch) });
}

/** Without this, Middy replies early with an error while the handler continues and commits. */
const UNHURRIED = { timeoutEarlyInMillis: 0 };

/** Running throttles by event. The first load does not wait for them, but nothing is committed before the request is admitted. */
const admissions = new WeakMap<GatewayEvent, Promise<void>>();

interface MiddyRequest {
  event: unknown;
  response?: unknown;
  error?: unknown;
}

function throttled(row: Row) {
  return ({ event }: MiddyRequest): void => {
    const gatewayEvent = event as GatewayEvent;
    const session = row.auth === 'bearer' ? gatewayEvent.requestContext.authorizer?.sessionId : undefined;
    const admission = admitRequest(currentApp(), row, { account: subjectOf(row, gatewayEvent), session });
    // The handler or the error reply awaits it later. Until then, a refusal must not count as unhandled.
    admission.catch(() => undefined);
    admissions.set(gatewayEvent, admission);
  };
}

function replied(request: MiddyRequest): void {
  const event = request.event as GatewayEvent;
  request.response = toGatewayReply(currentApp(), requestIdOf(event), request.response as Reply);
}

/** Writes the error reply. A request over its limit gets 429, even if something else is wrong with it too. */
async function refused(request: MiddyRequest): Promise<void> {
  const event = request.event as GatewayEvent;
  const requestId = requestIdOf(event);
  const app = currentApp();
  const thrown = await (admissions.get(event) ?? Promise.resolve()).then(
    () => request.error,
    (throttle: unknown) => throttle,
  );
  const reply = thrown instanceof RepliedRefusal ? thrown.reply : toErrorReply(thrown, app.log, requestId);
  request.response = toGatewayReply(app, requestId, reply);
}

function parse<Body, Query>(
  app: App,
  row: Row,
  event: GatewayEvent,
  shapes: Pick<Shapes<Body, Query, ReplyShapes, boolean>, 'body' | 'query'>,
): Request<Body, Query> {
  const { authorizer } = event.requestContext;
  return {
    app,
    event,
    requestId: requestIdOf(event),
    body: shapes.body ? validate(shapes.body, event.body) : (undefined as Body),
    query: shapes.query ? validate(shapes.query, unicodeQuery(event)) : (undefined as Query),
    id: row.path.includes('<id>') ? validate(Id, event.pathParameters ?? {}).id : '',
    hostId: authorizer?.hostId ?? '',
    sessionId: authorizer?.sessionId ?? '',
  };
}

/** The gateway decodes the query, and replaces bytes that are not UTF-8. */
function unicodeQuery({ queryStringParameters: query }: GatewayEvent): object {
  const isUnicode = Object.entries(query ?? {}).every((pair) => !/[\p{Cs}\ufffd]/u.test(pair.join('')));
  if (isUnicode) return query ?? {};
  throw new Refusal('validation_failed', 'The query has text that is not valid UTF-8. Please correct it and send the request again.');
}

const Id = z.object({ id: z.uuid('The address must hold a UUID.').transform((id) => id.toLowerCase()) });
