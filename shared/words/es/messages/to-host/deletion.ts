import type * as english from '#words/en/messages/to-host/deletion.ts';

const before = {
  what: {
    will: (date: string) =>
      `El ${date} borramos su testamento sellado, los documentos que aún no están sellados y los mensajes personales. Hasta entonces no cambia nada. Después no se puede deshacer.`,
    account: (date: string) => `El ${date} borramos todo lo que hay en su cuenta. Hasta entonces no cambia nada. Después no se puede deshacer.`,
  },
  packages: {
    keep: 'Los archivos cifrados de su almacenamiento se quedan allí. Las hojas de sus personas de confianza aún pueden abrirlos, sin nosotros.',
    delete:
      'Borramos también los archivos cifrados de todos los almacenamientos de su testamento. Después, las hojas de sus personas de confianza solo abren una copia que alguien haya guardado antes.',
  },
  notified: 'Hemos avisado a sus personas de confianza. Si una de ellas inicia la transmisión de su testamento antes de esa fecha, no se borra nada.',
  toKeep: (date: string) =>
    `Para conservarlo, abra el enlace y pulse el botón antes del ${date}. Iniciar sesión o contestar a nuestras preguntas no evita el borrado.`,
  keep: { will: 'Conservar mi testamento', account: 'Conservar mi cuenta' },
};

export const deletion: typeof english.deletion = {
  'deletion-requested': {
    ...before,
    subject: {
      will: (days: number) => `Su testamento se borrará dentro de ${days} días, salvo que lo impida`,
      account: (days: number) => `Su cuenta se borrará dentro de ${days} días, salvo que lo impida`,
      all: (days: number) => `Su cuenta y su testamento se borrarán dentro de ${days} días, salvo que lo impida`,
    },
    opening: {
      will: 'Una persona que había iniciado sesión en su cuenta y conoce su contraseña nos pidió borrar su testamento.',
      account: 'Una persona que había iniciado sesión en su cuenta y conoce su contraseña nos pidió borrar su cuenta.',
      all: 'Una persona que había iniciado sesión en su cuenta y conoce su contraseña nos pidió borrar su cuenta y su testamento.',
    },
    notYou: 'Si no fue usted, impida el borrado y elija después una nueva contraseña.',
    short: {
      will: (days: number) => `Su testamento se borrará dentro de ${days} días. Para conservarlo, abra este enlace:`,
      account: (days: number) => `Su cuenta se borrará dentro de ${days} días. Para conservarla, abra este enlace:`,
      all: (days: number) => `Su cuenta y su testamento se borrarán dentro de ${days} días. Para conservarlos, abra este enlace:`,
    },
  },

  'deletion-reminder': {
    ...before,
    subject: {
      will: 'Recordatorio: su testamento se borrará pronto',
      account: 'Recordatorio: su cuenta se borrará pronto',
      all: 'Recordatorio: su cuenta y su testamento se borrarán pronto',
    },
    opening: {
      will: 'Nos pidió borrar su testamento, y ocurrirá pronto.',
      account: 'Nos pidió borrar su cuenta, y ocurrirá pronto.',
      all: 'Nos pidió borrar su cuenta y su testamento, y ocurrirá pronto.',
    },
    short: {
      will: 'Recordatorio: su testamento se borrará pronto. Para conservarlo, abra este enlace:',
      account: 'Recordatorio: su cuenta se borrará pronto. Para conservarla, abra este enlace:',
      all: 'Recordatorio: su cuenta y su testamento se borrarán pronto. Para conservarlos, abra este enlace:',
    },
  },

  'deletion-ended': {
    subject: { will: 'Su testamento no se borrará', account: 'Su cuenta no se borrará' },
    opening: { will: 'Nos había pedido borrar su testamento.', account: 'Nos había pedido borrar su cuenta.' },
    why: {
      kept: 'Anuló la petición una persona que había iniciado sesión en su cuenta, o que tiene el enlace de nuestro mensaje.',
      started: 'Una de sus personas de confianza ha iniciado la transmisión de su testamento, por eso esta petición terminó.',
      silent: 'No ha contestado a nuestras preguntas, por eso esta petición terminó.',
    },
    unchanged: 'No se borró nada, y todo está como antes.',
    again: 'Si aún quiere borrarlo, inicie sesión y pídalo otra vez.',
    short: {
      will: 'Su testamento no se borrará. Inicie sesión para ver por qué:',
      account: 'Su cuenta no se borrará. Inicie sesión para ver por qué:',
    },
  },

  'deletion-done': {
    subject: { will: 'Se borró su testamento', account: 'Se borró su cuenta' },
    opening: { will: 'Como nos pidió, hemos borrado su testamento.', account: 'Como nos pidió, hemos borrado su cuenta.' },
    packages: {
      kept: 'Los archivos cifrados siguen en su almacenamiento. Las hojas de sus personas de confianza pueden abrirlos, sin nosotros.',
      deleted:
        'También se borraron los archivos cifrados de todos los almacenamientos de su testamento. Las hojas de sus personas de confianza ya solo abren una copia que alguien haya guardado antes.',
      left: 'Durante siete días no pudimos acceder a su almacenamiento, por eso los archivos cifrados quizá sigan allí. Las hojas de sus personas de confianza quizá aún los abran. Borre usted los archivos.',
      behind:
        'Los archivos cifrados siguen en su almacenamiento, pero no pudimos actualizarlos antes del borrado. Las hojas más recientes de sus personas de confianza quizá no los abran.',
    },
    next: {
      account:
        'Ahora borramos también los nombres y direcciones que necesitábamos para los últimos mensajes. Este es el último mensaje que recibe de nosotros.',
      will: 'Su cuenta se queda. Sus personas de confianza, almacenamientos y canales siguen en ella, y puede sellar un nuevo testamento cuando quiera.',
    },
    short: { will: 'Se borró su testamento, como nos pidió.', account: 'Se borró su cuenta, como nos pidió.' },
  },
};
