import type * as english from '#words/en/pages/paper-print.ts';
import { plural } from '#words/plural.ts';

const sheets = plural('de', { one: '# Blatt', other: '# Blätter' });
const forPeople = plural('de', { one: 'für # Person drucken', other: 'für # Personen drucken' });
const attempts = plural('de', { one: '# Code', other: '# Codes' });

export const paperPrint: typeof english.paperPrint = {
  once: 'Die Codes und der Schlüssel werden nur jetzt gezeigt',
  onceText: 'Wir bewahren sie nicht auf. Wenn Sie die Seite vor dem Drucken verlassen, müssen Sie neue Blätter erstellen.',
  steps: (people: number) => [
    people === 1
      ? 'Drucken Sie die zwei Blätter auf weißes Papier, jedes auf eine eigene Seite.'
      : 'Drucken Sie für jede Person zwei Blätter auf weißes Papier, jedes auf eine eigene Seite.',
    'Sehen Sie sie an: Der Text und die quadratischen Codes müssen scharf und vollständig sein.',
    people === 1
      ? 'Geben Sie dann unten einen Code vom Blatt ein. So wissen Sie, dass der Druck gut ist.'
      : 'Geben Sie dann unten von jeder Person einen Code vom Blatt ein. So wissen Sie, dass die Drucke gut sind.',
  ],
  print: (people: number) => `${sheets(people * 2)} ${forPeople(people)}`,
  noPrinter: 'Ich habe keinen Drucker',
  show: 'Die Blätter auf diesem Bildschirm ansehen',
  showText:
    'Speichern Sie die Blätter im Druckfenster als Datei (PDF). Drucken Sie sie bei jemandem, der keine Ihrer Vertrauenspersonen ist, oder von einem USB-Stick in einem Geschäft. Löschen Sie die Datei dann überall: Sie enthält alle Codes und Schlüssel. Senden Sie sie nicht per E-Mail. Sie können das erste Blatt auch von Hand abschreiben.',
  typeTitle: 'Geben Sie einen Code vom Blatt ein',
  typeText: 'Lesen Sie einen Ersatzcode vom gedruckten Blatt ab, nicht vom Bildschirm. Er wird nicht verbraucht.',
  code: (name: string) => `Ein Ersatzcode vom Blatt für ${name}`,
  codeHint: 'Acht Buchstaben und Ziffern, zum Beispiel ABCD-1234.',
  codeMissing: 'Geben Sie die acht Buchstaben und Ziffern eines Ersatzcodes ein.',
  confirm: 'Diesen Code prüfen',
  confirmed: (name: string) => `Das Blatt für ${name} ist in Ordnung`,
  wrongTitle: 'Dieser Code ist nicht auf dem neuesten Blatt dieser Person',
  wrong: (count: number) =>
    `Lesen Sie ihn noch einmal, und sehen Sie nach, ob es das neueste Blatt dieser Person ist. Wenn er nicht lesbar ist, drucken Sie noch einmal oder erstellen Sie ein neues Blatt. Sie haben ${attempts(count)} versucht. Nach 10 in einer Stunde müssen Sie warten.`,
  later: 'Ich gebe den Code später ein',
  laterTitle: 'Sind die Blätter gedruckt?',
  laterText:
    'Wir zeigen die Codes und den Schlüssel nur jetzt. Wenn die Blätter nicht gedruckt sind, bleiben Sie hier. Einen Code können Sie auch später eingeben. Bis dahin erinnern wir Sie daran, dass das Blatt nicht geprüft ist.',
  stay: 'Hier bleiben',
  leave: 'Sie sind gedruckt: weiter',
  handoverTitle: 'Übergeben Sie jetzt die Blätter',
  handover: [
    'Auf dem zweiten Blatt ist eine Zeile dafür, wo Ihr versiegeltes Testament oder eine Kopie davon liegt. Schreiben Sie es dort von Hand hin. Wenn Sie den Speicherort erst im nächsten Schritt wählen, lassen Sie die Umschläge bis dahin offen.',
    'Falten Sie beide Blätter so, dass von außen nichts zu lesen ist, und legen Sie sie in einen Umschlag. Ein USB-Stick mit dem Programm zum Wiederherstellen kann dazu.',
    'Verschließen Sie den Umschlag, und schreiben Sie den Namen der Person darauf.',
    'Übergeben Sie ihn persönlich. Behalten Sie keine Kopie, und löschen Sie eine gespeicherte Datei.',
  ],
  saveProgram: 'Das Programm zum Wiederherstellen für einen USB-Stick speichern',
  done: 'Fertig',
  failures: {
    rate_limited:
      'Es wurden zu viele Codes versucht. Das Blatt ist nicht geändert. Bitte warten Sie bis zu dem Zeitpunkt unten, und versuchen Sie es dann noch einmal.',
  } as Record<string, string>,
};
