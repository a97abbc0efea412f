import type * as english from '#words/en/download.ts';
export const download: typeof english.download = {
  title: 'Espere un momento',
  sentences: (seconds: number) => [
    'Hay varias descargas de estos documentos en curso.',
    `Esta página lo intenta de nuevo cada ${seconds} segundos. No tiene que hacer nada.`,
  ],
};
