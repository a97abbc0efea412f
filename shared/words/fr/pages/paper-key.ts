import type * as english from '#words/en/pages/paper-key.ts';

export const paperKey: typeof english.paperKey = {
  label: 'Votre clé de récupération',
  hint: 'Elle est à la page 2 de votre feuille et commence par AGE-SECRET-KEY-1. Les majuscules, les minuscules et les espaces n’ont pas d’importance. La clé reste dans ce navigateur. Nous ne la recevons pas.',
  missing: 'Tapez la clé entière. Elle commence par AGE-SECRET-KEY-1 et compte 74 caractères.',
  length: (typed: string) => `La clé compte 74 caractères, et vous en avez tapé ${typed}. Comparez-la avec la feuille.`,
  mistyped: 'Il y a une faute de frappe dans la clé. Comparez-la avec la feuille, lettre par lettre.',
  mistypedAt: (letters: string) => `Il y a une faute de frappe dans ces lettres : ${letters}. Comparez-les avec la feuille.`,
  photo: 'Prendre en photo le code QR à côté de la clé',
  photoHint:
    'Avec une photo, vous n’avez pas besoin de taper la clé. Sur un ordinateur, utilisez sa propre caméra ou tapez la clé. La photo reste sur cet appareil. Ne l’envoyez à personne, pas même à vous. Supprimez-la ensuite, car elle montre la clé. Si cet appareil copie ses photos dans un cloud, supprimez-la aussi là-bas.',
  photoRead: 'La clé a été lue sur la photo.',
  noCode:
    'Il n’y a pas de clé de récupération sur cette photo, ou elle n’est pas nette. Utilisez le code QR de la page 2 et réessayez, ou tapez la clé.',
};
