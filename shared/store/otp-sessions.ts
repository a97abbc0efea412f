import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { OtpSession } from '#domain/otp.ts';
import { otpKey } from './keys.ts';
import { getRow, type Row, signedItem, type Table } from './table.ts';

const KEPT_SECONDS = 24 * 3600;

/** Code sessions; the code itself is derived and never here. Tries are counted by counters.countOtpTry on the same item. */
export function otpSessionsIn(table: Table) {
  return {
    create: async (session: OtpSession): Promise<void> => {
      const item = await signedItem(
        table,
        { ...otpKey(session.id), version: 1, data: session },
        { expires_at_s: Math.ceil(Date.parse(session.expiresAt) / 1000) + KEPT_SECONDS },
      );
      await table.db.send(new PutCommand({ TableName: table.name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' }));
    },
    get: (id: string): Promise<Row<OtpSession> | undefined> => getRow<OtpSession>(table, otpKey(id)),
  };
}
