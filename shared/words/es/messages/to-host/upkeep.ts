import type * as english from '#words/en/messages/to-host/upkeep.ts';
import { plural } from '#words/plural.ts';

export const upkeep: typeof english.upkeep = {
  'documents-damaged': {
    subject: 'Algunos de sus documentos sellados están dañados',
    opening: (storage: string) =>
      `Una vez al mes comprobamos sus documentos sellados. En el almacenamiento ${storage} faltan o están dañados los siguientes documentos:`,

    unnamedDocument: 'un documento',
    othersIntact: 'Sus personas de confianza no podrían leer estos documentos. Todos los demás están intactos.',
    upload: 'Inicie sesión, suba otra vez los documentos indicados y selle después su testamento de nuevo.',
    onDevice: 'Su propio dispositivo ha cifrado estos archivos. Inicie sesión y selle de nuevo todos sus documentos en su dispositivo.',
    short: plural('es', {
      one: 'Uno de sus documentos sellados está dañado. Inicie sesión y súbalo otra vez.',
      many: '# de sus documentos sellados están dañados. Inicie sesión y súbalos otra vez.',
      other: '# de sus documentos sellados están dañados. Inicie sesión y súbalos otra vez.',
    }),
    shortOnDevice: 'Algunos de sus documentos sellados están dañados. Inicie sesión y séllelos de nuevo en su dispositivo.',
  },

  'storage-unreachable': {
    subject: 'No podemos acceder al almacenamiento de su testamento',
    opening: (storage: string) =>
      `Una vez al mes comprobamos sus documentos sellados. Durante tres días no pudimos leerlos, porque el almacenamiento ${storage} no nos lo permitió.`,
    why: 'Sus personas de confianza tampoco podrían leerlos. Lo más frecuente es que el acceso al almacenamiento haya caducado o haya cambiado.',
    test: 'Inicie sesión y pruebe el almacenamiento.',
    short: 'No podemos acceder al almacenamiento de su testamento sellado. Inicie sesión y pruébelo.',
  },

  'yearly-review': {
    subject: 'Una vez al año: ¿sigue siendo correcto todo en su testamento?',
    opening: plural('es', {
      one: 'Su testamento sellado tiene un documento.',
      many: 'Su testamento sellado tiene # documentos.',
      other: 'Su testamento sellado tiene # documentos.',
    }),
    sealedOn: (date: string) => `Lo selló el ${date}.`,
    people: (threshold: number) => `Después de su muerte, ${threshold} de estas personas juntas pueden abrirlo:`,
    confirmed: (survivor: string, date: string) => `${survivor} confirmó el ${date} que nuestros mensajes llegan.`,
    unconfirmed: (survivor: string) => `${survivor} aún no ha confirmado que nuestros mensajes llegan.`,
    paper: (date: string) => `La hoja se hizo el ${date}.`,
    paperUnchecked: (date: string) => `La hoja se hizo el ${date}, y usted no ha tecleado ningún código de ella.`,
    right: 'Si todo esto sigue siendo correcto, abra el enlace y pulse el botón. También nos dice así que está bien.',
    change: 'Si hay que cambiar algo, la página del enlace le lleva hasta allí.',
    step: 'Todo sigue siendo correcto',
    short: 'Una vez al año preguntamos si todo en su testamento sigue siendo correcto. Mire nuestro correo, o abra el enlace:',
  },

  'copy-broken': {
    subject: 'Uno de los almacenamientos de su testamento no funciona',
    opening: (storage: string) =>
      `Una vez al mes comprobamos sus documentos sellados en cada uno de sus almacenamientos. Durante tres días, ${storage} no nos permitió leerlos ni repararlos.`,
    safe: 'Su testamento está completo en otro almacenamiento, por eso sus personas de confianza podrían leerlo.',
    test: 'Inicie sesión y pruebe este almacenamiento, o elija otro, para que vuelva a haber dos.',
    short: 'Uno de los almacenamientos de su testamento no funciona; el testamento está completo en otro. Inicie sesión y pruébelo.',
  },

  'copy-repaired': {
    subject: 'Se reparó una copia de su testamento sellado',
    opening: (storage: string) =>
      `Una vez al mes comprobamos sus documentos sellados en cada uno de sus almacenamientos. En ${storage} faltaban o estaban dañados algunos archivos. Los hemos copiado de nuevo desde otro almacenamiento, y su testamento está completo.`,
    again: 'No tiene que hacer nada. Si vuelve a ocurrir, elija otro almacenamiento.',
    short: 'En un almacenamiento faltaban o estaban dañados archivos de su testamento sellado. Los hemos reparado desde otro.',
  },

  'draft-expires': {
    subject: 'Ha subido documentos que aún no están sellados',
    opening: plural('es', {
      one: 'Ha subido un documento que aún no está sellado.',
      many: 'Ha subido # documentos que aún no están sellados.',
      other: 'Ha subido # documentos que aún no están sellados.',
    }),
    kept: 'Conservamos los documentos sin sellar durante 30 días.',
    deletedOn: (documents: number, date: string) =>
      documents === 1
        ? `Este lo borramos el ${date} si usted no sella antes su testamento.`
        : `Estos los borramos el ${date} si usted no sella antes su testamento.`,
    seal: 'Inicie sesión y selle su testamento. Si no, sus personas de confianza no reciben lo que ha subido. Lo que ya está sellado queda como está.',
    short: (by: string) => `Ha subido documentos que aún no están sellados. Inicie sesión y selle su testamento antes del ${by}, o los borramos.`,
  },

  'connector-broken': {
    subject: 'Uno de sus canales ya no funciona',
    opening: (connector: string, reason: string) =>
      `Una vez al mes comprobamos que podemos localizarle. Desde hace tres días ${connector} no funciona: ${reason}`,
    unnamedConnector: 'uno de sus canales',
    others: 'Hasta que vuelva a funcionar, le localizamos por sus otros canales y por correo. Sus personas de confianza no reciben códigos por él.',
    test: 'Inicie sesión, revise sus datos y pruébelo.',
    short: (connector: string) => `Su canal ${connector} no funciona desde hace tres días. Inicie sesión y pruébelo.`,
    unnamedShort: 'para localizarle',
  },

  'device-gone': {
    subject: 'Uno de sus dispositivos ya no recibe nuestras notificaciones',
    opening: (device: string) =>
      `El navegador de ${device} ya no acepta nuestras notificaciones, por eso borramos este canal. Le localizamos por los otros y por correo.`,
    unnamedDevice: 'uno de sus dispositivos',
    again: 'Quizá se desactivaron allí. Para volver a activarlas, inicie sesión en ese dispositivo.',
    short: (device: string) => `Nuestras notificaciones ya no llegan a ${device}. Para volver a activarlas, inicie sesión allí.`,
  },

  'chat-gone': {
    subject: 'Ya no recibe nuestros mensajes en Telegram',
    opening: 'El chat con nuestro bot en Telegram está bloqueado o borrado, por eso borramos este canal. Le localizamos por los otros y por correo.',
    again: 'Quizá ocurrió por error. Para volver a recibir mensajes allí, inicie sesión y conecte Telegram de nuevo.',
    short: 'Nuestros mensajes ya no le llegan en Telegram. Para volver a recibirlos allí, inicie sesión y conecte Telegram de nuevo.',
  },

  'storage-broken': {
    subject: 'Uno de sus almacenamientos ya no funciona',
    opening: (storage: string, reason: string) =>
      `Una vez al mes comprobamos sus almacenamientos. Desde hace tres días ${storage} no funciona: ${reason}`,
    unnamedStorage: 'uno de sus almacenamientos',
    test: 'Su testamento sellado no está en este almacenamiento. Si aún quiere usarlo, inicie sesión, revise sus datos y pruébelo.',
    short: (storage: string) => `El almacenamiento ${storage} no funciona desde hace tres días. Inicie sesión y pruébelo.`,
    unnamedShort: 'para documentos',
  },

  'drive-joined': {
    subject: 'Se conectó una nube a su cuenta',
    opening: (storage: string, account: string) =>
      `Una persona que había iniciado sesión en su cuenta conectó una nube: ${storage}. El nombre de la cuenta en esta nube es ${account}.`,
    unnamedStorage: 'un almacenamiento',
    unnamedAccount: 'vacío',
    ifYou: 'Si fue usted y esta es su nube, no tiene que hacer nada.',
    notYou: 'Si no fue usted, inicie sesión, borre este almacenamiento y cambie su contraseña.',
    short: 'Se conectó una nube a la cuenta de su testamento. Si no fue usted, inicie sesión, borre este almacenamiento y cambie su contraseña.',
  },

  'drive-lost': {
    subject: 'Conecte de nuevo su nube',
    opening: (storage: string) =>
      `Ya no podemos abrir el almacenamiento ${storage}, porque nuestro acceso a esta nube ha terminado. Ocurre si se revocó el acceso, si se cambió la contraseña o si la nube no se usó durante mucho tiempo.`,
    reconnect:
      'Hasta que la conecte de nuevo, sus personas de confianza tampoco pueden leer los documentos de este almacenamiento. Inicie sesión y conéctela otra vez. No tiene que sellar de nuevo su testamento.',
    short: 'Ya no podemos abrir su nube. Inicie sesión en la cuenta de su testamento y conéctela de nuevo.',
  },

  'email-bounced': {
    subject: 'Nuestros correos ya no le llegan',
    opening: (address: string) => `Enviamos un correo a ${address}, la dirección de su cuenta. Nos fue devuelto: este buzón no lo acepta.`,
    others: 'De momento le localizamos por sus otros canales. Si una pregunta solo nos fue devuelta, no cuenta como pregunta sin respuesta.',
    change: 'Inicie sesión y cambie la dirección de correo de su cuenta. Si la dirección es correcta, compruebe que el buzón existe y no está lleno.',
    short: 'Nos devuelven nuestros correos a la dirección de la cuenta de su testamento. Inicie sesión y cambie la dirección:',
  },

  'survivor-unreachable': {
    subject: (survivor: string) => `Nuestros correos ya no llegan a ${survivor}`,
    opening: (survivor: string) => `Enviamos un correo a ${survivor}. Nos fue devuelto: este buzón no lo acepta.`,
    needed: (survivor: string) =>
      `Sin una dirección de correo que funcione, ${survivor} no puede recibir el enlace personal que hace falta para abrir su testamento.`,
    correct: 'Pídale su dirección actual, inicie sesión y guárdela en sus datos de contacto. Si la dirección es correcta, guárdela otra vez.',
    short: 'Nos devuelven nuestros correos a una de sus personas de confianza. Inicie sesión en la cuenta de su testamento y corrija su dirección:',
  },

  'contact-reported': {
    subject: 'Una de sus personas de confianza quizá tenga otra dirección',
    opening: (survivor: string) => `Alguien que lee nuestros mensajes para ${survivor} contestó que usamos una dirección incorrecta.`,
    openingWithProposal: (survivor: string) =>
      `Alguien que lee nuestros mensajes para ${survivor} contestó que usamos una dirección incorrecta, y propuso otra.`,
    unchanged: 'No hemos cambiado nada, porque no sabemos quién lo escribió.',
    ask: (survivor: string) => `Pregunte a ${survivor} en persona o por teléfono. Después inicie sesión y guarde la dirección correcta.`,
    short:
      'Quizá usemos una dirección incorrecta para una de sus personas de confianza, pero no hemos cambiado nada. Pregunte a esta persona y después inicie sesión:',
  },

  'quorum-worse': {
    subject: 'Menos personas que antes pueden abrir su testamento',
    opening: 'Comprobamos si podemos localizar a las personas que pueden abrir su testamento. La situación ha empeorado.',
    reached: (survivors: number, reachable: number) => `Tiene ${survivors} personas de confianza, y podemos localizar a ${reachable} de ellas.`,
    needed: (threshold: number) => `Al menos ${threshold} de ellas deben participar para abrir su testamento.`,
    tooFew: 'Si sigue así, su testamento puede quedar cerrado.',
    justEnough: 'Si una persona más no puede participar, puede quedar cerrado.',
    spare: (margin: number) => `Por tanto, pueden faltar ${margin} de las que localizamos.`,
    unreachable: 'Ningún canal llega a:',
    rejected: 'Usted rechazó un cambio cuando estos canales eran nuevos. Hasta que vuelva a introducir sus datos, no transmiten mensajes:',
    unnamedConnector: 'un canal',
    correct: 'Inicie sesión, corrija sus datos de contacto o nombre a otra persona de confianza. Su testamento sigue sellado como está.',
    seldom: 'Enviamos este mensaje como mucho una vez cada 30 días.',
    short: (reachable: number, survivors: number, threshold: number) =>
      `Localizamos a ${reachable} de sus ${survivors} personas de confianza, y ${threshold} deben participar para abrir su testamento. Inicie sesión y corrija sus datos de contacto:`,
  },
};
