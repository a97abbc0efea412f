import type * as english from '#words/en/messages/to-survivor/deletion.ts';
export const deletion: typeof english.deletion = {
  'deletion-requested-survivor': {
    subject: (host: string) => `Le testament de ${host} sera supprimé dans 30 jours`,
    opening: (host: string, date: string) =>
      `Une personne connectée au compte de ${host}, qui en connaît le mot de passe, nous a demandé de supprimer le testament. Nous le ferons le ${date}.`,
    likelyHost: (host: string) =>
      `C’est très probablement ${host} qui l’a décidé, et vous n’avez rien à faire. Vous pouvez poser la question à ${host}. D’ici là, cela peut être annulé.`,
    ifDied: (host: string) =>
      `Si ${host} n’est plus en vie, c’est quelqu’un d’autre qui nous l’a demandé. Veuillez alors lancer la transmission du testament avant cette date. Une fois qu’elle est lancée, rien n’est supprimé.`,
    keepEnvelope: 'Veuillez garder votre enveloppe cachetée dans tous les cas.',
    short: 'Un testament qui vous nomme sera supprimé dans 30 jours.',
  },

  'deletion-undone-survivor': {
    subject: (host: string) => `Le testament de ${host} ne sera pas supprimé`,
    opening: (host: string) =>
      `Nous vous avions écrit que le testament serait supprimé. Cela a été annulé par une personne connectée au compte, ou qui a le lien de notre message à ${host}.`,
    unchanged: 'Rien n’a été supprimé. Vous n’avez rien à faire. Veuillez garder votre enveloppe cachetée : elle est valable comme avant.',
    short: 'Un testament qui vous nomme ne sera pas supprimé.',
  },

  'deletion-done-survivor': {
    subject: (host: string) => `Le testament de ${host} a été supprimé`,
    opening: 'Le testament a été supprimé, comme nous vous l’avions écrit 30 jours plus tôt.',
    packages: {
      kept: (host: string) =>
        `Notre service ne peut plus l’ouvrir. Les fichiers chiffrés sont encore dans l’espace de stockage de ${host}. Votre enveloppe cachetée les ouvre toujours, avec celles des autres : la feuille dit comment. Veuillez la garder.`,
      deleted: () =>
        'Les fichiers chiffrés ont aussi été supprimés. Avec celles des autres, votre enveloppe cachetée n’ouvre plus qu’une copie du testament, si quelqu’un en a fait une.',
      left: (host: string) =>
        `Notre service ne peut plus l’ouvrir. Les fichiers chiffrés auraient dû être supprimés aussi, mais nous n’avons pas pu joindre l’espace de stockage de ${host}. Ils y sont peut-être encore, et votre enveloppe cachetée les ouvre peut-être encore, avec celles des autres.`,
      behind: (host: string) =>
        `Notre service ne peut plus l’ouvrir. Les fichiers chiffrés sont encore dans l’espace de stockage de ${host}, mais nous n’avons pas pu les mettre à jour. Une enveloppe faite récemment ne les ouvre peut-être pas.`,
    },
    next: {
      account: () => 'Ceci est le dernier message que vous recevez de nous sur ce testament.',
      will: (host: string) =>
        `${host} peut sceller un nouveau testament, pour lequel votre enveloppe cachetée sera de nouveau nécessaire. Veuillez demander à ${host} avant de la détruire.`,
    },
    short: {
      kept: 'Un testament qui vous nomme a été supprimé ici ; votre enveloppe ouvre encore ses fichiers.',
      deleted: 'Un testament qui vous nomme a été supprimé ici, avec ses fichiers.',
      left: 'Un testament qui vous nomme a été supprimé ici ; certains de ses fichiers restent peut-être.',
      behind: 'Un testament qui vous nomme a été supprimé ici ; votre enveloppe ouvre peut-être ses fichiers.',
    },
  },
};
