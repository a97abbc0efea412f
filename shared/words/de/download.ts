import type { DownloadWords } from '#words/en/download.ts';

export const download: DownloadWords = {
  title: 'Bitte warten Sie einen Moment',
  sentences: (seconds) => [
    'Im Moment laufen mehrere Downloads dieser Dokumente.',
    `Diese Seite versucht es alle ${seconds} Sekunden wieder. Sie brauchen nichts zu tun.`,
  ],
};
