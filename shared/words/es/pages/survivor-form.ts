import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/survivor-form.ts';

const CHANNELS: Record<Channel, string> = { email: 'Correo', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

const EXAMPLE = '+43 660 1234567';

export const survivorForm: typeof english.survivorForm = {
  name: 'Nombre de esta persona',
  nameHint: 'Se imprime en su hoja.',
  nameMissing: 'Introduzca el nombre de esta persona.',
  relationship: '¿Quién es esta persona para usted?',
  relationshipMissing: 'Introduzca quién es esta persona para usted.',
  tooLong: 'Introduzca 100 caracteres como máximo.',
  contacts: '¿Cómo se localiza a esta persona?',
  contactsHint: 'Dos direcciones son mejor que una.',
  accountHint:
    'WhatsApp y Telegram necesitan una cuenta suya, que puede conectar más tarde. La página «Cómo localizarle» muestra si el SMS también necesita una.',
  notYet: 'Ahora no escribimos a esta persona.',
  addresses: { email: 'Dirección de correo', sms: 'Número de móvil para SMS', whatsapp: 'Número de WhatsApp', telegram: 'Nombre en Telegram' },
  phoneHint: 'Con + y el prefijo del país.',
  telegramHint: 'Por ejemplo @anna_garcia.',
  noContact: 'Introduzca al menos una dirección o un número de esta persona.',
  addressProblems: {
    email: 'Introduzca una dirección de correo como nombre@example.com.',
    telegram: 'Introduzca un nombre como @anna_garcia.',
    phone: `Introduzca el número entero con + y el prefijo del país, sin (0), por ejemplo ${EXAMPLE}.`,
    countryCode: `Empiece el número por + y el prefijo del país. En Austria, 0660 1234567 pasa a ser ${EXAMPLE}.`,
    doubleZero: `Escriba + en lugar de 00 al principio, por ejemplo ${EXAMPLE}.`,
    zeroAfterCode: `Quite el 0 después del prefijo del país, por ejemplo ${EXAMPLE}.`,
  },
  doubts: {
    shared: (address: string, names: string) =>
      `${address} aparece más de una vez (${names}). Quien lea los mensajes allí puede confirmar por todas. Es más seguro usar direcciones distintas.`,
    own: (address: string) => `${address} es su propia dirección. Introduzca una que lea esta persona de confianza.`,
  },
  another: 'Añadir otra dirección:',
  channel: (channel: Channel) => CHANNELS[channel],
  first: '¿Cuál probamos primero?',
  firstHint: 'Si una no funciona, probamos la siguiente.',
  language: 'Idioma de esta persona',
  message: 'Mensaje personal',
  messageHint: 'Solo para esta persona, cuando su testamento esté abierto. Opcional. Una vez guardado, no lo mostramos de nuevo.',
  messageTooLong: 'Introduzca 20 000 caracteres como máximo.',
  known: 'Hay un mensaje personal. No lo mostramos de nuevo.',
  knownChoices: { keep: 'Conservarlo', replace: 'Escribir uno nuevo', remove: 'Borrarlo', restore: 'Recuperar el mensaje borrado' },
  deleted: (until: string) => `El mensaje personal se borró. Puede recuperarlo hasta el ${until}.`,
  restoreReplaced: 'Recuperar el que había',
  replacedByLink: (until: string) =>
    `Un enlace nuestro hizo volver un mensaje personal anterior. Puede recuperar el que había hasta entonces hasta el ${until}.`,
  messageMissing: 'Escriba el mensaje nuevo, o elija conservar el anterior.',
  proposedTitle: (address: string) => `¿Es correcto ${address}?`,
  proposedText: 'Alguien que tiene nuestro enlace propuso esta dirección. Está escrita abajo.',
  proposedInstead: (address: string) => `La dirección hasta ahora es ${address}.`,
  proposedCheck: 'Hable con esta persona antes de guardarla, porque no sabemos quién contestó.',
  checked: 'He comprobado estas direcciones: volver a escribir a ellas',
  checkedHint: 'Los mensajes a una de ellas fueron devueltos, o alguien allí no los quiere.',
  rebound:
    'Su testamento está sellado. Si guarda otras direcciones, la clave de su testamento se reparte de nuevo. Todas las hojas siguen valiendo. Le avisamos a usted. También escribimos a la dirección anterior que se sustituyó, con el nombre de usted: así esta persona lo nota si no fue usted.',
  add: 'Añadir a esta persona',
  save: 'Guardar los cambios',
  lost: {
    title: 'Se añadió a esta persona, pero su hoja se perdió por el camino',
    text: 'La conexión se cortó antes de que la hoja llegara aquí, y solo la mostramos una vez. Haga una hoja nueva para esta persona en la lista.',
    button: 'Continuar a la lista',
  },
  failures: {
    conflict: 'Se cambió otra cosa en el mismo momento, por eso esto no cambió nada. Lo que escribió sigue aquí. Inténtelo de nuevo.',
    rate_limited: 'Fueron muchos cambios en poco tiempo, por eso ahora no se cambió nada. Espere hasta la hora de abajo e inténtelo de nuevo.',
  } as Record<string, string>,
};
