import type * as english from '#words/en/pages/nothing-arrived.ts';

export const nothingArrived: typeof english.nothingArrived = {
  title: 'Rien n’est arrivé ?',
  steps: [
    'Un message peut prendre quelques minutes. Pour un e-mail, regardez aussi dans le dossier des indésirables (spam).',
    'Demandez un nouveau code, ou utilisez un autre canal.',
    'Utilisez un code de secours de votre feuille. Il ne faut aucun message pour cela.',
  ],
  othersAreEnough: (threshold: number, total: number) =>
    `Vous n’avez pas de feuille ? Parlez alors avec les autres personnes de confiance. Le testament s’ouvre quand ${threshold} des ${total} personnes ont confirmé leur identité.`,
};
