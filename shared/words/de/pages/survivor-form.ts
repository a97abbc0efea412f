import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/survivor-form.ts';

const CHANNELS: Record<Channel, string> = { email: 'E-Mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

const EXAMPLE = '+43 660 1234567';

export const survivorForm: typeof english.survivorForm = {
  name: 'Name dieser Person',
  nameHint: 'Er wird auf das Blatt gedruckt.',
  nameMissing: 'Geben Sie den Namen dieser Person ein.',
  relationship: 'Wer ist diese Person für Sie?',
  relationshipMissing: 'Geben Sie ein, wer diese Person für Sie ist.',
  tooLong: 'Geben Sie höchstens 100 Zeichen ein.',
  contacts: 'Wie ist diese Person zu erreichen?',
  contactsHint: 'Am besten eine E-Mail-Adresse und eine Telefonnummer.',
  accountHint:
    'Für WhatsApp und Telegram brauchen Sie ein eigenes Konto, das Sie später verbinden können. Ob auch SMS eines braucht, zeigt die Seite „Wie wir Sie erreichen“.',
  notYet: 'Wir schreiben dieser Person jetzt nicht.',
  addresses: { email: 'E-Mail-Adresse', sms: 'Mobilnummer für SMS', whatsapp: 'Nummer für WhatsApp', telegram: 'Name bei Telegram' },
  phoneHint: 'Mit + und der Landesvorwahl.',
  telegramHint: 'Zum Beispiel @anna_mueller.',
  noContact: 'Geben Sie mindestens eine Adresse oder Nummer dieser Person ein.',
  addressProblems: {
    email: 'Geben Sie eine E-Mail-Adresse in der Form name@beispiel.de ein.',
    telegram: 'Geben Sie einen Namen wie @anna_mueller ein.',
    phone: `Geben Sie die ganze Nummer mit + und Landesvorwahl und ohne (0) ein, zum Beispiel ${EXAMPLE}.`,
    countryCode: `Beginnen Sie mit + und der Landesvorwahl. In Österreich wird aus 0660 1234567 die Nummer ${EXAMPLE}.`,
    doubleZero: `Schreiben Sie am Anfang + statt 00, zum Beispiel ${EXAMPLE}.`,
    zeroAfterCode: `Lassen Sie die 0 nach der Landesvorwahl weg, zum Beispiel ${EXAMPLE}.`,
  },
  doubts: {
    shared: (address: string, names: string) =>
      `${address} kommt mehrmals vor (${names}). Wer die Nachrichten dort liest, kann für alle bestätigen. Getrennte Adressen sind sicherer.`,
    own: (address: string) => `${address} ist Ihre eigene Adresse. Geben Sie eine ein, die diese Vertrauensperson liest.`,
  },
  another: 'Noch eine Adresse hinzufügen:',
  channel: (channel: Channel) => CHANNELS[channel],
  first: 'Was versuchen wir zuerst?',
  firstHint: 'Wenn eine Adresse nicht funktioniert, versuchen wir die nächste.',
  language: 'Sprache dieser Person',
  message: 'Persönliche Nachricht',
  messageHint: 'Nur für diese Person, wenn Ihr Testament offen ist. Freiwillig. Nach dem Speichern zeigen wir sie nicht mehr.',
  messageTooLong: 'Geben Sie höchstens 20.000 Zeichen ein.',
  known: 'Es gibt eine persönliche Nachricht. Wir zeigen sie nicht noch einmal.',
  knownChoices: { keep: 'Behalten', replace: 'Eine neue schreiben', remove: 'Löschen', restore: 'Die gelöschte wiederherstellen' },
  deleted: (until: string) => `Die persönliche Nachricht wurde gelöscht. Sie können sie bis ${until} wiederherstellen.`,
  restoreReplaced: 'Die vorige wiederherstellen',
  replacedByLink: (until: string) =>
    `Ein Link von uns hat eine frühere persönliche Nachricht zurückgeholt. Sie können die Nachricht, die vorher da war, bis ${until} wiederherstellen.`,
  messageMissing: 'Schreiben Sie die neue Nachricht, oder behalten Sie die alte.',
  proposedTitle: (address: string) => `Stimmt ${address}?`,
  proposedText: 'Jemand mit unserem Link hat diese Adresse vorgeschlagen. Sie ist unten eingetragen.',
  proposedInstead: (address: string) => `Die Adresse bis jetzt ist ${address}.`,
  proposedCheck: 'Sprechen Sie mit dieser Person, bevor Sie speichern, denn wir wissen nicht, wer geantwortet hat.',
  checked: 'Ich habe diese Adressen geprüft: wieder dorthin schreiben',
  checkedHint: 'Nachrichten an eine davon kamen zurück, oder jemand möchte dort keine erhalten.',
  rebound:
    'Ihr Testament ist versiegelt. Wenn Sie andere Adressen speichern, wird der Schlüssel Ihres Testaments neu geteilt. Alle Blätter bleiben gültig. Wir benachrichtigen Sie. Wir schreiben auch an die alte Adresse, dass sie ersetzt wurde, und nennen dort Ihren Namen: So merkt diese Person es, wenn Sie es nicht waren.',
  add: 'Diese Person hinzufügen',
  save: 'Änderungen speichern',
  lost: {
    title: 'Diese Person wurde hinzugefügt, aber ihr Blatt ging unterwegs verloren',
    text: 'Die Verbindung brach ab, bevor das Blatt hier ankam, und wir zeigen es nur einmal. Bitte erstellen Sie in der Liste ein neues Blatt für diese Person.',
    button: 'Weiter zur Liste',
  },
  failures: {
    conflict:
      'Im selben Moment wurde etwas anderes geändert. Deshalb wurde hier nichts geändert. Ihre Eingaben sind noch da. Bitte versuchen Sie es noch einmal.',
    rate_limited:
      'Das waren viele Änderungen in kurzer Zeit. Deshalb wurde jetzt nichts geändert. Bitte warten Sie bis zu dem Zeitpunkt unten, und versuchen Sie es dann noch einmal.',
  } as Record<string, string>,
};
