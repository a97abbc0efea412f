import type { HostChannel } from '#common/contact.ts';
import type { Instant } from '#common/time.ts';
import { duePartition, outboxKey, sentMessageKey } from '#store/keys.ts';
import { getRow, type Row, type Table } from '#store/table.ts';
import type { PendingEffect, SingleChange } from '#store/unit-of-work.ts';

/** A message that our own mailer sent, and what became of its mails. It holds no address. */
export interface SentMessage {
  /** The message as it was pending, so that it can be sent again. */
  pending: PendingEffect;
  /** The routes that accepted it and whose mail has not come back, the earliest first. */
  accepted: readonly AcceptedRoute[];
  /** The mails that came back. One may do so before its acceptance is stored. */
  bounced: readonly BouncedMail[];
}

/** `route`: one address over our own mailer or a connector (`routeId`). `messageId`: of SES, absent for connectors. */
interface AcceptedRoute {
  route: string;
  channel: HostChannel;
  at: Instant;
  messageId?: string;
}

interface BouncedMail {
  route: string;
  messageId: string;
}

/** A mail comes back within days. Its reader may report it as unwanted much later, for which no row is needed. */
const KEPT_SECONDS = 30 * 24 * 3600;

/** Messages that our own mailer sent, kept for the events about them. */
export function createSentMessages(table: Table) {
  return {
    get: async (id: string): Promise<Row<SentMessage> | undefined> => getRow<SentMessage>(table, sentMessageKey(id)),
    /** Returns the write of a message that was read, or of a new one. It fails if the message has changed since. */
    changing: (read: Row<SentMessage> | undefined, data: SentMessage, now: Date): SingleChange => ({
      key: sentMessageKey(data.pending.id),
      version: read?.version ?? 0,
      data,
      plainAttributes: { expires_at_s: Math.ceil(now.getTime() / 1000) + KEPT_SECONDS },
    }),
    /** Returns the write that makes the message pending again. It is due now, and as old as it was. Whatever else is under its id is replaced. */
    resuming: ({ pending }: SentMessage, now: Instant): SingleChange => {
      const key = outboxKey(pending.id);
      return { key, version: 'any', data: pending, plainAttributes: { due_partition: duePartition(key.pk), due_at: now } };
    },
  };
}
