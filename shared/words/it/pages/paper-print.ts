import type * as english from '#words/en/pages/paper-print.ts';
import { plural } from '#words/plural.ts';

const sheets = plural('it', { one: 'Stampare # pagina', many: 'Stampare # pagine', other: 'Stampare # pagine' });
const forPeople = plural('it', { one: 'per # persona', many: 'per # persone', other: 'per # persone' });
const attempts = plural('it', { one: '# codice', many: '# codici', other: '# codici' });

export const paperPrint: typeof english.paperPrint = {
  once: 'I codici e la chiave vengono mostrati solo ora',
  onceText: 'Non li conserviamo. Se lascia questa pagina prima di averli stampati, deve fare un nuovo foglio.',
  steps: (people: number) => [
    people === 1 ? 'Stampi le due pagine su carta bianca, non fronte-retro.' : 'Stampi due pagine per persona su carta bianca, non fronte-retro.',
    'Le guardi: il testo e i codici QR devono essere nitidi e completi.',
    people === 1
      ? 'Poi digiti qui sotto un codice del foglio. Così sa che la stampa è buona.'
      : 'Poi digiti qui sotto un codice del foglio di ogni persona. Così sa che le stampe sono buone.',
  ],
  print: (people: number) => `${sheets(people * 2)} ${forPeople(people)}`,
  noPrinter: 'Non ho una stampante',
  show: 'Guardare le pagine su questo schermo',
  showText:
    'Nella finestra di stampa, salvi le pagine come file (PDF). Lo stampi a casa di qualcuno che non è una delle sue persone di fiducia, o da una chiavetta USB in un negozio. Poi elimini il file ovunque: contiene tutti i codici e le chiavi. Non lo invii per e-mail. Può anche copiare a mano la prima pagina.',
  typeTitle: 'Digiti un codice del foglio',
  typeText: 'Legga un codice di riserva dal foglio stampato, non dallo schermo. Non si consuma.',
  code: (name: string) => `Un codice di riserva del foglio di ${name}`,
  codeHint: 'Otto lettere e cifre, per esempio ABCD-1234.',
  codeMissing: 'Inserisca le otto lettere e cifre di un codice di riserva.',
  confirm: 'Controllare questo codice',
  confirmed: (name: string) => `Il foglio di ${name} è buono`,
  wrongTitle: 'Questo codice non è sul foglio più recente di questa persona',
  wrong: (count: number) =>
    `Lo legga di nuovo, e guardi se il foglio è il più recente di questa persona. Se non riesce a leggerlo, stampi di nuovo o faccia un nuovo foglio. Ha provato ${attempts(count)}. Dopo 10 in un’ora deve aspettare.`,
  later: 'Digito il codice più tardi',
  laterTitle: 'Le pagine sono stampate?',
  laterText:
    'Mostriamo i codici e la chiave solo ora. Se le pagine non sono stampate, resti qui. Può digitare un codice più tardi. Fino ad allora le ricordiamo che il foglio non è controllato.',
  stay: 'Restare qui',
  leave: 'Sono stampate: continuare',
  handoverTitle: 'Ora consegni il foglio',
  handover: [
    'La seconda pagina ha una riga per scrivere dove si trova il suo testamento sigillato o una copia. Lo scriva lì a mano. Se sceglie l’archivio solo nel prossimo passo, lasci aperte le buste fino ad allora.',
    'Pieghi le due pagine in modo che nulla si legga da fuori, e le metta in una busta. Può unirvi una chiavetta USB con il programma di recupero.',
    'Sigilli la busta, e vi scriva il nome della persona.',
    'La consegni di persona. Non ne tenga una copia, ed elimini il file, se ne ha salvato uno.',
  ],
  saveProgram: 'Salvare il programma di recupero per una chiavetta USB',
  done: 'Fatto',
  failures: {
    rate_limited: 'Sono stati provati troppi codici. Il foglio è invariato. Aspetti fino all’ora qui sotto, poi riprovi.',
  } as Record<string, string>,
};
