// Codes with the same next step have the same sentence.
const notReadable =
  'We could not read this in a safe way right now, so nothing is shown and nothing was changed. Please try again later. We check it every day.';
const notFound = 'We did not find this, or it has changed. Please load the page again, or use the newest message from us.';
const notAccepted = 'The service could not read this request. Nothing was changed. Please load the page again.';
const alreadyDone = 'This was already done. Please load the page again to see the current state.';
const notSent = 'We could not send a code over this channel. Please choose another channel, or use your paper.';

/** Sentences for refusals that a reader meets rarely, by the code of the service. Pages load them when they need one. */
export const refusals = {
  share_altered: notReadable,
  record_altered: notReadable,
  age_file_invalid: notReadable,
  wrong_key: notReadable,
  transfer_not_found: notFound,
  survivor_not_found: notFound,
  will_or_survivor_not_found: notFound,
  will_not_found: notFound,
  check_not_found: notFound,
  body_too_large: notAccepted,
  invalid_json: notAccepted,
  unsupported_media_type: notAccepted,
  channel_not_available: notSent,
  no_deliverable_channel: notSent,
  transfer_not_running: 'This transfer is no longer running. Nothing was changed.',
  transfer_running: 'A transfer of this will is already running. Open your personal link, or use your paper.',
  already_done: alreadyDone,
  idempotency_key_reused: alreadyDone,
  sealing_in_progress: 'Your will is being sealed now. Nothing was changed. Please try again in a minute.',
  email_taken: 'Another account has this e-mail address. Please sign in there, or use another address.',
  session_not_found: 'This device is signed out already. Please load the page again to see the current list.',
  no_deletion: 'Nothing is going to be deleted, so there is nothing to undo. Please load the page again to see the current state.',
  conflict: 'Something else was changed in the same moment. Nothing was lost. Please try again.',
  unauthorized: 'Your session has ended. Please sign in again.',
  invalid_refresh_token: 'Your session has ended. Please sign in again.',
  step_up_required: 'Please confirm with your second factor that it is you. Nothing was changed.',
  factor_not_accepted: 'The code or passkey was not accepted. Please check it and try again. Codes work once.',
  factor_not_found: 'This passkey or authenticator app was removed already. Please load the page again.',
  factor_limit_reached: 'You have 10 passkeys and authenticator apps, which is the maximum. Please remove one before you add another.',
  challenge_expired: 'This took more than ten minutes, or it was used already. Nothing was changed. Please start again.',
  no_factor: 'Your account no longer has a second factor. Please load the page again.',
  invalid_link: 'This link is not valid. Please use the newest link that we sent you. Copy it as a whole.',
  link_expired: 'This link has expired. Please ask for a new one.',
} satisfies Record<string, string>;
