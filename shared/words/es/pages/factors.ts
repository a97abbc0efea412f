import type * as english from '#words/en/pages/factors.ts';
import { plural } from '#words/plural.ts';

export const factors: typeof english.factors = {
  title: 'Segundo factor',
  lead: 'Un segundo factor protege su testamento de quien conozca su contraseña o lea su correo. Los cambios necesitan entonces también su teléfono, su ordenador o una llave de seguridad.',
  free: 'Nunca lo necesita para decirnos que está bien, ni para detener una transmisión.',
  none: 'Su cuenta aún no tiene segundo factor.',
  kinds: { passkey: 'Clave de acceso', totp: 'Aplicación de autenticación' },
  added: 'Añadido',
  lastUsed: 'Último uso',
  never: 'Aún no',
  isNew: (day: string) =>
    `Este factor es nuevo hasta el ${day}. Si antes se restablece su contraseña por correo, su cuenta queda cerrada a los cambios hasta que usted confirme que fue usted.`,
  synced: 'Sus dispositivos se copian esta clave de acceso entre ellos.',

  add: 'Añadir un segundo factor',
  addAnother: 'Añadir otro',
  addHint: 'Dos son mejor que uno: si pierde un dispositivo, el otro aún funciona.',
  which: '¿Qué quiere usar?',
  passkeyHint: 'Su huella, su cara o el PIN de este dispositivo, o una llave de seguridad. Lo más fácil y lo más seguro.',
  passkeyImpossible: 'Este navegador no puede usar claves de acceso.',
  appHint:
    'Una aplicación en su teléfono que muestra un código nuevo cada 30 segundos. Por ejemplo Aegis, 2FAS, Google Authenticator o su gestor de contraseñas.',
  name: 'Nombre',
  nameHint: 'Para que sepa qué dispositivo es.',
  nameMissing: 'Introduzca un nombre, como «Mi teléfono».',
  nameTooLong: 'Introduzca 100 caracteres como máximo.',
  password: 'Su contraseña',

  scanTitle: 'Conecte su aplicación',
  scan: 'Abra la aplicación, elija «Añadir cuenta» y escanee esta imagen.',
  qrLabel: 'Código QR para su aplicación de autenticación',
  type: 'No puedo escanearlo',
  typeText: 'Elija «Introducir una clave» en la aplicación y teclee esta clave:',
  code: 'Código de la aplicación',
  codeHint: 'Los 6 dígitos que la aplicación muestra ahora.',
  finish: 'Añadir esta aplicación',
  done: (name: string) => `«${name}»: añadido. A partir de ahora, los cambios de su cuenta necesitan su segundo factor.`,

  codesTitle: 'Sus diez códigos de recuperación',
  codesText:
    'Si pierde su teléfono o su llave, un código de recuperación lo sustituye una vez. Guarde estos códigos donde guarda otros papeles importantes, no en el teléfono.',
  codesOnce: 'Solo los mostramos ahora. Quien tenga su contraseña y uno de estos códigos puede cambiar su cuenta.',
  print: 'Imprimir',
  copy: 'Copiar',
  copied: 'Copiado',
  download: 'Guardar en un archivo',
  fileText: (service: string) => `Códigos de recuperación de ${service}. Cada uno funciona una vez.`,
  saved: 'He impreso o guardado estos códigos',
  savedMissing: 'Imprima o guarde antes los códigos y marque esta casilla.',
  finishCodes: 'Listo',
  codesHeading: 'Códigos de recuperación',
  codesLeft: plural('es', {
    one: 'Queda # código de recuperación.',
    many: 'Quedan # códigos de recuperación.',
    other: 'Quedan # códigos de recuperación.',
  }),
  codesNone: 'No tiene códigos de recuperación. Si pierde su teléfono o su llave, necesita códigos de respaldo de sus personas de confianza.',
  renew: 'Hacer nuevos códigos de recuperación',
  renewTitle: '¿Hacer nuevos códigos de recuperación?',
  renewText: 'Los códigos que tiene ahora dejan de funcionar. Le avisamos por todos sus canales.',
  renewButton: 'Hacer códigos nuevos',
  renewed: 'Sus nuevos códigos de recuperación ya valen. Los anteriores ya no funcionan.',

  rename: 'Cambiar el nombre',
  renameTitle: (name: string) => `Cambiar el nombre de «${name}»`,
  newName: 'Nombre nuevo',
  renameButton: 'Guardar este nombre',
  renamed: (before: string, name: string) => `«${before}» se llama ahora «${name}».`,

  removeTitle: (name: string) => `¿Retirar «${name}»?`,
  removeText: 'Ya no podrá confirmar cambios. Le avisamos por todos sus canales.',
  removeLast:
    'Este es el último. Después basta su contraseña para cambiarlo todo, sus códigos de recuperación dejan de funcionar y se cierra la sesión en todos los demás dispositivos.',
  removeButton: 'Retirarlo',
  removed: (name: string) => `«${name}»: retirado.`,

  lost: 'He perdido mi teléfono o llave, y mis códigos de recuperación',
  lostText: (count: number) =>
    `Pida un código de respaldo a ${count} de sus personas de confianza, uno a cada una. Los códigos están en las hojas de sus sobres cerrados, junto al número de persona de confianza. No se gasta ningún código. Entonces se retiran todas sus claves de acceso y aplicaciones, y se cierra la sesión en todos los demás dispositivos.`,
  lostFree: 'Aún puede decirnos que está bien, y detener una transmisión, solo con su contraseña.',
  bothMissing: 'Introduzca el número de persona de confianza y un código de respaldo de esta hoja.',
  lostButton: 'Retirar todas mis claves de acceso y aplicaciones',
  lostDone: 'Se han retirado todas las claves de acceso y aplicaciones. Añada ahora una nueva.',

  failures: {
    passkey_cancelled: 'Su dispositivo no creó una clave de acceso. Inténtelo de nuevo, o elija una aplicación de autenticación.',
  } as Record<string, string>,
};
