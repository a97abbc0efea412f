import type { DriveType } from '#common/storage-kinds.ts';
import { objectOrEmpty } from '#net/json-reply.ts';
import type { DriveAddresses } from './drive-addresses.ts';
import { DRIVE_FAULTS } from './drive-faults.ts';
import { type DriveOptions, type DriveReply, sendRequest, withRetries } from './drive-http.ts';
import { fault } from './fault.ts';

/** The OAuth client of this service at a drive's provider. It is registered once per deployment. */
export interface DriveClientId {
  id: string;
  secret: string;
}

/** The OAuth clients of this service, by drive. Each secret is read only when it is sent. Throws if a drive is not set up. */
export interface DriveClients {
  id(type: DriveType): string;
  secret(type: DriveType): Promise<string>;
}

/** The tokens from a sign-in or a renewal. `refreshToken` is null if the previous one stays valid. */
export interface DriveTokens {
  accessToken: string;
  refreshToken: string | null;
  expiresInSeconds: number;
}

/** The owner of a drive: the provider's id of the account, and the owner's e-mail address. */
export interface DriveAccount {
  id: string;
  name: string;
}

/** OAuth sign-in at the drives. Tokens and secrets are sent only in bodies and headers, and never appear in an error. */
export interface DriveOAuth {
  /** Returns the URL of the consent page for the Host. */
  authorizeUrl(type: DriveType, request: { state: string; challenge: string; redirectUri: string }): string;
  /** Exchanges a code for tokens. Throws `SignInRefused` if the drive rejects the code, and `SignInLacks` if the Host did not allow everything. */
  exchange(type: DriveType, given: { code: string; verifier: string; redirectUri: string }): Promise<DriveTokens & { account: DriveAccount }>;
  /** Renews the tokens. Throws `SignInEnded` if the consent has ended permanently. Any other error may be temporary. */
  renew(type: DriveType, refreshToken: string): Promise<DriveTokens>;
}

const TOKEN_IDLE_MS = 10_000;

export function driveOAuth(options: DriveOptions, addresses: DriveAddresses, clients: DriveClients): DriveOAuth {
  const token = async (type: DriveType, parameters: Record<string, string>): Promise<Record<string, unknown>> => {
    const client = { client_id: clients.id(type), client_secret: await clients.secret(type) };
    const body = new URLSearchParams({ ...parameters, ...client }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    // Never repeated: a code or a token is valid once, and at some drives a second use ends the consent.
    return granted(await sendRequest({ ...options, idleMs: TOKEN_IDLE_MS }, { method: 'POST', url: addresses[type].token, headers, body }));
  };
  return {
    authorizeUrl: (type, { state, challenge, redirectUri }) =>
      `${addresses[type].authorize}?${new URLSearchParams({
        response_type: 'code',
        client_id: clients.id(type),
        redirect_uri: redirectUri,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...ASKED[type],
      })}`,
    exchange: async (type, { code, verifier, redirectUri }) => {
      const body = await token(type, { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri });
      const tokens = tokensOf(body);
      if (tokens.refreshToken === null) throw fault('SignInRefused');
      if (!String(body['scope'] ?? '').includes(NEEDED[type])) throw fault('SignInLacks');
      return { ...tokens, account: await ACCOUNT[type](options, addresses[type].api, body) };
    },
    renew: async (type, refreshToken) => tokensOf(await token(type, { grant_type: 'refresh_token', refresh_token: refreshToken })),
  };
}

/**
 * Requests a scope that covers only files of this service, a refresh token, and always the choice of the account:
 * https://developers.google.com/identity/protocols/oauth2/web-server#creatingclient
 * https://www.dropbox.com/developers/documentation/http/documentation#oauth2-authorize
 * https://learn.microsoft.com/en-us/entra/identity-platform/v2-oauth2-auth-code-flow
 */
const ASKED: Readonly<Record<DriveType, Record<string, string>>> = {
  drive_a: { scope: 'https://www.googleapis.com/auth/drive.file', access_type: 'offline', prompt: 'select_account consent' },
  drive_b: {
    scope: 'account_info.read files.metadata.read files.content.read files.content.write',
    token_access_type: 'offline',
    force_reapprove: 'true',
  },
  drive_c: { scope: 'Files.ReadWrite.AppFolder offline_access openid profile email', prompt: 'select_account', response_mode: 'query' },
};

const NEEDED: Readonly<Record<DriveType, string>> = {
  drive_a: 'auth/drive.file',
  drive_b: 'files.content.write',
  drive_c: 'Files.ReadWrite.AppFolder',
};

/** https://www.rfc-editor.org/rfc/rfc6749#section-5.2 and https://learn.microsoft.com/en-us/entra/identity-platform/reference-error-codes */
export const GRANT_FAULTS = new Map([
  ['invalid_grant', 'SignInEnded'],
  ['temporarily_unavailable', 'ServiceUnavailable'],
  ['server_error', 'ServiceUnavailable'],
  ['slow_down', 'TooManyRequests'],
  ['rate_limit_exceeded', 'TooManyRequests'],
]);

/** Returns the reply of a token endpoint, or throws what it means. */
export function granted({ status, body }: Pick<DriveReply, 'status' | 'body'>): Record<string, unknown> {
  if (status === 200) return body;
  const said = GRANT_FAULTS.get(String(body['error']));
  throw fault(said ?? (status === 429 ? 'TooManyRequests' : status >= 500 ? 'ServiceUnavailable' : 'SignInRefused'));
}

function tokensOf({ access_token, refresh_token, expires_in }: Record<string, unknown>): DriveTokens {
  if (typeof access_token !== 'string' || access_token === '') throw fault('NotUnderstood');
  return {
    accessToken: access_token,
    refreshToken: typeof refresh_token === 'string' && refresh_token !== '' ? refresh_token : null,
    expiresInSeconds: Number.isFinite(Number(expires_in)) ? Number(expires_in) : 0,
  };
}

type AccountOf = (options: DriveOptions, api: string, reply: Record<string, unknown>) => Promise<DriveAccount>;

const ACCOUNT: Readonly<Record<DriveType, AccountOf>> = {
  // https://developers.google.com/workspace/drive/api/reference/rest/v3/about/get
  drive_a: async (options, api, reply) => {
    const { body } = await askAs(options, 'drive_a', reply, { method: 'GET', url: `${api}/drive/v3/about?fields=user(permissionId,emailAddress)` });
    const { permissionId, emailAddress } = objectOrEmpty(body['user']);
    return account(permissionId, emailAddress);
  },
  // https://www.dropbox.com/developers/documentation/http/documentation#users-get_current_account
  drive_b: async (options, api, reply) => {
    const { body } = await askAs(options, 'drive_b', reply, { method: 'POST', url: `${api}/2/users/get_current_account` });
    return account(body['account_id'], body['email']);
  },
  // The token comes directly from Microsoft over TLS, so its signature need not be verified. https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation
  drive_c: async (_world, _api, { id_token }) => {
    const claims = claimsOf(String(id_token ?? ''));
    return account(claims['sub'], claims['email'] ?? claims['preferred_username']);
  },
};

async function askAs(
  options: DriveOptions,
  type: DriveType,
  { access_token }: Record<string, unknown>,
  request: { method: 'GET' | 'POST'; url: string },
): Promise<DriveReply> {
  const asked = { ...request, headers: { authorization: `Bearer ${access_token}` } };
  const faultOf = DRIVE_FAULTS[type];
  const reply = await withRetries(options, { repeatable: true, faultOf }, () => sendRequest(options, asked));
  const reason = faultOf(reply);
  if (reason !== undefined) throw fault(reason);
  return reply;
}

function account(id: unknown, name: unknown): DriveAccount {
  if (typeof id !== 'string' || id === '') throw fault('NotUnderstood');
  return { id, name: typeof name === 'string' ? name.slice(0, 320) : '' };
}

function claimsOf(token: string): Record<string, unknown> {
  try {
    return objectOrEmpty(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')));
  } catch {
    return {};
  }
}
