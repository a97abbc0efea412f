import type { DriveFault } from './drive-faults.ts';
import type { StorageFailure } from './failures.ts';
import type { SftpFault } from './sftp-faults.ts';

type Sentences<Code extends string = string> = Readonly<Record<Code, StorageFailure>>;

/**
 * S3 and providers like it, by the code of the error. https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html,
 * `XMinio…`: https://github.com/minio/minio/blob/master/cmd/api-errors.go, `QuotaExceeded`: https://docs.ceph.com/en/latest/radosgw/s3/
 */
export const S3_CODES: Sentences = {
  AccessDenied: 'keys_not_allowed',
  AllAccessDisabled: 'keys_not_allowed',
  AccountProblem: 'account_blocked',
  NotSignedUp: 'account_blocked',
  RequestTimeTooSkewed: 'clock_differs',
  RequestExpired: 'clock_differs',
  RequestInTheFuture: 'clock_differs',
  InvalidAccessKeyId: 'keys_rejected',
  SignatureDoesNotMatch: 'keys_rejected',
  InvalidToken: 'keys_rejected',
  ExpiredToken: 'keys_rejected',
  NoSuchBucket: 'bucket_missing',
  InvalidBucketName: 'bucket_missing',
  NoSuchKey: 'file_missing',
  InvalidRange: 'file_too_short',
  PermanentRedirect: 'other_region',
  AuthorizationHeaderMalformed: 'other_region',
  IllegalLocationConstraintException: 'other_region',
  PreconditionFailed: 'file_exists',
  ConditionalRequestConflict: 'file_exists',
  QuotaExceeded: 'full',
  InsufficientStorage: 'full',
  XMinioStorageFull: 'full',
  XMinioAdminBucketQuotaExceeded: 'full',
  // A file that the provider has moved to an archive can't be read before it is restored.
  InvalidObjectState: 'unsupported',
  NotImplemented: 'unsupported',
  TooManyRequests: 'too_many_requests',
  RequestLimitExceeded: 'too_many_requests',
  BandwidthLimitExceeded: 'too_many_requests',
  RequestTimeout: 'slow',
  SlowDown: 'temporary',
  SlowDownRead: 'temporary',
  SlowDownWrite: 'temporary',
  OperationAborted: 'temporary',
  ServiceUnavailable: 'temporary',
  InternalError: 'temporary',
};

/** Backblaze B2 answers 403 `AccessDenied` when an account has reached a cap: only the message tells. https://www.backblaze.com/docs/cloud-storage-data-caps-and-alerts */
export const S3_CAP = /\bcap exceeded\b/i;

/** Where an error of S3 has no code, as after HEAD. https://www.rfc-editor.org/rfc/rfc9110#section-15, 507 is MinIO's for a full disk: https://github.com/minio/minio/issues/10268 */
export const S3_STATUS: Readonly<Record<number, StorageFailure>> = {
  301: 'other_region',
  307: 'other_region',
  401: 'keys_rejected',
  402: 'account_blocked',
  403: 'keys_not_allowed',
  404: 'bucket_missing',
  412: 'file_exists',
  416: 'file_too_short',
  429: 'too_many_requests',
  500: 'temporary',
  501: 'unsupported',
  502: 'temporary',
  503: 'temporary',
  504: 'temporary',
  507: 'full',
  509: 'too_many_requests',
};

/** Drives, by what drive-faults.ts and drive-oauth.ts have read from their replies. */
export const DRIVE_SENTENCES: Sentences<DriveFault | 'SignInRefused' | 'TooLong'> = {
  TooManyRequests: 'too_many_requests',
  RequestsUsedUp: 'too_many_requests',
  Locked: 'temporary',
  ServiceUnavailable: 'temporary',
  QuotaExceeded: 'full',
  TooManyFiles: 'too_many_files',
  SignInEnded: 'sign_in_ended',
  SignInRefused: 'sign_in_refused',
  SignInLacks: 'sign_in_lacks_access',
  AccountBlocked: 'account_blocked',
  NoSuchKey: 'file_missing',
  InvalidRange: 'file_too_short',
  PreconditionFailed: 'file_exists',
  NotUnderstood: 'reply_not_understood',
  TooLong: 'reply_too_long',
};

/** SSH servers, by what sftp-faults.ts has read, and by the phase in which a connection failed: https://github.com/mscdex/ssh2#client-events */
export const SFTP_SENTENCES: Sentences<SftpFault> = {
  NoSuchFile: 'file_missing',
  PermissionDenied: 'user_not_allowed',
  Failure: 'refused',
  Unsupported: 'unsupported',
  PreconditionFailed: 'file_exists',
  QuotaExceeded: 'full',
  'client-authentication': 'login_rejected',
  handshake: 'no_secure_method',
  NoCommonHostKey: 'no_secure_method',
  OtherHostKey: 'other_host_key',
  protocol: 'not_sftp',
  'sftp-protocol': 'not_sftp',
};

/** Connections. https://nodejs.org/api/errors.html#common-system-errors, and the names of the AWS client's own errors. */
export const NODE_CODES: Sentences = {
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ECONNRESET: 'closed',
  EPIPE: 'closed',
  ETIMEDOUT: 'slow',
  TimeoutError: 'slow',
  AbortError: 'stopped',
};
