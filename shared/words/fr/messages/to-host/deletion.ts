import type * as english from '#words/en/messages/to-host/deletion.ts';

const before = {
  what: {
    will: (date: string) =>
      `Le ${date}, nous supprimons votre testament scellé, ses documents qui ne sont pas encore scellés et les messages personnels. D’ici là, rien ne change. Ensuite, ce sera définitif.`,
    account: (date: string) => `Le ${date}, nous supprimons tout ce qui est dans votre compte. D’ici là, rien ne change. Ensuite, ce sera définitif.`,
  },
  packages: {
    keep: 'Les fichiers chiffrés de votre espace de stockage y restent. Les feuilles de vos personnes de confiance peuvent toujours les ouvrir, sans nous.',
    delete:
      'Nous supprimons aussi les fichiers chiffrés de tous les espaces de stockage de votre testament. Ensuite, les feuilles de vos personnes de confiance n’ouvrent plus qu’une copie que quelqu’un aurait faite avant.',
  },
  notified:
    'Nous avons averti vos personnes de confiance. Si l’une d’elles lance la transmission de votre testament avant cette date, rien n’est supprimé.',
  toKeep: (date: string) =>
    `Pour le garder, veuillez ouvrir le lien et appuyer sur le bouton avant le ${date}. Vous connecter ou répondre à nos demandes ne suffit pas.`,
  keep: { will: 'Garder mon testament', account: 'Garder mon compte' },
};

export const deletion: typeof english.deletion = {
  'deletion-requested': {
    ...before,
    subject: {
      will: (days: number) => `Votre testament sera supprimé dans ${days} jours, sauf si vous annulez la suppression`,
      account: (days: number) => `Votre compte sera supprimé dans ${days} jours, sauf si vous annulez la suppression`,
      all: (days: number) => `Votre compte et votre testament seront supprimés dans ${days} jours, sauf si vous annulez la suppression`,
    },
    opening: {
      will: 'Une personne connectée à votre compte, qui en connaît le mot de passe, nous a demandé de supprimer votre testament.',
      account: 'Une personne connectée à votre compte, qui en connaît le mot de passe, nous a demandé de supprimer votre compte.',
      all: 'Une personne connectée à votre compte, qui en connaît le mot de passe, nous a demandé de supprimer votre compte et votre testament.',
    },
    notYou: 'Si ce n’était pas vous, veuillez annuler la suppression, puis choisir un nouveau mot de passe.',
    short: {
      will: (days: number) => `Votre testament sera supprimé dans ${days} jours. Pour le garder, ouvrez ce lien :`,
      account: (days: number) => `Votre compte sera supprimé dans ${days} jours. Pour le garder, ouvrez ce lien :`,
      all: (days: number) => `Votre compte et votre testament seront supprimés dans ${days} jours. Pour les garder, ouvrez ce lien :`,
    },
  },

  'deletion-reminder': {
    ...before,
    subject: {
      will: 'Rappel : votre testament sera bientôt supprimé',
      account: 'Rappel : votre compte sera bientôt supprimé',
      all: 'Rappel : votre compte et votre testament seront bientôt supprimés',
    },
    opening: {
      will: 'Vous nous avez demandé de supprimer votre testament, et cela aura lieu bientôt.',
      account: 'Vous nous avez demandé de supprimer votre compte, et cela aura lieu bientôt.',
      all: 'Vous nous avez demandé de supprimer votre compte et votre testament, et cela aura lieu bientôt.',
    },
    short: {
      will: 'Rappel : votre testament sera bientôt supprimé. Pour le garder, ouvrez ce lien :',
      account: 'Rappel : votre compte sera bientôt supprimé. Pour le garder, ouvrez ce lien :',
      all: 'Rappel : votre compte et votre testament seront bientôt supprimés. Pour les garder, ouvrez ce lien :',
    },
  },

  'deletion-ended': {
    subject: { will: 'Votre testament ne sera pas supprimé', account: 'Votre compte ne sera pas supprimé' },
    opening: { will: 'Vous nous aviez demandé de supprimer votre testament.', account: 'Vous nous aviez demandé de supprimer votre compte.' },
    why: {
      kept: 'Une personne connectée à votre compte, ou qui a le lien de notre message, a annulé la suppression.',
      started: 'L’une de vos personnes de confiance a lancé la transmission de votre testament : la suppression a donc été annulée.',
      silent: 'Vous n’avez pas répondu à nos demandes : la suppression a donc été annulée.',
    },
    unchanged: 'Rien n’a été supprimé, et tout est comme avant.',
    again: 'Si vous voulez toujours le supprimer, veuillez vous connecter et le demander de nouveau.',
    short: {
      will: 'Votre testament ne sera pas supprimé. Veuillez vous connecter pour voir pourquoi :',
      account: 'Votre compte ne sera pas supprimé. Veuillez vous connecter pour voir pourquoi :',
    },
  },

  'deletion-done': {
    subject: { will: 'Votre testament a été supprimé', account: 'Votre compte a été supprimé' },
    opening: {
      will: 'Comme vous nous l’avez demandé, nous avons supprimé votre testament.',
      account: 'Comme vous nous l’avez demandé, nous avons supprimé votre compte.',
    },
    packages: {
      kept: 'Les fichiers chiffrés sont encore dans votre espace de stockage. Les feuilles de vos personnes de confiance peuvent les ouvrir, sans nous.',
      deleted:
        'Les fichiers chiffrés de tous les espaces de stockage de votre testament ont aussi été supprimés. Les feuilles de vos personnes de confiance n’ouvrent plus qu’une copie que quelqu’un aurait faite avant.',
      left: 'Pendant sept jours, nous n’avons pas pu joindre votre espace de stockage : les fichiers chiffrés y sont peut-être encore, et les feuilles de vos personnes de confiance les ouvrent peut-être encore. Veuillez supprimer les fichiers vous-même.',
      behind:
        'Les fichiers chiffrés sont encore dans votre espace de stockage, mais nous n’avons pas pu les mettre à jour avant la suppression. Les feuilles les plus récentes de vos personnes de confiance ne les ouvrent peut-être pas.',
    },
    next: {
      account:
        'Nous supprimons maintenant aussi les noms et les adresses dont nous avions besoin pour les derniers messages. Ceci est le dernier message que vous recevez de nous.',
      will: 'Votre compte reste. Vos personnes de confiance, espaces de stockage et canaux y sont encore, et vous pouvez sceller un nouveau testament quand vous voulez.',
    },
    short: {
      will: 'Votre testament a été supprimé, comme vous nous l’avez demandé.',
      account: 'Votre compte a été supprimé, comme vous nous l’avez demandé.',
    },
  },
};
