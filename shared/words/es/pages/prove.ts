import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/prove.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('es', { one: '# intento más', many: '# intentos más', other: '# intentos más' });
const secondsLeft = plural('es', { one: '# segundo', many: '# segundos', other: '# segundos' });

const CHANNELS: Record<Channel, string> = { email: 'correo', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

export const prove: typeof english.prove = {
  title: 'Confirme su identidad',
  choose: 'Elija lo que tenga a mano. Basta una de las dos cosas.',
  open: 'Los documentos están abiertos. Confirme su identidad para leerlos.',
  sessionEnded: 'Su sesión ha terminado, así que confirme su identidad otra vez. Un código de respaldo que usó en esta transmisión aún funciona.',
  before: 'Si ya confirmó su identidad en esta transmisión, no tiene que hacerlo otra vez antes de que se abran los documentos.',

  joined: 'La transmisión está en curso',
  linkSent: 'Le enviamos un mensaje con su enlace personal. Abra ese enlace para confirmar su identidad. Puede hacerlo ya.',
  noLink: 'Nuestro SMS no tiene enlace personal, y un mensaje puede no llegarle. Puede confirmar aquí su identidad con su hoja.',

  byCode: 'Con un código que le enviamos',
  byCodeText: 'Enviamos un código de 6 dígitos al teléfono o a la dirección de correo guardados para usted.',
  channelQuestion: '¿Por qué canal?',
  anyChannel: 'El que se eligió para usted',
  channel: (channel: Channel) => CHANNELS[channel],
  send: 'Enviarme un código',
  sent: (channel: Channel, destination: string) => `Enviamos un código por ${CHANNELS[channel]} a ${destination}.`,
  code: 'Su código de 6 dígitos',
  codeHint: 'Vale 10 minutos. Si tiene varios códigos, use el más reciente. No se lo dé a nadie.',
  codeMissing: 'Introduzca los 6 dígitos del código.',
  confirm: 'Confirmar mi identidad',
  resend: 'Enviar un código nuevo',
  resendAfter: (seconds: number) => `Puede pedir un código nuevo dentro de ${secondsLeft(seconds)}.`,
  otherChannel: 'Usar otro canal',
  wrongCode: (left: number) => `Este código es incorrecto. Aún tiene ${attempts(left)} con él.`,
  usedUp: 'Este código ya no funciona. Pida un código nuevo, o use un código de respaldo de su hoja.',
  noSuchChannel: (channel: Channel) =>
    `No hay ninguna dirección suya guardada para ${CHANNELS[channel]}, por eso no se envió nada. Elija otro canal.`,
  undelivered:
    'No pudimos entregarle un código. Quizá cambió su dirección, o un proveedor no está disponible ahora. Use un código de respaldo de su hoja, o inténtelo más tarde.',

  byPaper: 'Con un código de su hoja',
  byPaperText: 'La hoja de su sobre cerrado tiene códigos de respaldo como ABCD-1234. Cada uno funciona una vez, así que táchelo después.',
  backupCode: 'Un código de respaldo de su hoja',
  backupCodeHint: 'Ocho letras y dígitos. En mayúsculas o minúsculas, con o sin guion.',
  backupCodeMissing: 'Introduzca las ocho letras y dígitos de un código de respaldo.',
  survivorId: 'Número de persona de confianza de su hoja',
  willId: 'Número del testamento de su hoja',
  idHint: 'Letras y dígitos, como en su hoja. Los guiones son opcionales.',
  idMissing: 'Este número está incompleto o tiene un error. Compare cada grupo con la hoja.',
  wrongBackupCode: (left: number) =>
    `Este código de respaldo es incorrecto o ya se usó. Compárelo con su hoja, o tome otro. Aún tiene ${attempts(left)} en esta hora.`,
  tooManyBackupCodes:
    'Se probaron demasiados códigos de respaldo. Sus códigos siguen valiendo. Inténtelo de nuevo dentro de una hora, o use un código que le enviemos.',
  notThisWill: 'No encontramos ningún testamento con este número que le nombre. Compare los dos números con su hoja.',

  failures: {
    survivor_not_found: 'Este enlace no corresponde a esta transmisión. Abra nuestro mensaje más reciente, o use su hoja.',
  },
};
