import { Refusal } from '#common/refusal.ts';

/** Why a storage cannot be used, with our sentence for each reason. The list is closed, so clients may switch on the codes. */
export const STORAGE_FAILURES = {
  unreachable: 'The storage could not be reached. Please check its address.',
  slow: 'The storage did not answer in time.',
  closed: 'The storage closed the connection. Please try again later.',
  private_address: 'This host name points to an address that this service does not connect to. Please use a public host.',
  insecure_address: 'The address of the storage must begin with https://. Please correct endpoint.',
  certificate_invalid: 'No secure connection to the storage is possible: its certificate is not valid.',
  no_secure_method: 'No secure connection to the storage is possible: it offers no method that this service considers secure.',
  keys_rejected: 'The storage does not accept these keys. Please check them.',
  clock_differs: 'The clocks of the storage and of this service differ too much. Please check the clock of the storage.',
  account_blocked: 'The provider of the storage has blocked or restricted the account. Please sign in there and see why.',
  keys_not_allowed: 'The storage does not allow this with these keys. Please check the permissions of the key.',
  bucket_missing: 'This bucket does not exist. Please check its name.',
  other_region: 'The bucket is in another region. Please check region.',
  login_rejected: 'The storage does not accept this user name with this password or key.',
  user_not_allowed: 'The storage does not give this user the necessary permission.',
  // Most SSH servers know no status for a full disk.
  refused: 'The storage refused this operation. It may be full.',
  ssh_key_locked: 'This key is protected by a passphrase. Please create a key without one, only for this service.',
  ssh_key_public: 'This is the public part of a key. Please enter the private part.',
  ssh_key_unreadable: 'This key cannot be read. Please create a key with: ssh-keygen -t ed25519.',
  other_host_key:
    'The server has a different host key than before. If the server was renewed, save its settings again. If not, someone may be intercepting the connection.',
  not_sftp: 'The server does not follow the SFTP protocol. Please check host and port.',
  unsupported: 'The storage does not support a function that this service needs.',
  sign_in_ended: 'The drive no longer accepts the sign-in. Please connect it again.',
  sign_in_refused: 'The drive did not accept this sign-in. Please connect it again.',
  sign_in_lacks_access:
    'The drive does not give this service the access that it needs. Please connect it again and allow everything that the drive asks for.',
  full: 'The storage is full, or has reached a limit of its account.',
  too_many_requests: 'The storage accepts no more requests at the moment. Please try again later.',
  temporary: 'The storage has a temporary problem. Please try again later.',
  reply_not_understood: 'This service does not understand the reply of the storage.',
  reply_too_long: 'This service does not understand the reply of the storage: it is too long.',
  not_tested: 'This storage has not been tested yet. Please test it first.',
  file_exists: 'The storage already contains a file with this name.',
  file_missing: 'The file is not in the storage.',
  file_too_short: 'A file in the storage is shorter than it should be.',
  too_many_files: 'The storage has too many files to list. Please use a separate folder for this service.',
  data_altered: 'The storage did not return the data that was written to it.',
  invalid_path: 'This is not a path in the storage.',
  settings_incomplete: 'The settings of this storage are incomplete. Please send the whole config again.',
  stopped: 'The operation on the storage was stopped.',
  unknown: 'The storage could not be used.',
} as const;

export type StorageFailure = keyof typeof STORAGE_FAILURES;

const CODES = new Map<string, StorageFailure>(Object.entries(STORAGE_FAILURES).map(([code, sentence]) => [sentence, code as StorageFailure]));

/** Failures of the moment that come quickly: the same call may succeed. */
const PASSING: ReadonlySet<StorageFailure> = new Set(['closed', 'temporary', 'too_many_requests']);

export function isPassing(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'storage_failed' && PASSING.has(failureCode(error.message));
}

/** Returns the code of a sentence that was stored after a failed test. An unknown sentence is `unknown`. */
export function failureCode(sentence: string): StorageFailure {
  return CODES.get(sentence) ?? 'unknown';
}
