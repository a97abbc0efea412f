import type * as english from '#words/en/pages/setup.ts';
import { plural } from '#words/plural.ts';

const steps = plural('es', { one: '# de 6 pasos está hecho.', many: '# de 6 pasos están hechos.', other: '# de 6 pasos están hechos.' });
const mayBeMissing = plural('es', { one: 'Puede faltar una persona.', many: 'Pueden faltar # personas.', other: 'Pueden faltar # personas.' });
const documents = plural('es', { one: '# documento', many: '# documentos', other: '# documentos' });

export const setup: typeof english.setup = {
  title: 'Preparar su testamento',
  lead: [
    'Seis pasos llevan a su testamento sellado. Duran más o menos media hora. Bastan un navegador, un buzón de correo y una impresora.',
    'Puede parar en cualquier momento. Lo que haya hecho se queda, y sigue aquí.',
  ],
  needsTitle: 'Qué necesita',
  needs: [
    'una impresora, para el segundo paso. Sin impresora, puede guardar allí las hojas como archivo e imprimirlas en otro lugar',
    'las direcciones de correo o los números de teléfono de las personas en quienes confía',
    'sus documentos como archivos: PDF, Word (DOCX), texto o imágenes',
  ],
  progress: steps,
  hints: {
    people: 'Quién puede abrir su testamento, y cuántas deben reunirse',
    papers: 'Usted imprime una hoja para cada persona y la comprueba',
    place: 'Dónde se guarda su testamento sellado',
    documents: 'Lo que leerán sus personas de confianza',
    checks: 'Cada cuánto preguntamos si está bien',
    seal: 'Usted lo revisa todo una vez más. Después sellamos su testamento',
  },
  status: { done: 'Hecho', next: 'Siguiente', open: 'Por hacer', waits: 'Más tarde' },
  waitsForPeople: 'Nombre primero a sus personas de confianza.',
  waitsForAll: 'Termine primero los pasos de arriba.',
  start: 'Empezar',
  allSteps: 'Todos los pasos',
  stepOf: (number: number) => `Paso ${number} de 6`,
  saved: 'Todo lo de esta página está guardado. Puede parar aquí y seguir más tarde.',

  people: {
    firstTitle: '¿A quién confía la apertura de su testamento?',
    first: 'Nombre al menos a dos personas. Solo juntas pueden abrir su testamento, cuando usted ya no pueda.',
    anotherTitle: 'Nombrar a otra persona',
    listTitle: plural('es', { one: 'Ha nombrado a # persona', many: 'Ha nombrado a # personas', other: 'Ha nombrado a # personas' }),
    noteOne: 'Hacen falta al menos dos personas.',
    noteTwo: 'Dos bastan para empezar. Con tres, su testamento aún se puede abrir si una no puede ayudar.',
    note: 'Puede cambiar esta lista en cualquier momento.',
    unreachable: 'No podemos localizar a esta persona con nuestros propios correos. Añada una dirección de correo si la tiene.',
    another: 'Nombrar a otra persona',
    full: 'Ha nombrado a 10 personas, que es el máximo.',
  },

  threshold: {
    title: '¿Cuántas de ellas deben reunirse?',
    text: 'Este es el número de personas de confianza que deben confirmar su identidad antes de que alguien pueda leer algo.',
    both: 'Con dos personas, hacen falta las dos. Si una no puede ayudar, nadie puede abrir su testamento. Recomendamos una tercera persona.',
    nameThird: 'Nombrar a una tercera persona',
    continueWithTwo: 'Seguir con dos personas',
    option: (threshold: number, total: number) => `${threshold} de ${total}`,
    spare: (count: number) => (count === 0 ? 'Si una no puede ayudar, nadie puede abrir su testamento.' : mayBeMissing(count)),
    recommended: 'recomendado',
  },

  papers: {
    title: 'Imprimir las hojas',
    text: 'Cada persona recibe una hoja en un sobre cerrado. Con ella puede confirmar su identidad, y abrir su testamento incluso sin este servicio.',
    onlyHere: (names: string) =>
      `Las hojas de estas personas aún no están impresas: ${names}. Solo están en esta ventana. Si para antes de imprimirlas, las hará de nuevo más tarde, en el paso «Sus hojas».`,
    notAmong: (names: string) =>
      `Las hojas de estas personas no están entre estas páginas: ${names}. Se hicieron antes, y no podemos mostrarlas otra vez. Después de estas páginas, compruebe las que tenga y haga de nuevo las demás.`,
    missingTitle: 'Comprobar las hojas',
    missing: (names: string) => `Aún no ha comprobado las hojas de estas personas: ${names}.`,
    inHands: 'Tengo en la mano las hojas impresas',
    inHandsText: 'Teclee un código de respaldo de cada hoja. Tómelo de la hoja. No se gasta.',
    notPrinted: 'No tengo estas hojas',
    notPrintedText:
      'Solo mostramos una vez los códigos y las claves, y no los conservamos. La hoja anterior de cada persona que elija deja entonces de funcionar. Si la encuentra, destrúyala.',
    choose: '¿Quién necesita una hoja nueva?',
    chooseMissing: 'Elija al menos a una persona.',
    make: 'Hacer hojas nuevas',
    doneTitle: 'Las hojas están impresas y comprobadas',
    done: 'Entregue cada sobre en mano. No tiene que esperar a eso: siga aquí ahora.',
    later: 'Comprobar las hojas más tarde',
    laterText: 'Puede comprobarlas en cualquier momento, también cuando su testamento esté sellado.',
    laterLink: 'Ir a la página Personas de confianza',
  },

  place: {
    title: '¿Dónde debe guardarse su testamento sellado?',
    doneTitle: 'El almacenamiento está preparado',
    done: (name: string) => `Su testamento sellado se guarda en «${name}». Hemos escrito allí un archivo pequeño, lo hemos leído y lo hemos borrado.`,
    doneOurs: 'Su testamento sellado se guarda cifrado en este servicio. Puede pasarlo a su propio almacenamiento en cualquier momento.',
    broken: (name: string) => `«${name}» no funciona. Añada aquí otro almacenamiento, o corrija sus datos.`,
    correct: 'Ir a la página Almacenamientos',
    another: 'Usar otro almacenamiento',
  },

  documents: {
    title: '¿Qué documentos deben leer sus personas de confianza?',
    text: 'Su testamento y todo lo que ayude a su familia: seguros, cuentas, deseos para el funeral. Los sellamos en el último paso.',
    none: 'Añada al menos un documento para continuar.',
  },

  checks: {
    text: 'Le preguntamos por correo. Mientras conteste, no ocurre nada más.',
  },

  review: {
    title: 'Revise sus respuestas',
    missingTitle: 'Algunos pasos aún no están hechos',
    missing: 'Antes no se puede sellar su testamento:',
    threshold: 'Hace falta para abrir su testamento',
    thresholdValue: (threshold: number, total: number) => `${threshold} de ${total}, juntas`,
    hasMessage: 'Con un mensaje personal',
    papersDone: 'Todas impresas y comprobadas',
    papersOpen: (names: string) => `Aún sin comprobar: ${names}`,
    papersAdvice:
      'Puede sellar su testamento ahora y comprobar estas hojas más tarde. Sin hoja, una persona necesita los correos o mensajes que enviamos.',
    documentsValue: (count: number, size: string) => `${documents(count)}, ${size} en total`,

    silence: plural('es', {
      one: 'Si nunca contestara, sería después de # día como máximo.',
      many: 'Si nunca contestara, sería después de # días como máximo.',
      other: 'Si nunca contestara, sería después de # días como máximo.',
    }),
    nextTitle: 'Qué ocurre al sellar',
    next: [
      'Ciframos sus documentos y los escribimos en el almacenamiento que ha elegido. Después solo los abrimos cuando se reúnan suficientes de sus personas de confianza.',
      'Repartimos la clave entre sus personas de confianza.',
      'No escribimos a sus personas de confianza.',
    ],
  },

  done: {
    lead: 'Todo está preparado.',
    firstCheck: 'Le preguntamos por primera vez el',
    answer: 'Basta pulsar el botón de ese mensaje. También puede decírnoslo en cualquier momento, en la página Resumen.',
    silent:
      'Si no contesta, se lo recordamos y volvemos a preguntar. Informamos a sus personas de confianza solo después de varias preguntas sin respuesta.',
    envelopes:
      'Entregue los sobres cerrados a sus personas de confianza. Dígales para qué son, y dónde se guarda su testamento sellado o una copia: sin este servicio, tendrán que encontrarlo.',
  },

  failures: {
    threshold_exceeds_survivors: 'Deben reunirse más personas de las que ha nombrado. Nombre a otra persona, o elija un número más bajo.',
  } as Record<string, string>,
};
