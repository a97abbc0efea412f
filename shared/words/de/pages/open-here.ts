import type * as english from '#words/en/pages/open-here.ts';
import { plural } from '#words/plural.ts';

export const openHere: typeof english.openHere = {
  lead: 'Diese Dokumente wurden auf dem Gerät der Person versiegelt, deren Testament es ist. Wir bewahren sie auf, aber wir können sie nicht lesen. Mehrere von Ihnen öffnen sie gemeinsam, jede Person mit ihrem Blatt.',
  loading: 'Wir laden die Liste der Dokumente.',
  listProblem:
    'Die Liste der Dokumente ist nicht die, die versiegelt wurde. Deshalb lässt sich damit nichts öffnen. Öffnen Sie das Testament stattdessen mit der Seite zum Wiederherstellen. Auf Ihrem Blatt steht, wie das geht.',
  tooLong: (most) =>
    `Die Liste der Dokumente ist länger, als diese Seite sie öffnet: mehr als ${most.documents} Dokumente, ein Dokument mit mehr als ${most.size}, ein Name mit mehr als ${most.name} Zeichen oder eine Nachricht mit mehr als ${most.message} Zeichen. Es ist nichts verloren. Öffnen Sie das Testament stattdessen mit der Seite zum Wiederherstellen. Auf Ihrem Blatt steht, wie das geht.`,

  sealedOn: (moment: string) =>
    `Die Dokumente wurden am ${moment} versiegelt. Wenn Sie von einem späteren Testament wissen, fragen Sie die anderen, bevor Sie etwas eingeben.`,

  owner: 'Die ersten 20 Buchstaben und Ziffern unter „Versiegelt von“',
  ownerHint:
    'Sie stehen auf dem gedruckten Zettel, der zu Ihrem Blatt gehört, oder auf dem Zettel einer anderen Vertrauensperson. Zum Beispiel: ABCD EFGH 2345 JKLM NPQR. Übernehmen Sie sie nie aus einer Nachricht oder von dieser Seite: Diese Zeichen zeigen, dass die Dokumente echt sind.',
  ownerMissing: 'Geben Sie fünf Gruppen aus vier Buchstaben und Ziffern ein.',
  ownerDiffers:
    'Das sind nicht die Buchstaben und Ziffern der Person, die die Dokumente versiegelt hat. Vergleichen Sie sie noch einmal mit dem Blatt. Wenn diese Seite das wieder sagt, geben Sie Ihren Schlüssel hier nicht ein. Öffnen Sie das Testament stattdessen mit der Seite zum Wiederherstellen. Auf Ihrem Blatt steht, wie das geht.',

  keyOther: 'Dieser Schlüssel gehört nicht zu diesen Dokumenten. Er ist für ein anderes Testament, oder ein neueres Blatt hat ihn ersetzt.',
  shareDamaged:
    'Der Teil des Schlüssels für Ihr Blatt ist beschädigt. Andere können die Dokumente trotzdem öffnen, wenn genug von Ihnen zusammenkommen.',
  use: 'Mein Blatt benutzen',

  passing: 'Wir geben Ihren Teil an die anderen weiter. Bitte schließen Sie diese Seite noch nicht.',
  notPassed: 'Ihr Teil ist noch nicht weitergegeben. Bitte schließen Sie diese Seite nicht. Sie versucht es jede halbe Minute noch einmal.',
  passedTitle: 'Ihr Blatt wurde benutzt',
  passed:
    'Wir haben Ihren Teil weitergegeben, verschlüsselt für die Blätter der anderen. Sie müssen hier nicht warten, und Sie müssen nicht zur selben Zeit kommen. Wenn Sie wiederkommen, brauchen Sie Ihr Blatt noch einmal.',
  known: (known: string, needed: string) => `Bisher benutzte Blätter: ${known} von ${needed}.`,
  look: 'Noch einmal nachsehen',
  wrong: plural('de', {
    one: 'Was eine andere Person weitergegeben hat, ist nicht das, was für ihr Blatt versiegelt wurde. Diese Person sollte ihr Blatt noch einmal benutzen.',
    other:
      'Was # andere Personen weitergegeben haben, ist nicht das, was für ihre Blätter versiegelt wurde. Diese Personen sollten ihre Blätter noch einmal benutzen.',
  }),
  missing: plural('de', {
    one: 'Es fehlt noch # Blatt. Eines von diesen kann benutzt werden:',
    other: 'Es fehlen noch # Blätter. Diese können benutzt werden:',
  }),
  paper: (check) => `Das Blatt mit den Prüfzeichen ${check}`,
  someone: 'Eine andere Person',
  failed:
    'Dieser Browser konnte die Dokumente nicht öffnen. Bitte versuchen Sie es mit einem anderen Browser oder einem anderen Gerät. Es ist nichts verloren.',

  openedTitle: 'Die Dokumente sind offen',
  messages: 'Eine persönliche Nachricht an Sie',
  opened: 'Die Dokumente werden in diesem Browser entschlüsselt, wenn Sie sie speichern. Jedes wird mit dem verglichen, was versiegelt wurde.',
  notDelivered: plural('de', {
    one: '# Dokument ist nicht angekommen',
    other: '# Dokumente sind nicht angekommen',
  }),
  notDeliveredText:
    'Diese Dokumente wurden versiegelt, aber unser Dienst hat sie nicht geliefert. Sehen Sie morgen noch einmal nach. Wenn sie dann noch fehlen, öffnen Sie das Testament mit der Seite zum Wiederherstellen. Auf Ihrem Blatt steht, wie das geht.',
  unlisted: plural('de', {
    one: '# Datei gehört nicht zu den Dokumenten',
    other: '# Dateien gehören nicht zu den Dokumenten',
  }),
  unlistedText:
    'Sie kamen mit den Dokumenten, aber nichts zeigt, dass sie von der Person sind, die die Dokumente versiegelt hat. Diese Seite öffnet sie nicht. Vertrauen Sie ihrem Inhalt nicht.',
  loadedOf: (done: string, total: string) => `Geladen: ${done} von ${total}`,
};
