import type * as english from '#words/en/pages/seal-here.ts';
import { slips } from '#words/es/own-device/slips.ts';
import { plural } from '#words/plural.ts';

export const sealHere: typeof english.sealHere = {
  title: 'Sellar en este dispositivo',
  lead: 'Su navegador cifra sus documentos antes de enviarlos. Entonces conservamos un testamento que no podemos leer, y quien robe nuestras bases de datos tampoco puede leerlo.',
  facts: [
    'Todo lo demás sigue igual: le preguntamos si está bien, y tiene 48 horas para detener una transmisión.',
    'Si cambia sus personas de confianza, una hoja o el número necesario, selle de nuevo aquí. Hasta entonces, los documentos solo se abren con las hojas de este sellado.',
    'Entonces sus personas de confianza necesitan sus hojas. Un código que enviamos ya no basta. Si se pierden demasiadas hojas, nadie puede abrir el testamento.',
    'Usted tendrá su propia hoja. Use siempre la misma, para que las tiras de sus personas de confianza sigan valiendo. Para cambiar un documento, tiene que elegir otra vez todos los documentos. Para una persona nueva basta con esta hoja.',
    'Seguimos viendo cuántos documentos y hojas hay, qué tamaño tienen los documentos y cuándo los selló. Lo que haya subido o escrito en otras páginas, podríamos leerlo.',
    'Alguien que cambie nuestras páginas podría leerlo todo mientras usted hace las hojas, mientras sella y mientras leen sus personas de confianza.',
  ],
  back: 'Volver a los documentos',

  sheetIsEnough:
    'Los documentos sellados pueden quedarse: teclee en el paso 2 la clave de su propia hoja. Sin esa hoja, tiene que elegir otra vez todos los documentos.',
  documentsNeeded: 'Tenga a mano todos sus documentos',
  why: {
    paper_removed:
      'Una hoja que abre los documentos sellados ya no es válida, pero alguien puede tenerla todavía. Por eso los documentos necesitan una clave nueva. Elíjalos todos otra vez.',
    threshold_raised:
      'Ahora se necesitan más hojas que antes, pero menos hojas todavía podrían abrir los documentos sellados. Por eso los documentos necesitan una clave nueva. Elíjalos todos otra vez.',
    documents_changed: 'Se han añadido o quitado documentos desde que selló aquí. Elija otra vez todos los documentos.',
    unfinished: 'Usted preparó aquí un sellado y no lo terminó. Séllelo en la página de sus documentos, o elija otra vez todos los documentos.',
    unreadable: 'En este momento no podemos leer su testamento sellado. Inténtelo más tarde, o elija otra vez todos los documentos.',
    altered: 'La lista de sus documentos sellados está dañada, o alguien la ha modificado. Elija otra vez todos los documentos.',
    other_sheet:
      'Su testamento se selló con otra hoja, y esta no la sustituye. Elija otra vez todos los documentos, o vuelva a cargar esta página y teclee la clave de la otra hoja.',
  },

  withoutPages: {
    title: 'Sellar sin nuestras páginas',
    lead: 'El archivo seal.html sella su testamento en su dispositivo, sin red. Solo para este archivo y para recover.html prometemos protección frente a páginas alteradas, y solo si usted compara su SHA-256. No ayudan si una hoja se hizo en una página alterada.',
    savePage: 'Guardar seal.html',
    compare:
      'Compare el SHA-256 del archivo, o pídaselo a alguien que sepa. Una página alterada podría mostrar aquí uno falso. Por eso, compárelo también con las notas de versión de este servicio, o con su propia hoja si esta versión está impresa en ella. Si es distinto, no use el archivo. Debe ser:',
    saveList: 'Guardar papers.txt',
    list: 'Esta lista tiene el nombre y la clave pública de cada hoja, y cuántas hojas se necesitan. No es secreta.',
    seal: 'Use un ordenador, y desconéctelo de toda red. Abra seal.html con Firefox, Chrome, Edge o Safari. Le pide todo lo demás y guarda los archivos cifrados.',
    upload: 'Suba todos estos archivos junto a sus documentos, con los nombres que tienen. Quite allí los demás documentos y selle su testamento.',
  },

  peopleTitle: '1. Comparar las hojas',
  people:
    'Cada hoja muestra letras de comprobación, cinco grupos de cuatro. Tecléelas tal como están en la hoja, o pídaselas a la persona: no son secretas. Así nadie puede introducir una hoja falsa.',
  newPaper: (names: string) =>
    `Las hojas de ${names} no se hicieron en un navegador, por eso no tienen letras de comprobación. Haga antes hojas nuevas en «Personas de confianza».`,
  toSurvivors: 'Ir a las personas de confianza',
  check: (name: string) => `Letras de comprobación en la hoja de ${name}`,
  checkHint: 'Por ejemplo: ABCD EFGH 2345 JKLM NPQR.',
  quorum: (needed: number, of: number) =>
    `Este testamento se abre con ${needed} hojas cualesquiera de un total de ${of}. Si este número no es correcto, no continúe.`,
  compare: (name: string) => `Comparar la hoja de ${name}`,
  checkWrong: (name: string) =>
    `Estas no son las letras de la hoja más reciente de ${name}. Compárelas otra vez. Si en la hoja son las mismas, haga una hoja nueva para ${name}.`,
  checkDone: 'Las hojas son las correctas',
  continue: 'Continuar',

  sheetTitle: '2. Su propia hoja',
  sheet:
    'Su propia hoja tiene una clave. Esa clave marca su testamento, para que sus personas de confianza sepan que es de usted. Por sí sola no abre nada. Mientras exista este servicio, con ella puede conservar los documentos sellados y dar una hoja a personas nuevas. Sin el servicio, solo abre los documentos junto con tantas hojas como se necesiten. Guarde la hoja donde nadie más la encuentre.',
  hasSheet: '¿Tiene ya su propia hoja?',
  sheetNew: 'No, hacer una ahora',
  sheetKnown: 'Sí, tecleo su clave',
  sheetKey: 'La clave de su propia hoja',
  sheetKeyHint: 'Empieza por AGE-SECRET-KEY-1. Se queda en este navegador.',
  sheetKeyWrong: 'Esta no es la clave de su propia hoja, o hay un error de tecleo en ella. Compárela con la hoja, letra por letra.',
  printText:
    'Imprima ahora su propia hoja. Solo se muestra aquí. La segunda página tiene una tira de papel para cada hoja: dé a cada persona de confianza la suya, o envíesela. Las tiras no son secretas.',
  print: 'Imprimir la hoja y las tiras',
  show: 'Ver la hoja en esta pantalla',
  typeEnd: 'Teclee las últimas 8 letras y dígitos de la clave de la hoja impresa',
  typeEndWrong: 'Estas no son las últimas 8 letras y dígitos de la clave. Léalos en la hoja impresa.',
  sheetDone: 'Su propia hoja está lista',

  documentsTitle: '3. Elegir los documentos',
  documents: 'Elija todos los documentos que leerán sus personas de confianza. Sustituyen a los que hay ahora en su testamento.',
  choose: 'Elegir archivos',
  chosen: plural('es', {
    one: '# documento, y aún no se ha enviado nada',
    many: '# documentos, y aún no se ha enviado nada',
    other: '# documentos, y aún no se ha enviado nada',
  }),
  noDocuments: 'Elija al menos un documento.',
  tooMany: (most: string) => `Elija como máximo ${most}.`,
  tooLarge: (name: string, most: string) => `${name}: tiene más de ${most}. Redúzcalo o divídalo.`,
  message: (name: string) => `Un mensaje personal para ${name} (puede dejarlo vacío)`,
  messageHint: 'También se cifra aquí. Solo la hoja de esta persona lo abre, cuando el testamento esté abierto.',

  slipsAgain:
    'Cada hoja necesita una tira que muestra quién selló. Si una persona no tiene la tira de esta hoja suya, imprímala aquí, y désela o envíesela. Las tiras no son secretas.',
  printSlips: 'Imprimir las tiras',

  keep: {
    title: '3. Conservar los documentos',
    sealed: (when: string) => `Su hoja ha abierto su testamento. Fecha del sellado: ${when}. Contiene estos documentos:`,
    key: (needed: number, of: number) =>
      `En ese sellado hacían falta ${needed} de ${of} hojas. Los documentos conservan su clave. Si en un sellado posterior bastaron menos hojas, o si desde entonces se retiró una hoja, esas hojas aún pueden abrirlos: elija entonces otra vez todos los documentos.`,
    fewer: (before: number, now: number) => `Antes hacían falta ${before} hojas. Ahora bastan ${now}. Si usted no ha cambiado esto, no continúe.`,
    compare: 'Si no es la fecha de su último sellado, o si un documento falta o es antiguo, elija otra vez todos los documentos.',
    messages: 'Los mensajes de su testamento sellado se quedan como están. Aquí solo puede escribir a las personas nuevas.',
    keep: 'Conservar estos documentos',
    choose: 'Elegir otra vez todos los documentos',
  },

  sealTitle: '4. Cifrar y subir',
  seal: 'Cifrar en este dispositivo y subir',
  encrypting: 'Los documentos se están cifrando y subiendo, uno tras otro. Mantenga abierta esta página.',
  encryptedOf: (done: string, total: string) => `Cifrado: ${done} de ${total}`,
  uploadedOf: (done: string, total: string) => `Subido: ${done} de ${total}`,
  encryptedPart: (percent: number) => `Se está cifrando: ${percent} %`,
  pause: 'Pausar',
  paused: 'En pausa. No se ha perdido nada. Pulse «Continuar» cuando quiera seguir, y mantenga abierta esta página.',
  offline:
    'Este dispositivo no está conectado a Internet, por eso hemos hecho una pausa. Continuamos automáticamente cuando vuelva la conexión. Lo que ya se ha subido se conserva. Mantenga abierta esta página.',
  list: 'La lista de los documentos',
  failed: 'Este navegador no pudo cifrar los documentos. Lo que se selló antes sigue sellado. Inténtelo de nuevo, o use otro navegador.',
  uploaded: 'Todos los documentos están cifrados y subidos. Ahora selle su testamento.',

  ownSheet: {
    ...slips,
    title: 'Mi propia hoja',
    keep: 'Guarde esta hoja donde nadie más la encuentre. Con suficientes hojas, o con el servicio, abre mi testamento. También puede cambiarlo.',
    key: 'Mi clave',
    keyQr: 'Código QR: mi clave',
    papers: 'Letras de comprobación de las hojas cuando se imprimió esto',
    program: 'SHA-256 de seal.html cuando se imprimió esto',
  },
};
