import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/rehearse.ts';
import { plural } from '#words/plural.ts';

const rehearsals = plural('es', { one: 'un ensayo', many: '# ensayos', other: '# ensayos' });

export const rehearse: typeof english.rehearse = {
  title: 'Ensayar con sus personas de confianza',
  lead: 'Ha hecho planes para un día que usted no verá. Un ensayo muestra hoy si funcionan: todas las personas que nombró confirman una vez su identidad, como lo harían entonces.',
  happens: 'Qué ocurre',
  steps: [
    'Cada persona de confianza recibe un mensaje que empieza por «Esto es un ensayo». Puede ser útil avisarla antes.',
    'Confirman su identidad con un código que les enviamos, o con su hoja. No se abre nada, y no se gasta ningún código de respaldo.',
    'Usted ve aquí quién lo consiguió. Después de 14 días a más tardar recibe un informe por correo.',
    'Si en este tiempo ocurre algo real, el ensayo termina, y se informa a todos de que no es un ensayo.',
  ],
  start: 'Iniciar el ensayo',
  againTitle: 'Ensayar otra vez',
  again: 'Iniciar otro ensayo',
  left: (count: number) => `Este año puede iniciar ${rehearsals(count)} más, porque cada uno pide un favor a varias personas.`,
  noneLeft: (moment: string) => `Ha iniciado cuatro ensayos en un año. Puede iniciar el siguiente el ${moment}.`,
  notSealed: 'Su testamento aún no está sellado. Séllelo antes: un ensayo muestra si se puede abrir.',
  notNow:
    'Ahora no puede iniciar un ensayo, porque está ocurriendo algo real: sus personas de confianza deben poder confiar en que un ensayo es solo un ensayo.',

  running: (confirmed: number, asked: number) => `El ensayo está en curso: correcto para ${confirmed} de ${asked}`,
  runsUntil: (moment: string) =>
    `Termina cuando todas lo hayan conseguido, o el ${moment}. Después de una semana se lo recordamos a quienes aún no lo han conseguido.`,
  stop: 'Detener el ensayo',

  worked: 'Funciona: todas lo consiguieron',
  bestNews: 'Es la mejor noticia que podemos darle.',
  bestNewsText: 'A todas las personas que nombró se las localizó y confirmaron su identidad. Si fuera real, su testamento se abriría para ellas.',
  ended: (confirmed: number, asked: number) => `El ensayo ha terminado: correcto para ${confirmed} de ${asked}`,
  why: {
    time: 'Han pasado sus 14 días.',
    stopped: 'Usted lo detuvo.',
    rejected: 'Nos dijo que usted no lo había iniciado.',
    started: 'Una persona de confianza ha iniciado una transmisión real.',
    silent: 'Usted no había contestado a nuestras preguntas, y se informó a sus personas de confianza.',
    deletion: 'Se pidió un borrado.',
  },
  enough: (needed: number) => `Es suficiente: su testamento se abre cuando ${needed} de ellas confirman su identidad.`,
  notEnough: (needed: number) => `Aún no es suficiente: su testamento solo se abre cuando ${needed} de ellas confirman su identidad.`,
  startedAt: (moment: string) => `Iniciado el ${moment}.`,
  channels: { email: 'correo', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' } satisfies Record<Channel, string>,
  byCode: (channel: string, moment: string) => `Conseguido el ${moment}, con un código por ${channel}`,
  byPaper: (moment: string) => `Conseguido el ${moment}, con la hoja`,
  waiting: 'Aún no conseguido',
  missing: 'No conseguido',
  removed: 'Esta persona ya no está en su lista',
  repair:
    'Hable con las personas que faltan. Quizá cambió un número, un mensaje acabó en el correo no deseado, o no se encuentra el sobre. Corríjalo y ensaye otra vez.',
  toSurvivors: 'Corregir una dirección, o imprimir una hoja nueva',
};
