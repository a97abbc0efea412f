import type * as english from '#words/en/pages/factors.ts';
import { plural } from '#words/plural.ts';

export const factors: typeof english.factors = {
  title: 'Secondo fattore',
  lead: 'Un secondo fattore protegge il suo testamento da chi conosce la sua password o legge le sue e-mail. Le modifiche richiedono allora anche il suo telefono, il suo computer o una chiave di sicurezza.',
  free: 'Non le serve mai per dirci che sta bene, o per fermare una consegna.',
  none: 'Il suo account non ha ancora un secondo fattore.',
  kinds: { passkey: 'Passkey', totp: 'App di autenticazione' },
  added: 'Aggiunto',
  lastUsed: 'Ultimo uso',
  never: 'Non ancora',
  isNew: (day: string) =>
    `Questo fattore è nuovo fino al ${day}. Se prima la sua password viene reimpostata per e-mail, il suo account è chiuso alle modifiche finché non conferma che l’ha fatto Lei.`,
  synced: 'I suoi dispositivi si copiano questa passkey tra loro.',

  add: 'Aggiungere un secondo fattore',
  addAnother: 'Aggiungerne un altro',
  addHint: 'Due sono meglio di uno: se perde un dispositivo, l’altro funziona ancora.',
  which: 'Che cosa vuole usare?',
  passkeyHint: 'La sua impronta, il suo volto o il PIN di questo dispositivo, o una chiave di sicurezza. Il modo più facile e più sicuro.',
  passkeyImpossible: 'Questo browser non può usare passkey.',
  appHint:
    'Un’app sul suo telefono che mostra un nuovo codice ogni 30 secondi. Per esempio Aegis, 2FAS, Google Authenticator o il suo gestore di password.',
  name: 'Nome',
  nameHint: 'Perché Lei sappia quale dispositivo è.',
  nameMissing: 'Inserisca un nome, come «Il mio telefono».',
  nameTooLong: 'Inserisca al massimo 100 caratteri.',
  password: 'La sua password',

  scanTitle: 'Colleghi la sua app',
  scan: 'Apra l’app, scelga «Aggiungi account» e inquadri questa immagine.',
  qrLabel: 'Codice QR per la sua app di autenticazione',
  type: 'Non posso inquadrare l’immagine',
  typeText: 'Scelga «Inserisci una chiave» nell’app, e digiti questa chiave:',
  code: 'Codice dell’app',
  codeHint: 'Le 6 cifre che l’app mostra ora.',
  finish: 'Aggiungere questa app',
  done: (name: string) => `«${name}»: aggiunta. Da ora le modifiche del suo account richiedono il suo secondo fattore.`,

  codesTitle: 'I suoi dieci codici di recupero',
  codesText:
    'Se perde il telefono o la chiave, un codice di recupero li sostituisce una volta. Tenga questi codici dove tiene altre carte importanti, non sul telefono.',
  codesOnce: 'Li mostriamo solo ora. Chi ha la sua password e uno di questi codici può cambiare il suo account.',
  print: 'Stampare',
  copy: 'Copiare',
  copied: 'Copiato',
  download: 'Salvare in un file',
  fileText: (service: string) => `Codici di recupero di ${service}. Ognuno funziona una volta.`,
  saved: 'Ho stampato o salvato questi codici',
  savedMissing: 'Prima stampi o salvi i codici, poi spunti questa casella.',
  finishCodes: 'Fatto',
  codesHeading: 'Codici di recupero',
  codesLeft: plural('it', { one: 'Resta # codice di recupero.', many: 'Restano # codici di recupero.', other: 'Restano # codici di recupero.' }),
  codesNone: 'Non ha codici di recupero. Se perde il telefono o la chiave, le servono codici di riserva delle sue persone di fiducia.',
  renew: 'Fare nuovi codici di recupero',
  renewTitle: 'Fare nuovi codici di recupero?',
  renewText: 'I codici che ha ora smettono di funzionare. La avvisiamo su tutti i suoi canali.',
  renewButton: 'Fare nuovi codici',
  renewed: 'I suoi nuovi codici di recupero valgono. Quelli precedenti non funzionano più.',

  rename: 'Rinominare',
  renameTitle: (name: string) => `Rinominare «${name}»`,
  newName: 'Nuovo nome',
  renameButton: 'Salvare questo nome',
  renamed: (before: string, name: string) => `«${before}» ora si chiama «${name}».`,

  removeTitle: (name: string) => `Togliere «${name}»?`,
  removeText: 'Allora non può più confermare modifiche. La avvisiamo su tutti i suoi canali.',
  removeLast:
    'Questo è l’ultimo. Dopo, la sua password da sola basta per cambiare tutto, i suoi codici di recupero smettono di funzionare, e su tutti gli altri dispositivi la sessione viene chiusa.',
  removeButton: 'Toglierlo',
  removed: (name: string) => `«${name}»: tolto.`,

  lost: 'Ho perso il telefono o la chiave, e i miei codici di recupero',
  lostText: (count: number) =>
    `Chieda a ${count} delle sue persone di fiducia un codice di riserva ciascuna. I codici sono sui fogli nelle loro buste sigillate, accanto al numero di persona di fiducia. Nessun codice si consuma. Allora tutte le sue passkey e app vengono tolte, e su tutti gli altri dispositivi la sessione viene chiusa.`,
  lostFree: 'Può ancora dirci che sta bene, e fermare una consegna, con la sola password.',
  bothMissing: 'Inserisca il numero di persona di fiducia e un codice di riserva di questo foglio.',
  lostButton: 'Togliere tutte le mie passkey e app',
  lostDone: 'Tutte le passkey e app sono state tolte. Ne aggiunga ora una nuova.',

  failures: {
    passkey_cancelled: 'Il suo dispositivo non ha creato una passkey. Riprovi, o scelga un’app di autenticazione.',
  } as Record<string, string>,
};
