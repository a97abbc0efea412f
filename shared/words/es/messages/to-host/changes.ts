import type * as english from '#words/en/messages/to-host/changes.ts';
import { plural } from '#words/plural.ts';

const documents = plural('es', { one: 'Ahora tiene # documento.', many: 'Ahora tiene # documentos.', other: 'Ahora tiene # documentos.' });
const added = plural('es', { one: 'se añadió #', many: 'se añadieron #', other: 'se añadieron #' });
const removed = plural('es', { one: 'se retiró #', many: 'se retiraron #', other: 'se retiraron #' });
const codesLeft = plural('es', { one: 'Queda un código.', many: 'Quedan # códigos.', other: 'Quedan # códigos.' });
const unansweredChecks = plural('es', {
  one: 'una pregunta sin respuesta',
  many: '# preguntas seguidas sin respuesta',
  other: '# preguntas seguidas sin respuesta',
});
const factorName = { passkey: (name: string) => `la clave de acceso ${name}`, totp: (name: string) => `la aplicación de autenticación ${name}` };

const change = {
  signedIn: 'Lo hizo una persona que había iniciado sesión en su cuenta. Si fue usted, no tiene que hacer nada.',
  notMe: 'Si no fue usted, abra el enlace y pulse el botón.',
  frozen: 'Entonces se cierran todas las sesiones, y no se puede cambiar nada en su testamento hasta que usted confirme su identidad.',
  worksUntil: (until: string) => `El enlace vale hasta el ${until}.`,
  shortNotMe: 'Si no fue usted, abra este enlace:',
};

export const changes: typeof english.changes = {
  'survivor-changed': {
    ...change,
    subject: 'Cambiaron las personas que pueden abrir su testamento',
    subjectMessage: 'Cambió un mensaje personal de su testamento',
    what: {
      contacts: (survivor: string) => `Se cambiaron los datos de contacto de ${survivor}.`,
      codes: (survivor: string) =>
        `${survivor} recibió nuevos códigos de respaldo y una nueva clave de recuperación. La hoja antigua ya no funciona.`,
      codesKept: (survivor: string) =>
        `${survivor} recibió nuevos códigos de respaldo y una nueva clave de recuperación. Los códigos de la hoja antigua ya no funcionan. Pero un almacenamiento de su testamento todavía se abre solo con su clave: no la destruya antes de que ese almacenamiento tenga los archivos más recientes.`,
      added: (survivor: string) => `${survivor} se añadió a las personas que pueden abrir su testamento.`,
      removed: (survivor: string) => `${survivor} se retiró y ya no puede abrir su testamento.`,
      message: (survivor: string) => `Se sustituyó o borró el mensaje personal para ${survivor}.`,
    },
    renamed: (before: string, survivor: string) => `El nombre ${before} se cambió por ${survivor}.`,

    unnamedBefore: 'de una persona de confianza',
    undone: 'Si se sustituyó o borró un nombre, unos datos de contacto o un mensaje personal, vuelven a valer los anteriores.',
    mistake: 'Si ocurrió por error, puede recuperar un mensaje borrado durante siete días: inicie sesión y cambie los datos de esta persona.',
    short: {
      contacts: (survivor: string) => `Se cambiaron los datos de contacto de ${survivor} en la cuenta de su testamento.`,
      name: (survivor: string) => `Se cambió el nombre de ${survivor} en la cuenta de su testamento.`,
      codes: (survivor: string) => `${survivor} recibió nuevos códigos de respaldo.`,
      added: (survivor: string) => `${survivor} se añadió a las personas que pueden abrir su testamento.`,
      removed: (survivor: string) => `${survivor} se retiró y ya no puede abrir su testamento.`,
      message: (survivor: string) => `Se sustituyó o borró el mensaje personal para ${survivor}.`,
    },
  },

  'ways-changed': {
    ...change,
    subject: {
      connector: 'Cambió un canal de su cuenta',
      storage: 'Cambió un almacenamiento de su cuenta',
      moved: 'Su testamento sellado está ahora en otros almacenamientos',
    },

    unknown: {
      connector: 'Un canal de su cuenta se añadió, se cambió, se probó con una dirección nueva o se retiró.',
      storage: 'Un almacenamiento de su cuenta se añadió, se cambió o se retiró.',
      moved: 'Su testamento se selló en almacenamientos distintos de los anteriores. Se borra de los que ya no se usan para él.',
    },

    connector: {
      added: (name: string) =>
        `Se añadió su canal ${name}. Ahora podemos usarlo para enviar códigos a sus personas de confianza y, después de una prueba, también mensajes a usted.`,
      changed: (name: string) => `Se cambiaron los datos de su canal ${name}.`,
      tested: (name: string, destination: string | undefined) =>
        destination
          ? `Se probó su canal ${name}, y ahora enviamos nuestros mensajes para usted también a ${destination}.`
          : `Se probó su canal ${name}, y ahora enviamos por él también nuestros mensajes para usted.`,
      removed: (name: string) => `Se retiró su canal ${name}.`,
    },
    channels: { email: 'correo', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'notificaciones de un navegador' },

    storage: {
      added: (name: string) => `Se añadió el almacenamiento ${name}.`,
      changed: (name: string) => `Se cambió el almacenamiento ${name}.`,
      tested: (name: string) => `Se probó el almacenamiento ${name}.`,
      removed: (name: string) => `Se retiró el almacenamiento ${name}.`,
    },

    moved: (names: string) => `Su testamento sellado está ahora en ${names}, y se borra de todos los demás almacenamientos.`,
    papersStay:
      'Las hojas de sus personas de confianza funcionan como antes. Si les dijo dónde se guarda su testamento, o lo escribió en sus hojas, dígales el nuevo lugar.',
    notUsed:
      'Ya no enviamos mensajes a direcciones que se añadieron en los últimos siete días, ni códigos por canales que se añadieron o configuraron entonces.',
    short: {
      connector: {
        added: (name: string) => `Se añadió su canal ${name}.`,
        changed: (name: string) => `Se cambió su canal ${name}.`,
        tested: (name: string) => `Se probó su canal ${name}.`,
        removed: (name: string) => `Se retiró su canal ${name}.`,
      },
      moved: 'Su testamento sellado pasó a otro almacenamiento.',
    },
    shortUnknown: { connector: 'Cambió un canal de la cuenta de su testamento.', storage: 'Cambió un almacenamiento de la cuenta de su testamento.' },
  },

  'settings-changed': {
    ...change,
    subject: 'Se cambiaron los ajustes de nuestras preguntas',
    opening: 'Una persona que había iniciado sesión en su cuenta cambió cómo comprobamos que usted está bien.',
    startsAfter: (days: number, before: number) =>
      `Si no contesta, sus personas de confianza pueden ahora iniciar la transmisión de su testamento después de ${days} días como máximo. Antes del cambio eran ${before} días como máximo.`,
    now: (days: number, hours: number, checks: number) =>
      `Ahora: una pregunta ${days} días después de su última respuesta, ${hours} horas para contestarla, y ${unansweredChecks(checks)}.`,
    before: (days: number, hours: number, checks: number) =>
      `Antes: una pregunta ${days} días después de su última respuesta, ${hours} horas para contestarla, y ${unansweredChecks(checks)}.`,
    ifYou: 'Si fue usted, no tiene que hacer nada.',
    undone:
      'Entonces vuelven a valer los ajustes anteriores y se cierran todas las sesiones. No se puede cambiar nada en su testamento hasta que usted confirme su identidad.',
    short: (days: number, before: number) =>
      `La transmisión puede ahora iniciarse tras ${days} días sin respuesta como máximo, no ${before}. Si no fue usted, deshaga el cambio:`,
  },

  'checks-paused': {
    ...change,
    subject: 'Nuestras preguntas están en pausa',
    opening: (date: string) =>
      `Una persona que había iniciado sesión en su cuenta nos pidió que no comprobáramos hasta el ${date} que usted está bien.`,
    nextCheck:
      'Entonces le enviamos una pregunta. Hasta ese día sus personas de confianza pueden iniciar una transmisión, y usted tiene 48 horas para detenerla, como siempre.',
    ifYou: 'Si fue usted, no tiene que hacer nada.',
    undone:
      'Entonces volvemos a preguntar como antes y se cierran todas las sesiones. No se puede cambiar nada en su testamento hasta que usted confirme su identidad.',
    short: (date: string) => `Hasta el ${date} no comprobamos que usted está bien.`,
  },

  'stop-card-made': {
    ...change,
    subject: 'Se hizo una tarjeta de parada para su testamento',
    opening:
      'Una persona que había iniciado sesión en su cuenta hizo una tarjeta de parada. Su código detiene una vez una transmisión de su testamento, sin su contraseña ni su buzón.',
    earlier: 'Las tarjetas anteriores ya no funcionan.',
    ifYou: 'Si fue usted, guarde la tarjeta en su cartera. No tiene que hacer nada más.',
    undone:
      'Entonces la tarjeta deja de funcionar y se cierran todas las sesiones. No se puede cambiar nada en su testamento hasta que usted confirme su identidad.',
    short: 'Se hizo una tarjeta de parada para su testamento.',
  },

  'rehearsal-started': {
    ...change,
    subject: 'Se inició un ensayo de su testamento',
    opening:
      'Una persona que había iniciado sesión en su cuenta inició un ensayo. Cada una de sus personas de confianza recibe un mensaje que lo dice.',
    nothingOpens: (date: string) =>
      `Confirman su identidad como en una transmisión real. No se abre nada y no se gasta ningún código de respaldo. El ${date} a más tardar recibirá un informe de quién lo consiguió.`,
    ifYou: 'Si fue usted, quizá quiera hablar con ellas: un mensaje que se espera inspira más confianza.',
    undone:
      'Entonces el ensayo termina y se cierran todas las sesiones. No se puede cambiar nada en su testamento hasta que usted confirme su identidad.',
    short: 'Desde su cuenta se inició un ensayo de su testamento.',
  },

  'stop-card-used': {
    subject: 'Se usó su tarjeta de parada',
    opening: (moment: string) =>
      `El ${moment}, alguien introdujo el código de su tarjeta de parada. Ahora no abrimos nada, y volvemos a comprobar como siempre que usted está bien.`,
    usedUp: 'La tarjeta ya se ha usado y no detiene nada más. Si quiere tener una, inicie sesión y haga una tarjeta nueva.',
    ifNotYou: 'Si no fue usted, alguien encontró su tarjeta. No averiguó nada de su testamento, y la tarjeta no funciona una segunda vez.',
    short: 'Se usó su tarjeta de parada y ahora no abrimos nada. No vuelve a funcionar: inicie sesión y haga una nueva.',
  },

  'factor-changed': {
    ...change,
    subject: 'Cambió el segundo factor de su cuenta',
    subjectGuessed: 'Alguien intenta entrar en su cuenta',
    added: (factor: 'passkey' | 'totp', name: string) =>
      `Se añadió a su cuenta ${factorName[factor](name)}. A partir de ahora, los cambios necesitan su segundo factor.`,
    removed: (factor: 'passkey' | 'totp', name: string) => `Se retiró de su cuenta ${factorName[factor](name)}.`,
    allRemoved:
      'Se retiraron de su cuenta todas las claves de acceso y aplicaciones de autenticación, mediante códigos de respaldo de sus personas de confianza.',
    codesRenewed: 'Se hicieron nuevos códigos de recuperación para su cuenta. Los anteriores ya no funcionan.',
    codeUsed: (left: number) =>
      `Se usó uno de sus códigos de recuperación en lugar de una clave de acceso o una aplicación de autenticación. ${codesLeft(left)}`,
    guessed: 'Alguien introdujo muchos códigos incorrectos para el segundo factor de su cuenta.',
    nothingChanged:
      'Los códigos eran incorrectos y no se cambió nada. Quien puede introducir códigos conoce su contraseña, o usa un dispositivo con su sesión abierta.',
    undone:
      'Entonces se cierran todas las sesiones y le enviamos un enlace para elegir una nueva contraseña. Las claves de acceso, aplicaciones de autenticación y códigos de recuperación que se añadieron en los últimos siete días dejan de funcionar. Si su testamento está sellado, no se puede cambiar nada en él hasta que usted confirme su identidad.',
    short: {
      added: 'Se añadió un segundo factor a la cuenta de su testamento.',
      removed: 'Se retiró un segundo factor de la cuenta de su testamento.',
      'all-removed': 'Se retiraron todos los segundos factores de la cuenta de su testamento.',
      'codes-renewed': 'Se hicieron nuevos códigos de recuperación para la cuenta de su testamento.',
      'code-used': 'Se usó un código de recuperación de la cuenta de su testamento.',
      guessed: 'Alguien introdujo muchos códigos incorrectos para la cuenta de su testamento.',
    },
  },

  'sealed-again': {
    ...change,
    subject: 'Su testamento se selló de nuevo',
    opening: 'Su testamento se selló de nuevo.',
    documents,
    same: 'Son los mismos que antes.',
    changed: (more: number, fewer: number) => `${added(more)} y ${removed(fewer)}.`,
    threshold: (survivors: number, before: number) =>
      `${survivors} de sus personas de confianza juntas pueden abrirlo. Antes hacían falta ${before}.`,
    originals:
      'Borramos los archivos sellados anteriores de cada almacenamiento que tiene los nuevos. No podemos devolver un documento que se retiró, por eso conserve sus originales.',
    afterwards: 'Después puede volver a sellar sus propios documentos.',
    short: 'Su testamento se selló de nuevo con otros documentos u otro número de personas. Si no fue usted, abra el enlace:',
  },

  'change-undone': {
    subject: 'Se rechazó un cambio de su cuenta',
    opening: 'Le enviamos un mensaje sobre un cambio de su cuenta, y alguien usó su enlace para decirnos: «No fui yo».',
    what: {
      contacts: (survivor: string) => `Vuelven a valer los datos de contacto anteriores de ${survivor}.`,
      name: (survivor: string) => `Vuelve a valer el nombre anterior, ${survivor}.`,
      message: (survivor: string) =>
        `Vuelve a estar el mensaje personal anterior para ${survivor}. Si hasta ahora había otro, puede recuperarlo: inicie sesión y cambie los datos de esta persona.`,
      added: (survivor: string) => `La persona que se añadió, ${survivor}, ya no puede abrir su testamento.`,
      settings: () => 'Vuelven a valer los ajustes anteriores de nuestras preguntas.',
      factors: () =>
        'Las claves de acceso, aplicaciones de autenticación y códigos de recuperación que se añadieron en los últimos siete días ya no funcionan.',
      pause: () => 'La pausa ha terminado, y volvemos a comprobar que usted está bien.',
      email: () => 'La dirección de correo anterior vuelve a ser la única de su cuenta.',
      nothing: () => '',
    },
    signedOut: 'Se cerraron todas las sesiones.',
    frozen: 'Se cerraron todas las sesiones. No se puede cambiar nada en su testamento hasta que usted confirme su identidad.',
    ifYou: 'Si fue usted, inicie sesión y elija una nueva contraseña.',
    notYou:
      'Si no fue usted, otra persona puede leer nuestros mensajes para usted. Proteja su buzón y su teléfono. Después inicie sesión y elija una nueva contraseña.',
    short: 'Alguien rechazó un cambio de la cuenta de su testamento con un enlace nuestro. Si no fue usted, inicie sesión:',
  },

  'notices-stopped': {
    subject: 'Una de sus personas de confianza no quiere nuestros mensajes',
    opening: (survivor: string) => `Alguien que lee nuestros mensajes para ${survivor} nos dijo que no le conoce a usted.`,
    stopped: 'Ya no enviamos avisos a esa dirección. Si se pide un código para ella, aún enviamos el código.',
    checkAddress:
      'Lo más frecuente es que la dirección sea incorrecta o haya cambiado. Inicie sesión y revísela. Si es correcta, guárdela otra vez: entonces volvemos a enviar avisos a esa persona.',
    short: 'Una de sus personas de confianza no quiere nuestros mensajes. Inicie sesión y revise sus datos de contacto.',
  },
};
