import type { App } from '#app/app.ts';
import { job } from '#app/job.ts';
import { verifyToken } from '#custody/session-token.ts';
import { bareError } from '#net/fault.ts';

/** The part of a token authorizer's event that we use. */
interface AuthorizerEvent {
  authorizationToken?: string;
  methodArn: string;
}

/**
 * The only place that reads bearer tokens. Throws `Unauthorized` for any invalid token, which the gateway answers with 401. Reads
 * session and Host at each use, in one call, so that logout and a new password take effect immediately.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-use-lambda-authorizer.html
 */
export async function handler(event: AuthorizerEvent) {
  const session = await readSession(event);
  if (!session) throw bareError(new Error(), 'Unauthorized');
  return {
    principalId: session.hostId,
    policyDocument: { Version: '2012-10-17', Statement: [{ Action: 'execute-api:Invoke', Effect: 'Allow', Resource: event.methodArn }] },
    context: session,
  };
}

/** Returns the Host and the session of a valid token, else undefined. `epoch`: as the session was read, so that the request knows if it has ended since. */
const readSession = job('authorizer', async (app: App, { authorizationToken = '' }: AuthorizerEvent) => {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorizationToken)?.[1];
  const claims = token && (await verifyToken(await app.keyring.tokenKeys(), token, 'access', app.now()));
  const session = claims && (await app.store.sessions.standing({ hostId: claims.hostId, id: claims.sessionId }));
  return session && { hostId: claims.hostId, sessionId: claims.sessionId, epoch: String(session.data.epoch) };
});
