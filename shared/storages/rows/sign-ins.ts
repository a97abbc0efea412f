import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { Instant } from '#common/time.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { signInKey } from '#store/keys.ts';
import { putIfVersion, type Table, verifyRow } from '#store/table.ts';

/** A sign-in at a cloud drive that a Host has started. The table holds nothing that could complete it. */
export interface SignIn {
  hostId: string;
  storageId: string;
  type: StorageRecord['type'];
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
    /**
     * Deletes the sign-in and returns it, once: of parallel deletions, one meets the condition. The returned item alone does not show
     * which: DynamoDB Local returns it to several. The caller checks the time.
     * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_DeleteItem.html
     */
    take: async (state: string): Promise<SignIn | undefined> => {
      const command = { TableName: table.name, Key: signInKey(state), ConditionExpression: 'attribute_exists(pk)', ReturnValues: 'ALL_OLD' } as const;
      const { Attributes } = await table.db.send(new DeleteCommand(command)).catch(unlessGone);
      return Attributes && (await verifyRow<SignIn>(table, Attributes)).data;
    },
  };
}

function unlessGone(error: unknown): { Attributes?: Record<string, unknown> } {
  if (error instanceof ConditionalCheckFailedException) return {};
  throw error;
}
