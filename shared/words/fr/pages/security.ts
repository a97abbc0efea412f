import type * as english from '#words/en/pages/security.ts';
export const security: typeof english.security = {
  protection: {
    title: 'Rien ne peut être modifié dans votre testament pour le moment',
    reasons: {
      password_reset: (moment: string) =>
        `Votre mot de passe a été réinitialisé le ${moment}, avec un lien que nous avons envoyé par e-mail. Qui lit vos e-mails peut le faire. Nous devons donc d’abord savoir que c’était vous.`,
      reset_denied: (moment: string) =>
        `Le ${moment}, quelqu’un a utilisé un lien de notre e-mail et refusé une réinitialisation de votre mot de passe. Votre ancien mot de passe est de nouveau valable. Qui lit vos e-mails peut appuyer sur ce bouton. Nous devons donc d’abord savoir que c’était vous.`,
      change_rejected: (moment: string) =>
        `Le ${moment}, quelqu’un a utilisé un de nos liens et signalé un changement qui ne venait pas de vous. Nous devons donc d’abord savoir que c’est bien vous qui utilisez ce compte.`,
    },
    still: 'Vous pouvez toujours nous dire que vous allez bien, et arrêter une transmission.',
    channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'notifications' },
    confirmTitle: 'Confirmer que c’était vous',
    steps: {
      password_reset: (channels: string) => [
        `Cherchez notre message sur la réinitialisation. Nous l’avons envoyé par ${channels}.`,
        'Ouvrez son lien, et appuyez sur le bouton « Je vais bien, et c’est moi qui ai réinitialisé le mot de passe ».',
        'Revenez sur cette page, et appuyez sur « Regarder de nouveau ».',
      ],
      reset_denied: (channels: string) => [
        `Cherchez notre message « Votre ancien mot de passe est de nouveau valable ». Nous l’avons envoyé par ${channels}.`,
        'Ouvrez son lien, et appuyez sur le bouton « Je vais bien, et c’est moi qui ai refusé la réinitialisation ».',
        'Revenez sur cette page, et appuyez sur « Regarder de nouveau ».',
      ],
      change_rejected: (channels: string) => [
        'Demandez un nouveau mot de passe avec le lien ci-dessous, et choisissez-en un.',
        `Nous vous envoyons alors un message à ce sujet par ${channels}. Ouvrez son lien, et appuyez sur le bouton « Je vais bien, et c’est moi qui ai réinitialisé le mot de passe ».`,
        'Revenez sur cette page, et appuyez sur « Regarder de nouveau ».',
      ],
    },
    notMine:
      'Si ce n’était pas vous, appuyez-y sur le bouton « Je vais bien, mais ce n’est pas moi qui l’ai réinitialisé ». Votre ancien mot de passe est alors de nouveau valable. Changez aussi le mot de passe de votre messagerie.',
    look: 'Regarder de nouveau',
    waitTitle: 'Si vous ne faites rien',
    onlyEmail: 'Nous ne vous joignons que par e-mail, et un lien reçu par e-mail ne peut pas confirmer cela.',
    ends: (moment: string) => `Cela prend fin le ${moment}.`,
    survivorsKnow: 'Avant cela, nous avertissons vos personnes de confiance que votre mot de passe a été réinitialisé.',
    oneCode:
      'Si vous réinitialisez de nouveau le mot de passe avec un code de secours d’une personne de confiance, cela prend fin 7 jours plus tard.',
    again: 'S’il est réinitialisé sans code, les 30 jours recommencent.',
    notMineByMail:
      'Si ce n’était pas vous, ouvrez le lien de notre e-mail sur la réinitialisation, et appuyez sur le bouton « Je vais bien, mais ce n’est pas moi qui l’ai réinitialisé ». Votre ancien mot de passe est alors de nouveau valable. Changez aussi le mot de passe de votre messagerie.',
    noChannel:
      'Nous ne vous joignons maintenant que par e-mail, et un lien reçu par e-mail ne peut pas confirmer cela. Seules des feuilles de vos personnes de confiance le peuvent.',
    papersTitle: 'Y mettre fin avec des feuilles de vos personnes de confiance',
    papers: (count: number) =>
      `Demandez un code de secours à ${count} de vos personnes de confiance, un à chacune. Puis demandez un nouveau mot de passe, et saisissez les codes là où vous le choisissez. Tout peut aussitôt être modifié de nouveau. Tous les codes restent valables.`,
    newPassword: 'Demander un nouveau mot de passe',
  },
  pendingTitle: 'Confirmez votre nouvelle adresse e-mail',
  pending: (email: string) => `Nous avons envoyé un lien à ${email}. Ouvrez-le et appuyez-y sur le bouton. Le lien fonctionne pendant un jour.`,
  sendAgain: 'Envoyer le lien de nouveau',
  sentAgain: 'Un nouveau lien est en route. Cela peut prendre quelques minutes. Seul le lien le plus récent fonctionne.',
  goBack: (email: string) => `Revenir à ${email}`,
  previousPending: (email: string) => `Votre adresse précédente ${email} reste valable jusqu’à sept jours après la confirmation de la nouvelle.`,
  previousUntil: (email: string, date: string) =>
    `Votre adresse précédente ${email} reste valable jusqu’au ${date}. D’ici là, les deux reçoivent nos messages.`,
  changeEmail: 'Changer mon adresse e-mail',
  newEmail: 'Nouvelle adresse e-mail',
  newEmailHint: 'Nous écrivons aux deux adresses jusqu’à sept jours après la confirmation de la nouvelle.',
  emailWrong: 'Saisissez une adresse e-mail de la forme nom@example.com.',
  saveEmail: 'Enregistrer cette adresse',
  changePassword: 'Changer mon mot de passe',
  currentPassword: 'Mot de passe actuel',
  change: 'Changer le mot de passe',
  changed: 'Votre mot de passe est changé. Tous les autres appareils ont été déconnectés.',
  sessionsTitle: 'Les appareils où votre compte est ouvert',
  device: (browser: string, system: string) => `${browser} sur ${system}`,
  unknownDevice: 'Un appareil dont nous ne connaissons pas le nom',
  thisDevice: 'cet appareil',
  lastUsed: (date: string) => `Dernière utilisation le ${date}`,
  end: 'Y fermer la session',
  endAllMeaning:
    'Si quelque chose vous paraît anormal, déconnectez tous les appareils et choisissez un nouveau mot de passe. Vous devrez alors vous reconnecter aussi sur cet appareil.',
  endAll: 'Se déconnecter partout',
  exportTitle: 'Tout ce que nous gardons sur vous',
  exportMeaning:
    'Vous pouvez enregistrer un fichier avec tout ce que vous nous avez donné et tout ce qui s’est passé. Il ne contient ni mot de passe ni clé, mais les noms et coordonnées de vos personnes de confiance. Gardez-le en lieu sûr.',
  export: 'Enregistrer ce fichier',
  exportFile: 'compte-de-mon-testament.json',
  deleteTitle: 'Supprimer',
  deleteWaits: 'Une suppression est prévue. Si vous voulez supprimer autre chose, annulez-la d’abord, avec le bouton en haut de cette page.',
  sealedWait:
    'Nous le supprimons dans 30 jours. Nous informons maintenant vos personnes de confiance. Si l’une d’elles lance la transmission pendant ce temps, rien n’est supprimé. D’ici là, vous pouvez annuler la suppression ici, ou avec le lien de notre message.',
  unsealedWait: 'Nous le supprimons dans 7 jours. D’ici là, vous pouvez annuler la suppression ici, ou avec le lien de notre message.',
  packages: 'Que doivent devenir les fichiers chiffrés de votre espace de stockage ?',
  packagesMissing: 'Choisissez ce que doivent devenir les fichiers.',
  keepFiles: { label: 'Ils y restent', hint: 'Vos personnes de confiance peuvent encore les ouvrir ensemble avec leurs feuilles, sans nous.' },
  ourFiles:
    'Les fichiers chiffrés sont gardés par ce service, nous les supprimons donc aussi. Ensuite, les feuilles de vos personnes de confiance n’ouvrent plus qu’une copie que quelqu’un aurait faite avant. Pour garder les fichiers, placez d’abord votre testament dans votre propre espace de stockage.',
  deleteFiles: {
    label: 'Les supprimer aussi',
    hint: 'Ensuite, les feuilles de vos personnes de confiance n’ouvrent plus qu’une copie que quelqu’un aurait faite avant.',
  },
  no: 'Non, tout garder',
  deletions: {
    will: {
      open: 'Supprimer seulement mon testament',
      meaning:
        'Vos documents scellés et les messages personnels sont supprimés. Votre compte, vos personnes de confiance et vos espaces de stockage restent, et vous pouvez sceller un nouveau testament.',
      submit: 'Supprimer mon testament',
      sure: 'Voulez-vous supprimer votre testament ?',
      confirm: 'Oui, supprimer mon testament dans 30 jours',
    },
    account: {
      open: 'Supprimer mon compte',
      meaning: 'Tout ce qui est dans votre compte est supprimé : votre testament, vos personnes de confiance, vos paramètres et ce qui s’est passé.',
      submit: 'Supprimer mon compte',
      sure: 'Voulez-vous supprimer votre compte et tout ce qu’il contient ?',
      confirm: 'Oui, supprimer mon compte',
    },
  },
  failures: {
    deletion_requested: 'Une suppression est déjà prévue. Rien n’a été modifié. Chargez cette page de nouveau pour la voir.',
  } as Record<string, string>,
};
