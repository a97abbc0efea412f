import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/survivor-form.ts';

const CHANNELS: Record<Channel, string> = { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

const EXAMPLE = '+43 660 1234567';

export const survivorForm: typeof english.survivorForm = {
  name: 'Nom de cette personne',
  nameHint: 'Il est imprimé sur sa feuille.',
  nameMissing: 'Saisissez le nom de cette personne.',
  relationship: 'Qui est cette personne pour vous ?',
  relationshipMissing: 'Saisissez qui est cette personne pour vous.',
  tooLong: 'Saisissez 100 caractères au plus.',
  contacts: 'Comment peut-on joindre cette personne ?',
  contactsHint: 'Deux adresses valent mieux qu’une.',
  accountHint:
    'WhatsApp et Telegram exigent un compte à vous, que vous pouvez connecter plus tard. La page « Comment vous joindre » dit si les SMS en exigent un aussi.',
  notYet: 'Nous n’écrivons pas à cette personne maintenant.',
  addresses: { email: 'Adresse e-mail', sms: 'Numéro de mobile pour les SMS', whatsapp: 'Numéro pour WhatsApp', telegram: 'Nom sur Telegram' },
  phoneHint: 'Avec + et l’indicatif du pays.',
  telegramHint: 'Par exemple @anna_martin.',
  noContact: 'Saisissez au moins une adresse ou un numéro de cette personne.',
  addressProblems: {
    email: 'Saisissez une adresse e-mail comme nom@example.com.',
    telegram: 'Saisissez un nom comme @anna_martin.',
    phone: `Saisissez le numéro entier avec + et l’indicatif du pays, sans (0), par exemple ${EXAMPLE}.`,
    countryCode: `Commencez le numéro par + et l’indicatif du pays. En Autriche, 0660 1234567 devient ${EXAMPLE}.`,
    doubleZero: `Écrivez + au lieu de 00 au début, par exemple ${EXAMPLE}.`,
    zeroAfterCode: `Supprimez le 0 après l’indicatif du pays, par exemple ${EXAMPLE}.`,
  },
  doubts: {
    shared: (address: string, names: string) =>
      `${address} figure plusieurs fois (${names}). Toute personne qui lit les messages à cette adresse peut confirmer pour toutes. Des adresses distinctes sont plus sûres.`,
    own: (address: string) => `${address} est votre propre adresse. Saisissez une adresse que cette personne de confiance lit.`,
  },
  another: 'Ajouter une autre adresse :',
  channel: (channel: Channel) => CHANNELS[channel],
  first: 'Laquelle essayons-nous en premier ?',
  firstHint: 'Si l’une ne fonctionne pas, nous essayons la suivante.',
  language: 'Langue de cette personne',
  message: 'Message personnel',
  messageHint: 'Pour cette personne seule, quand votre testament est ouvert. Facultatif. Une fois enregistré, nous ne l’affichons plus.',
  messageTooLong: 'Saisissez 20 000 caractères au plus.',
  known: 'Il y a un message personnel. Nous ne l’affichons pas de nouveau.',
  knownChoices: { keep: 'Le garder', replace: 'En écrire un nouveau', remove: 'Le supprimer', restore: 'Rétablir le message supprimé' },
  deleted: (until: string) => `Le message personnel a été supprimé. Vous pouvez le rétablir jusqu’au ${until}.`,
  restoreReplaced: 'Rétablir celui d’avant',
  replacedByLink: (until: string) =>
    `Un de nos liens a fait revenir un message personnel plus ancien. Vous pouvez rétablir celui d’avant jusqu’au ${until}.`,
  messageMissing: 'Écrivez le nouveau message, ou choisissez de garder l’ancien.',
  proposedTitle: (address: string) => `${address} est-elle la bonne adresse ?`,
  proposedText: 'Quelqu’un qui a notre lien a proposé cette adresse. Elle est remplie ci-dessous.',
  proposedInstead: (address: string) => `L’adresse jusqu’ici est ${address}.`,
  proposedCheck: 'Parlez avec cette personne avant de l’enregistrer, car nous ne savons pas qui a répondu.',
  checked: 'J’ai vérifié ces adresses : y écrire de nouveau',
  checkedHint: 'Des messages à l’une d’elles sont revenus, ou quelqu’un là-bas ne les veut pas.',
  rebound:
    'Votre testament est scellé. Quand vous enregistrez d’autres adresses, la clé de votre testament est partagée de nouveau. Toutes les feuilles restent valables. Nous vous avertissons. Nous écrivons aussi à l’ancienne adresse qu’elle a été remplacée, en vous nommant : cette personne le remarque ainsi si ce n’était pas vous.',
  add: 'Ajouter cette personne',
  save: 'Enregistrer les changements',
  lost: {
    title: 'Cette personne a été ajoutée, mais sa feuille s’est perdue en chemin',
    text: 'La connexion s’est interrompue avant que la feuille arrive ici, et nous ne l’affichons qu’une fois. Faites une nouvelle feuille pour cette personne dans la liste.',
    button: 'Continuer vers la liste',
  },
  failures: {
    conflict: 'Autre chose a été modifié au même moment, ceci n’a donc rien changé. Ce que vous avez saisi est toujours là. Réessayez.',
    rate_limited:
      'Il y a eu beaucoup de changements en peu de temps, rien n’a donc été modifié. Attendez jusqu’à l’heure ci-dessous, puis réessayez.',
  } as Record<string, string>,
};
