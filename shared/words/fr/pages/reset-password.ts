import type * as english from '#words/en/pages/reset-password.ts';
export const resetPassword: typeof english.resetPassword = {
  noLinkTitle: 'Réinitialiser votre mot de passe',
  noLink: 'Saisissez l’adresse e-mail de votre compte. Nous vous envoyons un lien avec lequel vous pouvez choisir un nouveau mot de passe.',
  send: 'Envoyer le lien',
  sent: 'Si cette adresse a un compte, nous lui avons envoyé un lien. Regardez aussi dans le dossier des e-mails indésirables. L’e-mail dit combien de temps le lien fonctionne.',
  title: 'Choisissez un nouveau mot de passe',
  text: 'Tous les appareils où votre compte est ouvert seront déconnectés.',
  password: 'Nouveau mot de passe',
  passwordHint: 'Au moins 12 caractères. Quelques mots dont vous vous souvenez font un bon mot de passe.',
  passwordGuessable: 'Un mot suivi de chiffres est facile à deviner. Plusieurs mots sont plus sûrs.',
  passwordShort: 'Saisissez un mot de passe d’au moins 12 caractères.',
  papersSummary: 'J’ai des feuilles de mes personnes de confiance sous la main',
  papers:
    'Après une réinitialisation, un testament scellé ne peut pas être modifié pendant un certain temps. Cela vous protège si quelqu’un d’autre lit vos e-mails. Les codes de secours des feuilles de vos personnes de confiance raccourcissent ce temps. Les codes restent valables.',
  survivorId: 'Numéro de personne de confiance sur la feuille',
  backupCode: 'Un code de secours de cette feuille',
  both: 'Saisissez le numéro de personne de confiance et un code de secours de cette feuille, ou laissez les deux champs vides.',
  idMissing: 'Ce numéro est incomplet ou contient une erreur. Comparez chaque groupe avec la feuille.',
  addPaper: 'Ajouter une autre feuille',
  button: 'Définir le nouveau mot de passe',
  doneTitle: 'Votre nouveau mot de passe est défini',
  done: 'Vous pouvez maintenant vous connecter avec lui.',
  limits:
    'Si vous avez un testament scellé, nous vous avons envoyé un message qui dit ce que vous pouvez faire maintenant, et quand vous pourrez le modifier de nouveau.',
};
