import type * as english from '#words/en/pages/documents.ts';
import { plural } from '#words/plural.ts';

export const documents: typeof english.documents = {
  title: 'Ya puede leer el testamento',
  until: (moment: string) => `Puede leer y guardar los documentos hasta el ${moment}.`,
  daysLeft: plural('es', { one: 'Queda # día', many: 'Quedan # días', other: 'Quedan # días' }),
  lastDay: 'Queda menos de un día',
  opening: 'Estamos abriendo los documentos y comprobando que son lo que se selló. Puede tardar medio minuto.',

  message: 'Un mensaje personal para usted',
  noMessage: 'No se escribió ningún mensaje personal para usted. Los documentos están más abajo.',
  printMessage: 'Imprimir el mensaje y la lista',

  documents: plural('es', { one: '# documento', many: '# documentos', other: '# documentos' }),
  advice: 'Guarde los documentos en su propio teléfono u ordenador. Después de la fecha de arriba no podemos mostrarlos.',
  save: 'Guardar',
  saveAgain: 'Guardar otra vez',
  saving: (percent: number) => `${percent} % descargado`,
  waiting: 'Esta descarga espera a las otras. Empieza automáticamente.',
  pause: 'Pausar',
  proceed: 'Continuar',
  paused: (percent: number) => `En pausa: ${percent} %. No se ha perdido nada.`,
  offline: (percent: number) =>
    `Este dispositivo no está conectado a Internet. Se ha cargado el ${percent} %, y se conserva. Continuamos automáticamente cuando vuelva la conexión.`,
  saved: 'Guardado. Mire en la carpeta de descargas.',
  savedAsSealed: 'Guardado. Es exactamente lo que se selló. Mire en la carpeta de descargas.',
  saveAll: 'Guardar todos los documentos',
  savePart: (part: number, of: number) => `Guardar la parte ${part} de ${of}`,
  aboutArchive:
    'Todos los documentos llegan en un archivo ZIP. Tóquelo o haga clic en él en sus descargas para verlos. Si no llega, guarde los documentos uno por uno.',
  broken: 'Se interrumpió la conexión. No se ha perdido nada. Inténtelo de nuevo: sigue donde se detuvo.',
  notSaved: 'No se pudo cargar este documento. Inténtelo de nuevo. Si vuelve a fallar, pruebe mañana: comprobamos los documentos cada día.',
  different: 'Lo que llegó no coincide con lo que se selló, por eso no se guardó. Inténtelo de nuevo.',
  failed: 'Este dispositivo no pudo abrir o guardar este documento. No se ha perdido nada. Inténtelo de nuevo o pruebe otro dispositivo.',

  checked: 'Comprobado',
  notChecked: 'Aún sin comprobar',
  aboutChecks: '¿Qué significa «Comprobado»?',
  aboutChecksText: [
    'Comprobado: leímos de nuevo este documento cuando se abrió el testamento. Cada byte es lo que se selló.',
    'Aún sin comprobar: no pudimos leer todo este documento. Puede estar dañado, o su almacenamiento no está disponible. Lo intentamos cada día.',
  ],
  slip: '¿Tiene una tira de papel con las palabras «Sellado por»?',
  slipText:
    'Su tira dice que los documentos se cifraron en el dispositivo de la persona de quien es el testamento. Estos documentos no se cifraron así. Quizá esa persona lo cambió más tarde, o alguien ha sustituido los documentos. Pregunte a las demás personas de confianza antes de fiarse de ellos.',
  kind: { pdf: 'PDF', word: 'Documento de Word', text: 'Texto', picture: 'Imagen', other: 'Archivo' },
  evidence: {
    title: 'Informe para un notario o un tribunal',
    text: 'Podemos hacer un informe firmado sobre esta transmisión: qué preguntas y avisos se enviaron, quién confirmó su identidad, cuándo se abrió el testamento y qué documentos tiene. Puede imprimirlo o guardarlo. No tiene los nombres de las demás personas de confianza.',
    open: 'Mostrar el informe',
    back: 'Atrás',
  },
};
