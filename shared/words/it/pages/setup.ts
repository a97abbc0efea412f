import type * as english from '#words/en/pages/setup.ts';
import { plural } from '#words/plural.ts';

const steps = plural('it', { one: '# passo su 6 è fatto.', many: '# passi su 6 sono fatti.', other: '# passi su 6 sono fatti.' });
const mayBeMissing = plural('it', { one: 'Può mancare una persona.', many: 'Possono mancare # persone.', other: 'Possono mancare # persone.' });
const documents = plural('it', { one: '# documento', many: '# documenti', other: '# documenti' });

export const setup: typeof english.setup = {
  title: 'Preparare il suo testamento',
  lead: [
    'Sei passi portano al suo testamento sigillato. Richiedono circa mezz’ora. Bastano un browser, una casella e-mail e una stampante.',
    'Può fermarsi in qualsiasi momento. Ciò che ha fatto resta, e Lei continua da qui.',
  ],
  needsTitle: 'Che cosa le serve',
  needs: [
    'una stampante, per il secondo passo. Senza stampante, lì può salvare i fogli come file e stamparli altrove',
    'gli indirizzi e-mail o i numeri di telefono delle persone di cui si fida',
    'i suoi documenti come file: PDF, Word (DOCX), testo o immagini',
  ],
  progress: steps,
  hints: {
    people: 'Chi può aprire il suo testamento, e quante devono riunirsi',
    papers: 'Lei stampa un foglio per ogni persona, e lo controlla',
    place: 'Dove è custodito il suo testamento sigillato',
    documents: 'Che cosa leggeranno le sue persone di fiducia',
    checks: 'Ogni quanto chiediamo se sta bene',
    seal: 'Lei controlla tutto ancora una volta. Poi sigilliamo il suo testamento',
  },
  status: { done: 'Fatto', next: 'Prossimo', open: 'Da fare', waits: 'Più tardi' },
  waitsForPeople: 'Prima indichi le sue persone di fiducia.',
  waitsForAll: 'Prima finisca i passi qui sopra.',
  start: 'Cominciare',
  allSteps: 'Tutti i passi',
  stepOf: (number: number) => `Passo ${number} di 6`,
  saved: 'Tutto in questa pagina è salvato. Può smettere qui e continuare più tardi.',

  people: {
    firstTitle: 'A chi affida l’apertura del suo testamento?',
    first: 'Indichi almeno due persone. Solo insieme possono aprire il suo testamento, quando Lei non può più.',
    anotherTitle: 'Indicare un’altra persona',
    listTitle: plural('it', { one: 'Ha indicato # persona', many: 'Ha indicato # persone', other: 'Ha indicato # persone' }),
    noteOne: 'Servono almeno due persone.',
    noteTwo: 'Due bastano per cominciare. Con tre, il suo testamento si può aprire anche se una non può aiutare.',
    note: 'Può cambiare questo elenco in qualsiasi momento.',
    unreachable: 'Non possiamo raggiungere questa persona con le nostre e-mail. Aggiunga un indirizzo e-mail, se ne ha uno.',
    another: 'Indicare un’altra persona',
    full: 'Ha indicato 10 persone, il numero massimo.',
  },

  threshold: {
    title: 'Quante di loro devono riunirsi?',
    text: 'Questo numero di persone di fiducia deve confermare la propria identità prima che qualcuno possa leggere qualcosa.',
    both: 'Con due persone servono entrambe. Se una non può aiutare, nessuno può aprire il suo testamento. Consigliamo una terza persona.',
    nameThird: 'Indicare una terza persona',
    continueWithTwo: 'Continuare con due persone',
    option: (threshold: number, total: number) => `${threshold} su ${total}`,
    spare: (count: number) => (count === 0 ? 'Se una di loro non può aiutare, nessuno può aprire il suo testamento.' : mayBeMissing(count)),
    recommended: 'consigliato',
  },

  papers: {
    title: 'Stampare i fogli',
    text: 'Ogni persona riceve un foglio in una busta sigillata. Con esso può confermare la propria identità, e aprire il suo testamento anche senza questo servizio.',
    onlyHere: (names: string) =>
      `I fogli di queste persone non sono ancora stampati: ${names}. Sono solo in questa finestra. Se smette prima di stamparli, li rifà più tardi, nel passo «I loro fogli».`,
    notAmong: (names: string) =>
      `I fogli di queste persone non sono tra queste pagine: ${names}. Sono stati fatti prima, e non possiamo mostrarli di nuovo. Dopo queste pagine, controlli quelli che ha e rifaccia gli altri.`,
    missingTitle: 'Controllare i fogli',
    missing: (names: string) => `Non ha ancora controllato i fogli di queste persone: ${names}.`,
    inHands: 'Ho in mano i fogli stampati',
    inHandsText: 'Digiti un codice di riserva di ogni foglio. Lo prenda dal foglio. Non si consuma.',
    notPrinted: 'Non ho questi fogli',
    notPrintedText:
      'Mostriamo i codici e le chiavi una sola volta, e non li conserviamo. Il foglio precedente di ogni persona che sceglie allora non funziona più. Se lo trova, lo distrugga.',
    choose: 'A chi serve un nuovo foglio?',
    chooseMissing: 'Scelga almeno una persona.',
    make: 'Fare nuovi fogli',
    doneTitle: 'I fogli sono stampati e controllati',
    done: 'Consegni ogni busta di persona. Non serve farlo subito: continui ora qui.',
    later: 'Controllare i fogli più tardi',
    laterText: 'Può controllarli in qualsiasi momento, anche quando il suo testamento è sigillato.',
    laterLink: 'Andare alla pagina Persone di fiducia',
  },

  place: {
    title: 'Dove deve essere custodito il suo testamento sigillato?',
    doneTitle: 'L’archivio è pronto',
    done: (name: string) =>
      `Il suo testamento sigillato è custodito in «${name}». Vi abbiamo scritto un piccolo file, l’abbiamo riletto ed eliminato.`,
    doneOurs: 'Il suo testamento sigillato è custodito cifrato presso questo servizio. Può spostarlo nel suo archivio in qualsiasi momento.',
    broken: (name: string) => `«${name}» non funziona. Aggiunga qui un altro archivio, o ne corregga i dati.`,
    correct: 'Andare alla pagina Archivi',
    another: 'Usare un altro archivio',
  },

  documents: {
    title: 'Quali documenti devono leggere le sue persone di fiducia?',
    text: 'Il suo testamento, e tutto ciò che aiuta la sua famiglia: assicurazioni, conti, desideri per il funerale. Li sigilliamo nell’ultimo passo.',
    none: 'Aggiunga almeno un documento per continuare.',
  },

  checks: {
    text: 'Le chiediamo per e-mail. Finché risponde, non succede altro.',
  },

  review: {
    title: 'Controlli le sue risposte',
    missingTitle: 'Alcuni passi non sono ancora fatti',
    missing: 'Prima il suo testamento non si può sigillare:',
    threshold: 'Serve per aprire il suo testamento',
    thresholdValue: (threshold: number, total: number) => `${threshold} su ${total}, insieme`,
    hasMessage: 'Con un messaggio personale',
    papersDone: 'Tutti stampati e controllati',
    papersOpen: (names: string) => `Non ancora controllati: ${names}`,
    papersAdvice:
      'Può sigillare ora il suo testamento e controllare questi fogli più tardi. Senza foglio, a una persona servono le e-mail o i messaggi che inviamo.',
    documentsValue: (count: number, size: string) => `${documents(count)}, ${size} in tutto`,

    silence: plural('it', {
      one: 'Se non rispondesse mai, avverrebbe dopo al massimo # giorno.',
      many: 'Se non rispondesse mai, sarebbe dopo al massimo # giorni.',
      other: 'Se non rispondesse mai, avverrebbe dopo al massimo # giorni.',
    }),
    nextTitle: 'Che cosa succede quando sigilla',
    next: [
      'Cifriamo i suoi documenti e li scriviamo nell’archivio che ha scelto. Dopo li apriamo solo quando si riunisce un numero sufficiente delle sue persone di fiducia.',
      'Dividiamo la chiave tra le sue persone di fiducia.',
      'Non scriviamo alle sue persone di fiducia.',
    ],
  },

  done: {
    lead: 'È tutto pronto.',
    firstCheck: 'Le chiediamo per la prima volta se sta bene il',
    answer: 'Basta premere il pulsante in quel messaggio. Può anche dircelo in qualsiasi momento, nella pagina Panoramica.',
    silent: 'Se non risponde, glielo ricordiamo e chiediamo di nuovo. Avvisiamo le sue persone di fiducia solo dopo più domande senza risposta.',
    envelopes:
      'Consegni le buste sigillate alle sue persone di fiducia. Dica loro a che cosa servono, e dove si trova il suo testamento sigillato o una copia: senza questo servizio, devono trovarlo.',
  },

  failures: {
    threshold_exceeds_survivors: 'Devono riunirsi più persone di quante ne ha indicate. Indichi un’altra persona, o scelga un numero più basso.',
  } as Record<string, string>,
};
