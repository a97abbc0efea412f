import { familyRefusals } from './family-refusals.ts';

// Codes with the same next step have the same sentence.
const notReadable =
  'We could not read your sealed will in a safe way right now, so nothing was changed. Please try again later. If this happens again, seal your will again.';
const notFound = familyRefusals.transfer_not_found;
const notAccepted = familyRefusals.invalid_json;
const sessionEnded = 'Your session has ended. Please sign in again.';

/**
 * A sentence for each refusal that a page for Hosts can get, by the code of the service. Pages load them when they need one. A page
 * with more to say about a code has its own sentence for it.
 */
export const hostRefusals = {
  // The account
  recently_recovered:
    'Your password was reset by e-mail, or a change was rejected, so nothing was changed now. The page Security says how you confirm that it was you.',
  sign_of_life_first:
    'We have not heard from you for a long time, so nothing was changed. Please press “I am well” on the page Overview first. Then try again here.',
  rehearsal_running: 'A rehearsal is running already. Nothing was changed.',
  rehearsals_used_up: 'You have started four rehearsals within a year, so no other one was started. The page shows when the next one is possible.',
  rehearsal_not_found: 'This rehearsal does not exist. Please open the overview.',
  stop_card_not_valid: 'This code stops nothing. Please check both lines of the card. A card works once, and only the newest one works.',
  nothing_to_stop: 'No transfer is running, and your trusted people are not waiting for one. Nothing was changed, and your card still works.',
  documents_open: 'The documents are open already, so a card no longer stops this. Please sign in and stop the transfer on the page Overview.',
  pause_too_long: 'Checks can pause for at most 60 days, and for 120 days in a year. Choose a shorter pause.',
  transfer_running: 'A transfer of your will is running, so nothing was changed. If you are well, stop it on the page Overview first.',
  transfer_not_running: 'No transfer is running any longer. Nothing was changed.',
  no_sealed_will: 'No will is sealed in this account. Nothing was changed.',
  deletion_requested: 'You have asked us to delete your account or your will, so nothing was changed. Please undo that first on the page Security.',
  no_deletion: 'Nothing is going to be deleted, so there is nothing to undo. Please load the page again to see the current state.',
  unauthorized: sessionEnded,
  invalid_refresh_token: sessionEnded,
  session_not_found: 'This device is signed out already. Please load the page again to see the current list.',
  invalid_credentials: 'The password is wrong. Nothing was changed.',
  email_not_verified: 'Your e-mail address is not confirmed yet. Please open the link that we sent you.',
  email_taken: 'Another account has this e-mail address. Please sign in there, or use another address.',
  invalid_link: familyRefusals.invalid_link,
  link_expired: familyRefusals.link_expired,
  reset_waits: 'This link does not work yet. The e-mail with the link says from when it works.',
  reset_needs_codes: 'The last reset of this password was rejected. Please enter backup codes from the papers of your trusted people below.',

  // The second factor
  step_up_required: 'Please confirm with your second factor that it is you. Nothing was changed.',
  factor_not_accepted: 'The code or passkey was not accepted. Please check it and try again. Codes work once.',
  factor_not_found: 'This passkey or authenticator app was removed already. Please load the page again.',
  factor_limit_reached: 'You have 10 passkeys and authenticator apps, which is the maximum. Please remove one before you add another.',
  challenge_expired: 'This took more than ten minutes, or it was used already. Nothing was changed. Please start again.',
  no_factor: 'Your account no longer has a second factor. Please load the page again.',
  passkey_known: 'This device already has a passkey for your account.',
  passkey_cancelled: 'Your device did not use a passkey. Nothing was changed. Please try again.',

  // Survivors
  survivor_not_found: 'This person is no longer in your list. Please load the page again.',
  survivor_limit_reached: 'You have 10 people, which is the maximum. Please remove one before you add another.',
  below_threshold: 'Fewer people than are needed would remain, so nothing was changed. Add a person or lower the number first.',
  too_few_survivors: 'At least 2 trusted people are needed. Please name them on the page “Trusted people”.',
  threshold_exceeds_survivors:
    'More trusted people are needed to open your will than you have named, so nothing was changed. Name more, or lower the number, on the page “Trusted people”.',
  reshare_failed:
    'We could not split the key of your will again, so nothing was changed. Please try again in a few minutes. If this happens again, test the storage.',
  channel_not_offered: 'We have no own channel of this kind. Please use an account of yours.',
  wrong_channel_code: 'This is not the code that we sent, or it is too old. Please check it, or have another one sent.',
  no_email_to_invite: 'We have no e-mail address or mobile number that works for this person, so nothing was sent. Add one, or save it again.',
  invited_recently: 'This person was asked in the last 30 days, so nothing was sent. Speak with them, or try again after the time below.',
  invitation_limit_reached: 'You have sent 10 invitations within 24 hours, so nothing was sent. Please try again after the time below.',

  // Storages
  storage_limit_reached: 'You have 10 storages, which is the maximum. Delete one that you do not need, and try again.',
  storage_not_found: 'This storage was deleted, perhaps in another window. Please load the page again.',
  storage_not_connected: 'This storage does not work at the moment, so nothing was changed. Please test it on the page Storages.',
  storage_in_use: 'This storage holds your sealed will, so it was not deleted. Add another storage and seal your will into it first.',
  review_needed:
    'Your password was reset by e-mail, so nothing was sealed now. Please first check whether everything that was set since then is yours. The page Overview leads you there.',
  set_aside_not_found: 'This was brought back already, or its time is over. Please load the page again to see the current list.',
  storage_failed:
    'The storage did not accept the new files. What was sealed before is unchanged. Please test it on the page Storages, and try again.',
  storage_type_unavailable: 'This service cannot use this kind of storage, so nothing was changed. Please choose another kind on the page Storages.',
  same_place:
    'This is the same place as another storage of your will, so a copy there would not be a second one. Nothing was changed. Please use a storage in another place.',
  package_not_found_there:
    'We did not find your sealed will with these access data, so nothing was changed. Check them. If you are moving to another storage, copy the whole folder there first, or add the new storage and seal your will into it.',

  // Channels
  connector_not_found: 'This channel was removed already. Please load the page again.',
  connector_limit_reached: 'You have 10 channels, which is the maximum. Remove one that you do not need.',
  duplicate_connector: 'You already have a channel of this kind with this name. Please choose another name.',
  last_connector: 'This is your only channel, and your will is sealed. Add another one first. You can then remove this one.',
  invalid_destination: 'This address does not fit the channel. Nothing was sent. Please check it.',
  connector_rejected:
    'You rejected a change while the access data of this channel was new, so nothing was sent. Please enter the access data again, or remove the channel.',
  delivery_failed: 'The message could not be delivered. Please check the address and the access data.',

  // Documents
  no_draft: 'Everything is sealed already. Add or remove a document first.',
  no_documents: 'There is no document to seal. Please add at least one.',
  inner_incomplete:
    'The files that were sealed on your device are not complete, other documents are among them, or they were made for other papers. Please seal your documents on your device again.',
  document_not_found: 'This document is no longer there, so nothing was changed. Please load the page again.',
  document_too_large: 'With this document, your will would be too large. It was not added. Please remove a document first.',
  too_many_documents: 'Your will has as many documents as are possible. It was not added. Please remove a document first.',
  unsupported_document:
    'This file is of a kind that is not possible, contains macros or embedded objects, or cannot be read without a password. It was not added. Open it, save it as a PDF, and add the PDF.',
  upload_not_found: 'This upload has expired. Press “Try again”. We then start it from the beginning.',
  upload_incomplete: 'The file did not arrive completely, or it was changed during the upload. Press “Try again”.',
  upload_limit_reached:
    'Too many uploads were started and not completed. Complete those in the list, or try them again. We delete the others after a day. Then you can start new ones.',
  sealing_in_progress: 'Your will is being sealed right now, so nothing was changed. Please try again in a minute.',
  package_altered: notReadable,
  archive_part_not_found: 'Your will was changed while you saved the copy. Please load the page again, and save it once more.',
  range_not_satisfiable: 'This part of the copy cannot be continued. Please save it once more.',
  shares_do_not_open: notReadable,
  share_altered: notReadable,
  record_altered: notReadable,
  age_file_invalid: notReadable,
  wrong_key: notReadable,

  // Requests
  transfer_not_found: notFound,
  will_not_found: notFound,
  check_not_found: notFound,
  body_too_large: notAccepted,
  invalid_json: notAccepted,
  unsupported_media_type: notAccepted,
  already_done: 'This was already done. Please load the page again to see the current state.',
  idempotency_key_reused: 'This was already sent in another form. Please load the page again to see the current state.',
  too_many_running: 'Several such requests are still running, so nothing was changed now. Please wait a moment, and then try again.',
  conflict: 'Something else was changed in the same moment. Nothing was lost. Please try again.',
} satisfies Record<string, string>;
