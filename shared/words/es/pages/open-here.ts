import type * as english from '#words/en/pages/open-here.ts';
import { plural } from '#words/plural.ts';

export const openHere: typeof english.openHere = {
  lead: 'Estos documentos se sellaron en el dispositivo de la persona de quien es el testamento. Los conservamos, pero no podemos leerlos. Varias personas de confianza los abren juntas, cada una con su hoja.',
  loading: 'Estamos cargando la lista de los documentos.',
  listProblem:
    'La lista de los documentos no es lo que se selló, por eso no se puede abrir nada con ella. Abra el testamento con la página de recuperación. Su hoja dice cómo.',
  tooLong: (most) =>
    `La lista de los documentos es más larga de lo que esta página puede abrir: más de ${most.documents} documentos, un documento de más de ${most.size}, un nombre de más de ${most.name} caracteres o un mensaje de más de ${most.message} caracteres. No se ha perdido nada. Abra el testamento con la página de recuperación. Su hoja dice cómo.`,

  sealedOn: (moment: string) =>
    `Los documentos se sellaron el ${moment}. Si sabe de un testamento posterior, pregunte a las demás personas antes de teclear nada.`,

  owner: 'Las primeras 20 letras y dígitos bajo «Sellado por»',
  ownerHint:
    'Están en la tira de papel impresa que va con su hoja, o en la tira de otra persona de confianza. Por ejemplo: ABCD EFGH 2345 JKLM NPQR. No las copie nunca de un mensaje ni de esta página: muestran que los documentos son auténticos.',
  ownerMissing: 'Teclee cinco grupos de cuatro letras y dígitos.',
  ownerDiffers:
    'Estas no son las letras de la persona que selló los documentos. Compárelas otra vez con la hoja. Si la página vuelve a decir esto, no teclee aquí su clave. Abra el testamento con la página de recuperación. Su hoja dice cómo.',

  keyOther: 'Esta clave no corresponde a estos documentos. Es de otro testamento, o una hoja más reciente la sustituyó.',
  shareDamaged: 'La parte de la clave para su hoja está dañada. Las demás personas aún pueden abrir los documentos si se reúnen suficientes.',
  use: 'Usar mi hoja',

  passing: 'Estamos pasando su parte a las demás personas. No cierre todavía esta página.',
  notPassed: 'Su parte todavía no se ha pasado a las demás personas. No cierre esta página. Lo intenta de nuevo cada medio minuto.',
  passedTitle: 'Se usó su hoja',
  passed:
    'Hemos pasado su parte a las demás personas, cifrada para sus hojas. No tiene que esperar aquí, y no hace falta que todas vengan a la vez. Cuando vuelva, necesitará otra vez su hoja.',
  known: (known: string, needed: string) => `Hojas usadas hasta ahora: ${known} de ${needed}.`,
  look: 'Mirar otra vez',
  wrong: plural('es', {
    one: 'La parte de otra persona no es la que se selló para su hoja. Esa persona debe usar su hoja otra vez.',
    many: 'Las partes de otras # personas no son las que se sellaron para sus hojas. Esas personas deben usar sus hojas otra vez.',
    other: 'Las partes de otras # personas no son las que se sellaron para sus hojas. Esas personas deben usar sus hojas otra vez.',
  }),
  missing: plural('es', {
    one: 'Falta # hoja. Se puede usar una de estas:',
    many: 'Faltan # hojas. Se puede usar cualquiera de estas:',
    other: 'Faltan # hojas. Se puede usar cualquiera de estas:',
  }),
  paper: (check) => `La hoja con las letras de comprobación ${check}`,
  someone: 'Otra persona',
  failed: 'Este navegador no pudo abrir los documentos. Pruebe otro navegador u otro dispositivo. No se ha perdido nada.',

  openedTitle: 'Los documentos están abiertos',
  messages: 'Un mensaje personal para usted',
  opened: 'Los documentos se descifran en este navegador cuando los guarda. Cada uno se compara con lo que se selló.',
  notDelivered: plural('es', {
    one: 'No ha llegado # documento',
    many: 'No han llegado # documentos',
    other: 'No han llegado # documentos',
  }),
  notDeliveredText:
    'Estos documentos se sellaron, pero nuestro servicio no los ha entregado. Mire otra vez mañana. Si siguen faltando, abra el testamento con la página de recuperación. Su hoja dice cómo.',
  unlisted: plural('es', {
    one: '# archivo no pertenece a los documentos',
    many: '# archivos no pertenecen a los documentos',
    other: '# archivos no pertenecen a los documentos',
  }),
  unlistedText:
    'Llegaron con los documentos, pero nada muestra que sean de la persona que los selló. Esta página no los abre. No se fíe de su contenido.',
  loadedOf: (done: string, total: string) => `Cargado: ${done} de ${total}`,
};
