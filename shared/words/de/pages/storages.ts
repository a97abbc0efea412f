import type { ConnectionError } from '#words/connection-error.ts';
import type * as english from '#words/en/pages/storages.ts';

const signInAgain = 'Drücken Sie „Neu anmelden“. Ihr versiegeltes Testament bleibt, wo es ist.';
const atLimit = 'Sie haben 10 Speicherorte, mehr sind nicht möglich. Löschen Sie einen, den Sie nicht brauchen, und versuchen Sie es noch einmal.';
const transferRunning =
  'Die Übergabe Ihres Testaments läuft. Deshalb wurde nichts geändert. Wenn es Ihnen gut geht, stoppen Sie zuerst die Übergabe auf der Seite „Überblick“.';
const recovered =
  'Ihr Passwort wurde per E-Mail zurückgesetzt. Deshalb wurde nichts geändert. Bitte bestätigen Sie das zuerst mit dem Link, den wir Ihnen über einen anderen Kanal gesendet haben.';
const sealing = 'Ihr Testament wird gerade versiegelt. Deshalb wurde nichts geändert. Bitte versuchen Sie es in einer Minute noch einmal.';
const wellFirst =
  'Wir haben lange nichts von Ihnen gehört. Deshalb wurde nichts geändert. Bitte drücken Sie zuerst „Es geht mir gut“ auf der Seite „Überblick“.';

export const storages: typeof english.storages = {
  lead: 'An einem Speicherort liegen Ihre versiegelten Dokumente: bei diesem Dienst oder an einem, der Ihnen gehört. Wer hineinsieht, sieht nur verschlüsselte Dateien.',
  none: 'Sie haben noch keinen Speicherort. Fügen Sie unten einen hinzu. Bis dahin kann Ihr Testament nicht versiegelt werden.',

  connected: 'Funktioniert',
  broken: 'Funktioniert nicht',
  holdsWill: 'Enthält Ihr versiegeltes Testament',
  lastTest: 'Letzter erfolgreicher Test',
  neverTested: 'Noch keiner',
  lastReadBack: 'Zuletzt zurückgelesen',
  readBack: {
    complete: (moment: string) => `Wir haben Ihre Dokumente zuletzt am ${moment} zurückgelesen: vollständig.`,
    package_altered: (moment: string) => `Wir haben Ihre Dokumente zuletzt am ${moment} zurückgelesen: nicht vollständig.`,
    storage_failed: (moment: string) => `Am ${moment} konnten wir nicht alle Ihre Dokumente zurücklesen.`,
  },
  neverReadBack: 'Seit dem letzten Versiegeln noch nicht. Wir lesen jede Datei einmal im Monat zurück.',
  readBackProblems: {
    package_altered:
      'Einige Dateien Ihres versiegelten Testaments fehlen oder haben sich geändert. Unsere eigenen Dateien reparieren wir. Wenn eine Nachricht von uns ein Dokument nennt, laden Sie dieses Dokument bitte noch einmal hoch, und versiegeln Sie Ihr Testament.',
    storage_failed:
      'Wir konnten nicht alle Dateien Ihres versiegelten Testaments lesen. Drücken Sie „Jetzt testen“, um zu sehen, ob der Speicherort funktioniert. Wir lesen die Dateien jeden Monat wieder.',
  },
  hostKey: 'Der Server weist sich aus mit',
  hostKeyHint: 'Vergleichen Sie das mit der Auskunft des Betreibers. Einen Server, der etwas anderes zeigt, lehnen wir ab.',
  monthly:
    'Wir testen jeden Speicherort einmal im Monat. Wir lesen auch jede Datei Ihres versiegelten Testaments zurück. Wenn etwas nicht stimmt, senden wir Ihnen eine Nachricht.',
  test: 'Jetzt testen',
  tested: (name: string) => `„${name}“ funktioniert. Wir haben eine kleine Datei geschrieben, zurückgelesen und gelöscht.`,
  listed: (name: string) => `„${name}“ funktioniert.`,
  browse: 'Hineinsehen',
  renew: 'Neue Zugangsdaten eingeben',
  reconnect: 'Neu anmelden',
  remove: 'Löschen',

  mirrorWhy:
    'Bewahren Sie hier eine zweite Kopie Ihres versiegelten Testaments auf. Geht ein Speicherort verloren, lesen Ihre Vertrauenspersonen es am anderen.',
  mirrorAdd: 'Auch hier eine Kopie aufbewahren',
  mirrorAdded: (name: string) => `Ihr versiegeltes Testament ist jetzt auch in „${name}“.`,
  mirrorRemove: 'Hier keine Kopie mehr aufbewahren',
  mirrorRemoved: (name: string) => `Ihr versiegeltes Testament ist nicht mehr in „${name}“.`,

  browsing: (name: string) => `Inhalt von „${name}“`,
  place: (path: string) => `Ordner ${path}`,
  up: 'Einen Ordner nach oben',
  empty: 'Dieser Ordner ist leer.',
  more: 'Mehr zeigen',
  openFolder: (name: string) => `Ordner ${name} öffnen`,
  isFolder: 'Ein Ordner',

  removeTitle: (name: string) => `„${name}“ löschen?`,
  removeText: 'Wir löschen die Zugangsdaten. Die Dateien im Speicher bleiben, wie sie sind. Sie können den Speicherort später wieder hinzufügen.',
  removeOurs: 'Wir löschen den Speicherort und alles darin. Sie können jederzeit einen neuen hinzufügen.',
  removeButton: 'Speicherort löschen',
  removed: (name: string) => `„${name}“ ist gelöscht. Die Dateien darin wurden nicht geändert.`,
  removedOurs: (name: string) => `„${name}“ ist gelöscht.`,
  inUse:
    'Diesen Speicherort können Sie nicht löschen, weil er Ihr versiegeltes Testament enthält. Fügen Sie zuerst einen anderen hinzu, und versiegeln Sie Ihr Testament dort. Danach können Sie diesen löschen.',
  sealElsewhere: 'Zu den Dokumenten',

  add: 'Speicherort hinzufügen',
  kind: 'Was für ein Speicherort ist es?',
  kindHint: 'Ein eigener Speicherort muss auch nach Ihrem Tod bezahlt sein.',
  servers: 'Für Menschen, die eigene Server betreiben',
  serversHint: 'Oder die Speicher nach Gigabyte mieten. Benutzen Sie einen Schlüssel, den Sie nur für diesen Dienst anlegen.',
  name: 'Bezeichnung',
  nameHint: 'Sie können sie frei wählen. Daran erkennen Sie den Speicherort.',
  nameMissing: 'Geben Sie eine Bezeichnung ein, zum Beispiel „Meine Dropbox“.',
  whereTitle: (name: string) => `Wo finde ich diese Angaben bei ${name}?`,
  needsTitle: 'Was muss der Schlüssel dürfen?',
  connect: 'Testen und speichern',
  save: 'Neue Zugangsdaten testen und speichern',
  added: (name: string) => `„${name}“ ist verbunden. Wir haben eine kleine Datei geschrieben, zurückgelesen und gelöscht.`,
  renewed: (name: string) => `Die neuen Zugangsdaten von „${name}“ sind gespeichert und funktionieren.`,
  kept: 'Der Speicherort ist gespeichert, funktioniert aber noch nicht. Berichtigen Sie die Angaben hier, und drücken Sie den Knopf noch einmal.',
  keptFolder: (folder: string) =>
    `Der Ordner ist ${folder}. Er kann hier nicht geändert werden. Für einen anderen Ordner löschen Sie diesen Speicherort und fügen ihn neu hinzu.`,
  renewHint: 'Zu Ihrer Sicherheit zeigen wir gespeicherte Zugangsdaten nie an. Bitte geben Sie alle noch einmal ein, auch die, die gleich bleiben.',

  driveSteps: (name: string) => [
    `Der Knopf führt Sie zu ${name}. Wählen Sie dort Ihr Konto, und stimmen Sie zu.`,
    'Sie kommen danach von selbst hierher zurück.',
    'Wir testen den Speicherort und senden Ihnen eine Nachricht, in der das Konto steht.',
  ],
  drivePromise: (name: string) =>
    `Ihr Passwort für ${name} sehen wir nie. Wir sehen nur die Dateien, die dieser Dienst dort ablegt, und sonst nichts.`,
  driveButton: (name: string) => `Weiter zu ${name}`,
  driveKeep:
    'Löschen oder verschieben Sie den Ordner nicht, den wir dort anlegen. Wenn Sie das Konto schließen, können Ihre Vertrauenspersonen Ihr Testament nicht lesen.',
  driveAgain: (name: string) => `Melden Sie sich mit demselben Konto von ${name} an wie bisher. Ihr Testament muss nicht neu versiegelt werden.`,

  serviceMeaning: [
    'Wir verwahren Ihr Testament verschlüsselt und öffnen es nur, wenn genügend Ihrer Vertrauenspersonen zusammenkommen.',
    'Nehmen Sie nach dem Versiegeln eine Kopie mit nach Hause: Ohne uns und ohne Kopie ist es verloren.',
  ],
  serviceMoreTitle: 'Was das bedeutet',
  serviceMore: [
    'Wir haben dann das verschlüsselte Testament und die Schlüssel Ihrer Vertrauenspersonen, die ebenfalls verschlüsselt sind. Mit einem eigenen Speicherort sind sie an zwei Orten.',
    'Mit uns öffnen die Blätter Ihrer Vertrauenspersonen das Testament. Ohne uns öffnen sie es nur dort, wo jemand eine Kopie davon hat.',
    'Sie können Ihr Testament jederzeit an einen eigenen Speicherort verlegen.',
  ],
  serviceButton: 'Speicher dieses Dienstes benutzen',
  serviceAgain: 'Noch einmal versuchen',
  serviceAdded: (name: string) => `„${name}“: Der Speicherort ist bereit.`,

  kinds: {
    service: { name: 'Bei diesem Dienst', hint: 'Nichts auszufüllen.', usual: 'Bei diesem Dienst' },
    drive_a: { name: 'Google Drive', hint: 'Mit Gmail oder einem Android-Telefon', usual: 'Mein Google Drive' },
    drive_b: { name: 'Dropbox', hint: 'Wenn Sie dort ein Konto haben', usual: 'Meine Dropbox' },
    drive_c: { name: 'OneDrive', hint: 'Mit Outlook.com oder Microsoft 365', usual: 'Mein OneDrive' },
    s3: { name: 'Amazon S3', hint: 'Gemieteter Speicher von Amazon Web Services.', usual: 'Mein Amazon S3' },
    r2: { name: 'Cloudflare R2', hint: 'Gemieteter Speicher von Cloudflare.', usual: 'Mein Cloudflare R2' },
    b2: { name: 'Backblaze B2', hint: 'Gemieteter Speicher von Backblaze.', usual: 'Mein Backblaze B2' },
    minio: {
      name: 'MinIO oder ein anderer S3-Speicher',
      hint: 'Ihr eigener Server oder ein Anbieter, der „S3-kompatibel“ sagt.',
      usual: 'Mein S3-Speicher',
    },
    sftp: { name: 'SFTP', hint: 'Ein Ordner auf einem Server, den man über SSH erreicht.', usual: 'Mein Server' },
  },

  steps: {
    s3: [
      'Melden Sie sich bei AWS an und öffnen Sie S3. Legen Sie einen Bucket an. Name und Region stehen auf seiner Seite. Schalten Sie die Versionierung ein.',
      'Öffnen Sie IAM, legen Sie einen Benutzer nur für diesen Dienst an, und geben Sie ihm die Rechte, die unten stehen.',
      'Erzeugen Sie auf der Seite dieses Benutzers einen Zugangsschlüssel (Access key). Kopieren Sie beide Teile: AWS zeigt den geheimen Teil nur einmal.',
    ],
    r2: [
      'Melden Sie sich bei Cloudflare an und öffnen Sie R2. Legen Sie einen Bucket an.',
      'Die Adresse steht auf der Seite von R2: https://, Ihre Kontonummer (Account ID) und .r2.cloudflarestorage.com. Lassen Sie den Namen des Buckets weg. Die Region ist auto.',
      'Erzeugen Sie unter „Manage API tokens“ ein Token mit „Object Read & Write“ nur für diesen Bucket. Kopieren Sie die Access Key ID und den Secret Access Key.',
    ],
    b2: [
      'Melden Sie sich bei Backblaze an und legen Sie einen privaten Bucket an. Auf seiner Seite steht der Endpoint, zum Beispiel s3.eu-central-003.backblazeb2.com. Schreiben Sie https:// davor.',
      'Die Region ist der mittlere Teil des Endpoints, zum Beispiel eu-central-003.',
      'Erzeugen Sie unter „Application Keys“ einen Schlüssel nur für diesen Bucket, mit „Read and Write“. Die keyID ist die Access Key ID, der applicationKey ist der Secret Access Key.',
    ],
    minio: [
      'Die Adresse ist die der S3-Schnittstelle (bei MinIO oft Port 9000), nicht die seiner Internetseite. Der Dienst muss sie aus dem Internet erreichen können.',
      'Die Region ist bei MinIO us-east-1, wenn der Betreiber keine andere eingestellt hat. Andere Anbieter nennen sie in ihrer Hilfe.',
      'Legen Sie einen Bucket an und einen Zugangsschlüssel nur für diesen Bucket.',
    ],
    sftp: [
      'Der Betreiber des Servers oder Ihr Anbieter nennt Ihnen den Namen des Servers, den Port (meist 22) und einen Benutzernamen. Bitten Sie um einen Benutzer nur für diesen Dienst.',
      'Mit Schlüssel: Der Befehl ssh-keygen -t ed25519 -N "" -f will-service erzeugt zwei Dateien. Fügen Sie hier den Inhalt von will-service ein. Der Betreiber des Servers braucht will-service.pub.',
      'Der Ordner wills, ohne Schrägstrich, liegt im Ordner des Benutzers. Mit Schrägstrich, also /wills, liegt er ganz oben in dem, was der Benutzer sieht.',
    ],
  },
  needs: {
    s3: 's3:PutObject, s3:GetObject und s3:DeleteObject auf <bucket>/<Ordner>/*, und s3:ListBucket auf dem Bucket. Sonst nichts.',
    r2: '„Object Read & Write“, nur für diesen Bucket.',
    b2: '„Read and Write“, nur für diesen Bucket. Benutzen Sie nicht den Hauptschlüssel (Master Key).',
    minio: 's3:PutObject, s3:GetObject und s3:DeleteObject auf <bucket>/<Ordner>/*, und s3:ListBucket auf dem Bucket. Sonst nichts.',
    sftp: 'Der Benutzer muss im Ordner Dateien anlegen, umbenennen, lesen und löschen dürfen. Er braucht keine Befehlszeile.',
  },

  endpoint: 'Adresse',
  endpointHint: (example: string) => `Zum Beispiel ${example}`,
  endpointWrong: 'Geben Sie eine Adresse wie https://s3.example.com ein. Nach dem Namen des Servers steht nichts mehr.',
  region: 'Region',
  regionHint: (example: string) => `Zum Beispiel ${example}`,
  regionWrong: 'Geben Sie die Region ein, zum Beispiel eu-central-1. Sie hat nur Kleinbuchstaben, Ziffern und Bindestriche.',
  bucket: 'Name des Buckets',
  bucketWrong: 'Geben Sie den Namen des Buckets ein: 3 bis 63 Kleinbuchstaben, Ziffern, Punkte und Bindestriche.',
  accessKey: 'Zugangsschlüssel (Access key ID)',
  accessKeyWrong: 'Geben Sie die Access key ID ein. Sie hat keine Leerzeichen.',
  secretKey: 'Geheimer Schlüssel (Secret access key)',
  secretKeyHint: 'Wir verschlüsseln ihn und zeigen ihn nie wieder an.',
  secretKeyWrong: 'Geben Sie den geheimen Schlüssel ein. Er hat keine Leerzeichen.',
  host: 'Name des Servers',
  hostHint: 'Zum Beispiel files.example.com',
  hostWrong: 'Geben Sie den Namen des Servers ein, zum Beispiel files.example.com. Lassen Sie sftp:// und Ordner weg.',
  port: 'Port',
  portWrong: 'Geben Sie den Port ein, eine Zahl von 1 bis 65535. Meist ist es 22.',
  username: 'Benutzername',
  usernameMissing: 'Geben Sie den Benutzernamen ein.',
  login: 'Wie melden wir uns beim Server an?',
  byKey: 'Mit einem Schlüssel',
  byPassword: 'Mit einem Passwort',
  password: 'Passwort dieses Benutzers',
  passwordMissing: 'Geben Sie das Passwort ein.',
  key: 'Privater Schlüssel',
  keyHint:
    'Der ganze Text mit seiner ersten und letzten Zeile („BEGIN … PRIVATE KEY“). Der Schlüssel darf kein Passwort haben. Wir verschlüsseln ihn und zeigen ihn nie wieder an.',
  keyWrong: 'Fügen Sie den privaten Schlüssel ein. Er beginnt mit -----BEGIN.',
  keyLong: 'Dieser Schlüssel ist zu lang. Bitte benutzen Sie einen Ed25519-Schlüssel: ssh-keygen -t ed25519.',
  directory: 'Ordner',
  directoryHint: 'Wir legen ihn an, wenn es ihn nicht gibt. Benutzen Sie ihn für nichts anderes.',
  directoryWrong: 'Geben Sie einen Ordner ein, zum Beispiel /wills. Er darf kein .. und keinen umgekehrten Schrägstrich enthalten.',

  problemTitle: (name: string) => `„${name}“ funktioniert noch nicht`,
  problems: {
    unreachable:
      'Wir konnten den Speicher nicht erreichen. Prüfen Sie Adresse und Port auf Tippfehler. Wenn sie stimmen, sperrt uns vielleicht eine Firewall.',
    slow: 'Der Speicher hat nicht rechtzeitig geantwortet. Prüfen Sie Adresse und Port. Wenn sie stimmen, versuchen Sie es in einigen Minuten noch einmal.',
    closed:
      'Der Speicher hat die Verbindung beendet. Versuchen Sie es in einigen Minuten noch einmal. Wenn es wieder geschieht, fragen Sie den Betreiber.',
    private_address:
      'Diese Adresse liegt in einem privaten Netz, das wir nicht erreichen. Geben Sie einen Namen ein, der aus dem Internet funktioniert.',
    insecure_address: 'Die Adresse muss mit https:// beginnen. Andere Verbindungen sind nicht verschlüsselt.',
    certificate_invalid:
      'Das Zertifikat des Speichers ist nicht gültig, die Verbindung wäre also nicht sicher. Prüfen Sie die Adresse, oder fragen Sie den Betreiber.',
    no_secure_method: 'Der Speicher bietet nur veraltete Verschlüsselung an. Bitten Sie den Betreiber, den Server zu erneuern.',
    keys_rejected:
      'Der Speicher kennt diesen Schlüssel nicht. Kopieren Sie beide Teile des Schlüssels noch einmal, vom ersten bis zum letzten Zeichen.',
    clock_differs: 'Die Uhr des Speichers weicht zu sehr von unserer ab. Bitten Sie den Betreiber, sie richtig zu stellen.',
    account_blocked:
      'Der Anbieter hat das Konto gesperrt oder eingeschränkt. Melden Sie sich dort an und sehen Sie nach, warum. Vielleicht ist eine Rechnung offen.',
    keys_not_allowed: 'Der Schlüssel stimmt, darf aber nicht alles, was wir brauchen. Prüfen Sie seine Rechte, den Bucket und den Ordner.',
    bucket_missing: 'Es gibt keinen Bucket mit diesem Namen. Prüfen Sie den Namen auf Tippfehler, oder legen Sie den Bucket an.',
    other_region: 'Der Bucket liegt in einer anderen Region. Die richtige steht auf seiner Seite beim Anbieter.',
    login_rejected:
      'Der Server akzeptiert diesen Benutzernamen mit diesem Passwort oder Schlüssel nicht. Prüfen Sie alles. Bei einem Schlüssel muss der Server dessen öffentlichen Teil kennen.',
    user_not_allowed:
      'Dieser Benutzer darf nicht in den Ordner schreiben. Versuchen Sie es ohne den ersten Schrägstrich, oder fragen Sie den Betreiber.',
    refused: 'Der Server hat eine Datei nicht angenommen. Vielleicht ist er voll. Prüfen Sie den freien Platz und die Rechte des Ordners.',
    ssh_key_locked: 'Dieser Schlüssel ist mit einem Passwort geschützt. Erzeugen Sie einen ohne Passwort, nur für diesen Dienst.',
    ssh_key_public: 'Das ist der öffentliche Teil des Schlüssels. Fügen Sie den privaten Teil ein, aus der Datei ohne .pub.',
    ssh_key_unreadable: 'Wir können diesen Schlüssel nicht lesen. Fügen Sie die ganze Datei ein, mit der ersten und der letzten Zeile.',
    other_host_key:
      'Der Server weist sich anders aus als bisher. Wenn er erneuert wurde, geben Sie seine Zugangsdaten neu ein. Wenn nicht, fragen Sie zuerst den Betreiber: Vielleicht hört jemand die Verbindung ab.',
    not_sftp: 'An dieser Adresse antwortet ein anderes Programm. Prüfen Sie den Namen des Servers und den Port.',
    unsupported: 'Der Speicher kann Dateien nicht so umbenennen, auflisten oder anlegen, wie wir es brauchen. Wählen Sie einen anderen Speicher.',
    sign_in_ended: `Der Cloud-Speicher nimmt unsere Anmeldung nicht mehr an. ${signInAgain}`,
    sign_in_refused: `Der Cloud-Speicher hat die Anmeldung nicht angenommen. ${signInAgain}`,
    sign_in_lacks_access: 'Sie haben nicht allem zugestimmt, was wir brauchen. Drücken Sie „Neu anmelden“, und stimmen Sie dort allem zu.',
    full: 'Der Speicher ist voll oder hat eine Grenze Ihres Kontos erreicht. Schaffen Sie Platz, oder erhöhen Sie die Grenze beim Anbieter, und testen Sie noch einmal.',
    too_many_requests: 'Der Speicher nimmt im Moment keine weiteren Anfragen an. Bitte testen Sie in einigen Minuten noch einmal.',
    temporary: 'Der Speicher hat im Moment eine Störung. Bitte testen Sie in einigen Minuten noch einmal.',
    reply_not_understood: 'An dieser Adresse antwortet kein Speicher. Prüfen Sie die Adresse. Es darf nicht die Adresse einer Webseite sein.',
    reply_too_long: 'An dieser Adresse antwortet kein Speicher. Prüfen Sie die Adresse. Es darf nicht die Adresse einer Webseite sein.',
    not_tested: 'Dieser Speicherort wurde noch nicht getestet. Drücken Sie „Jetzt testen“.',
    file_exists: 'Ein anderes Programm schreibt in diesen Ordner. Geben Sie diesem Dienst einen eigenen Ordner.',
    file_missing: 'Eine Datei, die wir gerade geschrieben haben, ist nicht da. Vielleicht löscht ein anderes Programm Dateien in diesem Ordner.',
    file_too_short:
      'Eine Datei, die wir gerade geschrieben haben, kam unvollständig zurück. Bitte testen Sie noch einmal. Wenn es wieder geschieht, wählen Sie einen anderen Speicher.',
    too_many_files: 'Dieser Ordner enthält zu viele Dateien. Geben Sie diesem Dienst einen eigenen Ordner.',
    data_altered:
      'Der Speicher hat etwas anderes zurückgegeben, als wir geschrieben haben. Vielleicht verändert ein Programm wie ein Virenscanner die Dateien unterwegs.',
    invalid_path: 'Der Ordner ist nicht gültig. Löschen Sie diesen Speicherort, und fügen Sie ihn mit einem Ordner wie /wills neu hinzu.',
    settings_incomplete: 'Es fehlen Zugangsdaten. Bitte geben Sie alle noch einmal ein.',
    stopped: 'Der Test wurde abgebrochen, bevor er fertig war. Bitte testen Sie noch einmal.',
    unknown: 'Der Speicher konnte nicht benutzt werden. Prüfen Sie alle Angaben, und testen Sie in einigen Minuten noch einmal.',
  } satisfies Record<ConnectionError, string>,

  returned: {
    success: 'Ihr Cloud-Speicher ist verbunden',
    successText:
      'Wir haben ihn getestet. Wir senden Ihnen auch eine Nachricht, in der das Konto steht. Als Nächstes können Sie Ihre Dokumente hochladen.',
    error: 'Ihr Cloud-Speicher wurde nicht verbunden',
  },
  reasons: {
    unknown_state: 'Diese Anmeldung wurde nicht hier begonnen, oder sie wurde schon benutzt. Bitte beginnen Sie unten noch einmal.',
    expired_state:
      'Die Anmeldung hat länger als zehn Minuten gedauert, oder Sie haben sich inzwischen abgemeldet. Bitte beginnen Sie unten noch einmal.',
    access_denied:
      'Sie haben auf der Seite des Cloud-Speichers nicht zugestimmt. Deshalb wurde nichts geändert. War das ein Versehen, beginnen Sie unten noch einmal.',
    lacks_permission:
      'Sie haben nicht allem zugestimmt, worum wir gebeten haben. Bitte beginnen Sie unten noch einmal, und stimmen Sie allem zu. Wir sehen nur unsere eigenen Dateien.',
    drive_refused: 'Der Cloud-Speicher hat die Anmeldung nicht abgeschlossen. Es wurde nichts geändert. Bitte beginnen Sie unten noch einmal.',
    other_account:
      'Sie haben sich mit einem anderen Konto angemeldet als bisher. Bitte melden Sie sich mit dem Konto an, das dieser Speicherort bisher hatte.',
    storage_failed: 'Die Anmeldung hat funktioniert, aber der Test des Speichers nicht. Den Grund finden Sie unten bei diesem Speicherort.',
    package_not_found_there:
      'Wir haben Ihr versiegeltes Testament in diesem Cloud-Speicher nicht gefunden. Deshalb wurde nichts geändert. Bitte melden Sie sich mit dem Konto an, in dem es liegt.',
    rate_limited: 'Heute wurde zu vieles geändert. Diesmal wurde nichts geändert. Bitte versuchen Sie es morgen noch einmal.',
    internal_error:
      'Bei uns ist etwas schiefgegangen. Bitte sehen Sie unten nach Ihren Speicherorten, und versuchen Sie es in einigen Minuten noch einmal.',
    conflict: 'Gleichzeitig wurde etwas anderes geändert. Bitte beginnen Sie unten noch einmal.',
    recently_recovered: recovered,
    sealing_in_progress: sealing,
    sign_of_life_first: wellFirst,
    storage_limit_reached: atLimit,
    storage_not_found: 'Dieser Speicherort wurde während der Anmeldung gelöscht. Es wurde nichts geändert.',
    transfer_running: transferRunning,
    other: 'Es wurde nichts geändert. Bitte beginnen Sie unten noch einmal. Wenn es wieder geschieht, wählen Sie einen anderen Speicher.',
  } as Record<string, string>,

  failures: {
    storage_failed: 'Wir konnten diesen Ordner nicht lesen. Drücken Sie „Jetzt testen“, um den Grund zu sehen.',
  } as Record<string, string>,
};
