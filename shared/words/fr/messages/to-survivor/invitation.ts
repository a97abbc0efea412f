import type * as english from '#words/en/messages/to-survivor/invitation.ts';
export const invitation: typeof english.invitation = {
  invitation: {
    whoWeAre: () => 'Nous sommes un service de garde de testaments.',
    subject: 'Un testament vous nomme comme personne de confiance',
    subjectYearly: 'Êtes-vous toujours une personne de confiance pour un testament ?',
    opening: (host: string) =>
      `Nous vous écrivons parce que ${host} vous a donné le rôle de personne de confiance et nous a demandé de vous inviter.`,
    openingYearly: (host: string) => `Une fois par an, nous demandons aux personnes de confiance choisies par ${host} si nous les joignons encore.`,
    ifDies: (host: string) =>
      `En cas de décès de ${host}, vous et les autres personnes de confiance pourrez ouvrir le testament ensemble. D’ici là, nous ne vous demandons rien.`,
    answer: (until: string) =>
      `Veuillez ouvrir le lien et répondre. La page explique d’abord ce que fait une personne de confiance. Le lien est valable jusqu’au ${until}.`,
    step: 'Lire et répondre',
    otherwise: (host: string) => `Si vous ne répondez pas, rien ne change. ${host} voit alors que nous n’avons pas de réponse de vous.`,
    neverAsked:
      'Nous ne vous demandons jamais de mot de passe, d’argent ni de document. En cas de doute, parlez à la personne qui vous fait confiance avant de répondre.',
    withLink:
      'Quelqu’un vous nomme comme personne de confiance pour son testament. Veuillez dire ici si vous êtes d’accord, et posez-lui la question en cas de doute :',
    short: 'Nous vous avons envoyé un e-mail, car vous êtes une personne de confiance pour un testament.',
  },
};
