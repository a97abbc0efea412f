/** All refusals of the service, each with its HTTP status. The list is closed, so clients may switch on the codes. */
export const REFUSALS = {
  // The request itself
  validation_failed: [400, 'Some fields are not valid, so nothing was changed. Please correct them and send the request again.'],
  invalid_json: [400, 'The body is not valid JSON, so nothing was changed. Please correct it and send it again.'],
  unsupported_media_type: [415, 'This content type is not accepted here. Please use the one in the API reference.'],
  body_too_large: [413, 'The request is too large. Please send less at a time.'],
  not_found: [404, 'There is nothing at this address. Please check the path.'],
  method_not_allowed: [405, 'This address does not support this method. Please check the API reference.'],
  rate_limited: [429, 'Too many requests. Please try again later.'],
  too_many_running: [
    429,
    'Too many requests of this kind are running at the moment, so this one was not started. Please try again later, after a few seconds.',
  ],
  conflict: [409, 'Another request changed this at the same time, so yours changed nothing. Please try again.'],
  already_done: [
    409,
    'This request was already processed, and its response is not stored. Check the current state before you send it again with a new key.',
  ],
  idempotency_key_reused: [409, 'This Idempotency-Key was used for another request, so nothing was changed. Please use a new key.'],
  unavailable: [503, 'The service cannot do this right now. Please try again in a few minutes.'],
  internal_error: [500, 'Something went wrong on our side. If you wanted to change something, check the current state before you try again.'],
  record_altered: [503, 'A record failed its integrity check, so we stopped. We were alerted and are investigating. Please try again later.'],

  // Accounts
  unauthorized: [401, 'You are not signed in. Please sign in.'],
  invalid_credentials: [401, 'The e-mail address or the password is wrong. Please try again.'],
  invalid_refresh_token: [401, 'This session has ended. Please sign in again.'],
  session_not_found: [404, 'This session does not exist, or it has ended already. Nothing was changed.'],
  email_not_verified: [403, 'Your e-mail address is not confirmed yet. Please open the link that we sent you.'],
  email_taken: [409, 'This e-mail address is already registered. Please sign in, or use another address.'],
  invalid_link: [400, 'This link is not valid. Please use the newest one that we sent you.'],
  link_expired: [410, 'This link has expired. Please ask for a new one.'],
  reset_waits: [409, 'This link does not work yet. The e-mail with the link gives the time from which it works.'],
  reset_needs_codes: [409, 'The last reset of this password was rejected. A new reset needs backup codes of your Survivors. Nothing was changed.'],
  recently_recovered: [
    409,
    'The password was reset by e-mail, so this change is not possible yet. Please confirm the reset over another channel first. Nothing was changed.',
  ],
  step_up_required: [403, 'Please confirm with your second factor that it is you. Nothing was changed.'],
  factor_not_accepted: [400, 'The code or passkey was not accepted. Please check it and try again.'],
  factor_not_found: [404, 'This passkey or authenticator app does not exist. Please check the ID.'],
  factor_limit_reached: [409, 'You already have 10 passkeys and authenticator apps, which is the maximum. Please remove one before you add another.'],
  challenge_expired: [410, 'This took too long, or it was used already. Nothing was changed. Please start again.'],
  no_factor: [409, 'This account has no second factor. Nothing was changed. Please add one first.'],
  sign_of_life_first: [409, 'A transfer is pending, so nothing was changed. Please confirm first that you are well.'],

  // Settings and Survivors
  threshold_exceeds_survivors: [
    409,
    'The threshold is higher than the number of Survivors. Please add Survivors first, or choose a lower threshold.',
  ],
  survivor_not_found: [404, 'This Survivor does not exist. Please check the ID.'],
  survivor_limit_reached: [409, 'You already have 10 Survivors, which is the maximum. Please delete one before you add another.'],
  no_email_to_invite: [
    409,
    'We know no e-mail address or mobile number at which we can ask this person, so nothing was sent. Please add one, or save theirs again.',
  ],
  invitation_limit_reached: [429, 'You have sent 10 invitations within 24 hours, which is the maximum. Please try again tomorrow.'],
  invited_recently: [429, 'This person was invited within the last 30 days. Please speak with them, or invite them again later.'],
  invitation_withdrawn: [
    410,
    'This question no longer concerns you: the person who asked you has changed their list of trusted people or your contact. You do not need to do anything.',
  ],
  invitation_not_confirmed: [
    409,
    'Please first answer the question of your invitation: that you are this person and are ready. Nothing was changed.',
  ],
  alert_limit_reached: [409, 'You already have 5 devices and chats, which is the maximum. Please remove one before you add another.'],
  below_threshold: [
    409,
    'Fewer Survivors than the threshold would remain, so nothing was changed. Please add a Survivor or lower the threshold first.',
  ],

  // Connectors and storages
  connector_not_found: [404, 'This connector does not exist. Please check the ID.'],
  connector_limit_reached: [409, 'You already have 10 connectors, which is the maximum. Please delete one before you add another.'],
  storage_limit_reached: [409, 'You already have 10 storages, which is the maximum. Please delete one before you add another.'],
  duplicate_connector: [409, 'A connector with this type and name already exists. Please choose another name.'],
  connector_rejected: [
    409,
    'A change was rejected while the settings of this connector were new, so nothing was sent. Please enter its settings again, or delete it.',
  ],
  last_connector: [409, 'This is the last connector of an active will, so it was not deleted. Please add another one first.'],
  invalid_destination: [400, 'The address does not fit this type of connector. Nothing was sent. Please check it.'],
  delivery_failed: [502, 'The message could not be delivered. Please check the address and the settings of the connector.'],
  storage_not_found: [404, 'This storage does not exist. Please check the ID.'],
  storage_in_use: [409, 'This storage holds the documents of a sealed will, so it was not deleted. Please seal the will into another storage first.'],
  package_not_found_there: [
    409,
    'We did not find your sealed will there, so nothing was changed. Copy its whole folder to the new storage first. Or add the new storage and seal your will into it.',
  ],
  same_place: [
    409,
    'Two storages of this will would be the same place, and a copy there would not be a second one. Nothing was changed. Please use a storage in another place.',
  ],
  storage_failed: [502, 'The storage did not accept the documents. The will was not changed. Please test the storage and try again.'],
  storage_type_unavailable: [503, 'This type of storage is not set up in this service. Please choose another type.'],

  // Will
  will_not_found: [404, 'There is no will yet. Please upload documents first.'],
  document_not_found: [404, 'This document does not exist. Please check the ID.'],
  unsupported_document: [415, 'This type of document is not accepted. Please upload PDF, DOCX, TXT or image files.'],
  document_too_large: [413, 'A document can have at most 50 MB, and a will at most 500 MB in total. Nothing was added.'],
  upload_not_found: [404, 'This upload does not exist or has expired. Please start a new upload.'],
  upload_incomplete: [409, 'Some announced files are missing or differ from the announcement. Please upload them again.'],
  upload_limit_reached: [
    413,
    'More than 500 MB or 200 files are announced and not complete. Please complete those uploads first. Announced files that are never completed are deleted after a day.',
  ],
  too_many_documents: [413, 'A will can hold at most 200 documents. Nothing was added. Please remove documents first.'],
  no_draft: [409, 'There is nothing new to seal. Please upload or remove a document first.'],
  no_documents: [409, 'The will has no documents. Please upload at least one first.'],
  inner_incomplete: [
    409,
    'The files that your own device has sealed are not complete, or do not fit, so nothing was sealed. Please seal on your device again, and upload all its files.',
  ],
  storage_not_connected: [409, 'The storage is not connected, so nothing was changed. Please test it successfully first.'],
  reshare_failed: [503, 'We could not split the key again. Nothing was changed. Please try again in a few minutes.'],
  review_needed: [
    409,
    'Since the password was reset by e-mail, the following was set in your account. Nothing was sealed. Please review it, then send the request again with the review value that this reply names.',
  ],
  set_aside_not_found: [404, 'This was not set aside, or can no longer be brought back. Please load your review again.'],
  too_few_survivors: [409, 'At least 2 Survivors are needed. Please add Survivors first.'],
  sealing_in_progress: [409, 'The will is being sealed now. Please try again in a minute.'],

  // Custody
  share_altered: [503, 'A share of the key was altered, so the will was not opened. Please contact the service.'],
  shares_do_not_open: [503, 'The shares do not open this will. Please contact the service.'],
  opening_failed: [
    503,
    'We could not read the documents in the storage, or they differ from what was sealed. We try again every day and notify you as soon as the will opens.',
  ],
  package_altered: [503, 'The sealed package was altered, so it was not opened. Please contact the service.'],
  age_file_invalid: [503, 'An encrypted file is damaged or incomplete. Please contact the service.'],
  wrong_key: [503, 'An encrypted file was made for another key. Please contact the service.'],

  // Rehearsals
  rehearsal_running: [409, 'A rehearsal is running already. Nothing was changed. Please stop it first, or wait for its end.'],
  rehearsals_used_up: [429, 'You have started four rehearsals within a year, which is the maximum. Nothing was changed. Please try again later.'],
  rehearsal_not_found: [404, 'This rehearsal does not exist. Please check the ID.'],
  no_rehearsal: [404, 'No rehearsal of this will is waiting for you. If we wrote to you about one, it is over. Nothing was changed.'],
  not_a_rehearsal: [
    409,
    'This is no longer a rehearsal: something real has begun. Nothing was changed. Please use the newest message that we sent you.',
  ],

  // Deletion
  deletion_requested: [409, 'A deletion was already requested. Nothing was changed. Please undo it first, or wait until it has taken effect.'],
  no_deletion: [409, 'No deletion is waiting, so there is nothing to undo. Nothing was changed.'],

  channel_not_offered: [409, 'This service has no own channel of this kind. Nothing was changed. Please add an account of yours.'],
  wrong_channel_code: [400, 'This is not the code that we sent, or it has expired. Please check it, or ask for a new one.'],

  // Liveness and transfer
  check_not_found: [404, 'This check does not exist. Please check the ID.'],
  no_sealed_will: [409, 'There is no sealed will, so there are no checks. Please seal your will first.'],
  will_or_survivor_not_found: [404, 'We found no will with this ID that names this person. Please check both.'],
  pause_too_long: [409, 'Checks can pause for at most 60 days, and for 120 days in a year. Nothing was changed. Please choose an earlier date.'],
  vouch_not_needed: [409, 'No one is waiting to start a transfer, or everyone waits already. Nothing was changed.'],
  vouched_twice: [409, 'Survivors have said this twice, and the Host has not answered since. So nothing was changed.'],
  vouch_too_late: [409, 'The documents were opened already, so nothing was changed. Only the Host can close them.'],
  vouch_outweighed: [409, 'Another Survivor has confirmed their identity in this transfer, so nothing was changed. Please speak with the others.'],
  stop_card_not_valid: [
    403,
    'This code stops nothing. Please check it and the number of the will. A card works once, and only the newest one works.',
  ],
  nothing_to_stop: [409, 'No transfer is running and none is waiting to start, so there is nothing to stop. The card was not used.'],
  documents_open: [409, 'The documents are open already, so the card was not used. Please sign in and stop the transfer there.'],
  proof_required: [403, 'A name alone does not start the transfer of this will. Nothing was started. Please use a code or a backup code.'],
  transfer_not_found: [404, 'This transfer does not exist. Please check the ID.'],
  transfer_running: [409, 'A transfer is already running. Nothing was changed.'],
  recently_stopped: [
    409,
    'The Host has stopped a transfer recently, so this start is not possible now. Nothing was changed. Please try again later.',
  ],
  transfer_not_running: [409, 'This transfer is no longer running. Nothing was changed.'],
  otp_session_not_found: [404, 'This code session does not exist. Please ask for a new code.'],
  channel_not_available: [400, 'We cannot send you a code over this channel. Nothing was sent. Please name another channel, or leave the field out.'],
  otp_limit_reached: [429, 'Too many requests for a code. Please try again later, or use a backup code.'],
  no_deliverable_channel: [502, 'The code could not be delivered. Please use a backup code instead.'],
  transfer_cancelled: [403, 'The Host has stopped this transfer. The will stays closed.'],
  not_authenticated: [403, 'You have not confirmed your identity yet. Please do this first, with a code or a backup code.'],
  session_required: [403, 'Your session is missing or has ended. Please send the session token that you were given, or confirm your identity again.'],
  threshold_not_met: [403, 'Not enough Survivors have confirmed their identity yet. The will stays closed until they have.'],
  not_open_yet: [403, 'The documents cannot be opened yet. Please try again later.'],
  archive_part_not_found: [404, 'This archive does not have this part. Please open the page again to get the list of parts.'],
  range_not_satisfiable: [416, 'The document does not have these bytes. Please ask for a part of it, or for the whole document.'],
  invalid_download_link: [403, 'This download link is not valid. Please open the page again to get a new one.'],
  access_window_expired: [410, 'The access window has ended. The documents can no longer be read.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** Seconds after which the same request can succeed, of refusals that end without anyone's doing. */
export const RETRY_SECONDS: { readonly [Code in RefusalCode]?: number } = {
  conflict: 1,
  sealing_in_progress: 30,
  unavailable: 60,
  reshare_failed: 60,
};

/** One field that is not valid. `path` is its path in the request (`contact_methods.0.value`), `message` is a sentence. */
export interface RefusalDetail {
  path: string;
  message: string;
}

/** The only error for expected outcomes. Everything else that is thrown is a fault on our side. Never put a secret into `message`. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: readonly RefusalDetail[] | undefined;
  /** Seconds after which the same request can succeed. The status is 503 instead of the code's own, except for a code with 429. */
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, message?: string, details?: readonly RefusalDetail[], retryAfter?: number) {
    super(message ?? REFUSALS[code][1]);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}
