import type * as english from '#words/en/pages/banner.ts';
export const banner: typeof english.banner = {
  pending: {
    title: 'Non abbiamo avuto sue notizie',
    text: 'Non ha risposto alle nostre domande, perciò abbiamo avvisato le sue persone di fiducia. Ognuna può ora avviare la consegna del suo testamento. Nessuna l’ha ancora fatto, quindi non apriamo nulla.',
    stop: 'Sto bene: fermare tutto',
  },
  titles: {
    running: 'È in corso una consegna del suo testamento',
    open: 'Le sue persone di fiducia possono ora leggere i suoi documenti',
    stalled: 'Una consegna del suo testamento è in attesa',
    failed: 'Non è stato possibile aprire i suoi documenti',
  },
  why: {
    stalled:
      'Da 30 giorni troppo poche persone di fiducia hanno confermato la loro identità. Il testamento si apre comunque appena saranno abbastanza.',
    failed:
      'Un numero sufficiente di persone di fiducia ha confermato la propria identità, ma non abbiamo potuto leggere i suoi documenti sigillati.',
  } as Partial<Record<'running' | 'open' | 'stalled' | 'failed', string>>,
  confirmations: 'Conferme',
  startedBy: (name: string, moment: string) => `L’ha avviata ${name} il ${moment}.`,
  startedByName: (name: string, moment: string) => `L’ha avviata qualcuno che ha dato il nome ${name}, il ${moment}.`,
  opensAt: (moment: string) => `Non apriamo nulla prima del ${moment}.`,
  opensUnknown: 'Non si sa ancora da quando si potranno leggere i documenti. Prima ci assicuriamo che un messaggio l’abbia raggiunta.',
  openSince: (moment: string) => `I documenti si possono leggere dal ${moment}.`,
  link: 'Il link nei nostri messaggi',
  linkUntil: (moment: string) => `Ferma la consegna fino al ${moment}. Il pulsante di questa pagina la ferma finché è in corso.`,
  linkOver: 'Non vale più. Il pulsante di questa pagina ferma ancora la consegna.',
  needed: (threshold: number) => `Devono confermare la loro identità ${threshold} persone di fiducia.`,
  noProofs: 'Finora non l’ha fatto nessuno.',
  proof: (name: string, moment: string) => `${name}, il ${moment}`,
  nothingRead: 'Finora non è stato letto nulla.',
  readTitle: 'Letto finora',
  read: (name: string, document: string, moment: string) => `${name} ha aperto ${document} il ${moment}`,
  message: 'il messaggio personale',
  details: 'Chi ha confermato e che cosa è stato letto',
  stop: 'Sto bene: fermare la consegna',
  stopHint: 'Così la consegna si ferma subito. Il suo testamento resta sigillato.',
  stopAndRemove: (name: string) => `Fermarla e togliere ${name}`,
  removeTitle: (name: string) => `Fermare la consegna e togliere ${name}?`,
  removeOnlyName: (name: string) => `La consegna è stata avviata solo con un nome. Qualcun altro potrebbe aver usato il nome ${name}.`,
  removeText: (name: string) =>
    `${name} non potrà più avviare una consegna né aprire il suo testamento. Il foglio non funzionerà più, e il messaggio personale verrà eliminato. Non si può annullare.`,
  removeOthers:
    'I fogli degli altri restano validi. Li avvisiamo che una persona è stata tolta, senza il nome. Se restassero meno persone di quante ne servono, fermiamo solo la consegna.',
  removeConfirm: (name: string) => `Fermare e togliere ${name}`,
  removed: (name: string) =>
    `${name} non fa più parte delle sue persone di fiducia e non può più avviare una consegna. Ora sigilliamo di nuovo i suoi documenti con una nuova chiave.`,
  notRemoved: (name: string, why: string) => `${name} è ancora nel suo elenco. ${why}`.trim(),
  notRemovedWhy: {
    below_threshold: 'Resterebbero meno persone di quante ne servono. Aggiunga prima una persona, o riduca il numero necessario.',
    step_up_required: 'Serve il suo secondo fattore. Può togliere questa persona nella pagina Persone di fiducia.',
    recently_recovered:
      'La sua password è stata reimpostata per e-mail, o una modifica è stata rifiutata. La pagina Sicurezza dice come confermare che l’ha fatto Lei.',
    sealing_in_progress:
      'Il suo testamento viene sigillato in questo momento. Tolga questa persona tra qualche minuto, nella pagina Persone di fiducia.',
    survivor_not_found: 'Questa persona non è più nel suo elenco.',
  } as Record<string, string>,
  stopped: 'La consegna è ferma',
  stoppedPending: 'È tutto fermo',
  stoppedText: 'Il suo testamento è chiuso e resta sigillato. Ciò che le sue persone di fiducia hanno confermato non conta più.',
  stoppedPendingText: 'Il suo testamento resta sigillato, e contiamo di nuovo da zero le domande senza risposta.',
  afterReading: 'Ciò che è già stato letto o salvato non si può riprendere.',
  informing: (names: string) => `Ora inviamo un messaggio a ${names}: dice che Lei sta bene e come tutto è stato fermato.`,
  informingAll: 'Ora inviamo un messaggio a tutte le sue persone di fiducia: dice che Lei sta bene e come tutto è stato fermato.',
  nextAsk: (moment: string) => `Le chiediamo di nuovo se sta bene il ${moment}.`,
  notYou: 'Se non se l’aspettava, scopra che cosa è successo:',
  next: {
    '/security': 'Cambi la sua password, e veda su quali dispositivi il suo account è aperto',
    '/survivors': 'Controlli le sue persone di fiducia, e parli con loro',
    '/history': 'Legga che cosa è successo, e quando',
  },
  close: 'Chiudere questo messaggio',
  failures: { transfer_not_running: 'Questa consegna è già finita. La pagina mostra ora lo stato attuale.' } as Record<string, string>,
};
