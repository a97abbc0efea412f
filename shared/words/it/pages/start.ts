import type * as english from '#words/en/pages/start.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('it', { one: '# altro tentativo', many: '# altri tentativi', other: '# altri tentativi' });

export const start: typeof english.start = {
  title: 'Avviare la consegna di un testamento',
  lead: 'Lo faccia se la persona che si fida di Lei è morta. Una consegna significa aprire il testamento per le persone di fiducia che sono state indicate.',
  happens: 'Che cosa succede se la avvia',
  steps: [
    'Potrebbe essere un errore, perciò scriviamo prima alla persona di cui è il testamento, su tutti i suoi canali. Questa persona ha 48 ore per fermare la consegna.',
    'In questo tempo non apriamo nulla.',
    'Lei e le altre persone di fiducia confermate la vostra identità, con un codice che inviamo o un codice del foglio.',
    'Quando un numero sufficiente di voi l’ha fatto, può leggere il suo messaggio personale e salvare i documenti per 14 giorni.',
  ],
  harmless: 'Non può fare danni. Se la avvia per errore, la persona ferma la consegna e il testamento resta chiuso.',
  how: 'Come vuole avviarla?',
  howByPaper: 'Con il foglio della mia busta sigillata',
  howByPaperHint: 'Così conferma anche la sua identità. Non le serve un nostro messaggio.',
  howByCode: 'Con un codice al mio telefono o alla mia e-mail',
  howByCodeHint: 'Deve essere un indirizzo registrato per Lei.',
  howByName: 'Solo con il mio nome',
  howByNameHint: 'Allora le inviamo un messaggio con il suo link personale.',
  howByHelp: 'Non ho nulla di tutto questo, o non lo so',
  howByHelpHint: 'Le inviamo un messaggio che dice che cosa fare.',
  isAlive: 'Sa che la persona è in vita?',
  tellAlive: 'È in vita, ma non può rispondere',
  back: 'Indietro',
  start: 'Avviare la consegna',

  byName: 'Avviare con il suo nome',
  name: 'Il suo nome',
  nameHint: 'Come l’ha scritto la persona che si fida di Lei, per esempio «Paolo Rossi».',
  nameMissing: 'Inserisca il suo nome.',
  notFound:
    'Non abbiamo trovato nessun testamento con questo numero che la riguardi. Non è stato avviato nulla. Scriva il suo nome come l’ha scritto la persona, o usi il suo foglio.',
  running: 'È già in corso una consegna di questo testamento',
  runningText:
    'Non deve avviarla di nuovo. Le abbiamo inviato un messaggio con il suo link personale, al massimo una volta all’ora. Apra quel link, o partecipi con il suo foglio o un codice.',
  needsProof: 'Per questo testamento un nome da solo non basta',
  needsProofText:
    'La persona di cui è il testamento vuole che tutti confermino prima la loro identità. Non è stato avviato nulla. La avvii con il suo foglio o con un codice.',
  tooSoon: 'La consegna è stata fermata due volte poco fa, perciò ora un nome da solo non basta. La avvii con un codice o con il suo foglio.',

  byCode: 'Avviare con un codice',
  contactType: 'Dove inviamo il codice?',
  contactTypes: { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' },
  contactValue: { email: 'Il suo indirizzo e-mail', phone: 'Il suo numero di telefono', telegram: 'Il suo nome su Telegram' },
  contactHint: {
    email: 'L’indirizzo che la persona che si fida di Lei conosce.',
    phone: 'Con il prefisso del paese, per esempio +43 660 1234567.',
    telegram: 'Per esempio @anna_rossi.',
  },
  contactMissing: {
    email: 'Inserisca un indirizzo e-mail come nome@example.com.',
    phone: 'Inserisca il numero con + e il prefisso del paese, senza (0).',
    telegram: 'Inserisca un nome come @nomeutente.',
  },
  hostEmail: 'Indirizzo e-mail della persona di cui è il testamento',
  codeSent: (destination: string) => `Se ${destination} è un suo recapito per questo testamento, le inviamo ora un codice di 6 cifre.`,
  codeIsWrong: (left: number) =>
    left === 0
      ? 'Questo codice non funziona più. Non è stato avviato nulla. Chieda un nuovo codice.'
      : `Questo codice è sbagliato. Non è stato avviato nulla. Ha ${attempts(left)}.`,
  newCode: 'Inviare un nuovo codice, o cambiare l’indirizzo',

  byPaper: 'Avviare con il suo foglio',
};
