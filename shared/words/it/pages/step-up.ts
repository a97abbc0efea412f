import type * as english from '#words/en/pages/step-up.ts';
export const stepUp: typeof english.stepUp = {
  title: 'È Lei?',
  text: 'Le modifiche del suo account richiedono il suo secondo fattore. La conferma vale poi per dieci minuti. Ciò che ha scritto resta.',
  usePasskey: 'Usare la mia passkey',
  waiting: 'Segua i passi sul suo dispositivo',
  useApp: 'Inserire invece un codice della mia app',
  code: 'Codice',
  codeHint: 'Le 6 cifre che la sua app di autenticazione mostra ora.',
  codeMissing: 'Inserisca le 6 cifre che la sua app mostra.',
  useRecoveryCode: 'Non ho il telefono o la chiave: usare un codice di recupero',
  recoveryCode: 'Codice di recupero',
  recoveryCodeHint: 'Uno dei dieci codici che ha stampato o salvato, come K7QF-3M9X. Ognuno funziona una volta.',
  recoveryCodeMissing: 'Inserisca un codice di recupero di 8 lettere e cifre.',
  confirm: 'Confermare',
  cancel: 'Annullare: non cambiare nulla',
  lost: 'Ha perso il telefono o la chiave, e i codici di recupero?',
  lostLink: 'Vedere che cosa può fare nella pagina Sicurezza',
  failures: {
    passkey_cancelled: 'Il suo dispositivo non ha usato una passkey. Riprovi, o scelga un altro modo qui sotto.',
    factor_not_accepted:
      'Non è stato accettato. Un codice funziona una volta, e solo per un minuto. Aspetti il prossimo codice, e controlli che l’ora del suo telefono sia giusta.',
  } as Record<string, string>,
};
