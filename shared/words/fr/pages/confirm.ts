import type * as english from '#words/en/pages/confirm.ts';
export const confirm: typeof english.confirm = {
  title: 'Voulez-vous être une personne de confiance ?',
  lead: (host: string) => `${host} vous a donné le rôle de personne de confiance pour son testament, et nous a demandé de vous écrire.`,
  who: 'Nous gardons des testaments et les transmettons après un décès.',
  means: 'Ce que fait une personne de confiance',
  meansSteps: (host: string) => [
    `Vous recevez une enveloppe cachetée de ${host}. Gardez-la fermée, en lieu sûr.`,
    `Si ${host} décède, vous et les autres personnes de confiance ouvrez le testament ensemble. Aucune de ces personnes ne peut l’ouvrir seule.`,
    `Si quelqu’un commence par erreur, ${host} a 48 heures pour l’arrêter.`,
    'D’ici là, nous ne vous demandons rien. Une fois par an, nous vérifions que nous pouvons encore vous joindre.',
  ],
  sentTo: (address: string) => `Nous avons envoyé notre message à ${address}.`,
  unsure: 'Est-ce authentique ?',
  unsureText: (host: string) =>
    `En cas de doute, parlez avec ${host} avant de répondre. Nous ne demandons jamais de mot de passe, d’argent ni de document.`,

  answer: 'Votre réponse',
  answerMissing: 'Choisissez une des réponses.',
  answers: {
    confirmed: 'Oui, je suis d’accord, et cette adresse est la bonne',
    wrong_contact: 'C’est bien moi, mais j’ai une autre adresse',
    not_me: 'Je ne connais pas cette personne, ou je ne le souhaite pas',
  },
  hints: {
    confirmed: 'Vous pourrez modifier cette réponse plus tard avec le même lien.',
    wrong_contact: 'Nous montrons l’autre adresse à la personne qui vous fait confiance. C’est elle qui décide.',
    not_me: 'Nous arrêtons nos avis à cette adresse et avertissons la personne qui vous fait confiance.',
  },
  address: 'L’adresse e-mail à utiliser',
  addressHint: 'Vous pouvez laisser ce champ vide et le dire vous-même à la personne.',
  addressWrong: 'Saisissez une adresse e-mail comme nom@example.com, ou laissez le champ vide.',
  language: 'Dans quelle langue devons-nous vous écrire ?',
  send: 'Envoyer ma réponse',

  confirmedTitle: 'Merci. Votre accord est enregistré',
  confirmed: (host: string) => `Vous n’avez rien d’autre à faire maintenant. ${host} peut voir que vous êtes d’accord.`,
  keep: 'Ce qu’il faut garder',
  keepSteps: (host: string) => [
    `L’enveloppe cachetée de ${host}. Si vous ne l’avez pas encore, demandez-la.`,
    'Gardez-la fermée, et ne photographiez pas ce qu’elle contient.',
    'Dites à quelqu’un en qui vous avez confiance où elle se trouve, au cas où vous ne pourriez pas aller la chercher vous-même.',
  ],
  later: 'Ce qui se passe ensuite',
  laterSteps: (host: string, site: string) => [
    'Une fois par an, nous vous envoyons un e-mail et vous reposons la question.',
    `Si ${host} ne nous répond pas pendant longtemps, nous vous écrivons.`,
    `Si ${host} n’est plus en vie et que vous n’avez aucun message de nous, prenez l’enveloppe et ouvrez ${site}`,
  ],

  alerts: {
    title: 'Pour que vous remarquiez nos messages',
    text: 'Un message passe facilement inaperçu. Si vous voulez, nous signalons aussi sur cet appareil ou dans Telegram qu’un message est en route pour vous. Le signal ne nomme personne et ne dit rien du testament.',

    here: {
      push: (at: string) => `Un appareil, depuis le ${at}`,
      telegram: (at: string) => `Telegram, depuis le ${at}`,
    },
    remove: {
      push: 'Retirer l’appareil',
      telegram: 'Retirer Telegram',
    },
    turnOn: 'M’avertir sur cet appareil',
    willAsk: 'Votre navigateur vous demande alors si vous le permettez.',
    turnedOn: 'Cet appareil signale désormais quand un message est en route pour vous. Vous recevez un premier signal dans un instant.',
    denied:
      'Votre navigateur ne permet pas les notifications de cette page. Autorisez-les dans ses réglages pour cette page, puis appuyez de nouveau sur le bouton.',
    failed:
      'Votre navigateur n’a pas pu activer les notifications. Vérifiez votre connexion internet et appuyez de nouveau sur le bouton. Cela ne fonctionne pas dans une fenêtre privée.',
    connectChat: 'M’avertir dans Telegram',
    openChat: 'Ouvrir Telegram',
    pressStart: 'Appuyez-y sur « Démarrer ». Cette page montre alors que cela a fonctionné.',
    connected: 'Nous vous écrivons désormais aussi dans Telegram quand un message est en route pour vous.',
    removed: 'C’est retiré.',
    none: 'Ce navigateur ne peut pas afficher les notifications de cette page. Il ne vous manque rien : nos messages arrivent comme avant.',
  },

  wrongTitle: (host: string) => `Merci. La décision revient maintenant à ${host}`,
  wrong: (host: string) => `Nous montrons votre réponse à ${host}. Nous n’avons rien modifié : nous écrivons toujours à l’adresse que nous avons.`,
  wrongNext: (host: string) => `Dites-le aussi vous-même à ${host}, car nous ne pouvons pas savoir qui répond ici.`,

  notMeTitle: 'Merci. Nous arrêtons nos avis',
  notMe: 'Nous n’envoyons plus d’avis à cette adresse. La personne qui vous fait confiance est avertie que ce n’est pas la bonne.',
  notMeMistake:
    'Si vous avez choisi cela par erreur, parlez avec la personne qui vous fait confiance. Elle peut enregistrer de nouveau votre adresse et vous inviter plus tard.',

  change: 'Modifier ma réponse',
  closedTitle: 'On ne peut pas répondre avec ce lien',
  closed: 'Rien n’a été modifié.',
  noLink: 'Ouvrez de nouveau le lien de notre e-mail. S’il est long, copiez-le en entier.',
  failures: {
    invalid_link: 'Ce lien n’est pas complet, ou il ne vient pas de nous. Ouvrez-le de nouveau depuis notre e-mail.',
    link_expired: 'Ce lien n’est plus valable. Demandez à la personne qui vous fait confiance de vous envoyer une nouvelle invitation.',
  },
};
