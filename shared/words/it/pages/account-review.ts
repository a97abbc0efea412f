import type * as english from '#words/en/pages/account-review.ts';
export const accountReview: typeof english.accountReview = {
  title: 'È tutto suo?',

  reset: (at: string) => `La sua password è stata reimpostata per e-mail il ${at}.`,

  resets: (first: string, last: string) =>
    `La sua password è stata reimpostata per e-mail il ${first}. Poi è stata reimpostata di nuovo, o una reimpostazione è stata rifiutata, l’ultima volta il ${last}.`,
  why: 'Può farlo chiunque legga le sue e-mail. Perciò controlli se è suo tutto quello che da allora è stato inserito nel suo account.',
  nothing: 'Ora non c’è nulla da controllare',

  asideTitle: 'Che cosa abbiamo messo da parte',
  aside: [
    'Abbiamo riportato il suo account com’era prima della prima reimpostazione. Quello che vi è stato inserito da allora è conservato qui e non ha alcun effetto.',
    'Riprenda solo quello che ha inserito Lei. Se il suo account ha già questa voce, viene sostituita.',
    'Per il resto non deve fare nulla. Lo cancelliamo quando il tempo è scaduto.',
  ],
  until: (moment: string) => `Può riprenderlo fino al ${moment}.`,
  bringBack: 'Questo è mio: riprenderlo',

  broughtBack: (name: string) => `Ripreso: ${name}`,

  listTitle: 'Che cosa è stato inserito dopo la reimpostazione',
  empty: 'Da allora non è stato inserito nulla. Può sigillare il suo testamento come sempre.',
  kinds: {
    survivor: 'Persona di fiducia',
    connector: 'Canale',
    storage: 'Archivio',
    settings: 'Impostazioni',
    factors: 'Secondo fattore',
    stop_card: 'Carta di stop',
    account: 'Il suo account',
    document: 'Documento',
  },
  changes: {
    survivor: {
      added: 'Questa persona è stata aggiunta.',
      changed: 'I dati di questa persona sono stati cambiati.',
      removed: 'Questa persona è stata tolta.',
    },
    connector: { added: 'Questo canale è stato aggiunto.', changed: 'Questo canale è stato cambiato.', removed: 'Questo canale è stato tolto.' },
    storage: { added: 'Questo archivio è stato aggiunto.', changed: 'Questo archivio è stato cambiato.', removed: 'Questo archivio è stato tolto.' },
    settings: 'Le sue impostazioni sono state cambiate.',
    factors: 'È cambiata una passkey, un’app di autenticazione o i codici di recupero.',
    stop_card: 'È stata fatta una nuova carta di stop.',
    account: 'I dati del suo account sono stati cambiati.',
    document: 'Questo documento è stato caricato prima dell’ultima reimpostazione.',
  },

  changed: (what: string) => `Che cosa è diverso: ${what}.`,
  fields: {
    name: 'il nome',
    contacts: 'i contatti',
    paper: 'il foglio',
    message: 'il messaggio personale',
    channel: 'i dati di accesso, o dove La raggiunge',
    place: 'il luogo, o i dati di accesso',
    display_name: 'il suo nome',
    email: 'il suo indirizzo e-mail',
    details: 'gli altri dati',
  },
  correct: 'Questo non è mio: correggerlo',
  notMine:
    'Se qualcosa non è suo, qualcun altro può leggere le sue e-mail. Lo corregga con il link che sta sotto la voce, e cambi la password della sua casella e-mail.',
  confirm: 'Tutto quello che è in questo elenco è mio',
  notNeeded: 'Ora non deve confermare questo elenco.',
  confirmed: 'Grazie. Ora può sigillare il suo testamento.',
  toSealing: 'Continuare per sigillare',

  unprovenTitle: 'Per quanto tempo restiamo prudenti',
  unproven:
    'Nulla in questo elenco ci dimostra già che è Lei. Per esempio, un canale che vi si trova non può confermare una reimpostazione della sua password.',
  ends: {
    on: (moment: string) => `È così fino al ${moment}.`,
    afterSealing: 'È così fino a 30 giorni dopo che avrà sigillato il suo testamento.',
    earlier:
      'Finisce prima se Lei conferma la reimpostazione con qualcosa che aveva già: un canale, un secondo fattore, o codici dei fogli delle sue persone di fiducia.',
    proof:
      'Questo finisce quando Lei conferma la reimpostazione con qualcosa che aveva già: un canale, un secondo fattore, o codici dei fogli delle sue persone di fiducia.',
  },

  done: {
    title: 'Abbiamo messo da parte qualcosa per Lei',
    text: 'La sua password era già stata reimpostata, e non sappiamo se l’ha fatto Lei. Perciò abbiamo riportato il suo account com’era prima della prima reimpostazione. Da allora vi è stato inserito questo:',
    next: 'Nulla è perduto. Acceda e ci dica che cosa è suo. Ha 30 giorni di tempo.',
    open: 'Accedere e decidere',
  },

  failures: {
    review_needed: 'Nel frattempo l’elenco è cambiato, perciò non è stato confermato nulla. Lo guardi ancora una volta.',
  } as Record<string, string>,
};
