import type * as english from '#words/en/pages/alive.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('es', { one: '# intento más', many: '# intentos más', other: '# intentos más' });

export const alive: typeof english.alive = {
  title: 'La persona sigue con vida, pero no puede contestar',
  lead: 'Díganoslo si sabe que la persona que le nombró sigue con vida, por ejemplo de viaje o en el hospital, y no puede contestar a nuestros mensajes.',
  happens: 'Qué ocurre entonces',
  steps: [
    'Todos esperan 15 días. En este tiempo, una transmisión que se inició solo con un nombre no abre nada.',
    'Escribimos a la persona y a las demás personas de confianza que usted lo ha dicho, e indicamos el nombre de usted.',
    'Si después de 15 días no hemos sabido nada, volvemos a preguntar a todos. Se puede decir dos veces en total.',
  ],
  others: 'Si otra persona de confianza sabe que la persona ha fallecido y confirma su identidad, eso cuenta más.',
  how: '¿Cómo quiere confirmar su identidad?',
  byPaper: 'Con la hoja de mi sobre cerrado',
  byPaperHint: 'Su código sigue valiendo.',
  byCode: 'Con un código a mi teléfono o correo',
  byCodeHint: 'Tiene que ser una dirección guardada para usted.',
  paperTitle: 'Confirmar con su hoja',
  codeTitle: 'Confirmar con un código',
  submit: 'La persona sigue con vida',
  codeIsWrong: (left: number) =>
    left === 0 ? 'Este código ya no funciona. Pida un código nuevo.' : `Este código es incorrecto. No se cambió nada. Aún tiene ${attempts(left)}.`,
  back: 'Atrás',
  doneTitle: 'Gracias. Todos esperan',
  done: (date: string) => `Esperamos hasta el ${date}, y escribimos a todos. Si la persona nos contesta antes, todo queda como estaba.`,
  doneNext: 'Si puede localizar a la persona, pídale que conteste a nuestro mensaje más reciente o que inicie sesión.',
};
