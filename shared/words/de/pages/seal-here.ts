import { slips } from '#words/de/own-device/slips.ts';
import type * as english from '#words/en/pages/seal-here.ts';
import { plural } from '#words/plural.ts';

export const sealHere: typeof english.sealHere = {
  title: 'Auf diesem Gerät versiegeln',
  lead: 'Ihr Browser verschlüsselt Ihre Dokumente, bevor er sie sendet. Wir bewahren dann ein Testament auf, das wir nicht lesen können. Auch wer unsere Datenbanken stiehlt, kann es nicht lesen.',
  facts: [
    'Alles andere bleibt, wie es ist: Wir fragen Sie, ob es Ihnen gut geht, und Sie haben 48 Stunden Zeit, eine Übergabe zu stoppen.',
    'Wenn Sie Ihre Vertrauenspersonen, ein Blatt oder die nötige Zahl ändern, versiegeln Sie hier neu. Bis dahin lassen sich die Dokumente nur mit den Blättern dieser Versiegelung öffnen.',
    'Ihre Vertrauenspersonen brauchen dann ihre Blätter. Ein Code, den wir senden, genügt nicht mehr. Wenn zu viele Blätter verloren gehen, kann niemand das Testament öffnen.',
    'Sie bekommen Ihr eigenes Blatt. Benutzen Sie jedes Mal dasselbe, damit die Zettel Ihrer Vertrauenspersonen gültig bleiben. Um ein Dokument zu ändern, wählen Sie alle Dokumente noch einmal aus. Für eine neue Person genügt dieses Blatt.',
    'Wir sehen weiterhin, wie viele Dokumente und Blätter es sind, wie groß die Dokumente sind und wann Sie sie versiegelt haben. Was Sie auf anderen Seiten hochgeladen oder geschrieben haben, konnten wir lesen.',
    'Wer unsere Seiten verändert, könnte mitlesen, während Sie Blätter erstellen, während Sie versiegeln und während Ihre Vertrauenspersonen lesen.',
  ],
  back: 'Zurück zu den Dokumenten',

  sheetIsEnough:
    'Die versiegelten Dokumente können bleiben: Geben Sie bei Schritt 2 den Schlüssel auf Ihrem eigenen Blatt ein. Ohne dieses Blatt wählen Sie alle Dokumente noch einmal aus.',
  documentsNeeded: 'Halten Sie alle Ihre Dokumente bereit',
  why: {
    paper_removed:
      'Ein Blatt, mit dem sich die versiegelten Dokumente öffnen lassen, ist nicht mehr gültig, aber vielleicht hat es noch jemand. Deshalb brauchen die Dokumente einen neuen Schlüssel. Wählen Sie alle noch einmal aus.',
    threshold_raised:
      'Jetzt sind mehr Blätter nötig als vorher, aber weniger Blätter könnten die versiegelten Dokumente noch öffnen. Deshalb brauchen die Dokumente einen neuen Schlüssel. Wählen Sie alle noch einmal aus.',
    documents_changed: 'Seit Sie hier versiegelt haben, sind Dokumente dazugekommen oder entfernt worden. Wählen Sie alle Dokumente noch einmal aus.',
    unfinished:
      'Sie haben hier eine Versiegelung vorbereitet und nicht abgeschlossen. Versiegeln Sie auf der Seite mit Ihren Dokumenten, oder wählen Sie alle Dokumente noch einmal aus.',
    unreadable:
      'Wir können Ihr versiegeltes Testament im Moment nicht lesen. Versuchen Sie es später noch einmal, oder wählen Sie alle Dokumente noch einmal aus.',
    altered: 'Die Liste Ihrer versiegelten Dokumente ist beschädigt, oder jemand hat sie verändert. Wählen Sie alle Dokumente noch einmal aus.',
    other_sheet:
      'Ihr Testament wurde mit einem anderen Blatt versiegelt, das dieses nicht ersetzt. Wählen Sie alle Dokumente noch einmal aus, oder laden Sie diese Seite neu und geben Sie den Schlüssel auf dem anderen Blatt ein.',
  },

  withoutPages: {
    title: 'Ohne unsere Seiten versiegeln',
    lead: 'Die Datei seal.html versiegelt Ihr Testament auf Ihrem Gerät, ohne Netz. Schutz vor veränderten Seiten versprechen wir nur für diese Datei und für recover.html, und nur, wenn Sie deren SHA-256 vergleichen. Sie helfen nicht, wenn ein Blatt auf einer veränderten Seite erstellt wurde.',
    savePage: 'seal.html speichern',
    compare:
      'Vergleichen Sie den SHA-256 der Datei, oder bitten Sie eine kundige Person darum. Eine veränderte Seite könnte hier einen falschen zeigen. Vergleichen Sie ihn deshalb auch mit den Versionshinweisen dieses Dienstes, oder mit Ihrem eigenen Blatt, wenn diese Version darauf steht. Ist er anders, verwenden Sie die Datei nicht. Richtig ist:',
    saveList: 'papers.txt speichern',
    list: 'Diese Liste enthält den Namen und den öffentlichen Schlüssel jedes Blatts und die Zahl der Blätter, die nötig sind. Sie ist nicht geheim.',
    seal: 'Nehmen Sie einen Computer, und trennen Sie ihn von jedem Netz. Öffnen Sie seal.html mit Firefox, Chrome, Edge oder Safari. Die Datei fragt nach allem Weiteren und speichert die verschlüsselten Dateien.',
    upload:
      'Laden Sie alle diese Dateien bei Ihren Dokumenten hoch, mit den Namen, die sie haben. Entfernen Sie dort die anderen Dokumente, und versiegeln Sie Ihr Testament.',
  },

  peopleTitle: '1. Die Blätter vergleichen',
  people:
    'Auf jedem Blatt stehen Prüfzeichen, fünf Gruppen zu vier. Geben Sie sie vom Blatt ein, oder fragen Sie die Person danach: Sie sind nicht geheim. So kann Ihnen niemand ein falsches Blatt unterschieben.',
  newPaper: (names: string) =>
    `Die Blätter von ${names} wurden nicht in einem Browser erstellt und haben deshalb keine Prüfzeichen. Erstellen Sie diese Blätter zuerst neu.`,
  toSurvivors: 'Zu den Vertrauenspersonen',
  check: (name: string) => `Prüfzeichen auf dem Blatt von ${name}`,
  checkHint: 'Zum Beispiel: ABCD EFGH 2345 JKLM NPQR.',
  quorum: (needed: number, of: number) =>
    `Beliebige ${needed} von ${of} Blättern öffnen dieses Testament. Wenn diese Zahl nicht stimmt, machen Sie nicht weiter.`,
  compare: (name: string) => `Das Blatt von ${name} vergleichen`,
  checkWrong: (name: string) =>
    `Das sind nicht die Prüfzeichen des neuesten Blatts von ${name}. Vergleichen Sie sie noch einmal. Wenn sie so auf dem Blatt stehen, erstellen Sie ein neues Blatt für ${name}.`,
  checkDone: 'Die Blätter sind die richtigen',
  continue: 'Weiter',

  sheetTitle: '2. Ihr eigenes Blatt',
  sheet:
    'Auf Ihrem eigenen Blatt steht ein Schlüssel. Er kennzeichnet Ihr Testament, damit Ihre Vertrauenspersonen wissen, dass es von Ihnen ist. Allein öffnet er nichts. Solange es diesen Dienst gibt, können Sie mit ihm die versiegelten Dokumente behalten und neuen Personen ein Blatt geben. Ohne den Dienst öffnet er die Dokumente nur zusammen mit so vielen Blättern, wie nötig sind. Bewahren Sie das Blatt dort auf, wo es niemand sonst findet.',
  hasSheet: 'Haben Sie schon Ihr eigenes Blatt?',
  sheetNew: 'Nein, ich erstelle es jetzt',
  sheetKnown: 'Ja, ich gebe seinen Schlüssel ein',
  sheetKey: 'Der Schlüssel auf Ihrem eigenen Blatt',
  sheetKeyHint: 'Er beginnt mit AGE-SECRET-KEY-1. Er bleibt in diesem Browser.',
  sheetKeyWrong:
    'Das ist nicht der Schlüssel auf Ihrem eigenen Blatt, oder es ist ein Tippfehler darin. Bitte vergleichen Sie ihn Zeichen für Zeichen mit dem Blatt.',
  printText:
    'Drucken Sie jetzt Ihr eigenes Blatt. Es wird nur hier gezeigt. Auf der zweiten Seite ist zu jedem Blatt Ihrer Vertrauenspersonen ein Zettel: Übergeben Sie jeder ihren Zettel, oder senden Sie ihn. Die Zettel sind nicht geheim.',
  print: 'Das Blatt und die Zettel drucken',
  show: 'Das Blatt auf diesem Bildschirm ansehen',
  typeEnd: 'Geben Sie die letzten 8 Buchstaben und Ziffern des Schlüssels vom gedruckten Blatt ein',
  typeEndWrong: 'Das sind nicht die letzten 8 Buchstaben und Ziffern des Schlüssels. Lesen Sie sie vom gedruckten Blatt ab.',
  sheetDone: 'Ihr eigenes Blatt ist bereit',

  documentsTitle: '3. Die Dokumente auswählen',
  documents: 'Wählen Sie alle Dokumente aus, die Ihre Vertrauenspersonen lesen werden. Sie ersetzen die, die jetzt in Ihrem Testament sind.',
  choose: 'Dateien auswählen',
  chosen: plural('de', { one: '# Dokument, es ist noch nichts gesendet', other: '# Dokumente, es ist noch nichts gesendet' }),
  noDocuments: 'Wählen Sie mindestens ein Dokument aus.',
  tooMany: (most: string) => `Wählen Sie höchstens ${most} aus.`,
  tooLarge: (name: string, most: string) => `${name}: Diese Datei hat mehr als ${most}. Verkleinern oder teilen Sie sie.`,
  message: (name: string) => `Eine persönliche Nachricht an ${name} (das Feld kann leer bleiben)`,
  messageHint: 'Auch sie wird hier verschlüsselt. Nur das Blatt dieser Person öffnet sie, und erst wenn das Testament offen ist.',

  slipsAgain:
    'Zu jedem Blatt gehört ein Zettel, auf dem steht, wer versiegelt hat. Wenn jemand den Zettel zu diesem Blatt von Ihnen nicht hat, drucken Sie ihn hier, und übergeben oder senden Sie ihn. Die Zettel sind nicht geheim.',
  printSlips: 'Die Zettel drucken',

  keep: {
    title: '3. Die Dokumente behalten',
    sealed: (when: string) => `Ihr Blatt hat Ihr Testament geöffnet. Versiegelt wurde es am ${when}. Es enthält diese Dokumente:`,
    key: (needed: number, of: number) =>
      `Bei dieser Versiegelung waren ${needed} von ${of} Blättern nötig. Die Dokumente behalten deren Schlüssel. Wenn bei einer späteren Versiegelung weniger Blätter genügten oder seither ein Blatt entfernt wurde, können diese Blätter sie weiterhin öffnen: Wählen Sie dann alle Dokumente noch einmal aus.`,
    fewer: (before: number, now: number) =>
      `Bisher waren ${before} Blätter nötig. Jetzt genügen ${now}. Wenn Sie das nicht selbst geändert haben, machen Sie nicht weiter.`,
    compare:
      'Wenn Sie zuletzt nicht an diesem Tag versiegelt haben, oder wenn ein Dokument fehlt oder veraltet ist, wählen Sie alle Dokumente noch einmal aus.',
    messages: 'Die Nachrichten in Ihrem versiegelten Testament bleiben, wie sie sind. Hier können Sie nur den neuen Personen schreiben.',
    keep: 'Diese Dokumente behalten',
    choose: 'Alle Dokumente noch einmal auswählen',
  },

  sealTitle: '4. Verschlüsseln und hochladen',
  seal: 'Auf diesem Gerät verschlüsseln und hochladen',
  encrypting: 'Die Dokumente werden verschlüsselt und hochgeladen, eines nach dem anderen. Lassen Sie diese Seite offen.',
  encryptedOf: (done: string, total: string) => `Verschlüsselt: ${done} von ${total}`,
  uploadedOf: (done: string, total: string) => `Hochgeladen: ${done} von ${total}`,
  encryptedPart: (percent: number) => `Wird verschlüsselt: ${percent} %`,
  pause: 'Anhalten',
  paused: 'Angehalten. Nichts ist verloren. Drücken Sie „Weiter“, wenn Sie so weit sind, und lassen Sie diese Seite offen.',
  offline:
    'Dieses Gerät ist nicht mit dem Internet verbunden, deshalb haben wir angehalten. Sobald die Verbindung wieder da ist, geht es automatisch weiter. Was hochgeladen ist, bleibt hochgeladen. Lassen Sie diese Seite offen.',
  list: 'Die Liste der Dokumente',
  failed:
    'Dieser Browser konnte die Dokumente nicht verschlüsseln. Was vorher versiegelt war, bleibt versiegelt. Versuchen Sie es noch einmal, oder benutzen Sie einen anderen Browser.',
  uploaded: 'Alle Dokumente sind verschlüsselt und hochgeladen. Versiegeln Sie jetzt Ihr Testament.',

  ownSheet: {
    ...slips,
    title: 'Mein eigenes Blatt',
    keep: 'Dieses Blatt dort aufbewahren, wo es niemand sonst findet. Mit genug Blättern oder mit dem Dienst öffnet es mein Testament. Es kann das Testament auch ändern.',
    key: 'Mein Schlüssel',
    keyQr: 'QR-Code: mein Schlüssel',
    papers: 'Prüfzeichen der Blätter, als dies gedruckt wurde',
    program: 'SHA-256 von seal.html, als dies gedruckt wurde',
  },
};
