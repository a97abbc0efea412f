import type * as english from '#words/en/pages/envelope.ts';
export const envelope: typeof english.envelope = {
  title: 'Usi il foglio della sua busta',
  lead: 'Con il foglio conferma la sua identità senza un nostro messaggio. Non viene ancora avviato nulla.',
  privacy: 'Non inserisca mai qui la chiave di recupero. A questa pagina non serve.',
  notRunning: 'Non è in corso nessuna consegna di questo testamento',
  notRunningText: 'Il suo codice di riserva non è stato usato. Se la persona che si fida di Lei è morta, può ora usarlo per avviare la consegna.',
};
