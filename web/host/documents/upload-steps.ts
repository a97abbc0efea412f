import type { Failure } from '#web/shared/failure.ts';

/** A file that the service has agreed to take, at an address that works for some minutes. */
export interface Announced {
  id: string;
  url: string;
  headers: Record<string, string>;
  /** In milliseconds, as the service's own time. */
  expiresAt: number;
}

/** `unreadable`: the device cannot read the file. `not_accepted`: the bucket refused it. Others are failures of a call. */
export type UploadFailure = Failure | { kind: 'unreadable' } | { kind: 'not_accepted' };

/** How far one upload is. What it has reached stays when the connection breaks. */
export interface Upload {
  sha256: string | null;
  announced: Announced | null;
  /** Whether the bucket has the whole file. */
  hasArrived: boolean;
  failure: UploadFailure | null;
}

export const NEW_UPLOAD: Upload = { sha256: null, announced: null, hasArrived: false, failure: null };

export type Step = 'hash' | 'announce' | 'send' | 'complete';

/** An address must work until the request has begun. */
const MARGIN_MS = 30_000;

/** Returns what is to be done next. The same announced upload is used while its address works, and a new one after that. */
export function nextStep({ sha256, announced, hasArrived }: Upload, now: number): Step {
  if (sha256 === null) return 'hash';
  if (announced === null) return 'announce';
  if (hasArrived) return 'complete';
  return now + MARGIN_MS < announced.expiresAt ? 'send' : 'announce';
}

/** Returns the upload after the bucket has answered with this status. */
export function afterSending(upload: Upload, status: number): Upload {
  if (status >= 200 && status < 300) return { ...upload, hasArrived: true };
  // The address accepts its file once. It has it already: the reply to the earlier attempt was lost.
  if (status === 412) return { ...upload, hasArrived: true };
  // The address has expired (403), or the file was changed since it was read (400). A new attempt begins with reading it.
  const isOver = status >= 400 && status < 500;
  return { ...(isOver ? NEW_UPLOAD : upload), failure: { kind: 'not_accepted' } };
}

/** Returns the upload after a failure. What the service has forgotten, or has as something else, begins again. */
export function afterFailure(upload: Upload, failure: UploadFailure): Upload {
  const isForgotten = failure.kind === 'refused' && ['upload_not_found', 'upload_incomplete', 'document_not_found'].includes(failure.code);
  return { ...(isForgotten ? NEW_UPLOAD : upload), failure };
}

/** Returns whether the upload can continue without the Host, as soon as the device is online. */
export function isBroken({ failure }: Upload): boolean {
  return failure?.kind === 'unreachable';
}

/** Returns what a sealing waits for: files on their way, or a decision of the Host about files that have failed. Null if nothing. */
export function sealingWaitsFor(uploads: readonly { phase: string }[]): 'uploads' | 'decision' | null {
  if (uploads.some(({ phase }) => phase === 'stopped')) return 'decision';
  return uploads.some(({ phase }) => phase !== 'done') ? 'uploads' : null;
}

/** Returns whether it helps to try again with the same file. */
export function canRetry({ failure }: Upload): boolean {
  if (failure === null || failure.kind === 'unreadable') return false;
  return failure.kind !== 'refused' || !['unsupported_document', 'document_too_large', 'too_many_documents'].includes(failure.code);
}
