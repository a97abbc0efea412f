import type * as english from '#words/en/pages/family-refusals.ts';

const notReadable =
  'Ahora no pudimos leer esto de forma segura, por eso no se muestra nada y no se cambió nada. Inténtelo más tarde. Lo comprobamos cada día.';
const notFound = 'No encontramos esto, o ha cambiado. Cargue la página de nuevo, o use nuestro mensaje más reciente.';
const notAccepted = 'El servicio no pudo leer esta petición. No se cambió nada. Cargue la página de nuevo.';
const notSent = 'No pudimos enviar un código por este canal. Elija otro canal, o use su hoja.';
const notOpen = 'Los documentos aún no están abiertos. Cargue la página de nuevo para ver qué falta.';
const notProven = 'Confirme su identidad otra vez. Para ello, cargue la página de nuevo.';

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
  too_many_running: 'Aún hay otras descargas de estos documentos en curso. Espere a que terminen e inténtelo de nuevo.',
  access_window_expired: 'Ha terminado el plazo en el que se podían leer los documentos.',
  transfer_cancelled: 'La transmisión se detuvo. Ahora no abrimos nada.',
  otp_limit_reached: 'Se pidieron demasiados códigos. Espere hasta la hora de abajo, o use ahora un código de respaldo de su hoja.',
  otp_session_not_found: 'Este código ya no funciona. Pida un código nuevo.',
  invitation_withdrawn:
    'Esta pregunta ya no le concierne: la persona que le nombró ha cambiado su lista o la dirección de usted. No tiene que hacer nada.',
  alert_limit_reached: 'Ya tiene cinco dispositivos y chats. Retire antes uno.',
  delivery_failed: 'Telegram no contesta en este momento. Inténtelo más tarde.',
  channel_not_offered: 'Telegram ya no se ofrece aquí. No se cambió nada.',
  invitation_not_confirmed: 'Conteste antes a la pregunta de su invitación. Para ello, cargue la página de nuevo.',
  transfer_not_found: notFound,
  survivor_not_found: notFound,
  will_or_survivor_not_found: notFound,
  body_too_large: notAccepted,
  invalid_json: notAccepted,
  unsupported_media_type: notAccepted,
  channel_not_available: notSent,
  no_deliverable_channel: notSent,
  recently_stopped:
    'Hace poco se detuvo una transmisión que usted inició. Su código no se gastó. Espere hasta la hora de abajo. Quizá otra persona de confianza pueda iniciarla antes.',
  transfer_not_running: 'Esta transmisión ya no está en curso. No se cambió nada.',
  no_rehearsal: 'No le espera ningún ensayo. Si le escribimos sobre uno, ha terminado, y no tiene que hacer nada.',
  not_a_rehearsal: 'Esto ya no es un ensayo: ha empezado algo real. No se cambió nada. Use el mensaje más reciente que le enviamos.',
  vouch_not_needed: 'Nadie espera para iniciar una transmisión, o todos esperan ya. No se cambió nada, y no tiene que hacer nada.',
  vouched_twice:
    'Las personas de confianza ya lo han dicho dos veces, y desde entonces no hemos sabido nada. No se cambió nada. Ahora debe contestar la persona de quien es el testamento.',
  vouch_too_late: 'Los documentos ya están abiertos. No se cambió nada. Solo la persona de quien es el testamento puede cerrarlos.',
  vouch_outweighed: 'Otra persona de confianza ha confirmado su identidad, y eso cuenta más. No se cambió nada. Hable con las demás.',
  proof_required: 'El nombre por sí solo no basta para iniciar la transmisión de este testamento. Use un código o su hoja.',
  transfer_running: 'Ya hay una transmisión de este testamento en curso. Abra su enlace personal, o use su hoja.',
  conflict: 'Se cambió otra cosa en el mismo momento. No se ha perdido nada. Inténtelo de nuevo.',
  invalid_link: 'Este enlace no es válido. Use el enlace más reciente que le enviamos. Cópielo entero.',
  link_expired: 'Este enlace ha caducado. Pida uno nuevo.',
} satisfies Record<string, string>;
