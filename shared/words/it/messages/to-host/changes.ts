import type * as english from '#words/en/messages/to-host/changes.ts';
import { plural } from '#words/plural.ts';

const documents = plural('it', { one: 'Ora ha # documento.', many: 'Ora ha # documenti.', other: 'Ora ha # documenti.' });
const added = plural('it', { one: '# è stato aggiunto', many: '# sono stati aggiunti', other: '# sono stati aggiunti' });
const removed = plural('it', { one: '# è stato tolto', many: '# sono stati tolti', other: '# sono stati tolti' });
const codesLeft = plural('it', { one: 'Resta un codice.', many: 'Restano # codici.', other: 'Restano # codici.' });
const unansweredChecks = plural('it', {
  one: 'una domanda senza risposta',
  many: '# domande di seguito senza risposta',
  other: '# domande di seguito senza risposta',
});
const factorName = { passkey: (name: string) => `Passkey ${name}`, totp: (name: string) => `App di autenticazione ${name}` };

const change = {
  signedIn: 'L’ha fatto una persona entrata nel suo account. Se l’ha fatto Lei, non deve fare nulla.',
  notMe: 'Se non l’ha fatto Lei, apra il link e prema il pulsante.',
  frozen: 'Allora tutte le sessioni vengono chiuse, e nel suo testamento non si può cambiare nulla finché Lei non conferma la sua identità.',
  worksUntil: (until: string) => `Il link vale fino al ${until}.`,
  shortNotMe: 'Se non l’ha fatto Lei, apra questo link:',
};

export const changes: typeof english.changes = {
  'survivor-changed': {
    ...change,
    subject: 'Sono cambiate le persone che possono aprire il suo testamento',
    subjectMessage: 'È cambiato un messaggio personale del suo testamento',
    what: {
      contacts: (survivor: string) => `I recapiti di ${survivor} sono stati cambiati.`,
      codes: (survivor: string) =>
        `${survivor} ha ricevuto nuovi codici di riserva e una nuova chiave di recupero. Il vecchio foglio non funziona più.`,
      codesKept: (survivor: string) =>
        `${survivor} ha ricevuto nuovi codici di riserva e una nuova chiave di recupero. I codici del vecchio foglio non funzionano più. Ma un archivio del suo testamento si apre ancora solo con la sua chiave: non lo distrugga prima che quell’archivio abbia i file più recenti.`,
      added: (survivor: string) => `${survivor} fa ora parte delle persone che possono aprire il suo testamento.`,
      removed: (survivor: string) => `${survivor} non può più aprire il suo testamento.`,
      message: (survivor: string) => `Il messaggio personale per ${survivor} è stato sostituito o eliminato.`,
    },
    renamed: (before: string, survivor: string) => `Il nome ${before} è stato cambiato in ${survivor}.`,

    unnamedBefore: 'di una persona di fiducia',
    undone: 'Se un nome, dei recapiti o un messaggio personale sono stati sostituiti o eliminati, valgono di nuovo quelli precedenti.',
    mistake: 'Se è successo per errore, può ripristinare un messaggio eliminato per sette giorni: acceda e modifichi i dati di questa persona.',
    short: {
      contacts: (survivor: string) => `I recapiti di ${survivor} nell’account del suo testamento sono stati cambiati.`,
      name: (survivor: string) => `Il nome di ${survivor} nell’account del suo testamento è stato cambiato.`,
      codes: (survivor: string) => `${survivor} ha ricevuto nuovi codici di riserva.`,
      added: (survivor: string) => `${survivor} fa ora parte delle persone che possono aprire il suo testamento.`,
      removed: (survivor: string) => `${survivor} non può più aprire il suo testamento.`,
      message: (survivor: string) => `Il messaggio personale per ${survivor} è stato sostituito o eliminato.`,
    },
  },

  'ways-changed': {
    ...change,
    subject: {
      connector: 'È cambiato un canale del suo account',
      storage: 'È cambiato un archivio del suo account',
      moved: 'Il suo testamento sigillato è ora in altri archivi',
    },

    unknown: {
      connector: 'Un canale del suo account è stato aggiunto, cambiato, provato con un nuovo indirizzo o tolto.',
      storage: 'Un archivio del suo account è stato aggiunto, cambiato o tolto.',
      moved: 'Il suo testamento è stato sigillato in archivi diversi da prima. Viene eliminato da quelli che ora non lo contengono.',
    },

    connector: {
      added: (name: string) =>
        `Il suo canale ${name} è stato aggiunto. Ora possiamo usarlo per inviare codici alle sue persone di fiducia e, dopo una prova, anche messaggi a Lei.`,
      changed: (name: string) => `I dati del suo canale ${name} sono stati cambiati.`,
      tested: (name: string, destination: string | undefined) =>
        destination
          ? `Il suo canale ${name} è stato provato, e ora inviamo i nostri messaggi per Lei anche a ${destination}.`
          : `Il suo canale ${name} è stato provato, e ora inviamo i nostri messaggi per Lei anche su di esso.`,
      removed: (name: string) => `Il suo canale ${name} è stato tolto.`,
    },
    channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'notifiche di un browser' },

    storage: {
      added: (name: string) => `L’archivio ${name} è stato aggiunto.`,
      changed: (name: string) => `L’archivio ${name} è stato cambiato.`,
      tested: (name: string) => `L’archivio ${name} è stato provato.`,
      removed: (name: string) => `L’archivio ${name} è stato tolto.`,
    },

    moved: (names: string) => `Il suo testamento sigillato è ora in ${names}, e viene eliminato da tutti gli altri archivi.`,
    papersStay:
      'I fogli delle sue persone di fiducia funzionano come prima. Se ha detto loro dove si trova il suo testamento, o l’ha scritto sui fogli, dica loro il nuovo luogo.',
    notUsed: 'Non inviamo più messaggi a indirizzi aggiunti negli ultimi sette giorni, né codici su canali aggiunti o configurati in quel periodo.',
    short: {
      connector: {
        added: (name: string) => `Il suo canale ${name} è stato aggiunto.`,
        changed: (name: string) => `Il suo canale ${name} è stato cambiato.`,
        tested: (name: string) => `Il suo canale ${name} è stato provato.`,
        removed: (name: string) => `Il suo canale ${name} è stato tolto.`,
      },
      moved: 'Il suo testamento sigillato è passato in un altro archivio.',
    },
    shortUnknown: {
      connector: 'È cambiato un canale dell’account del suo testamento.',
      storage: 'È cambiato un archivio dell’account del suo testamento.',
    },
  },

  'settings-changed': {
    ...change,
    subject: 'Le impostazioni delle nostre domande sono cambiate',
    opening: 'Una persona entrata nel suo account ha cambiato il modo in cui verifichiamo che Lei stia bene.',
    startsAfter: (days: number, before: number) =>
      `Se non risponde, le sue persone di fiducia possono ora avviare la consegna del suo testamento dopo al massimo ${days} giorni. Prima della modifica erano al massimo ${before} giorni.`,
    now: (days: number, hours: number, checks: number) =>
      `Ora: una domanda ${days} giorni dopo la sua ultima risposta, ${hours} ore per rispondere, e ${unansweredChecks(checks)}.`,
    before: (days: number, hours: number, checks: number) =>
      `Prima: una domanda ${days} giorni dopo la sua ultima risposta, ${hours} ore per rispondere, e ${unansweredChecks(checks)}.`,
    ifYou: 'Se l’ha fatto Lei, non deve fare nulla.',
    undone:
      'Allora valgono di nuovo le impostazioni precedenti e tutte le sessioni vengono chiuse. Nel suo testamento non si può cambiare nulla finché Lei non conferma la sua identità.',
    short: (days: number, before: number) =>
      `Le sue persone di fiducia possono ora cominciare dopo al massimo ${days} giorni senza risposta, non ${before}. Se non l’ha fatto Lei, annulli:`,
  },

  'checks-paused': {
    ...change,
    subject: 'Le nostre domande sono in pausa',
    opening: (date: string) => `Una persona entrata nel suo account ci ha chiesto di non verificare fino al ${date} che Lei stia bene.`,
    nextCheck:
      'Quel giorno le inviamo una domanda. Fino ad allora le sue persone di fiducia possono comunque avviare una consegna, e Lei ha 48 ore per fermarla, come sempre.',
    ifYou: 'Se l’ha fatto Lei, non deve fare nulla.',
    undone:
      'Allora chiediamo di nuovo come prima e tutte le sessioni vengono chiuse. Nel suo testamento non si può cambiare nulla finché Lei non conferma la sua identità.',
    short: (date: string) => `Fino al ${date} non verifichiamo che Lei stia bene.`,
  },

  'stop-card-made': {
    ...change,
    subject: 'È stata fatta una carta di stop per il suo testamento',
    opening:
      'Una persona entrata nel suo account ha fatto una carta di stop. Il codice sulla carta ferma una volta una consegna del suo testamento, senza la sua password o la sua casella e-mail.',
    earlier: 'Le carte precedenti non funzionano più.',
    ifYou: 'Se l’ha fatto Lei, tenga la carta nel portafoglio. Non deve fare altro.',
    undone:
      'Allora la carta non funziona più e tutte le sessioni vengono chiuse. Nel suo testamento non si può cambiare nulla finché Lei non conferma la sua identità.',
    short: 'È stata fatta una carta di stop per il suo testamento.',
  },

  'rehearsal-started': {
    ...change,
    subject: 'È stata avviata un’esercitazione del suo testamento',
    opening: 'Una persona entrata nel suo account ha avviato un’esercitazione. Ognuna delle sue persone di fiducia riceve un messaggio che lo dice.',
    nothingOpens: (date: string) =>
      `Confermano la loro identità come in una consegna vera. Non si apre nulla e non si consuma nulla. Al più tardi il ${date} riceve un rapporto su chi ci è riuscito.`,
    ifYou: 'Se l’ha fatto Lei, può essere utile parlarne con loro: un messaggio atteso ispira più fiducia.',
    undone:
      'Allora l’esercitazione finisce e tutte le sessioni vengono chiuse. Nel suo testamento non si può cambiare nulla finché Lei non conferma la sua identità.',
    short: 'Dal suo account è stata avviata un’esercitazione del suo testamento.',
  },

  'stop-card-used': {
    subject: 'La sua carta di stop è stata usata',
    opening: (moment: string) =>
      `Il ${moment} qualcuno ha inserito il codice della sua carta di stop. Ora non apriamo nulla, e verifichiamo di nuovo come sempre che Lei stia bene.`,
    usedUp: 'La carta è stata usata e non ferma più nulla. Se ne vuole una, acceda e faccia una nuova carta.',
    ifNotYou:
      'Se non l’ha fatto Lei, qualcuno ha trovato la sua carta. Non ha scoperto nulla del suo testamento, e la carta non funziona una seconda volta.',
    short: 'La sua carta di stop è stata usata, e ora non apriamo nulla. Non funziona più: acceda e ne faccia una nuova.',
  },

  'factor-changed': {
    ...change,
    subject: 'È cambiato il secondo fattore del suo account',
    subjectGuessed: 'Qualcuno cerca di entrare nel suo account',
    added: (factor: 'passkey' | 'totp', name: string) =>
      `Aggiunto al suo account: ${factorName[factor](name)}. Da ora le modifiche richiedono il suo secondo fattore.`,
    removed: (factor: 'passkey' | 'totp', name: string) => `Tolto dal suo account: ${factorName[factor](name)}.`,
    allRemoved: 'Tutte le passkey e app di autenticazione sono state tolte dal suo account, con codici di riserva delle sue persone di fiducia.',
    codesRenewed: 'Per il suo account sono stati fatti nuovi codici di recupero. Quelli precedenti non funzionano più.',
    codeUsed: (left: number) =>
      `Uno dei suoi codici di recupero è stato usato al posto di una passkey o di un’app di autenticazione. ${codesLeft(left)}`,
    guessed: 'Qualcuno ha inserito molti codici sbagliati per il secondo fattore del suo account.',
    nothingChanged:
      'I codici erano sbagliati e non è cambiato nulla. Chi può inserire codici conosce la sua password, o usa un dispositivo in cui il suo account è aperto.',
    undone:
      'Allora tutte le sessioni vengono chiuse e le inviamo un link per scegliere una nuova password. Passkey, app di autenticazione e codici di recupero aggiunti negli ultimi sette giorni non funzionano più. Se il suo testamento è sigillato, non vi si può cambiare nulla finché Lei non conferma la sua identità.',
    short: {
      added: 'All’account del suo testamento è stato aggiunto un secondo fattore.',
      removed: 'Dall’account del suo testamento è stato tolto un secondo fattore.',
      'all-removed': 'Dall’account del suo testamento sono stati tolti tutti i secondi fattori.',
      'codes-renewed': 'Per l’account del suo testamento sono stati fatti nuovi codici di recupero.',
      'code-used': 'È stato usato un codice di recupero dell’account del suo testamento.',
      guessed: 'Qualcuno ha inserito molti codici sbagliati per l’account del suo testamento.',
    },
  },

  'sealed-again': {
    ...change,
    subject: 'Il suo testamento è stato sigillato di nuovo',
    opening: 'Il suo testamento è stato sigillato di nuovo.',
    documents,
    same: 'Sono gli stessi di prima.',
    changed: (more: number, fewer: number) => `${added(more)} e ${removed(fewer)}.`,
    threshold: (survivors: number, before: number) =>
      `${survivors} delle sue persone di fiducia insieme possono aprirlo. Prima ne servivano ${before}.`,
    originals:
      'Eliminiamo i file sigillati precedenti da ogni archivio che ha quelli nuovi. Non possiamo restituire un documento che è stato tolto, perciò conservi gli originali.',
    afterwards: 'Dopo può sigillare di nuovo i suoi documenti.',
    short: 'Il suo testamento è stato sigillato di nuovo, con altri documenti o un altro numero necessario. Se non l’ha fatto Lei, apra questo link:',
  },

  'change-undone': {
    subject: 'Una modifica del suo account è stata rifiutata',
    opening: 'Le abbiamo inviato un messaggio su una modifica del suo account, e qualcuno ne ha usato il link per dirci: «Non l’ho fatto io».',
    what: {
      contacts: (survivor: string) => `Valgono di nuovo i recapiti precedenti di ${survivor}.`,
      name: (survivor: string) => `Vale di nuovo il nome precedente, ${survivor}.`,
      message: (survivor: string) =>
        `Vale di nuovo il messaggio personale precedente per ${survivor}. Se finora ce n’era un altro, può ripristinarlo: acceda e modifichi i dati di questa persona.`,
      added: (survivor: string) => `La persona che era stata aggiunta, ${survivor}, non può più aprire il suo testamento.`,
      settings: () => 'Valgono di nuovo le impostazioni precedenti delle nostre domande.',
      factors: () => 'Passkey, app di autenticazione e codici di recupero aggiunti negli ultimi sette giorni non funzionano più.',
      pause: () => 'La pausa è finita, e verifichiamo di nuovo che Lei stia bene.',
      email: () => 'L’indirizzo e-mail precedente è di nuovo l’unico del suo account.',
      nothing: () => '',
    },
    signedOut: 'Tutte le sessioni sono state chiuse.',
    frozen: 'Tutte le sessioni sono state chiuse. Nel suo testamento non si può cambiare nulla finché Lei non conferma la sua identità.',
    ifYou: 'Se l’ha fatto Lei, acceda e scelga una nuova password.',
    notYou:
      'Se non l’ha fatto Lei, qualcun altro può leggere i nostri messaggi per Lei. Protegga la sua casella e-mail e il suo telefono. Poi acceda e scelga una nuova password.',
    short: 'Qualcuno ha rifiutato una modifica dell’account del suo testamento con un nostro link. Se non l’ha fatto Lei, acceda:',
  },

  'notices-stopped': {
    subject: 'Una delle sue persone di fiducia non vuole i nostri messaggi',
    opening: (survivor: string) => `Qualcuno che legge i nostri messaggi per ${survivor} ci ha detto di non conoscere Lei.`,
    stopped: 'Non inviamo più avvisi a quell’indirizzo. Se viene chiesto un codice, lo inviamo ancora.',
    checkAddress:
      'Il più delle volte l’indirizzo è sbagliato o è cambiato. Acceda e lo controlli. Se è giusto, lo salvi di nuovo: allora vi inviamo di nuovo gli avvisi.',
    short: 'Una delle sue persone di fiducia non vuole i nostri messaggi. Acceda e controlli i suoi recapiti.',
  },
};
