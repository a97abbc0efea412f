import type * as english from '#words/en/download.ts';
export const download: typeof english.download = {
  title: 'Attenda un momento',
  sentences: (seconds: number) => [
    'Sono in corso diversi scaricamenti di questi documenti.',
    `Questa pagina riprova ogni ${seconds} secondi. Non deve fare nulla.`,
  ],
};
