import type * as english from '#words/en/pages/verify-email.ts';
export const verifyEmail: typeof english.verifyEmail = {
  title: 'Confermi il suo indirizzo e-mail',
  text: 'Ci ha chiesto di usare un indirizzo e-mail per il suo account. Confermi che è suo.',
  button: 'Confermare il mio indirizzo e-mail',
  doneTitle: 'Il suo indirizzo e-mail è confermato',
  done: (email: string) => `Ora usiamo ${email} per il suo account.`,
  noLinkTitle: 'Ricevere un nuovo link',
  noLink:
    'Per confermare il suo indirizzo e-mail, apra il link della nostra e-mail. Funziona per un giorno. Se non l’ha più, possiamo inviargliene uno nuovo.',
  send: 'Inviare un nuovo link',
  sent: 'Se questo indirizzo ha un account non confermato, gli abbiamo inviato un nuovo link. Guardi anche nella cartella della posta indesiderata.',
};
