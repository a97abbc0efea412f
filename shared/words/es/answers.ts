import type * as english from '#words/en/answers.ts';

const CLOSED = 'Si su testamento está sellado, no se puede cambiar nada en él hasta que usted confirme su identidad.';
const CONNECTORS =
  'Los canales que se añadieron o configuraron en los últimos siete días no transmiten mensajes hasta que usted vuelva a introducir sus datos.';

export const answers: typeof english.answers = {
  offers: {
    check: {
      title: '¿Está usted bien?',
      sentences: [
        'Nos pidió que comprobáramos de vez en cuando que está bien. Si es así, pulse el botón.',
        'Así sabremos que está bien. Si se inició una transmisión, se detiene. Mientras no pulse el botón, no cambia nada.',
      ],
      button: 'Sí, estoy bien',
    },
    review: {
      title: '¿Sigue siendo correcto todo en su testamento?',
      sentences: [
        'Una vez al año le preguntamos si su testamento sigue siendo correcto: los documentos, las personas y cómo las localizamos. La lista está en nuestro mensaje.',
        'Si no hay que cambiar nada, pulse el botón. También nos dice así que está bien.',
      ],
      button: 'Todo sigue siendo correcto',
      elsewhere: 'Cambiar algo',
    },
    pending: {
      title: '¿Está usted bien?',
      sentences: [
        'No ha contestado a nuestras preguntas, por eso sus personas de confianza pueden iniciar la transmisión de su testamento.',
        'Si está bien, pulse el botón. Si se inició una transmisión, se detiene. Avisamos a sus personas de confianza de que ha contestado, y comprobamos de vez en cuando que está bien, como antes.',
      ],
      button: 'Estoy bien: detener la transmisión',
    },
    stop: {
      title: '¿Detener la transmisión de su testamento?',
      sentences: [
        'Una de sus personas de confianza ha iniciado la transmisión de su testamento.',
        'Si está bien, pulse el botón. La transmisión termina y no abrimos nada. Avisamos a sus personas de confianza de que se detuvo con este enlace.',
      ],
      button: 'Estoy bien: detener la transmisión',
    },

    recovery: {
      title: '¿Fue usted quien eligió una nueva contraseña?',
      sentences: [
        'Alguien nos dijo, con un enlace nuestro, que usted no había restablecido la contraseña de su cuenta. Por eso vuelve a valer la contraseña anterior.',
        'Si la restableció usted, pulse el botón. Entonces le enviamos un nuevo enlace para elegir una contraseña.',
      ],
      button: 'Restablecí yo la contraseña',
    },
    'undo-email': {
      title: '¿Deshacer el cambio de su dirección de correo?',
      sentences: [
        'Se cambió la dirección de correo de su cuenta.',
        'Si no fue usted, pulse el botón. La dirección anterior vuelve a ser la de su cuenta, se cierran todas las sesiones y le enviamos un enlace para elegir una nueva contraseña.',
        `${CLOSED} Si el cambio lo hizo usted y solo quiere la dirección anterior, inicie sesión e introdúzcala allí.`,
      ],
      button: 'No fui yo: deshacer el cambio',
    },
    'not-me': {
      title: '¿Otra persona cambió la cuenta de su testamento?',
      sentences: [
        'Si no fue usted, pulse el botón. Se cierran todas las sesiones y le enviamos un enlace para elegir una nueva contraseña.',
        'No se puede cambiar nada en su testamento hasta que usted confirme su identidad. Si se sustituyó un nombre o unos datos de contacto, vuelven a valer los anteriores. Si se añadió una persona, se retira. Si nuestras preguntas estaban en pausa, la pausa termina. La tarjeta de parada deja de funcionar.',
      ],
      button: 'No fui yo',
    },
    'undo-settings': {
      title: '¿Deshacer el cambio de los ajustes de nuestras preguntas?',
      sentences: [
        'Alguien cambió cada cuánto comprobamos que usted está bien, o cuándo pueden sus personas de confianza iniciar la transmisión de su testamento.',
        'Si no fue usted, pulse el botón. Vuelven a valer los ajustes anteriores. Se cierran todas las sesiones y le enviamos un enlace para elegir una nueva contraseña.',
        'No se puede cambiar nada en su testamento hasta que usted confirme su identidad. Si el cambio lo hizo usted y solo quiere otros ajustes, inicie sesión y cámbielos allí.',
      ],
      button: 'No fui yo: deshacer el cambio',
    },
    'undo-factor': {
      title: '¿Otra persona cambió el segundo factor de su cuenta?',
      sentences: [
        'Si no fue usted, pulse el botón. Se cierran todas las sesiones y le enviamos un enlace para elegir una nueva contraseña.',
        'Las claves de acceso, aplicaciones de autenticación y códigos de recuperación que se añadieron en los últimos siete días dejan de funcionar. Lo que se retiró no se repone.',
        CLOSED,
      ],
      button: 'No fui yo',
    },
    'undo-deletion': {
      title: '¿Conservar lo que se iba a borrar?',
      sentences: [
        'Una persona que había iniciado sesión en su cuenta, y que conoce su contraseña, nos pidió borrar su testamento o toda su cuenta.',
        'Si quiere conservarlo todo, o si no fue usted, pulse el botón. Entonces no se borra nada y todo queda como está.',
      ],
      button: 'Conservarlo todo',
    },
    'opt-out': {
      title: '¿No conoce a la persona que le nombró?',
      sentences: [
        'Alguien le nombró persona de confianza para su testamento y nos dio la dirección a la que escribimos.',
        'Si no conoce a esta persona, pulse el botón. Entonces no enviamos más avisos a esta dirección y decimos a la persona que la dirección puede ser incorrecta.',
      ],
      button: 'No conozco a esta persona',
    },
  },

  nextAsk: (moment: string) => `La próxima pregunta es el ${moment}.`,

  done: {
    check: { title: 'Gracias', sentences: ['Nos alegra saber de usted.'] },
    review: { title: 'Gracias', sentences: ['Nos alegra saber de usted. Volveremos a preguntar dentro de un año.'] },
    pending: {
      title: 'Gracias',
      sentences: [
        'Nos alegra saber de usted. Si se había iniciado una transmisión, está detenida. Avisamos a sus personas de confianza, y comprobamos de vez en cuando que está bien, como antes.',
      ],
    },
    stop: {
      title: 'La transmisión está detenida',
      sentences: ['Nos alegra saber de usted. La transmisión está detenida y avisamos a sus personas de confianza.'],
    },
    recovery: { title: 'Gracias', sentences: ['Le enviamos un enlace por correo. Elija con él una nueva contraseña.'] },
    'undo-email': {
      title: 'El cambio está deshecho',
      sentences: [
        'Su dirección de correo anterior vuelve a ser la de su cuenta, y se cerraron todas las sesiones.',
        `Elija una nueva contraseña con el enlace que le enviamos. ${CLOSED}`,
        CONNECTORS,
      ],
    },
    'not-me': {
      title: 'Su testamento está a salvo de más cambios',
      sentences: [
        'Se cerraron todas las sesiones, y no se puede cambiar nada en su testamento hasta que usted confirme su identidad. Si este cambio sustituyó un nombre o unos datos de contacto, vuelven a valer los anteriores. Si con él se añadió una persona, la hemos retirado. Si puso en pausa nuestras preguntas, la pausa ha terminado. Su tarjeta de parada ya no funciona.',
        'Elija una nueva contraseña con el enlace que le enviamos.',
        'Los nuevos códigos de respaldo siguen valiendo, y hay que añadir de nuevo a las personas retiradas. Revise sus personas de confianza y haga hojas nuevas si tiene dudas.',
        CONNECTORS,
      ],
    },
    'undo-settings': {
      title: 'El cambio está deshecho',
      sentences: [
        'Vuelven a valer los ajustes anteriores. Se cerraron todas las sesiones, y no se puede cambiar nada en su testamento hasta que usted confirme su identidad.',
        'Elija una nueva contraseña con el enlace que le enviamos. Esto no fue una respuesta a nuestras preguntas. Si una pregunta o una transmisión espera su respuesta, contéstela también.',
        CONNECTORS,
      ],
    },
    'undo-factor': {
      title: 'Se cerraron todas las sesiones',
      sentences: [
        'Las claves de acceso, aplicaciones de autenticación y códigos de recuperación que se añadieron en los últimos siete días ya no funcionan.',
        `Elija una nueva contraseña con el enlace que le enviamos. ${CLOSED} Después añada de nuevo una clave de acceso o una aplicación de autenticación.`,
        CONNECTORS,
      ],
    },
    'undo-deletion': {
      title: 'No se borrará nada',
      sentences: [
        'Todo queda como está. Si habíamos avisado a sus personas de confianza de que su testamento se borraría, ahora les decimos que se conserva.',
        'Si no fue usted quien pidió el borrado, alguien conoce su contraseña. Inicie sesión y elija una nueva.',
      ],
    },
    'opt-out': { title: 'Gracias', sentences: ['No enviamos más avisos a esta dirección. Disculpe las molestias.'] },
  },

  removal: {
    unnamed: 'esta persona',
    sentence: (name: string) =>
      `La inició ${name} con una prueba. Si ya no confía en ${name}, puede pedirnos que retiremos a esta persona. Un enlace por sí solo no retira a nadie: usted lo confirma al iniciar sesión.`,
    button: (name: string) => `Estoy bien: detener la transmisión y pedir que se retire a ${name}`,
    asked: (name: string) => ({
      title: 'La transmisión está detenida',
      sentences: [
        'Nos alegra saber de usted. La transmisión está detenida y avisamos a sus personas de confianza.',
        `${name} sigue en su lista. Inicie sesión en el servicio en un plazo de 7 días: allí le mostramos su petición, y usted puede retirar a ${name} o no hacer nada.`,
        `Hasta entonces, ${name} puede iniciar una transmisión como mucho una vez al día. Usted puede detener cada una.`,
      ],
    }),
  },

  held: {
    title: 'Se cerraron todas las sesiones',
    sentences: [
      'No se puede cambiar nada en su testamento hasta que usted confirme su identidad. De momento no podemos deshacer el cambio.',
      'Si hay una transmisión en curso, deténgala con el enlace de nuestro mensaje sobre ella. Después abra este enlace otra vez y vuelva a pulsar el botón.',
    ],
  },

  used: {
    title: 'Ya ha contestado',
    sentences: ['Este enlace ya se utilizó y su respuesta cuenta. No tiene que hacer nada.'],
  },

  usedUp: {
    'not-me': {
      title: 'Ya se habían cerrado todas las sesiones',
      sentences: [
        'No se puede cambiar nada en su testamento hasta que usted confirme su identidad. Este cambio se deshizo en lo posible.',
        'Los nuevos códigos de respaldo siguen valiendo, y hay que añadir de nuevo a las personas retiradas. Revise sus personas de confianza en cuanto pueda.',
      ],
    },
    recovery: { title: 'Ya ha contestado', sentences: ['Ya se contestó sobre este restablecimiento. No tiene que hacer nada.'] },
    'undo-settings': { title: 'Este cambio ya estaba deshecho', sentences: ['Vuelven a valer los ajustes anteriores. No tiene que hacer nada.'] },
    'undo-factor': {
      title: 'Este cambio ya estaba rechazado',
      sentences: ['Se cerraron todas las sesiones. Elija una nueva contraseña si aún no lo ha hecho.'],
    },
    'undo-deletion': { title: 'No se borrará nada', sentences: ['Esto ya se deshizo, o ha terminado. Todo queda como está.'] },
    'opt-out': { title: 'Gracias', sentences: ['No enviamos avisos a esta dirección.'] },
  },

  refused: {
    invalid_link: {
      title: 'Este enlace no está completo',
      sentences: ['Copie el enlace entero de nuestro mensaje. También puede iniciar sesión en el servicio y decirnos allí que está bien.'],
    },
    link_expired: {
      title: 'Este enlace ya no funciona',
      sentences: [
        'Le hemos enviado un mensaje más reciente, o el enlace ha caducado.',
        'Si está bien, use nuestro mensaje más reciente, o inicie sesión en el servicio y díganoslo allí.',
      ],
    },
  },

  freshLink: {
    sentence: 'Si una pregunta o una transmisión espera su respuesta, podemos enviarle un nuevo enlace por el mismo canal que este.',
    button: 'Enviarme un nuevo enlace',
    asked: {
      title: 'Espere un nuevo mensaje nuestro',
      sentences: [
        'Si una pregunta o una transmisión espera su respuesta y un enlace aún puede contestarla, recibirá un nuevo enlace en unos minutos. Enviamos como mucho tres por hora.',
        'Si no llega ningún mensaje, inicie sesión en el servicio. Allí siempre puede decirnos que está bien.',
      ],
    },
  },

  stillWorks: {
    title: 'Este enlace funciona',
    sentences: ['Abra de nuevo el enlace de nuestro mensaje y pulse allí el botón.'],
  },

  reset: {
    title: '¿Restableció usted la contraseña de su cuenta?',

    happened: (at: string, until?: string) =>
      until === undefined
        ? `La contraseña de su cuenta se restableció por correo el ${at}. Hasta que usted confirme que fue usted, no se puede cambiar nada en su testamento.`
        : `La contraseña de su cuenta se restableció por correo el ${at}. Hasta el ${until} no se puede cambiar nada en su testamento.`,

    happenedProtected: (at: string) =>
      `La contraseña de su cuenta se restableció por correo el ${at}. Los cambios siguen necesitando su segundo factor.`,

    happenedUnsealed: (at: string) => `La contraseña de su cuenta se restableció por correo el ${at}.`,

    happenedDenied: (at: string, until?: string) =>
      until === undefined
        ? `El ${at} se rechazó, con un enlace enviado por correo, un restablecimiento de su contraseña. Su contraseña anterior vuelve a valer. Hasta que usted confirme que fue usted, no se puede cambiar nada en su testamento.`
        : `El ${at} se rechazó, con un enlace enviado por correo, un restablecimiento de su contraseña. Su contraseña anterior vuelve a valer. Hasta el ${until} no se puede cambiar nada en su testamento.`,
    confirmElsewhere:
      'Este enlace llegó por correo, por eso no puede confirmar el restablecimiento. Si restableció usted la contraseña, use el enlace que enviamos por otro canal.',
    nothingToDo: 'Si restableció usted la contraseña, no tiene que hacer nada más.',
    howToDeny:
      'Si no fue usted, pulse el botón correspondiente. Se cierran todas las sesiones y vuelve a valer la contraseña anterior. Durante 7 días, una nueva contraseña necesita códigos de respaldo de sus personas de confianza, para que nadie que pueda leer su correo establezca una.',

    howToDenyUnsealed:
      'Si usted no la restableció, pulse el botón que lo dice. Entonces se cierran todas las sesiones y vuelve a servir la contraseña anterior. Su cuenta queda como estaba antes del restablecimiento. Lo que se puso en ella desde entonces lo guardamos 30 días, y usted decide qué es suyo.',
    cannotDeny: 'Este enlace no puede rechazar el restablecimiento. Si no fue usted, elija otra vez una nueva contraseña.',
    mine: 'Estoy bien, y restablecí la contraseña',
    notMine: 'Estoy bien, pero no la restablecí',

    rejected: 'Estoy bien, y rechacé el restablecimiento',

    stillClosed: (until?: string) =>
      until === undefined
        ? 'Hasta que usted lo confirme por otro canal, no se puede cambiar nada en su testamento, porque quizá otra persona conozca su contraseña anterior. Con los códigos de respaldo de suficientes personas de confianza, esto termina al momento.'
        : `Hasta el ${until} no se puede cambiar nada en su testamento, porque quizá otra persona conozca su contraseña anterior. Con los códigos de respaldo de suficientes personas de confianza, esto termina al momento.`,

    stopsNothing: 'Este enlace no detiene la transmisión de su testamento que está en curso. Para detenerla, inicie sesión.',
    confirmed: { title: 'Gracias', sentences: ['Ya puede volver a cambiarlo todo en su testamento.'] },
    unconfirmed: {
      title: 'Gracias',
      sentences: [
        'Su respuesta no ha cambiado nada del restablecimiento de su contraseña. Abra nuestro mensaje más reciente en otro canal.',
        'Un enlace por correo no puede confirmar un restablecimiento. Un canal nuevo en su cuenta no puede rechazarlo. Ningún enlace confirma un restablecimiento posterior a él.',
      ],
    },
    denied: {
      title: 'Su contraseña anterior vuelve a valer',
      sentences: (until: string, survivors: number | undefined) => [
        'Se cerraron todas las sesiones. Para iniciar sesión, use la contraseña anterior al restablecimiento.',
        `Hasta el ${until}, una nueva contraseña necesita códigos de respaldo de ${survivors} de sus personas de confianza. Los códigos están en las hojas de sus sobres cerrados.`,
        'Quizá otra persona pueda leer su correo. Cambie la contraseña de su buzón.',
      ],

      sentencesUnsealed: (names: string) => [
        'Se cerraron todas las sesiones. Para iniciar sesión, use la contraseña anterior al restablecimiento.',
        ...(names === ''
          ? []
          : [
              `Su cuenta está como antes del restablecimiento. Guardamos 30 días lo que se puso en ella desde entonces: ${names}. Inicie sesión y decida qué es suyo.`,
            ]),
        'Quizá otra persona pueda leer su correo. Cambie la contraseña de su buzón.',
      ],

      unnamed: { settings: 'sus ajustes', factors: 'su segundo factor' },
    },
  },
};
