import type * as english from '#words/en/download.ts';
export const download: typeof english.download = {
  title: 'Een ogenblik geduld',
  sentences: (seconds: number) => [
    'Op dit moment lopen er meerdere downloads van deze documenten.',
    `Deze pagina probeert het elke ${seconds} seconden opnieuw. U hoeft niets te doen.`,
  ],
};
