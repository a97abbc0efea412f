import type * as english from '#words/en/pages/waiting.ts';
export const waiting: typeof english.waiting = {
  countdown: 'Los documentos pueden abrirse dentro de',
  isConfirmed: 'Su identidad está confirmada.',
  opensAt: (moment: string) => `El testamento se abre el ${moment}`,
  opensFrom: (moment: string) => `El testamento puede abrirse a partir del ${moment}`,
  waitsForOthers: 'El testamento espera a más personas de confianza',
  opensSoon: 'El testamento se abre en un momento',
  whyWait: 'Hasta entonces, la persona de quien es el testamento puede detener la transmisión.',

  next: 'Qué ocurre después',
  nextNothing: 'Ahora no tiene que hacer nada. Puede cerrar esta página y volver con su enlace personal o su hoja.',
  nextMessage: 'Le enviamos un mensaje en cuanto se abran los documentos.',
  nextOthers: 'Si puede, hable con las demás personas: cada una necesita un código que le enviamos, o un código de su hoja.',
  nextKeepPaper: 'Conserve su sobre cerrado. Aún funciona si un mensaje no le llega.',
  calendar: 'Guardar esta fecha en mi calendario',
  calendarTitle: 'Los documentos del testamento pueden abrirse',
  calendarText: 'Abra su enlace personal, o saque su sobre cerrado.',
  refresh: 'Comprobar otra vez',

  stalled: 'El testamento aún no se puede abrir',
  stalledText: 'Desde hace 30 días, muy pocas personas de confianza han confirmado su identidad. Lo hecho hasta ahora sigue valiendo.',
  stalledHelps: 'Lo que ayuda',
  stalledSteps: [
    'Hable con las demás personas de confianza. Los documentos se abren en cuanto suficientes de ustedes hayan confirmado.',
    'Quien haya cambiado de teléfono o de dirección de correo puede usar la hoja de su sobre.',
    '¿No tiene ni código ni hoja? Pueden confirmar otras personas: no hacen falta todas.',
  ],

  failed: 'Los documentos aún no se pueden abrir',
  failedText:
    'Suficientes personas de confianza han confirmado su identidad. Pero no pudimos leer los documentos en el almacenamiento en el que se guardan, o no coinciden con lo que se selló. Solo mostramos documentos que son exactamente lo que se selló.',
  failedHelps: 'Qué ocurre ahora',
  failedSteps: [
    'Lo intentamos cada día, y le enviamos un mensaje en cuanto se abran los documentos.',
    'No tiene que confirmar su identidad otra vez.',
    'Si la persona guardaba el testamento en un almacenamiento propio, como una nube, pida a quienes lo gestionan ahora que lo conserven y paguen sus facturas.',
    'Conserve su sobre cerrado. Abre los documentos sin nosotros, si alguien encuentra una copia intacta.',
  ],

  cancelled: 'La transmisión se detuvo',
  cancelledText:
    'Alguien nos dijo que la persona está bien. Usó la contraseña de la cuenta, o un enlace que enviamos a la persona de quien es el testamento. El testamento sigue cerrado.',
  cancelledSteps: [
    'Ahora no abrimos nada. No tiene que hacer nada.',
    'Lo que guardó en su propio dispositivo se queda allí.',
    'Conserve su sobre cerrado.',
    'Si tiene motivos para pensar que la detuvo otra persona, puede iniciar la transmisión otra vez.',
  ],
  startAgain: 'Iniciar una transmisión otra vez',

  over: 'Los documentos están cerrados de nuevo',
  overText: 'Ha terminado el plazo en el que se podían leer los documentos. Lo que guardó en su propio dispositivo se queda allí.',
  overSteps: [
    'Puede iniciar una nueva transmisión. Después de 48 horas, los documentos pueden abrirse otra vez durante 14 días.',
    'La clave de recuperación de su hoja abre los documentos sin nosotros. Hacen falta las hojas de las demás personas, y la carpeta del almacenamiento propio de la persona o una copia de ella («will-copy»).',
  ],
};
