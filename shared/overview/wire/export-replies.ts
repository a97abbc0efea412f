import * as z from 'zod';
import { Host, HostSettings, Session } from '#accounts/wire/replies.ts';
import { Connector } from '#channels/wire/replies.ts';
import { Count, Sentence, Timestamp } from '#http/wire-types.ts';
import { LivenessCheck } from '#liveness/wire/replies.ts';
import { Storage } from '#storages/wire/replies.ts';
import { Survivor } from '#survivors/wire/replies.ts';
import { TransferStatus } from '#transfers/wire/replies.ts';
import { ListedDocument, Will, WillDocument } from '#wills/wire/replies.ts';
import { TransferOverview } from './overview-replies.ts';

const PastTransfer = TransferOverview.omit({ transfer_id: true, opens_at: true }).extend({ status: TransferStatus });

export const exportReply = {
  200: z.strictObject({
    exported_at: Timestamp,
    not_included: z.array(Sentence).describe('What the account has and this export does not, and why.'),
    profile: Host,
    settings: HostSettings,
    survivors: z.array(Survivor),
    connectors: z.array(Connector).describe('Without their settings: those are secrets.'),
    storages: z.array(Storage).describe('Without their settings: those are secrets.'),
    will: Will.nullable(),
    documents: z.array(WillDocument).describe('The sealed documents.'),
    draft: z.array(ListedDocument).describe('The documents that the next sealing will hold, if they differ from the sealed ones.'),
    checks: z.array(LivenessCheck).describe('The newest 1,000, newest first.'),
    checks_total: Count,
    transfers: z.array(PastTransfer).describe('The newest 100, newest first.'),
    sessions: z.array(Session),
  }),
};
