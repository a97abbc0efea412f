import * as z from 'zod';
import { Host, HostSettings, Session } from './account.ts';
import { Connector } from './connectors.ts';
import { LivenessCheck } from './liveness.ts';
import { TransferOverview } from './overview.ts';
import { Storage } from './storages.ts';
import { Survivor } from './survivors.ts';
import { TransferStatus } from './transfer.ts';
import { ListedDocument, Will, WillDocument } from './will.ts';
import { Count, Sentence, Timestamp } from './wire-types.ts';

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
