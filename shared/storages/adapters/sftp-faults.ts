/** Why an operation over SFTP failed, under a name for which storage.ts has a sentence. The last six are about the connection. */
export type SftpFault =
  | 'NoSuchFile'
  | 'PermissionDenied'
  | 'Failure'
  | 'Unsupported'
  | 'PreconditionFailed'
  | 'QuotaExceeded'
  | 'client-authentication'
  | 'handshake'
  | 'NoCommonHostKey'
  | 'OtherHostKey'
  | 'protocol'
  | 'sftp-protocol';

/**
 * The status numbers of SFTP. Up to 8: https://datatracker.ietf.org/doc/html/draft-ietf-secsh-filexfer-02#section-7. Servers that know
 * later versions send their numbers too: https://datatracker.ietf.org/doc/html/draft-ietf-secsh-filexfer-13#section-9.1
 */
export const SFTP_STATUS: Readonly<Record<number, SftpFault | 'EndOfFile'>> = {
  1: 'EndOfFile',
  2: 'NoSuchFile',
  3: 'PermissionDenied',
  4: 'Failure',
  8: 'Unsupported',
  10: 'NoSuchFile',
  11: 'PreconditionFailed',
  12: 'PermissionDenied',
  14: 'QuotaExceeded',
  15: 'QuotaExceeded',
};
