import type * as english from '#words/en/pages/documents.ts';
import { plural } from '#words/plural.ts';

export const documents: typeof english.documents = {
  title: 'Sie können das Testament jetzt lesen',
  until: (moment: string) => `Sie können die Dokumente bis ${moment} lesen und speichern.`,
  daysLeft: plural('de', { one: 'Noch ein Tag', other: 'Noch # Tage' }),
  lastDay: 'Weniger als ein Tag',
  opening: 'Wir öffnen die Dokumente und prüfen, ob sie so sind, wie sie versiegelt wurden. Das kann eine halbe Minute dauern.',

  message: 'Eine persönliche Nachricht an Sie',
  noMessage: 'Für Sie wurde keine persönliche Nachricht geschrieben. Die Dokumente folgen unten.',
  printMessage: 'Die Nachricht und die Liste drucken',

  documents: plural('de', { one: '# Dokument', other: '# Dokumente' }),
  advice: 'Speichern Sie die Dokumente auf Ihrem eigenen Telefon oder Computer. Nach dem genannten Tag können wir sie nicht mehr zeigen.',
  save: 'Speichern',
  saveAgain: 'Noch einmal speichern',
  saving: (percent: number) => `${percent} % geladen`,
  waiting: 'Wartet auf die anderen Downloads. Es geht automatisch weiter.',
  pause: 'Anhalten',
  proceed: 'Weiter',
  paused: (percent: number) => `Bei ${percent} % angehalten. Nichts ist verloren.`,
  offline: (percent: number) =>
    `Dieses Gerät ist nicht mit dem Internet verbunden. ${percent} % sind geladen und bleiben erhalten. Sobald die Verbindung wieder da ist, geht es automatisch weiter.`,
  saved: 'Gespeichert. Sehen Sie im Ordner für Downloads nach.',
  savedAsSealed: 'Gespeichert. Es ist genau das, was versiegelt wurde. Sehen Sie im Ordner für Downloads nach.',
  saveAll: 'Alle Dokumente speichern',
  savePart: (part: number, of: number) => `Teil ${part} von ${of} speichern`,
  aboutArchive:
    'Alle Dokumente kommen in einer ZIP-Datei. Tippen oder klicken Sie sie in Ihren Downloads an, um sie zu sehen. Wenn sie nicht ankommt, speichern Sie die Dokumente einzeln.',
  broken: 'Die Verbindung wurde unterbrochen. Es ist nichts verloren. Versuchen Sie es noch einmal. Es geht dort weiter, wo es aufgehört hat.',
  notSaved:
    'Dieses Dokument konnte nicht geladen werden. Versuchen Sie es noch einmal. Wenn es wieder nicht gelingt, versuchen Sie es morgen. Wir prüfen die Dokumente jeden Tag.',
  different: 'Was angekommen ist, ist nicht das, was versiegelt wurde. Es wurde nicht gespeichert. Versuchen Sie es noch einmal.',
  failed:
    'Dieses Gerät konnte das Dokument nicht öffnen oder speichern. Es ist nichts verloren. Versuchen Sie es noch einmal oder mit einem anderen Gerät.',

  checked: 'Geprüft',
  notChecked: 'Noch nicht geprüft',
  aboutChecks: 'Was heißt „Geprüft“?',
  aboutChecksText: [
    'Geprüft: Wir haben dieses Dokument beim Öffnen noch einmal gelesen. Jedes Byte ist so, wie es versiegelt wurde.',
    'Noch nicht geprüft: Wir konnten nicht das ganze Dokument lesen. Es ist vielleicht beschädigt, oder sein Speicherort ist nicht erreichbar. Wir versuchen es jeden Tag.',
  ],
  slip: 'Haben Sie einen Zettel mit den Worten „Versiegelt von“?',
  slipText:
    'Auf Ihrem Zettel steht, dass die Dokumente auf dem Gerät der Person verschlüsselt wurden, deren Testament es ist. Bei diesen Dokumenten war das nicht so. Vielleicht hat die Person das später geändert, oder jemand hat die Dokumente ausgetauscht. Fragen Sie die anderen Vertrauenspersonen, bevor Sie sich auf die Dokumente verlassen.',
  kind: { pdf: 'PDF', word: 'Word-Dokument', text: 'Text', picture: 'Bild', other: 'Datei' },
  evidence: {
    title: 'Nachweis für ein Notariat oder ein Gericht',
    text: 'Wir können einen signierten Bericht über diese Übergabe erstellen: welche Nachfragen und Nachrichten gesendet wurden, wer die eigene Identität bestätigt hat, wann das Testament geöffnet wurde und welche Dokumente es hat. Sie können ihn drucken oder speichern. Die Namen der anderen Vertrauenspersonen stehen nicht darin.',
    open: 'Den Nachweis zeigen',
    back: 'Zurück',
  },
};
