import type * as english from '#words/en/messages/direct.ts';
export const direct: typeof english.direct = {
  greeting: 'Hola:',
  connectorTest: {
    subject: 'Un mensaje de prueba de un servicio de testamentos',
    opening:
      'Este es un mensaje de prueba de un servicio que custodia testamentos. Alguien lo pidió para comprobar un canal. Ha llegado, así que el canal funciona.',
    nothingToDo: 'No tiene que hacer nada.',
    unexpected: 'Si no sabe por qué lo ha recibido, puede ignorarlo.',
    short: 'Este es el mensaje de prueba que se pidió. Ha llegado, así que este canal funciona.',
    notice: { title: 'Esto es una prueba', text: 'Las notificaciones en este dispositivo funcionan. No hay nada que hacer.' },
  },

  bot: {
    connected: 'Listo. A partir de ahora recibe aquí los mensajes de su servicio de testamentos y puede contestarlos.',
    alertsConnected:
      'Listo. A partir de ahora le escribimos aquí cuando un mensaje para usted está en camino. El mensaje mismo llega siempre por correo o por SMS.',
    notConnected: 'Este enlace ya no funciona. Abra de nuevo la página de su servicio de testamentos y pulse allí el botón otra vez.',
    unknown: 'Este bot solo envía mensajes. Para conectarlo, pulse el botón en la página de su servicio de testamentos.',
  },

  alert: {
    title: 'Un mensaje para usted',
    text: 'Está en camino. Mire su correo y sus SMS.',
    short: (product: string, url: string) =>
      `${product}: un mensaje para usted está en camino. Mire su correo y sus SMS. Si mañana no encuentra nada, abra ${url}`,
  },
  oneTimeCode: {
    subject: 'Su código de un solo uso',
    subjectRehearsal: 'Su código de un solo uso para un ensayo',
    code: {
      number: (code: string, minutes: number) => `Su código es ${code}. Vale ${minutes} minutos. Introdúzcalo en la página en la que lo pidió.`,
      transfer: (code: string, minutes: number) =>
        `Su código es ${code}. Vale ${minutes} minutos y no es para un ensayo. Introdúzcalo en la página en la que lo pidió.`,
      rehearsal: (code: string, minutes: number) =>
        `Su código para un ensayo es ${code}. Vale ${minutes} minutos. Introdúzcalo en la página en la que lo pidió.`,
    },
    doNotShare:
      'No dé este código a nadie. Nunca se lo pediremos por teléfono ni por mensaje. Si no pidió ningún código, puede ignorar este mensaje.',
    short: {
      number: (code: string, minutes: number) => `${code} es su clave. Vale ${minutes} minutos; no la dé a nadie.`,
      transfer: (code: string, minutes: number) => `${code} es su clave. Vale ${minutes} minutos, no para un ensayo; no la dé a nadie.`,
      rehearsal: (code: string, minutes: number) => `${code} es su clave para un ensayo. Vale ${minutes} minutos; no la dé a nadie.`,
    },
  },
};
