import type * as english from '#words/en/messages/to-host/upkeep.ts';
import { plural } from '#words/plural.ts';

export const upkeep: typeof english.upkeep = {
  'documents-damaged': {
    subject: 'Certains de vos documents scellés sont endommagés',
    opening: (storage: string) =>
      `Une fois par mois, nous vérifions vos documents scellés. Dans l’espace de stockage ${storage}, les documents suivants manquent ou sont endommagés :`,

    unnamedDocument: 'un document',
    othersIntact: 'Vos personnes de confiance ne pourraient pas lire ces documents. Tous les autres documents sont intacts.',
    upload: 'Veuillez vous connecter, envoyer de nouveau les documents nommés, puis sceller de nouveau votre testament.',
    onDevice: 'Votre propre appareil a chiffré ces fichiers. Veuillez vous connecter et sceller de nouveau tous vos documents sur votre appareil.',
    short: plural('fr', {
      one: 'L’un de vos documents scellés est endommagé. Veuillez vous connecter et l’envoyer de nouveau.',
      many: '# de vos documents scellés sont endommagés. Veuillez vous connecter et les envoyer de nouveau.',
      other: '# de vos documents scellés sont endommagés. Veuillez vous connecter et les envoyer de nouveau.',
    }),
    shortOnDevice: 'Certains de vos documents scellés sont endommagés. Veuillez vous connecter et les sceller de nouveau sur votre appareil.',
  },

  'storage-unreachable': {
    subject: 'Nous ne pouvons pas joindre l’espace de stockage de votre testament',
    opening: (storage: string) =>
      `Une fois par mois, nous vérifions vos documents scellés. Pendant trois jours, nous n’avons pas pu les lire, car l’espace de stockage ${storage} ne nous l’a pas permis.`,
    why: 'Vos personnes de confiance ne pourraient pas non plus les lire. Le plus souvent, l’accès à l’espace de stockage a expiré ou a été modifié.',
    test: 'Veuillez vous connecter et essayer l’espace de stockage.',
    short: 'Nous ne pouvons pas joindre l’espace de stockage de votre testament scellé. Veuillez vous connecter et l’essayer.',
  },

  'yearly-review': {
    subject: 'Une fois par an : tout est-il encore à jour dans votre testament ?',
    opening: plural('fr', {
      one: 'Votre testament scellé contient un document.',
      many: 'Votre testament scellé contient # documents.',
      other: 'Votre testament scellé contient # documents.',
    }),
    sealedOn: (date: string) => `Vous l’avez scellé le ${date}.`,
    people: (threshold: number) => `Après votre décès, ${threshold} de ces personnes ensemble peuvent l’ouvrir :`,
    confirmed: (survivor: string, date: string) => `${survivor} a confirmé le ${date} que nos messages arrivent.`,
    unconfirmed: (survivor: string) => `${survivor} n’a pas encore confirmé que nos messages arrivent.`,
    paper: (date: string) => `La feuille a été créée le ${date}.`,
    paperUnchecked: (date: string) => `La feuille a été créée le ${date}, et vous ne l’avez pas encore vérifiée.`,
    right: 'Si tout cela est encore à jour, veuillez ouvrir le lien et appuyer sur le bouton. Cela nous dit aussi que vous allez bien.',
    change: 'Si quelque chose doit changer, la page derrière le lien vous y conduit.',
    step: 'Tout est encore à jour',
    short: 'Une fois par an, nous demandons si tout est à jour dans votre testament. Veuillez lire notre e-mail, ou ouvrir le lien :',
  },

  'copy-broken': {
    subject: 'L’un des espaces de stockage de votre testament ne fonctionne pas',
    opening: (storage: string) =>
      `Une fois par mois, nous vérifions vos documents scellés dans chacun de vos espaces de stockage. Pendant trois jours, ${storage} ne nous a permis ni de les lire ni de les réparer.`,
    safe: 'Votre testament est complet dans un autre espace de stockage : vos personnes de confiance pourraient donc le lire.',
    test: 'Veuillez vous connecter et essayer cet espace de stockage, ou en choisir un autre, pour qu’il y en ait de nouveau deux.',
    short:
      'L’un des espaces de stockage de votre testament ne fonctionne pas ; le testament est complet dans un autre. Veuillez vous connecter et l’essayer.',
  },

  'copy-repaired': {
    subject: 'Une copie de votre testament scellé a été réparée',
    opening: (storage: string) =>
      `Une fois par mois, nous vérifions vos documents scellés dans chacun de vos espaces de stockage. Dans ${storage}, des fichiers manquaient ou étaient endommagés. Nous les avons réécrits à partir d’un autre espace de stockage, et votre testament est complet.`,
    again: 'Vous n’avez rien à faire. Si cela se reproduit, veuillez choisir un autre espace de stockage.',
    short:
      'Des fichiers de votre testament scellé manquaient ou étaient endommagés dans un espace de stockage. Nous les avons réparés à partir d’un autre.',
  },

  'draft-expires': {
    subject: 'Des documents que vous avez envoyés ne sont pas encore scellés',
    opening: plural('fr', {
      one: 'Vous avez envoyé un document qui n’est pas encore scellé.',
      many: 'Vous avez envoyé # documents qui ne sont pas encore scellés.',
      other: 'Vous avez envoyé # documents qui ne sont pas encore scellés.',
    }),
    kept: 'Nous gardons les documents non scellés pendant 30 jours.',
    deletedOn: (documents: number, date: string) =>
      documents === 1
        ? `Nous supprimons celui-ci le ${date} si vous ne scellez pas votre testament avant.`
        : `Nous supprimons ceux-ci le ${date} si vous ne scellez pas votre testament avant.`,
    seal: 'Veuillez vous connecter et sceller votre testament. Sinon, vos personnes de confiance ne recevront pas ce que vous avez envoyé. Ce qui est déjà scellé reste tel quel.',
    short: (by: string) =>
      `Vous avez envoyé des documents qui ne sont pas encore scellés. Veuillez vous connecter et sceller votre testament avant le ${by}, sinon nous les supprimons.`,
  },

  'connector-broken': {
    subject: 'L’un de vos canaux ne fonctionne plus',
    opening: (connector: string, reason: string) =>
      `Une fois par mois, nous vérifions que nous pouvons vous joindre. Depuis trois jours, ${connector} ne fonctionne pas : ${reason}`,
    unnamedConnector: 'l’un de vos canaux',
    others:
      'Jusqu’à ce qu’il fonctionne de nouveau, nous vous joignons par vos autres canaux et par e-mail. Vos personnes de confiance ne reçoivent pas de codes par ce canal.',
    test: 'Veuillez vous connecter, vérifier ses paramètres et l’essayer.',
    short: (connector: string) => `Votre canal ${connector} ne fonctionne pas depuis trois jours. Veuillez vous connecter et l’essayer.`,
    unnamedShort: 'pour vous joindre',
  },

  'device-gone': {
    subject: 'L’un de vos appareils ne reçoit plus nos notifications',
    opening: (device: string) =>
      `Le navigateur sur ${device} n’accepte plus nos notifications : nous avons donc supprimé ce canal. Nous vous joignons par les autres et par e-mail.`,
    unnamedDevice: 'l’un de vos appareils',
    again: 'Elles y ont peut-être été désactivées. Pour les réactiver, veuillez vous connecter sur cet appareil.',
    short: (device: string) => `Nos notifications n’arrivent plus sur ${device}. Pour les réactiver, veuillez vous y connecter.`,
  },

  'chat-gone': {
    subject: 'Vous ne recevez plus nos messages sur Telegram',
    opening:
      'La discussion avec notre bot sur Telegram est bloquée ou supprimée : nous avons donc supprimé ce canal. Nous vous joignons par les autres et par e-mail.',
    again: 'C’est peut-être arrivé par erreur. Pour y recevoir de nouveau des messages, veuillez vous connecter et relier Telegram de nouveau.',
    short:
      'Nos messages ne vous parviennent plus sur Telegram. Pour les y recevoir de nouveau, veuillez vous connecter et relier Telegram de nouveau.',
  },

  'storage-broken': {
    subject: 'L’un de vos espaces de stockage ne fonctionne plus',
    opening: (storage: string, reason: string) =>
      `Une fois par mois, nous vérifions vos espaces de stockage. Depuis trois jours, ${storage} ne fonctionne pas : ${reason}`,
    unnamedStorage: 'l’un de vos espaces de stockage',
    test: 'Votre testament scellé n’est pas dans cet espace de stockage. Si vous voulez encore l’utiliser, veuillez vous connecter, vérifier ses paramètres et l’essayer.',
    short: (storage: string) => `L’espace de stockage ${storage} ne fonctionne pas depuis trois jours. Veuillez vous connecter et l’essayer.`,
    unnamedShort: 'pour des documents',
  },

  'drive-joined': {
    subject: 'Un espace en ligne a été relié à votre compte',
    opening: (storage: string, account: string) =>
      `Une personne connectée à votre compte a relié un espace en ligne : ${storage}. Le compte chez ce fournisseur porte le nom ${account}.`,
    unnamedStorage: 'un espace de stockage',
    unnamedAccount: 'vide',
    ifYou: 'Si c’était vous et que cet espace est le vôtre, vous n’avez rien à faire.',
    notYou: 'Si ce n’était pas vous, veuillez vous connecter, supprimer cet espace de stockage et changer votre mot de passe.',
    short:
      'Un espace en ligne a été relié à votre compte de testament. Si ce n’était pas vous, veuillez vous connecter, supprimer cet espace de stockage et changer votre mot de passe.',
  },

  'drive-lost': {
    subject: 'Veuillez relier de nouveau votre espace en ligne',
    opening: (storage: string) =>
      `Nous ne pouvons plus ouvrir l’espace de stockage ${storage}, car notre accès à cet espace en ligne a pris fin. Cela arrive si l’accès a été retiré, si le mot de passe a été changé, ou si l’espace n’a pas été utilisé depuis longtemps.`,
    reconnect:
      'Tant que vous ne l’avez pas relié, vos personnes de confiance ne peuvent pas non plus lire les documents qui s’y trouvent. Veuillez vous connecter et le relier de nouveau. Il n’est pas nécessaire de sceller de nouveau votre testament.',
    short: 'Nous ne pouvons plus ouvrir votre espace en ligne. Veuillez vous connecter à votre compte de testament et le relier de nouveau.',
  },

  'email-bounced': {
    subject: 'Nos e-mails ne vous parviennent plus',
    opening: (address: string) =>
      `Nous avons envoyé un e-mail à ${address}, l’adresse de votre compte. Il nous est revenu : cette messagerie ne l’accepte pas.`,
    others:
      'Nous vous joignons pour l’instant par vos autres canaux. Une demande qui nous est seulement revenue ne compte pas comme une demande sans réponse.',
    change:
      'Veuillez vous connecter et changer l’adresse e-mail de votre compte. Si l’adresse est juste, veuillez vérifier que la messagerie existe et n’est pas pleine.',
    short: 'Nos e-mails à l’adresse de votre compte de testament nous reviennent. Veuillez vous connecter et changer l’adresse :',
  },

  'survivor-unreachable': {
    subject: (survivor: string) => `Nos e-mails ne parviennent plus à ${survivor}`,
    opening: (survivor: string) => `Nous avons envoyé un e-mail à ${survivor}. Il nous est revenu : cette messagerie ne l’accepte pas.`,
    needed: (survivor: string) =>
      `Sans adresse e-mail qui fonctionne, ${survivor} ne peut pas recevoir le lien personnel nécessaire pour ouvrir votre testament.`,
    correct:
      'Veuillez demander l’adresse actuelle, vous connecter et l’enregistrer dans les coordonnées. Si l’adresse est juste, veuillez l’enregistrer de nouveau.',
    short:
      'Nos e-mails à l’une de vos personnes de confiance nous reviennent. Veuillez vous connecter à votre compte de testament et corriger son adresse :',
  },

  'contact-reported': {
    subject: 'L’une de vos personnes de confiance a peut-être une autre adresse',
    opening: (survivor: string) => `Une personne qui lit nos messages à ${survivor} a répondu que nous utilisons une mauvaise adresse.`,
    openingWithProposal: (survivor: string) =>
      `Une personne qui lit nos messages à ${survivor} a répondu que nous utilisons une mauvaise adresse, et en a proposé une autre.`,
    unchanged: 'Nous n’avons rien modifié, car nous ne savons pas qui a écrit cela.',
    ask: (survivor: string) =>
      `Veuillez demander à ${survivor} en personne ou par téléphone. Connectez-vous ensuite, et enregistrez la bonne adresse.`,
    short:
      'Nous utilisons peut-être une mauvaise adresse pour l’une de vos personnes de confiance, mais nous n’avons rien modifié. Veuillez le lui demander, puis vous connecter :',
  },

  'quorum-worse': {
    subject: 'Moins de personnes qu’avant peuvent ouvrir votre testament',
    opening: 'Nous vérifions si nous pouvons joindre les personnes qui peuvent ouvrir votre testament. La situation s’est dégradée.',
    reached: (survivors: number, reachable: number) => `Vous avez ${survivors} personnes de confiance, et nous en joignons ${reachable}.`,
    needed: (threshold: number) => `Au moins ${threshold} d’entre elles doivent participer pour ouvrir votre testament.`,
    tooFew: 'Si cela reste ainsi, votre testament pourrait rester fermé.',
    justEnough: 'Si une personne de plus ne peut pas participer, il pourrait rester fermé.',
    spare: (margin: number) => `Parmi celles que nous joignons, il peut donc en manquer ${margin}.`,
    unreachable: 'Aucun canal ne permet de joindre :',
    rejected:
      'Vous avez refusé une modification quand ces canaux étaient nouveaux. Jusqu’à ce que vous saisissiez de nouveau leurs paramètres, ils ne transmettent aucun message :',
    unnamedConnector: 'un canal',
    correct:
      'Veuillez vous connecter, corriger leurs coordonnées ou désigner une autre personne de confiance. Votre testament reste scellé tel quel.',
    seldom: 'Nous envoyons ce message au plus une fois en 30 jours.',
    short: (reachable: number, survivors: number, threshold: number) =>
      `Nous joignons ${reachable} de vos ${survivors} personnes de confiance, et ${threshold} doivent participer pour ouvrir votre testament. Veuillez vous connecter et corriger leurs coordonnées :`,
  },
};
