import type { Instant } from '#common/time.ts';
import { type Aggregate, loadAggregate, type Root, rowOf, rowsOf } from '#store/aggregate.ts';
import { transferPointerKey } from '#store/keys.ts';
import { getRow, type Table } from '#store/table.ts';
import type { WrongCodes } from '#transfers/rules/otp.ts';
import type { SurvivorReads } from '#transfers/rules/reads.ts';
import type { Transfer } from '#wills/rules/transfer.ts';

/** What one authenticated Survivor released. Without the threshold it opens nothing. */
export interface ReleasedRow {
  survivor: string;
  /** Base64 of {share, messageFileKey} wrapped under purpose released-share. */
  wrapped: string;
  /** Makes this Survivor's session valid for this authentication only. */
  nonce: string;
  /** When this Survivor authenticated last, and the keyed hash of their client address. */
  provenAt: Instant;
  provenBy: string;
  /** Will-access requires a session: one was used, or asked for, since this Survivor authenticated last. */
  sessionDemanded: boolean;
  firstAccessNotified: boolean;
}

/** A share of the inner envelope that a Survivor has passed on. Only the papers of the others open it. */
export interface PassedShareRow {
  survivor: string;
  /** Base64 of an age file. */
  share: string;
  at: Instant;
}

/** The documents that were read back, authenticated and compared since the transfer opened. */
export interface OpenedRow {
  verified: string[];
  /** The storage in which a document was verified, by its path, if it was not the first one of the will. */
  verifiedIn: Readonly<Record<string, string>>;
  /** No document is left that could not be read. */
  finished: boolean;
  /** Some were read and differ from what was sealed. They are checked again. */
  altered?: true;
}

export interface TransferRecord {
  root: Root;
  transfer: Transfer;
  released: ReadonlyMap<string, ReleasedRow>;
  /** By Survivor. Deleted with the released shares when the transfer ends. */
  passed: ReadonlyMap<string, PassedShareRow>;
  opened: OpenedRow | undefined;
  /** By Survivor. Kept when the transfer ends. */
  reads: ReadonlyMap<string, SurvivorReads>;
  /** By Survivor. */
  guessed: ReadonlyMap<string, WrongCodes>;
}

/** The target of a transfer's wire id. */
export interface TransferPointer {
  transferId: string;
  hostId: string;
}

/** Reads of transfers. */
export function createTransfers(table: Table) {
  return {
    load: async (id: string): Promise<TransferRecord | undefined> => {
      const aggregate = await loadAggregate(table, 'transfer', id);
      return aggregate && transferRecord(aggregate);
    },
    find: async (wireId: string): Promise<TransferPointer | undefined> =>
      (await getRow<TransferPointer>(table, transferPointerKey(wireId.toLowerCase())))?.data,
  };
}

function transferRecord(aggregate: Aggregate): TransferRecord | undefined {
  const transfer = rowOf<Transfer>(aggregate, 'META');
  if (!transfer) return undefined;
  const released = rowsOf<ReleasedRow>(aggregate, 'RELEASED#');
  return {
    root: aggregate.root,
    transfer,
    released: new Map(released.map((row) => [row.survivor, row])),
    passed: new Map(rowsOf<PassedShareRow>(aggregate, 'PASSED#').map((row) => [row.survivor, row])),
    opened: rowOf<OpenedRow>(aggregate, 'OPENED'),
    reads: new Map(rowsOf<SurvivorReads>(aggregate, 'READ#').map((row) => [row.survivor, row])),
    guessed: new Map(rowsOf<WrongCodes>(aggregate, 'GUESSED#').map((row) => [row.survivor, row])),
  };
}
