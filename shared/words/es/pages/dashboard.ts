import type * as english from '#words/en/pages/dashboard.ts';
import { plural } from '#words/plural.ts';

const people = plural('es', { one: '# persona de confianza', many: '# personas de confianza', other: '# personas de confianza' });
const things = plural('es', {
  one: 'hay una cosa que necesita su atención',
  many: 'hay # cosas que necesitan su atención',
  other: 'hay # cosas que necesitan su atención',
});

export const dashboard: typeof english.dashboard = {
  states: {
    setting_up: {
      title: 'Su testamento aún no está sellado',
      text: 'Sus personas de confianza aún no pueden abrir nada, y no preguntamos si usted está bien hasta que su testamento esté sellado.',
    },
    active: { title: 'Todo está bien', text: 'Su testamento está sellado. Ahora no tiene que hacer nada.' },
    paused: {
      title: 'Nuestras preguntas están en pausa',
      text: 'Nos pidió que no comprobáramos que está bien. Volvemos a comprobarlo en la fecha de abajo.',
    },
    vouched: {
      title: 'Díganos que está bien',
      text: 'No ha contestado a nuestras preguntas, y una persona de confianza dice que usted sigue con vida. Por eso sus personas de confianza esperan. Pulse el botón para decirnos que es verdad.',
    },
    asking: { title: 'Díganos que está bien', text: 'Le hemos enviado una pregunta. Basta pulsar el botón para contestarla.' },
  },
  attention: (count: number) => `Su testamento está sellado, pero ${things(count)}`,
  attentionText: 'La lista de abajo dice qué es y dónde se arregla.',
  stepsDone: (done: number, all: number) => `Pasos hechos: ${done} de ${all}.`,
  well: 'Estoy bien',
  wellHint: 'Puede pulsarlo en cualquier momento. Entonces contamos desde hoy.',
  checkOf: (number: number, of: number) => `Esta es la pregunta ${number} de ${of}.`,
  sentBy: (channel: string, moment: string) => `La enviamos por ${channel} el ${moment}.`,
  notSentYet: 'Aún intentamos localizarle. El plazo para contestar empieza cuando haya salido un mensaje.',
  channels: { email: 'correo', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'notificaciones' },
  answerWithin: 'Tiempo que le queda para contestar',
  thanks: 'Gracias. Hemos anotado que está bien.',
  answered: 'La pregunta está contestada, y las preguntas sin respuesta ya no cuentan.',

  problemsTitle: 'Lo que necesita su atención',
  adviceTitle: 'Lo que sería más seguro',
  since: (moment: string) => `Desde el ${moment}.`,

  addChannel: {
    push: 'Notificaciones en este dispositivo',
    telegram: 'Telegram',
    sms: 'SMS',
  },
  problems: {
    account_protected: {
      text: () => 'Su contraseña se restableció por correo, o usted rechazó un cambio. Por eso ahora no se puede cambiar nada en su testamento.',
      repair: 'Ver cómo confirmar que fue usted',
    },
    deletion_requested: {
      text: () => 'Nos pidió borrar su cuenta o su testamento. Hasta ese día puede impedirlo.',
      repair: 'Ver la fecha, o conservarlo',
    },
    removal_asked: {
      text: (names: string) =>
        `Cuando detuvo una transmisión con un enlace, nos pidió retirar a ${names}. Un enlace por sí solo no retira a nadie. Para conservar a ${names}, no haga nada.`,
      repair: 'Retirar a una persona de confianza',
    },
    review_needed: {
      text: () =>
        'Su contraseña se restableció por correo. Antes de sellar su testamento, compruebe si es suyo todo lo que se puso en su cuenta desde entonces.',
      repair: 'Comprobar lo que se puso',
    },
    host_unreachable: {
      text: () => 'No le llega ninguno de nuestros mensajes. Corrija su dirección, o pruebe sus canales.',
      repair: 'Revisar cómo localizarle',
    },
    storage_broken: { text: (names: string) => `No podemos acceder al almacenamiento ${names}.`, repair: 'Probar el almacenamiento' },
    quorum_unreachable: {
      text: () => 'No localizamos a suficientes personas de confianza, así que nadie podría abrir su testamento. Corrija cómo las localizamos.',
      repair: 'Corregir los contactos',
    },
    reencryption_required: {
      text: () =>
        'Sus personas de confianza, o el número necesario, han cambiado desde que se selló su testamento. Séllelo de nuevo para que el cambio tenga efecto.',
      repair: 'Sellar el testamento de nuevo',
    },
    package_behind: {
      text: (names: string) =>
        `${names} aún no tiene los archivos más recientes de su testamento y se abre solo con hojas anteriores: consérvelas. Lo intentamos cada día. Pruebe el almacenamiento.`,
      repair: 'Probar el almacenamiento',
    },
    connector_broken: { text: (names: string) => `Su canal ${names} no entrega mensajes.`, repair: 'Arreglar el canal' },
    survivor_unreachable: {
      text: (names: string) => `Ningún mensaje puede llegar a ${names}. Añada una dirección de correo.`,
      repair: 'Añadir una dirección',
    },
    notices_stopped: {
      text: (names: string) => `Alguien en la dirección de ${names} nos dijo que no le conoce a usted. Pregunte y corrija la dirección.`,
      repair: 'Corregir la dirección',
    },
    contact_reported: {
      text: (names: string) => `Alguien con el enlace de ${names} nos dijo que la dirección es incorrecta. Pregunte y corrija la dirección.`,
      repair: 'Ver la nueva dirección',
    },
    no_backup_codes: {
      text: (names: string) => `La hoja de ${names} no tiene ningún código sin usar. Imprima una nueva.`,
      repair: 'Imprimir una hoja nueva',
    },
    paper_unconfirmed: {
      text: (names: string) => `Usted no ha tecleado ningún código de la hoja de ${names}. Por eso no sabemos si la impresión se puede leer.`,
      repair: 'Comprobar la hoja o hacer una nueva',
    },
    no_copy: {
      text: () => 'Su testamento sellado solo está con nosotros, y usted no tiene copia. Con una copia y las hojas, se abre sin nosotros.',
      repair: 'Llevarse una copia a casa',
    },
    no_margin: {
      text: () => 'Hacen falta todas sus personas de confianza. Si una no puede ayudar, nadie puede abrir su testamento.',
      repair: 'Añadir una persona de confianza',
    },
    only_email: {
      text: () => 'Solo le localizamos por correo. Si ese buzón deja de funcionar, podríamos informar por error a sus personas de confianza.',
      repair: 'Ver todos los canales',
    },
    stop_card_over: {
      text: () => 'Su tarjeta de parada se usó o ya no funciona. Con una nueva puede detener una transmisión sin iniciar sesión.',
      repair: 'Hacer una tarjeta de parada nueva',
    },
    invitation_unanswered: {
      text: (names: string) => `${names}: su invitación sigue sin respuesta. Hable con esa persona.`,
      repair: 'Ver la invitación',
    },
  },

  datesTitle: 'Qué ocurre después',
  nextCheck: 'La próxima pregunta',
  ifSilent: 'Si nunca contesta',
  activation: (moment: string) => `Informamos a sus personas de confianza el ${moment}. Puede ser más tarde, pero no antes.`,
  lastSign: 'Las últimas noticias suyas',
  reviewed: 'La última revisión de su testamento',
  changeDates: 'Cambiar cada cuánto preguntamos',

  quorumTitle: 'Sus personas de confianza',
  needed: (threshold: number, all: number) => `Para abrir su testamento, ${threshold} de ${people(all)} deben confirmar su identidad.`,
  noSurvivors: 'Aún no ha nombrado a nadie.',
  notEnough: (threshold: number, all: number) => `Tiene ${people(all)}. Hacen falta al menos ${threshold} para abrir un testamento.`,
  reachAll: 'Tenemos una dirección de cada una.',
  reach: (reachable: number, all: number) => `Tenemos una dirección utilizable de ${reachable} de ${all}.`,
  margin: (count: number) => `Sin la ayuda de ${people(count)}, las demás aún pueden abrirlo.`,
  noMargin: 'Si una no puede ayudar, nadie puede abrirlo.',
  tooFew: 'No es suficiente: nadie podría abrir su testamento.',
  confirmed: (count: number, all: number) => `Han confirmado que están de acuerdo: ${count} de ${all}.`,
  rehearse: 'Ensayar con sus personas de confianza',
  rehearsing: (confirmed: number, asked: number) => `Hay un ensayo en curso: correcto para ${confirmed} de ${asked}`,
  rehearsed: (moment: string) => `Ensayó con ellas hasta el ${moment}, y todas lo consiguieron.`,

  stepsTitle: 'Los pasos hacia un testamento sellado',
  done: 'Hecho',
  open: 'Pendiente',
};
