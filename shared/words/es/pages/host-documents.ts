import type * as english from '#words/en/pages/host-documents.ts';
import { plural } from '#words/plural.ts';

const documentsMany = plural('es', { one: '# documento', many: '# documentos', other: '# documentos' });
const survivorsMany = plural('es', { one: '# persona de confianza', many: '# personas de confianza', other: '# personas de confianza' });

export const hostDocuments: typeof english.hostDocuments = {
  lead: 'Aquí elige lo que sus personas de confianza leerán algún día.',
  leadOpen: 'No se sella nada antes de que pulse el botón al final de esta página.',
  leadSealed: 'Todo está sellado. Si añade o retira un documento, selle de nuevo con el botón al final de esta página.',

  uploadTitle: 'Añadir documentos',
  choose: 'Elegir archivos',
  drop: 'También puede arrastrar archivos hasta aquí.',
  accepted: (kinds: string) => `Tipos posibles: ${kinds}.`,
  whichKinds: '¿Qué tipos de archivo son posibles?',
  limits: (file: string, total: string, count: string) => `Un archivo puede tener hasta ${file}, y todos juntos hasta ${total} y ${count}.`,
  count: documentsMany,
  kinds: { pdf: 'PDF', word: 'Word (DOCX)', text: 'texto sin formato', image: (formats: string) => `imágenes (${formats})` },
  otherKind: '¿Tiene otro tipo de archivo? Ábralo y guárdelo o imprímalo como PDF.',

  rejected: {
    title: plural('es', { one: 'No se añadió un archivo', many: 'No se añadieron # archivos', other: 'No se añadieron # archivos' }),
    kind: (name: string) => `${name}: este tipo de archivo no es posible. Guárdelo como PDF y añada el PDF.`,
    empty: (name: string) => `${name}: este archivo está vacío.`,
    too_large: (name: string, most: string) => `${name}: tiene más de ${most}. Redúzcalo o divídalo.`,
    too_many: (name: string, most: string) => `${name}: su testamento ya tiene ${most}. Retire uno que no necesite.`,
    total: (name: string, most: string) => `${name}: con él, su testamento tendría más de ${most}. Retire antes un documento.`,
  },

  renamed: (from: string, to: string) => `${from} se llama ahora ${to}, porque su nombre no decía qué tipo de archivo es.`,
  same: (names: string) => `${names} tienen el mismo contenido. Si no necesita los dos, retire uno.`,
  passwordNeeded: (name: string) =>
    `${name} está protegido con contraseña. Si la pide al abrirlo, sus personas de confianza también la necesitan. Dígales dónde encontrarla, o añada una copia sin contraseña.`,

  original: {
    title: '¿Dónde está el original firmado?',
    scan: 'Una copia escaneada quizá no sea un testamento válido ante la ley. En muchos países solo cuenta el original firmado en papel.',
    text: 'Déselo a un notario, o guárdelo en un lugar que sus personas de confianza puedan encontrar. Escriba aquí dónde está. La línea se sella con sus documentos.',
    label: 'El original está aquí',
    hint: 'Por ejemplo: en la notaría de doña Ana García en Madrid, o en la carpeta azul de mi escritorio.',
    missing: 'Escriba dónde está el original.',
    add: 'Añadir esta línea a los documentos',
    file: 'Dónde está el original.txt',
    added: (file: string) => `Está entre sus documentos: ${file}. Para cambiarla, retírela allí y escriba una línea nueva.`,
    inList: (file: string) => `Lo ha anotado: ${file}.`,
  },

  phases: {
    waiting: 'En espera de los archivos anteriores',
    paused: 'En pausa',
    hashing: 'Se está leyendo',
    announcing: 'Se está preparando',
    sending: (percent: number, sent: string, size: string) => `${percent} % subido (${sent} de ${size})`,
    checking: 'Ha llegado y se está comprobando',
    done: 'Añadido',
  },
  progressOf: (name: string) => `Subida de ${name}`,
  keepOpen: 'Mantenga abierta esta ventana hasta que todo esté añadido. Puede mirar las otras páginas de este menú.',
  broken:
    'Se interrumpió la conexión. No se ha perdido nada. Lo intentamos de nuevo en cuanto su dispositivo esté conectado, o cuando pulse «Intentar de nuevo».',
  unreadable: 'Su dispositivo no pudo leer este archivo. Quizá se movió o cambió. Elíjalo de nuevo.',
  notAccepted: 'El almacenamiento de este servicio no aceptó el archivo. Pulse «Intentar de nuevo».',

  listTitle: 'Sus documentos',
  states: { sealed: 'Sellado', leaves: 'Se retira con el próximo sellado', new: 'Nuevo, aún sin sellar' },
  nothingSealed: 'Aún no hay nada sellado. Sus personas de confianza no podrían leer nada.',
  sealedSince: (moment: string) => `Sellado el ${moment}`,
  nothingNext: 'Aún no hay ningún documento. Añada uno arriba.',
  expires: (moment: string) =>
    `Selle su testamento antes del ${moment}. Después borramos los documentos sin sellar, porque solo los sellados están cifrados para sus personas de confianza. Se lo recordamos antes.`,
  removeNew: 'Nunca se selló. Lo borramos al momento. Puede subirlo otra vez más tarde.',
  removeSealed: 'Sigue sellado hasta que selle su testamento la próxima vez. Después, sus personas de confianza ya no podrán leerlo.',
  removeButton: 'Retirar el documento',
  keep: 'Conservarlo',

  onDevice: {
    title: 'Sellar de modo que ni siquiera nosotros podamos leerlo',
    text: 'Ciframos sus documentos, y mientras lo hacemos podríamos leerlos. También puede cifrarlos antes en este dispositivo. Entonces sus personas de confianza necesitan sus hojas.',
    open: 'Sellar en este dispositivo',
    is: 'Estos documentos se sellaron en su propio dispositivo. No podemos leerlos, y lo que comprobamos son los archivos cifrados.',
    again:
      'Estos documentos solo se pueden sellar de nuevo en su propio dispositivo: faltan archivos, hay otros documentos entre ellos, o han cambiado sus personas de confianza, sus hojas o el número necesario.',
  },

  sealTitle: 'Sellar su testamento',
  sealText: (survivors: string, threshold: number) =>
    `Ciframos los documentos y repartimos la clave entre ${survivors}. Juntas, ${threshold} de ellas, sean las que sean, pueden abrir su testamento.`,
  sealNothing: 'Todo está sellado. Añada o retire un documento para cambiar su testamento.',
  sealAgain: 'Han cambiado sus personas de confianza o el número necesario. Selle su testamento de nuevo para que el cambio tenga efecto.',
  missing: 'Antes de poder sellar su testamento',
  missingDocuments: 'Añada arriba al menos un documento.',
  missingSurvivors: (count: string) => `Nombre al menos a ${count}.`,
  missingStorage: 'Conecte un almacenamiento en el que se guarde su testamento sellado.',
  toSurvivors: 'Ir a las personas de confianza',
  toStorages: 'Ir a los almacenamientos',
  survivors: survivorsMany,
  uploadsRunning: 'Algunos archivos de arriba aún no están añadidos. Espere a que lo estén, o retírelos de la lista. Después selle su testamento.',
  notAddedText:
    'La lista de arriba dice por qué. Allí puede intentarlo de nuevo o quitar un archivo. También puede continuar con los demás documentos.',
  withoutThem: 'Continuar con los demás documentos',
  where: '¿Dónde se guarda su testamento sellado?',
  current: 'Contiene ahora su testamento',
  move: (name: string) => `Su testamento pasa a ${name}. Cuando esté completo allí, lo borramos del almacenamiento anterior.`,
  seal: 'Sellar mi testamento ahora',
  review: {
    title: 'Mire antes una cosa',
    text: 'Su contraseña se restableció por correo, y cualquiera que pueda leer su correo puede hacerlo. Por eso, compruebe si es suyo todo lo que se puso en su cuenta desde entonces. Ahora no se selló nada.',
    open: 'Comprobar lo que se puso',
  },
  sealingTitle: 'Se está sellando su testamento',
  sealingCount: (done: number, total: number) => `${done} de ${total} documentos están sellados`,
  sealingStart: 'Estamos preparando la clave.',
  sealingWait: 'Puede tardar unos minutos. Puede dejar esta página: el sellado sigue sin usted.',
  sealed: 'Su testamento está sellado',
  sealedFacts: (documents: number, storage: string) => `${documentsMany(documents)}, en «${storage}».`,
  sealedShares: (survivors: number, threshold: number) => `La clave está repartida entre ${survivorsMany(survivors)}. Hacen falta ${threshold}.`,
  nextSteps: 'Qué ocurre después',
  asked: (moment: string) => `Le preguntamos de vez en cuando si está bien. La próxima vez es el ${moment}.`,
  askedSoon: 'Le preguntamos de vez en cuando si está bien.',
  silent: 'Si no contesta varias veces, informamos a sus personas de confianza. Antes se lo recordamos por todos los canales que nos ha dado.',
  papers: 'Dé a cada persona de confianza el sobre cerrado con su hoja, si aún no lo ha hecho.',
  copy: {
    title: 'Una copia para llevar a casa',
    text: [
      'La copia contiene su testamento sellado y una página que lo abre sin nosotros y sin internet.',
      'Quien la encuentre no puede leerla sin las hojas de sus personas de confianza. Por eso puede dársela a todos, o dejarla en una memoria USB con los sobres.',
    ],
    none: 'Aún no ha sacado ninguna copia.',
    taken: 'Copias que ha sacado',
    takenAt: 'Copia del',
    isCurrent: 'al día',
    isOld: 'antigua: sus documentos o personas de confianza han cambiado desde entonces. Saque una nueva.',
    save: 'Guardar una copia (ZIP)',
    savePart: (part: number, parts: number) => `Guardar la parte ${part} de ${parts} (ZIP)`,
    loading: (size: string) => `Han llegado ${size}. Mantenga abierta esta página.`,
    saved: 'La copia ha llegado y su navegador la guarda',
    savedText:
      'Compruebe que está en las descargas de este dispositivo. Póngala en una memoria USB, o désela a sus personas de confianza. Consérvela como está: descomprímala solo cuando haga falta.',
    old: 'Una copia antigua abre siempre el testamento antiguo con las hojas antiguas. Después de un cambio, recoja las copias y hojas antiguas y destrúyalas.',
    afterSealing: 'Su testamento sellado está con nosotros. Llévese también una copia a casa: con las hojas, se abre sin nosotros.',
    take: 'Llevarse una copia a casa',
  },
  fragile: 'Conviene arreglarlo pronto',
  warnings: {
    package_behind: (name: string) =>
      `No pudimos llegar a ${name}, y aún no tiene este sellado. Lo intentamos cada día. Hasta entonces se abre solo con hojas anteriores: consérvelas.`,
    survivor_unreachable: (name: string) =>
      `No podemos localizar a ${name}. Añada una dirección de correo de ${name} en la página Personas de confianza.`,
    no_margin: () =>
      'Hacen falta todas sus personas de confianza. Si una no puede participar, nadie puede abrir su testamento. Nombre a otra, o reduzca el número necesario.',
    paper_unconfirmed: (name: string) =>
      `No ha tecleado ningún código de la hoja de ${name}. Hágalo en la página Personas de confianza. Si una hoja no se imprimió, haga allí una nueva: sus códigos se mostraron una sola vez.`,
  },
};
