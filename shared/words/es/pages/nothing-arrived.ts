import type * as english from '#words/en/pages/nothing-arrived.ts';

export const nothingArrived: typeof english.nothingArrived = {
  title: '¿No ha llegado nada?',
  steps: [
    'Un mensaje puede tardar unos minutos. Si es un correo, mire también en la carpeta de correo no deseado (spam).',
    'Pida un código nuevo, o use otro canal.',
    'Use un código de respaldo de su hoja. Para eso no hace falta ningún mensaje.',
  ],
  othersAreEnough: (threshold: number, total: number) =>
    `¿No tiene hoja? Hable entonces con las demás personas de confianza. El testamento se abre cuando ${threshold} de las ${total} hayan confirmado su identidad.`,
};
