import type * as english from '#words/en/pages/family-refusals.ts';

const notReadable =
  'Ora non abbiamo potuto leggere questi dati in modo sicuro, perciò non viene mostrato nulla e non è cambiato nulla. Riprovi più tardi. Lo controlliamo ogni giorno.';
const notFound = 'Non abbiamo trovato ciò che cercava, o è cambiato. Ricarichi la pagina, o usi il nostro messaggio più recente.';
const notAccepted = 'Il servizio non ha potuto leggere questa richiesta. Non è cambiato nulla. Ricarichi la pagina.';
const notSent = 'Non abbiamo potuto inviare un codice su questo canale. Scelga un altro canale, o usi il suo foglio.';
const notOpen = 'I documenti non sono ancora aperti. Ricarichi la pagina per vedere che cosa manca.';
const notProven = 'Confermi di nuovo la sua identità. Per farlo ricarichi la pagina.';

export const familyRefusals: typeof english.familyRefusals = {
  share_altered: notReadable,
  record_altered: notReadable,
  age_file_invalid: notReadable,
  wrong_key: notReadable,
  opening_failed: notReadable,
  storage_failed: notReadable,
  storage_type_unavailable: notReadable,
  package_altered: notReadable,
  shares_do_not_open: notReadable,
  not_open_yet: notOpen,
  threshold_not_met: notOpen,
  not_authenticated: notProven,
  session_required: notProven,
  archive_part_not_found: notFound,
  invalid_download_link: notFound,
  range_not_satisfiable: notFound,
  too_many_running: 'Sono ancora in corso altri scaricamenti di questi documenti. Aspetti che finiscano, poi riprovi.',
  access_window_expired: 'Il tempo in cui si potevano leggere i documenti è finito.',
  transfer_cancelled: 'La consegna è stata fermata. Ora non apriamo nulla.',
  otp_limit_reached: 'Sono stati chiesti troppi codici. Aspetti fino all’ora qui sotto, o usi ora un codice di riserva del suo foglio.',
  otp_session_not_found: 'Questo codice non funziona più. Chieda un nuovo codice.',
  invitation_withdrawn:
    'Questa domanda non la riguarda più: la persona che si fida di Lei ha cambiato il suo elenco o il suo indirizzo. Non deve fare nulla.',
  alert_limit_reached: 'Ha già cinque dispositivi e chat. Prima ne tolga uno.',
  delivery_failed: 'Telegram al momento non risponde. Riprovi più tardi.',
  channel_not_offered: 'Telegram non viene più offerto qui. Non è cambiato nulla.',
  invitation_not_confirmed: 'Risponda prima alla domanda del suo invito. Per farlo ricarichi la pagina.',
  transfer_not_found: notFound,
  survivor_not_found: notFound,
  will_or_survivor_not_found: notFound,
  body_too_large: notAccepted,
  invalid_json: notAccepted,
  unsupported_media_type: notAccepted,
  channel_not_available: notSent,
  no_deliverable_channel: notSent,
  recently_stopped:
    'Una consegna che Lei ha avviato è stata fermata poco fa. Il suo codice non è stato consumato. Aspetti fino all’ora qui sotto. Un’altra persona di fiducia può forse avviarla prima.',
  transfer_not_running: 'Questa consegna non è più in corso. Non è cambiato nulla.',
  no_rehearsal: 'Nessuna esercitazione la aspetta. Se gliene abbiamo scritto, è finita, e Lei non deve fare nulla.',
  not_a_rehearsal:
    'Questa non è più un’esercitazione: sta accadendo davvero qualcosa. Non è cambiato nulla. Usi il messaggio più recente che le abbiamo inviato.',
  vouch_not_needed: 'Nessuno aspetta di avviare una consegna, o tutti aspettano già. Non è cambiato nulla, e Lei non deve fare nulla.',
  vouched_twice:
    'Le persone di fiducia l’hanno già detto due volte, e da allora non sappiamo nulla. Non è cambiato nulla. Ora deve rispondere la persona di cui è il testamento.',
  vouch_too_late: 'I documenti sono già aperti. Non è cambiato nulla. Solo la persona di cui è il testamento può chiuderli.',
  vouch_outweighed:
    'Un’altra persona di fiducia ha confermato la propria identità, e questo conta di più. Non è cambiato nulla. Parli con gli altri.',
  proof_required: 'Un nome da solo non avvia la consegna di questo testamento. Usi un codice o il suo foglio.',
  transfer_running: 'È già in corso una consegna di questo testamento. Apra il suo link personale, o usi il suo foglio.',
  conflict: 'Nello stesso momento è cambiato qualcos’altro. Non è andato perso nulla. Riprovi.',
  invalid_link: 'Questo link non è valido. Usi il link più recente che le abbiamo inviato. Lo copi tutto.',
  link_expired: 'Questo link è scaduto. Ne chieda uno nuovo.',
} satisfies Record<string, string>;
