import type * as english from '#words/en/pages/rehearsal.ts';
export const rehearsal: typeof english.rehearsal = {
  title: 'Das ist eine Probe',
  notice:
    'Diese Seite heißt nicht, dass etwas geschehen ist. Jemand, der im Konto der Person angemeldet ist, die Sie benannt hat, hat eine Probe gestartet.',
  lead: 'Bestätigen Sie einmal, wer Sie sind, so wie bei einer echten Übergabe. Dann weiß diese Person, dass alles funktionieren wird.',
  choose: 'Nehmen Sie, was Sie zur Hand haben. Eines von beiden genügt.',
  byPaperText:
    'Auf dem Blatt in Ihrem Umschlag stehen Ersatzcodes wie ABCD-1234. Nehmen Sie einen davon. Bei einer Probe wird er nicht verbraucht, streichen Sie ihn also nicht durch.',
  goodToKnow: 'Gut zu wissen',
  facts: [
    'Nichts öffnet sich. Kein Dokument und keine Nachricht kann gelesen werden.',
    'Wir fragen nur nach einem Code, und nur auf dieser Seite. Geben Sie nie jemandem einen Code, weder am Telefon noch in einer Nachricht.',
    'Eine Probe braucht nie den Wiederherstellungsschlüssel auf Ihrem Blatt. Wenn diese Seite danach anbietet, ihn zu prüfen, können Sie das auslassen. Geben Sie den Schlüssel nie jemandem, weder am Telefon noch in einer Nachricht.',
    'Wenn Sie Ihren Umschlag geöffnet haben, legen Sie das Blatt danach in einen neuen.',
    'Wenn etwas nicht funktioniert, hat die Probe es rechtzeitig gezeigt. Bitte sprechen Sie mit der Person, die Sie benannt hat.',
  ],
  ifReal: 'Ist die Person gestorben?',
  ifRealText: 'Dann ist das nicht die richtige Seite. Eine Probe verzögert nie eine echte Übergabe.',
  start: 'Die Übergabe starten',
  endings: {
    done: {
      title: 'Danke. Es funktioniert',
      text: 'Sie haben bestätigt, wer Sie sind. Bei einer echten Übergabe könnten Sie es genauso tun.',
      next: 'Es wurde nichts geöffnet, und Ihre Ersatzcodes gelten weiter. Sie müssen nichts mehr tun und können dieses Fenster schließen.',
    },
    over: {
      title: 'Es wartet keine Probe auf Sie',
      text: 'Falls wir Ihnen von einer Probe geschrieben haben, ist sie vorbei. Es wurde nichts geändert.',
      next: 'Sie müssen nichts tun. Wenn Sie die Nummern von Ihrem Blatt eingegeben haben, vergleichen Sie sie bitte noch einmal.',
    },
    real: {
      title: 'Das ist keine Probe mehr',
      text: 'Mit diesem Testament ist es ernst geworden, darum ist die Probe beendet.',
      next: 'Bitte öffnen Sie die neueste Nachricht von uns. Wenn Sie keine bekommen haben, können Sie hier Ihr Blatt benutzen.',
    },
  },
  key: {
    title: 'Wenn Sie möchten: den Schlüssel auf Ihrem Blatt prüfen',
    lead: 'Auf Blatt 2 steht ein Wiederherstellungsschlüssel. Hier können Sie prüfen, ob es der richtige ist. Sie können das auch auslassen: Die Probe ist für Sie schon gelungen.',
    address:
      'Sehen Sie zuerst auf die Adresse dieser Seite. Sie beginnt mit der Adresse, die auf Blatt 1 steht. Wenn nicht, geben Sie den Schlüssel nicht ein. Nichts, was Sie hier eingeben, wird gesendet.',
    open: 'Meinen Schlüssel prüfen',
    check: 'Diesen Schlüssel prüfen',
    right: 'Das ist der Schlüssel Ihres Blatts',
    rightText:
      'Er wurde nicht gesendet und nicht gespeichert. Legen Sie das Blatt in einen neuen Umschlag. Dann können Sie dieses Fenster schließen.',
    other: 'Das ist nicht der Schlüssel Ihres neuesten Blatts',
    otherText:
      'Er hat keinen Tippfehler. Ein neueres Blatt hat dieses ersetzt, oder das Blatt gehört zu einer anderen Person oder zu einem anderen Testament. Suchen Sie das neueste Blatt mit Ihrem Namen. Wenn Sie keines haben, sprechen Sie bitte mit der Person, die Sie benannt hat: Sie kann ein neues Blatt drucken.',
    failed: 'Dieser Browser kann den Schlüssel nicht prüfen. Es ist nichts verloren, und die Probe ist für Sie gelungen.',
  },
};
