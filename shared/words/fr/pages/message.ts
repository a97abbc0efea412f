import type * as english from '#words/en/pages/message.ts';
export const message: typeof english.message = {
  title: 'Quel message avez-vous ?',
  link: 'Un message avec un lien',
  linkText: (origin: string) => `Ouvrez le lien du message. Il commence par ${origin}/ et vous mène à la bonne page.`,
  envelope: 'Un message qui vous demande de prendre une enveloppe',
  envelopeText: 'Vous n’avez pas besoin de lien. Les codes sont sur la feuille dans l’enveloppe.',
  envelopeLink: 'Continuer avec la feuille',
  code: 'Un message avec un code à six chiffres',
  codeText:
    'Tapez le code sur la page où vous l’avez demandé. Si vous n’avez pas demandé de code, vous pouvez ignorer le message. Ne donnez le code à personne.',
  well: 'Un message qui demande si vous allez bien',
  wellText: 'Ouvrez le lien du message, et appuyez-y sur le bouton. Si vous ne pouvez pas l’ouvrir, connectez-vous et répondez là.',
  wellLink: 'Se connecter',
  lost: 'Je ne trouve pas le message',
  lostText: 'Si vous connaissez l’adresse e-mail de la personne qui vous fait confiance, nous pouvons vous envoyer le message de nouveau.',
  lostLink: 'Envoyer le message de nouveau',
  safety: 'Le message est-il authentique ?',
  safetyText: 'Nous ne demandons jamais de mot de passe, de coordonnées bancaires ni d’argent. Nous ne demandons jamais de code par téléphone.',
};
