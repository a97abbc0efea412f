import type * as english from '#words/en/pages/security.ts';
export const security: typeof english.security = {
  protection: {
    title: 'Ora nel suo testamento non si può cambiare nulla',
    reasons: {
      password_reset: (moment: string) =>
        `La sua password è stata reimpostata il ${moment}, con un link che abbiamo inviato per e-mail. Chi legge le sue e-mail può farlo. Perciò dobbiamo prima sapere che l’ha fatto Lei.`,
      reset_denied: (moment: string) =>
        `Il ${moment} qualcuno ha usato un link della nostra e-mail e ha rifiutato una reimpostazione della sua password. La sua password precedente vale di nuovo. Chi legge le sue e-mail può premere quel pulsante. Perciò dobbiamo prima sapere che l’ha fatto Lei.`,
      change_rejected: (moment: string) =>
        `Il ${moment} qualcuno ha usato un nostro link e ha segnalato una modifica non fatta da Lei. Perciò dobbiamo prima sapere che è Lei a usare questo account.`,
    },
    still: 'Può ancora dirci che sta bene, e fermare una consegna.',
    channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'notifiche' },
    confirmTitle: 'Confermare che l’ha fatto Lei',
    steps: {
      password_reset: (channels: string) => [
        `Cerchi il nostro messaggio sulla reimpostazione. L’abbiamo inviato per ${channels}.`,
        'Apra il link del messaggio, e prema il pulsante «Sto bene, e ho reimpostato la password».',
        'Torni a questa pagina, e prema «Guardare di nuovo».',
      ],
      reset_denied: (channels: string) => [
        `Cerchi il nostro messaggio «La sua password precedente vale di nuovo». L’abbiamo inviato per ${channels}.`,
        'Apra il link del messaggio, e prema il pulsante «Sto bene, e ho rifiutato la reimpostazione».',
        'Torni a questa pagina, e prema «Guardare di nuovo».',
      ],
      change_rejected: (channels: string) => [
        'Chieda una nuova password con il link qui sotto, e ne scelga una.',
        `Allora le inviamo per ${channels} un messaggio che ne parla. Apra il link del messaggio, e prema il pulsante «Sto bene, e ho reimpostato la password».`,
        'Torni a questa pagina, e prema «Guardare di nuovo».',
      ],
    },
    notMine:
      'Se non l’ha reimpostata Lei, prema lì il pulsante «Sto bene, ma non l’ho reimpostata». Allora la sua password precedente vale di nuovo. Cambi anche la password della sua casella e-mail.',
    look: 'Guardare di nuovo',
    waitTitle: 'Se non fa nulla',
    onlyEmail: 'La raggiungiamo solo per e-mail, e un link per e-mail non può confermare questo.',
    ends: (moment: string) => `Il blocco finisce il ${moment}.`,
    survivorsKnow: 'Prima avvisiamo le sue persone di fiducia che la sua password è stata reimpostata.',
    oneCode: 'Se reimposta di nuovo la password con un codice di riserva di una persona di fiducia, il blocco finisce 7 giorni dopo.',
    again: 'Se viene reimpostata senza codice, i 30 giorni ricominciano.',
    notMineByMail:
      'Se non l’ha reimpostata Lei, apra il link della nostra e-mail sulla reimpostazione, e prema il pulsante «Sto bene, ma non l’ho reimpostata». Allora la sua password precedente vale di nuovo. Cambi anche la password della sua casella e-mail.',
    noChannel:
      'Ora la raggiungiamo solo per e-mail, e un link per e-mail non può confermare questo. Possono farlo solo i fogli delle sue persone di fiducia.',
    papersTitle: 'Togliere il blocco con i fogli delle sue persone di fiducia',
    papers: (count: number) =>
      `Chieda a ${count} delle sue persone di fiducia un codice di riserva ciascuna. Poi chieda una nuova password, e inserisca i codici dove la sceglie. Poi può subito cambiare di nuovo tutto. Nessun codice si consuma.`,
    newPassword: 'Chiedere una nuova password',
  },
  pendingTitle: 'Confermi il suo nuovo indirizzo e-mail',
  pending: (email: string) => `Abbiamo inviato un link a ${email}. Lo apra e prema lì il pulsante. Il link funziona per un giorno.`,
  sendAgain: 'Inviare di nuovo il link',
  sentAgain: 'Un nuovo link è in arrivo. Può richiedere qualche minuto. Funziona solo il link più recente.',
  goBack: (email: string) => `Tornare a ${email}`,
  previousPending: (email: string) => `Il suo indirizzo precedente ${email} vale fino a sette giorni dopo la conferma di quello nuovo.`,
  previousUntil: (email: string, date: string) =>
    `Il suo indirizzo precedente ${email} vale ancora fino al ${date}. Fino ad allora entrambi ricevono i nostri messaggi.`,
  changeEmail: 'Cambiare il mio indirizzo e-mail',
  newEmail: 'Nuovo indirizzo e-mail',
  newEmailHint: 'Scriviamo a entrambi gli indirizzi fino a sette giorni dopo la conferma di quello nuovo.',
  emailWrong: 'Inserisca un indirizzo e-mail nella forma nome@example.com.',
  saveEmail: 'Salvare questo indirizzo',
  changePassword: 'Cambiare la mia password',
  currentPassword: 'Password attuale',
  change: 'Cambiare la password',
  changed: 'La sua password è cambiata. Su tutti gli altri dispositivi la sessione è stata chiusa.',
  sessionsTitle: 'Dove il suo account è aperto',
  device: (browser: string, system: string) => `${browser} su ${system}`,
  unknownDevice: 'Un dispositivo di cui non conosciamo il nome',
  thisDevice: 'questo dispositivo',
  lastUsed: (date: string) => `Ultimo uso il ${date}`,
  end: 'Chiudere lì la sessione',
  endAllMeaning:
    'Se qualcosa le sembra strano, chiuda la sessione ovunque e scelga una nuova password. Poi acceda di nuovo anche su questo dispositivo.',
  endAll: 'Chiudere la sessione ovunque',
  exportTitle: 'Tutto ciò che conserviamo su di Lei',
  exportMeaning:
    'Può salvare un file con tutto ciò che ci ha dato e ciò che è successo. Non contiene password né chiavi, ma i nomi e i recapiti delle sue persone di fiducia. Lo tenga in un posto sicuro.',
  export: 'Salvare questo file',
  exportFile: 'account-del-mio-testamento.json',
  deleteTitle: 'Eliminare',
  deleteWaits: 'Un’eliminazione è già prevista. Se vuole eliminare altro, prima la annulli, con il pulsante in alto in questa pagina.',
  sealedWait:
    'Lo eliminiamo tra 30 giorni. Ora avvisiamo le sue persone di fiducia. Se una di loro avvia la consegna in questo tempo, non viene eliminato nulla. Fino ad allora può annullare qui, o con il link del nostro messaggio.',
  unsealedWait: 'Lo eliminiamo tra 7 giorni. Fino ad allora può annullare qui, o con il link del nostro messaggio.',
  packages: 'Che cosa deve succedere ai file cifrati nel suo archivio?',
  packagesMissing: 'Scelga che cosa deve succedere ai file.',
  keepFiles: { label: 'Restano lì', hint: 'Le sue persone di fiducia possono ancora aprirli insieme con i loro fogli, senza di noi.' },
  ourFiles:
    'I file cifrati sono custoditi da questo servizio, perciò eliminiamo anche quelli. Dopo, i fogli delle sue persone di fiducia aprono solo una copia che qualcuno ha fatto prima. Per tenere i file, prima sposti il suo testamento nel suo archivio.',
  deleteFiles: {
    label: 'Eliminare anche quelli',
    hint: 'Dopo, i fogli delle sue persone di fiducia aprono solo una copia che qualcuno ha fatto prima.',
  },
  no: 'No, conservare tutto',
  deletions: {
    will: {
      open: 'Eliminare solo il mio testamento',
      meaning:
        'I suoi documenti sigillati e i messaggi personali vengono eliminati. Il suo account, le sue persone di fiducia e i suoi archivi restano, e può sigillare un nuovo testamento.',
      submit: 'Eliminare il mio testamento',
      sure: 'Vuole eliminare il suo testamento?',
      confirm: 'Sì, eliminare il mio testamento tra 30 giorni',
    },
    account: {
      open: 'Eliminare il mio account',
      meaning: 'Tutto ciò che è nel suo account viene eliminato: il testamento, le persone di fiducia, le impostazioni e ciò che è successo.',
      submit: 'Eliminare il mio account',
      sure: 'Vuole eliminare il suo account e tutto ciò che contiene?',
      confirm: 'Sì, eliminare il mio account',
    },
  },
  failures: {
    deletion_requested: 'Un’eliminazione è già prevista. Non è cambiato nulla. Ricarichi questa pagina per vederla.',
  } as Record<string, string>,
};
