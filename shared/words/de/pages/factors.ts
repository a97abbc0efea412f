import type * as english from '#words/en/pages/factors.ts';
import { plural } from '#words/plural.ts';

export const factors: typeof english.factors = {
  title: 'Zweiter Faktor',
  lead: 'Ein zweiter Faktor schützt Ihr Testament vor einer Person, die Ihr Passwort kennt oder Ihre E-Mails liest. Für Änderungen braucht man dann auch Ihr Telefon, Ihren Computer oder einen Sicherheitsschlüssel.',
  free: 'Sie brauchen ihn nie, um uns zu sagen, dass es Ihnen gut geht, oder um eine Übergabe zu stoppen.',
  none: 'Ihr Konto hat noch keinen zweiten Faktor.',
  kinds: { passkey: 'Ein Passkey', totp: 'Eine Authenticator-App' },
  added: 'Hinzugefügt',
  lastUsed: 'Zuletzt verwendet',
  never: 'Noch nie',
  isNew: (day: string) =>
    `Bis zum ${day} ist dieser Faktor neu. Wird Ihr Passwort vorher per E-Mail zurückgesetzt, kann nichts geändert werden, bis Sie bestätigen, dass Sie es waren.`,
  synced: 'Ihre Geräte geben diesen Passkey untereinander weiter.',

  add: 'Einen zweiten Faktor hinzufügen',
  addAnother: 'Noch einen hinzufügen',
  addHint: 'Zwei sind besser als einer: Wenn Sie ein Gerät verlieren, haben Sie noch das andere.',
  which: 'Was möchten Sie verwenden?',
  passkeyHint: 'Ihr Fingerabdruck, Ihr Gesicht oder die PIN dieses Geräts, oder ein Sicherheitsschlüssel. Am einfachsten und am sichersten.',
  passkeyImpossible: 'Dieser Browser kann keine Passkeys verwenden.',
  appHint:
    'Eine App auf Ihrem Telefon, die alle 30 Sekunden einen neuen Code zeigt. Zum Beispiel Aegis, 2FAS, Google Authenticator oder Ihr Passwortmanager.',
  name: 'Name des Geräts',
  nameHint: 'Damit Sie wissen, welches Gerät es ist.',
  nameMissing: 'Geben Sie einen Namen ein, zum Beispiel „Mein Telefon“.',
  nameTooLong: 'Geben Sie höchstens 100 Zeichen ein.',
  password: 'Ihr Passwort',

  scanTitle: 'Verbinden Sie Ihre App',
  scan: 'Öffnen Sie die App, wählen Sie „Konto hinzufügen“, und scannen Sie dieses Bild.',
  qrLabel: 'QR-Code für Ihre Authenticator-App',
  type: 'Ich kann es nicht scannen',
  typeText: 'Wählen Sie in der App „Schlüssel eingeben“, und tippen Sie diesen Schlüssel ein:',
  code: 'Code der App',
  codeHint: 'Die 6 Ziffern, die die App jetzt zeigt.',
  finish: 'Diese App hinzufügen',
  done: (name: string) => `„${name}“ ist hinzugefügt. Ab jetzt brauchen Sie für Änderungen an Ihrem Konto Ihren zweiten Faktor.`,

  codesTitle: 'Ihre zehn Wiederherstellungscodes',
  codesText:
    'Wenn Sie Ihr Telefon oder Ihren Schlüssel verlieren, ersetzt ein solcher Code ihn einmal. Bewahren Sie die Codes bei anderen wichtigen Papieren auf, nicht auf dem Telefon.',
  codesOnce: 'Wir zeigen sie nur jetzt. Wer Ihr Passwort und einen dieser Codes hat, kann Ihr Konto ändern.',
  print: 'Drucken',
  copy: 'Kopieren',
  copied: 'Kopiert',
  download: 'Als Datei speichern',
  fileText: (service: string) => `Wiederherstellungscodes für ${service}. Jeder gilt einmal.`,
  saved: 'Ich habe diese Codes gedruckt oder gespeichert',
  savedMissing: 'Bitte drucken oder speichern Sie die Codes zuerst, und setzen Sie dann dieses Häkchen.',
  finishCodes: 'Fertig',
  codesHeading: 'Wiederherstellungscodes',
  codesLeft: plural('de', { one: '# Wiederherstellungscode ist übrig.', other: '# Wiederherstellungscodes sind übrig.' }),
  codesNone:
    'Sie haben keine Wiederherstellungscodes. Wenn Sie Ihr Telefon oder Ihren Schlüssel verlieren, brauchen Sie Ersatzcodes Ihrer Vertrauenspersonen.',
  renew: 'Neue Wiederherstellungscodes erstellen',
  renewTitle: 'Neue Wiederherstellungscodes erstellen?',
  renewText: 'Die Codes, die Sie jetzt haben, gelten dann nicht mehr. Wir benachrichtigen Sie über alle Ihre Kanäle.',
  renewButton: 'Neue Codes erstellen',
  renewed: 'Ihre neuen Wiederherstellungscodes gelten. Die früheren gelten nicht mehr.',

  rename: 'Umbenennen',
  renameTitle: (name: string) => `„${name}“ umbenennen`,
  newName: 'Neuer Name',
  renameButton: 'Diesen Namen speichern',
  renamed: (before: string, name: string) => `„${before}“ heißt jetzt „${name}“.`,

  removeTitle: (name: string) => `„${name}“ entfernen?`,
  removeText: 'Damit können dann keine Änderungen mehr bestätigt werden. Wir benachrichtigen Sie über alle Ihre Kanäle.',
  removeLast:
    'Das ist Ihr letzter Faktor. Danach genügt Ihr Passwort allein, um alles zu ändern, Ihre Wiederherstellungscodes gelten nicht mehr, und alle anderen Geräte werden abgemeldet.',
  removeButton: 'Entfernen',
  removed: (name: string) => `„${name}“ ist entfernt.`,

  lost: 'Ich habe mein Telefon oder meinen Schlüssel verloren, und auch die Wiederherstellungscodes',
  lostText: (count: number) =>
    `Bitten Sie ${count} Ihrer Vertrauenspersonen um je einen Ersatzcode. Die Codes stehen auf den Blättern in den versiegelten Umschlägen, neben der Nummer der Vertrauensperson. Kein Code wird verbraucht. Dann werden alle Ihre Passkeys und Apps entfernt, und alle anderen Geräte werden abgemeldet.`,
  lostFree: 'Mit Ihrem Passwort allein können Sie uns weiterhin sagen, dass es Ihnen gut geht, und eine Übergabe stoppen.',
  bothMissing: 'Geben Sie die Nummer und einen Ersatzcode desselben Blattes ein.',
  lostButton: 'Alle meine Passkeys und Apps entfernen',
  lostDone: 'Alle Passkeys und Apps sind entfernt. Bitte fügen Sie jetzt einen neuen hinzu.',

  failures: {
    passkey_cancelled: 'Ihr Gerät hat keinen Passkey erstellt. Bitte versuchen Sie es noch einmal, oder wählen Sie eine Authenticator-App.',
  } as Record<string, string>,
};
