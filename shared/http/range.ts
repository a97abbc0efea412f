import type { ByteRange } from '#common/byte-range.ts';
import { Refusal } from '#common/refusal.ts';
import { type GatewayEvent, headerOf } from './gateway.ts';

/** A range that is outside of the document. The reply names the document's size. */
export class UnsatisfiableRange extends Refusal {
  readonly headers: Record<string, string>;

  constructor(size: number) {
    super('range_not_satisfiable');
    this.headers = { 'Content-Range': `bytes */${size}` };
  }
}

/**
 * Returns the single range that a request asks for, within a document of `size` bytes. Returns undefined if the whole document is
 * the answer: without a range, with several or malformed ones, or if `If-Range` names another content than `etag`.
 * Throws UnsatisfiableRange if the document has no byte of the range. https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
export function requestedRange(event: GatewayEvent, { size, etag }: { size: number; etag: string }): ByteRange | undefined {
  const condition = headerOf(event, 'if-range');
  if (condition !== undefined && condition.trim() !== etag) return undefined;
  const [, from = '', to = ''] = RANGE.exec(headerOf(event, 'range') ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first > last) throw new UnsatisfiableRange(size);
  return { first, last };
}

/** Positions of more than 15 digits are not read: no document is that large. */
const RANGE = /^\s*bytes\s*=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i;
