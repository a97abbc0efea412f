import type * as english from '#words/en/messages/to-host/checks.ts';

const check = {
  pressBy: (by: string) => `Abra el enlace y pulse el botón antes del ${by}.`,
  ifMissed: (checks: number) =>
    `Si para entonces no ha contestado, volvemos a preguntar. Avisamos a sus personas de confianza solo después de ${checks} preguntas seguidas sin respuesta.`,
  ifLastMissed: (by: string) =>
    `Si para entonces no ha contestado, el ${by} avisamos a sus personas de confianza de que pueden iniciar la transmisión de su testamento.`,
  afterLast:
    'También puede contestar después, y entonces todo se detiene. Si una persona de confianza inicia la transmisión, le avisamos, y usted tiene 48 horas para detenerla.',

  stalled: {
    subject: '¿Está usted bien? Una transmisión de su testamento está en espera',
    opening:
      'Hace 30 días o más se inició una transmisión de su testamento. Sus documentos siguen cerrados: muy pocas de sus personas de confianza han confirmado su identidad.',
    press: 'Si está bien, abra el enlace y pulse el botón. Eso detiene la transmisión.',
    otherwise:
      'Si no contesta, la transmisión sigue: sus documentos se abren en cuanto suficientes personas de confianza hayan confirmado su identidad.',
    short: 'Se inició una transmisión de su testamento y espera a sus personas de confianza. Si usted sigue bien, deténgala:',
  },
};

export const checks: typeof english.checks = {
  'liveness-check': {
    ...check,
    ordinary: {
      subject: '¿Está usted bien? Díganoslo, por favor',
      opening: 'Nos pidió que comprobáramos de vez en cuando que está bien. Esta es una de esas preguntas.',
      short: (by: string) => `Su servicio de testamentos pregunta: ¿se encuentra bien? Por favor, responda antes del ${by}:`,
    },
    last: {
      subject: 'Última pregunta antes de avisar a sus personas de confianza: confirme que está bien',
      opening: 'Nos pidió que comprobáramos de vez en cuando que está bien. Esta es la última pregunta antes de avisar a sus personas de confianza.',
      short: (by: string) => `La pregunta final: responda antes del ${by}; si no, avisamos a sus personas de confianza:`,
    },
  },

  'liveness-reminder': {
    ...check,
    ordinary: {
      subject: 'Recordatorio: confirme que está bien',
      opening: 'Le preguntamos si está bien y aún no ha contestado.',
      short: (by: string) => `Recordatorio: ¿se encuentra bien? Por favor, responda antes del ${by}:`,
    },
    last: {
      subject: 'Recordatorio de la última pregunta: confirme que está bien',
      opening: 'Le preguntamos si está bien y aún no ha contestado. Esta es la última pregunta antes de avisar a sus personas de confianza.',
      short: (by: string) => `Recordatorio final: responda antes del ${by}; si no, avisamos a sus personas de confianza:`,
    },
  },

  'fresh-link': {
    subject: 'El nuevo enlace que pidió',
    opening: 'Abrió un antiguo enlace nuestro y pidió uno nuevo.',
    press: 'Si está bien, abra el enlace y pulse el botón.',
    started: 'Se inició la transmisión de su testamento.',
    pending: 'Sus personas de confianza pueden iniciar la transmisión de su testamento.',
    pressToStop: 'Si está bien, abra el enlace y pulse el botón. Eso la detiene.',
    pressToStopBy: (until: string) => `Si está bien, abra el enlace y pulse el botón antes del ${until}. Eso la detiene.`,
    unexpected: 'Si no lo pidió, otra persona abrió un antiguo mensaje nuestro. No se cambió nada.',
    short: 'Este es su nuevo enlace. Si está bien, confírmelo:',
    shortStop: 'Este es su nuevo enlace. Si está bien, detenga la transmisión de su testamento:',
  },

  vouched: {
    subject: (survivor: string) => `${survivor} dice que usted sigue con vida`,
    opening: (survivor: string) => `${survivor} confirmó su identidad y dice que usted sigue con vida, pero no puede contestarnos ahora.`,
    asksLater: (date: string) =>
      `Por eso esperamos hasta el ${date} antes de volver a avisar a sus personas de confianza de que pueden iniciar la transmisión de su testamento.`,
    opensLater: (date: string) =>
      `Hay una transmisión de su testamento en curso. Por este motivo, sus documentos se abren como muy pronto el ${date}, salvo que otra persona de confianza confirme su identidad.`,
    press: 'Aún necesitamos saber de usted. Si lee esto, abra el enlace y pulse el botón. Si el enlace ya no funciona, inicie sesión.',
    short: (survivor: string) => `${survivor} dice que usted sigue con vida pero no puede contestar ahora. Si lee esto, conteste:`,
  },

  'pending-transfer': {
    subject: 'No hemos sabido de usted: sus personas de confianza ya pueden iniciar la transmisión de su testamento',
    opening:
      'Le preguntamos si está bien y no tuvimos respuesta. Como usted decidió, hemos avisado a sus personas de confianza de que pueden iniciar la transmisión de su testamento.',
    press:
      'Si está bien, abra el enlace y pulse el botón. Entonces avisamos a sus personas de confianza de que ha contestado, y comprobamos de vez en cuando que está bien, como antes.',
    ifStarted: 'Si una persona de confianza inicia la transmisión antes, le avisamos, y usted tiene 48 horas para detenerla.',
    short: 'No hemos sabido de usted, por eso sus personas de confianza ya pueden iniciar la transmisión de su testamento. Si está bien, deténgala:',
  },
};
