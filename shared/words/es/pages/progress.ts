import type * as english from '#words/en/pages/progress.ts';
export const progress: typeof english.progress = {
  notBeforeText: (moment: string) => `No abrimos nada antes del ${moment}.`,
  unknown:
    'Puede ser más tarde: depende de cuándo llegue nuestro aviso a la persona de quien es el testamento. Entonces esa persona tiene 48 horas para detener la transmisión.',
  progress: 'Confirmado hasta ahora',
  confirmed: (count: number, threshold: number, total: number) =>
    `${count} de las ${threshold} confirmaciones que hacen falta. Se nombraron ${total} personas de confianza.`,
  enough: (count: number, total: number) => `Suficientes personas de confianza han confirmado su identidad: ${count} de ${total}.`,
  names: (names: string) => `Han confirmado: ${names}.`,
  noneYet: 'Aún nadie ha confirmado su identidad.',
};
