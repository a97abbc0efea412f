import type * as english from '#words/en/messages/to-host/transfer.ts';

const stop = {
  unnamedStarter: 'de una de sus personas de confianza',
  stopBy: (until: string) => `Si está bien, detenga la transmisión. Puede hacerlo con este enlace hasta el ${until}.`,
  stopNow: 'Si está bien, inicie sesión ahora y detenga la transmisión.',
  opensAt: (from: string) =>
    `No abrimos nada antes del ${from}. Si no la detiene, sus documentos se abren después de ese momento, en cuanto suficientes personas de confianza hayan confirmado su identidad.`,
  stepSignIn: 'Iniciar sesión y detener la transmisión',
  afterLink: 'Cuando el enlace ya no funcione, aún puede iniciar sesión y detener la transmisión.',
  shortStopBy: (until: string) => `Si está bien, deténgala antes del ${until}:`,
  shortStopNow: 'Si está bien, inicie sesión y deténgala:',
};

export const transfer: typeof english.transfer = {
  'transfer-started': {
    ...stop,
    subject: 'Se inició la transmisión de su testamento',
    opening: (name: string) => `Una persona que dio el nombre ${name} ha iniciado la transmisión de su testamento.`,
    short: 'Se inició la transmisión de su testamento.',
  },

  'transfer-reminder': {
    ...stop,
    subject: 'Recordatorio: la transmisión de su testamento está en curso',
    opening: (name: string) => `La transmisión de su testamento sigue en curso. La inició una persona que dio el nombre ${name}.`,
    short: 'La transmisión de su testamento está en curso.',
  },

  'transfer-cancelled-host': {
    subject: 'La transmisión de su testamento se detuvo',
    opening: 'La transmisión de su testamento se detuvo, y hemos avisado a sus personas de confianza.',
    closed: 'Sus documentos están cerrados y su testamento está sellado como antes. Comprobamos de vez en cuando que usted está bien, como antes.',
    notOpened: 'No se abrió ningún documento.',
    notRead:
      'Antes de que se detuviera la transmisión, sus documentos estaban abiertos para sus personas de confianza. No consta que se leyera ninguno.',
    read: 'Antes de que se detuviera la transmisión, sus documentos estaban abiertos para sus personas de confianza. Leyeron lo siguiente, con la hora de la primera lectura:',
    readEntry: (survivor: string, what: string, at: string) => `${survivor}: ${what}, ${at}`,
    personalMessage: 'el mensaje personal para ellas',
    lostDocument: 'un documento que ya no está en su testamento',
    notYou: 'Si la detuvo usted, no tiene que hacer nada. Si no fue usted, inicie sesión y cambie su contraseña.',
    short: 'La transmisión de su testamento se detuvo. Si no fue usted, inicie sesión y cambie su contraseña.',
    shortRead:
      'La transmisión de su testamento se detuvo, pero antes se había leído algo: nuestro correo dice qué, quién y cuándo. Si no la detuvo usted, inicie sesión:',
  },

  'starts-digest': {
    subject: 'La transmisión de su testamento se inició otra vez',
    opening:
      'Después de que usted detuviera dos veces la transmisión de su testamento, se inició otra vez. Para que no reciba demasiados mensajes, le contamos una vez al día lo que ocurrió:',
    running: (survivor: string, at: string) => `${survivor}: iniciada el ${at}, sigue en curso`,
    stopped: (survivor: string, at: string, stoppedAt: string) => `${survivor}: iniciada el ${at}, detenida el ${stoppedAt}`,
    ownMessages: 'Por cada uno de estos inicios le enviamos además un mensaje propio, con un enlace que detiene esa transmisión.',
    remove:
      'Si ya no confía en una persona de esta lista, inicie sesión y retírela de sus personas de confianza. Entonces no puede volver a iniciarla.',
    notYou: 'Si no fue usted quien detuvo una transmisión, inicie sesión y cambie su contraseña.',
    short:
      'La transmisión de su testamento se inició otra vez después de que usted la detuviera: nuestro correo dice quién. Para retirar a esa persona, inicie sesión:',
  },

  'codes-guessed-host': {
    subject: 'Se introdujeron muchos códigos incorrectos en la transmisión de su testamento',
    opening: (survivor: string) => `Alguien introdujo muchos códigos incorrectos para ${survivor} en la transmisión de su testamento.`,
    slower: 'No se abrió nada. Ahora enviamos códigos para esta persona mucho menos a menudo, para que adivinarlos lleve demasiado tiempo.',
    short: 'Alguien introdujo muchos códigos incorrectos en la transmisión de su testamento.',
  },

  'backup-codes-guessed-host': {
    subject: 'Se introdujeron muchos códigos de respaldo incorrectos para una de sus personas de confianza',
    opening: (survivor: string) => `En un día, alguien introdujo al menos diez códigos de respaldo incorrectos para ${survivor}.`,
    mistyped:
      'Un código incorrecto no abre nada, y los códigos de la hoja siguen funcionando. Si la persona de confianza se equivocó al teclear, usted no tiene que hacer nada.',
    otherwise:
      'Si no, quizá otra persona haya visto la hoja. Inicie sesión y haga una hoja nueva para esta persona. Si hay una transmisión en curso que usted no quiere, deténgala antes.',
    short:
      'Alguien introdujo muchos códigos de respaldo incorrectos para una de sus personas de confianza. Si no fue esa persona, inicie sesión y haga una hoja nueva:',
  },

  'survivor-authenticated-host': {
    subject: 'Una de sus personas de confianza ha confirmado su identidad',
    opening: (survivor: string) => `${survivor} ha confirmado su identidad en la transmisión de su testamento.`,
    opensLater: 'Sus documentos solo se abren cuando suficientes personas de confianza hayan confirmado su identidad.',
    short: 'Una de sus personas de confianza ha confirmado su identidad en la transmisión de su testamento.',
  },

  'documents-open-host': {
    subject: 'Sus personas de confianza ya pueden leer sus documentos',
    opening:
      'Suficientes personas de confianza han confirmado su identidad, y ha terminado el plazo en el que usted podía detener la transmisión con un enlace.',
    open: 'Sus personas de confianza ya pueden leer sus documentos y los mensajes personales que usted les escribió.',
    stop: 'Si está bien, inicie sesión y detenga la transmisión al momento. Eso vuelve a cerrar los documentos.',
    short: 'Sus personas de confianza ya pueden leer sus documentos.',
  },

  'opening-failed-host': {
    subject: 'No se pudieron abrir sus documentos',
    opening: 'Sus personas de confianza han confirmado su identidad, pero no pudimos abrirles los documentos.',
    why: 'Los documentos no se pudieron leer en el almacenamiento en el que se guardan, o ya no son lo que se selló. No mostramos nada. Lo intentamos de nuevo cada día.',
    stop: 'Si está bien, inicie sesión y detenga la transmisión. Después revise el almacenamiento y selle de nuevo su testamento.',
    short: 'Sus personas de confianza no pudieron abrir sus documentos, porque el almacenamiento no los devolvió intactos.',
  },
};
