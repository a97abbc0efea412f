import type * as english from '#words/en/pages/settings.ts';
import { plural } from '#words/plural.ts';

const weeks = plural('es', { one: 'Una semana', many: '# semanas', other: '# semanas' });

export const settings: typeof english.settings = {
  checksTitle: 'Cómo le preguntamos si está bien',
  pause: {
    title: 'Una pausa de las preguntas',
    none: 'Sin pausa',
    text: 'Si durante algunas semanas no puede contestar, por ejemplo de viaje o en el hospital, no preguntamos en ese tiempo. Después volvemos a preguntar.',
    length: '¿Cuánto debe durar la pausa?',
    lengthHint: 'Sus personas de confianza no lo saben. Aún pueden iniciar una transmisión, y usted tiene 48 horas para detenerla.',
    weeks,
    missing: 'Elija cuánto debe durar la pausa.',
    begin: 'Empezar la pausa',
    noneLeft: 'Ha usado los 120 días que las preguntas pueden estar en pausa en un año.',
    running: (moment: string) => `No preguntamos hasta el ${moment}. Entonces le enviamos una pregunta.`,
    end: 'Terminar la pausa ahora',
    notSealed: 'No enviamos preguntas hasta que su testamento esté sellado.',
    notNow: 'Díganos primero que está bien. Entonces puede poner en pausa las preguntas.',
  },
  channelTitle: 'El canal que usamos primero',
  channel: '¿Dónde debemos preguntarle primero?',
  channelHint: 'Si no funciona, usamos los otros, y al final la dirección de correo de su cuenta.',
  noPreference: 'En el orden de la página «Cómo localizarle»',
  channelSave: 'Guardar este canal',
  channelSaved: 'Está guardado. A partir de ahora usamos primero este canal.',
  channelUntested: (name: string) => `${name} (aún sin probar)`,
  channelNone: 'Escribimos a la dirección de correo de su cuenta.',
  channelAdd: 'Añadir otro canal',
  startTitle: 'Quién puede iniciar una transmisión',
  startText:
    'Una persona de confianza puede iniciar una transmisión solo con su nombre. Usted tiene entonces 48 horas para detenerla. Si alguien pudiera abusar de ello, haga que antes confirmen su identidad.',
  startName: 'Solo con su nombre',
  startProof: 'Iniciar solo con un código o la hoja',
  startProofHint: 'Cada persona de confianza necesita entonces una de sus direcciones o la hoja de su sobre.',
  startSave: 'Guardar esta elección',
  startSaved: 'Su elección está guardada.',
  youTitle: 'Sobre usted',
  name: 'Su nombre',
  nameHint: 'Sus personas de confianza leen este nombre en nuestros mensajes. Si su testamento está sellado, les informamos de un nombre nuevo.',
  nameMissing: 'Introduzca su nombre, de 100 caracteres como máximo.',
  language: 'El idioma de nuestros mensajes',
  languageHint: 'Nuestros mensajes para usted están en este idioma. El idioma de estas páginas se elige arriba.',
  timezone: 'Su zona horaria',
  timezoneHint:
    'En los mensajes damos todas las horas en esta zona horaria. Salvo en UTC, no enviamos ninguna pregunta entre las 20:00 y las 8:00 horas: la enviamos antes.',
  youSave: 'Guardar estos datos',
  youSaved: 'Sus datos están guardados.',
  email: '¿Quiere cambiar su dirección de correo o su contraseña?',
  emailLink: 'Ir a la página Seguridad',
};
