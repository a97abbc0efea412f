import type * as english from '#words/en/messages/to-host/upkeep.ts';
import { plural } from '#words/plural.ts';

export const upkeep: typeof english.upkeep = {
  'documents-damaged': {
    subject: 'Alcuni dei suoi documenti sigillati sono danneggiati',
    opening: (storage: string) =>
      `Una volta al mese controlliamo i suoi documenti sigillati. Nell’archivio ${storage} mancano o sono danneggiati questi documenti:`,

    unnamedDocument: 'un documento',
    othersIntact: 'Le sue persone di fiducia non potrebbero leggere questi documenti. Tutti gli altri sono intatti.',
    upload: 'Acceda, carichi di nuovo i documenti indicati e poi sigilli di nuovo il suo testamento.',
    onDevice: 'Il suo dispositivo ha cifrato questi file. Acceda e sigilli di nuovo tutti i suoi documenti sul suo dispositivo.',
    short: plural('it', {
      one: 'Uno dei suoi documenti sigillati è danneggiato. Acceda e lo carichi di nuovo.',
      many: '# dei suoi documenti sigillati sono danneggiati. Acceda e li carichi di nuovo.',
      other: '# dei suoi documenti sigillati sono danneggiati. Acceda e li carichi di nuovo.',
    }),
    shortOnDevice: 'Alcuni dei suoi documenti sigillati sono danneggiati. Acceda e li sigilli di nuovo sul suo dispositivo.',
  },

  'storage-unreachable': {
    subject: 'Non possiamo raggiungere l’archivio del suo testamento',
    opening: (storage: string) =>
      `Una volta al mese controlliamo i suoi documenti sigillati. Per tre giorni non abbiamo potuto leggerli, perché l’archivio ${storage} non ce lo permetteva.`,
    why: 'Nemmeno le sue persone di fiducia potrebbero leggerli. Il più delle volte l’accesso all’archivio è scaduto o è cambiato.',
    test: 'Acceda e provi l’archivio.',
    short: 'Non possiamo raggiungere l’archivio del suo testamento sigillato. Acceda e lo provi.',
  },

  'yearly-review': {
    subject: 'Una volta all’anno: è ancora tutto giusto nel suo testamento?',
    opening: plural('it', {
      one: 'Il suo testamento sigillato ha un documento.',
      many: 'Il suo testamento sigillato ha # documenti.',
      other: 'Il suo testamento sigillato ha # documenti.',
    }),
    sealedOn: (date: string) => `L’ha sigillato il ${date}.`,
    people: (threshold: number) => `Dopo la sua morte, ${threshold} di queste persone insieme possono aprirlo:`,
    confirmed: (survivor: string, date: string) => `${survivor} ha confermato il ${date} che i nostri messaggi arrivano.`,
    unconfirmed: (survivor: string) => `${survivor} non ha ancora confermato che i nostri messaggi arrivano.`,
    paper: (date: string) => `Il foglio è stato fatto il ${date}.`,
    paperUnchecked: (date: string) => `Il foglio è stato fatto il ${date}, ma Lei non ne ha ancora digitato nessun codice.`,
    right: 'Se tutto questo è ancora giusto, apra il link e prema il pulsante. Ci dice così anche che sta bene.',
    change: 'Se c’è qualcosa da cambiare, la pagina del link le mostra dove farlo.',
    step: 'È ancora tutto giusto',
    short: 'Una volta all’anno chiediamo se nel suo testamento è ancora tutto giusto. Guardi la nostra e-mail, o apra il link:',
  },

  'copy-broken': {
    subject: 'Uno degli archivi del suo testamento non funziona',
    opening: (storage: string) =>
      `Una volta al mese controlliamo i suoi documenti sigillati in ognuno dei suoi archivi. Per tre giorni ${storage} non ci ha permesso di leggerli o ripararli.`,
    safe: 'Il suo testamento è completo in un altro archivio, quindi le sue persone di fiducia potrebbero leggerlo.',
    test: 'Acceda e provi questo archivio, o ne scelga un altro, perché siano di nuovo due.',
    short: 'Il testamento è completo in uno dei suoi archivi, ma un altro archivio non funziona. Acceda e lo provi.',
  },

  'copy-repaired': {
    subject: 'Una copia del suo testamento sigillato è stata riparata',
    opening: (storage: string) =>
      `Una volta al mese controlliamo i suoi documenti sigillati in ognuno dei suoi archivi. In ${storage} alcuni file mancavano o erano danneggiati. Li abbiamo scritti di nuovo da un altro archivio, e il suo testamento è completo.`,
    again: 'Non deve fare nulla. Se succede di nuovo, scelga un altro archivio.',
    short: 'In un archivio mancavano o erano danneggiati alcuni file del suo testamento sigillato. Li abbiamo riparati da un altro.',
  },

  'draft-expires': {
    subject: 'I documenti che ha caricato non sono ancora sigillati',
    opening: plural('it', {
      one: 'Ha caricato un documento che non è ancora sigillato.',
      many: 'Ha caricato # documenti che non sono ancora sigillati.',
      other: 'Ha caricato # documenti che non sono ancora sigillati.',
    }),
    kept: 'Conserviamo i documenti non sigillati per 30 giorni.',
    deletedOn: (documents: number, date: string) =>
      documents === 1
        ? `Lo eliminiamo il ${date}, se prima non sigilla il suo testamento.`
        : `Li eliminiamo il ${date}, se prima non sigilla il suo testamento.`,
    seal: 'Acceda e sigilli il suo testamento. Altrimenti le sue persone di fiducia non ricevono ciò che ha caricato. Ciò che è già sigillato resta com’è.',
    short: (by: string) => `Ha caricato documenti che non sono ancora sigillati. Acceda e sigilli il suo testamento entro il ${by}, o li eliminiamo.`,
  },

  'connector-broken': {
    subject: 'Uno dei suoi canali non funziona più',
    opening: (connector: string, reason: string) =>
      `Una volta al mese verifichiamo di poterla raggiungere. Da tre giorni ${connector} non funziona: ${reason}`,
    unnamedConnector: 'uno dei suoi canali',
    others:
      'Finché non funziona di nuovo, la raggiungiamo sugli altri canali e per e-mail. Le sue persone di fiducia non ricevono codici su questo canale.',
    test: 'Acceda, controlli i dati del canale e lo provi.',
    short: (connector: string) => `Il suo canale ${connector} non funziona da tre giorni. Acceda e lo provi.`,
    unnamedShort: 'per raggiungerla',
  },

  'device-gone': {
    subject: 'Uno dei suoi dispositivi non riceve più le nostre notifiche',
    opening: (device: string) =>
      `Il browser su ${device} non accetta più le nostre notifiche, perciò abbiamo eliminato questo canale. La raggiungiamo sugli altri e per e-mail.`,
    unnamedDevice: 'uno dei suoi dispositivi',
    again: 'Forse lì sono state disattivate. Per riattivarle, acceda da quel dispositivo.',
    short: (device: string) => `Le nostre notifiche non raggiungono più ${device}. Per riattivarle, acceda da lì.`,
  },

  'chat-gone': {
    subject: 'Non riceve più i nostri messaggi su Telegram',
    opening:
      'La chat con il nostro bot su Telegram è bloccata o eliminata, perciò abbiamo eliminato questo canale. La raggiungiamo sugli altri e per e-mail.',
    again: 'Forse è successo per errore. Per ricevere di nuovo i messaggi lì, acceda e colleghi di nuovo Telegram.',
    short: 'I nostri messaggi non la raggiungono più su Telegram. Per riceverli di nuovo lì, acceda e colleghi di nuovo Telegram.',
  },

  'storage-broken': {
    subject: 'Uno dei suoi archivi non funziona più',
    opening: (storage: string, reason: string) => `Una volta al mese controlliamo i suoi archivi. Da tre giorni ${storage} non funziona: ${reason}`,
    unnamedStorage: 'uno dei suoi archivi',
    test: 'Il suo testamento sigillato non è in questo archivio. Se vuole ancora usarlo, acceda, ne controlli i dati e lo provi.',
    short: (storage: string) => `L’archivio ${storage} non funziona da tre giorni. Acceda e lo provi.`,
    unnamedShort: 'per documenti',
  },

  'drive-joined': {
    subject: 'Un cloud è stato collegato al suo account',
    opening: (storage: string, account: string) =>
      `Una persona entrata nel suo account ha collegato un cloud: ${storage}. Il nome dell’account presso questo cloud è ${account}.`,
    unnamedStorage: 'un archivio',
    unnamedAccount: 'vuoto',
    ifYou: 'Se l’ha fatto Lei e questo è il suo cloud, non deve fare nulla.',
    notYou: 'Se non l’ha fatto Lei, acceda, elimini questo archivio e cambi la sua password.',
    short:
      'Un cloud è stato collegato all’account del suo testamento. Se non l’ha fatto Lei, acceda, elimini questo archivio e cambi la sua password.',
  },

  'drive-lost': {
    subject: 'Colleghi di nuovo il suo cloud',
    opening: (storage: string) =>
      `Non possiamo più aprire l’archivio ${storage}, perché il nostro accesso a questo cloud è finito. Succede se l’accesso è stato revocato, se la password è stata cambiata o se il cloud non è stato usato per molto tempo.`,
    reconnect:
      'Finché non lo collega di nuovo, nemmeno le sue persone di fiducia possono leggere i documenti in questo archivio. Acceda e lo colleghi di nuovo. Non deve sigillare di nuovo il suo testamento.',
    short: 'Non possiamo più aprire il suo cloud. Acceda all’account del suo testamento e lo colleghi di nuovo.',
  },

  'email-bounced': {
    subject: 'Le nostre e-mail non la raggiungono più',
    opening: (address: string) =>
      `Abbiamo inviato un’e-mail a ${address}, l’indirizzo del suo account. Ci è tornata indietro: questa casella non l’accetta.`,
    others: 'Per ora la raggiungiamo sugli altri canali. Una domanda che ci è solo tornata indietro non conta come senza risposta.',
    change: 'Acceda e cambi l’indirizzo e-mail del suo account. Se l’indirizzo è giusto, controlli che la casella esista e non sia piena.',
    short: 'Le nostre e-mail all’indirizzo dell’account del suo testamento tornano indietro. Acceda e cambi l’indirizzo:',
  },

  'survivor-unreachable': {
    subject: (survivor: string) => `Le nostre e-mail non raggiungono più ${survivor}`,
    opening: (survivor: string) => `Abbiamo inviato un’e-mail a ${survivor}. Ci è tornata indietro: questa casella non l’accetta.`,
    needed: (survivor: string) =>
      `Senza un indirizzo e-mail che funziona, ${survivor} non può ricevere il link personale che serve per aprire il suo testamento.`,
    correct: 'Chieda l’indirizzo attuale, acceda e lo salvi tra i recapiti di questa persona. Se l’indirizzo è giusto, lo salvi di nuovo.',
    short: 'Le nostre e-mail a una delle sue persone di fiducia tornano indietro. Acceda all’account del suo testamento e corregga l’indirizzo:',
  },

  'contact-reported': {
    subject: 'Una delle sue persone di fiducia potrebbe avere un altro indirizzo',
    opening: (survivor: string) => `Qualcuno che legge i nostri messaggi per ${survivor} ha risposto che usiamo l’indirizzo sbagliato.`,
    openingWithProposal: (survivor: string) =>
      `Qualcuno che legge i nostri messaggi per ${survivor} ha risposto che usiamo l’indirizzo sbagliato, e ne ha proposto un altro.`,
    unchanged: 'Non abbiamo cambiato nulla, perché non sappiamo chi l’ha scritto.',
    ask: (survivor: string) => `Chieda a ${survivor} di persona o per telefono. Poi acceda e salvi l’indirizzo giusto.`,
    short:
      'Forse usiamo l’indirizzo sbagliato per una delle sue persone di fiducia, ma non abbiamo cambiato nulla. Chieda a questa persona e poi acceda:',
  },

  'quorum-worse': {
    subject: 'Meno persone di prima possono aprire il suo testamento',
    opening: 'Verifichiamo se raggiungiamo le persone che possono aprire il suo testamento. La situazione è peggiorata.',
    reached: (survivors: number, reachable: number) => `Lei ha ${survivors} persone di fiducia, e ne raggiungiamo ${reachable}.`,
    needed: (threshold: number) => `Almeno ${threshold} di loro devono partecipare per aprire il suo testamento.`,
    tooFew: 'Se resta così, il suo testamento può restare chiuso.',
    justEnough: 'Se un’altra persona non può partecipare, il testamento può restare chiuso.',
    spare: (margin: number) => `Quindi si può aprire anche senza ${margin} di quelle che raggiungiamo.`,
    unreachable: 'Nessun canale raggiunge:',
    rejected: 'Lei ha rifiutato una modifica mentre questi canali erano nuovi. Finché non ne inserisce di nuovo i dati, non trasmettono messaggi:',
    unnamedConnector: 'un canale',
    correct: 'Acceda, corregga i loro recapiti o indichi un’altra persona di fiducia. Il suo testamento resta sigillato com’è.',
    seldom: 'Inviamo questo messaggio al massimo una volta ogni 30 giorni.',
    short: (reachable: number, survivors: number, threshold: number) =>
      `Raggiungiamo ${reachable} delle sue ${survivors} persone di fiducia, e ${threshold} devono partecipare per aprire il suo testamento. Acceda e corregga i loro recapiti:`,
  },
};
