import type * as english from '#words/en/pages/account-review.ts';
export const accountReview: typeof english.accountReview = {
  title: 'Est-ce que tout cela vient de vous ?',

  reset: (at: string) => `Votre mot de passe a été réinitialisé par e-mail le ${at}.`,

  resets: (first: string, last: string) =>
    `Votre mot de passe a été réinitialisé par e-mail le ${first}. Il l’a été de nouveau ensuite, ou une réinitialisation a été refusée, la dernière fois le ${last}.`,
  why: 'Toute personne qui peut lire vos e-mails peut le faire. Veuillez donc vérifier si tout ce qui a été saisi dans votre compte depuis vient de vous.',
  nothing: 'Il n’y a rien à vérifier pour le moment',

  asideTitle: 'Ce que nous avons mis de côté',
  aside: [
    'Nous avons remis votre compte tel qu’il était avant la première réinitialisation. Ce qui y a été saisi depuis est gardé ici et n’a aucun effet.',
    'Ne reprenez que ce que vous avez saisi vous-même. Si votre compte a déjà cette entrée, elle est remplacée.',
    'Pour le reste, vous n’avez rien à faire. Nous l’effaçons quand le délai est passé.',
  ],
  until: (moment: string) => `Vous pouvez le reprendre jusqu’au ${moment}.`,
  bringBack: 'Cela vient de moi : le reprendre',

  broughtBack: (name: string) => `Repris : ${name}`,

  listTitle: 'Ce qui a été saisi depuis la réinitialisation',
  empty: 'Rien n’a été saisi depuis. Vous pouvez sceller votre testament comme d’habitude.',
  kinds: {
    survivor: 'Personne de confiance',
    connector: 'Canal',
    storage: 'Espace de stockage',
    settings: 'Réglages',
    factors: 'Second facteur',
    stop_card: 'Carte d’arrêt',
    account: 'Votre compte',
    document: 'Document',
  },
  changes: {
    survivor: {
      added: 'Cette personne a été ajoutée.',
      changed: 'Les données de cette personne ont été modifiées.',
      removed: 'Cette personne a été retirée.',
    },
    connector: { added: 'Ce canal a été ajouté.', changed: 'Ce canal a été modifié.', removed: 'Ce canal a été retiré.' },
    storage: {
      added: 'Cet espace de stockage a été ajouté.',
      changed: 'Cet espace de stockage a été modifié.',
      removed: 'Cet espace de stockage a été retiré.',
    },
    settings: 'Vos réglages ont été modifiés.',
    factors: 'Une clé d’accès, une application d’authentification ou les codes de récupération ont été modifiés.',
    stop_card: 'Une nouvelle carte d’arrêt a été créée.',
    account: 'Les données de votre compte ont été modifiées.',
    document: 'Ce document a été envoyé avant la dernière réinitialisation.',
  },

  changed: (what: string) => `Ce qui est différent : ${what}.`,
  fields: {
    name: 'le nom',
    contacts: 'les coordonnées',
    paper: 'la feuille',
    message: 'le message personnel',
    channel: 'les données d’accès, ou l’adresse où il vous joint',
    place: 'l’emplacement, ou les données d’accès',
    display_name: 'votre nom',
    email: 'votre adresse e-mail',
    details: 'les autres données',
  },
  correct: 'Cela ne vient pas de moi : le corriger',
  notMine:
    'Si quelque chose ne vient pas de vous, quelqu’un d’autre peut lire vos e-mails. Veuillez le corriger avec le lien placé sous cette entrée, et changer le mot de passe de votre messagerie.',
  confirm: 'Tout ce qui est dans cette liste vient de moi',
  notNeeded: 'Vous n’avez pas à confirmer cette liste pour le moment.',
  confirmed: 'Merci. Vous pouvez maintenant sceller votre testament.',
  toSealing: 'Continuer vers le scellement',

  unprovenTitle: 'Combien de temps nous restons prudents',
  unproven:
    'Rien dans cette liste ne nous prouve encore que c’est bien vous. Par exemple, un canal qui y figure ne peut pas confirmer une réinitialisation de votre mot de passe.',
  ends: {
    on: (moment: string) => `Il en est ainsi jusqu’au ${moment}.`,
    afterSealing: 'Il en est ainsi jusqu’à 30 jours après que vous avez scellé votre testament.',
    earlier:
      'Cela se termine plus tôt si vous confirmez la réinitialisation avec quelque chose que vous aviez déjà : un canal, un second facteur, ou des codes des feuilles de vos personnes de confiance.',
    proof:
      'Cela se termine quand vous confirmez la réinitialisation avec quelque chose que vous aviez déjà : un canal, un second facteur, ou des codes des feuilles de vos personnes de confiance.',
  },

  done: {
    title: 'Nous avons mis quelque chose de côté pour vous',
    text: 'Votre mot de passe avait déjà été réinitialisé, et nous ne savons pas si c’était vous. Nous avons donc remis votre compte tel qu’il était avant la première réinitialisation. Voici ce qui y a été saisi depuis :',
    next: 'Rien n’est perdu. Veuillez vous connecter et nous dire ce qui vient de vous. Vous avez 30 jours pour cela.',
    open: 'Se connecter et décider',
  },

  failures: {
    review_needed: 'La liste a changé entre-temps, rien n’a donc été confirmé. Veuillez la parcourir encore une fois.',
  } as Record<string, string>,
};
