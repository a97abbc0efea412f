import type * as english from '#words/en/messages/to-host/changes.ts';
import { plural } from '#words/plural.ts';

const documents = plural('fr', {
  one: 'Il contient maintenant # document.',
  many: 'Il contient maintenant # documents.',
  other: 'Il contient maintenant # documents.',
});
const added = plural('fr', { one: '# a été ajouté', many: '# ont été ajoutés', other: '# ont été ajoutés' });
const removed = plural('fr', { one: '# a été retiré', many: '# ont été retirés', other: '# ont été retirés' });
const codesLeft = plural('fr', { one: 'Il reste un code.', many: 'Il reste # codes.', other: 'Il reste # codes.' });
const unansweredChecks = plural('fr', {
  one: 'une demande sans réponse',
  many: '# demandes sans réponse à la suite',
  other: '# demandes sans réponse à la suite',
});
const factorName = { passkey: (name: string) => `clé d’accès ${name}`, totp: (name: string) => `application d’authentification ${name}` };

const change = {
  signedIn: 'Une personne connectée à votre compte l’a fait. Si c’était vous, vous n’avez rien à faire.',
  notMe: 'Si ce n’était pas vous, veuillez ouvrir le lien et appuyer sur le bouton.',
  frozen: 'Tout le monde est alors déconnecté, et rien ne peut être modifié dans votre testament tant que vous n’avez pas confirmé votre identité.',
  worksUntil: (until: string) => `Le lien est valable jusqu’au ${until}.`,
  shortNotMe: 'Si ce n’était pas vous, ouvrez ce lien :',
};

export const changes: typeof english.changes = {
  'survivor-changed': {
    ...change,
    subject: 'Les personnes qui peuvent ouvrir votre testament ont changé',
    subjectMessage: 'Un message personnel de votre testament a été modifié',
    what: {
      contacts: (survivor: string) => `Les coordonnées de ${survivor} ont été modifiées.`,
      codes: (survivor: string) =>
        `De nouveaux codes de secours et une nouvelle clé de récupération ont été créés pour ${survivor}. L’ancienne feuille n’est plus valable.`,
      codesKept: (survivor: string) =>
        `De nouveaux codes de secours et une nouvelle clé de récupération ont été créés pour ${survivor}. Les codes de l’ancienne feuille ne sont plus valables. Mais un espace de stockage de votre testament ne s’ouvre encore qu’avec sa clé : ne la détruisez pas avant que cet espace ait les fichiers les plus récents.`,
      added: (survivor: string) => `${survivor} fait maintenant partie des personnes qui peuvent ouvrir votre testament.`,
      removed: (survivor: string) => `${survivor} ne fait plus partie des personnes qui peuvent ouvrir votre testament.`,
      message: (survivor: string) => `Le message personnel à ${survivor} a été remplacé ou supprimé.`,
    },
    renamed: (before: string, survivor: string) => `Le nom ${before} a été changé en ${survivor}.`,

    unnamedBefore: 'd’une personne de confiance',
    undone: 'Si un nom, des coordonnées ou un message personnel ont été remplacés ou supprimés, les précédents sont de nouveau utilisés.',
    mistake:
      'Si c’est arrivé par erreur, vous avez sept jours pour rétablir un message supprimé : connectez-vous et modifiez les données de cette personne.',
    short: {
      contacts: (survivor: string) => `Les coordonnées de ${survivor} dans votre compte de testament ont été modifiées.`,
      name: (survivor: string) => `Le nom de ${survivor} dans votre compte de testament a été modifié.`,
      codes: (survivor: string) => `De nouveaux codes de secours ont été créés pour ${survivor}.`,
      added: (survivor: string) => `${survivor} fait maintenant partie des personnes qui peuvent ouvrir votre testament.`,
      removed: (survivor: string) => `${survivor} ne fait plus partie des personnes qui peuvent ouvrir votre testament.`,
      message: (survivor: string) => `Le message personnel à ${survivor} a été remplacé ou supprimé.`,
    },
  },

  'ways-changed': {
    ...change,
    subject: {
      connector: 'Un canal de votre compte a été modifié',
      storage: 'Un espace de stockage de votre compte a été modifié',
      moved: 'Votre testament scellé se trouve maintenant dans d’autres espaces de stockage',
    },

    unknown: {
      connector: 'Un canal de votre compte a été ajouté, modifié, essayé avec une nouvelle adresse ou supprimé.',
      storage: 'Un espace de stockage de votre compte a été ajouté, modifié ou supprimé.',
      moved: 'Votre testament a été scellé dans d’autres espaces de stockage qu’avant. Il est supprimé de ceux où il n’est plus.',
    },

    connector: {
      added: (name: string) =>
        `Votre canal ${name} a été ajouté. Nous pouvons maintenant l’utiliser pour envoyer des codes à vos personnes de confiance et, après un essai, aussi pour vous envoyer des messages.`,
      changed: (name: string) => `Les paramètres de votre canal ${name} ont été modifiés.`,
      tested: (name: string, destination: string | undefined) =>
        destination
          ? `Votre canal ${name} a été essayé, et nous envoyons désormais nos messages aussi à ${destination}.`
          : `Votre canal ${name} a été essayé, et nous vous envoyons désormais nos messages aussi par ce canal.`,
      removed: (name: string) => `Votre canal ${name} a été supprimé.`,
    },
    channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'notifications d’un navigateur' },

    storage: {
      added: (name: string) => `L’espace de stockage ${name} a été ajouté.`,
      changed: (name: string) => `L’espace de stockage ${name} a été modifié.`,
      tested: (name: string) => `L’espace de stockage ${name} a été essayé.`,
      removed: (name: string) => `L’espace de stockage ${name} a été supprimé.`,
    },

    moved: (names: string) => `Votre testament scellé se trouve maintenant dans ${names} et est supprimé de tous les autres espaces de stockage.`,
    papersStay:
      'Les feuilles de vos personnes de confiance fonctionnent comme avant. Si vous leur avez dit où se trouve votre testament, ou l’avez écrit sur leurs feuilles, veuillez leur dire le nouvel endroit.',
    notUsed:
      'Nous n’envoyons plus de messages aux adresses ajoutées au cours des sept derniers jours, ni de codes par des canaux ajoutés ou configurés depuis.',
    short: {
      connector: {
        added: (name: string) => `Votre canal ${name} a été ajouté.`,
        changed: (name: string) => `Votre canal ${name} a été modifié.`,
        tested: (name: string) => `Votre canal ${name} a été essayé.`,
        removed: (name: string) => `Votre canal ${name} a été supprimé.`,
      },
      moved: 'Votre testament scellé a été déplacé dans un autre espace de stockage.',
    },
    shortUnknown: {
      connector: 'Un canal de votre compte de testament a été modifié.',
      storage: 'Un espace de stockage de votre compte de testament a été modifié.',
    },
  },

  'settings-changed': {
    ...change,
    subject: 'Les paramètres de nos demandes ont été modifiés',
    opening: 'Une personne connectée à votre compte a modifié la manière dont nous vérifions que vous allez bien.',
    startsAfter: (days: number, before: number) =>
      `Si vous ne répondez pas, vos personnes de confiance peuvent maintenant lancer la transmission de votre testament après ${days} jours au plus. Avant ce changement, c’était après ${before} jours au plus.`,
    now: (days: number, hours: number, checks: number) =>
      `Maintenant : une demande ${days} jours après votre dernière réponse, ${hours} heures pour y répondre, et ${unansweredChecks(checks)}.`,
    before: (days: number, hours: number, checks: number) =>
      `Avant : une demande ${days} jours après votre dernière réponse, ${hours} heures pour y répondre, et ${unansweredChecks(checks)}.`,
    ifYou: 'Si c’était vous, vous n’avez rien à faire.',
    undone:
      'Les paramètres précédents sont alors rétablis et tout le monde est déconnecté. Rien ne peut être modifié dans votre testament tant que vous n’avez pas confirmé votre identité.',
    short: (days: number, before: number) =>
      `Sans réponse, vos personnes de confiance peuvent maintenant commencer après ${days} jours au plus, et non ${before}. Si ce n’était pas vous, annulez :`,
  },

  'checks-paused': {
    ...change,
    subject: 'Nos demandes sont suspendues',
    opening: (date: string) => `Une personne connectée à votre compte nous a demandé de ne pas vérifier, jusqu’au ${date}, que vous allez bien.`,
    nextCheck:
      'Nous vous envoyons alors une demande. D’ici là, vos personnes de confiance peuvent toujours lancer une transmission, et vous avez comme d’habitude 48 heures pour l’arrêter.',
    ifYou: 'Si c’était vous, vous n’avez rien à faire.',
    undone:
      'Nous vérifions alors de nouveau comme avant, et tout le monde est déconnecté. Rien ne peut être modifié dans votre testament tant que vous n’avez pas confirmé votre identité.',
    short: (date: string) => `Jusqu’au ${date}, nous ne vérifions pas que vous allez bien.`,
  },

  'stop-card-made': {
    ...change,
    subject: 'Une carte d’arrêt a été créée pour votre testament',
    opening:
      'Une personne connectée à votre compte a créé une carte d’arrêt. Son code peut arrêter une seule fois une transmission de votre testament, sans votre mot de passe ni votre messagerie.',
    earlier: 'Les cartes précédentes ne sont plus valables.',
    ifYou: 'Si c’était vous, gardez la carte dans votre portefeuille. Vous n’avez rien d’autre à faire.',
    undone:
      'La carte n’est alors plus valable et tout le monde est déconnecté. Rien ne peut être modifié dans votre testament tant que vous n’avez pas confirmé votre identité.',
    short: 'Une carte d’arrêt a été créée pour votre testament.',
  },

  'rehearsal-started': {
    ...change,
    subject: 'Une répétition de votre testament a été lancée',
    opening: 'Une personne connectée à votre compte a lancé une répétition. Chacune de vos personnes de confiance reçoit un message qui le dit.',
    nothingOpens: (date: string) =>
      `Elles confirment leur identité comme lors d’une vraie transmission. Rien ne s’ouvre, et tous les codes de secours restent valables. Au plus tard le ${date}, vous recevez un rapport qui dit qui a réussi.`,
    ifYou: 'Si c’était vous, parlez-leur : un message que l’on attend inspire plus facilement confiance.',
    undone:
      'La répétition prend alors fin et tout le monde est déconnecté. Rien ne peut être modifié dans votre testament tant que vous n’avez pas confirmé votre identité.',
    short: 'Une répétition de votre testament a été lancée depuis votre compte.',
  },

  'stop-card-used': {
    subject: 'Votre carte d’arrêt a été utilisée',
    opening: (moment: string) =>
      `Le ${moment}, quelqu’un a saisi le code de votre carte d’arrêt. Nous n’ouvrons rien maintenant, et nous vérifions de nouveau comme d’habitude que vous allez bien.`,
    usedUp: 'La carte a servi et n’arrête plus rien. Si vous en voulez une, veuillez vous connecter et créer une nouvelle carte.',
    ifNotYou:
      'Si ce n’était pas vous, quelqu’un a trouvé votre carte. Cette personne n’a rien appris de votre testament, et la carte ne fonctionne pas une seconde fois.',
    short:
      'Votre carte d’arrêt a été utilisée, et nous n’ouvrons rien maintenant. Elle ne fonctionne plus : veuillez vous connecter et en créer une nouvelle.',
  },

  'factor-changed': {
    ...change,
    subject: 'Le second facteur de votre compte a été modifié',
    subjectGuessed: 'Quelqu’un essaie de se connecter à votre compte',
    added: (factor: 'passkey' | 'totp', name: string) =>
      `Ajouté à votre compte : ${factorName[factor](name)}. Désormais, les modifications demandent votre second facteur.`,
    removed: (factor: 'passkey' | 'totp', name: string) => `Supprimé de votre compte : ${factorName[factor](name)}.`,
    allRemoved:
      'Toutes les clés d’accès et applications d’authentification ont été supprimées de votre compte, avec les codes de secours de vos personnes de confiance.',
    codesRenewed: 'De nouveaux codes de récupération ont été créés pour votre compte. Les précédents ne sont plus valables.',
    codeUsed: (left: number) =>
      `L’un de vos codes de récupération a été utilisé à la place d’une clé d’accès ou d’une application d’authentification. ${codesLeft(left)}`,
    guessed: 'Quelqu’un a saisi de nombreux codes faux pour le second facteur de votre compte.',
    nothingChanged:
      'Les codes étaient faux, et rien n’a été modifié. Une personne qui peut saisir des codes connaît votre mot de passe, ou utilise un appareil où votre compte est ouvert.',
    undone:
      'Tout le monde est alors déconnecté, et nous vous envoyons un lien pour choisir un nouveau mot de passe. Les clés d’accès, applications d’authentification et codes de récupération ajoutés au cours des sept derniers jours ne sont plus valables. Si votre testament est scellé, rien ne peut y être modifié tant que vous n’avez pas confirmé votre identité.',
    short: {
      added: 'Un second facteur a été ajouté à votre compte de testament.',
      removed: 'Un second facteur de votre compte de testament a été supprimé.',
      'all-removed': 'Tous les seconds facteurs de votre compte de testament ont été supprimés.',
      'codes-renewed': 'De nouveaux codes de récupération ont été créés pour votre compte de testament.',
      'code-used': 'Un code de récupération de votre compte de testament a été utilisé.',
      guessed: 'Quelqu’un a saisi de nombreux codes faux pour votre compte de testament.',
    },
  },

  'sealed-again': {
    ...change,
    subject: 'Votre testament a été scellé de nouveau',
    opening: 'Votre testament a été scellé de nouveau.',
    documents,
    same: 'Ce sont les mêmes qu’avant.',
    changed: (more: number, fewer: number) => `${added(more)}, et ${removed(fewer)}.`,
    threshold: (survivors: number, before: number) =>
      `${survivors} de vos personnes de confiance ensemble peuvent l’ouvrir. Avant, il en fallait ${before}.`,
    originals:
      'Nous supprimons les fichiers scellés précédents de chaque espace de stockage qui a les nouveaux. Nous ne pouvons pas rendre un document retiré : veuillez conserver vos originaux.',
    afterwards: 'Ensuite, vous pourrez sceller de nouveau vos propres documents.',
    short:
      'Votre testament a été scellé de nouveau, avec d’autres documents ou un autre nombre de personnes requis. Si ce n’était pas vous, ouvrez ce lien :',
  },

  'change-undone': {
    subject: 'Une modification de votre compte a été refusée',
    opening:
      'Nous vous avions envoyé un message sur une modification de votre compte, et quelqu’un s’est servi de son lien pour nous dire : « Ce n’était pas moi ».',
    what: {
      contacts: (survivor: string) => `Les coordonnées précédentes de ${survivor} sont de nouveau utilisées.`,
      name: (survivor: string) => `Le nom précédent, ${survivor}, est de nouveau utilisé.`,
      message: (survivor: string) =>
        `Le message personnel précédent adressé à ${survivor} est rétabli. S’il y en avait un autre jusqu’ici, vous pouvez le rétablir : connectez-vous et modifiez les données de cette personne.`,
      added: (survivor: string) => `La personne ajoutée, ${survivor}, ne peut plus ouvrir votre testament.`,
      settings: () => 'Les paramètres précédents de nos demandes sont de nouveau utilisés.',
      factors: () =>
        'Les clés d’accès, applications d’authentification et codes de récupération ajoutés au cours des sept derniers jours ne sont plus valables.',
      pause: () => 'La pause est terminée, et nous vérifions de nouveau que vous allez bien.',
      email: () => 'L’adresse e-mail précédente est de nouveau la seule de votre compte.',
      nothing: () => '',
    },
    signedOut: 'Tout le monde a été déconnecté.',
    frozen: 'Tout le monde a été déconnecté. Rien ne peut être modifié dans votre testament tant que vous n’avez pas confirmé votre identité.',
    ifYou: 'Si c’était vous, veuillez vous connecter et choisir un nouveau mot de passe.',
    notYou:
      'Si ce n’était pas vous, quelqu’un d’autre peut lire nos messages. Veuillez sécuriser votre messagerie et votre téléphone. Connectez-vous ensuite et choisissez un nouveau mot de passe.',
    short: 'Quelqu’un a refusé une modification de votre compte de testament avec un de nos liens. Si ce n’était pas vous, veuillez vous connecter :',
  },

  'notices-stopped': {
    subject: 'L’une de vos personnes de confiance ne veut pas de nos messages',
    opening: (survivor: string) => `Une personne qui lit nos messages à ${survivor} nous a signalé qu’elle ne vous connaît pas.`,
    stopped: 'Nous n’envoyons plus d’avis à cette adresse. Si un code y est demandé, nous l’envoyons quand même.',
    checkAddress:
      'Le plus souvent, l’adresse est fausse ou a changé. Veuillez vous connecter et la vérifier. Si elle est juste, enregistrez-la de nouveau : nous y écrirons alors de nouveau.',
    short: 'L’une de vos personnes de confiance ne veut pas de nos messages. Veuillez vous connecter et vérifier ses coordonnées.',
  },
};
