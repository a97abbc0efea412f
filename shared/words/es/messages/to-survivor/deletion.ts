import type * as english from '#words/en/messages/to-survivor/deletion.ts';
export const deletion: typeof english.deletion = {
  'deletion-requested-survivor': {
    subject: (host: string) => `El testamento de ${host} se borrará dentro de 30 días`,
    opening: (host: string, date: string) =>
      `Una persona que había iniciado sesión en la cuenta de ${host} y conoce su contraseña nos pidió borrar el testamento. Lo haremos el ${date}.`,
    likelyHost: (host: string) =>
      `Lo más probable es que lo decidiera ${host}, y usted no tiene que hacer nada. Puede preguntar a ${host}, que puede impedirlo hasta entonces.`,
    ifDied: (host: string) =>
      `Si ${host} ha fallecido, nos lo pidió otra persona. Entonces inicie la transmisión del testamento antes de esa fecha. Una vez iniciada, no se borra nada.`,
    keepEnvelope: 'Conserve su sobre cerrado en todo caso.',
    short: 'Un testamento que le nombra se borrará dentro de 30 días.',
  },

  'deletion-undone-survivor': {
    subject: (host: string) => `El testamento de ${host} no se borrará`,
    opening: (host: string) =>
      `Le habíamos escrito que el testamento se borraría. Lo impidió alguien que había iniciado sesión en la cuenta, o que tiene el enlace de nuestro mensaje para ${host}.`,
    unchanged: 'No se borró nada. No tiene que hacer nada. Conserve su sobre cerrado: funciona como antes.',
    short: 'Un testamento que le nombra no se borrará.',
  },

  'deletion-done-survivor': {
    subject: (host: string) => `Se borró el testamento de ${host}`,
    opening: 'Se borró el testamento, como le avisamos 30 días antes.',
    packages: {
      kept: (host: string) =>
        `Nuestro servicio ya no puede abrirlo. Los archivos cifrados siguen en el almacenamiento de ${host}. Su sobre cerrado aún los abre, junto con los de las demás personas: la hoja dice cómo. Consérvelo.`,
      deleted: () =>
        'También se borraron los archivos cifrados. Junto con los de las demás personas, su sobre cerrado ya solo abre una copia del testamento, si alguien la ha guardado.',
      left: (host: string) =>
        `Nuestro servicio ya no puede abrirlo. También debían borrarse los archivos cifrados, pero no pudimos acceder al almacenamiento de ${host}. Quizá sigan allí, y su sobre cerrado quizá aún los abra junto con los de las demás personas.`,
      behind: (host: string) =>
        `Nuestro servicio ya no puede abrirlo. Los archivos cifrados siguen en el almacenamiento de ${host}, pero no pudimos actualizarlos. Un sobre cerrado hecho hace poco quizá no los abra.`,
    },
    next: {
      account: () => 'Este es el último mensaje que recibe de nosotros sobre este testamento.',
      will: (host: string) =>
        `${host} puede sellar un nuevo testamento, para el que volverá a hacer falta su sobre cerrado. Pregunte a ${host} antes de destruirlo.`,
    },
    short: {
      kept: 'Aquí se borró un testamento que le nombra; su sobre aún abre sus archivos.',
      deleted: 'Aquí se borró un testamento que le nombra, con sus archivos.',
      left: 'Aquí se borró un testamento que le nombra; quizá queden algunos archivos.',
      behind: 'Aquí se borró un testamento que le nombra; su sobre quizá abra sus archivos.',
    },
  },
};
