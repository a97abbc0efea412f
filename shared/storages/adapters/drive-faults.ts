import type { DriveType } from '#common/storage-kinds.ts';
import { objectOrEmpty } from '#net/json-reply.ts';

/**
 * What a failed reply of a drive means, under a name for which storage.ts has a sentence. `TooManyRequests` and `Locked` are of the moment: the
 * drive has done nothing, and the same request succeeds soon. `RequestsUsedUp` lasts for hours.
 */
export type DriveFault =
  | 'TooManyRequests'
  | 'Locked'
  | 'RequestsUsedUp'
  | 'ServiceUnavailable'
  | 'QuotaExceeded'
  | 'TooManyFiles'
  | 'SignInEnded'
  | 'SignInLacks'
  | 'AccountBlocked'
  | 'NoSuchKey'
  | 'InvalidRange'
  | 'PreconditionFailed'
  | 'NotUnderstood';

type Words = Readonly<Record<string, DriveFault>>;

/** https://developers.google.com/workspace/drive/api/guides/handle-errors, by `reason` and by `status` of the newer form: https://google.aip.dev/193 */
export const GOOGLE_WORDS: Words = {
  userRateLimitExceeded: 'TooManyRequests',
  rateLimitExceeded: 'TooManyRequests',
  sharingRateLimitExceeded: 'TooManyRequests',
  RATE_LIMIT_EXCEEDED: 'TooManyRequests',
  dailyLimitExceeded: 'RequestsUsedUp',
  downloadQuotaExceeded: 'RequestsUsedUp',
  quotaExceeded: 'QuotaExceeded',
  storageQuotaExceeded: 'QuotaExceeded',
  teamDriveFileLimitExceeded: 'QuotaExceeded',
  activeItemCreationLimitExceeded: 'QuotaExceeded',
  numChildrenInNonRootLimitExceeded: 'TooManyFiles',
  domainPolicy: 'AccountBlocked',
  appNotAuthorizedToFile: 'SignInLacks',
  insufficientFilePermissions: 'SignInLacks',
  backendError: 'ServiceUnavailable',
};

/** https://www.dropbox.com/developers/documentation/http/documentation#error-handling, by the tags of `error_summary` */
export const DROPBOX_WORDS: Words = {
  too_many_write_operations: 'TooManyRequests',
  too_many_requests: 'TooManyRequests',
  not_found: 'NoSuchKey',
  // A list is asked of a file: there is no such folder.
  not_folder: 'NoSuchKey',
  conflict: 'PreconditionFailed',
  insufficient_space: 'QuotaExceeded',
  too_many_files: 'TooManyFiles',
  no_write_permission: 'SignInLacks',
  missing_scope: 'SignInLacks',
  // A team's folder or policy, an address that is not verified, an account that the provider has closed.
  access_error: 'AccountBlocked',
  email_unverified: 'AccountBlocked',
  restricted_content: 'AccountBlocked',
  user_suspended: 'AccountBlocked',
  internal_error: 'ServiceUnavailable',
};

/**
 * https://learn.microsoft.com/en-us/graph/errors and https://learn.microsoft.com/en-us/onedrive/developer/rest-api/concepts/errors, the inner
 * code before the outer one. `resourceModified` also comes for a new file whose folder changes at that moment:
 * https://github.com/OneDrive/onedrive-api-docs/issues/1415, https://github.com/OneDrive/onedrive-api-docs/issues/1143
 */
export const ONEDRIVE_WORDS: Words = {
  activityLimitReached: 'TooManyRequests',
  throttledRequest: 'TooManyRequests',
  TooManyRequests: 'TooManyRequests',
  resourceModified: 'Locked',
  resourceLocked: 'Locked',
  nameAlreadyExists: 'PreconditionFailed',
  itemNotFound: 'NoSuchKey',
  quotaLimitReached: 'QuotaExceeded',
  insufficientStorage: 'QuotaExceeded',
  serviceNotAvailable: 'ServiceUnavailable',
};

/** What a status means if the drive says nothing that we know. https://www.rfc-editor.org/rfc/rfc9110#section-15, 423 and 507: https://www.rfc-editor.org/rfc/rfc4918#section-11, 509: https://learn.microsoft.com/en-us/graph/errors */
const BY_STATUS: Readonly<Record<number, DriveFault>> = {
  401: 'SignInEnded',
  403: 'SignInLacks',
  404: 'NoSuchKey',
  408: 'ServiceUnavailable',
  416: 'InvalidRange',
  423: 'Locked',
  429: 'TooManyRequests',
  507: 'QuotaExceeded',
  509: 'TooManyRequests',
};

/** Returns what a reply means, or undefined if the drive has done what was asked. */
export type FaultOf = (reply: { status: number; body: Record<string, unknown> }) => DriveFault | undefined;

function faultsBy(table: Words, wordsIn: (body: Record<string, unknown>) => unknown[]): FaultOf {
  const known = new Map(Object.entries(table));
  return ({ status, body }) => {
    if (status < 400) return undefined;
    const [said] = wordsIn(body).flatMap((word) => known.get(String(word)) ?? []);
    return said ?? BY_STATUS[status] ?? (status >= 500 ? 'ServiceUnavailable' : 'NotUnderstood');
  };
}

const listIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(objectOrEmpty) : []);

export const DRIVE_FAULTS: Readonly<Record<DriveType, FaultOf>> = {
  drive_a: faultsBy(GOOGLE_WORDS, (body) => {
    const { errors, details } = objectOrEmpty(body['error']);
    return [...listIn(errors), ...listIn(details)].map(({ reason }) => reason);
  }),
  drive_b: faultsBy(DROPBOX_WORDS, (body) => String(body['error_summary'] ?? '').split(/[/.]/)),
  drive_c: faultsBy(ONEDRIVE_WORDS, (body) => codesIn(objectOrEmpty(body['error']))),
};

/** Returns the codes of an error of Microsoft, the most exact first. https://learn.microsoft.com/en-us/graph/errors#error-resource-type */
function codesIn(error: Record<string, unknown>): unknown[] {
  const codes: unknown[] = [];
  for (let inner = error, depth = 0; Object.keys(inner).length > 0 && depth < 5; depth += 1) {
    codes.unshift(inner['code']);
    inner = objectOrEmpty(inner['innererror'] ?? inner['innerError']);
  }
  return codes;
}
