import type * as english from '#words/en/pages/checks.ts';
import { plural } from '#words/plural.ts';

const days = plural('es', { one: '# día', many: '# días', other: '# días' });
const checks_ = plural('es', { one: '# pregunta', many: '# preguntas', other: '# preguntas' });

const every = plural('es', { one: 'Cada día.', many: 'Cada # días.', other: 'Cada # días.' });
const toAnswer = plural('es', { one: 'Tiene # día para contestar.', many: 'Tiene # días para contestar.', other: 'Tiene # días para contestar.' });
const afterMisses = plural('es', {
  one: 'Después de una pregunta sin respuesta, informamos a sus personas de confianza.',
  many: 'Después de # preguntas seguidas sin respuesta, informamos a sus personas de confianza.',
  other: 'Después de # preguntas seguidas sin respuesta, informamos a sus personas de confianza.',
});

export const checks: typeof english.checks = {
  interval: '¿Cada cuánto debemos preguntarle si está bien?',
  intervalHint: 'Contamos desde la última vez que nos contestó.',
  everyDays: (count: number) => `Cada ${days(count)}`,
  answer: '¿Cuánto tiempo necesita para contestar?',
  answerHint: 'Se lo recordamos dos veces antes de que termine el plazo.',
  answerWithin: (count: number) => days(count),
  misses: '¿Después de cuántas preguntas sin respuesta debemos informar a sus personas de confianza?',
  missesHint: 'Una sola respuesta basta, y volvemos a contar desde el principio.',
  afterChecks: (count: number) => `Después de ${checks_(count)}`,
  recommended: 'recomendado',
  other: 'Elegir otros plazos',
  value: (days: number, answerDays: number, misses: number) => `${every(days)} ${toAnswer(answerDays)} ${afterMisses(misses)}`,
  limits: 'Entre 14 y 180 días desde su última respuesta hasta que informamos a sus personas de confianza es adecuado para la mayoría.',
  short: (count: number) =>
    `Son solo ${days(count)}. Un viaje sin internet o una semana en el hospital bastarían para ponerlo todo en marcha. 14 días o más es más seguro.`,
  long: (count: number) => `Son ${days(count)}. Sus personas de confianza esperarían sus documentos más de medio año.`,
  silence: 'Si hoy dejara de contestar',
  inWords: (checks: number, informed: string, opens: string) =>
    `Le enviaríamos ${checks_(checks)}. Si no contesta, informamos a sus personas de confianza el ${informed}. Pueden leer sus documentos como muy pronto el ${opens}.`,
  dates: {
    check: (number: number, of: number) => `Pregunta ${number} de ${of}`,
    last: 'La última pregunta. Sale por todos sus canales e indica la fecha siguiente',
    answerBy: (moment: string) => `Puede contestar hasta el ${moment}.`,
    reminders: (moments: string) => `Se lo recordamos: ${moments}.`,
    informed: 'Informamos a sus personas de confianza. Usted aún puede detenerlo todo con un clic',
    opens: 'Sus personas de confianza pueden leer sus documentos, si una de ellas empieza enseguida y suficientes confirman su identidad',
  },
  allDates: 'Mostrar todas las fechas',
  calendar: 'Guardar estas fechas en mi calendario',
  calendarCheck: (service: string) => `${service} pregunta si estoy bien`,
  calendarCheckText: (moment: string) =>
    `Si ha contestado desde que se hizo este archivo, esta fecha es posterior. Si no, conteste antes del ${moment}.`,
  calendarInformed: (service: string) => `${service} informa a mis personas de confianza`,
  calendarInformedText: 'Solo si hasta entonces no se contestó ninguna pregunta.',
  save: 'Guardar cómo me preguntan',
  saved: 'Está guardado y cuenta desde ahora.',
  savedSign: 'También nos dice así que está bien.',
  unchanged: 'No ha cambiado nada.',
  undo: 'Si su testamento está sellado, le enviamos un mensaje por cada cambio que haga aquí. Lleva un enlace que deshace el cambio durante 7 días.',
};
