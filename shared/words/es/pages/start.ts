import type * as english from '#words/en/pages/start.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('es', { one: '# intento más', many: '# intentos más', other: '# intentos más' });

export const start: typeof english.start = {
  title: 'Iniciar la transmisión de un testamento',
  lead: 'Haga esto si la persona que le nombró ha fallecido. Una transmisión significa abrir el testamento para las personas nombradas en él.',
  happens: 'Qué ocurre si la inicia',
  steps: [
    'Por si es un error, escribimos primero a la persona de quien es el testamento, por todos sus canales. Esa persona tiene 48 horas para detener la transmisión.',
    'En ese tiempo no abrimos nada.',
    'Usted y las demás personas de confianza confirman su identidad, con un código que enviamos o un código de su hoja.',
    'Cuando suficientes lo hayan hecho, puede leer su mensaje personal y guardar los documentos durante 14 días.',
  ],
  harmless: 'No se puede estropear nada. Si la inicia por error, la persona detiene la transmisión y el testamento sigue cerrado.',
  how: '¿Cómo quiere iniciarla?',
  howByPaper: 'Con la hoja de mi sobre cerrado',
  howByPaperHint: 'Esto también confirma su identidad. No necesita ningún mensaje nuestro.',
  howByCode: 'Con un código a mi teléfono o correo',
  howByCodeHint: 'Tiene que ser una dirección guardada para usted.',
  howByName: 'Solo con mi nombre',
  howByNameHint: 'Entonces le enviamos un mensaje con su enlace personal.',
  howByHelp: 'No tengo nada de esto, o no lo sé',
  howByHelpHint: 'Le enviamos un mensaje que dice qué hacer.',
  isAlive: '¿Sabe que la persona sigue con vida?',
  tellAlive: 'Sigue con vida, pero no puede contestar',
  back: 'Atrás',
  start: 'Iniciar la transmisión',

  byName: 'Iniciar con su nombre',
  name: 'Su nombre',
  nameHint: 'Como lo escribió la persona que le nombró, por ejemplo «Pablo García».',
  nameMissing: 'Introduzca su nombre.',
  notFound:
    'No encontramos ningún testamento con este número que le nombre. No se inició nada. Escriba su nombre como lo escribió la persona, o use su hoja.',
  running: 'Ya hay una transmisión de este testamento en curso',
  runningText:
    'No tiene que iniciarla otra vez. Le enviamos un mensaje con su enlace personal, como mucho una vez por hora. Abra ese enlace, o participe con su hoja o un código.',
  needsProof: 'El nombre por sí solo no basta para este testamento',
  needsProofText:
    'La persona de quien es el testamento quiere que todos confirmen antes su identidad. No se inició nada. Iníciela con su hoja o con un código.',
  tooSoon: 'Hace poco la transmisión se detuvo dos veces, por eso ahora el nombre por sí solo no basta. Iníciela con un código o con su hoja.',

  byCode: 'Iniciar con un código',
  contactType: '¿Adónde enviamos el código?',
  contactTypes: { email: 'Correo', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' },
  contactValue: { email: 'Su dirección de correo', phone: 'Su número de teléfono', telegram: 'Su nombre en Telegram' },
  contactHint: {
    email: 'La dirección que conoce la persona que le nombró.',
    phone: 'Con el prefijo del país, por ejemplo +43 660 1234567.',
    telegram: 'Por ejemplo @anna_garcia.',
  },
  contactMissing: {
    email: 'Introduzca una dirección de correo como nombre@example.com.',
    phone: 'Introduzca el número con + y el prefijo del país, sin (0).',
    telegram: 'Introduzca un nombre como @usuario.',
  },
  hostEmail: 'Dirección de correo de la persona de quien es el testamento',
  codeSent: (destination: string) => `Si este testamento le nombra con ${destination}, le enviamos ahora un código de 6 dígitos.`,
  codeIsWrong: (left: number) =>
    left === 0
      ? 'Este código ya no funciona. No se inició nada. Pida un código nuevo.'
      : `Este código es incorrecto. No se inició nada. Aún tiene ${attempts(left)}.`,
  newCode: 'Enviar un código nuevo, o cambiar la dirección',

  byPaper: 'Iniciar con su hoja',
};
