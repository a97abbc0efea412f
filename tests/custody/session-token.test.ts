import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { issueTokens, nextRefreshJti, type TokenKeys, verifyToken } from '#custody/session-token.ts';

const key = new Uint8Array(32).fill(4);
const kid = '0123456789abcdef';
const keys: TokenKeys = { current: { kid, key }, all: new Map([[kid, key]]) };
const issuedAt = new Date('2026-11-21T09:00:00.700Z');
const later = (seconds: number) => new Date(Date.parse('2026-11-21T09:00:00Z') + seconds * 1000);
const session = { hostId: 'host-1', sessionId: 'sess-1', refreshJti: 'jti-1', issuedAt, refreshUntil: later(86_400) };
const pair = await issueTokens(keys, session);

describe('the token pair of a session', () => {
  it('names its Host and session', async () => {
    const verified = { hostId: 'host-1', sessionId: 'sess-1', jti: 'jti-1', issuedAt: later(0) };
    expect(await verifyToken(keys, pair.refresh_token, 'refresh', issuedAt)).toEqual(verified);
    expect(await verifyToken(keys, pair.access_token, 'access', issuedAt)).toMatchObject({ hostId: 'host-1', sessionId: 'sess-1' });
    expect(pair.expires_in).toBe(3600);
  });

  it('is signed with HS256 and names its key, issuer, audience and kind', () => {
    expect(decodeProtectedHeader(pair.access_token)).toEqual({ alg: 'HS256', typ: 'JWT', kid });
    const claims = { iss: 'will-custody', aud: 'will-custody-api', token_use: 'access', exp: later(3600).getTime() / 1000 };
    expect(decodeJwt(pair.access_token)).toMatchObject(claims);
    expect(decodeJwt(pair.access_token).jti).not.toContain('jti-1');
  });

  it('is the same for the same input, so that a lost reply can be repeated', async () => {
    expect(await issueTokens(keys, { ...session })).toEqual(pair);
    expect(await issueTokens(keys, { ...session, refreshJti: 'jti-2' })).not.toEqual(pair);
  });

  it.each<['access' | 'refresh', number, boolean]>([
    ['access', 3599, true],
    ['access', 3600, false],
    ['refresh', 86_399, true],
    ['refresh', 86_400, false],
  ])('contains a token (%s) that after %i seconds is valid: %s', async (kind, seconds, good) => {
    expect((await verifyToken(keys, pair[`${kind}_token`], kind, later(seconds))) !== undefined).toBe(good);
  });

  it('verifies after a rotation until its key is removed', async () => {
    const newer = { kid: 'fedcba9876543210', key: new Uint8Array(32).fill(6) };
    const onlyNewer = new Map([[newer.kid, newer.key]]);
    const rotated: TokenKeys = { current: newer, all: new Map([...keys.all, ...onlyNewer]) };
    expect(await verifyToken(rotated, pair.access_token, 'access', issuedAt)).toBeDefined();
    expect(await verifyToken({ current: newer, all: onlyNewer }, pair.access_token, 'access', issuedAt)).toBeUndefined();
  });
});

describe('a token is refused', () => {
  const claims = { sid: 'sess-1', token_use: 'access' };
  const forged = (change: { header?: object; claims?: object; audience?: string; issuer?: string; expires?: number | string } = {}, signer = key) =>
    new SignJWT({ ...claims, ...change.claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid, ...change.header })
      .setIssuer(change.issuer ?? 'will-custody')
      .setAudience(change.audience ?? 'will-custody-api')
      .setSubject('host-1')
      .setJti('j')
      .setIssuedAt(later(0))
      .setExpirationTime(change.expires ?? later(60))
      .sign(signer);
  const whole = { sub: 'host-1', sid: 'sess-1', jti: 'j', iat: 1, exp: 9e9, token_use: 'access', iss: 'will-custody', aud: 'will-custody-api' };
  /** Signs claims as they are, without checking them. */
  const made = (change: object) => new SignJWT({ ...whole, ...change }).setProtectedHeader({ alg: 'HS256', kid }).sign(key);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const [header, body, signature] = pair.access_token.split('.');

  it('unless it is the valid one that the next tests change', async () => {
    expect(await verifyToken(keys, await forged(), 'access', later(1))).toBeDefined();
    expect(await verifyToken(keys, await made({}), 'access', later(1))).toBeDefined();
  });

  it.each<[string, () => string | Promise<string>]>([
    ['alg none with our kid', () => `${part({ alg: 'none', kid })}.${body}.`],
    ['alg none over the genuine signature', () => `${part({ alg: 'none', kid })}.${body}.${signature}`],
    ['HS384 under our key', () => forged({ header: { alg: 'HS384' } })],
    ['another key', () => forged({}, new Uint8Array(32).fill(5))],
    ['a kid that is not in the keyring', () => forged({ header: { kid: 'ffffffffffffffff' } })],
    ['no kid', () => forged({ header: { kid: undefined } })],
    ['no kind', () => forged({ claims: { token_use: undefined } })],
    ['another issuer', () => forged({ issuer: 'elsewhere' })],
    ['another audience', () => forged({ audience: 'elsewhere' })],
    ['a session that is not a string', () => forged({ claims: { sid: 7 } })],
    ['a subject that is not a string', () => made({ sub: 7 })],
    ['no subject', () => made({ sub: undefined })],
    ['a jti that is not a string', () => made({ jti: 7 })],
    ['a time of issue that is not a number', () => made({ iat: 'now' })],
    ['no expiry', () => made({ exp: undefined })],
    ['an altered body', () => `${header}.${part({ ...decodeJwt(pair.access_token), sub: 'host-2' })}.${signature}`],
    ['a critical extension', () => `${part({ alg: 'HS256', kid, crit: ['x'], x: 1 })}.${body}.${signature}`],
    ['no content', () => ''],
  ])('with %s', async (_, token) => {
    expect(await verifyToken(keys, await token(), 'access', later(1))).toBeUndefined();
  });

  it('with a kid of another shape, even if the keyring contains it', async () => {
    const ring: TokenKeys = { current: keys.current, all: new Map([['x', key]]) };
    expect(await verifyToken(ring, await forged({ header: { kid: 'x' } }), 'access', later(1))).toBeUndefined();
  });

  it('only for its own faults: another fault is thrown', async () => {
    const broken = new Map<string, Uint8Array>();
    broken.get = () => {
      throw new Error('The ring is broken.');
    };
    await expect(verifyToken({ current: keys.current, all: broken }, pair.access_token, 'access', issuedAt)).rejects.toThrow('The ring is broken.');
  });

  it('if it is an access token used to refresh', async () => {
    expect(await verifyToken(keys, pair.access_token, 'refresh', issuedAt)).toBeUndefined();
  });
});

it('refresh tokens form one chain that only we can compute', () => {
  const next = nextRefreshJti(key, 'jti-1');
  expect(next).toBe(nextRefreshJti(key, 'jti-1'));
  // Computed by a program in another language: a chain must continue after any deployment.
  const known = Buffer.from('c8843f86d380c8c982d1fdc37fe1e3a8067c97ceac24cdfc57d381f946bab7e0', 'hex').toString('base64url');
  expect(nextRefreshJti(new Uint8Array(32).fill(1), 'jti-1')).toBe(known);
  expect(new Set(['jti-1', next, nextRefreshJti(key, next), nextRefreshJti(new Uint8Array(32), 'jti-1')]).size).toBe(4);
});

it('no token is issued with a short key or a kid of another shape', async () => {
  const issued = (current: TokenKeys['current']) => issueTokens({ current, all: new Map() }, session);
  await expect(issued({ kid, key: new Uint8Array(16) })).rejects.toThrow(RangeError);
  await expect(issued({ kid: 'x', key })).rejects.toThrow(new TypeError('The kid of a token key must have 16 hex digits.'));
});
