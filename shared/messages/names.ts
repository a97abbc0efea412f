import { findRemoved } from '#accounts/rules/recent-changes.ts';
import { DEFAULT_READER, type Reader } from '#common/moment.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Transfer } from '#transfers/rules/transfer.ts';

/** The name of a Survivor of the Host or of the transfer, or of one who was removed recently. Undefined if none has this id. */
export function nameOf(host: HostRecord, transfer: Transfer | undefined, survivorId: string): string | undefined {
  return ([...host.survivors, ...(transfer?.facts.survivors ?? [])].find(({ id }) => id === survivorId) ?? findRemoved(host.former, survivorId))
    ?.name;
}

/** A Survivor as the reader of a date. Their time zone is not known. */
export function readerOf({ survivors }: HostRecord, survivorId: string): Reader {
  const { locale = DEFAULT_READER.locale } = survivors.find(({ id }) => id === survivorId) ?? {};
  return { ...DEFAULT_READER, locale };
}
