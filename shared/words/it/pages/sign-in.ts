import type * as english from '#words/en/pages/sign-in.ts';
export const signIn: typeof english.signIn = {
  title: 'Accedere',
  email: 'Indirizzo e-mail',
  yourEmail: 'Il suo indirizzo e-mail',
  password: 'Password',
  passwordMissing: 'Inserisca la sua password.',
  passkey: 'Usare invece una passkey',
  newHere: 'È la prima volta qui?',
  register: 'Aprire un account',
  forgotten: 'Ho dimenticato la password',
  stopCard: 'Sto bene, e voglio fermare una consegna con la mia carta di stop',
  sentTitle: 'Guardi le sue e-mail',
  unconfirmed: 'Inviare di nuovo il link che conferma il mio indirizzo e-mail',
  failures: {
    passkey_cancelled: 'Il suo dispositivo non ha usato una passkey. Riprovi, o acceda con il suo indirizzo e-mail e la password.',
    factor_not_accepted: 'Non conosciamo questa passkey. Forse è stata tolta. Ne usi un’altra, o acceda con il suo indirizzo e-mail e la password.',
    invalid_credentials: 'C’è un errore nell’indirizzo e-mail o nella password. Controlli entrambi, e riprovi.',
  } as Record<string, string>,
};
