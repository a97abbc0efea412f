import type { DriveType } from '#common/storage-kinds.ts';
import type { Instant } from '#common/time.ts';
import { signInKey } from '#store/keys.ts';
import { getRow, putIfVersion, removeOnce, type Table } from '#store/table.ts';

/** A sign-in at a cloud drive that a Host has started. The table holds nothing that could complete it. */
export interface SignIn {
  hostId: string;
  storageId: string;
  type: DriveType;
  /** Base64 of the wrapped proof that the drive requires with its code. */
  verifier: string;
  expiresAt: Instant;
  /** The session that has started it. */
  session: { id: string; epoch: number };
}

/** Sign-ins in progress, each valid once. */
export function createSignIns(table: Table) {
  return {
    begin: (state: string, signIn: SignIn): Promise<boolean> =>
      putIfVersion(table, { ...signInKey(state), version: 0, data: signIn }, { expires_at_s: Math.ceil(Date.parse(signIn.expiresAt) / 1000) }),
    /** Deletes the sign-in and returns it, once. The caller checks the time. */
    take: async (state: string): Promise<SignIn | undefined> => {
      const read = await getRow<SignIn>(table, signInKey(state));
      return read && (await removeOnce(table, read)) ? read.data : undefined;
    },
  };
}
