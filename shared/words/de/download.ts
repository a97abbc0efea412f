import type * as english from '#words/en/download.ts';
export const download: typeof english.download = {
  title: 'Bitte warten Sie einen Moment',
  sentences: (seconds: number) => [
    'Im Moment laufen mehrere Downloads dieser Dokumente.',
    `Diese Seite versucht es alle ${seconds} Sekunden wieder. Sie brauchen nichts zu tun.`,
  ],
};
