import type * as english from '#words/en/pages/confirm.ts';
export const confirm: typeof english.confirm = {
  title: 'Vuole essere una persona di fiducia?',
  lead: (host: string) => `${host} ha indicato Lei come persona di fiducia per il suo testamento, e ci ha chiesto di scriverle.`,
  who: 'Custodiamo testamenti e li consegniamo quando chi li ha scritti è morto.',
  means: 'Che cosa fa una persona di fiducia',
  meansSteps: (host: string) => [
    `Riceve una busta sigillata da ${host}. La tenga chiusa, in un posto sicuro.`,
    `Dopo la morte di ${host}, Lei e le altre persone di fiducia aprite insieme il testamento. Nessuna di queste persone può aprirlo da sola.`,
    `Se qualcuno avvia la consegna per errore, ${host} ha 48 ore per fermarla.`,
    'Fino ad allora non le chiediamo nulla. Una volta all’anno chiediamo se la raggiungiamo ancora.',
  ],
  sentTo: (address: string) => `Abbiamo inviato il nostro messaggio a ${address}.`,
  unsure: 'È autentico?',
  unsureText: (host: string) => `In caso di dubbio, parli con ${host} prima di rispondere. Non le chiediamo mai una password, denaro o un documento.`,

  answer: 'La sua risposta',
  answerMissing: 'Scelga una delle risposte.',
  answers: {
    confirmed: 'Sì, sono d’accordo, e questo indirizzo è giusto',
    wrong_contact: 'Sono io, ma ho un altro indirizzo',
    not_me: 'Non conosco questa persona, o non sono d’accordo',
  },
  hints: {
    confirmed: 'Può cambiare questa risposta più tardi con lo stesso link.',
    wrong_contact: 'Mostriamo l’altro indirizzo alla persona che si fida di Lei, che poi decide.',
    not_me: 'Smettiamo di inviare avvisi a questo indirizzo e avvisiamo la persona che si fida di Lei.',
  },
  address: 'L’indirizzo e-mail giusto per Lei',
  addressHint: 'Può lasciarlo vuoto e dirlo direttamente alla persona.',
  addressWrong: 'Inserisca un indirizzo e-mail come nome@example.com, o lasci vuoto il campo.',
  language: 'In quale lingua dobbiamo scriverle?',
  send: 'Inviare la mia risposta',

  confirmedTitle: 'Grazie. La sua conferma è registrata',
  confirmed: (host: string) => `Ora non deve fare altro. ${host} può vedere che Lei è d’accordo.`,
  keep: 'Che cosa conservare',
  keepSteps: (host: string) => [
    `La busta sigillata di ${host}. Se non l’ha ancora, la chieda.`,
    'La tenga chiusa, e non fotografi ciò che contiene.',
    'Dica a una persona di cui si fida dove si trova, nel caso Lei non possa andare a prenderla.',
  ],
  later: 'Che cosa succede dopo',
  laterSteps: (host: string, site: string) => [
    'Una volta all’anno le inviamo un’e-mail e chiediamo di nuovo.',
    `Se ${host} non ci risponde per molto tempo, le scriviamo.`,
    `Se ${host} non è più in vita e Lei non ha un nostro messaggio, prenda la busta e apra ${site}`,
  ],

  alerts: {
    title: 'Perché si accorga dei nostri messaggi',
    text: 'Un messaggio sfugge facilmente. Se vuole, diciamo anche su questo dispositivo o su Telegram che un messaggio per Lei è in arrivo. L’avviso non nomina nessuno e non dice nulla del testamento.',

    here: {
      push: (at: string) => `Un dispositivo, dal ${at}`,
      telegram: (at: string) => `Telegram, dal ${at}`,
    },
    remove: {
      push: 'Togliere il dispositivo',
      telegram: 'Togliere Telegram',
    },
    turnOn: 'Avvisarmi su questo dispositivo',
    willAsk: 'Il suo browser le chiede allora il permesso.',
    turnedOn: 'Da ora questo dispositivo mostra quando un messaggio per Lei è in arrivo. Tra un momento riceve il primo.',
    denied:
      'Il suo browser non permette le notifiche di questa pagina. Le permetta nelle impostazioni del browser per questa pagina, e prema di nuovo il pulsante.',
    failed:
      'Il suo browser non ha potuto attivare le notifiche. Controlli la connessione a internet, e prema di nuovo il pulsante. In una finestra privata non funziona.',
    connectChat: 'Avvisarmi su Telegram',
    openChat: 'Aprire Telegram',
    pressStart: 'Lì prema «Avvia». Questa pagina mostra allora che ha funzionato.',
    connected: 'Da ora le scriviamo anche su Telegram quando un messaggio per Lei è in arrivo.',
    removed: 'È stato tolto.',
    none: 'Questo browser non può mostrare notifiche di questa pagina. Non perde nulla: i nostri messaggi arrivano come prima.',
  },

  wrongTitle: (host: string) => `Grazie. Ora decide ${host}`,
  wrong: (host: string) => `Mostriamo la sua risposta a ${host}. Non abbiamo cambiato nulla: scriviamo ancora all’indirizzo che abbiamo.`,
  wrongNext: (host: string) => `Lo dica anche Lei a ${host}, perché non possiamo sapere chi risponde qui.`,

  notMeTitle: 'Grazie. Smettiamo di inviare avvisi',
  notMe: 'Non inviamo più avvisi a questo indirizzo. Avvisiamo la persona che si fida di Lei che non è quello giusto.',
  notMeMistake:
    'Se l’ha scelto per errore, parli con la persona che si fida di Lei. Quella persona può salvare di nuovo il suo indirizzo e invitarla più tardi.',

  change: 'Cambiare la mia risposta',
  closedTitle: 'Con questo link non si può rispondere',
  closed: 'Non è cambiato nulla.',
  noLink: 'Apra di nuovo il link della nostra e-mail. Se è lungo, lo copi tutto.',
  failures: {
    invalid_link: 'Questo link non è completo, o non è nostro. Lo apra di nuovo dalla nostra e-mail.',
    link_expired: 'Questo link non vale più. Chieda alla persona che si fida di Lei di inviarle un nuovo invito.',
  },
};
