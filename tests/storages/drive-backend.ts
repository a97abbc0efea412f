import { createHash, randomBytes } from 'node:crypto';
import type { DriveType } from '#common/storage-kinds.ts';
import { type Drive, type DriveOptions, startDropbox, startGoogle, startMicrosoft } from '#infra/local/entry.ts';
import { createOutbound } from '#net/outbound.ts';
import {
  DRIVE_ADDRESSES,
  type DriveAccess,
  type DriveAddresses,
  type DriveOAuth,
  driveOAuth,
  openStorage,
  type Storage,
} from '#storages/adapters/index.ts';
import { consent } from '#tests/support/consent.ts';
import type { Backend } from './contract.ts';

export const REDIRECT_URI = 'http://127.0.0.1:3000/api/storages/oauth/callback';
const STARTS: Readonly<Record<DriveType, (options: DriveOptions) => Promise<Drive>>> = {
  drive_a: startGoogle,
  drive_b: startDropbox,
  drive_c: startMicrosoft,
};

/** A connected drive, and storages on it. */
export interface JoinedDrive {
  drive: Drive;
  oauth: DriveOAuth;
  open(options?: { directoryPath?: string; port?: number }): Storage;
}

/** Starts the emulator of a drive, signs in as a Host does, and opens storages with the tokens. */
export async function joinDrive(type: DriveType, now: () => Date = () => new Date()): Promise<JoinedDrive> {
  const drive = await STARTS[type]({ redirectUri: REDIRECT_URI, now });
  const world = { outbound: createOutbound({ allowLoopback: true }), allowLoopback: true, pause: async () => {} };
  const oauth = driveOAuth(
    world,
    { ...DRIVE_ADDRESSES, [type]: drive.addresses },
    { id: () => drive.client.id, secret: async () => drive.client.secret },
  );
  const access = await signedIn(oauth, type);
  return {
    drive,
    oauth,
    open: ({ directoryPath = '/', port = drive.port } = {}) => {
      const over = (address: string) => address.replace(`:${drive.port}`, `:${port}`);
      const { api, content, ...rest } = drive.addresses;
      const driveAddresses: DriveAddresses = { ...DRIVE_ADDRESSES, [type]: { ...rest, api: over(api), content: over(content) } };
      return openStorage({ type, config: undefined, directoryPath, access }, { ...world, driveAddresses });
    },
  };
}

/** Returns a PKCE verifier and its challenge: https://www.rfc-editor.org/rfc/rfc7636 */
export function newProof(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** Signs in and keeps the newest tokens in memory. */
async function signedIn(oauth: DriveOAuth, type: DriveType): Promise<DriveAccess> {
  const { verifier, challenge } = newProof();
  const back = await consent(oauth.authorizeUrl(type, { state: randomBytes(16).toString('hex'), challenge, redirectUri: REDIRECT_URI }));
  let tokens = await oauth.exchange(type, { code: back.searchParams.get('code') ?? '', verifier, redirectUri: REDIRECT_URI });
  return {
    async token(refused) {
      if (refused !== undefined && refused === tokens.accessToken) {
        const { refreshToken } = tokens;
        const renewed = await oauth.renew(type, refreshToken ?? '');
        tokens = { ...tokens, ...renewed, refreshToken: renewed.refreshToken ?? refreshToken };
      }
      return tokens.accessToken;
    },
  };
}

/** Returns the emulator of a drive as a backend for the storage contract. */
export function driveBackend(type: DriveType): () => Promise<Backend> {
  return async () => {
    const { drive, open } = await joinDrive(type);
    return {
      port: drive.port,
      open: async (options) => open(options),
      seed: async (paths) => drive.seed(paths),
      leftovers: async () => drive.leftovers(),
      empty: async () => drive.empty(),
      async revoke() {
        drive.oauth.revoke();
        return 'The drive no longer accepts the sign-in. Please connect it again.';
      },
      stop: () => drive.close(),
    };
  };
}
