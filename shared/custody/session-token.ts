import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS } from '#common/limits.ts';
import { keyedMark } from './keyed-hash.ts';

/** The loaded keyring: the key that signs, and all keys that still verify, by kid (16 hex digits). Each key has 32 random bytes. */
export interface TokenKeys {
  current: { kid: string; key: Uint8Array };
  all: ReadonlyMap<string, Uint8Array>;
}

type Kind = 'access' | 'refresh';

/**
 * Issues the tokens of a session as HS256 JWTs (RFC 7519): access for one hour, refresh until `refreshUntil`. The same input gives
 * the same pair, so that a client that lost the reply gets it again. `expires_in` is in seconds. Times are cut to whole seconds.
 * Throws TypeError if the current kid does not have 16 hex digits, RangeError if the current key has fewer than 32 bytes.
 *
 * @example
 * const { access_token } = await issueTokens(keys, { hostId, sessionId, refreshJti, issuedAt: now, refreshUntil });
 * const holder = await verifyToken(keys, access_token, 'access', now); // undefined if it is invalid or expired
 */
export async function issueTokens(
  keys: TokenKeys,
  session: IssuedSession & { refreshJti: string; refreshUntil: Date },
): Promise<{ access_token: string; refresh_token: string; expires_in: 3600 }> {
  const { key } = keys.current;
  const accessJti = keyedMark(key, 'access/1', session.refreshJti);
  const [access_token, refresh_token] = await Promise.all([
    signed(keys, session, { kind: 'access', jti: accessJti, expires: seconds(session.issuedAt) + ACCESS_TOKEN_SECONDS }),
    signed(keys, session, { kind: 'refresh', jti: session.refreshJti, expires: seconds(session.refreshUntil) }),
  ]);
  return { access_token, refresh_token, expires_in: ACCESS_TOKEN_SECONDS };
}

/**
 * Returns the holder of a token, or undefined if its algorithm, key, issuer, audience, kind or expiry is wrong. Accepts only HS256.
 * Does not check whether the session has ended or the refresh token was used: the caller does. Throws only for our faults.
 */
export async function verifyToken(
  keys: TokenKeys,
  token: string,
  kind: Kind,
  now: Date,
): Promise<{ hostId: string; sessionId: string; jti: string; issuedAt: Date } | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyFrom(keys), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'jti', 'iat', 'exp', 'token_use'],
    });
    return holder(payload, kind);
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Returns the next jti in a session's chain of refresh tokens: base64url, 43 characters, always the same for the same jti. */
export function nextRefreshJti(key: Uint8Array, jti: string): string {
  return keyedMark(key, 'refresh/1', jti);
}

const ISSUER = 'will-custody';
const AUDIENCE = 'will-custody-api';
const KID = /^[0-9a-f]{16}$/;

interface IssuedSession {
  hostId: string;
  sessionId: string;
  issuedAt: Date;
}

interface Claims {
  kind: Kind;
  jti: string;
  expires: number;
}

async function signed(keys: TokenKeys, session: IssuedSession, { kind, jti, expires }: Claims): Promise<string> {
  const { kid, key } = keys.current;
  if (!KID.test(kid)) throw new TypeError('The kid of a token key must have 16 hex digits.');
  return await new SignJWT({ sid: session.sessionId, token_use: kind })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(session.hostId)
    .setJti(jti)
    .setIssuedAt(seconds(session.issuedAt))
    .setExpirationTime(expires)
    .sign(key);
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

function keyFrom({ all }: TokenKeys): JWTVerifyGetKey {
  return ({ kid }) => {
    const key = kid !== undefined && KID.test(kid) ? all.get(kid) : undefined;
    if (!key) throw new errors.JWSInvalid('The key is not in the keyring.');
    return key;
  };
}

function holder(
  { sub, sid, jti, iat, token_use }: JWTPayload,
  kind: Kind,
): { hostId: string; sessionId: string; jti: string; issuedAt: Date } | undefined {
  if (token_use !== kind || typeof sub !== 'string' || typeof sid !== 'string' || typeof jti !== 'string' || typeof iat !== 'number')
    return undefined;
  return { hostId: sub, sessionId: sid, jti, issuedAt: new Date(iat * 1000) };
}
