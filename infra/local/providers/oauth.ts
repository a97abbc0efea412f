import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A person with an account at a drive's provider. */
export interface DriveUser {
  id: string;
  email: string;
}

/** The differences of one provider. `error` is the body of its reply to an invalid token request. */
export interface OAuthRules {
  name: string;
  client: { id: string; secret: string };
  /** The registered redirect address of the client. */
  redirectUri: string;
  accessSeconds: number;
  /** A refresh token is valid once, and its second use ends the whole consent. */
  rotates: boolean;
  /** A refresh token expires if it is not used for this time; infinite if it never expires. */
  remembersDays: number;
  /** Returns what is missing in the request for a sign-in, in the provider's words. */
  objectTo(query: URLSearchParams): string | undefined;
  wantsRefreshToken(query: URLSearchParams): boolean;
  error(code: 'invalid_client' | 'invalid_grant' | 'invalid_request' | 'unsupported_grant_type', why: string): OAuthReply;
  granted(tokens: { access: string; refresh: string | undefined; scope: string; user: DriveUser }): object;
  now(): Date;
}

export interface OAuthReply {
  status: number;
  json?: object;
  html?: string;
  location?: string;
}

export interface OAuthServer {
  /** The consent page for the user, and the actions of its two buttons. */
  authorize(method: string, query: URLSearchParams, form: URLSearchParams): OAuthReply;
  token(form: URLSearchParams): OAuthReply;
  /** Returns the owner of a token, or `expired` if it has expired or was revoked. */
  userOf(authorization: string | undefined): DriveUser | 'expired' | undefined;
  /** Returns the id of the user who agreed last. */
  lastUser(): string;
  /** Revokes the user's consent. */
  revoke(): void;
  /** Expires every access token early. */
  expireAccess(): void;
}

interface Consent {
  user: DriveUser;
  scope: string;
  revoked: boolean;
}

interface Code {
  consent: Consent;
  challenge: string;
  refresh: boolean;
  expiresAt: number;
  used: boolean;
}

const CODE_LIVES_MS = 10 * 60 * 1000;
const DEFAULT_EMAIL = 'anna@drive.example';

/** Creates the OAuth 2 server of one provider, for one client: https://www.rfc-editor.org/rfc/rfc6749 with https://www.rfc-editor.org/rfc/rfc7636 */
export function oauthServer(rules: OAuthRules): OAuthServer {
  const state: State = { codes: new Map(), access: new Map(), refresh: new Map(), spent: new Map() };
  return {
    authorize: (method, query, form) => authorize(rules, state, method, query, form),
    token: (form) => token(rules, state, form),
    userOf(authorization) {
      const [, given = ''] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
      const found = state.access.get(given);
      if (!found) return undefined;
      return found.consent.revoked || found.expiresAt <= rules.now().getTime() ? 'expired' : found.consent.user;
    },
    lastUser: () => [...state.codes.values()].at(-1)?.consent.user.id ?? 'nobody',
    revoke() {
      for (const { consent } of state.codes.values()) consent.revoked = true;
    },
    expireAccess() {
      for (const found of state.access.values()) found.expiresAt = 0;
    },
  };
}

interface State {
  codes: Map<string, Code>;
  access: Map<string, { consent: Consent; expiresAt: number }>;
  refresh: Map<string, { consent: Consent; usedAt: number }>;
  /** Refresh tokens that were already used. */
  spent: Map<string, Consent>;
}

function authorize(rules: OAuthRules, state: State, method: string, query: URLSearchParams, form: URLSearchParams): OAuthReply {
  const wrong = objectTo(rules, query);
  if (wrong) return { status: 400, html: page(rules.name, `<p>Error 400: ${escaped(wrong)}</p>`) };
  if (method === 'GET') return { status: 200, html: page(rules.name, consentForm(query)) };
  const back = new URL(rules.redirectUri);
  back.searchParams.set('state', query.get('state') ?? '');
  if (form.get('consent') !== 'allow') {
    back.searchParams.set('error', 'access_denied');
    return { status: 302, location: back.href };
  }
  const email = form.get('account') || DEFAULT_EMAIL;
  const user = { id: createHash('sha256').update(`${rules.name} ${email}`).digest('hex').slice(0, 20), email };
  const code = `4/${randomBytes(32).toString('base64url')}`;
  state.codes.set(code, {
    consent: { user, scope: query.get('scope') ?? '', revoked: false },
    challenge: query.get('code_challenge') ?? '',
    refresh: rules.wantsRefreshToken(query),
    expiresAt: rules.now().getTime() + CODE_LIVES_MS,
    used: false,
  });
  back.searchParams.set('code', code);
  return { status: 302, location: back.href };
}

function objectTo(rules: OAuthRules, query: URLSearchParams): string | undefined {
  if (query.get('client_id') !== rules.client.id) return 'invalid_client';
  if (query.get('redirect_uri') !== rules.redirectUri) return 'redirect_uri_mismatch';
  if (query.get('response_type') !== 'code') return 'unsupported_response_type';
  if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(query.get('code_challenge') ?? ''))
    return 'invalid_request: code_challenge';
  if ((query.get('state') ?? '').length < 20) return 'invalid_request: state';
  return rules.objectTo(query);
}

function token(rules: OAuthRules, state: State, form: URLSearchParams): OAuthReply {
  if (!isSame(form.get('client_id'), rules.client.id) || !isSame(form.get('client_secret'), rules.client.secret)) {
    return rules.error('invalid_client', 'The client is not known, or its secret is wrong.');
  }
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return exchange(rules, state, form);
    case 'refresh_token':
      return renew(rules, state, form);
    default:
      return rules.error('unsupported_grant_type', 'Invalid grant_type.');
  }
}

function exchange(rules: OAuthRules, state: State, form: URLSearchParams): OAuthReply {
  const code = state.codes.get(form.get('code') ?? '');
  if (!code) return rules.error('invalid_grant', 'Malformed auth code.');
  if (code.used) {
    // https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2. The tokens for a code are revoked if the code is used twice.
    code.consent.revoked = true;
    return rules.error('invalid_grant', 'The code was redeemed already.');
  }
  if (code.expiresAt <= rules.now().getTime()) return rules.error('invalid_grant', 'The code has expired.');
  if (form.get('redirect_uri') !== rules.redirectUri) return rules.error('invalid_grant', 'redirect_uri_mismatch');
  const verifier = form.get('code_verifier') ?? '';
  const isProven = /^[\w.~-]{43,128}$/.test(verifier) && createHash('sha256').update(verifier).digest('base64url') === code.challenge;
  code.used = true;
  if (!isProven) return rules.error('invalid_grant', 'Invalid code verifier.');
  return issue(rules, state, code.consent, code.refresh);
}

function renew(rules: OAuthRules, state: State, form: URLSearchParams): OAuthReply {
  const given = form.get('refresh_token') ?? '';
  const spent = state.spent.get(given);
  if (spent) spent.revoked = true;
  const known = state.refresh.get(given);
  const now = rules.now().getTime();
  const isForgotten = known !== undefined && now - known.usedAt >= rules.remembersDays * 86_400_000;
  if (!known || known.consent.revoked || isForgotten) return rules.error('invalid_grant', 'Token has been expired or revoked.');
  const { consent } = known;
  known.usedAt = now;
  if (rules.rotates) {
    state.refresh.delete(given);
    state.spent.set(given, consent);
  }
  return issue(rules, state, consent, rules.rotates);
}

function issue(rules: OAuthRules, state: State, consent: Consent, withRefresh: boolean): OAuthReply {
  const access = `at-${randomBytes(40).toString('base64url')}`;
  state.access.set(access, { consent, expiresAt: rules.now().getTime() + rules.accessSeconds * 1000 });
  const refresh = withRefresh ? `rt-${randomBytes(40).toString('base64url')}` : undefined;
  if (refresh) state.refresh.set(refresh, { consent, usedAt: rules.now().getTime() });
  return { status: 200, json: rules.granted({ access, refresh, scope: consent.scope, user: consent.user }) };
}

function consentForm(query: URLSearchParams): string {
  return `<p>An app wants to keep files in your drive.</p><p><code>${escaped(query.get('scope') ?? '')}</code></p>
<form method="post">
<p><label>Account <input name="account" type="email" value="${DEFAULT_EMAIL}"></label></p>
<p><button name="consent" value="allow">Allow</button> <button name="consent" value="deny">Deny</button></p>
</form>`;
}

function page(name: string, inside: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><h1>${name}, emulated</h1>${inside}</html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function isSame(given: string | null, expected: string): boolean {
  const [a, b] = [given ?? '', expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
