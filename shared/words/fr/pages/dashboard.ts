import type * as english from '#words/en/pages/dashboard.ts';
import { plural } from '#words/plural.ts';

const people = plural('fr', { one: '# personne de confiance', many: '# personnes de confiance', other: '# personnes de confiance' });
const things = plural('fr', {
  one: 'une chose demande votre attention',
  many: '# choses demandent votre attention',
  other: '# choses demandent votre attention',
});

export const dashboard: typeof english.dashboard = {
  states: {
    setting_up: {
      title: 'Votre testament n’est pas encore scellé',
      text: 'Vos personnes de confiance ne peuvent encore rien ouvrir, et nous ne vous demandons pas si vous allez bien tant que votre testament n’est pas scellé.',
    },
    active: {
      title: 'Tout va bien',
      text: 'Votre testament est scellé. Vous n’avez rien à faire maintenant.',
    },
    paused: {
      title: 'Nos demandes sont suspendues',
      text: 'Vous nous avez demandé de ne pas vérifier que vous allez bien. Nous recommençons à la date ci-dessous.',
    },
    vouched: {
      title: 'Dites-nous que vous allez bien',
      text: 'Vous n’avez pas répondu à nos demandes, et une personne de confiance dit que vous êtes en vie. Vos personnes de confiance attendent donc. En appuyant sur le bouton, vous nous dites que c’est vrai.',
    },
    asking: {
      title: 'Dites-nous que vous allez bien',
      text: 'Nous vous avons envoyé une demande. Il suffit d’appuyer sur le bouton pour y répondre.',
    },
  },
  attention: (count: number) => `Votre testament est scellé, mais ${things(count)}`,
  attentionText: 'La liste ci-dessous dit ce que c’est et où y remédier.',
  stepsDone: (done: number, all: number) => `${done} étapes sur ${all} sont faites.`,
  well: 'Je vais bien',
  wellHint: 'Vous pouvez appuyer à tout moment. Nous comptons alors à partir d’aujourd’hui.',
  checkOf: (number: number, of: number) => `C’est la demande ${number} sur ${of}.`,
  sentBy: (channel: string, moment: string) => `Nous l’avons envoyée par ${channel} le ${moment}.`,
  notSentYet: 'Nous essayons toujours de vous joindre. Le délai de réponse commence quand un message est parti.',
  channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'notifications' },
  answerWithin: 'Temps qui vous reste pour répondre',
  thanks: 'Merci. Nous avons noté que vous allez bien.',
  answered: 'Vous avez répondu à la demande, et les demandes restées sans réponse ne comptent plus.',

  problemsTitle: 'Ce qui demande votre attention',
  adviceTitle: 'Ce qui serait plus sûr',
  since: (moment: string) => `Depuis le ${moment}.`,

  addChannel: {
    push: 'Notifications sur cet appareil',
    telegram: 'Telegram',
    sms: 'SMS',
  },
  problems: {
    account_protected: {
      text: () =>
        'Votre mot de passe a été réinitialisé par e-mail, ou vous avez refusé un changement. Rien ne peut donc être modifié dans votre testament pour le moment.',
      repair: 'Voir comment confirmer que c’était vous',
    },
    deletion_requested: {
      text: () => 'Vous nous avez demandé de supprimer votre compte ou votre testament. Jusqu’à la date prévue, vous pouvez l’empêcher.',
      repair: 'Voir la date, ou tout garder',
    },
    removal_asked: {
      text: (names: string) =>
        `En arrêtant une transmission avec un lien, vous nous avez demandé de retirer ${names}. Un lien seul ne suffit pas pour cela. Pour garder ${names}, ne faites rien.`,
      repair: 'Retirer une personne de confiance',
    },
    review_needed: {
      text: () =>
        'Votre mot de passe a été réinitialisé par e-mail. Avant de sceller votre testament, veuillez vérifier si tout ce qui a été saisi dans votre compte depuis vient de vous.',
      repair: 'Vérifier ce qui a été saisi',
    },
    host_unreachable: {
      text: () => 'Aucun de nos messages ne vous parvient. Corrigez votre adresse, ou essayez vos canaux.',
      repair: 'Vérifier comment vous joindre',
    },
    storage_broken: {
      text: (names: string) => `Nous ne pouvons pas joindre l’espace de stockage ${names}.`,
      repair: 'Essayer l’espace de stockage',
    },
    quorum_unreachable: {
      text: () =>
        'Nous ne pouvons pas joindre assez de personnes de confiance, personne ne pourrait donc ouvrir votre testament. Corrigez la façon de les joindre.',
      repair: 'Corriger les coordonnées',
    },
    reencryption_required: {
      text: () =>
        'Vos personnes de confiance, ou leur nombre nécessaire, ont changé depuis que votre testament a été scellé. Scellez-le de nouveau pour que le changement compte.',
      repair: 'Sceller le testament de nouveau',
    },
    package_behind: {
      text: (names: string) =>
        `${names} n’a pas encore les fichiers les plus récents de votre testament et ne s’ouvre qu’avec des feuilles antérieures : gardez-les. Nous réessayons chaque jour. Essayez l’espace de stockage.`,
      repair: 'Essayer l’espace de stockage',
    },
    connector_broken: { text: (names: string) => `Votre canal ${names} ne transmet aucun message.`, repair: 'Réparer le canal' },
    survivor_unreachable: {
      text: (names: string) => `Aucun message ne peut parvenir à ${names}. Ajoutez une adresse e-mail.`,
      repair: 'Ajouter une adresse',
    },
    notices_stopped: {
      text: (names: string) => `Quelqu’un à l’adresse de ${names} nous a dit ne pas vous connaître. Demandez, et corrigez l’adresse.`,
      repair: 'Corriger l’adresse',
    },
    contact_reported: {
      text: (names: string) => `Quelqu’un qui a le lien de ${names} nous a dit que l’adresse est fausse. Demandez, et corrigez l’adresse.`,
      repair: 'Voir la nouvelle adresse',
    },
    no_backup_codes: {
      text: (names: string) => `La feuille de ${names} n’a plus de code inutilisé. Imprimez-en une nouvelle.`,
      repair: 'Imprimer une nouvelle feuille',
    },
    paper_unconfirmed: {
      text: (names: string) => `Vous n’avez encore tapé aucun code de la feuille de ${names}. Nous ne savons donc pas si l’impression est lisible.`,
      repair: 'Vérifier la feuille, ou en faire une nouvelle',
    },
    no_copy: {
      text: () => 'Votre testament scellé n’est que chez nous, et vous n’en avez pas de copie. Avec une copie et les feuilles, il s’ouvre sans nous.',
      repair: 'Emporter une copie chez vous',
    },
    no_margin: {
      text: () => 'Toutes vos personnes de confiance sont nécessaires. Si l’une d’elles ne peut pas aider, personne ne peut ouvrir votre testament.',
      repair: 'Ajouter une personne de confiance',
    },
    only_email: {
      text: () =>
        'Nous ne pouvons vous joindre que par e-mail. Si cette messagerie cesse de fonctionner, vos personnes de confiance pourraient être informées par erreur.',
      repair: 'Voir tous les canaux',
    },
    stop_card_over: {
      text: () =>
        'Votre carte d’arrêt a été utilisée ou ne fonctionne plus. Avec une nouvelle carte, vous pouvez arrêter une transmission sans vous connecter.',
      repair: 'Créer une nouvelle carte d’arrêt',
    },
    invitation_unanswered: {
      text: (names: string) => `${names} : votre invitation est restée sans réponse. Parlez-en avec la personne.`,
      repair: 'Voir l’invitation',
    },
  },

  datesTitle: 'Ce qui se passe ensuite',
  nextCheck: 'Prochaine demande',
  ifSilent: 'Si vous ne répondez jamais',
  activation: (moment: string) => `Nous informons vos personnes de confiance le ${moment}. Ce peut être plus tard, mais pas plus tôt.`,
  lastSign: 'Dernières nouvelles de vous',
  reviewed: 'Dernière relecture de votre testament',
  changeDates: 'Modifier la fréquence de nos demandes',

  quorumTitle: 'Vos personnes de confiance',
  needed: (threshold: number, all: number) => `Pour ouvrir votre testament, ${threshold} sur ${people(all)} doivent confirmer leur identité.`,
  noSurvivors: 'Vous n’avez encore nommé personne.',
  notEnough: (threshold: number, all: number) => `Vous avez ${people(all)}. Il en faut au moins ${threshold} pour ouvrir un testament.`,
  reachAll: 'Nous avons une adresse pour chacune d’elles.',
  reach: (reachable: number, all: number) => `Nous avons une adresse utilisable pour ${reachable} sur ${all}.`,
  margin: (count: number) => `Même sans l’aide de ${people(count)}, les autres peuvent l’ouvrir.`,
  noMargin: 'Si l’une d’elles ne peut pas aider, personne ne peut l’ouvrir.',
  tooFew: 'Ce n’est pas assez : personne ne pourrait ouvrir votre testament.',
  confirmed: (count: number, all: number) => `Accords confirmés : ${count} sur ${all}.`,
  rehearse: 'Faire une répétition avec vos personnes de confiance',
  rehearsing: (confirmed: number, asked: number) => `Une répétition est en cours : réussie par ${confirmed} sur ${asked}`,
  rehearsed: (moment: string) => `Votre répétition avec elles a pris fin le ${moment}, et toutes ont réussi.`,

  stepsTitle: 'Les étapes vers un testament scellé',
  done: 'Fait',
  open: 'À faire',
};
