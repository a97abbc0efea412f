import type * as english from '#words/en/answers.ts';

const CLOSED = 'Se il suo testamento è sigillato, non vi si può cambiare nulla finché Lei non conferma la sua identità.';
const CONNECTORS = 'I canali aggiunti o configurati negli ultimi sette giorni non trasmettono messaggi finché Lei non ne inserisce di nuovo i dati.';

export const answers: typeof english.answers = {
  offers: {
    check: {
      title: 'Sta bene?',
      sentences: [
        'Ci ha chiesto di verificare di tanto in tanto che Lei stia bene. Se è così, prema il pulsante.',
        'Così sappiamo che sta bene. Se una consegna è stata avviata, si ferma. Finché non preme il pulsante, non cambia nulla.',
      ],
      button: 'Sì, sto bene',
    },
    review: {
      title: 'È ancora tutto giusto nel suo testamento?',
      sentences: [
        'Una volta all’anno le chiediamo se il suo testamento è ancora giusto: i documenti, le persone e come le raggiungiamo. L’elenco è nel nostro messaggio.',
        'Se non c’è nulla da cambiare, prema il pulsante. Ci dice così anche che sta bene.',
      ],
      button: 'È ancora tutto giusto',
      elsewhere: 'Cambiare qualcosa',
    },
    pending: {
      title: 'Sta bene?',
      sentences: [
        'Non ha risposto alle nostre domande, perciò le sue persone di fiducia possono avviare la consegna del suo testamento.',
        'Se sta bene, prema il pulsante. Se una consegna è stata avviata, si ferma. Avvisiamo le sue persone di fiducia che Lei ha risposto, e verifichiamo di tanto in tanto che Lei stia bene, come prima.',
      ],
      button: 'Sto bene: fermare la consegna',
    },
    stop: {
      title: 'Fermare la consegna del suo testamento?',
      sentences: [
        'Una delle sue persone di fiducia ha avviato la consegna del suo testamento.',
        'Se sta bene, prema il pulsante. La consegna termina e non apriamo nulla. Avvisiamo le sue persone di fiducia che è stata fermata con questo link.',
      ],
      button: 'Sto bene: fermare la consegna',
    },

    recovery: {
      title: 'Ha scelto Lei una nuova password?',
      sentences: [
        'Qualcuno ci ha detto, con un nostro link, che Lei non ha reimpostato la password del suo account. Perciò vale di nuovo la password precedente.',
        'Se l’ha reimpostata Lei, prema il pulsante. Le inviamo allora un nuovo link per scegliere una password.',
      ],
      button: 'Ho reimpostato io la password',
    },
    'undo-email': {
      title: 'Annullare la modifica del suo indirizzo e-mail?',
      sentences: [
        'L’indirizzo e-mail del suo account è stato cambiato.',
        'Se non l’ha fatto Lei, prema il pulsante. L’indirizzo precedente torna a essere quello del suo account, tutte le sessioni vengono chiuse e le inviamo un link per scegliere una nuova password.',
        `${CLOSED} Se la modifica è sua e vuole solo l’indirizzo precedente, acceda e lo inserisca lì.`,
      ],
      button: 'Non l’ho fatto io: annullare la modifica',
    },
    'not-me': {
      title: 'Qualcun altro ha cambiato l’account del suo testamento?',
      sentences: [
        'Se non l’ha fatto Lei, prema il pulsante. Tutte le sessioni vengono chiuse e le inviamo un link per scegliere una nuova password.',
        'Nel suo testamento non si può cambiare nulla finché Lei non conferma la sua identità. Se un nome o dei recapiti sono stati sostituiti, valgono di nuovo quelli precedenti. Se è stata aggiunta una persona, viene tolta. Se le nostre domande erano in pausa, la pausa finisce. Una carta di stop non funziona più.',
      ],
      button: 'Non l’ho fatto io',
    },
    'undo-settings': {
      title: 'Annullare la modifica delle impostazioni delle domande?',
      sentences: [
        'Qualcuno ha cambiato ogni quanto verifichiamo che Lei stia bene, o quando le sue persone di fiducia possono avviare la consegna del suo testamento.',
        'Se non l’ha fatto Lei, prema il pulsante. Valgono di nuovo le impostazioni precedenti. Tutte le sessioni vengono chiuse e le inviamo un link per scegliere una nuova password.',
        'Nel suo testamento non si può cambiare nulla finché Lei non conferma la sua identità. Se la modifica è sua e vuole solo altre impostazioni, acceda e le cambi lì.',
      ],
      button: 'Non l’ho fatto io: annullare la modifica',
    },
    'undo-factor': {
      title: 'Qualcun altro ha cambiato il secondo fattore del suo account?',
      sentences: [
        'Se non l’ha fatto Lei, prema il pulsante. Tutte le sessioni vengono chiuse e le inviamo un link per scegliere una nuova password.',
        'Passkey, app di autenticazione e codici di recupero aggiunti negli ultimi sette giorni non funzionano più. Ciò che è stato tolto non viene rimesso.',
        CLOSED,
      ],
      button: 'Non l’ho fatto io',
    },
    'undo-deletion': {
      title: 'Conservare ciò che verrebbe eliminato?',
      sentences: [
        'Una persona entrata nel suo account, che ne conosce la password, ci ha chiesto di eliminare il suo testamento o tutto il suo account.',
        'Se vuole conservare tutto, o se non l’ha chiesto Lei, prema il pulsante. Allora non viene eliminato nulla e tutto resta com’è.',
      ],
      button: 'Conservare tutto',
    },
    'opt-out': {
      title: 'Non conosce la persona che si fida di Lei?',
      sentences: [
        'Qualcuno ha indicato Lei come persona di fiducia per il suo testamento e ci ha dato l’indirizzo a cui abbiamo scritto.',
        'Se non conosce questa persona, prema il pulsante. Allora non inviamo più avvisi a questo indirizzo e diciamo alla persona che l’indirizzo potrebbe essere sbagliato.',
      ],
      button: 'Non conosco questa persona',
    },
  },

  nextAsk: (moment: string) => `Le chiediamo di nuovo se sta bene il ${moment}.`,

  done: {
    check: { title: 'Grazie', sentences: ['Ci fa piacere avere sue notizie.'] },
    review: { title: 'Grazie', sentences: ['Ci fa piacere avere sue notizie. Chiederemo di nuovo tra un anno.'] },
    pending: {
      title: 'Grazie',
      sentences: [
        'Ci fa piacere avere sue notizie. Se una consegna era stata avviata, è ferma. Avvisiamo le sue persone di fiducia, e verifichiamo di tanto in tanto che Lei stia bene, come prima.',
      ],
    },
    stop: {
      title: 'La consegna è ferma',
      sentences: ['Ci fa piacere avere sue notizie. La consegna è ferma e avvisiamo le sue persone di fiducia.'],
    },
    recovery: { title: 'Grazie', sentences: ['Le inviamo un link per e-mail. Lo usi per scegliere una nuova password.'] },
    'undo-email': {
      title: 'La modifica è annullata',
      sentences: [
        'Il suo indirizzo e-mail precedente è di nuovo quello del suo account, e tutte le sessioni sono state chiuse.',
        `Scelga una nuova password con il link che le inviamo. ${CLOSED}`,
        CONNECTORS,
      ],
    },
    'not-me': {
      title: 'Il suo testamento è al sicuro da altre modifiche',
      sentences: [
        'Tutte le sessioni sono state chiuse, e nel suo testamento non si può cambiare nulla finché Lei non conferma la sua identità. Se questa modifica aveva sostituito un nome o dei recapiti, valgono di nuovo quelli precedenti. Se aveva aggiunto una persona, è stata tolta. Se aveva messo in pausa le nostre domande, la pausa è finita. La sua carta di stop non funziona più.',
        'Scelga una nuova password con il link che le inviamo.',
        'I nuovi codici di riserva restano validi, e le persone tolte vanno aggiunte di nuovo. Controlli le sue persone di fiducia e faccia nuovi fogli dove ha dubbi.',
        CONNECTORS,
      ],
    },
    'undo-settings': {
      title: 'La modifica è annullata',
      sentences: [
        'Valgono di nuovo le impostazioni precedenti. Tutte le sessioni sono state chiuse, e nel suo testamento non si può cambiare nulla finché Lei non conferma la sua identità.',
        'Scelga una nuova password con il link che le inviamo. Questa non era una risposta alle nostre domande. Se una domanda o una consegna aspetta la sua risposta, risponda anche a quella.',
        CONNECTORS,
      ],
    },
    'undo-factor': {
      title: 'Tutte le sessioni sono state chiuse',
      sentences: [
        'Passkey, app di autenticazione e codici di recupero aggiunti negli ultimi sette giorni non funzionano più.',
        `Scelga una nuova password con il link che le inviamo. ${CLOSED} Poi aggiunga di nuovo una passkey o un’app di autenticazione.`,
        CONNECTORS,
      ],
    },
    'undo-deletion': {
      title: 'Non verrà eliminato nulla',
      sentences: [
        'Tutto resta com’è. Se avevamo scritto alle sue persone di fiducia che il suo testamento sarebbe stato eliminato, ora diciamo loro che viene conservato.',
        'Se non ha chiesto Lei l’eliminazione, qualcuno conosce la sua password. Acceda e ne scelga una nuova.',
      ],
    },
    'opt-out': { title: 'Grazie', sentences: ['Non inviamo più avvisi a questo indirizzo. Ci scusiamo per il disturbo.'] },
  },

  removal: {
    unnamed: 'questa persona',
    sentence: (name: string) =>
      `L’ha avviata ${name} con una prova. Se non si fida più di ${name}, può chiederci di togliere questa persona. Un link da solo non toglie nessuno: Lei lo conferma quando accede.`,
    button: (name: string) => `Sto bene: fermare la consegna e chiedere di togliere ${name}`,
    asked: (name: string) => ({
      title: 'La consegna è ferma',
      sentences: [
        'Ci fa piacere avere sue notizie. La consegna è ferma e avvisiamo le sue persone di fiducia.',
        `${name} è ancora nel suo elenco. Acceda al servizio entro 7 giorni: lì le mostriamo la sua richiesta, e Lei toglie ${name} o non fa nulla.`,
        `Fino ad allora, ${name} può avviare una consegna al massimo una volta al giorno. Lei può fermarle tutte.`,
      ],
    }),
  },

  held: {
    title: 'Tutte le sessioni sono state chiuse',
    sentences: [
      'Nel suo testamento non si può cambiare nulla finché Lei non conferma la sua identità. Al momento non possiamo annullare la modifica.',
      'Se è in corso una consegna, la fermi con il link del nostro messaggio che ne parla. Poi apra di nuovo questo link e prema ancora una volta il pulsante.',
    ],
  },

  used: {
    title: 'Ha già risposto',
    sentences: ['Questo link è già stato usato e la sua risposta vale. Non deve fare nulla.'],
  },

  usedUp: {
    'not-me': {
      title: 'Tutte le sessioni erano già chiuse',
      sentences: [
        'Nel suo testamento non si può cambiare nulla finché Lei non conferma la sua identità. Questa modifica è stata annullata per quanto possibile.',
        'I nuovi codici di riserva restano validi, e le persone tolte vanno aggiunte di nuovo. Controlli le sue persone di fiducia appena può.',
      ],
    },
    recovery: { title: 'Ha già risposto', sentences: ['Su questa reimpostazione è già stata data una risposta. Non deve fare nulla.'] },
    'undo-settings': {
      title: 'Questa modifica era già stata annullata',
      sentences: ['Valgono di nuovo le impostazioni precedenti. Non deve fare nulla.'],
    },
    'undo-factor': {
      title: 'Questa modifica era già stata rifiutata',
      sentences: ['Tutte le sessioni sono state chiuse. Scelga una nuova password se non l’ha ancora fatto.'],
    },
    'undo-deletion': {
      title: 'Non verrà eliminato nulla',
      sentences: ['La richiesta di eliminazione è già stata annullata, o è finita. Tutto resta com’è.'],
    },
    'opt-out': { title: 'Grazie', sentences: ['Non inviamo avvisi a questo indirizzo.'] },
  },

  refused: {
    invalid_link: {
      title: 'Questo link non è completo',
      sentences: ['Copi tutto il link dal nostro messaggio. Può anche accedere al servizio e dirci lì che sta bene.'],
    },
    link_expired: {
      title: 'Questo link non funziona più',
      sentences: [
        'Le abbiamo inviato un messaggio più recente, o il link è scaduto.',
        'Se sta bene, usi il nostro messaggio più recente, o acceda al servizio e ce lo dica lì.',
      ],
    },
  },

  freshLink: {
    sentence: 'Se una domanda o una consegna aspetta la sua risposta, possiamo inviarle un nuovo link sullo stesso canale di questo.',
    button: 'Inviarmi un nuovo link',
    asked: {
      title: 'Aspetti un nostro nuovo messaggio',
      sentences: [
        'Se una domanda o una consegna aspetta la sua risposta e si può ancora rispondere con un link, riceve un nuovo link entro pochi minuti. Ne inviamo al massimo tre all’ora.',
        'Se non arriva nessun messaggio, acceda al servizio. Lì può sempre dirci che sta bene.',
      ],
    },
  },

  stillWorks: {
    title: 'Questo link funziona',
    sentences: ['Apra di nuovo il link del nostro messaggio e prema lì il pulsante.'],
  },

  reset: {
    title: 'Ha reimpostato Lei la password del suo account?',

    happened: (at: string, until?: string) =>
      until === undefined
        ? `La password del suo account è stata reimpostata per e-mail il ${at}. Finché non conferma che l’ha fatto Lei, nel suo testamento non si può cambiare nulla.`
        : `La password del suo account è stata reimpostata per e-mail il ${at}. Fino al ${until} nel suo testamento non si può cambiare nulla.`,

    happenedProtected: (at: string) =>
      `La password del suo account è stata reimpostata per e-mail il ${at}. Le modifiche richiedono ancora il suo secondo fattore.`,

    happenedUnsealed: (at: string) => `La password del suo account è stata reimpostata per e-mail il ${at}.`,

    happenedDenied: (at: string, until?: string) =>
      until === undefined
        ? `Un link per e-mail ha rifiutato una reimpostazione della sua password il ${at}. La sua password precedente vale di nuovo. Finché non conferma che l’ha fatto Lei, nel suo testamento non si può cambiare nulla.`
        : `Un link per e-mail ha rifiutato una reimpostazione della sua password il ${at}. La sua password precedente vale di nuovo. Fino al ${until} nel suo testamento non si può cambiare nulla.`,
    confirmElsewhere:
      'Questo link è arrivato per e-mail, perciò non può confermare la reimpostazione. Se ha reimpostato Lei la password, usi il link che abbiamo inviato su un altro canale.',
    nothingToDo: 'Se ha reimpostato Lei la password, non deve fare altro.',
    howToDeny:
      'Se non l’ha fatto Lei, prema il pulsante che lo dice. Tutte le sessioni vengono chiuse e vale di nuovo la password precedente. Per 7 giorni una nuova password richiede codici di riserva delle sue persone di fiducia, perché chi può leggere le sue e-mail non possa impostarne una.',

    howToDenyUnsealed:
      'Se non l’ha reimpostata Lei, prema il pulsante che lo dice. Tutti vengono disconnessi, e torna valida la password di prima. Il suo account torna com’era prima della reimpostazione. Conserviamo per 30 giorni quello che vi è stato inserito da allora, e Lei decide che cosa è suo.',
    cannotDeny: 'Questo link non può rifiutare la reimpostazione. Se non l’ha fatto Lei, scelga di nuovo una password.',
    mine: 'Sto bene, e ho reimpostato la password',
    notMine: 'Sto bene, ma non l’ho reimpostata',

    rejected: 'Sto bene, e ho rifiutato la reimpostazione',

    stillClosed: (until?: string) =>
      until === undefined
        ? 'Finché non lo conferma su un altro canale, nel suo testamento non si può cambiare nulla, perché forse qualcun altro conosce la sua password precedente. Con i codici di riserva di un numero sufficiente di persone di fiducia può di nuovo cambiarlo subito.'
        : `Fino al ${until} nel suo testamento non si può cambiare nulla, perché forse qualcun altro conosce la sua password precedente. Con i codici di riserva di un numero sufficiente di persone di fiducia può di nuovo cambiarlo subito.`,

    stopsNothing: 'Questo link non ferma la consegna del suo testamento che è in corso. Per fermarla, acceda.',
    confirmed: { title: 'Grazie', sentences: ['Può di nuovo cambiare tutto nel suo testamento.'] },
    unconfirmed: {
      title: 'Grazie',
      sentences: [
        'La sua risposta non ha cambiato nulla della reimpostazione della sua password. Apra il nostro messaggio più recente su un altro canale.',
        'Un link per e-mail non può confermare una reimpostazione. Un canale nuovo nel suo account non può rifiutarla. Nessun link conferma una reimpostazione successiva.',
      ],
    },
    denied: {
      title: 'La sua password precedente vale di nuovo',
      sentences: (until: string, survivors: number | undefined) => [
        'Tutte le sessioni sono state chiuse. Per accedere, usi la password di prima della reimpostazione.',
        `Fino al ${until} una nuova password richiede codici di riserva di ${survivors} delle sue persone di fiducia. I codici sono sui fogli nelle loro buste sigillate.`,
        'Forse qualcun altro può leggere le sue e-mail. Cambi la password della sua casella e-mail.',
      ],

      sentencesUnsealed: (names: string) => [
        'Tutte le sessioni sono state chiuse. Per accedere, usi la password di prima della reimpostazione.',
        ...(names === ''
          ? []
          : [
              `Il suo account è com’era prima della reimpostazione. Conserviamo per 30 giorni quello che vi è stato inserito da allora: ${names}. Acceda e decida che cosa è suo.`,
            ]),
        'Forse qualcun altro può leggere le sue e-mail. Cambi la password della sua casella e-mail.',
      ],

      unnamed: { settings: 'le sue impostazioni', factors: 'il suo secondo fattore' },
    },
  },
};
