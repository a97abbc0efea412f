import { describe, expect, it } from 'vitest';
import { DRIVE_FAULTS, DROPBOX_WORDS, GOOGLE_WORDS, ONEDRIVE_WORDS } from '#storages/adapters/drive-faults.ts';
import { GRANT_FAULTS, granted } from '#storages/adapters/drive-oauth.ts';
import { DRIVE_SENTENCES, NODE_CODES, S3_CODES, SFTP_SENTENCES } from '#storages/adapters/failure-tables.ts';
import { failureCode, type StorageFailure } from '#storages/adapters/failures.ts';
import { SFTP_STATUS } from '#storages/adapters/sftp-faults.ts';
import { storageFailure } from '#storages/adapters/storage.ts';

/** The reason that a Host is shown for a fault with this code. */
const shown = (code: string) => failureCode(storageFailure({ code }));

const google = (reason: string) => ({ error: { code: 403, message: 'secret', errors: [{ domain: 'usageLimits', reason, message: 'secret' }] } });
const newer = (reason: string) => ({ error: { code: 429, status: 'RESOURCE_EXHAUSTED', details: [{ '@type': 'ErrorInfo', reason }] } });
const dropbox = (error_summary: string) => ({ error_summary, error: { '.tag': 'secret' } });
const graph = (code: string, inner?: string): object => ({
  error: { code, message: 'secret', ...(inner && { innerError: { code: inner, date: 'secret' } }) },
});

describe('a reply of Google Drive', () => {
  const CASES: [number, object, StorageFailure][] = [
    [403, google('userRateLimitExceeded'), 'too_many_requests'],
    [403, google('rateLimitExceeded'), 'too_many_requests'],
    [403, google('sharingRateLimitExceeded'), 'too_many_requests'],
    [429, newer('RATE_LIMIT_EXCEEDED'), 'too_many_requests'],
    [403, google('dailyLimitExceeded'), 'too_many_requests'],
    [403, google('downloadQuotaExceeded'), 'too_many_requests'],
    [403, google('quotaExceeded'), 'full'],
    [403, google('storageQuotaExceeded'), 'full'],
    [403, google('teamDriveFileLimitExceeded'), 'full'],
    [403, google('activeItemCreationLimitExceeded'), 'full'],
    [403, google('numChildrenInNonRootLimitExceeded'), 'too_many_files'],
    [403, google('domainPolicy'), 'account_blocked'],
    [403, google('appNotAuthorizedToFile'), 'sign_in_lacks_access'],
    [403, google('insufficientFilePermissions'), 'sign_in_lacks_access'],
    [503, google('backendError'), 'temporary'],
    [403, google('forbidden'), 'sign_in_lacks_access'],
    [404, google('notFound'), 'file_missing'],
    [401, google('authError'), 'sign_in_ended'],
  ];
  it.each(CASES)('%i %j', (status, body, code) => expect(shown(String(DRIVE_FAULTS.drive_a({ status, body: { ...body } })))).toBe(code));
  it('is tried with each word of the table', () =>
    expect(Object.keys(GOOGLE_WORDS).filter((word) => !JSON.stringify(CASES).includes(`"${word}"`))).toEqual([]));
});

describe('a reply of Dropbox', () => {
  const CASES: [number, string, StorageFailure][] = [
    [409, 'too_many_write_operations/..', 'too_many_requests'],
    [409, 'path/too_many_write_operations/.', 'too_many_requests'],
    [429, 'too_many_requests/...', 'too_many_requests'],
    [429, 'too_many_write_operations/.', 'too_many_requests'],
    [409, 'path/not_found/..', 'file_missing'],
    [409, 'path/not_folder/..', 'file_missing'],
    [409, 'lookup_failed/not_found/', 'file_missing'],
    [409, 'path/conflict/file/..', 'file_exists'],
    [409, 'path/insufficient_space/..', 'full'],
    [409, 'too_many_files/', 'too_many_files'],
    [409, 'path/no_write_permission/', 'sign_in_lacks_access'],
    [401, 'missing_scope/..', 'sign_in_lacks_access'],
    [401, 'user_suspended/', 'account_blocked'],
    [403, 'access_error/paper_access_denied', 'account_blocked'],
    [409, 'email_unverified/', 'account_blocked'],
    [409, 'path/restricted_content/..', 'account_blocked'],
    [409, 'internal_error/', 'temporary'],
    [401, 'expired_access_token/', 'sign_in_ended'],
    [409, 'path/malformed_path/', 'reply_not_understood'],
  ];
  it.each(CASES)('%i %s', (status, summary, code) => expect(shown(String(DRIVE_FAULTS.drive_b({ status, body: dropbox(summary) })))).toBe(code));
  it('is tried with each word of the table', () =>
    expect(Object.keys(DROPBOX_WORDS).filter((word) => !CASES.some(([, summary]) => summary.includes(word)))).toEqual([]));
});

describe('a reply of OneDrive', () => {
  const CASES: [number, object, StorageFailure][] = [
    [429, graph('activityLimitReached'), 'too_many_requests'],
    [429, graph('TooManyRequests', 'throttledRequest'), 'too_many_requests'],
    [403, graph('accessDenied', 'activityLimitReached'), 'too_many_requests'],
    [503, graph('activityLimitReached'), 'too_many_requests'],
    [409, graph('resourceModified'), 'temporary'],
    [423, graph('notAllowed', 'resourceLocked'), 'temporary'],
    [423, graph('accessDenied'), 'temporary'],
    [409, graph('nameAlreadyExists'), 'file_exists'],
    [404, graph('itemNotFound'), 'file_missing'],
    [507, graph('quotaLimitReached'), 'full'],
    [403, graph('quotaLimitReached'), 'full'],
    [507, graph('insufficientStorage'), 'full'],
    [503, graph('serviceNotAvailable'), 'temporary'],
    [509, graph('unknown'), 'too_many_requests'],
    [403, graph('accessDenied'), 'sign_in_lacks_access'],
    [401, graph('InvalidAuthenticationToken'), 'sign_in_ended'],
  ];
  it.each(CASES)('%i %j', (status, body, code) => expect(shown(String(DRIVE_FAULTS.drive_c({ status, body: { ...body } })))).toBe(code));
  it('is tried with each word of the table', () =>
    expect(Object.keys(ONEDRIVE_WORDS).filter((word) => !JSON.stringify(CASES).includes(`"${word}"`))).toEqual([]));
});

describe('a token endpoint', () => {
  const answered = (status: number, body: Record<string, unknown>) => {
    try {
      return granted({ status, body });
    } catch (error) {
      return failureCode(storageFailure(error));
    }
  };

  it.each<[number, string, StorageFailure]>([
    [400, 'invalid_grant', 'sign_in_ended'],
    [400, 'temporarily_unavailable', 'temporary'],
    [400, 'server_error', 'temporary'],
    [400, 'slow_down', 'too_many_requests'],
    [403, 'rate_limit_exceeded', 'too_many_requests'],
    [429, '', 'too_many_requests'],
    [503, '', 'temporary'],
    [400, 'invalid_request', 'sign_in_refused'],
    [401, 'invalid_client', 'sign_in_refused'],
    [400, 'constructor', 'sign_in_refused'],
  ])('that answers %i %s has refused for a reason: %s', (status, error, code) => expect(answered(status, { error })).toBe(code));

  it('is tried with each of its words', () =>
    expect([...GRANT_FAULTS.keys()]).toEqual(['invalid_grant', 'temporarily_unavailable', 'server_error', 'slow_down', 'rate_limit_exceeded']));

  it('grants with 200 only', () => expect(answered(200, { access_token: 'x' })).toEqual({ access_token: 'x' }));
});

describe('a drive that says nothing that we know', () => {
  it.each([
    [400, 'NotUnderstood'],
    [401, 'SignInEnded'],
    [403, 'SignInLacks'],
    [404, 'NoSuchKey'],
    [423, 'Locked'],
    [429, 'TooManyRequests'],
    [502, 'ServiceUnavailable'],
    [507, 'QuotaExceeded'],
  ])('has answered %s: %s', (status, expected) => {
    for (const faultOf of Object.values(DRIVE_FAULTS)) {
      for (const body of [{}, { error: 'text' }, { error: { code: '__proto__', errors: [null, { reason: 'constructor' }] }, error_summary: 5 }]) {
        expect(faultOf({ status, body })).toBe(expected);
      }
    }
  });

  it.each([200, 206, 308, 302])('has done what was asked with %i', (status) => {
    for (const faultOf of Object.values(DRIVE_FAULTS))
      expect(faultOf({ status, body: graph('quotaLimitReached') as Record<string, unknown> })).toBeUndefined();
  });
});

describe('an error of S3', () => {
  const error = (name: string, status: number, message: string) =>
    failureCode(storageFailure({ name, message, $metadata: { httpStatusCode: status } }));

  it.each([
    ['AccessDenied', 403, 'Cannot upload files, storage cap exceeded. See the Caps & Alerts page to increase your cap.', 'full'],
    ['AccessDenied', 403, 'Transaction cap exceeded', 'full'],
    ['AccessDenied', 403, 'not entitled', 'keys_not_allowed'],
    ['XMinioStorageFull', 507, 'Storage backend has reached its minimum free drive threshold.', 'full'],
    ['XMinioAdminBucketQuotaExceeded', 400, 'Bucket quota exceeded', 'full'],
    ['RequestTimeTooSkewed', 403, 'The difference between the request time and the current time is too large.', 'clock_differs'],
    ['AccountProblem', 403, 'There is a problem with your account', 'account_blocked'],
    ['SlowDownWrite', 503, 'Resource requested is unwritable, please reduce your request rate', 'temporary'],
    ['UnknownError', 404, '', 'bucket_missing'],
    ['UnknownError', 507, '', 'full'],
  ])('%s %i %s is shown as %s', (name, status, message, code) => expect(error(name, status, message)).toBe(code));

  it('is only S3 if the client says so: no other message chooses a reason', () =>
    expect(failureCode(storageFailure(Object.assign(new Error('cap exceeded'), { code: 'ECONNRESET' })))).toBe('closed'));
});

describe('a fault of another storage', () => {
  it.each([
    ['ECONNREFUSED', 'unreachable'],
    ['CERT_HAS_EXPIRED', 'certificate_invalid'],
    ['client-authentication', 'login_rejected'],
    ['NoCommonHostKey', 'no_secure_method'],
    ['SignInRefused', 'sign_in_refused'],
    ['TooLong', 'reply_too_long'],
  ])('%s is shown as %s', (code, expected) => expect(shown(code)).toBe(expected));

  it.each([
    [2, 'file_missing'],
    [3, 'user_not_allowed'],
    [4, 'refused'],
    [8, 'unsupported'],
    [10, 'file_missing'],
    [11, 'file_exists'],
    [12, 'user_not_allowed'],
    [14, 'full'],
    [15, 'full'],
  ])('of an SSH server with the status %i is shown as %s', (status, expected) => expect(shown(String(SFTP_STATUS[status]))).toBe(expected));

  it('that no table has is unknown, whatever it is called', () =>
    expect(['constructor', '__proto__', 'toString'].map(shown)).toEqual(['unknown', 'unknown', 'unknown']));

  it('means the same in each table that has it', () => {
    const tables = [S3_CODES, DRIVE_SENTENCES, SFTP_SENTENCES, NODE_CODES].map((table) => Object.entries(table));
    const all = new Map<string, Set<string>>();
    for (const [code, sentence] of tables.flat()) all.set(code, (all.get(code) ?? new Set<string>()).add(sentence));
    expect([...all].filter(([, sentences]) => sentences.size > 1)).toEqual([]);
  });
});
