import { DEFAULT_READER, type Reader } from '#domain/moment.ts';
import { findRemoved } from '#domain/recent-changes.ts';
import type { Transfer } from '#domain/transfer.ts';
import type { HostRecord } from '#store/hosts.ts';

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
