import type * as english from '#words/en/pages/stop-card.ts';
export const stopCard: typeof english.stopCard = {
  title: 'Une carte pour votre portefeuille',
  text: 'Si quelqu’un lance une transmission alors que vous allez bien et que vous ne pouvez pas vous connecter, le code de cette carte l’arrête : depuis n’importe quel ordinateur ou téléphone, sans votre mot de passe ni votre messagerie. Il ne fonctionne qu’une fois. Personne ne peut rien ouvrir ni lire avec lui.',
  none: 'Vous n’avez pas encore de carte d’arrêt.',
  valid: (moment: string) => `Vous avez une carte d’arrêt. Elle a été créée le ${moment}.`,
  used: (moment: string) => `Votre carte d’arrêt a été utilisée le ${moment}. Elle ne fonctionne plus.`,
  void: 'Votre carte d’arrêt ne fonctionne plus, parce que le mot de passe a été réinitialisé ou qu’un changement a été refusé.',
  make: 'Créer une carte d’arrêt',
  makeNew: 'Créer une nouvelle carte d’arrêt',
  replaces: 'La carte que vous avez ne fonctionnera alors plus.',

  madeTitle: 'Votre carte d’arrêt',
  once: 'Nous n’affichons ce code que maintenant. Imprimez la carte, ou recopiez les deux lignes à la main. Rien d’autre ne peut afficher ce code de nouveau.',
  print: 'Imprimer la carte',
  kept: 'J’ai la carte',
  keptMissing: 'Imprimez d’abord la carte ou recopiez les deux lignes. Puis cochez la case.',
  done: 'Terminé',

  card: {
    name: 'Carte d’arrêt',
    use: 'Vous allez bien, mais une transmission de votre testament est en cours et vous ne pouvez pas vous connecter ? Ouvrez cette page et saisissez les deux lignes. Cette carte ne fonctionne qu’une fois.',
    will: 'Numéro du testament',
    code: 'Code d’arrêt',
    qr: 'Ce code ouvre la page avec les deux lignes remplies.',
  },

  stopTitle: 'Arrêter une transmission avec votre carte',
  stopText:
    'Si vous allez bien et qu’une transmission de votre testament est en cours, ou que vos personnes de confiance attendent d’en lancer une, votre carte d’arrêt l’arrête maintenant.',
  willMissing: 'Ce numéro est incomplet ou contient une erreur. Comparez chaque groupe avec la carte.',
  willHint: 'Lettres et chiffres, comme sur la carte. Les tirets sont facultatifs.',
  codeHint: '16 lettres et chiffres. Les tirets sont facultatifs.',
  codeMissing: 'Saisissez le code entier : 16 lettres et chiffres.',
  stop: 'Je vais bien : arrêter',
  stoppedTitle: { transfer: 'La transmission est arrêtée', activation: 'Vos personnes de confiance n’attendent plus' },
  stopped: {
    transfer: 'Nous n’ouvrons rien maintenant. Nous vous écrivons, ainsi qu’à vos personnes de confiance, que votre carte a été utilisée.',
    activation:
      'Nous savons que vous allez bien, et nous vérifions de nouveau comme d’habitude. Nous vous écrivons, ainsi qu’à vos personnes de confiance, que votre carte a été utilisée.',
  },
  next: [
    'La carte a servi. Créez-en une nouvelle dès que vous pouvez de nouveau vous connecter.',
    'S’il est possible que quelqu’un d’autre connaisse votre mot de passe ou lise vos e-mails, choisissez un nouveau mot de passe pour votre compte et pour votre messagerie.',
    'Si ce n’est pas votre propre ordinateur, fermez cette fenêtre.',
  ],
};
