import type * as english from '#words/en/pages/message.ts';
export const message: typeof english.message = {
  title: 'Quale messaggio ha?',
  link: 'Un messaggio con un link',
  linkText: (origin: string) => `Apra il link del messaggio. Comincia con ${origin}/ e la porta alla pagina giusta.`,
  envelope: 'Un messaggio che le chiede di prendere una busta',
  envelopeText: 'Non le serve un link. I codici sono sul foglio nella busta.',
  envelopeLink: 'Continuare con il foglio',
  code: 'Un messaggio con un codice di sei cifre',
  codeText: 'Digiti il codice nella pagina in cui l’ha chiesto. Se non ha chiesto un codice, può ignorare il messaggio. Non dia il codice a nessuno.',
  well: 'Un messaggio che chiede se sta bene',
  wellText: 'Apra il link del messaggio, e prema lì il pulsante. Se non può aprirlo, acceda e risponda lì.',
  wellLink: 'Accedere',
  lost: 'Non trovo il messaggio',
  lostText: 'Se conosce l’indirizzo e-mail della persona che si fida di Lei, possiamo inviarle di nuovo il messaggio.',
  lostLink: 'Inviare di nuovo il messaggio',
  safety: 'Il messaggio è autentico?',
  safetyText: 'Non chiediamo mai la sua password, i dati di un conto bancario o denaro. Non chiediamo mai un codice per telefono.',
};
