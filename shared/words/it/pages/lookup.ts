import type * as english from '#words/en/pages/lookup.ts';
export const lookup: typeof english.lookup = {
  title: 'Trovare il testamento che la riguarda',
  lead: 'Usi questa pagina se non ha né link né foglio. Le serve l’indirizzo e-mail della persona di cui è il testamento.',
  hostEmail: 'Indirizzo e-mail di quella persona',
  hostEmailHint: 'Se ne aveva più d’uno, li provi tutti.',
  contact: 'Dove possiamo raggiungere Lei?',
  send: 'Inviarmi un messaggio',
  sentTitle: 'Grazie. Aspetti il nostro messaggio',
  sent: 'Se una persona con questo indirizzo e-mail ha indicato Lei con questo recapito, le abbiamo appena inviato un messaggio che dice che cosa fare.',
  sentWhy: 'Mostriamo la stessa frase a tutti, perché nessun estraneo possa scoprire chi ha lasciato un testamento.',
  nothing: 'Non arriva nulla?',
  nothingSteps: [
    'Aspetti qualche minuto. Per un’e-mail, guardi anche nella cartella della posta indesiderata (spam).',
    'Provi un altro indirizzo di quella persona, o un altro suo.',
    'Chieda alla famiglia una busta sigillata con il suo nome.',
  ],
  again: 'Provare un altro indirizzo',
};
