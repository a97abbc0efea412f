import type * as english from '#words/en/pages/verify-email.ts';
export const verifyEmail: typeof english.verifyEmail = {
  title: 'Confirmez votre adresse e-mail',
  text: 'Vous nous avez demandé d’utiliser une adresse e-mail pour votre compte. Confirmez qu’elle est à vous.',
  button: 'Confirmer mon adresse e-mail',
  doneTitle: 'Votre adresse e-mail est confirmée',
  done: (email: string) => `Nous utilisons maintenant ${email} pour votre compte.`,
  noLinkTitle: 'Recevoir un nouveau lien',
  noLink:
    'Pour confirmer votre adresse e-mail, ouvrez le lien de notre e-mail. Il fonctionne pendant un jour. Si vous ne l’avez plus, nous pouvons vous en envoyer un nouveau.',
  send: 'Envoyer un nouveau lien',
  sent: 'Si cette adresse a un compte qui n’est pas confirmé, nous lui avons envoyé un nouveau lien. Regardez aussi dans le dossier des e-mails indésirables.',
};
