import type { refusals as english } from '#web/words/en/refusals.ts';

const notReadable = 'Wir konnten das im Moment nicht sicher lesen. Es wurde nichts geändert. Bitte versuchen Sie es später noch einmal.';
const notFound = 'Das wurde nicht gefunden. Bitte laden Sie die Seite neu, oder benutzen Sie unsere neueste Nachricht.';
const notAccepted = 'Der Dienst konnte das nicht lesen. Es wurde nichts geändert. Bitte laden Sie die Seite neu.';
const alreadyDone = 'Das ist schon geschehen. Bitte laden Sie die Seite neu, um den aktuellen Stand zu sehen.';
const notSent = 'Wir konnten auf diesem Weg keinen Code senden. Bitte wählen Sie einen anderen Weg, oder benutzen Sie Ihr Blatt.';

export const refusals: Record<keyof typeof english, string> = {
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
  transfer_not_running: 'Diese Übergabe läuft nicht mehr. Es wurde nichts geändert.',
  transfer_running: 'Eine Übergabe dieses Testaments läuft schon. Öffnen Sie Ihren persönlichen Link, oder benutzen Sie Ihr Blatt.',
  already_done: alreadyDone,
  idempotency_key_reused: alreadyDone,
  sealing_in_progress: 'Ihr Testament wird gerade versiegelt. Es wurde nichts geändert. Bitte versuchen Sie es in einer Minute noch einmal.',
  email_taken: 'Ein anderes Konto hat diese E-Mail-Adresse. Bitte melden Sie sich dort an, oder nehmen Sie eine andere Adresse.',
  session_not_found: 'Dieses Gerät ist schon abgemeldet. Bitte laden Sie die Seite neu, um die aktuelle Liste zu sehen.',
  no_deletion: 'Es wird nichts gelöscht, also gibt es nichts rückgängig zu machen. Bitte laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
  conflict: 'Etwas anderes wurde gleichzeitig geändert. Es ist nichts verloren. Versuchen Sie es noch einmal.',
  unauthorized: 'Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an.',
  invalid_refresh_token: 'Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an.',
  step_up_required: 'Bitte bestätigen Sie mit Ihrem zweiten Faktor, dass Sie es sind. Es wurde nichts geändert.',
  factor_not_accepted:
    'Der Code oder Passkey wurde nicht angenommen. Bitte prüfen Sie ihn und versuchen Sie es noch einmal. Jeder Code gilt nur einmal.',
  factor_not_found: 'Dieser Passkey oder diese Authenticator-App wurde schon entfernt. Bitte laden Sie die Seite neu.',
  factor_limit_reached: 'Sie haben 10 Passkeys und Authenticator-Apps. Mehr sind nicht möglich. Bitte entfernen Sie erst einen davon.',
  challenge_expired:
    'Das hat mehr als zehn Minuten gedauert, oder es wurde schon verwendet. Es wurde nichts geändert. Bitte beginnen Sie noch einmal.',
  no_factor: 'Ihr Konto hat keinen zweiten Faktor mehr. Bitte laden Sie die Seite neu.',
  invalid_link: 'Dieser Link ist nicht gültig. Bitte verwenden Sie den neuesten Link. Kopieren Sie ihn vollständig.',
  link_expired: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
};
