import type * as z from 'zod';
import type { SessionData } from '#accounts/rows/sessions.ts';
import { hostObject, sessionObject, settingsObject } from '#accounts/wire/account-objects.ts';
import { connectorObject } from '#channels/wire/connector-object.ts';
import { instant } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { CheckRecord } from '#liveness/rules/check.ts';
import { checkObject } from '#liveness/wire/check-object.ts';
import { storageObject } from '#storages/wire/storage-object.ts';
import { survivorObject } from '#survivors/wire/survivor-object.ts';
import type { TransferRecord } from '#transfers/rows/transfers.ts';
import { documentObject, listedDocument, willObject } from '#wills/wire/will-objects.ts';
import type { exportReply } from './export-replies.ts';
import { transferOverview } from './overview-object.ts';

type Export = z.infer<(typeof exportReply)[200]>;

/** What an export is made of. `survivorWireId` returns the id that a Survivor has outside the service. */
export interface ExportParts {
  host: HostRecord;
  sessions: readonly SessionData[];
  sessionId: string;
  checks: readonly CheckRecord[];
  transfers: readonly TransferRecord[];
  survivorWireId: (id: string) => string;
  now: Date;
}

/** Everything that the Host gave us, and what has happened, without secrets. */
export function exportObject(parts: ExportParts): Export {
  const { host, sessionId } = parts;
  const now = instant(parts.now);
  return {
    exported_at: now,
    not_included: notIncluded(host),
    profile: hostObject(host, now),
    settings: settingsObject(host),
    survivors: host.survivors.map((survivor) => survivorObject(host, survivor, parts.survivorWireId(survivor.id), now)),
    connectors: host.connectors.map(connectorObject),
    storages: host.storages.map((storage) => storageObject(host, storage)),
    will: willObject(host, undefined) ?? null,
    documents: (host.will?.sealed.documents ?? []).map(documentObject),
    draft: (host.draft?.documents ?? []).map(listedDocument),
    checks: parts.checks.map(checkObject),
    checks_total: host.liveness?.checks ?? 0,
    transfers: parts.transfers.map((record) => pastTransfer(host, record)),
    sessions: parts.sessions.map((session) => sessionObject(session, sessionId)),
  };
}

function notIncluded({ survivors, connectors, storages }: HostRecord): string[] {
  const hasMessages = survivors.some(({ hasPersonalMessage }) => hasPersonalMessage);
  const hasSecrets = connectors.length + storages.length > 0;
  return [
    'Your documents: the service cannot read them. They are in the storage of your will, encrypted, and you have the originals.',
    'Your password and the backup codes of your trusted people: the service keeps only what is needed to check them.',
    ...(hasMessages ? ['Personal messages: each one is encrypted, so that only the trusted person can read it.'] : []),
    ...(hasSecrets ? ['Passwords and keys of your channels and storages: an export must not give them to anyone who finds it.'] : []),
  ];
}

function pastTransfer(host: HostRecord, record: TransferRecord): Export['transfers'][number] {
  const { transfer_id: _, opens_at: __, ...facts } = transferOverview(host, record, '', []);
  return { ...facts, status: record.transfer.state.status };
}

/** The numbers of the newest checks, at most 1,000. */
export function exportedChecks({ liveness }: HostRecord): { from: number; to: number } {
  const to = liveness?.checks ?? 0;
  return { from: Math.max(1, to - 999), to };
}
