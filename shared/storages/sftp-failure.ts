import { Refusal } from '#domain/refusal.ts';
import { storageFailure } from './storage.ts';

/** The status codes of the SFTP protocol. https://datatracker.ietf.org/doc/html/draft-ietf-secsh-filexfer-02#section-7 */
export const SFTP_STATUS = { eof: 1, noSuchFile: 2, permissionDenied: 3, failure: 4, unsupported: 8 } as const;

/** Whether the server answered a request with this status. */
export function hasStatus(error: unknown, status: keyof typeof SFTP_STATUS): boolean {
  return (error as { code?: unknown } | null)?.code === SFTP_STATUS[status];
}

/** A Refusal `storage_failed` in words of ours for what ssh2, SFTP or the socket said; a Refusal stays as it is. */
export function sftpRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { level = '', code } = (error ?? {}) as { level?: string; code?: unknown };
  const byStatus = typeof code === 'number' && !level ? BY_STATUS[code] : undefined;
  return new Refusal('storage_failed', BY_LEVEL[level] ?? byStatus ?? storageFailure(error));
}

// `level` is how ssh2 says in which phase a connection failed: https://github.com/mscdex/ssh2#client-events
const BY_LEVEL: Record<string, string> = {
  'client-authentication': 'The storage does not accept this user name with this password or key.',
  'client-timeout': 'The storage did not answer in time.',
  handshake: 'No secure connection to the storage could be made: it offers no method that this service regards as safe.',
  protocol: 'The storage does not speak SFTP as it should.',
  'sftp-protocol': 'The storage does not speak SFTP as it should.',
};

const BY_STATUS: Record<number, string> = {
  [SFTP_STATUS.noSuchFile]: 'The file is not in the storage.',
  [SFTP_STATUS.permissionDenied]: 'The storage does not allow this to this user.',
  // The protocol has no status of its own for a full disk.
  [SFTP_STATUS.failure]: 'The storage did not carry this out. It may be full.',
  [SFTP_STATUS.unsupported]: 'The storage lacks a function that this service needs.',
};
