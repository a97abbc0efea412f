import type * as english from '#words/en/messages/to-host/account.ts';

const confirmAddress = (until: string) => `Abra el enlace y confirme que esta dirección es suya. El enlace vale hasta el ${until}.`;
const ifYou = 'Si fue usted, no tiene que hacer nada.';

export const account: typeof english.account = {
  'verify-email': {
    subject: 'Confirme su dirección de correo',

    whoWeAre: 'Somos un servicio que custodia testamentos y los entrega a las personas de confianza de quienes los hicieron.',
    opening: 'Con esta dirección de correo se abrió aquí una cuenta, y suponemos que fue usted.',
    confirmAddress,
    step: 'Confirmar mi dirección de correo',
    unexpected: 'Si no abrió una cuenta, no tiene que hacer nada. Sin su confirmación, la cuenta se borra.',
    short: 'Confirme la dirección de correo de la cuenta de su testamento.',
  },

  'verify-new-email': {
    subject: 'Confirme su nueva dirección de correo',
    opening: 'Esta dirección se introdujo como nueva dirección de correo de su cuenta.',
    confirmAddress,
    previous: 'Hasta siete días después de su confirmación también puede usar su dirección anterior.',
    step: 'Confirmar mi nueva dirección de correo',
    unexpected: 'Si no sabe nada de este cambio, no abra el enlace. No tiene que hacer nada.',
    short: 'Confirme la nueva dirección de correo de la cuenta de su testamento.',
  },

  'email-changed': {
    subject: 'Se cambió la dirección de correo de su cuenta',
    opening: 'Una persona que había iniciado sesión en su cuenta cambió la dirección de correo. Si fue usted, no tiene que hacer nada.',
    notYou:
      'Si no fue usted, abra el enlace y pulse el botón. Entonces la dirección anterior vuelve a ser la de su cuenta y se cierran todas las sesiones. Si su testamento está sellado, no se puede cambiar nada en él hasta que usted confirme su identidad.',
    until: 'El enlace vale hasta siete días después de que se confirme la nueva dirección.',
    short: 'Se cambió la dirección de correo de la cuenta de su testamento. Si no fue usted, deshaga el cambio:',
  },

  'reset-password': {
    subject: 'Elija una nueva contraseña para su cuenta',
    opening: 'Se pidió una nueva contraseña para su cuenta, y suponemos que fue usted.',
    works: (until: string) => `Este enlace vale una vez, hasta el ${until}.`,
    worksLater: (from: string, until: string) =>
      `Hay una transmisión de su testamento en curso, por eso este enlace solo vale desde el ${from} hasta el ${until}. Vale una vez.`,
    needsCodes: (until: string, survivors: number) =>
      `Hace poco se rechazó un restablecimiento de su contraseña. Hasta el ${until} también necesita códigos de respaldo de ${survivors} de sus personas de confianza. Los códigos están en las hojas de sus sobres cerrados.`,
    step: 'Elegir una nueva contraseña',
    unexpected: 'Si no la pidió, no tiene que hacer nada. Su contraseña queda como está.',
    short: 'Puede elegir una nueva contraseña para la cuenta de su testamento.',
  },

  'password-reset': {
    subject: 'Se restableció la contraseña de su cuenta',
    opening: 'Se estableció una nueva contraseña para su cuenta con un enlace que habíamos enviado por correo. Se cerraron todas las sesiones.',
    isProtected: 'Los cambios de su cuenta siguen necesitando su segundo factor.',
    isClosed: 'Hasta que sepamos que fue usted, no se puede cambiar nada que decida quién puede abrir su testamento sellado.',
    ifYou,
    ifYouConfirm: 'Si fue usted, abra el enlace y confírmelo.',
    ifYouWait: 'Si fue usted, no tiene que hacer nada. Un enlace por correo no puede confirmar el restablecimiento.',
    notYouDeny: 'Si no fue usted, abra el enlace y pulse «Estoy bien, pero no la restablecí». Entonces su contraseña anterior vuelve a valer.',
    notYouSecure: 'Si no fue usted, otra persona puede leer su correo. Cambie la contraseña de su buzón y elija después aquí una nueva contraseña.',
    stepConfirm: 'Decirnos si fue usted',
    short: 'La contraseña de la cuenta de su testamento se restableció por correo. Si no fue usted, proteja su buzón y elija una nueva contraseña.',
    shortAnswer: 'La contraseña de la cuenta de su testamento se restableció por correo. Díganos si fue usted:',
  },

  'reset-denied': {
    subject: 'Su contraseña anterior vuelve a valer',
    opening:
      'Alguien abrió un enlace que le habíamos enviado y nos dijo que usted no había restablecido la contraseña de su cuenta. Por eso vuelve a valer la contraseña anterior, y se cerraron todas las sesiones.',
    needsCodes: (until: string, survivors: number) =>
      `Hasta el ${until}, una nueva contraseña necesita códigos de respaldo de ${survivors} de sus personas de confianza, porque quizá otra persona pueda leer su correo. Cambie la contraseña de su buzón.`,
    setAside:
      'Hemos dejado su cuenta como estaba antes del restablecimiento. Si se puso algo en ella desde entonces, lo guardamos 30 días. Inicie sesión y decida qué es suyo.',
    stillClosed:
      'Quizá otra persona conozca su contraseña anterior. Por eso no se puede cambiar nada que decida quién puede abrir su testamento sellado hasta que sepamos que es usted.',
    closedUntilConfirmed: (survivors: number) =>
      `Esto termina en cuanto usted lo confirme por otro canal, con un segundo factor que tenga al menos una semana, o con códigos de respaldo de ${survivors} de sus personas de confianza.`,
    closedUntil: (survivors: number, until: string) =>
      `Esto termina en cuanto usted lo confirme por otro canal, con un segundo factor que tenga al menos una semana, o con códigos de respaldo de ${survivors} de sus personas de confianza, o el ${until} si nadie restablece la contraseña otra vez.`,
    didReset: 'Si restableció usted la contraseña, abra el enlace. Entonces le enviamos un nuevo enlace para elegir una contraseña.',
    sayWho:
      'Abra el enlace y díganos quién fue. Si rechazó usted el restablecimiento, podrá volver a cambiarlo todo. Si restableció usted la contraseña, le enviamos un nuevo enlace para elegir una contraseña.',
    step: 'Yo restablecí la contraseña',
    stepWho: 'Decirnos quién fue',
    short: 'Su contraseña anterior vuelve a valer: alguien nos dijo que usted no la restableció.',
    shortDidReset: 'Si lo hizo, abra este enlace:',
    shortSayWho: 'Díganos quién fue:',
  },

  'password-changed': {
    subject: 'Se cambió la contraseña de su cuenta',
    opening: 'Una persona que había iniciado sesión y conocía su contraseña la cambió. Se cerraron todas las demás sesiones.',
    ifYou,
    notYou: 'Si no fue usted, pida ahora una nueva contraseña. La página de inicio de sesión puede enviarle un enlace.',
    short: 'Se cambió la contraseña de la cuenta de su testamento. Si no fue usted, pida ahora una nueva contraseña.',
  },

  'long-session': {
    subject: 'Su sesión lleva mucho tiempo abierta',
    opening: (since: string) =>
      `Un navegador o un programa tiene abierta la sesión de su cuenta desde el ${since}, sin que se haya vuelto a escribir la contraseña.`,
    ifYou,
    notYou:
      'Si no lo conoce o ya no lo usa, inicie sesión, vaya a «Dónde está abierta su sesión» y cierre allí esa sesión. Después elija una nueva contraseña.',
    short: 'Un navegador tiene abierta la cuenta de su testamento desde hace más de 90 días. Si no lo conoce, inicie sesión y cierre esa sesión.',
  },
};
