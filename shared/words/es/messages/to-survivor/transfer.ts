import type * as english from '#words/en/messages/to-survivor/transfer.ts';
import { plural } from '#words/plural.ts';
import { opening } from './opening.ts';

const startedAndStopped = plural('es', {
  one: 'se inició y se detuvo una vez',
  many: 'se inició y se detuvo # veces',
  other: 'se inició y se detuvo # veces',
});

const waiting = { ...opening, enough: 'Los documentos solo se abren cuando suficientes de las personas nombradas hayan confirmado su identidad.' };

export const transfer: typeof english.transfer = {
  'transfer-started-survivor': {
    ...waiting,
    subject: (host: string) => `Se inició la transmisión del testamento de ${host}`,
    opening: (host: string) => `Se inició la transmisión de este testamento. ${host} aún puede detenerla.`,
    confirm: 'Ya puede confirmar su identidad, con un código que le enviamos o con un código de respaldo de la hoja de su sobre cerrado.',
    short: 'Se inició la transmisión de un testamento que le nombra persona de confianza.',
  },

  'authenticate-now': {
    ...waiting,
    subject: (host: string) => `Confirme su identidad para abrir el testamento de ${host}`,
    opening: (host: string) => `Ha terminado el plazo en el que ${host} podía detener la transmisión con un enlace.`,
    confirm: 'Confirme ahora su identidad, con un código que le enviamos o con un código de respaldo de la hoja de su sobre cerrado.',
    short: 'Un testamento que le nombra persona de confianza necesita que confirme su identidad.',
  },

  'authenticate-reminder': {
    ...waiting,
    subject: (host: string) => `Recordatorio: confirme su identidad para abrir el testamento de ${host}`,
    opening: 'Hay una transmisión de este testamento en curso, y usted aún no ha confirmado su identidad.',
    mayBeMissing: 'Quizá sea su confirmación la que falta.',
    takeTime: 'Tómese el tiempo que necesite: esperar no cambia nada.',
    short: 'Recordatorio: un testamento que le nombra aún necesita que confirme su identidad.',
  },

  'transfer-cancelled-survivor': {
    subject: (host: string) => `La transmisión del testamento de ${host} se detuvo`,
    opening: 'La transmisión de este testamento se detuvo.',
    closed: 'Ahora no abrimos nada. No tiene que hacer nada.',
    short: 'La transmisión de un testamento que le nombra persona de confianza se detuvo.',
  },

  'starts-digest-survivor': {
    subject: (host: string) => `La transmisión del testamento de ${host} se inició otra vez y se detuvo`,
    opening: (since: string, stops: number) => `Desde el ${since}, la transmisión de este testamento ${startedAndStopped(stops)}.`,
    onceADay: 'Ya se había detenido antes, por eso escribimos sobre esto solo una vez al día.',
    ownMessage: 'No tiene que hacer nada. Si una transmisión sigue en curso durante un día, recibirá otro mensaje sobre ella.',
    short: 'La transmisión de un testamento que le nombra persona de confianza se inició otra vez y se detuvo.',
  },

  'documents-accessible': {
    subject: (host: string) => `Ya se pueden leer los documentos de ${host}`,
    opening: 'Suficientes personas han confirmado su identidad, por eso los documentos están abiertos.',
    readUntil: (until: string) =>
      `Si ha confirmado su identidad, puede leer el mensaje personal para usted y descargar los documentos hasta el ${until}. Si no, la misma página le pide que lo haga.`,
    save: 'Guarde los documentos en su propio ordenador.',
    step: 'Leer mi mensaje y los documentos',
    short: 'Ya se pueden leer los documentos de un testamento que le nombra persona de confianza.',
  },

  'opening-failed': {
    subject: (host: string) => `Los documentos de ${host} aún no se pueden abrir`,
    opening: 'Suficientes personas han confirmado su identidad, pero aún no podemos abrir los documentos.',
    why: 'No pudimos leerlos en el almacenamiento en el que se guardan, o no son lo que se selló. Solo mostramos documentos que son exactamente lo que se selló.',
    again: 'Lo intentamos de nuevo cada día, y le escribimos en cuanto se abran los documentos. No tiene que confirmar su identidad otra vez.',
    keepEnvelope: 'Conserve su sobre cerrado. También abre los documentos sin nosotros, si alguien encuentra una copia intacta.',
    short: 'Un testamento que le nombra persona de confianza aún no se puede abrir, y lo intentamos cada día.',
  },

  'first-access': {
    subject: (host: string) => `Los documentos de ${host} se abrieron con su código`,
    opening: 'Los documentos se acaban de abrir por primera vez. Lo hizo alguien que se identificó como usted.',
    ifYou: 'Si fue usted, no tiene que hacer nada.',
    notYou: 'Si no fue usted, otra persona usó su código. Dígaselo a las demás personas nombradas y ponga su sobre cerrado en un lugar seguro.',
    short: 'Los documentos de un testamento se abrieron por primera vez con su prueba de identidad.',
  },

  'codes-guessed': {
    subject: (host: string) => `Se introdujeron muchos códigos incorrectos para el testamento de ${host}`,
    opening: (whose: string) => `Alguien introdujo muchos códigos incorrectos para ${whose} en la transmisión de este testamento.`,

    unnamed: 'una de las personas nombradas',
    slower: 'No se abrió nada. Ahora enviamos códigos para esta persona mucho menos a menudo, para que adivinarlos lleve demasiado tiempo.',
    mistyped: 'Si fue un error al teclear, use en su lugar un código de respaldo de la hoja del sobre cerrado. Si no, no tiene que hacer nada.',
    short: 'Alguien introdujo muchos códigos incorrectos para un testamento que le nombra, y no se abrió nada.',
  },

  'backup-codes-guessed': {
    subject: (host: string) => `Se introdujeron muchos códigos de respaldo incorrectos para el testamento de ${host}`,
    opening: 'En un día, alguien introdujo al menos diez códigos de respaldo incorrectos para usted en la transmisión de este testamento.',
    stillWork: 'Un código incorrecto no abre nada, y los códigos de la hoja de su sobre cerrado siguen funcionando.',
    ifYou: 'Si fue usted, lea otra vez el código de su hoja, o pida que le enviemos un código.',
    notYou: (host: string) => `Si no fue usted, quizá otra persona haya visto su hoja. Dígaselo a ${host}.`,
    short: 'Alguien introdujo muchos códigos de respaldo incorrectos para usted en un testamento que le nombra.',
  },

  'transfer-stalled-survivor': {
    subject: (host: string) => `El testamento de ${host} aún no se puede abrir`,
    opening: 'En los últimos 30 días, muy pocas de las personas nombradas han confirmado su identidad.',
    stillValid: 'Todo lo hecho hasta ahora sigue valiendo. Los documentos se abren en cuanto suficientes personas hayan confirmado su identidad.',
    speak: 'Si puede, hable con las demás. Cada persona necesita un código que le enviamos, o un código de respaldo de la hoja de su sobre cerrado.',
    short: 'Un testamento que le nombra sigue cerrado: muy pocas personas han confirmado su identidad.',
  },
};
