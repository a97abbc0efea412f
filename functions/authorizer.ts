import { verifyToken } from '#custody/session-token.ts';
import { currentApp } from '#platform/current-app.ts';

/** The part of a token authorizer's event that we use. */
interface AuthorizerEvent {
  authorizationToken?: string;
  methodArn: string;
}

/**
 * The only place that reads bearer tokens. Throws `Unauthorized` for any invalid token, which the gateway answers with 401. Reads
 * session and Host at each use, in one call, so that logout and a new password take effect immediately.
 */
export async function handler(event: AuthorizerEvent) {
  const app = currentApp();
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(event.authorizationToken ?? '')?.[1];
  const claims = token && (await verifyToken(await app.keyring.tokenKeys(), token, 'access', app.now()));
  if (!claims) throw new Error('Unauthorized');
  if (!(await app.store.sessions.standing(claims.sessionId, claims.hostId))) throw new Error('Unauthorized');
  return {
    principalId: claims.hostId,
    policyDocument: { Version: '2012-10-17', Statement: [{ Action: 'execute-api:Invoke', Effect: 'Allow', Resource: event.methodArn }] },
    context: { hostId: claims.hostId, sessionId: claims.sessionId },
  };
}
