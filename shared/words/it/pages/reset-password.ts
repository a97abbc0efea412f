import type * as english from '#words/en/pages/reset-password.ts';
export const resetPassword: typeof english.resetPassword = {
  noLinkTitle: 'Reimpostare la password',
  noLink: 'Inserisca l’indirizzo e-mail del suo account. Le inviamo un link con cui può scegliere una nuova password.',
  send: 'Inviare il link',
  sent: 'Se questo indirizzo ha un account, gli abbiamo inviato un link. Guardi anche nella cartella della posta indesiderata. L’e-mail dice per quanto tempo il link funziona.',
  title: 'Scelga una nuova password',
  text: 'Su tutti i dispositivi in cui il suo account è aperto, la sessione viene chiusa.',
  password: 'Nuova password',
  passwordHint: 'Almeno 12 caratteri. Alcune parole che ricorda bene sono una buona password.',
  passwordShort: 'Inserisca una password di almeno 12 caratteri.',
  papersSummary: 'Ho a portata di mano fogli delle mie persone di fiducia',
  papers:
    'Dopo una reimpostazione, un testamento sigillato non si può cambiare per qualche tempo. Così Lei è al sicuro se qualcun altro legge le sue e-mail. I codici di riserva dei fogli delle sue persone di fiducia abbreviano questo tempo. I codici non si consumano.',
  survivorId: 'Numero di persona di fiducia sul foglio',
  backupCode: 'Un codice di riserva di questo foglio',
  both: 'Inserisca il numero di persona di fiducia e un codice di riserva di questo foglio, o lasci vuoti entrambi.',
  idMissing: 'Questo numero è incompleto o ha un errore. Confronti ogni gruppo con il foglio.',
  addPaper: 'Aggiungere un altro foglio',
  button: 'Impostare la nuova password',
  doneTitle: 'La sua nuova password è impostata',
  done: 'Ora può usarla per accedere.',
  limits: 'Se ha un testamento sigillato, le abbiamo inviato un messaggio che dice che cosa può fare ora, e quando può cambiarlo di nuovo.',
};
