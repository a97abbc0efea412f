import type * as english from '#words/en/pages/open-here.ts';
import { plural } from '#words/plural.ts';

export const openHere: typeof english.openHere = {
  lead: 'Diese Dokumente wurden auf dem Gerät der Person versiegelt, deren Testament es ist. Wir bewahren sie auf, aber wir können sie nicht lesen. Mehrere von Ihnen öffnen sie gemeinsam, jede Person mit ihrem Blatt.',
  loading: 'Wir laden die Liste der Dokumente.',
  listProblem:
    'Die Liste der Dokumente ist nicht die, die versiegelt wurde. Deshalb lässt sich damit nichts öffnen. Öffnen Sie das Testament stattdessen mit der Seite zum Wiederherstellen. Auf Ihrem Blatt steht, wie das geht.',

  sealedOn: (moment: string) =>
    `Die Dokumente wurden am ${moment} versiegelt. Wenn Sie von einem späteren Testament wissen, fragen Sie die anderen, bevor Sie etwas eingeben.`,

  owner: 'Die ersten 20 Buchstaben und Ziffern unter „Versiegelt von“',
  ownerHint:
    'Sie stehen auf dem gedruckten Zettel, der zu Ihrem Blatt gehört, oder auf dem Zettel einer anderen Vertrauensperson. Zum Beispiel: ABCD EFGH 2345 JKLM NPQR. Übernehmen Sie sie nie aus einer Nachricht oder von dieser Seite: Diese Zeichen zeigen, dass die Dokumente echt sind.',
  ownerMissing: 'Geben Sie fünf Gruppen aus vier Buchstaben und Ziffern ein.',
  ownerDiffers:
    'Das sind nicht die Buchstaben und Ziffern der Person, die die Dokumente versiegelt hat. Vergleichen Sie sie noch einmal mit dem Blatt. Wenn diese Seite das wieder sagt, geben Sie Ihren Schlüssel hier nicht ein. Öffnen Sie das Testament stattdessen mit der Seite zum Wiederherstellen. Auf Ihrem Blatt steht, wie das geht.',

  key: 'Ihr Wiederherstellungsschlüssel',
  keyHint: 'Er steht auf Blatt 2 von 2 und beginnt mit AGE-SECRET-KEY-1. Er bleibt in diesem Browser. Wir bekommen ihn nicht.',
  keyMissing: 'Geben Sie den ganzen Schlüssel ein. Er beginnt mit AGE-SECRET-KEY-1.',
  keyMistyped: 'In dem Schlüssel ist ein Tippfehler, oder ein Teil fehlt. Bitte vergleichen Sie ihn Zeichen für Zeichen mit dem Blatt.',
  keyOther: 'Dieser Schlüssel gehört nicht zu diesen Dokumenten. Er ist für ein anderes Testament, oder ein neueres Blatt hat ihn ersetzt.',
  shareDamaged:
    'Der Teil des Schlüssels für Ihr Blatt ist beschädigt. Andere können die Dokumente trotzdem öffnen, wenn genug von Ihnen zusammenkommen.',
  photo: 'Den quadratischen Code neben dem Schlüssel fotografieren',
  noCode: 'Auf diesem Foto ist kein quadratischer Code, oder er ist nicht scharf. Versuchen Sie es noch einmal, oder tippen Sie den Schlüssel ab.',
  use: 'Mein Blatt benutzen',

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
  failed:
    'Dieser Browser konnte die Dokumente nicht öffnen. Bitte versuchen Sie es mit einem anderen Browser oder einem anderen Gerät. Es ist nichts verloren.',

  messages: 'Eine persönliche Nachricht an Sie',
  opened: 'Die Dokumente werden in diesem Browser entschlüsselt, wenn Sie sie speichern. Jedes wird mit dem verglichen, was versiegelt wurde.',
  loadedOf: (done: string, total: string) => `Geladen: ${done} von ${total}`,
};
