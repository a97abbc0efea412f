import type * as english from '#words/en/pages/alive.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('de', { one: 'einen Versuch', other: '# Versuche' });

export const alive: typeof english.alive = {
  title: 'Die Person lebt und kann nur nicht antworten',
  lead: 'Sagen Sie uns das, wenn Sie wissen, dass die Person lebt, deren Testament es ist, und dass sie unsere Nachrichten nicht beantworten kann, zum Beispiel auf einer Reise oder im Krankenhaus.',
  happens: 'Was dann geschieht',
  steps: [
    'Alle warten 15 Tage. Eine Übergabe, die nur mit einem Namen gestartet wurde, öffnet in dieser Zeit nichts.',
    'Wir schreiben der Person und den anderen Vertrauenspersonen, dass Sie uns das gesagt haben, mit Ihrem Namen.',
    'Wenn wir nach 15 Tagen nichts gehört haben, fragen wir Sie alle noch einmal. Insgesamt kann das zweimal gesagt werden.',
  ],
  others: 'Wenn eine andere Vertrauensperson weiß, dass die Person gestorben ist, und bestätigt, wer sie ist, zählt das mehr.',
  how: 'Wie möchten Sie bestätigen, wer Sie sind?',
  byPaper: 'Mit dem Blatt aus meinem versiegelten Umschlag',
  byPaperHint: 'Der Code darauf wird dabei nicht verbraucht.',
  byCode: 'Mit einem Code an mein Telefon oder meine E-Mail-Adresse',
  byCodeHint: 'Es muss eine Adresse sein, die für Sie gespeichert ist.',
  paperTitle: 'Mit Ihrem Blatt bestätigen',
  codeTitle: 'Mit einem Code bestätigen',
  submit: 'Die Person lebt',
  codeIsWrong: (left: number) =>
    left === 0
      ? 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen Code an.'
      : `Dieser Code ist falsch. Es wurde nichts geändert. Sie haben noch ${attempts(left)}.`,
  back: 'Zurück',
  doneTitle: 'Danke. Alle warten',
  done: (date: string) => `Wir warten bis ${date} und schreiben allen. Wenn die Person uns vorher antwortet, ist alles wie zuvor.`,
  doneNext: 'Wenn Sie die Person erreichen können, bitten Sie sie, unsere neueste Nachricht zu beantworten oder sich anzumelden.',
};
