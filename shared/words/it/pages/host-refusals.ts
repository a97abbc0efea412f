import type * as english from '#words/en/pages/host-refusals.ts';
import { familyRefusals } from './family-refusals.ts';

const notReadable =
  'Ora non abbiamo potuto leggere il suo testamento sigillato in modo sicuro, perciò non è cambiato nulla. Riprovi più tardi. Se succede di nuovo, sigilli di nuovo il suo testamento.';
const notFound = familyRefusals.transfer_not_found;
const notAccepted = familyRefusals.invalid_json;
const sessionEnded = 'La sua sessione è finita. Acceda di nuovo.';

export const hostRefusals: typeof english.hostRefusals = {
  recently_recovered:
    'La sua password è stata reimpostata per e-mail, o una modifica è stata rifiutata, perciò ora non è cambiato nulla. La pagina Sicurezza dice come confermare che l’ha fatto Lei.',
  sign_of_life_first:
    'Da molto non abbiamo sue notizie, perciò non è cambiato nulla. Prima prema «Sto bene» nella pagina Panoramica. Poi riprovi qui.',
  rehearsal_running: 'È già in corso un’esercitazione. Non è cambiato nulla.',
  rehearsals_used_up:
    'Ha avviato quattro esercitazioni in un anno, perciò non ne è stata avviata un’altra. La pagina mostra quando è possibile la prossima.',
  rehearsal_not_found: 'Questa esercitazione non esiste. Apra la panoramica.',
  stop_card_not_valid:
    'Questo codice non ferma nulla. Controlli entrambe le righe della carta. Una carta funziona una volta, e funziona solo la più recente.',
  nothing_to_stop:
    'Non è in corso nessuna consegna, e le sue persone di fiducia non ne aspettano una. Non è cambiato nulla, e la sua carta funziona ancora.',
  documents_open: 'I documenti sono già aperti, perciò una carta non può più fermare la consegna. Acceda e la fermi nella pagina Panoramica.',
  pause_too_long: 'Le domande possono restare in pausa al massimo 60 giorni, e 120 giorni in un anno. Scelga una pausa più breve.',
  transfer_running: 'È in corso una consegna del suo testamento, perciò non è cambiato nulla. Se sta bene, prima la fermi nella pagina Panoramica.',
  transfer_not_running: 'Non è più in corso nessuna consegna. Non è cambiato nulla.',
  no_sealed_will: 'In questo account non è sigillato nessun testamento. Non è cambiato nulla.',
  deletion_requested:
    'Ci ha chiesto di eliminare il suo account o il suo testamento, perciò non è cambiato nulla. Prima lo annulli nella pagina Sicurezza.',
  no_deletion: 'Nulla sta per essere eliminato, quindi non c’è nulla da annullare. Ricarichi la pagina per vedere lo stato attuale.',
  unauthorized: sessionEnded,
  invalid_refresh_token: sessionEnded,
  session_not_found: 'La sessione di questo dispositivo è già chiusa. Ricarichi la pagina per vedere l’elenco attuale.',
  invalid_credentials: 'La password è sbagliata. Non è cambiato nulla.',
  email_not_verified: 'Il suo indirizzo e-mail non è ancora confermato. Apra il link che le abbiamo inviato.',
  email_taken: 'Un altro account ha questo indirizzo e-mail. Acceda lì, o usi un altro indirizzo.',
  invalid_link: familyRefusals.invalid_link,
  link_expired: familyRefusals.link_expired,
  reset_waits: 'Questo link non funziona ancora. L’e-mail con il link dice da quando funziona.',
  reset_needs_codes:
    'L’ultima reimpostazione di questa password è stata rifiutata. Inserisca qui sotto codici di riserva dei fogli delle sue persone di fiducia.',

  step_up_required: 'Confermi con il suo secondo fattore che è Lei. Non è cambiato nulla.',
  factor_not_accepted: 'Non abbiamo potuto accettare il codice o la passkey. Controlli e riprovi. I codici funzionano una volta.',
  factor_not_found: 'Questa passkey o app di autenticazione è già stata tolta. Ricarichi la pagina.',
  factor_limit_reached: 'Ha 10 passkey e app di autenticazione, il numero massimo. Ne tolga una prima di aggiungerne un’altra.',
  challenge_expired: 'Sono passati più di dieci minuti, o questa conferma è già stata usata. Non è cambiato nulla. Ricominci.',
  no_factor: 'Il suo account non ha più un secondo fattore. Ricarichi la pagina.',
  passkey_known: 'Questo dispositivo ha già una passkey per il suo account.',
  passkey_cancelled: 'Il suo dispositivo non ha usato una passkey. Non è cambiato nulla. Riprovi.',

  survivor_not_found: 'Questa persona non è più nel suo elenco. Ricarichi la pagina.',
  survivor_limit_reached: 'Ha 10 persone, il numero massimo. Ne tolga una prima di aggiungerne un’altra.',
  below_threshold: 'Resterebbero meno persone di quante ne servono, perciò non è cambiato nulla. Prima aggiunga una persona o riduca il numero.',
  too_few_survivors: 'Servono almeno 2 persone di fiducia. Le indichi nella pagina Persone di fiducia.',
  threshold_exceeds_survivors:
    'Per aprire il suo testamento servono più persone di fiducia di quante ne ha indicate, perciò non è cambiato nulla. Ne indichi altre, o riduca il numero, nella pagina Persone di fiducia.',
  reshare_failed:
    'Non abbiamo potuto dividere di nuovo la chiave del suo testamento, perciò non è cambiato nulla. Riprovi tra qualche minuto. Se succede di nuovo, provi l’archivio.',
  channel_not_offered: 'Non abbiamo un nostro canale di questo tipo. Usi un suo account.',
  wrong_channel_code: 'Questo non è il codice che abbiamo inviato, o è troppo vecchio. Lo controlli, o se ne faccia inviare un altro.',
  no_email_to_invite:
    'Non abbiamo un indirizzo e-mail o un numero di cellulare che funzioni per questa persona, perciò non è stato inviato nulla. Ne aggiunga uno, o lo salvi di nuovo.',
  invited_recently:
    'Abbiamo già chiesto a questa persona negli ultimi 30 giorni, perciò non è stato inviato nulla. Le parli, o riprovi dopo l’ora qui sotto.',
  invitation_limit_reached: 'Ha inviato 10 inviti in 24 ore, perciò non è stato inviato nulla. Riprovi dopo l’ora qui sotto.',

  storage_limit_reached: 'Ha 10 archivi, il numero massimo. Ne elimini uno che non le serve, e riprovi.',
  storage_not_found: 'Questo archivio è stato eliminato, forse in un’altra finestra. Ricarichi la pagina.',
  storage_not_connected: 'Questo archivio al momento non funziona, perciò non è cambiato nulla. Lo provi nella pagina Archivi.',
  storage_in_use:
    'Questo archivio contiene il suo testamento sigillato, perciò non è stato eliminato. Prima aggiunga un altro archivio e vi sigilli il suo testamento.',
  review_needed:
    'La sua password è stata reimpostata per e-mail, perciò ora non è stato sigillato nulla. Prima controlli se è suo tutto quello che è stato inserito da allora. La pagina Panoramica La porta lì.',
  set_aside_not_found: 'È già stato ripreso, o il tempo è scaduto. Ricarichi la pagina per vedere l’elenco attuale.',
  storage_failed:
    'L’archivio non ha accettato i nuovi file. Ciò che era sigillato è invariato. Provi l’archivio nella pagina Archivi, poi riprovi qui.',
  storage_type_unavailable:
    'Questo servizio non può usare questo tipo di archivio, perciò non è cambiato nulla. Scelga un altro tipo nella pagina Archivi.',
  same_place:
    'È lo stesso luogo di un altro archivio del suo testamento, perciò una copia lì non sarebbe una seconda. Non è cambiato nulla. Usi un archivio in un altro luogo.',
  package_not_found_there:
    'Con questi dati di accesso non abbiamo trovato il suo testamento sigillato, perciò non è cambiato nulla. Li controlli. Se passa a un altro archivio, prima vi copi tutta la cartella, o aggiunga il nuovo archivio e vi sigilli il suo testamento.',

  connector_not_found: 'Questo canale è già stato tolto. Ricarichi la pagina.',
  connector_limit_reached: 'Ha 10 canali, il numero massimo. Ne tolga uno che non le serve.',
  duplicate_connector: 'Ha già un canale di questo tipo con questo nome. Scelga un altro nome.',
  last_connector: 'Questo è il suo unico canale, e il suo testamento è sigillato. Prima ne aggiunga un altro. Poi può togliere questo.',
  invalid_destination: 'Questo indirizzo non va bene per il canale. Non è stato inviato nulla. Lo controlli.',
  connector_rejected:
    'Lei ha rifiutato una modifica mentre i dati di accesso di questo canale erano nuovi, perciò non è stato inviato nulla. Inserisca di nuovo i dati di accesso, o tolga il canale.',
  delivery_failed: 'Non è stato possibile recapitare il messaggio. Controlli l’indirizzo e i dati di accesso.',

  no_draft: 'Tutto è già sigillato. Prima aggiunga o tolga un documento.',
  no_documents: 'Non c’è nessun documento da sigillare. Ne aggiunga almeno uno.',
  inner_incomplete:
    'I file sigillati sul suo dispositivo non sono completi, ci sono altri documenti, oppure sono stati fatti per altri fogli. Sigilli di nuovo i suoi documenti sul suo dispositivo.',
  document_not_found: 'Questo documento non c’è più, perciò non è cambiato nulla. Ricarichi la pagina.',
  document_too_large: 'Con questo documento il suo testamento sarebbe troppo grande. Non è stato aggiunto. Prima tolga un documento.',
  too_many_documents: 'Il suo testamento ha già il numero massimo di documenti. Questo non è stato aggiunto. Prima tolga un documento.',
  unsupported_document:
    'Questo tipo di file non è possibile, o il file contiene macro o oggetti incorporati, o non si può leggere senza password. Non è stato aggiunto. Lo apra, lo salvi come PDF, e aggiunga il PDF.',
  upload_not_found: 'Questo caricamento è scaduto. Prema «Riprovare». Allora lo ricominciamo dall’inizio.',
  upload_incomplete: 'Il file non è arrivato tutto, o è stato cambiato durante il caricamento. Prema «Riprovare».',
  upload_limit_reached:
    'Troppi caricamenti sono stati cominciati e non completati. Completi quelli dell’elenco, o li riprovi. Eliminiamo gli altri dopo un giorno. Allora può cominciarne di nuovi.',
  sealing_in_progress: 'Il suo testamento viene sigillato in questo momento, perciò non è cambiato nulla. Riprovi tra un minuto.',
  package_altered: notReadable,
  archive_part_not_found: 'Il suo testamento è stato cambiato mentre salvava la copia. Ricarichi la pagina, e salvi la copia ancora una volta.',
  range_not_satisfiable: 'Questa parte della copia non può essere ripresa. La salvi ancora una volta.',
  shares_do_not_open: notReadable,
  share_altered: notReadable,
  record_altered: notReadable,
  age_file_invalid: notReadable,
  wrong_key: notReadable,

  transfer_not_found: notFound,
  will_not_found: notFound,
  check_not_found: notFound,
  body_too_large: notAccepted,
  invalid_json: notAccepted,
  unsupported_media_type: notAccepted,
  already_done: 'Questo è già stato fatto. Ricarichi la pagina per vedere lo stato attuale.',
  idempotency_key_reused: 'Questo è già stato inviato in un’altra forma. Ricarichi la pagina per vedere lo stato attuale.',
  too_many_running: 'Sono ancora in corso diverse richieste di questo tipo, perciò ora non è cambiato nulla. Aspetti un momento, poi riprovi.',
  conflict: 'Nello stesso momento è cambiato qualcos’altro. Non è andato perso nulla. Riprovi.',
} satisfies Record<string, string>;
