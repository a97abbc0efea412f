import type * as english from '#words/en/messages/to-survivor/silence.ts';
export const silence: typeof english.silence = {
  'pending-transfer-survivor': {
    subject: (host: string) => `${host} non ci risponde da qualche tempo`,
    opening: (host: string) => `Le scriviamo perché ${host} ci ha chiesto di verificare regolarmente come sta, e da qualche tempo non risponde.`,
    unknown: (host: string) =>
      `Non sappiamo perché. Se ${host} non è più in vita, Lei può ora avviare la consegna del testamento. Se sa che ${host} è in vita ma non può rispondere, per esempio in viaggio o in ospedale, ce lo dica sulla stessa pagina. Allora tutti aspettano 15 giorni.`,
    harmless: (host: string) =>
      `Se la consegna viene avviata, avvisiamo ${host}, che ha poi 48 ore per fermarla. Perciò un avvio per errore non fa danni. Se nessuno la avvia, le scriviamo di nuovo.`,
    short: 'La persona che si fida di Lei per un testamento non ci risponde.',
  },

  'vouched-survivor': {
    subject: (host: string) => `Aspettiamo: ${host} sarebbe in vita`,
    opening: (host: string, voucher: string) =>
      `${voucher}, altra persona di fiducia di ${host}, ha confermato la propria identità e dice che ${host} è in vita, ma ora non può risponderci.`,

    unnamedVoucher: 'Una persona di fiducia',
    asksLater: (date: string) =>
      `Perciò ora non serve avviare la consegna del testamento. Se fino al ${date} non abbiamo notizie, le scriviamo di nuovo.`,
    opensLater: (date: string) =>
      `È in corso una consegna di questo testamento. A causa di questo messaggio i documenti non si aprono prima del ${date}.`,
    ifYouKnow: (host: string) =>
      `Se sa che ${host} non è più in vita, avvii la consegna con un codice o con il foglio della sua busta sigillata. Conta più di questo messaggio.`,
    nothingElse: 'Se non sa altro, non deve fare nulla.',
    short: 'La persona che si fida di Lei sarebbe in vita, perciò aspettiamo.',
  },

  'unreachable-host': {
    subject: (host: string) => `Non riusciamo a raggiungere ${host}`,
    opening: (host: string) => `Per due settimane non è stato possibile recapitare nessuno dei nostri messaggi a ${host}.`,
    openingCutOff: (host: string) => `Per due settimane nessuna risposta di ${host} ha potuto raggiungerci, per un nostro guasto.`,
    simpleReason: 'Può avere un motivo semplice, come un nuovo numero di telefono.',
    notSilence: (host: string) => `Non sappiamo se ${host} sta bene, e non contiamo questo tempo come silenzio.`,
    ifDied: (host: string) =>
      `Se sa che ${host} non è più in vita, può avviare la consegna del testamento. Altrimenti chieda a ${host} di accedere al servizio.`,
    short: 'Non riusciamo a raggiungere la persona che si fida di Lei per un testamento.',
  },

  'password-reset-survivor': {
    subject: (host: string) => `La password dell’account di ${host} è stata reimpostata per e-mail`,
    opening: (host: string) => `La password dell’account di ${host} è stata reimpostata per e-mail.`,
    likelyHost: (host: string) =>
      `Molto probabilmente ${host} l’aveva dimenticata, e Lei non deve fare nulla. Ma se ${host} non è più in vita, qualcun altro legge quella casella e-mail: allora avvii ora la consegna del testamento.`,
    frozenUntil: (until: string) => `Chi l’ha reimpostata non può cambiare nulla del testamento fino al ${until}.`,

    sealedAfter: (host: string, at: string) =>
      `È successo il ${at}. Dopo, il testamento è stato sigillato. Se può, chieda a ${host} se è tutto giusto.`,
    short: 'La password di una persona che si fida di Lei per un testamento è stata reimpostata.',
  },

  'where-to-start': {
    subject: 'Ha chiesto come si apre un testamento',
    opening: 'Ci ha chiesto come si apre questo testamento.',
    running: 'È in corso una consegna di questo testamento. Apra il link e confermi la sua identità.',
    notRunning: (host: string) =>
      `Non è in corso nessuna consegna di questo testamento. Se ${host} non è più in vita, può avviarne una. Altrimenti non deve fare nulla.`,
    number: (willId: string) => `Il numero del testamento è ${willId}`,
    unexpected: 'Se non l’ha chiesto Lei, l’ha fatto qualcun altro. Non è cambiato nulla.',
    short: 'Ha chiesto come si apre un testamento che la indica come persona di fiducia.',
  },

  'host-is-back': {
    subject: (host: string) => `${host} ci ha risposto`,
    opening: (host: string) => `Le avevamo scritto che ${host} non ci rispondeva da qualche tempo, e ora c’è una risposta.`,
    stillStart:
      'Se ha motivo di pensare che la risposta sia di qualcun altro, può ancora avviare la consegna. Conservi in ogni caso la sua busta sigillata.',
    short: 'La persona che si fida di Lei per un testamento ci ha risposto.',
  },
};
