import type * as english from '#words/en/messages/to-survivor/silence.ts';
export const silence: typeof english.silence = {
  'pending-transfer-survivor': {
    subject: (host: string) => `${host} no nos contesta desde hace algún tiempo`,
    opening: (host: string) =>
      `Le escribimos porque ${host} nos pidió que comprobáramos de vez en cuando que está bien, y no contesta desde hace algún tiempo.`,
    unknown: (host: string) =>
      `No sabemos por qué. Si ${host} ha fallecido, usted puede iniciar ahora la transmisión del testamento. Si sabe que ${host} sigue con vida y simplemente no puede contestar, por ejemplo de viaje o en el hospital, díganoslo en la misma página. Entonces todos esperan 15 días.`,
    harmless: (host: string) =>
      `Si se inicia la transmisión, avisamos a ${host}, que tiene entonces 48 horas para detenerla. Así que un inicio por error no hace daño. Si nadie la inicia, le escribimos de nuevo.`,
    short: 'La persona que le nombró para un testamento no nos contesta.',
  },

  'vouched-survivor': {
    subject: (host: string) => `Esperamos: dicen que ${host} sigue con vida`,
    opening: (host: string, voucher: string) =>
      `${voucher}, otra persona de confianza de ${host}, confirmó su identidad y dice que ${host} sigue con vida, pero no puede contestarnos ahora.`,

    unnamedVoucher: 'Una persona de confianza',
    asksLater: (date: string) =>
      `Por eso no hace falta que usted inicie ahora la transmisión del testamento. Si no sabemos nada antes del ${date}, le escribimos de nuevo.`,
    opensLater: (date: string) =>
      `Hay una transmisión de este testamento en curso. Por este mensaje, sus documentos se abren como muy pronto el ${date}.`,
    ifYouKnow: (host: string) =>
      `Si sabe que ${host} ha fallecido, inicie la transmisión con un código o con la hoja de su sobre cerrado. Eso cuenta más que este mensaje.`,
    nothingElse: 'Si no sabe nada más, no tiene que hacer nada.',
    short: 'Dicen que la persona que le nombró sigue con vida, por eso esperamos.',
  },

  'unreachable-host': {
    subject: (host: string) => `No podemos localizar a ${host}`,
    opening: (host: string) => `Durante dos semanas no se pudo entregar ninguno de nuestros mensajes a ${host}.`,
    openingCutOff: (host: string) => `Durante dos semanas no pudo llegarnos ninguna respuesta de ${host}, por un fallo nuestro.`,
    simpleReason: 'Puede tener un motivo sencillo, como un número de teléfono nuevo.',
    notSilence: (host: string) => `No sabemos si ${host} está bien, y no contamos este tiempo como silencio.`,
    ifDied: (host: string) =>
      `Si sabe que ${host} ha fallecido, puede iniciar la transmisión del testamento. Si no, pida a ${host} que inicie sesión en el servicio.`,
    short: 'No podemos localizar a la persona que le nombró para un testamento.',
  },

  'password-reset-survivor': {
    subject: (host: string) => `La contraseña de la cuenta de ${host} se restableció por correo`,
    opening: (host: string) => `La contraseña de la cuenta de ${host} se restableció por correo.`,
    likelyHost: (host: string) =>
      `Lo más probable es que ${host} la hubiera olvidado, y usted no tiene que hacer nada. Pero si ${host} ha fallecido, otra persona lee ese buzón: entonces inicie ahora la transmisión del testamento.`,
    frozenUntil: (until: string) => `Quien la restableció no puede cambiar nada del testamento hasta el ${until}.`,

    sealedAfter: (host: string, at: string) => `Eso fue el ${at}. Después se selló el testamento. Si puede, pregunte a ${host} si esto es correcto.`,
    short: 'Se restableció la contraseña de una persona que le nombró para un testamento.',
  },

  'where-to-start': {
    subject: 'Preguntó cómo se abre un testamento',
    opening: 'Nos preguntó cómo se abre este testamento.',
    running: 'Hay una transmisión de este testamento en curso. Abra el enlace y confirme su identidad.',
    notRunning: (host: string) =>
      `No hay ninguna transmisión de este testamento en curso. Si ${host} ha fallecido, puede iniciar una. Si no, no tiene que hacer nada.`,
    number: (willId: string) => `El número del testamento es ${willId}`,
    unexpected: 'Si no nos preguntó usted, lo hizo otra persona. No se cambió nada.',
    short: 'Preguntó cómo se abre un testamento que le nombra persona de confianza.',
  },

  'host-is-back': {
    subject: (host: string) => `${host} nos ha contestado`,
    opening: (host: string) => `Le habíamos escrito que ${host} no nos contestaba desde hacía algún tiempo, y ahora hay una respuesta.`,
    stillStart:
      'Si tiene motivos para pensar que la respuesta la dio otra persona, aún puede iniciar la transmisión. Conserve su sobre cerrado en todo caso.',
    short: 'La persona que le nombró persona de confianza para un testamento nos ha contestado.',
  },
};
