import type * as english from '#words/en/pages/nothing-arrived.ts';

export const nothingArrived: typeof english.nothingArrived = {
  title: 'Is er niets aangekomen?',
  steps: [
    'Een bericht kan enkele minuten duren. Kijk bij een e-mail ook in de map voor ongewenste mail (spam).',
    'Vraag een nieuwe code, of gebruik een ander kanaal.',
    'Gebruik een reservecode van uw blad. Daarvoor is geen bericht nodig.',
  ],
  othersAreEnough: (threshold: number, total: number) =>
    `Hebt u geen blad? Spreek dan met de andere vertrouwenspersonen. Het testament gaat open wanneer ${threshold} van de ${total} hun identiteit hebben bevestigd.`,
};
