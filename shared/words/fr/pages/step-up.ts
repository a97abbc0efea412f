import type * as english from '#words/en/pages/step-up.ts';
export const stepUp: typeof english.stepUp = {
  title: 'Est-ce bien vous ?',
  text: 'Les changements de votre compte exigent votre second facteur. Il reste ensuite valable dix minutes. Ce que vous avez saisi est gardé.',
  usePasskey: 'Utiliser ma clé d’accès',
  waiting: 'Suivez les étapes sur votre appareil',
  useApp: 'Saisir plutôt un code de mon application',
  code: 'Code',
  codeHint: 'Les 6 chiffres que votre application d’authentification affiche maintenant.',
  codeMissing: 'Saisissez les 6 chiffres que votre application affiche.',
  useRecoveryCode: 'Je n’ai pas mon téléphone ou ma clé : utiliser un code de récupération',
  recoveryCode: 'Code de récupération',
  recoveryCodeHint: 'Un des dix codes que vous avez imprimés ou enregistrés, par exemple K7QF-3M9X. Chacun ne fonctionne qu’une fois.',
  recoveryCodeMissing: 'Saisissez un code de récupération de 8 lettres et chiffres.',
  confirm: 'Confirmer',
  cancel: 'Annuler : ne rien modifier',
  lost: 'Avez-vous perdu votre téléphone ou votre clé, et vos codes de récupération ?',
  lostLink: 'Voir ce que vous pouvez faire sur la page Sécurité',
  failures: {
    passkey_cancelled: 'Votre appareil n’a pas utilisé de clé d’accès. Réessayez, ou choisissez un autre moyen ci-dessous.',
    factor_not_accepted:
      'Cela n’a pas été accepté. Un code ne fonctionne qu’une fois, et seulement pendant une minute. Attendez le code suivant, et vérifiez que l’heure de votre téléphone est juste.',
  } as Record<string, string>,
};
