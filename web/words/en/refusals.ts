// Codes with the same next step have the same sentence.
const notReadable =
  'We could not read this in a safe way right now, so nothing is shown and nothing was changed. Please try again later. We check it every day.';
const notFound = 'We did not find this, or it has changed. Please load the page again, or use the newest message from us.';
const notAccepted = 'The service could not read this request. Nothing was changed. Please load the page again.';
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
  conflict: 'Something else was changed in the same moment. Nothing was lost. Please try again.',
  unauthorized: 'Your session has ended. Please sign in again.',
  invalid_link: 'This link is not valid. Please use the newest link that we sent you. Copy it as a whole.',
  link_expired: 'This link has expired. Please ask for a new one.',
} satisfies Record<string, string>;
