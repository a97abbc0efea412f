import type * as english from '#words/en/pages/alive.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('it', { one: '# altro tentativo', many: '# altri tentativi', other: '# altri tentativi' });

export const alive: typeof english.alive = {
  title: 'La persona è in vita, ma non può rispondere',
  lead: 'Ce lo dica se sa che la persona che si fida di Lei è in vita, per esempio in viaggio o in ospedale, e non può rispondere ai nostri messaggi.',
  happens: 'Che cosa succede allora',
  steps: [
    'Tutti aspettano 15 giorni. In questo tempo una consegna avviata solo con un nome non apre nulla.',
    'Scriviamo alla persona e alle altre persone di fiducia che Lei l’ha detto, con il suo nome.',
    'Se dopo 15 giorni non sappiamo nulla, chiediamo di nuovo a tutti. Lo si può dire due volte in tutto.',
  ],
  others: 'Se un’altra persona di fiducia sa che la persona è morta e conferma la propria identità, questo conta di più.',
  how: 'Come vuole confermare la sua identità?',
  byPaper: 'Con il foglio della mia busta sigillata',
  byPaperHint: 'Il suo codice non si consuma.',
  byCode: 'Con un codice al mio telefono o alla mia e-mail',
  byCodeHint: 'Deve essere un indirizzo registrato per Lei.',
  paperTitle: 'Confermare con il foglio',
  codeTitle: 'Confermare con un codice',
  submit: 'La persona è in vita',
  codeIsWrong: (left: number) =>
    left === 0 ? 'Questo codice non funziona più. Chieda un nuovo codice.' : `Questo codice è sbagliato. Non è cambiato nulla. Ha ${attempts(left)}.`,
  back: 'Indietro',
  doneTitle: 'Grazie. Tutti aspettano',
  done: (date: string) => `Aspettiamo fino al ${date}, e scriviamo a tutti. Se la persona ci risponde prima, tutto torna come prima.`,
  doneNext: 'Se può raggiungere la persona, le chieda di rispondere al nostro messaggio più recente o di accedere.',
};
