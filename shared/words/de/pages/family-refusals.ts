import type * as english from '#words/en/pages/family-refusals.ts';

const notReadable = 'Wir konnten das im Moment nicht sicher lesen. Es wurde nichts geändert. Bitte versuchen Sie es später noch einmal.';
const notFound = 'Das wurde nicht gefunden. Bitte laden Sie die Seite neu, oder benutzen Sie unsere neueste Nachricht.';
const notAccepted = 'Der Dienst konnte das nicht lesen. Es wurde nichts geändert. Bitte laden Sie die Seite neu.';
const notSent = 'Wir konnten auf diesem Weg keinen Code senden. Bitte wählen Sie einen anderen Weg, oder benutzen Sie Ihr Blatt.';
const notOpen = 'Die Dokumente sind noch nicht geöffnet. Bitte laden Sie die Seite neu, um zu sehen, was fehlt.';
const notProven = 'Bitte bestätigen Sie noch einmal, wer Sie sind. Laden Sie dazu die Seite neu.';

export const familyRefusals: typeof english.familyRefusals = {
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
  too_many_running: 'Andere Downloads dieser Dokumente laufen noch. Bitte warten Sie, bis sie fertig sind, und versuchen Sie es dann noch einmal.',
  access_window_expired: 'Die Zeit, in der die Dokumente gelesen werden konnten, ist vorbei.',
  transfer_cancelled: 'Die Übergabe wurde gestoppt. Jetzt öffnen wir nichts.',
  otp_limit_reached:
    'Es wurden zu viele Codes angefordert. Warten Sie bis zu dem Zeitpunkt unten, oder benutzen Sie jetzt einen Ersatzcode von Ihrem Blatt.',
  otp_session_not_found: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
  invitation_withdrawn:
    'Diese Frage betrifft Sie nicht mehr: Die Person, die Sie benannt hat, hat ihre Liste oder Ihre Adresse geändert. Sie müssen nichts tun.',
  alert_limit_reached: 'Sie haben schon fünf Geräte und Chats. Bitte entfernen Sie zuerst einen davon.',
  delivery_failed: 'Telegram antwortet gerade nicht. Bitte versuchen Sie es später noch einmal.',
  channel_not_offered: 'Telegram wird hier nicht mehr angeboten. Es wurde nichts geändert.',
  invitation_not_confirmed: 'Bitte beantworten Sie zuerst die Frage der Einladung. Laden Sie dazu die Seite neu.',
  transfer_not_found: notFound,
  survivor_not_found: notFound,
  will_or_survivor_not_found: notFound,
  body_too_large: notAccepted,
  invalid_json: notAccepted,
  unsupported_media_type: notAccepted,
  channel_not_available: notSent,
  no_deliverable_channel: notSent,
  recently_stopped:
    'Eine Übergabe, die Sie gestartet haben, wurde vor Kurzem gestoppt. Ihr Code ist nicht verbraucht. Warten Sie bis zu dem Zeitpunkt unten. Vielleicht kann eine andere Vertrauensperson früher eine starten.',
  transfer_not_running: 'Diese Übergabe läuft nicht mehr. Es wurde nichts geändert.',
  no_rehearsal: 'Es wartet keine Probe auf Sie. Falls wir Ihnen von einer geschrieben haben, ist sie vorbei, und Sie müssen nichts tun.',
  not_a_rehearsal: 'Das ist keine Probe mehr: Es ist ernst. Es wurde nichts geändert. Bitte nehmen Sie unsere neueste Nachricht.',
  vouch_not_needed: 'Niemand will gerade eine Übergabe starten, oder alle warten schon. Es wurde nichts geändert, und Sie müssen nichts tun.',
  vouched_twice:
    'Das haben Vertrauenspersonen schon zweimal gesagt, und seitdem haben wir nichts gehört. Es wurde nichts geändert. Jetzt muss die Person antworten, deren Testament es ist.',
  vouch_too_late: 'Die Dokumente sind schon offen. Es wurde nichts geändert. Nur die Person, deren Testament es ist, kann sie schließen.',
  vouch_outweighed:
    'Eine andere Vertrauensperson hat bestätigt, wer sie ist, und das zählt mehr. Es wurde nichts geändert. Bitte sprechen Sie miteinander.',
  proof_required: 'Ein Name allein startet die Übergabe dieses Testaments nicht. Benutzen Sie einen Code oder Ihr Blatt.',
  transfer_running: 'Eine Übergabe dieses Testaments läuft schon. Öffnen Sie Ihren persönlichen Link, oder benutzen Sie Ihr Blatt.',
  conflict: 'Etwas anderes wurde gleichzeitig geändert. Es ist nichts verloren. Versuchen Sie es noch einmal.',
  invalid_link: 'Dieser Link ist nicht gültig. Bitte verwenden Sie den neuesten Link. Kopieren Sie ihn vollständig.',
  link_expired: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
} satisfies Record<string, string>;
