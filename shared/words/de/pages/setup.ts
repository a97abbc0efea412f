import type * as english from '#words/en/pages/setup.ts';
import { plural } from '#words/plural.ts';

const steps = plural('de', { one: '# von 6 Schritten ist erledigt.', other: '# von 6 Schritten sind erledigt.' });
const mayBeMissing = plural('de', { one: 'Eine darf fehlen.', other: '# dürfen fehlen.' });
const documents = plural('de', { one: '# Dokument', other: '# Dokumente' });

export const setup: typeof english.setup = {
  title: 'Ihr Testament einrichten',
  lead: [
    'Sechs Schritte führen zu Ihrem versiegelten Testament. Sie dauern etwa eine halbe Stunde. Ein Browser, ein E-Mail-Postfach und ein Drucker genügen.',
    'Sie können jederzeit aufhören. Was Sie getan haben, bleibt, und Sie machen hier weiter.',
  ],
  needsTitle: 'Was Sie brauchen',
  needs: [
    'einen Drucker, für den zweiten Schritt. Ohne Drucker können Sie die Blätter dort als Datei speichern und anderswo drucken',
    'die E-Mail-Adressen oder Telefonnummern der Menschen, denen Sie vertrauen',
    'Ihre Dokumente als Dateien: PDF, Word (DOCX), Text oder Bilder',
  ],
  progress: steps,
  hints: {
    people: 'Wer Ihr Testament öffnen darf, und wie viele dafür zusammenkommen müssen',
    papers: 'Sie drucken für jede Person ein Blatt und prüfen es',
    place: 'Wo Ihr versiegeltes Testament verwahrt wird',
    documents: 'Was Ihre Vertrauenspersonen lesen werden',
    checks: 'Wie oft wir fragen, ob es Ihnen gut geht',
    seal: 'Sie prüfen alles noch einmal. Dann versiegeln wir Ihr Testament',
  },
  status: { done: 'Erledigt', next: 'Als Nächstes', open: 'Noch zu tun', waits: 'Später' },
  waitsForPeople: 'Benennen Sie zuerst Ihre Vertrauenspersonen.',
  waitsForAll: 'Erledigen Sie zuerst die Schritte oben.',
  start: 'Beginnen',
  allSteps: 'Alle Schritte',
  stepOf: (number: number) => `Schritt ${number} von 6`,
  saved: 'Alles auf dieser Seite ist gespeichert. Sie können hier aufhören und später weitermachen.',

  people: {
    firstTitle: 'Wem vertrauen Sie das Öffnen Ihres Testaments an?',
    first: 'Benennen Sie mindestens zwei Personen. Nur gemeinsam können sie Ihr Testament öffnen, wenn Sie es nicht mehr können.',
    anotherTitle: 'Eine weitere Person benennen',
    listTitle: plural('de', { one: 'Sie haben # Person benannt', other: 'Sie haben # Personen benannt' }),
    noteOne: 'Es müssen mindestens zwei sein.',
    noteTwo: 'Zwei genügen für den Anfang. Mit drei lässt sich Ihr Testament auch öffnen, wenn eine Person nicht helfen kann.',
    note: 'Sie können diese Liste jederzeit ändern.',
    unreachable: 'Mit unseren eigenen E-Mails erreichen wir diese Person nicht. Ergänzen Sie eine E-Mail-Adresse, wenn sie eine hat.',
    another: 'Noch jemanden benennen',
    full: 'Sie haben 10 Personen benannt. Mehr sind nicht möglich.',
  },

  threshold: {
    title: 'Wie viele von ihnen müssen zusammenkommen?',
    text: 'So viele Ihrer Vertrauenspersonen müssen bestätigen, wer sie sind, bevor jemand etwas lesen kann.',
    both: 'Bei zwei Personen werden beide gebraucht. Wenn eine nicht helfen kann, kann niemand Ihr Testament öffnen. Wir empfehlen eine dritte.',
    nameThird: 'Eine dritte Person benennen',
    continueWithTwo: 'Mit zwei Personen weiter',
    option: (threshold: number, total: number) => `${threshold} von ${total}`,
    spare: (count: number) => (count === 0 ? 'Wenn eine Person nicht helfen kann, kann niemand Ihr Testament öffnen.' : mayBeMissing(count)),
    recommended: 'empfohlen',
  },

  papers: {
    title: 'Die Blätter drucken',
    text: 'Jede Person bekommt ein Blatt in einem versiegelten Umschlag. Damit kann sie bestätigen, wer sie ist, und Ihr Testament auch ohne diesen Dienst öffnen.',
    onlyHere: (names: string) =>
      `Die Blätter dieser Personen sind noch nicht gedruckt: ${names}. Sie sind nur in diesem Fenster. Wenn Sie vor dem Drucken aufhören, erstellen Sie sie später neu, im Schritt „Die Blätter“.`,
    notAmong: (names: string) =>
      `Die Blätter dieser Personen sind hier nicht dabei: ${names}. Sie wurden früher erstellt, und wir können sie nicht noch einmal zeigen. Nach diesen Blättern prüfen Sie die, die Sie haben, und erstellen die anderen neu.`,
    missingTitle: 'Die Blätter prüfen',
    missing: (names: string) => `Die Blätter dieser Personen haben Sie noch nicht geprüft: ${names}.`,
    inHands: 'Ich habe die gedruckten Blätter in der Hand',
    inHandsText: 'Geben Sie von jedem Blatt einen Ersatzcode ein. Lesen Sie ihn vom gedruckten Blatt ab. Er wird nicht verbraucht.',
    notPrinted: 'Ich habe diese Blätter nicht',
    notPrintedText:
      'Wir zeigen die Codes und Schlüssel nur einmal und bewahren sie nicht auf. Das frühere Blatt jeder Person, die Sie auswählen, ist dann ungültig. Wenn Sie es finden, vernichten Sie es.',
    choose: 'Wer braucht ein neues Blatt?',
    chooseMissing: 'Wählen Sie mindestens eine Person aus.',
    make: 'Neue Blätter erstellen',
    doneTitle: 'Die Blätter sind gedruckt und geprüft',
    done: 'Geben Sie jeden Umschlag persönlich ab. Sie müssen darauf nicht warten: Machen Sie jetzt hier weiter.',
    later: 'Die Blätter später prüfen',
    laterText: 'Sie können sie jederzeit prüfen, auch wenn Ihr Testament versiegelt ist.',
    laterLink: 'Zur Seite „Vertrauenspersonen“',
  },

  place: {
    title: 'Wo soll Ihr versiegeltes Testament verwahrt werden?',
    doneTitle: 'Der Speicherort ist bereit',
    done: (name: string) =>
      `Ihr versiegeltes Testament wird in „${name}“ verwahrt. Wir haben dort eine kleine Datei geschrieben, gelesen und wieder gelöscht.`,
    doneOurs:
      'Ihr versiegeltes Testament wird verschlüsselt bei diesem Dienst verwahrt. Sie können es jederzeit an einen eigenen Speicherort verlegen.',
    broken: (name: string) => `„${name}“ funktioniert nicht. Fügen Sie hier einen anderen Speicherort hinzu, oder berichtigen Sie die Daten.`,
    correct: 'Zur Seite „Speicherorte“',
    another: 'Einen anderen Speicherort nehmen',
  },

  documents: {
    title: 'Welche Dokumente sollen Ihre Vertrauenspersonen lesen?',
    text: 'Ihr Testament und alles, was Ihrer Familie hilft: Versicherungen, Konten, Wünsche für das Begräbnis. Wir versiegeln sie im letzten Schritt.',
    none: 'Fügen Sie mindestens ein Dokument hinzu, um weiterzumachen.',
  },

  checks: {
    text: 'Wir fragen Sie mit einer E-Mail. Solange Sie antworten, geschieht nichts weiter.',
  },

  review: {
    title: 'Prüfen Sie Ihre Angaben',
    missingTitle: 'Einige Schritte fehlen noch',
    missing: 'Vorher kann Ihr Testament nicht versiegelt werden:',
    threshold: 'Nötig, um Ihr Testament zu öffnen',
    thresholdValue: (threshold: number, total: number) => `${threshold} von ${total}, gemeinsam`,
    hasMessage: 'Mit persönlicher Nachricht',
    papersDone: 'Alle gedruckt und geprüft',
    papersOpen: (names: string) => `Noch nicht geprüft: ${names}`,
    papersAdvice:
      'Sie können Ihr Testament jetzt versiegeln und diese Blätter später prüfen. Ohne Blatt braucht eine Person die E-Mails oder Nachrichten, die wir senden.',
    documentsValue: (count: number, size: string) => `${documents(count)}, zusammen ${size}`,

    silence: plural('de', {
      one: 'Wenn Sie nie antworten würden, wäre das nach höchstens # Tag.',
      other: 'Wenn Sie nie antworten würden, wäre das nach höchstens # Tagen.',
    }),
    nextTitle: 'Was beim Versiegeln geschieht',
    next: [
      'Wir verschlüsseln Ihre Dokumente und speichern sie an dem Speicherort, den Sie gewählt haben. Danach öffnen wir sie nur, wenn genügend Ihrer Vertrauenspersonen zusammenkommen.',
      'Wir teilen den Schlüssel unter Ihren Vertrauenspersonen auf.',
      'Wir schreiben Ihren Vertrauenspersonen nicht.',
    ],
  },

  done: {
    lead: 'Es ist alles eingerichtet.',
    firstCheck: 'Wir fragen Sie zum ersten Mal am',
    answer: 'Ein Druck auf den Knopf in dieser Nachricht genügt. Sie können es uns auch jederzeit auf der Seite „Überblick“ sagen.',
    silent:
      'Wenn Sie nicht antworten, erinnern wir Sie und fragen noch einmal. Ihre Vertrauenspersonen informieren wir erst, wenn mehrere Nachfragen ohne Antwort bleiben.',
    envelopes:
      'Bitte geben Sie Ihren Vertrauenspersonen die versiegelten Umschläge. Sagen Sie ihnen, wofür sie sind, und wo Ihr versiegeltes Testament oder eine Kopie davon liegt: Ohne diesen Dienst müssen sie es finden.',
  },

  failures: {
    threshold_exceeds_survivors:
      'Es müssten mehr Personen zusammenkommen, als Sie benannt haben. Benennen Sie noch jemanden, oder wählen Sie eine kleinere Zahl.',
  } as Record<string, string>,
};
