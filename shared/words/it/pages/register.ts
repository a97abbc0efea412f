import type * as english from '#words/en/pages/register.ts';
export const register: typeof english.register = {
  intro: [
    'Con un account può custodire il suo testamento presso questo servizio. Resta sigillato finché le persone che sceglie non lo aprono insieme.',
    'Prima ci servono alcuni dati su di Lei. Poi prepara il suo testamento. Può smettere in qualsiasi momento e continuare più tardi.',
  ],
  name: 'Il suo nome',
  nameHint: 'Come la conoscono la sua famiglia e i suoi amici. Lo usiamo nei nostri messaggi per loro.',
  nameMissing: 'Inserisca il suo nome.',
  nameLong: 'Inserisca un nome di al massimo 100 caratteri.',
  emailHint: 'A questo indirizzo le chiediamo di tanto in tanto se sta bene. Ne usi uno che legge regolarmente.',
  password: 'Scelga una password',
  reader: (language: string, zone: string) => `Lingua: ${language}. Le ore: ${zone}.`,
  languageHint: 'La lingua di queste pagine e dei nostri messaggi per Lei.',
  timezone: 'Fuso orario',
  timezoneHint: 'Nei nostri messaggi scriviamo tutte le date e le ore per questo luogo.',
  button: 'Aprire il mio account',
  haveAccount: 'Ha già un account?',
  takenUnconfirmed: 'Non ho ancora confermato il mio indirizzo e-mail: inviarmi un nuovo link',
  sentTo: 'Abbiamo inviato un’e-mail a questo indirizzo:',
  next: ['Apra l’e-mail.', 'Prema il suo pulsante: «Confermare il mio indirizzo e-mail».', 'Poi continui nella pagina che si apre.'],
  validity: 'Il link nell’e-mail funziona per un giorno. Lasci aperta questa pagina: così non deve digitare di nuovo la password.',
  nothingTitle: 'Se non arriva nessuna e-mail',
  nothing: [
    'Può richiedere qualche minuto. Guardi anche nella cartella della posta indesiderata (spam).',
    'Controlli l’indirizzo qui sopra, lettera per lettera. Se c’è un errore, lo cambi. Ciò che ha scritto è ancora lì.',
  ],
  resend: 'Inviare di nuovo l’e-mail',
  resent: 'Abbiamo inviato di nuovo l’e-mail. Usi il link nella più recente.',
  change: 'Cambiare l’indirizzo',
  failures: {
    email_taken: 'Questo indirizzo e-mail ha già un account. Non è cambiato nulla. Se è suo, continui qui:',
  } as Record<string, string>,
};
