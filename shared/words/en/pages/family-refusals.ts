// Codes with the same next step have the same sentence.
const notReadable =
  'We could not read this in a safe way right now, so nothing is shown and nothing was changed. Please try again later. We check it every day.';
const notFound = 'We did not find this, or it has changed. Please load the page again, or use the newest message from us.';
const notAccepted = 'The service could not read this request. Nothing was changed. Please load the page again.';
const notSent = 'We could not send a code over this channel. Please choose another channel, or use your paper.';
const notOpen = 'The documents are not open yet. Please load the page again to see what is missing.';
const notProven = 'Please confirm your identity again. Load the page again to do so.';

/**
 * A sentence for each refusal that a page for families can get, by the code of the service. Pages load them when they need one. A page
 * with more to say about a code has its own sentence for it.
 */
export const familyRefusals = {
  share_altered: notReadable,
  record_altered: notReadable,
  age_file_invalid: notReadable,
  wrong_key: notReadable,
  opening_failed: notReadable,
  storage_failed: notReadable,
  storage_type_unavailable: notReadable,
  package_altered: notReadable,
  shares_do_not_open: notReadable,
  not_open_yet: notOpen,
  threshold_not_met: notOpen,
  not_authenticated: notProven,
  session_required: notProven,
  archive_part_not_found: notFound,
  invalid_download_link: notFound,
  range_not_satisfiable: notFound,
  too_many_running: 'Other downloads of these documents are still running. Please wait until they have ended, and then try again.',
  access_window_expired: 'The time in which the documents could be read has ended.',
  transfer_cancelled: 'The transfer was stopped. We open nothing now.',
  otp_limit_reached: 'Too many codes were requested. Please wait until the time below, or use a backup code from your paper now.',
  otp_session_not_found: 'This code no longer works. Request a new code.',
  invitation_withdrawn:
    'This question no longer concerns you: the person who named you has changed their list or your address. You do not need to do anything.',
  alert_limit_reached: 'You already have five devices and chats. Please remove one first.',
  delivery_failed: 'Telegram does not answer at the moment. Please try again later.',
  channel_not_offered: 'Telegram is no longer offered here. Nothing was changed.',
  invitation_not_confirmed: 'Please first answer the question of your invitation. Load the page again to do so.',
  transfer_not_found: notFound,
  survivor_not_found: notFound,
  will_or_survivor_not_found: notFound,
  body_too_large: notAccepted,
  invalid_json: notAccepted,
  unsupported_media_type: notAccepted,
  channel_not_available: notSent,
  no_deliverable_channel: notSent,
  recently_stopped:
    'A transfer that you started was stopped a short time ago. Your code was not used up. Wait until the time below. Another trusted person may be able to start before that.',
  transfer_not_running: 'This transfer is no longer running. Nothing was changed.',
  no_rehearsal: 'No rehearsal is waiting for you. If we wrote to you about one, it is over, and you do not need to do anything.',
  not_a_rehearsal: 'This is no longer a rehearsal: it is real now. Nothing was changed. Please use the newest message that we sent you.',
  vouch_not_needed: 'No one is waiting to start a transfer, or everyone waits already. Nothing was changed, and you do not need to do anything.',
  vouched_twice:
    'Trusted people have said this twice already, and we have heard nothing since. Nothing was changed. The person whose will this is has to answer now.',
  vouch_too_late: 'The documents are open already. Nothing was changed. Only the person whose will this is can close them.',
  vouch_outweighed: 'Another trusted person has confirmed their identity, and that counts more. Nothing was changed. Please speak with the others.',
  proof_required: 'A name alone does not start the transfer of this will. Use a code or your paper.',
  transfer_running: 'A transfer of this will is already running. Open your personal link, or use your paper.',
  conflict: 'Something else was changed in the same moment. Nothing was lost. Please try again.',
  invalid_link: 'This link is not valid. Please use the newest link that we sent you. Copy it as a whole.',
  link_expired: 'This link has expired. Please ask for a new one.',
} satisfies Record<string, string>;
