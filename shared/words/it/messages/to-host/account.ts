import type * as english from '#words/en/messages/to-host/account.ts';

const confirmAddress = (until: string) => `Apra il link e confermi che questo indirizzo è suo. Il link vale fino al ${until}.`;
const ifYou = 'Se l’ha fatto Lei, non deve fare nulla.';

export const account: typeof english.account = {
  'verify-email': {
    subject: 'Confermi il suo indirizzo e-mail',

    whoWeAre: 'Siamo un servizio che custodisce testamenti e li consegna alle persone di cui si fida chi li ha scritti.',
    opening: 'Con questo indirizzo e-mail è stato aperto qui un account, e pensiamo che l’abbia fatto Lei.',
    confirmAddress,
    step: 'Confermare il mio indirizzo e-mail',
    unexpected: 'Se non ha aperto un account, non deve fare nulla. Senza la sua conferma l’account viene eliminato.',
    short: 'Confermi l’indirizzo e-mail dell’account del suo testamento.',
  },

  'verify-new-email': {
    subject: 'Confermi il suo nuovo indirizzo e-mail',
    opening: 'Questo indirizzo è stato inserito come nuovo indirizzo e-mail del suo account.',
    confirmAddress,
    previous: 'Fino a sette giorni dopo la conferma può usare anche l’indirizzo precedente.',
    step: 'Confermare il mio nuovo indirizzo e-mail',
    unexpected: 'Se non sa nulla di questa modifica, non apra il link. Non deve fare nulla.',
    short: 'Confermi il nuovo indirizzo e-mail dell’account del suo testamento.',
  },

  'email-changed': {
    subject: 'L’indirizzo e-mail del suo account è stato cambiato',
    opening: 'Una persona entrata nel suo account ne ha cambiato l’indirizzo e-mail. Se l’ha fatto Lei, non deve fare nulla.',
    notYou:
      'Se non l’ha fatto Lei, apra il link e prema il pulsante. Allora l’indirizzo precedente è di nuovo quello del suo account e tutte le sessioni vengono chiuse. Se il suo testamento è sigillato, non vi si può cambiare nulla finché Lei non conferma la sua identità.',
    until: 'Il link vale fino a sette giorni dopo la conferma del nuovo indirizzo.',
    short: 'L’indirizzo e-mail dell’account del suo testamento è stato cambiato. Se non l’ha fatto Lei, annulli la modifica:',
  },

  'reset-password': {
    subject: 'Scelga una nuova password per il suo account',
    opening: 'Per il suo account è stata chiesta una nuova password, e pensiamo che l’abbia fatto Lei.',
    works: (until: string) => `Questo link vale una volta sola, fino al ${until}.`,
    worksLater: (from: string, until: string) =>
      `È in corso una consegna del suo testamento, perciò questo link vale solo dal ${from} al ${until}. Vale una volta sola.`,
    needsCodes: (until: string, survivors: number) =>
      `Di recente è stata rifiutata una reimpostazione della sua password. Fino al ${until} le servono anche codici di riserva di ${survivors} delle sue persone di fiducia. I codici sono sui fogli nelle loro buste sigillate.`,
    step: 'Scegliere una nuova password',
    unexpected: 'Se non l’ha chiesta Lei, non deve fare nulla. La sua password resta com’è.',
    short: 'Può scegliere una nuova password per l’account del suo testamento.',
  },

  'password-reset': {
    subject: 'La password del suo account è stata reimpostata',
    opening:
      'Per il suo account è stata impostata una nuova password con un link che avevamo inviato per e-mail. Tutte le sessioni sono state chiuse.',
    isProtected: 'Le modifiche del suo account richiedono ancora il suo secondo fattore.',
    isClosed: 'Finché non sappiamo che l’ha fatto Lei, non si può cambiare nulla di ciò che decide chi può aprire il suo testamento sigillato.',
    ifYou,
    ifYouConfirm: 'Se l’ha fatto Lei, apra il link e lo confermi.',
    ifYouWait: 'Se l’ha fatto Lei, non deve fare nulla. Un link per e-mail non può confermare la reimpostazione.',
    notYouDeny: 'Se non l’ha fatto Lei, apra il link e prema «Sto bene, ma non l’ho reimpostata». Allora la sua password precedente vale di nuovo.',
    notYouSecure:
      'Se non l’ha fatto Lei, qualcun altro può leggere le sue e-mail. Cambi la password della sua casella e-mail e poi scelga qui una nuova password.',
    stepConfirm: 'Dirci se l’ha fatto Lei',
    short:
      'La password dell’account del suo testamento è stata reimpostata per e-mail. Se non l’ha fatto Lei, protegga la sua casella e scelga una nuova password.',
    shortAnswer: 'La password dell’account del suo testamento è stata reimpostata per e-mail. Ci dica se l’ha fatto Lei:',
  },

  'reset-denied': {
    subject: 'La sua password precedente vale di nuovo',
    opening:
      'Qualcuno ha aperto un link che le avevamo inviato e ci ha segnalato che Lei non ha reimpostato la password del suo account. Perciò vale di nuovo la password precedente, e tutte le sessioni sono state chiuse.',
    needsCodes: (until: string, survivors: number) =>
      `Fino al ${until} una nuova password richiede codici di riserva di ${survivors} delle sue persone di fiducia, perché forse qualcun altro può leggere le sue e-mail. Cambi la password della sua casella e-mail.`,
    setAside:
      'Abbiamo riportato il suo account com’era prima della reimpostazione. Se da allora vi è stato inserito qualcosa, lo conserviamo per 30 giorni. Acceda e decida che cosa è suo.',
    stillClosed:
      'Forse qualcun altro conosce la sua password precedente. Perciò non si può cambiare nulla di ciò che decide chi può aprire il suo testamento sigillato, finché non sappiamo che è Lei.',
    closedUntilConfirmed: (survivors: number) =>
      `Questo finisce appena Lei lo conferma su un altro canale, con un secondo fattore aggiunto da almeno una settimana, o con codici di riserva di ${survivors} delle sue persone di fiducia.`,
    closedUntil: (survivors: number, until: string) =>
      `Questo finisce appena Lei lo conferma su un altro canale, con un secondo fattore aggiunto da almeno una settimana, o con codici di riserva di ${survivors} delle sue persone di fiducia, oppure il ${until} se nessuno reimposta di nuovo la password.`,
    didReset: 'Se ha reimpostato Lei la password, apra il link. Le inviamo allora un nuovo link per scegliere una password.',
    sayWho:
      'Apra il link e ci dica chi è stato. Se ha rifiutato Lei la reimpostazione, può di nuovo cambiare tutto. Se ha reimpostato Lei la password, le inviamo un nuovo link per scegliere una password.',
    step: 'Ho reimpostato io la password',
    stepWho: 'Dirci chi è stato',
    short: 'La sua password precedente vale di nuovo: qualcuno ci ha segnalato che Lei non l’ha reimpostata.',
    shortDidReset: 'Se l’ha reimpostata Lei, apra questo link:',
    shortSayWho: 'Ci dica chi è stato:',
  },

  'password-changed': {
    subject: 'La password del suo account è stata cambiata',
    opening: 'Una persona entrata nell’account, che conosceva la password, l’ha cambiata. Tutte le altre sessioni sono state chiuse.',
    ifYou,
    notYou: 'Se non l’ha fatto Lei, chieda ora una nuova password. La pagina di accesso può inviarle un link.',
    short: 'La password dell’account del suo testamento è stata cambiata. Se non l’ha fatto Lei, chieda ora una nuova password.',
  },

  'long-session': {
    subject: 'Una sessione del suo account è aperta da molto tempo',
    opening: (since: string) =>
      `Un browser o un programma è collegato al suo account dal ${since}, senza che la password sia stata inserita di nuovo.`,
    ifYou,
    notYou:
      'Se non lo conosce o non lo usa più, acceda, vada a «Dove il suo account è aperto» e chiuda lì quella sessione. Poi scelga una nuova password.',
    short: 'Un browser è collegato all’account del suo testamento da più di 90 giorni. Se non lo conosce, acceda e chiuda quella sessione.',
  },
};
