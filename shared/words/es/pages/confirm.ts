import type * as english from '#words/en/pages/confirm.ts';
export const confirm: typeof english.confirm = {
  title: '¿Quiere ser persona de confianza?',
  lead: (host: string) => `${host} le nombró persona de confianza para su testamento y nos pidió que le escribiéramos.`,
  who: 'Guardamos testamentos y los entregamos cuando ha fallecido quien los hizo.',
  means: 'Qué hace una persona de confianza',
  meansSteps: (host: string) => [
    `Recibirá un sobre cerrado de ${host}. Guárdelo cerrado en un lugar seguro.`,
    `Si ${host} fallece, usted y las demás personas de confianza abren el testamento juntas. Ninguna de ellas puede abrirlo sola.`,
    `Si alguien empieza por error, ${host} tiene 48 horas para detenerlo.`,
    'Hasta entonces no le pedimos nada. Una vez al año preguntamos si aún podemos localizarle.',
  ],
  sentTo: (address: string) => `Enviamos nuestro mensaje a ${address}.`,
  unsure: '¿Es auténtico?',
  unsureText: (host: string) => `Si tiene dudas, hable con ${host} antes de contestar. Nunca le pedimos una contraseña, dinero ni un documento.`,

  answer: 'Su respuesta',
  answerMissing: 'Elija una de las respuestas.',
  answers: {
    confirmed: 'Sí, estoy de acuerdo, y esta dirección es correcta',
    wrong_contact: 'Soy yo, pero tengo otra dirección',
    not_me: 'No conozco a esta persona, o no quiero esto',
  },
  hints: {
    confirmed: 'Más tarde puede cambiar esta respuesta con el mismo enlace.',
    wrong_contact: 'Mostramos la otra dirección a la persona que le nombró. Ella decide.',
    not_me: 'Dejamos de enviar avisos a esta dirección y avisamos a la persona que le nombró.',
  },
  address: 'Su mejor dirección de correo',
  addressHint: 'Puede dejarlo vacío y decírselo usted a la persona.',
  addressWrong: 'Introduzca una dirección de correo como nombre@example.com, o deje el campo vacío.',
  language: '¿En qué idioma le escribimos?',
  send: 'Enviar mi respuesta',

  confirmedTitle: 'Gracias. Su confirmación está hecha',
  confirmed: (host: string) => `Ahora no tiene que hacer nada más. ${host} puede ver que usted está de acuerdo.`,
  keep: 'Qué conservar',
  keepSteps: (host: string) => [
    `El sobre cerrado de ${host}. Si aún no lo tiene, pídalo.`,
    'Guárdelo cerrado y no haga fotos de lo que contiene.',
    'Diga a alguien de su confianza dónde está, por si usted no puede ir a buscarlo.',
  ],
  later: 'Qué ocurre después',
  laterSteps: (host: string, site: string) => [
    'Una vez al año le enviamos un correo y volvemos a preguntar.',
    `Si ${host} no nos contesta durante mucho tiempo, le escribimos.`,
    `Si ${host} ha fallecido y usted no tiene ningún mensaje nuestro, saque el sobre y abra ${site}`,
  ],

  alerts: {
    title: 'Para que vea nuestros mensajes',
    text: 'Un mensaje se pasa por alto con facilidad. Si quiere, decimos también en este dispositivo o en Telegram que un mensaje para usted está en camino. El aviso no nombra a nadie y no dice nada del testamento.',

    here: {
      push: (at: string) => `Un dispositivo, desde el ${at}`,
      telegram: (at: string) => `Telegram, desde el ${at}`,
    },
    remove: {
      push: 'Retirar el dispositivo',
      telegram: 'Retirar Telegram',
    },
    turnOn: 'Avisarme en este dispositivo',
    willAsk: 'Su navegador le pregunta entonces si lo permite.',
    turnedOn: 'A partir de ahora, este dispositivo le avisa cuando un mensaje para usted está en camino. En un momento recibirá el primero.',
    denied: 'Su navegador no permite notificaciones de esta página. Permítalas en sus ajustes para esta página y pulse el botón otra vez.',
    failed:
      'Su navegador no pudo activar las notificaciones. Compruebe su conexión a internet y pulse el botón otra vez. En una ventana privada no funciona.',
    connectChat: 'Avisarme en Telegram',
    openChat: 'Abrir Telegram',
    pressStart: 'Pulse allí «Iniciar». Esta página muestra entonces que ha funcionado.',
    connected: 'A partir de ahora también le escribimos en Telegram cuando un mensaje para usted está en camino.',
    removed: 'Se ha retirado.',
    none: 'Este navegador no puede mostrar notificaciones de esta página. No se pierde nada: nuestros mensajes llegan como antes.',
  },

  wrongTitle: (host: string) => `Gracias. Ahora decide ${host}`,
  wrong: (host: string) => `Mostramos su respuesta a ${host}. No hemos cambiado nada: seguimos escribiendo a la dirección que tenemos.`,
  wrongNext: (host: string) => `Dígaselo también usted a ${host}, porque no podemos saber quién contesta aquí.`,

  notMeTitle: 'Gracias. Dejamos de enviar avisos',
  notMe: 'Ya no enviamos avisos a esta dirección. Avisamos a la persona que le nombró de que no es la correcta.',
  notMeMistake: 'Si eligió esto por error, hable con la persona que le nombró. Puede guardar otra vez su dirección e invitarle más tarde.',

  change: 'Cambiar mi respuesta',
  closedTitle: 'No se puede contestar con este enlace',
  closed: 'No se cambió nada.',
  noLink: 'Abra otra vez el enlace de nuestro correo. Si es largo, cópielo entero.',
  failures: {
    invalid_link: 'Este enlace no está completo, o no es nuestro. Ábralo otra vez desde nuestro correo.',
    link_expired: 'Este enlace ya no vale. Pida a la persona que le nombró que le envíe una nueva invitación.',
  },
};
