import type * as english from '#words/en/pages/host-refusals.ts';
import { familyRefusals } from './family-refusals.ts';

const notReadable =
  'Wir konnten Ihr versiegeltes Testament im Moment nicht sicher lesen. Deshalb wurde nichts geändert. Bitte versuchen Sie es später noch einmal. Wenn das wieder geschieht, versiegeln Sie Ihr Testament neu.';
const notFound = familyRefusals.transfer_not_found;
const notAccepted = familyRefusals.invalid_json;
const sessionEnded = 'Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an.';

export const hostRefusals: typeof english.hostRefusals = {
  recently_recovered:
    'Ihr Passwort wurde per E-Mail zurückgesetzt, oder eine Änderung wurde abgelehnt. Deshalb wurde jetzt nichts geändert. Die Seite „Sicherheit“ sagt, wie Sie bestätigen, dass Sie es waren.',
  sign_of_life_first:
    'Wir haben lange nichts von Ihnen gehört. Deshalb wurde nichts geändert. Bitte drücken Sie zuerst „Es geht mir gut“ auf der Seite „Überblick“. Versuchen Sie es dann hier noch einmal.',
  rehearsal_running: 'Es läuft schon eine Probe. Es wurde nichts geändert.',
  rehearsals_used_up:
    'Sie haben in einem Jahr vier Proben gestartet, darum wurde keine weitere gestartet. Die Seite zeigt, wann die nächste möglich ist.',
  rehearsal_not_found: 'Diese Probe gibt es nicht. Bitte öffnen Sie die Seite „Überblick“.',
  stop_card_not_valid: 'Dieser Code stoppt nichts. Bitte prüfen Sie beide Zeilen der Karte. Eine Karte gilt einmal, und nur die neueste gilt.',
  nothing_to_stop: 'Es läuft keine Übergabe, und Ihre Vertrauenspersonen warten auf keine. Es wurde nichts geändert, und Ihre Karte gilt weiter.',
  documents_open:
    'Die Dokumente sind schon offen, und eine Karte stoppt das nicht mehr. Bitte melden Sie sich an und stoppen Sie die Übergabe auf der Seite „Überblick“.',
  pause_too_long: 'Nachfragen können höchstens 60 Tage Pause machen und höchstens 120 Tage in einem Jahr. Wählen Sie eine kürzere Pause.',
  transfer_running:
    'Eine Übergabe Ihres Testaments läuft. Deshalb wurde nichts geändert. Wenn es Ihnen gut geht, stoppen Sie sie zuerst auf der Seite „Überblick“.',
  transfer_not_running: 'Es läuft keine Übergabe mehr. Es wurde nichts geändert.',
  no_sealed_will: 'In diesem Konto ist kein Testament versiegelt. Es wurde nichts geändert.',
  deletion_requested:
    'Sie haben uns gebeten, Ihr Konto oder Ihr Testament zu löschen. Deshalb wurde nichts geändert. Bitte nehmen Sie das zuerst auf der Seite „Sicherheit“ zurück.',
  no_deletion: 'Es wird nichts gelöscht, also gibt es nichts rückgängig zu machen. Bitte laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
  unauthorized: sessionEnded,
  invalid_refresh_token: sessionEnded,
  session_not_found: 'Dieses Gerät ist schon abgemeldet. Bitte laden Sie die Seite neu, um die aktuelle Liste zu sehen.',
  invalid_credentials: 'Das Passwort ist falsch. Es wurde nichts geändert.',
  email_not_verified: 'Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link, den wir Ihnen gesendet haben.',
  email_taken: 'Ein anderes Konto hat diese E-Mail-Adresse. Bitte melden Sie sich dort an, oder nehmen Sie eine andere Adresse.',
  invalid_link: familyRefusals.invalid_link,
  link_expired: familyRefusals.link_expired,
  reset_waits: 'Dieser Link gilt noch nicht. In der E-Mail mit dem Link steht, ab wann er gilt.',
  reset_needs_codes:
    'Das letzte Zurücksetzen dieses Passworts wurde abgelehnt. Bitte geben Sie unten Ersatzcodes von den Blättern Ihrer Vertrauenspersonen ein.',

  step_up_required: 'Bitte bestätigen Sie mit Ihrem zweiten Faktor, dass Sie es sind. Es wurde nichts geändert.',
  factor_not_accepted:
    'Der Code oder Passkey wurde nicht angenommen. Bitte prüfen Sie ihn und versuchen Sie es noch einmal. Jeder Code gilt nur einmal.',
  factor_not_found: 'Dieser Passkey oder diese Authenticator-App wurde schon entfernt. Bitte laden Sie die Seite neu.',
  factor_limit_reached: 'Sie haben 10 Passkeys und Authenticator-Apps. Mehr sind nicht möglich. Bitte entfernen Sie erst einen davon.',
  challenge_expired:
    'Das hat mehr als zehn Minuten gedauert, oder es wurde schon verwendet. Es wurde nichts geändert. Bitte beginnen Sie noch einmal.',
  no_factor: 'Ihr Konto hat keinen zweiten Faktor mehr. Bitte laden Sie die Seite neu.',
  passkey_known: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  passkey_cancelled: 'Ihr Gerät hat keinen Passkey verwendet. Es wurde nichts geändert. Bitte versuchen Sie es noch einmal.',

  survivor_not_found: 'Diese Person ist nicht mehr in Ihrer Liste. Bitte laden Sie die Seite neu.',
  survivor_limit_reached: 'Sie haben 10 Personen. Mehr sind nicht möglich. Bitte entfernen Sie eine, bevor Sie eine neue hinzufügen.',
  below_threshold:
    'Es würden weniger Personen übrig bleiben, als nötig sind. Deshalb wurde nichts geändert. Fügen Sie zuerst eine Person hinzu, oder senken Sie die Zahl.',
  too_few_survivors: 'Mindestens 2 Vertrauenspersonen sind nötig. Bitte benennen Sie sie auf der Seite „Vertrauenspersonen“.',
  threshold_exceeds_survivors:
    'Es sind mehr Vertrauenspersonen nötig, als Sie benannt haben. Deshalb wurde nichts geändert. Benennen Sie weitere, oder senken Sie die nötige Zahl auf der Seite „Vertrauenspersonen“.',
  reshare_failed:
    'Wir konnten den Schlüssel Ihres Testaments nicht neu teilen. Deshalb wurde nichts geändert. Bitte versuchen Sie es in einigen Minuten noch einmal. Wenn das wieder geschieht, testen Sie den Speicherort.',
  channel_not_offered: 'Wir haben keinen eigenen Kanal dieser Art. Bitte verwenden Sie ein Konto von Ihnen.',
  wrong_channel_code:
    'Das ist nicht der Code, den wir gesendet haben, oder er ist zu alt. Bitte prüfen Sie ihn, oder lassen Sie sich einen neuen senden.',
  no_email_to_invite:
    'Wir haben keine E-Mail-Adresse oder Mobilnummer dieser Person, die funktioniert. Deshalb wurde nichts gesendet. Fügen Sie eine hinzu, oder speichern Sie sie noch einmal.',
  invited_recently:
    'Diese Person wurde in den letzten 30 Tagen gefragt. Deshalb wurde nichts gesendet. Sprechen Sie mit ihr, oder versuchen Sie es nach dem Zeitpunkt unten noch einmal.',
  invitation_limit_reached:
    'Sie haben in 24 Stunden 10 Einladungen gesendet. Deshalb wurde nichts gesendet. Bitte versuchen Sie es nach dem Zeitpunkt unten noch einmal.',

  storage_limit_reached:
    'Sie haben 10 Speicherorte. Mehr sind nicht möglich. Löschen Sie einen, den Sie nicht brauchen, und versuchen Sie es noch einmal.',
  storage_not_found: 'Dieser Speicherort wurde gelöscht, vielleicht in einem anderen Fenster. Bitte laden Sie die Seite neu.',
  storage_not_connected:
    'Dieser Speicherort funktioniert im Moment nicht. Deshalb wurde nichts geändert. Bitte testen Sie ihn auf der Seite „Speicherorte“.',
  storage_in_use:
    'Dieser Speicherort enthält Ihr versiegeltes Testament und wurde deshalb nicht gelöscht. Fügen Sie zuerst einen anderen hinzu, und versiegeln Sie Ihr Testament dort.',
  review_needed:
    'Ihr Passwort wurde per E-Mail zurückgesetzt, deshalb wurde jetzt nichts versiegelt. Bitte prüfen Sie zuerst, ob alles von Ihnen ist, was seitdem eingetragen wurde. Die Seite „Überblick“ führt Sie dorthin.',
  set_aside_not_found: 'Das wurde schon zurückgeholt, oder die Zeit dafür ist vorbei. Bitte laden Sie die Seite neu, um die aktuelle Liste zu sehen.',
  storage_failed:
    'Der Speicherort hat die neuen Dateien nicht angenommen. Was bisher versiegelt war, ist unverändert. Bitte testen Sie ihn auf der Seite „Speicherorte“, und versuchen Sie es noch einmal.',
  storage_type_unavailable:
    'Dieser Dienst kann diese Art von Speicherort nicht benutzen. Deshalb wurde nichts geändert. Bitte wählen Sie auf der Seite „Speicherorte“ eine andere.',
  same_place:
    'Das ist derselbe Ort wie ein anderer Speicherort Ihres Testaments. Eine Kopie dort wäre keine zweite. Es wurde nichts geändert. Bitte nehmen Sie einen Speicherort an einer anderen Stelle.',
  package_not_found_there:
    'Mit diesen Zugangsdaten haben wir Ihr versiegeltes Testament nicht gefunden. Deshalb wurde nichts geändert. Prüfen Sie sie. Wenn Sie zu einem anderen Speicherort wechseln, kopieren Sie zuerst den ganzen Ordner dorthin, oder fügen Sie den neuen Speicherort hinzu und versiegeln Sie Ihr Testament dort.',

  connector_not_found: 'Dieser Kanal wurde schon entfernt. Bitte laden Sie die Seite neu.',
  connector_limit_reached: 'Sie haben 10 Kanäle. Mehr sind nicht möglich. Entfernen Sie einen, den Sie nicht brauchen.',
  duplicate_connector: 'Sie haben schon einen Kanal dieser Art mit diesem Namen. Bitte wählen Sie einen anderen Namen.',
  last_connector:
    'Das ist Ihr einziger Kanal, und Ihr Testament ist versiegelt. Fügen Sie zuerst einen anderen hinzu. Dann können Sie diesen entfernen.',
  invalid_destination: 'Diese Adresse passt nicht zu diesem Kanal. Es wurde nichts gesendet. Bitte prüfen Sie sie.',
  connector_rejected:
    'Sie haben eine Änderung abgelehnt, als die Zugangsdaten dieses Kanals neu waren. Deshalb wurde nichts gesendet. Bitte geben Sie die Zugangsdaten neu ein oder entfernen Sie den Kanal.',
  delivery_failed: 'Die Nachricht konnte nicht zugestellt werden. Bitte prüfen Sie die Adresse und die Zugangsdaten.',

  no_draft: 'Alles ist schon versiegelt. Fügen Sie zuerst ein Dokument hinzu, oder entfernen Sie eines.',
  no_documents: 'Es gibt kein Dokument zum Versiegeln. Bitte fügen Sie mindestens eines hinzu.',
  inner_incomplete:
    'Die auf Ihrem Gerät versiegelten Dateien sind nicht vollständig, es sind andere Dokumente dabei, oder sie wurden für andere Blätter gemacht. Bitte versiegeln Sie Ihre Dokumente noch einmal auf Ihrem Gerät.',
  document_not_found: 'Dieses Dokument ist nicht mehr da. Deshalb wurde nichts geändert. Bitte laden Sie die Seite neu.',
  document_too_large: 'Mit diesem Dokument wäre Ihr Testament zu groß. Es wurde nicht hinzugefügt. Bitte entfernen Sie zuerst ein Dokument.',
  too_many_documents: 'Ihr Testament hat so viele Dokumente, wie möglich sind. Es wurde nicht hinzugefügt. Bitte entfernen Sie zuerst ein Dokument.',
  unsupported_document:
    'Diese Art von Datei ist nicht möglich, oder die Datei enthält Makros oder eingebettete Objekte, oder sie ist ohne Passwort nicht lesbar. Sie wurde nicht hinzugefügt. Öffnen Sie sie, speichern Sie sie als PDF, und fügen Sie das PDF hinzu.',
  upload_not_found: 'Die Zeit zum Hochladen dieser Datei ist abgelaufen. Drücken Sie „Noch einmal versuchen“. Wir beginnen dann von vorn.',
  upload_incomplete: 'Die Datei kam nicht vollständig an, oder sie wurde beim Hochladen geändert. Drücken Sie „Noch einmal versuchen“.',
  upload_limit_reached:
    'Es sind zu viele Dateien angefangen und nicht fertig hochgeladen. Laden Sie die Dateien in der Liste fertig hoch, oder versuchen Sie diese noch einmal. Die anderen löschen wir nach einem Tag. Dann können Sie neue hochladen.',
  sealing_in_progress: 'Ihr Testament wird gerade versiegelt. Deshalb wurde nichts geändert. Bitte versuchen Sie es in einer Minute noch einmal.',
  package_altered: notReadable,
  archive_part_not_found:
    'Ihr Testament wurde geändert, während Sie die Kopie gespeichert haben. Bitte laden Sie die Seite neu, und speichern Sie die Kopie noch einmal.',
  range_not_satisfiable: 'Dieser Teil der Kopie lässt sich nicht fortsetzen. Bitte speichern Sie ihn noch einmal.',
  shares_do_not_open: notReadable,
  share_altered: notReadable,
  record_altered: notReadable,
  age_file_invalid: notReadable,
  wrong_key: notReadable,

  transfer_not_found: notFound,
  will_not_found: notFound,
  check_not_found: notFound,
  body_too_large: notAccepted,
  invalid_json: notAccepted,
  unsupported_media_type: notAccepted,
  already_done: 'Das ist schon geschehen. Bitte laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
  idempotency_key_reused: 'Das wurde schon in anderer Form gesendet. Bitte laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
  too_many_running:
    'Mehrere solche Anfragen laufen noch, deshalb wurde jetzt nichts geändert. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  conflict: 'Etwas anderes wurde gleichzeitig geändert. Es ist nichts verloren. Bitte versuchen Sie es noch einmal.',
} satisfies Record<string, string>;
