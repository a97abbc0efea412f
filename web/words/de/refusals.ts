import type { refusals as english } from '#web/words/en/refusals.ts';

const notReadable = 'Wir konnten das im Moment nicht sicher lesen. Es wurde nichts geändert. Bitte versuchen Sie es später noch einmal.';
const notFound = 'Das wurde nicht gefunden. Bitte laden Sie die Seite neu, oder benutzen Sie unsere neueste Nachricht.';
const notAccepted = 'Der Dienst konnte das nicht lesen. Es wurde nichts geändert. Bitte laden Sie die Seite neu.';
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
  conflict: 'Etwas anderes wurde gleichzeitig geändert. Es ist nichts verloren. Versuchen Sie es noch einmal.',
  unauthorized: 'Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an.',
  invalid_link: 'Dieser Link ist nicht gültig. Bitte verwenden Sie den neuesten Link. Kopieren Sie ihn vollständig.',
  link_expired: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
};
