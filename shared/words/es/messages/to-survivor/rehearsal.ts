import type * as english from '#words/en/messages/to-survivor/rehearsal.ts';

const who = (name: string) =>
  name === ''
    ? 'guardamos el testamento de una persona que le nombró persona de confianza.'
    : `guardamos el testamento de ${name}, que le nombró persona de confianza.`;

const request = {
  whoWeAre: (name: string) => `Esto es un ensayo de un servicio de testamentos: ${who(name)}`,
  harmless: 'No se abre nada y no se gasta ningún código de respaldo. Son cinco minutos.',
  how: (date: string) =>
    `Confirme una vez su identidad, como en una transmisión real: con un código que le enviamos, o con un código de respaldo de la hoja de su sobre cerrado. Puede hacerlo hasta el ${date}.`,
  envelope:
    'Si saca la hoja, métala después en un sobre nuevo. Sus códigos de respaldo siguen valiendo. Pedimos solo uno de ellos, y solo en nuestra propia página.',
  ifReal: (host: string) =>
    `Si sabe que ${host} ha fallecido, esto no es lo que necesita. Inicie entonces la transmisión del testamento: un ensayo nunca la retrasa.`,
  step: 'Participar en el ensayo',
};

export const rehearsal: typeof english.rehearsal = {
  rehearsal: {
    ...request,
    subject: (host: string) => `Esto es un ensayo: confirme que el testamento de ${host} puede llegarle`,
    started: (host: string, date: string) =>
      `Se inició desde la cuenta de ${host} el ${date}. Un ensayo no significa que haya ocurrido algo. No podemos saber cómo está ${host}: si duda, pregunte.`,
    short: 'Esto es un ensayo de un testamento que le nombra, y no se inició ninguna transmisión.',
  },

  'rehearsal-reminder': {
    ...request,
    subject: (host: string) => `Esto es un ensayo: un recordatorio sobre el testamento de ${host}`,
    started: (host: string, date: string) =>
      `Se inició desde la cuenta de ${host} el ${date}, y usted aún no ha confirmado su identidad. No podemos saber cómo está ${host}.`,
    mayBeMissing: 'Si algo no funciona, para eso sirve un ensayo. Dígaselo a la persona que le nombró.',
    short: 'Esto es un ensayo de un testamento que le nombra, y aún le espera.',
  },

  'no-rehearsal': {
    subject: {
      started: (host: string) => `Esto no es un ensayo: se inició la transmisión del testamento de ${host}`,
      silent: (host: string) => `Esto no es un ensayo: ${host} no nos ha contestado`,
      deletion: (host: string) => `Esto no es un ensayo: el testamento de ${host} se va a borrar`,
    },
    whoWeAre: (name: string) => `Esto no es un ensayo, sino un mensaje de un servicio de testamentos: ${who(name)}`,
    opening: 'El ensayo del que le escribimos ha terminado.',
    what: {
      started: 'Se inició una transmisión real de este testamento. Recibirá otro mensaje con su enlace. El enlace del ensayo ya no funciona.',
      silent: (host: string) => `Es cierto que ${host} no nos ha contestado. Recibirá otro mensaje sobre lo que puede hacer.`,
      deletion: 'Alguien nos ha pedido de verdad borrar el testamento. Recibirá otro mensaje sobre lo que puede hacer.',
    },
    short: 'Esto no es un ensayo: ha empezado algo real con un testamento que le nombra.',
  },
};
