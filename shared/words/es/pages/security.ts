import type * as english from '#words/en/pages/security.ts';
export const security: typeof english.security = {
  protection: {
    title: 'Ahora no se puede cambiar nada en su testamento',
    reasons: {
      password_reset: (moment: string) =>
        `Su contraseña se restableció el ${moment}, con un enlace que enviamos por correo. Cualquiera que lea su correo puede hacerlo. Por eso necesitamos saber primero que fue usted.`,
      reset_denied: (moment: string) =>
        `El ${moment}, alguien usó un enlace de nuestro correo y rechazó un restablecimiento de su contraseña. Su contraseña anterior vuelve a valer. Cualquiera que lea su correo puede pulsar ese botón. Por eso necesitamos saber primero que fue usted.`,
      change_rejected: (moment: string) =>
        `El ${moment}, alguien usó un enlace nuestro y comunicó que usted no había hecho un cambio. Por eso necesitamos saber primero que es usted quien tiene la sesión abierta.`,
    },
    still: 'Aún puede decirnos que está bien, y detener una transmisión.',
    channels: { email: 'correo', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'notificaciones' },
    confirmTitle: 'Confirmar que fue usted',
    steps: {
      password_reset: (channels: string) => [
        `Busque nuestro mensaje sobre el restablecimiento. Lo enviamos por ${channels}.`,
        'Abra su enlace y pulse el botón «Estoy bien, y restablecí la contraseña».',
        'Vuelva a esta página y pulse «Mirar otra vez».',
      ],
      reset_denied: (channels: string) => [
        `Busque nuestro mensaje «Su contraseña anterior vuelve a valer». Lo enviamos por ${channels}.`,
        'Abra su enlace y pulse el botón «Estoy bien, y rechacé el restablecimiento».',
        'Vuelva a esta página y pulse «Mirar otra vez».',
      ],
      change_rejected: (channels: string) => [
        'Pida una nueva contraseña con el enlace de abajo, y elija una.',
        `Entonces le enviamos un mensaje sobre ello por ${channels}. Abra su enlace y pulse el botón «Estoy bien, y restablecí la contraseña».`,
        'Vuelva a esta página y pulse «Mirar otra vez».',
      ],
    },
    notMine:
      'Si no la restableció usted, pulse allí el botón «Estoy bien, pero no la restablecí». Su contraseña anterior vuelve entonces a valer. Cambie también la contraseña de su buzón.',
    look: 'Mirar otra vez',
    waitTitle: 'Si no hace nada',
    onlyEmail: 'Solo le localizamos por correo, y un enlace por correo no puede confirmar esto.',
    ends: (moment: string) => `Esto termina el ${moment}.`,
    survivorsKnow: 'Antes avisamos a sus personas de confianza de que su contraseña se restableció.',
    oneCode: 'Si restablece la contraseña otra vez con un código de respaldo de una persona de confianza, termina 7 días después.',
    again: 'Si se restablece sin código, los 30 días empiezan de nuevo.',
    notMineByMail:
      'Si no la restableció usted, abra el enlace de nuestro correo sobre el restablecimiento y pulse el botón «Estoy bien, pero no la restablecí». Su contraseña anterior vuelve entonces a valer. Cambie también la contraseña de su buzón.',
    noChannel:
      'Ahora solo le localizamos por correo, y un enlace por correo no puede confirmar esto. Solo pueden hacerlo las hojas de sus personas de confianza.',
    papersTitle: 'Terminarlo con hojas de sus personas de confianza',
    papers: (count: number) =>
      `Pida un código de respaldo a ${count} de sus personas de confianza, uno a cada una. Después pida una nueva contraseña, e introduzca los códigos donde la elige. Todo se puede volver a cambiar al momento. No se gasta ningún código.`,
    newPassword: 'Pedir una nueva contraseña',
  },
  pendingTitle: 'Confirme su nueva dirección de correo',
  pending: (email: string) => `Enviamos un enlace a ${email}. Ábralo y pulse allí el botón. El enlace funciona durante un día.`,
  sendAgain: 'Enviar el enlace otra vez',
  sentAgain: 'Un enlace nuevo está en camino. Puede tardar unos minutos. Solo funciona el enlace más reciente.',
  goBack: (email: string) => `Volver a ${email}`,
  previousPending: (email: string) => `Su dirección anterior ${email} vale hasta siete días después de que confirme la nueva.`,
  previousUntil: (email: string, date: string) =>
    `Su dirección anterior ${email} vale aún hasta el ${date}. Hasta entonces, ambas reciben nuestros mensajes.`,
  changeEmail: 'Cambiar mi dirección de correo',
  newEmail: 'Nueva dirección de correo',
  newEmailHint: 'Escribimos a ambas direcciones hasta siete días después de que confirme la nueva.',
  emailWrong: 'Introduzca una dirección de correo con la forma nombre@example.com.',
  saveEmail: 'Guardar esta dirección',
  changePassword: 'Cambiar mi contraseña',
  currentPassword: 'Contraseña actual',
  change: 'Cambiar la contraseña',
  changed: 'Su contraseña está cambiada. Se cerró la sesión en todos los demás dispositivos.',
  sessionsTitle: 'Dónde está abierta su sesión',
  device: (browser: string, system: string) => `${browser} en ${system}`,
  unknownDevice: 'Un dispositivo cuyo nombre no conocemos',
  thisDevice: 'este dispositivo',
  lastUsed: (date: string) => `Último uso el ${date}`,
  end: 'Cerrar allí la sesión',
  endAllMeaning:
    'Si algo le parece extraño, cierre la sesión en todas partes y elija una nueva contraseña. Después inicie sesión otra vez también en este dispositivo.',
  endAll: 'Cerrar la sesión en todas partes',
  exportTitle: 'Todo lo que guardamos sobre usted',
  exportMeaning:
    'Puede guardar un archivo con todo lo que nos dio y lo que ha ocurrido. No contiene contraseñas ni claves, pero sí los nombres y contactos de sus personas de confianza. Guárdelo en un lugar seguro.',
  export: 'Guardar este archivo',
  exportFile: 'cuenta-de-mi-testamento.json',
  deleteTitle: 'Borrar',
  deleteWaits: 'Hay un borrado pendiente. Si quiere borrar otra cosa, anúlelo antes con el botón de arriba de esta página.',
  sealedWait:
    'Lo borramos dentro de 30 días. Ahora informamos a sus personas de confianza. Si una de ellas inicia la transmisión en este tiempo, no se borra nada. Hasta entonces puede impedirlo aquí, o con el enlace de nuestro mensaje.',
  unsealedWait: 'Lo borramos dentro de 7 días. Hasta entonces puede impedirlo aquí, o con el enlace de nuestro mensaje.',
  packages: '¿Qué debe pasar con los archivos cifrados de su almacenamiento?',
  packagesMissing: 'Elija qué debe pasar con los archivos.',
  keepFiles: { label: 'Se quedan allí', hint: 'Sus personas de confianza aún pueden abrirlos juntas con sus hojas, sin nosotros.' },
  ourFiles:
    'Los archivos cifrados están en este servicio, por eso también los borramos. Después, las hojas de sus personas de confianza solo abren una copia que alguien haya guardado antes. Para conservar los archivos, pase antes su testamento a su propio almacenamiento.',
  deleteFiles: {
    label: 'Borrarlos también',
    hint: 'Después, las hojas de sus personas de confianza solo abren una copia que alguien haya guardado antes.',
  },
  no: 'No, conservarlo todo',
  deletions: {
    will: {
      open: 'Borrar solo mi testamento',
      meaning:
        'Se borran sus documentos sellados y los mensajes personales. Su cuenta, sus personas de confianza y sus almacenamientos se quedan, y puede sellar un nuevo testamento.',
      submit: 'Borrar mi testamento',
      sure: '¿Quiere borrar su testamento?',
      confirm: 'Sí, borrar mi testamento dentro de 30 días',
    },
    account: {
      open: 'Borrar mi cuenta',
      meaning: 'Se borra todo lo que hay en su cuenta: su testamento, sus personas de confianza, sus ajustes y lo que ha ocurrido.',
      submit: 'Borrar mi cuenta',
      sure: '¿Quiere borrar su cuenta y todo lo que contiene?',
      confirm: 'Sí, borrar mi cuenta',
    },
  },
  failures: {
    deletion_requested: 'Ya hay un borrado pendiente. No se cambió nada. Cargue esta página de nuevo para verlo.',
  } as Record<string, string>,
};
