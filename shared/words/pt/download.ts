import type * as english from '#words/en/download.ts';
export const download: typeof english.download = {
  title: 'Aguarde um momento',
  sentences: (seconds: number) => [
    'Neste momento, estão em curso várias transferências destes documentos.',
    `Esta página tenta novamente a cada ${seconds} segundos. Não precisa de fazer nada.`,
  ],
};
