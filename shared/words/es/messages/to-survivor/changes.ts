import type * as english from '#words/en/messages/to-survivor/changes.ts';
export const changes: typeof english.changes = {
  'contacts-replaced': {
    subject: (host: string) => `Se cambiaron sus datos de contacto para el testamento de ${host}`,
    opening: (host: string) =>
      `Una persona que había iniciado sesión en la cuenta de ${host} sustituyó sus datos de contacto. Ya no enviamos mensajes a esta dirección.`,
    ifUnexpectedUntil: (host: string, until: string) => `Si no lo esperaba, hable con ${host}, que puede deshacer el cambio hasta el ${until}.`,
    short: 'Se sustituyeron sus datos de contacto para un testamento que le nombra.',
  },

  'replaced-before-sealing': {
    subject: (host: string) => `Se cambiaron sus datos de contacto para el testamento de ${host}`,
    opening: (host: string, at: string) =>
      `La contraseña de la cuenta de ${host} se restableció por correo el ${at}. Después, alguien sustituyó o retiró esta dirección, y el testamento se selló. Ya no enviamos mensajes a esta dirección.`,
    short: 'Sus datos de contacto para un testamento que lo nombraba se sustituyeron o se retiraron.',
  },

  'codes-replaced': {
    subject: (host: string) => `Su sobre cerrado para el testamento de ${host} ya no funciona`,
    subjectKeep: (host: string) => `Hay un nuevo sobre cerrado para usted, para el testamento de ${host}`,
    opening: (host: string) =>
      `Una persona que había iniciado sesión en la cuenta de ${host} hizo nuevos códigos de respaldo y una nueva clave de recuperación para usted.`,
    newEnvelope: (host: string) => `Lo que hay en su sobre actual ya no funciona. ${host} debería darle un sobre nuevo.`,
    keepEarlier: (host: string) =>
      `Los códigos de su sobre actual ya no funcionan. Consérvelo, junto con el nuevo: un almacenamiento de este testamento todavía se abre solo con la clave que contiene. Le escribiremos cuando pueda destruirlo. ${host} debería darle un sobre nuevo.`,
    short: 'Su sobre cerrado para un testamento que le nombra ya no funciona.',
    shortKeep: 'Recibe un nuevo sobre cerrado para un testamento. Conserve también el anterior.',
  },

  'earlier-paper-over': {
    subject: (host: string) => `Puede destruir su sobre anterior para el testamento de ${host}`,
    opening: (host: string) =>
      `Su clave se sustituyó hace un tiempo, y un almacenamiento del testamento de ${host} aún necesitaba la anterior. Ahora tiene los archivos más recientes.`,
    destroy: 'Destruya el sobre anterior. Solo vale el más reciente.',
    short: 'Puede destruir el sobre cerrado anterior para un testamento que le nombra.',
  },

  'contacts-restored': {
    subject: (host: string) => `Volvemos a usar sus datos de contacto anteriores para el testamento de ${host}`,
    opening:
      'Se habían sustituido sus datos de contacto, y este cambio se rechazó con un enlace que habíamos enviado a la persona de quien es el testamento.',
    again: 'Volvemos a enviar nuestros mensajes a esta dirección. No tiene que hacer nada.',
    newAddress: (host: string) => `Si tiene una dirección nueva, dígaselo a ${host}. Conserve su sobre cerrado: funciona como antes.`,
    short: 'Volvemos a enviar a este contacto nuestros mensajes sobre un testamento que le nombra.',
  },

  'survivor-renamed': {
    subject: (host: string) => `Se cambió su nombre para el testamento de ${host}`,
    opening: (before: string, name: string) => `Su nombre en esta cuenta se cambió de ${before} a ${name}.`,

    unnamed: 'otro nombre',
    useIt: 'Si inicia la transmisión de este testamento con su nombre, use el nombre nuevo. Su sobre cerrado funciona como antes.',
    short: 'Se cambió su nombre para un testamento que le nombra.',
  },

  'survivors-changed': {
    subject: (host: string) => `Cambiaron las personas que pueden abrir el testamento de ${host}`,
    added: (host: string) =>
      `Una persona que había iniciado sesión en la cuenta de ${host} añadió una persona a las que pueden abrir este testamento.`,
    removed: (host: string) =>
      `Una persona que había iniciado sesión en la cuenta de ${host} retiró a una persona de las que pueden abrir este testamento.`,
    stillNamed: 'No le decimos quién es. Usted sigue siendo una de ellas, y su sobre cerrado funciona como antes.',
    ifUnexpected: (host: string) => `Si no lo esperaba, hable con ${host}.`,
    ifDied: (host: string) => `Si ${host} ha fallecido, dígaselo a las demás personas nombradas que conozca.`,
    short: 'Cambiaron las personas que pueden abrir un testamento que le nombra.',
  },

  'host-renamed': {
    subject: (host: string, name: string) => `${host} se llama ahora ${name} en nuestro servicio`,
    opening: (name: string) => `El nombre de esta cuenta se cambió a ${name}.`,
    fromNowOn: 'A partir de ahora, nuestros mensajes usan el nombre nuevo. No tiene que hacer nada.',
    short: 'La persona cuyo testamento le nombra cambió el nombre de su cuenta.',
  },
};
