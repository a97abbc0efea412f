import type * as english from '#words/en/pages/dashboard.ts';
import { plural } from '#words/plural.ts';

const people = plural('it', { one: '# persona di fiducia', many: '# persone di fiducia', other: '# persone di fiducia' });
const things = plural('it', {
  one: 'una cosa richiede la sua attenzione',
  many: '# cose richiedono la sua attenzione',
  other: '# cose richiedono la sua attenzione',
});

export const dashboard: typeof english.dashboard = {
  states: {
    setting_up: {
      title: 'Il suo testamento non è ancora sigillato',
      text: 'Le sue persone di fiducia non possono ancora aprire nulla, e non le chiediamo se sta bene finché il suo testamento non è sigillato.',
    },
    active: { title: 'Va tutto bene', text: 'Il suo testamento è sigillato. Ora non deve fare nulla.' },
    paused: { title: 'Le nostre domande sono in pausa', text: 'Ci ha chiesto di non verificare che Lei stia bene. Riprendiamo alla data qui sotto.' },
    vouched: {
      title: 'Ci dica che sta bene',
      text: 'Non ha risposto alle nostre domande, e una persona di fiducia dice che Lei è in vita. Perciò le sue persone di fiducia aspettano. Prema il pulsante per dirci che è vero.',
    },
    asking: { title: 'Ci dica che sta bene', text: 'Le abbiamo inviato una domanda. Basta premere il pulsante per rispondere.' },
  },
  attention: (count: number) => `Il suo testamento è sigillato, ma ${things(count)}`,
  attentionText: 'L’elenco qui sotto dice che cosa e dove rimediare.',
  stepsDone: (done: number, all: number) => `Passi fatti: ${done} su ${all}.`,
  well: 'Sto bene',
  wellHint: 'Può premerlo in qualsiasi momento. Da quel giorno contiamo di nuovo.',
  checkOf: (number: number, of: number) => `Questa è la domanda ${number} di ${of}.`,
  sentBy: (channel: string, moment: string) => `L’abbiamo inviata per ${channel} il ${moment}.`,
  notSentYet: 'Stiamo ancora cercando di raggiungerla. Il tempo per rispondere comincia quando un messaggio è partito.',
  channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'notifiche' },
  answerWithin: 'Tempo che le resta per rispondere',
  thanks: 'Grazie. Abbiamo annotato che sta bene.',
  answered: 'La domanda ha avuto risposta, e le domande rimaste senza risposta non contano più.',

  problemsTitle: 'Che cosa richiede la sua attenzione',
  adviceTitle: 'Che cosa sarebbe più sicuro',
  since: (moment: string) => `Dal ${moment}.`,

  addChannel: {
    push: 'Notifiche su questo dispositivo',
    telegram: 'Telegram',
    sms: 'SMS',
  },
  problems: {
    account_protected: {
      text: () =>
        'La sua password è stata reimpostata per e-mail, o Lei ha rifiutato una modifica. Perciò ora nel suo testamento non si può cambiare nulla.',
      repair: 'Vedere come confermare che l’ha fatto Lei',
    },
    deletion_requested: {
      text: () => 'Ci ha chiesto di eliminare il suo account o il suo testamento. Fino alla data fissata può impedirlo.',
      repair: 'Vedere la data, o conservarlo',
    },
    removal_asked: {
      text: (names: string) =>
        `Quando ha fermato una consegna con un link, ci ha chiesto di togliere ${names}. Un link da solo non toglie nessuno. Per tenere ${names}, non faccia nulla.`,
      repair: 'Togliere una persona di fiducia',
    },
    review_needed: {
      text: () =>
        'La sua password è stata reimpostata per e-mail. Prima di sigillare il suo testamento, controlli se è suo tutto quello che da allora è stato inserito nel suo account.',
      repair: 'Controllare che cosa è stato inserito',
    },
    host_unreachable: {
      text: () => 'Nessuno dei nostri messaggi la raggiunge. Corregga il suo indirizzo, o provi i suoi canali.',
      repair: 'Controllare come la raggiungiamo',
    },
    storage_broken: { text: (names: string) => `Non possiamo raggiungere l’archivio ${names}.`, repair: 'Provare l’archivio' },
    quorum_unreachable: {
      text: () => 'Non raggiungiamo abbastanza persone di fiducia, quindi nessuno potrebbe aprire il suo testamento. Corregga come le raggiungiamo.',
      repair: 'Correggere i recapiti',
    },
    reencryption_required: {
      text: () =>
        'Le sue persone di fiducia, o il numero necessario, sono cambiate da quando il suo testamento è stato sigillato. Lo sigilli di nuovo, perché la modifica valga.',
      repair: 'Sigillare di nuovo il testamento',
    },
    package_behind: {
      text: (names: string) =>
        `${names} non ha ancora i file più recenti del suo testamento e si apre solo con fogli precedenti: li conservi. Riproviamo ogni giorno. Provi l’archivio.`,
      repair: 'Provare l’archivio',
    },
    connector_broken: { text: (names: string) => `Il suo canale ${names} non recapita messaggi.`, repair: 'Sistemare il canale' },
    survivor_unreachable: {
      text: (names: string) => `Nessun messaggio può raggiungere ${names}. Aggiunga un indirizzo e-mail.`,
      repair: 'Aggiungere un indirizzo',
    },
    notices_stopped: {
      text: (names: string) => `Qualcuno all’indirizzo di ${names} ci ha detto di non conoscere Lei. Chieda, e corregga l’indirizzo.`,
      repair: 'Correggere l’indirizzo',
    },
    contact_reported: {
      text: (names: string) => `Qualcuno con il link di ${names} ci ha detto che l’indirizzo è sbagliato. Chieda, e corregga l’indirizzo.`,
      repair: 'Vedere il nuovo indirizzo',
    },
    no_backup_codes: {
      text: (names: string) => `Il foglio di ${names} non ha più codici inutilizzati. Ne stampi uno nuovo.`,
      repair: 'Stampare un nuovo foglio',
    },
    paper_unconfirmed: {
      text: (names: string) => `Non ha digitato nessun codice del foglio di ${names}. Perciò non sappiamo se la stampa si legge.`,
      repair: 'Controllare il foglio o farne uno nuovo',
    },
    no_copy: {
      text: () => 'Il suo testamento sigillato è solo presso di noi, e Lei non ne ha una copia. Con una copia e i fogli si apre senza di noi.',
      repair: 'Portare a casa una copia',
    },
    no_margin: {
      text: () => 'Servono tutte le sue persone di fiducia. Se una non può aiutare, nessuno può aprire il suo testamento.',
      repair: 'Aggiungere una persona di fiducia',
    },
    only_email: {
      text: () =>
        'Possiamo raggiungerla solo per e-mail. Se questa casella smette di funzionare, potremmo avvisare per errore le sue persone di fiducia.',
      repair: 'Vedere tutti i canali',
    },
    stop_card_over: {
      text: () => 'La sua carta di stop è stata usata o non funziona più. Con una nuova può fermare una consegna senza accedere.',
      repair: 'Fare una nuova carta di stop',
    },
    invitation_unanswered: {
      text: (names: string) => `${names}: il suo invito è rimasto senza risposta. Ne parli con la persona.`,
      repair: 'Vedere l’invito',
    },
  },

  datesTitle: 'Che cosa succede dopo',
  nextCheck: 'La prossima domanda',
  ifSilent: 'Se non risponde mai',
  activation: (moment: string) => `Avvisiamo le sue persone di fiducia il ${moment}. Può essere più tardi, ma non prima.`,
  lastSign: 'Ultime notizie da Lei',
  reviewed: 'L’ultima revisione del suo testamento',
  changeDates: 'Cambiare ogni quanto chiediamo',

  quorumTitle: 'Le sue persone di fiducia',
  needed: (threshold: number, all: number) => `Per aprire il suo testamento devono confermare la loro identità ${threshold} su ${people(all)}.`,
  noSurvivors: 'Non ha ancora indicato nessuno.',
  notEnough: (threshold: number, all: number) => `Ha ${people(all)}. Per aprire un testamento ne servono almeno ${threshold}.`,
  reachAll: 'Abbiamo un indirizzo di ognuna.',
  reach: (reachable: number, all: number) => `Abbiamo un indirizzo utilizzabile per ${reachable} su ${all}.`,
  margin: (count: number) => `Anche senza l’aiuto di ${people(count)}, le altre possono aprirlo.`,
  noMargin: 'Se una di loro non può aiutare, nessuno può aprirlo.',
  tooFew: 'Non basta: nessuno potrebbe aprire il suo testamento.',
  confirmed: (count: number, all: number) => `Hanno confermato di essere d’accordo: ${count} su ${all}.`,
  rehearse: 'Esercitarsi con le sue persone di fiducia',
  rehearsing: (confirmed: number, asked: number) => `È in corso un’esercitazione: ha funzionato per ${confirmed} su ${asked}`,
  rehearsed: (moment: string) => `L’esercitazione con loro è durata fino al ${moment}, e ci sono riuscite tutte.`,

  stepsTitle: 'I passi verso un testamento sigillato',
  done: 'Fatto',
  open: 'Da fare',
};
