import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/survivors.ts';
import { plural } from '#words/plural.ts';

const CHANNELS: Record<Channel, string> = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

const people = plural('fr', { one: '# personne', many: '# personnes', other: '# personnes' });
const mayBeMissing = plural('fr', { one: 'Une personne peut manquer.', many: '# personnes peuvent manquer.', other: '# personnes peuvent manquer.' });
const codes = plural('fr', {
  one: 'Il reste # code de secours sur la feuille.',
  many: 'Il reste # codes de secours sur la feuille.',
  other: 'Il reste # codes de secours sur la feuille.',
});

export const survivors: typeof english.survivors = {
  title: 'Vos personnes de confiance',
  lead: 'Vos personnes de confiance sont celles qui peuvent ouvrir votre testament ensemble, quand vous ne le pouvez plus. Une seule ne le peut pas.',
  margin: {
    none: 'Vous n’avez encore nommé personne. Nommez au moins deux personnes en qui vous avez confiance.',
    tooFew: (total: number, threshold: number, missing: number) =>
      `Vous avez nommé ${people(total)}, et ${threshold} doivent se réunir. Ajoutez ${people(missing)}.`,
    all: (total: number) => `Les ${total} personnes doivent toutes se réunir. Si l’une manque, personne ne peut ouvrir votre testament.`,
    spare: (total: number, threshold: number, spare: number) => `${threshold} de vos ${total} personnes doivent se réunir. ${mayBeMissing(spare)}`,
  },
  reach: (reachable: number, total: number) => `Nous avons une adresse utilisable pour ${reachable} sur ${total}.`,
  later: (threshold: number) => `Quand vous scellerez votre testament de nouveau, ${threshold} personnes devront se réunir.`,
  add: 'Ajouter une personne',
  addTitle: 'Ajouter une personne',
  addSealed:
    'Votre testament est scellé. Quand vous ajoutez une personne, la clé de votre testament est partagée de nouveau entre toutes. Les feuilles des autres restent valables. Nous vous avertissons, ainsi que les autres, sans donner le nom. Si vous avez scellé sur votre propre appareil, scellez de nouveau là aussi.',
  addNext: 'Après ce formulaire, vous imprimez la feuille de cette personne. Préparez une imprimante, car ses codes ne sont affichés qu’une fois.',
  full: 'Vous avez 10 personnes, ce qui est le maximum.',
  changeTitle: (name: string) => `Modifier ${name}`,
  back: 'Retour à la liste',
  paperTitle: (names: string) => `La feuille pour ${names}`,
  confirmTitle: (name: string) => `Vérifier la feuille de ${name}`,

  facts: {
    reachable: (addresses: string) => `Nos messages vont à ${addresses}.`,
    idle: (channels: string) =>
      `Nous ne pouvons pas encore utiliser ${channels} pour cette personne. Configurez un compte pour cela sur la page « Comment vous joindre ».`,
    unreachable: 'Nous ne pouvons pas joindre cette personne. Ajoutez une adresse qui fonctionne.',
    bounced: (address: string) => `Notre e-mail à ${address} revient. Demandez la bonne adresse.`,
    complained: (address: string) =>
      `Quelqu’un a signalé notre e-mail à ${address} comme indésirable. Demandez à cette personne, puis enregistrez l’adresse de nouveau.`,
    stopped: (address: string) => `Quelqu’un à ${address} nous a dit ne pas vous connaître. Demandez à cette personne, et corrigez l’adresse.`,
    proposed: (address: string) =>
      `La réponse propose une autre adresse : ${address}. Nous ne l’avons pas vérifiée. Demandez à cette personne avant de l’utiliser.`,
    wrongContact: 'Quelqu’un a répondu à votre invitation que l’adresse est fausse. Demandez à cette personne, et corrigez-la.',
    notInvited: 'Vous ne nous avez pas demandé d’écrire à cette personne.',
    invited: (day: string) => `Invitation envoyée le ${day}. Il n’y a pas encore de réponse.`,
    confirmed: (day: string) => `Accord confirmé le ${day}.`,
    paperConfirmed: (checked: string, made: string | null) =>
      made === null ? `Vous avez vérifié la feuille le ${checked}.` : `La feuille a été faite le ${made}. Vous l’avez vérifiée le ${checked}.`,
    paperUnconfirmed: (day: string | null) =>
      day === null ? 'Vous n’avez pas encore vérifié la feuille.' : `La feuille a été faite le ${day}. Vous ne l’avez pas encore vérifiée.`,
    codes: (left: number) => (left === 0 ? 'Il ne reste aucun code de secours. Faites une nouvelle feuille.' : codes(left)),
    message: 'Il y a un message personnel.',
    noMessage: 'Il n’y a pas de message personnel.',
    sealed: 'A une part de la clé de votre testament scellé.',
    unsealed: 'Ne peut pas encore ouvrir votre testament scellé.',
  },
  channel: (channel: Channel) => CHANNELS[channel],
  tones: { good: 'Bien', plain: 'Remarque', warning: 'À faire' },

  actions: 'Autres actions',
  takeProposed: (address: string) => `Utiliser plutôt ${address}`,
  checkPaper: 'Taper un code de la feuille',
  checkPaperText: 'Les codes ne sont affichés que quand la feuille est faite. Si vous ne l’avez pas en main, faites une nouvelle feuille.',
  newPaper: 'Faire une nouvelle feuille',
  newPaperTitle: (name: string) => `Faire une nouvelle feuille pour ${name} ?`,
  newPaperText:
    'La feuille que cette personne a devient invalide : ses codes tout de suite, sa clé dès que chaque espace de stockage de votre testament a les nouveaux fichiers. Préparez une imprimante, car les nouveaux codes ne sont affichés qu’une fois.',
  newPaperSealed:
    'Votre testament est scellé. Nous vous avertissons, ainsi que cette personne. Puis nous scellons vos documents de nouveau avec une nouvelle clé. Vous n’avez rien à faire pour cela. Si vous avez scellé sur votre propre appareil, scellez de nouveau là aussi.',
  invite: 'Demander confirmation à cette personne',
  inviteTitle: (name: string) => `Demander confirmation à ${name} ?`,
  inviteText: {
    email:
      'Nous envoyons un e-mail avec un lien personnel. Il dit que vous avez nommé cette personne, et demande si elle est d’accord et si l’adresse est juste. Nous ne demandons que parce que vous le voulez.',
    sms: 'Nous envoyons un SMS avec un lien personnel. Il demande si la personne est d’accord et si le numéro est juste. Prévenez-la avant, pour qu’elle sache qui demande. Nous ne demandons que parce que vous le voulez.',
  },
  inviteSend: {
    email: 'Envoyer l’e-mail',
    sms: 'Envoyer le SMS',
  },
  invited: (address: string) => `Nous avons envoyé l’invitation à ${address}.`,
  remove: 'Retirer cette personne',
  removeText: (name: string) =>
    `${name} ne pourra plus ouvrir votre testament. Sa feuille ne fonctionnera plus, et le message personnel sera supprimé. Cela ne peut pas être annulé.`,
  removeOpen: 'Nous n’avertissons personne.',
  removeSealed:
    'Votre testament est scellé. La clé est partagée de nouveau entre les autres, dont les feuilles restent valables. Un espace de stockage que nous ne pouvons pas joindre s’ouvre avec l’ancienne feuille jusqu’à ce qu’il ait les nouveaux fichiers. Nous vous avertissons, ainsi que les autres, sans donner le nom. Puis nous scellons vos documents de nouveau avec une nouvelle clé. Vous n’avez rien à faire pour cela. Si vous avez scellé sur votre propre appareil, scellez de nouveau là aussi.',
  removeFirst: {
    add: (name: string, threshold: number) =>
      `${threshold} personnes doivent se réunir, ${name} ne peut donc pas encore quitter la liste. Ajoutez d’abord une autre personne. Puis retirez ${name}.`,
    addOrLower: (name: string, threshold: number) =>
      `${threshold} personnes doivent se réunir, ${name} ne peut donc pas encore quitter la liste. Ajoutez d’abord une autre personne, ou abaissez le nombre nécessaire. Puis retirez ${name}.`,
  },
  done: {
    added: 'La personne est ajoutée.',
    saved: 'Les changements sont enregistrés.',
    removed: (name: string) => `${name} ne fait plus partie de la liste.`,
    threshold: 'Le nombre est enregistré.',
  },

  sealTitle: 'Scellez votre testament de nouveau',
  sealText: 'Vous avez choisi combien de personnes doivent se réunir. Cela s’applique quand vous scellez votre testament de nouveau.',
  sealOnDevice:
    'Votre testament a été scellé sur votre appareil pour d’autres feuilles, ou pour un autre nombre de feuilles. Scellez de nouveau vos documents sur votre appareil.',
  sealLink: 'Aller aux documents',
  resealing:
    'Nous scellons vos documents de nouveau avec une nouvelle clé, car vos personnes de confiance ou leurs feuilles ont changé. Vous n’avez rien à faire.',
  locked: {
    running:
      'Une transmission de votre testament est en cours, rien ne peut donc être modifié ici. Si vous allez bien, arrêtez d’abord la transmission.',
    pending:
      'Vos personnes de confiance peuvent maintenant lancer une transmission, rien ne peut donc être modifié ici. Si vous allez bien, dites-le-nous d’abord.',
    recovered:
      'Votre mot de passe a été réinitialisé par e-mail, ou vous avez refusé un changement. Rien ne peut donc être modifié ici pour le moment.',
  },
  security: 'Voir comment confirmer que c’était vous',

  thresholdTitle: 'Combien doivent se réunir ?',
  threshold: 'Nombre de personnes nécessaires',
  thresholdHint:
    'Un nombre plus bas est plus sûr si quelqu’un est injoignable. Un nombre plus élevé est plus sûr si vous ne faites pas confiance à chaque personne prise séparément.',
  thresholdOption: (threshold: number, total: number) => `${threshold} sur ${total}`,
  thresholdSave: 'Enregistrer le nombre',
  thresholdSealed: 'Votre testament est scellé. Le nombre s’applique quand vous le scellez de nouveau.',
  thresholdFew: 'Vous pourrez choisir quand vous aurez nommé trois personnes. Avec deux, il faut les deux.',
};
