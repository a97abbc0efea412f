import type * as english from '#words/en/messages/to-survivor/changes.ts';
export const changes: typeof english.changes = {
  'contacts-replaced': {
    subject: (host: string) => `I suoi recapiti per il testamento di ${host} sono cambiati`,
    opening: (host: string) =>
      `Una persona entrata nell’account di ${host} ha sostituito i suoi recapiti. Non inviamo più messaggi a questo indirizzo.`,
    ifUnexpectedUntil: (host: string, until: string) => `Se non se l’aspettava, parli con ${host}, che può annullare la modifica fino al ${until}.`,
    short: 'I suoi recapiti per un testamento che la riguarda sono stati sostituiti.',
  },

  'replaced-before-sealing': {
    subject: (host: string) => `I suoi recapiti per il testamento di ${host} sono cambiati`,
    opening: (host: string, at: string) =>
      `La password dell’account di ${host} è stata reimpostata per e-mail il ${at}. Dopo, qualcuno ha sostituito o tolto questo indirizzo, e il testamento è stato sigillato. Non inviamo più messaggi a questo indirizzo.`,
    short: 'I suoi contatti per un testamento che La indicava sono stati sostituiti o tolti.',
  },

  'codes-replaced': {
    subject: (host: string) => `La sua busta sigillata per il testamento di ${host} non funziona più`,
    subjectKeep: (host: string) => `C’è una nuova busta sigillata per Lei, per il testamento di ${host}`,
    opening: (host: string) => `Una persona entrata nell’account di ${host} ha fatto per Lei nuovi codici di riserva e una nuova chiave di recupero.`,
    newEnvelope: (host: string) => `Ciò che è nella sua busta attuale non funziona più. ${host} dovrebbe darle una nuova busta.`,
    keepEarlier: (host: string) =>
      `I codici nella sua busta attuale non funzionano più. La conservi però, insieme alla nuova: un archivio di questo testamento si apre ancora solo con la chiave che contiene. Le scriveremo quando potrà distruggerla. ${host} dovrebbe darle una nuova busta.`,
    short: 'La sua busta sigillata per un testamento che la riguarda non funziona più.',
    shortKeep: 'Riceve una nuova busta sigillata per un testamento. Conservi anche quella precedente.',
  },

  'earlier-paper-over': {
    subject: (host: string) => `Può distruggere la sua busta precedente per il testamento di ${host}`,
    opening: (host: string) =>
      `La sua chiave è stata sostituita tempo fa, e un archivio del testamento di ${host} aveva ancora bisogno di quella precedente. Ora ha i file più recenti.`,
    destroy: 'Distrugga la busta precedente. Vale solo la più recente.',
    short: 'Può distruggere la busta sigillata precedente per un testamento che la riguarda.',
  },

  'contacts-restored': {
    subject: (host: string) => `Usiamo di nuovo i suoi recapiti precedenti per il testamento di ${host}`,
    opening:
      'I suoi recapiti erano stati sostituiti, e questa modifica è stata rifiutata con un link che avevamo inviato a chi ha scritto il testamento.',
    again: 'Inviamo di nuovo i nostri messaggi a questo indirizzo. Non deve fare nulla.',
    newAddress: (host: string) => `Se ha un nuovo indirizzo, lo dica a ${host}. Conservi la sua busta sigillata: funziona come prima.`,
    short: 'Inviamo di nuovo a questo recapito i nostri messaggi su un testamento che la riguarda.',
  },

  'survivor-renamed': {
    subject: (host: string) => `Il suo nome per il testamento di ${host} è cambiato`,
    opening: (before: string, name: string) => `Il suo nome in questo account è stato cambiato da ${before} a ${name}.`,

    unnamed: 'un altro nome',
    useIt: 'Se avvia la consegna di questo testamento con il suo nome, usi il nome nuovo. La sua busta sigillata funziona come prima.',
    short: 'Il suo nome per un testamento che la riguarda è stato cambiato.',
  },

  'survivors-changed': {
    subject: (host: string) => `Sono cambiate le persone che possono aprire il testamento di ${host}`,
    added: (host: string) => `Una persona entrata nell’account di ${host} ha aggiunto una persona a quelle che possono aprire questo testamento.`,
    removed: (host: string) => `Una persona entrata nell’account di ${host} ha tolto una persona da quelle che possono aprire questo testamento.`,
    stillNamed: 'Non le diciamo chi è. Lei è ancora una di loro, e la sua busta sigillata funziona come prima.',
    ifUnexpected: (host: string) => `Se non se l’aspettava, parli con ${host}.`,
    ifDied: (host: string) => `Se ${host} non è più in vita, avvisi di questa modifica le altre persone indicate che conosce.`,
    short: 'Sono cambiate le persone che possono aprire un testamento che la riguarda.',
  },

  'host-renamed': {
    subject: (host: string, name: string) => `${host} ora si chiama ${name} nel nostro servizio`,
    opening: (name: string) => `Il nome di questo account è stato cambiato in ${name}.`,
    fromNowOn: 'Da ora i nostri messaggi usano il nome nuovo. Non deve fare nulla.',
    short: 'La persona che si fida di Lei per un testamento ha cambiato il nome del suo account.',
  },
};
