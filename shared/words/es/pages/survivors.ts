import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/survivors.ts';
import { plural } from '#words/plural.ts';

const CHANNELS: Record<Channel, string> = { email: 'correo', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

const people = plural('es', { one: '# persona', many: '# personas', other: '# personas' });
const mayBeMissing = plural('es', { one: 'Puede faltar una.', many: 'Pueden faltar #.', other: 'Pueden faltar #.' });
const codes = plural('es', {
  one: 'Queda # código de respaldo en la hoja.',
  many: 'Quedan # códigos de respaldo en la hoja.',
  other: 'Quedan # códigos de respaldo en la hoja.',
});

export const survivors: typeof english.survivors = {
  title: 'Sus personas de confianza',
  lead: 'Sus personas de confianza son quienes pueden abrir juntas su testamento, cuando usted ya no pueda. Una sola no puede.',
  margin: {
    none: 'Aún no ha nombrado a nadie. Nombre al menos a dos personas en quienes confíe.',
    tooFew: (total: number, threshold: number, missing: number) =>
      `Ha nombrado a ${people(total)}, y deben reunirse ${threshold}. Añada ${people(missing)}.`,
    all: (total: number) => `Deben reunirse las ${total} personas. Si falta una, nadie puede abrir su testamento.`,
    spare: (total: number, threshold: number, spare: number) => `Deben reunirse ${threshold} de sus ${total} personas. ${mayBeMissing(spare)}`,
  },
  reach: (reachable: number, total: number) => `Tenemos una dirección utilizable de ${reachable} de ${total}.`,
  later: (threshold: number) => `Cuando selle su testamento de nuevo, deberán reunirse ${threshold} personas.`,
  add: 'Añadir una persona',
  addTitle: 'Añadir una persona',
  addSealed:
    'Su testamento está sellado. Al añadir una persona, la clave de su testamento se reparte de nuevo para todas. Las hojas de las demás siguen valiendo. Le avisamos a usted, y también a las demás, sin decirles el nombre. Si selló en su propio dispositivo, selle de nuevo también allí.',
  addNext: 'Después de este formulario imprimirá la hoja para esta persona. Tenga una impresora a mano, porque sus códigos solo se muestran una vez.',
  full: 'Tiene 10 personas, que es el máximo.',
  changeTitle: (name: string) => `Cambiar los datos de ${name}`,
  back: 'Volver a la lista',
  paperTitle: (names: string) => `La hoja para ${names}`,
  confirmTitle: (name: string) => `Comprobar la hoja de ${name}`,

  facts: {
    reachable: (addresses: string) => `Nuestros mensajes van a ${addresses}.`,
    idle: (channels: string) => `Aún no podemos usar ${channels} para esta persona. Configure una cuenta para ello en la página «Cómo localizarle».`,
    unreachable: 'No podemos localizar a esta persona. Añada una dirección que funcione.',
    bounced: (address: string) => `Nos devuelven nuestro correo a ${address}. Pregunte cuál es la dirección correcta.`,
    complained: (address: string) =>
      `Alguien marcó nuestro correo a ${address} como no deseado. Pregunte a esta persona y guarde otra vez la dirección.`,
    stopped: (address: string) => `Alguien en ${address} nos dijo que no le conoce a usted. Pregunte a esta persona y corrija la dirección.`,
    proposed: (address: string) =>
      `La respuesta propone otra dirección: ${address}. No la hemos comprobado. Pregunte a esta persona antes de usarla.`,
    wrongContact: 'Alguien contestó a su invitación que la dirección es incorrecta. Pregunte a esta persona y corríjala.',
    notInvited: 'No nos ha pedido que escribamos a esta persona.',
    invited: (day: string) => `Invitación enviada el ${day}. Aún no hay respuesta.`,
    confirmed: (day: string) => `El ${day} confirmó que está de acuerdo.`,
    paperConfirmed: (checked: string, made: string | null) =>
      made === null ? `Usted comprobó la hoja el ${checked}.` : `La hoja se hizo el ${made}. Usted la comprobó el ${checked}.`,
    paperUnconfirmed: (day: string | null) =>
      day === null ? 'Usted aún no ha comprobado la hoja.' : `La hoja se hizo el ${day}. Usted aún no la ha comprobado.`,
    codes: (left: number) => (left === 0 ? 'No queda ningún código de respaldo. Haga una hoja nueva.' : codes(left)),
    message: 'Hay un mensaje personal.',
    noMessage: 'No hay mensaje personal.',
    sealed: 'Esta persona tiene una parte de la clave de su testamento sellado.',
    unsealed: 'Esta persona aún no puede abrir su testamento sellado.',
  },
  channel: (channel: Channel) => CHANNELS[channel],
  tones: { good: 'Bien', plain: 'Nota', warning: 'Por hacer' },

  actions: 'Más acciones',
  takeProposed: (address: string) => `Usar en su lugar ${address}`,
  checkPaper: 'Teclear un código de la hoja',
  checkPaperText: 'Los códigos solo se muestran al hacer la hoja. Si no la tiene en la mano, haga una hoja nueva.',
  newPaper: 'Hacer una hoja nueva',
  newPaperTitle: (name: string) => `¿Hacer una hoja nueva para ${name}?`,
  newPaperText:
    'La hoja que tiene esta persona pierde la validez: sus códigos enseguida, su clave en cuanto cada almacenamiento de su testamento tenga los archivos nuevos. Tenga una impresora a mano, porque los códigos nuevos solo se muestran una vez.',
  newPaperSealed:
    'Su testamento está sellado. Le avisamos a usted y a esta persona. Después sellamos sus documentos de nuevo con una clave nueva. No tiene que hacer nada para eso. Si selló en su propio dispositivo, selle de nuevo también allí.',
  invite: 'Pedir a esta persona que confirme',
  inviteTitle: (name: string) => `¿Pedir a ${name} que confirme?`,
  inviteText: {
    email:
      'Enviamos un correo con un enlace personal. Dice que usted nombró a esta persona, y pregunta si está de acuerdo y si la dirección es correcta. Preguntamos solo porque usted lo quiere.',
    sms: 'Enviamos un SMS con un enlace personal. Pregunta si la persona está de acuerdo y si el número es correcto. Avísela antes, para que sepa quién pregunta. Preguntamos solo porque usted lo quiere.',
  },
  inviteSend: {
    email: 'Enviar el correo',
    sms: 'Enviar el SMS',
  },
  invited: (address: string) => `Enviamos la invitación a ${address}.`,
  remove: 'Retirar a esta persona',
  removeText: (name: string) =>
    `${name} ya no podrá abrir su testamento. Su hoja dejará de funcionar y el mensaje personal se borrará. No se puede deshacer.`,
  removeOpen: 'No avisamos a nadie.',
  removeSealed:
    'Su testamento está sellado. La clave se reparte de nuevo entre las demás, cuyas hojas siguen valiendo. Un almacenamiento al que no llegamos se abre con la hoja antigua hasta que tenga los archivos nuevos. Le avisamos a usted, y también a las demás, sin decirles el nombre. Después sellamos sus documentos de nuevo con una clave nueva. No tiene que hacer nada para eso. Si selló en su propio dispositivo, selle de nuevo también allí.',
  removeFirst: {
    add: (name: string, threshold: number) =>
      `Deben reunirse ${threshold} personas, por eso aún no se puede retirar a ${name}. Añada antes a otra persona. Después retire a ${name}.`,
    addOrLower: (name: string, threshold: number) =>
      `Deben reunirse ${threshold} personas, por eso aún no se puede retirar a ${name}. Añada antes a otra persona, o reduzca el número necesario. Después retire a ${name}.`,
  },
  done: {
    added: 'Se añadió a la persona.',
    saved: 'Se guardaron los cambios.',
    removed: (name: string) => `Se retiró a ${name}.`,
    threshold: 'Se guardó el número.',
  },

  sealTitle: 'Selle su testamento de nuevo',
  sealText: 'Ha elegido cuántas personas deben reunirse. Vale cuando selle su testamento de nuevo.',
  sealOnDevice:
    'Su testamento se selló en su dispositivo para otras hojas o para otro número de ellas. Selle de nuevo sus documentos en su dispositivo.',
  sealLink: 'Ir a los documentos',
  resealing:
    'Estamos sellando sus documentos de nuevo con una clave nueva, porque sus personas de confianza o sus hojas han cambiado. No tiene que hacer nada.',
  locked: {
    running: 'Hay una transmisión de su testamento en curso, por eso aquí no se puede cambiar nada. Si está bien, detenga antes la transmisión.',
    pending: 'Sus personas de confianza ya pueden iniciar una transmisión, por eso aquí no se puede cambiar nada. Si está bien, díganoslo antes.',
    recovered: 'Su contraseña se restableció por correo, o usted rechazó un cambio. Por eso ahora no se puede cambiar nada aquí.',
  },
  security: 'Ver cómo confirmar que fue usted',

  thresholdTitle: '¿Cuántas deben reunirse?',
  threshold: 'Número de personas necesarias',
  thresholdHint:
    'Un número más bajo es más seguro si no se localiza a alguien. Un número más alto es más seguro si no confía en cada una por separado.',
  thresholdOption: (threshold: number, total: number) => `${threshold} de ${total}`,
  thresholdSave: 'Guardar el número',
  thresholdSealed: 'Su testamento está sellado. El número vale cuando lo selle de nuevo.',
  thresholdFew: 'Podrá elegirlo cuando haya nombrado a tres personas. Con dos, hacen falta las dos.',
};
