/** Every way in which the service says no, with the HTTP status that carries it. A closed list: clients may switch on the codes. */
export const REFUSALS = {
  // The request itself
  validation_failed: [400, 'Some fields are not right.'],
  invalid_json: [400, 'The body is not valid JSON.'],
  unsupported_media_type: [415, 'The content type is not accepted here.'],
  body_too_large: [413, 'The request is too large.'],
  not_found: [404, 'There is nothing at this address.'],
  method_not_allowed: [405, 'This address does not take that method.'],
  not_implemented: [501, 'This operation is not available yet.'],
  rate_limited: [429, 'Too many requests. Please try again later.'],
  conflict: [409, 'Somebody else changed this at the same moment. Please try again.'],
  already_done: [409, 'This request was done already; its answer is not kept. Look at what is there before you send it with a new key.'],
  idempotency_key_reused: [409, 'This Idempotency-Key was used for another request. Please take a new one.'],
  unavailable: [503, 'The service cannot do this right now. Please try again in a few minutes.'],
  internal_error: [500, 'Something went wrong on our side. Nothing was changed.'],
  record_altered: [503, 'A record failed its integrity check. We were alerted and are looking into it.'],

  // Accounts
  unauthorized: [401, 'Please sign in.'],
  invalid_credentials: [401, 'E-mail or password is not right.'],
  invalid_refresh_token: [401, 'This session has ended. Please sign in again.'],
  email_not_verified: [403, 'Please confirm your e-mail address first: open the link we sent you.'],
  email_taken: [409, 'This e-mail address is already registered.'],
  invalid_link: [400, 'This link is not valid. Please use the newest one we sent you.'],
  link_expired: [410, 'This link is no longer valid. Please ask for a new one.'],
  reset_waits: [409, 'This link does not work yet. The mail that brought it says when it begins to.'],
  reset_needs_codes: [409, 'The last reset of this password was rejected as not yours. A new one needs backup codes of your Survivors.'],
  recently_recovered: [409, 'The password was reset by e-mail, so this change has to wait until you confirm over another channel.'],
  sign_of_life_first: [409, 'A transfer is being prepared. Please confirm first that you are alive.'],

  // Settings and Survivors
  threshold_exceeds_survivors: [409, 'The threshold is higher than the number of Survivors.'],
  survivor_not_found: [404, 'There is no such Survivor.'],
  survivor_limit_reached: [409, 'You have named ten Survivors already, which is the most there can be.'],
  below_threshold: [409, 'Fewer Survivors than the threshold would remain.'],

  // Connectors and storages
  connector_not_found: [404, 'There is no such connector.'],
  connector_limit_reached: [409, 'You have ten connectors already, which is the most there can be.'],
  storage_limit_reached: [409, 'You have ten storages already, which is the most there can be.'],
  duplicate_connector: [409, 'A connector of this type and name exists already.'],
  last_connector: [409, 'This is the last connector of an active will.'],
  invalid_destination: [400, 'The destination does not fit this type of connector.'],
  delivery_failed: [502, 'The message could not be delivered.'],
  storage_not_found: [404, 'There is no such storage.'],
  storage_in_use: [409, 'This storage holds the documents of a sealed will.'],
  package_not_found_there: [
    409,
    'We did not find your sealed will there, so nothing was changed. Copy its whole folder to the new place first, or add that place as another storage and seal your will into it.',
  ],
  storage_failed: [502, 'The storage did not take the documents. The will is as it was before.'],
  storage_type_unavailable: [503, 'This kind of storage is not set up in this service.'],

  // Will
  will_not_found: [404, 'There is no will yet.'],
  document_not_found: [404, 'There is no such document.'],
  unsupported_document: [415, 'This kind of document is not accepted. PDF, DOCX, TXT and images are.'],
  document_too_large: [413, 'A document may have 50 MB at most, a will 500 MB in all.'],
  upload_not_found: [404, 'There is no such upload, or its time is over. Please announce the files again.'],
  upload_incomplete: [409, 'Some of the announced files have not arrived, or are not what was announced.'],
  upload_limit_reached: [
    413,
    'More than 500 MB or 200 files are announced and not completed yet. Please complete those first; what is never completed is forgotten after a day.',
  ],
  too_many_documents: [413, 'A will may hold 200 documents at most.'],
  no_draft: [409, 'There is nothing new to seal.'],
  no_documents: [409, 'Please upload at least one document first.'],
  storage_not_connected: [409, 'The storage is not connected. Please test it again first.'],
  reshare_failed: [503, 'The key could not be divided anew. Nothing was changed; please try again in a few minutes.'],
  too_few_survivors: [409, 'At least two Survivors are needed.'],
  sealing_in_progress: [409, 'The will is being sealed at this moment. Please try again in a minute.'],

  // Custody
  share_altered: [503, 'A share of the key is not what it was when it was made.'],
  shares_do_not_open: [503, 'The shares do not open this will.'],
  opening_failed: [
    503,
    'The documents could not be read in the place where they are kept, or are not what was sealed there. We try again every day and write to you as soon as they open.',
  ],
  package_altered: [503, 'The sealed package is not what it was when it was sealed.'],
  age_file_invalid: [503, 'An encrypted file is damaged or incomplete.'],
  wrong_key: [503, 'An encrypted file was not made for this key.'],

  // Liveness and transfer
  check_not_found: [404, 'There is no such check.'],
  no_sealed_will: [409, 'There is no sealed will, so nothing is being checked.'],
  will_or_survivor_not_found: [404, 'We found no will with this number that names this person.'],
  transfer_not_found: [404, 'There is no such transfer.'],
  transfer_running: [409, 'A transfer is already in progress.'],
  transfer_not_running: [409, 'This transfer is not running any more.'],
  otp_session_not_found: [404, 'There is no such code session. Please ask for a new code.'],
  channel_not_available: [400, 'A code cannot be sent to you over this channel. Nothing was sent. Please ask for another channel, or leave it out.'],
  otp_limit_reached: [429, 'Too many requests for a code. Please try again later, or use a backup code.'],
  no_deliverable_channel: [502, 'The code could not be delivered. Please use a backup code instead.'],
  transfer_cancelled: [403, 'The Host has stopped this transfer.'],
  not_authenticated: [403, 'Please prove who you are first.'],
  session_required: [403, 'Please sign in with the session you were given.'],
  threshold_not_met: [403, 'Not enough Survivors have proven who they are yet.'],
  not_open_yet: [403, 'The documents cannot be opened yet.'],
  invalid_download_link: [403, 'This download link is not valid.'],
  access_window_expired: [410, 'The time in which the documents could be read is over.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** One field that is not right: `path` as in the request (`contact_methods.0.value`), `message` a sentence. */
export interface RefusalDetail {
  path: string;
  message: string;
}

/** The one error for expected outcomes; everything else that is thrown is a fault of ours. Never put a secret into `message`. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: readonly RefusalDetail[] | undefined;
  /** Seconds after which the same request can succeed: the work goes on, and the answer is 503 instead of the code's own status. */
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, message?: string, details?: readonly RefusalDetail[], retryAfter?: number) {
    super(message ?? REFUSALS[code][1]);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}
