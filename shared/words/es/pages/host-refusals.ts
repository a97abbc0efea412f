import type * as english from '#words/en/pages/host-refusals.ts';
import { familyRefusals } from './family-refusals.ts';

const notReadable =
  'Ahora no pudimos leer su testamento sellado de forma segura, por eso no se cambió nada. Inténtelo más tarde. Si vuelve a ocurrir, selle su testamento de nuevo.';
const notFound = familyRefusals.transfer_not_found;
const notAccepted = familyRefusals.invalid_json;
const sessionEnded = 'Su sesión ha terminado. Inicie sesión de nuevo.';

export const hostRefusals: typeof english.hostRefusals = {
  recently_recovered:
    'Su contraseña se restableció por correo, o se rechazó un cambio, por eso ahora no se cambió nada. La página Seguridad dice cómo confirmar que fue usted.',
  sign_of_life_first:
    'Hace mucho que no sabemos de usted, por eso no se cambió nada. Pulse antes «Estoy bien» en la página Resumen. Después inténtelo aquí de nuevo.',
  rehearsal_running: 'Ya hay un ensayo en curso. No se cambió nada.',
  rehearsals_used_up: 'Ha iniciado cuatro ensayos en un año, por eso no se inició otro. La página muestra cuándo es posible el siguiente.',
  rehearsal_not_found: 'Este ensayo no existe. Abra el resumen.',
  stop_card_not_valid:
    'Este código no detiene nada. Revise las dos líneas de la tarjeta. Una tarjeta funciona una vez, y solo funciona la más reciente.',
  nothing_to_stop:
    'No hay ninguna transmisión en curso, y sus personas de confianza no esperan ninguna. No se cambió nada, y su tarjeta sigue funcionando.',
  documents_open:
    'Los documentos ya están abiertos, por eso la tarjeta ya no puede detener la transmisión. Inicie sesión y deténgala en la página Resumen.',
  pause_too_long: 'Las preguntas pueden estar en pausa 60 días como máximo, y 120 días en un año. Elija una pausa más corta.',
  transfer_running: 'Hay una transmisión de su testamento en curso, por eso no se cambió nada. Si está bien, deténgala antes en la página Resumen.',
  transfer_not_running: 'Ya no hay ninguna transmisión en curso. No se cambió nada.',
  no_sealed_will: 'En esta cuenta no hay ningún testamento sellado. No se cambió nada.',
  deletion_requested: 'Nos pidió borrar su cuenta o su testamento, por eso no se cambió nada. Anule antes el borrado en la página Seguridad.',
  no_deletion: 'No se va a borrar nada, así que no hay nada que deshacer. Cargue la página de nuevo para ver el estado actual.',
  unauthorized: sessionEnded,
  invalid_refresh_token: sessionEnded,
  session_not_found: 'La sesión de este dispositivo ya está cerrada. Cargue la página de nuevo para ver la lista actual.',
  invalid_credentials: 'La contraseña es incorrecta. No se cambió nada.',
  email_not_verified: 'Su dirección de correo aún no está confirmada. Abra el enlace que le enviamos.',
  email_taken: 'Otra cuenta tiene esta dirección de correo. Inicie sesión allí, o use otra dirección.',
  invalid_link: familyRefusals.invalid_link,
  link_expired: familyRefusals.link_expired,
  reset_waits: 'Este enlace aún no funciona. El correo con el enlace dice desde cuándo funciona.',
  reset_needs_codes:
    'El último restablecimiento de esta contraseña se rechazó. Introduzca abajo códigos de respaldo de las hojas de sus personas de confianza.',

  step_up_required: 'Confirme con su segundo factor que es usted. No se cambió nada.',
  factor_not_accepted: 'El código o la clave de acceso no se aceptó. Revíselo e inténtelo de nuevo. Los códigos funcionan una vez.',
  factor_not_found: 'Esta clave de acceso o aplicación de autenticación ya se retiró. Cargue la página de nuevo.',
  factor_limit_reached: 'Tiene 10 claves de acceso y aplicaciones de autenticación, que es el máximo. Retire una antes de añadir otra.',
  challenge_expired: 'Pasaron más de diez minutos, o esto ya se usó. No se cambió nada. Empiece de nuevo.',
  no_factor: 'Su cuenta ya no tiene segundo factor. Cargue la página de nuevo.',
  passkey_known: 'Este dispositivo ya tiene una clave de acceso para su cuenta.',
  passkey_cancelled: 'Su dispositivo no usó ninguna clave de acceso. No se cambió nada. Inténtelo de nuevo.',

  survivor_not_found: 'Esta persona ya no está en su lista. Cargue la página de nuevo.',
  survivor_limit_reached: 'Tiene 10 personas, que es el máximo. Retire una antes de añadir otra.',
  below_threshold: 'Quedarían menos personas de las necesarias, por eso no se cambió nada. Añada antes a una persona o reduzca el número.',
  too_few_survivors: 'Hacen falta al menos 2 personas de confianza. Nómbrelas en la página Personas de confianza.',
  threshold_exceeds_survivors:
    'Para abrir su testamento hacen falta más personas de confianza de las que ha nombrado, por eso no se cambió nada. Nombre a más, o reduzca el número, en la página Personas de confianza.',
  reshare_failed:
    'No pudimos repartir de nuevo la clave de su testamento, por eso no se cambió nada. Inténtelo de nuevo en unos minutos. Si vuelve a ocurrir, pruebe el almacenamiento.',
  channel_not_offered: 'No tenemos un canal propio de este tipo. Use una cuenta suya.',
  wrong_channel_code: 'Este no es el código que enviamos, o es demasiado antiguo. Revíselo, o pida otro.',
  no_email_to_invite:
    'No tenemos ninguna dirección de correo ni número de móvil que funcione para esta persona, por eso no se envió nada. Añada uno, o guárdelo otra vez.',
  invited_recently:
    'A esta persona se le preguntó en los últimos 30 días, por eso no se envió nada. Hable con ella, o inténtelo después de la hora de abajo.',
  invitation_limit_reached: 'Ha enviado 10 invitaciones en 24 horas, por eso no se envió nada. Inténtelo después de la hora de abajo.',

  storage_limit_reached: 'Tiene 10 almacenamientos, que es el máximo. Borre uno que no necesite e inténtelo de nuevo.',
  storage_not_found: 'Este almacenamiento se borró, quizá en otra ventana. Cargue la página de nuevo.',
  storage_not_connected: 'Este almacenamiento no funciona en este momento, por eso no se cambió nada. Pruébelo en la página Almacenamientos.',
  storage_in_use:
    'Este almacenamiento contiene su testamento sellado, por eso no se borró. Añada antes otro almacenamiento y selle en él su testamento.',
  review_needed:
    'Su contraseña se restableció por correo, por eso ahora no se selló nada. Compruebe primero si es suyo todo lo que se puso desde entonces. La página Resumen le lleva allí.',
  set_aside_not_found: 'Esto ya se recuperó, o su plazo terminó. Vuelva a cargar la página para ver la lista actual.',
  storage_failed:
    'El almacenamiento no aceptó los archivos nuevos. Lo que estaba sellado no ha cambiado. Pruébelo en la página Almacenamientos e inténtelo de nuevo.',
  storage_type_unavailable:
    'Este servicio no puede usar este tipo de almacenamiento, por eso no se cambió nada. Elija otro tipo en la página Almacenamientos.',
  same_place:
    'Es el mismo lugar que otro almacenamiento de su testamento, por eso una copia allí no sería una segunda. No se cambió nada. Use un almacenamiento en otro lugar.',
  package_not_found_there:
    'Con estos datos de acceso no encontramos su testamento sellado, por eso no se cambió nada. Revíselos. Si va a pasar a otro almacenamiento, copie antes allí toda la carpeta, o añada el almacenamiento nuevo y selle en él su testamento.',

  connector_not_found: 'Este canal ya se retiró. Cargue la página de nuevo.',
  connector_limit_reached: 'Tiene 10 canales, que es el máximo. Retire uno que no necesite.',
  duplicate_connector: 'Ya tiene un canal de este tipo con este nombre. Elija otro nombre.',
  last_connector: 'Este es su único canal, y su testamento está sellado. Añada antes otro. Después puede retirar este.',
  invalid_destination: 'Esta dirección no sirve para el canal. No se envió nada. Revísela.',
  connector_rejected:
    'Usted rechazó un cambio cuando los datos de acceso de este canal eran nuevos, por eso no se envió nada. Introduzca de nuevo los datos de acceso, o retire el canal.',
  delivery_failed: 'No se pudo entregar el mensaje. Revise la dirección y los datos de acceso.',

  no_draft: 'Ya está todo sellado. Añada o retire antes un documento.',
  no_documents: 'No hay ningún documento que sellar. Añada al menos uno.',
  inner_incomplete:
    'Los archivos sellados en su dispositivo no están completos, hay otros documentos entre ellos o se hicieron para otras hojas. Selle de nuevo sus documentos en su dispositivo.',
  document_not_found: 'Este documento ya no está, por eso no se cambió nada. Cargue la página de nuevo.',
  document_too_large: 'Con este documento, su testamento sería demasiado grande. No se añadió. Retire antes un documento.',
  too_many_documents: 'Su testamento ya tiene todos los documentos posibles. No se añadió. Retire antes un documento.',
  unsupported_document:
    'Este tipo de archivo no es posible, o el archivo contiene macros u objetos incrustados, o no se puede leer sin contraseña. No se añadió. Ábralo, guárdelo como PDF y añada el PDF.',
  upload_not_found: 'Esta subida ha caducado. Pulse «Intentar de nuevo». Entonces la empezamos desde el principio.',
  upload_incomplete: 'El archivo no llegó completo, o se cambió durante la subida. Pulse «Intentar de nuevo».',
  upload_limit_reached:
    'Se empezaron demasiadas subidas sin completarlas. Complete las de la lista, o inténtelas de nuevo. Borramos las demás después de un día. Entonces puede empezar otras.',
  sealing_in_progress: 'Su testamento se está sellando ahora mismo, por eso no se cambió nada. Inténtelo de nuevo en un minuto.',
  package_altered: notReadable,
  archive_part_not_found: 'Su testamento se cambió mientras guardaba la copia. Cargue la página de nuevo y guárdela otra vez.',
  range_not_satisfiable: 'Esta parte de la copia no se puede continuar. Guárdela otra vez.',
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
  already_done: 'Esto ya se hizo. Cargue la página de nuevo para ver el estado actual.',
  idempotency_key_reused: 'Esto ya se envió de otra forma. Cargue la página de nuevo para ver el estado actual.',
  too_many_running: 'Aún hay varias peticiones de este tipo en curso, por eso ahora no se cambió nada. Espere un momento e inténtelo de nuevo.',
  conflict: 'Se cambió otra cosa en el mismo momento. No se ha perdido nada. Inténtelo de nuevo.',
} satisfies Record<string, string>;
