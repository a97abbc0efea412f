import type * as english from '#words/en/answers.ts';

const CLOSED = 'Si votre testament est scellé, rien ne peut y être modifié tant que vous n’avez pas confirmé votre identité.';
const CONNECTORS =
  'Les canaux ajoutés ou configurés au cours des sept derniers jours ne transmettent aucun message tant que vous n’avez pas saisi de nouveau leurs paramètres.';

export const answers: typeof english.answers = {
  offers: {
    check: {
      title: 'Allez-vous bien ?',
      sentences: [
        'Vous nous avez demandé de vérifier de temps en temps que vous allez bien. Si c’est le cas, veuillez appuyer sur le bouton.',
        'Nous saurons ainsi que vous allez bien. Si une transmission a été lancée, elle s’arrête. Tant que vous n’appuyez pas sur le bouton, rien ne change.',
      ],
      button: 'Oui, je vais bien',
    },
    review: {
      title: 'Tout est-il encore à jour dans votre testament ?',
      sentences: [
        'Une fois par an, nous vous demandons si votre testament est encore à jour : les documents, les personnes et la façon de les joindre. La liste est dans notre message.',
        'Si rien ne doit changer, veuillez appuyer sur le bouton. Cela nous dit aussi que vous allez bien.',
      ],
      button: 'Tout est encore à jour',
      elsewhere: 'Modifier quelque chose',
    },
    pending: {
      title: 'Allez-vous bien ?',
      sentences: [
        'Vous n’avez pas répondu à nos demandes. Vos personnes de confiance peuvent donc lancer la transmission de votre testament.',
        'Si vous allez bien, veuillez appuyer sur le bouton. Si une transmission a été lancée, elle s’arrête. Nous avertissons vos personnes de confiance que vous avez répondu, et nous vérifions de temps en temps que vous allez bien, comme avant.',
      ],
      button: 'Je vais bien : arrêter la transmission',
    },
    stop: {
      title: 'Arrêter la transmission de votre testament ?',
      sentences: [
        'Une de vos personnes de confiance a lancé la transmission de votre testament.',
        'Si vous allez bien, veuillez appuyer sur le bouton. La transmission prend fin et nous n’ouvrons rien. Nous avertissons vos personnes de confiance qu’elle a été arrêtée avec ce lien.',
      ],
      button: 'Je vais bien : arrêter la transmission',
    },

    recovery: {
      title: 'Est-ce vous qui avez choisi un nouveau mot de passe ?',
      sentences: [
        'Quelqu’un nous a dit, avec un de nos liens, que vous n’aviez pas réinitialisé le mot de passe de votre compte. Le mot de passe d’avant la réinitialisation est donc de nouveau valable.',
        'Si c’est bien vous qui l’avez réinitialisé, veuillez appuyer sur le bouton. Nous vous enverrons alors un nouveau lien pour choisir un mot de passe.',
      ],
      button: 'C’est moi qui ai réinitialisé le mot de passe',
    },
    'undo-email': {
      title: 'Annuler le changement de votre adresse e-mail ?',
      sentences: [
        'L’adresse e-mail de votre compte a été modifiée.',
        'Si ce n’était pas vous, veuillez appuyer sur le bouton. L’ancienne adresse redevient celle de votre compte, tout le monde est déconnecté, et nous vous envoyons un lien pour choisir un nouveau mot de passe.',
        `${CLOSED} Si c’est vous qui avez fait ce changement et que vous voulez seulement reprendre l’ancienne adresse, veuillez vous connecter et la saisir là.`,
      ],
      button: 'Ce n’était pas moi : annuler le changement',
    },
    'not-me': {
      title: 'Quelqu’un d’autre a-t-il modifié le compte de votre testament ?',
      sentences: [
        'Si ce n’était pas vous, veuillez appuyer sur le bouton. Tout le monde est déconnecté, et nous vous envoyons un lien pour choisir un nouveau mot de passe.',
        'Rien ne peut être modifié dans votre testament tant que vous n’avez pas confirmé votre identité. Si un nom ou des coordonnées ont été remplacés, les anciens sont de nouveau utilisés. Si une personne a été ajoutée, elle est retirée. Si nos demandes étaient suspendues, la pause prend fin. Si vous avez une carte d’arrêt, elle ne fonctionne plus.',
      ],
      button: 'Ce n’était pas moi',
    },
    'undo-settings': {
      title: 'Annuler le changement des paramètres de nos demandes ?',
      sentences: [
        'Quelqu’un a modifié la fréquence à laquelle nous vérifions que vous allez bien, ou le délai après lequel vos personnes de confiance peuvent lancer la transmission de votre testament.',
        'Si ce n’était pas vous, veuillez appuyer sur le bouton. Les anciens paramètres sont de nouveau utilisés. Tout le monde est déconnecté, et nous vous envoyons un lien pour choisir un nouveau mot de passe.',
        'Rien ne peut être modifié dans votre testament tant que vous n’avez pas confirmé votre identité. Si c’est vous qui avez fait ce changement et que vous voulez seulement d’autres paramètres, veuillez vous connecter et les modifier là.',
      ],
      button: 'Ce n’était pas moi : annuler le changement',
    },
    'undo-factor': {
      title: 'Quelqu’un d’autre a-t-il modifié le second facteur de votre compte ?',
      sentences: [
        'Si ce n’était pas vous, veuillez appuyer sur le bouton. Tout le monde est déconnecté, et nous vous envoyons un lien pour choisir un nouveau mot de passe.',
        'Les clés d’accès, applications d’authentification et codes de récupération ajoutés au cours des sept derniers jours cessent de fonctionner. Ce qui a été retiré n’est pas rétabli.',
        CLOSED,
      ],
      button: 'Ce n’était pas moi',
    },
    'undo-deletion': {
      title: 'Garder ce qui serait supprimé ?',
      sentences: [
        'Une personne connectée à votre compte, et qui en connaît le mot de passe, nous a demandé de supprimer votre testament ou votre compte entier.',
        'Si vous voulez tout garder, ou si ce n’était pas vous, veuillez appuyer sur le bouton. Rien n’est alors supprimé, et tout reste en l’état.',
      ],
      button: 'Tout garder',
    },
    'opt-out': {
      title: 'Vous ne connaissez pas la personne qui vous fait confiance ?',
      sentences: [
        'Quelqu’un vous a donné le rôle de personne de confiance pour son testament et nous a donné l’adresse à laquelle nous avons écrit.',
        'Si vous ne connaissez pas cette personne, veuillez appuyer sur le bouton. Nous n’envoyons alors plus d’avis à cette adresse, et nous disons à la personne que l’adresse est peut-être fausse.',
      ],
      button: 'Je ne connais pas cette personne',
    },
  },

  nextAsk: (moment: string) => `Nous vous enverrons la prochaine demande le ${moment}.`,

  done: {
    check: { title: 'Merci', sentences: ['Nous sommes heureux d’avoir de vos nouvelles.'] },
    review: { title: 'Merci', sentences: ['Nous sommes heureux d’avoir de vos nouvelles. Nous vous reposerons la question dans un an.'] },
    pending: {
      title: 'Merci',
      sentences: [
        'Nous sommes heureux d’avoir de vos nouvelles. Si une transmission avait été lancée, elle est arrêtée. Nous avertissons vos personnes de confiance, et nous vérifions de temps en temps que vous allez bien, comme avant.',
      ],
    },
    stop: {
      title: 'La transmission est arrêtée',
      sentences: ['Nous sommes heureux d’avoir de vos nouvelles. La transmission est arrêtée, et nous avertissons vos personnes de confiance.'],
    },
    recovery: { title: 'Merci', sentences: ['Nous vous envoyons un lien par e-mail. Veuillez choisir un nouveau mot de passe avec ce lien.'] },
    'undo-email': {
      title: 'Le changement est annulé',
      sentences: [
        'Votre ancienne adresse e-mail est de nouveau celle de votre compte, et tout le monde a été déconnecté.',
        `Veuillez choisir un nouveau mot de passe avec le lien que nous vous envoyons. ${CLOSED}`,
        CONNECTORS,
      ],
    },
    'not-me': {
      title: 'Votre testament est protégé contre d’autres changements',
      sentences: [
        'Tout le monde a été déconnecté, et rien ne peut être modifié dans votre testament tant que vous n’avez pas confirmé votre identité. Si ce changement avait remplacé un nom ou des coordonnées, les anciens sont de nouveau utilisés. S’il avait ajouté une personne, elle a été retirée. S’il avait suspendu nos demandes, la pause a pris fin. Votre carte d’arrêt ne fonctionne plus.',
        'Veuillez choisir un nouveau mot de passe avec le lien que nous vous envoyons.',
        'Les nouveaux codes de secours restent valables, et les personnes retirées doivent être ajoutées de nouveau. Veuillez vérifier vos personnes de confiance, et faire de nouvelles feuilles en cas de doute.',
        CONNECTORS,
      ],
    },
    'undo-settings': {
      title: 'Le changement est annulé',
      sentences: [
        'Les anciens paramètres sont de nouveau utilisés. Tout le monde a été déconnecté, et rien ne peut être modifié dans votre testament tant que vous n’avez pas confirmé votre identité.',
        'Veuillez choisir un nouveau mot de passe avec le lien que nous vous envoyons. Ceci n’était pas une réponse à nos demandes. Si une demande ou une transmission attend votre réponse, veuillez y répondre aussi.',
        CONNECTORS,
      ],
    },
    'undo-factor': {
      title: 'Tout le monde a été déconnecté',
      sentences: [
        'Les clés d’accès, applications d’authentification et codes de récupération ajoutés au cours des sept derniers jours ne fonctionnent plus.',
        `Veuillez choisir un nouveau mot de passe avec le lien que nous vous envoyons. ${CLOSED} Puis veuillez ajouter de nouveau une clé d’accès ou une application d’authentification.`,
        CONNECTORS,
      ],
    },
    'undo-deletion': {
      title: 'Rien ne sera supprimé',
      sentences: [
        'Tout reste en l’état. Si nous avions écrit à vos personnes de confiance que votre testament serait supprimé, nous leur disons maintenant qu’il est gardé.',
        'Si ce n’est pas vous qui avez demandé la suppression, quelqu’un connaît votre mot de passe. Veuillez vous connecter et en choisir un nouveau.',
      ],
    },
    'opt-out': { title: 'Merci', sentences: ['Nous n’envoyons plus d’avis à cette adresse. Veuillez nous excuser pour le dérangement.'] },
  },

  removal: {
    unnamed: 'cette personne',
    sentence: (name: string) =>
      `Elle a été lancée, avec une preuve d’identité, par ${name}. Si ${name} n’a plus votre confiance, vous pouvez nous demander de retirer cette personne. Un lien seul ne suffit pas pour cela : vous devrez vous connecter et le confirmer.`,
    button: (name: string) => `Je vais bien : arrêter la transmission et demander de retirer ${name}`,
    asked: (name: string) => ({
      title: 'La transmission est arrêtée',
      sentences: [
        'Nous sommes heureux d’avoir de vos nouvelles. La transmission est arrêtée, et nous avertissons vos personnes de confiance.',
        `${name} est encore dans votre liste. Veuillez vous connecter au service dans les 7 jours : nous vous y rappelons votre souhait, et vous pouvez retirer ${name} ou ne rien faire.`,
        `D’ici là, ${name} peut lancer une transmission au plus une fois par jour. Vous pouvez arrêter chacune d’elles.`,
      ],
    }),
  },

  held: {
    title: 'Tout le monde a été déconnecté',
    sentences: [
      'Rien ne peut être modifié dans votre testament tant que vous n’avez pas confirmé votre identité. Nous ne pouvons pas annuler le changement pour le moment.',
      'Si une transmission est en cours, veuillez l’arrêter avec le lien de notre message à ce sujet. Puis ouvrez de nouveau ce lien et appuyez encore une fois sur le bouton.',
    ],
  },

  used: {
    title: 'Vous avez déjà répondu',
    sentences: ['Ce lien a déjà été utilisé, et votre réponse compte. Vous n’avez rien à faire.'],
  },

  usedUp: {
    'not-me': {
      title: 'Tout le monde était déjà déconnecté',
      sentences: [
        'Rien ne peut être modifié dans votre testament tant que vous n’avez pas confirmé votre identité. Ce changement a été annulé autant que possible.',
        'Les nouveaux codes de secours restent valables, et les personnes retirées doivent être ajoutées de nouveau. Veuillez vérifier vos personnes de confiance dès que possible.',
      ],
    },
    recovery: {
      title: 'Vous avez déjà répondu',
      sentences: ['Une réponse a déjà été donnée pour cette réinitialisation. Vous n’avez rien à faire.'],
    },
    'undo-settings': {
      title: 'Ce changement était déjà annulé',
      sentences: ['Les anciens paramètres sont de nouveau utilisés. Vous n’avez rien à faire.'],
    },
    'undo-factor': {
      title: 'Ce changement était déjà refusé',
      sentences: ['Tout le monde a été déconnecté. Veuillez choisir un nouveau mot de passe si vous ne l’avez pas encore fait.'],
    },
    'undo-deletion': { title: 'Rien ne sera supprimé', sentences: ['Cela a déjà été annulé, ou a pris fin. Tout reste en l’état.'] },
    'opt-out': { title: 'Merci', sentences: ['Nous n’envoyons aucun avis à cette adresse.'] },
  },

  refused: {
    invalid_link: {
      title: 'Ce lien n’est pas complet',
      sentences: ['Veuillez copier le lien entier de notre message. Vous pouvez aussi vous connecter au service et nous y dire que vous allez bien.'],
    },
    link_expired: {
      title: 'Ce lien ne fonctionne plus',
      sentences: [
        'Nous vous avons envoyé un message plus récent, ou le lien a expiré.',
        'Si vous allez bien, veuillez utiliser notre message le plus récent, ou vous connecter au service et nous y le dire.',
      ],
    },
  },

  freshLink: {
    sentence: 'Si une demande ou une transmission attend votre réponse, nous pouvons vous envoyer un nouveau lien par le même canal que celui-ci.',
    button: 'M’envoyer un nouveau lien',
    asked: {
      title: 'Un nouveau message de notre part va arriver',
      sentences: [
        'Si une demande ou une transmission attend votre réponse et qu’un lien permet encore d’y répondre, vous recevez un nouveau lien dans quelques minutes. Nous en envoyons au plus trois par heure.',
        'Si aucun message n’arrive, veuillez vous connecter au service. Vous pouvez toujours nous y dire que vous allez bien.',
      ],
    },
  },

  stillWorks: {
    title: 'Ce lien fonctionne',
    sentences: ['Veuillez ouvrir de nouveau le lien de notre message et y appuyer sur le bouton.'],
  },

  reset: {
    title: 'Avez-vous réinitialisé le mot de passe de votre compte ?',

    happened: (at: string, until?: string) =>
      until === undefined
        ? `Le mot de passe de votre compte a été réinitialisé par e-mail le ${at}. Tant que vous n’avez pas confirmé que c’était vous, rien ne peut être modifié dans votre testament.`
        : `Le mot de passe de votre compte a été réinitialisé par e-mail le ${at}. Jusqu’au ${until}, rien ne peut être modifié dans votre testament.`,

    happenedProtected: (at: string) =>
      `Le mot de passe de votre compte a été réinitialisé par e-mail le ${at}. Les changements exigent toujours votre second facteur.`,

    happenedUnsealed: (at: string) => `Le mot de passe de votre compte a été réinitialisé par e-mail le ${at}.`,

    happenedDenied: (at: string, until?: string) =>
      until === undefined
        ? `Quelqu’un a refusé une réinitialisation de votre mot de passe le ${at}, avec un lien reçu par e-mail. Votre ancien mot de passe est de nouveau valable. Tant que vous n’avez pas confirmé que c’était vous, rien ne peut être modifié dans votre testament.`
        : `Quelqu’un a refusé une réinitialisation de votre mot de passe le ${at}, avec un lien reçu par e-mail. Votre ancien mot de passe est de nouveau valable. Jusqu’au ${until}, rien ne peut être modifié dans votre testament.`,
    confirmElsewhere:
      'Ce lien est arrivé par e-mail, il ne permet donc pas de confirmer la réinitialisation. Si c’est vous qui avez réinitialisé le mot de passe, veuillez utiliser le lien que nous avons envoyé par un autre canal.',
    nothingToDo: 'Si c’est vous qui avez réinitialisé le mot de passe, vous n’avez rien d’autre à faire.',
    howToDeny:
      'Si ce n’était pas vous, veuillez appuyer sur le bouton qui le dit. Tout le monde est déconnecté, et le mot de passe d’avant la réinitialisation est de nouveau valable. Pendant 7 jours, un nouveau mot de passe exige des codes de secours de vos personnes de confiance, pour que personne ne puisse en définir un en lisant vos e-mails.',

    howToDenyUnsealed:
      'Si ce n’est pas vous qui l’avez réinitialisé, appuyez sur le bouton qui le dit. Tout le monde est alors déconnecté, et le mot de passe d’avant fonctionne à nouveau. Votre compte redevient tel qu’il était avant la réinitialisation. Nous gardons pendant 30 jours ce qui y a été saisi depuis, et vous décidez de ce qui vient de vous.',
    cannotDeny: 'Ce lien ne permet pas de refuser la réinitialisation. Si ce n’était pas vous, veuillez choisir de nouveau un mot de passe.',
    mine: 'Je vais bien, et c’est moi qui ai réinitialisé le mot de passe',
    notMine: 'Je vais bien, mais ce n’est pas moi qui l’ai réinitialisé',

    rejected: 'Je vais bien, et c’est moi qui ai refusé la réinitialisation',

    stillClosed: (until?: string) =>
      until === undefined
        ? 'Tant que vous ne l’avez pas confirmé par un autre canal, rien ne peut être modifié dans votre testament, car quelqu’un d’autre connaît peut-être votre ancien mot de passe. Les codes de secours d’un nombre suffisant de personnes de confiance y mettent fin aussitôt.'
        : `Jusqu’au ${until}, rien ne peut être modifié dans votre testament, car quelqu’un d’autre connaît peut-être votre ancien mot de passe. Les codes de secours d’un nombre suffisant de personnes de confiance y mettent fin aussitôt.`,

    stopsNothing: 'Ce lien n’arrête pas la transmission de votre testament qui est en cours. Pour l’arrêter, veuillez vous connecter.',
    confirmed: { title: 'Merci', sentences: ['Vous pouvez de nouveau tout modifier dans votre testament.'] },
    unconfirmed: {
      title: 'Merci',
      sentences: [
        'Votre réponse n’a rien changé à la réinitialisation de votre mot de passe. Veuillez ouvrir notre message le plus récent sur un autre canal.',
        'Un lien reçu par e-mail ne permet pas de confirmer une réinitialisation. Un canal qui est nouveau dans votre compte ne permet pas de la refuser. Aucun lien ne permet de confirmer une réinitialisation plus récente que lui.',
      ],
    },
    denied: {
      title: 'Votre ancien mot de passe est de nouveau valable',
      sentences: (until: string, survivors: number | undefined) => [
        'Tout le monde a été déconnecté. Pour vous connecter, utilisez le mot de passe d’avant la réinitialisation.',
        `Jusqu’au ${until}, un nouveau mot de passe exige les codes de secours de ${survivors} de vos personnes de confiance. Les codes sont sur les feuilles de leurs enveloppes cachetées.`,
        'Quelqu’un d’autre a peut-être accès à vos e-mails. Veuillez changer le mot de passe de votre messagerie.',
      ],

      sentencesUnsealed: (names: string) => [
        'Tout le monde a été déconnecté. Pour vous connecter, utilisez le mot de passe d’avant la réinitialisation.',
        ...(names === ''
          ? []
          : [
              `Votre compte est tel qu’il était avant la réinitialisation. Nous gardons pendant 30 jours ce qui y a été saisi depuis : ${names}. Veuillez vous connecter et décider de ce qui vient de vous.`,
            ]),
        'Quelqu’un d’autre a peut-être accès à vos e-mails. Veuillez changer le mot de passe de votre messagerie.',
      ],

      unnamed: { settings: 'vos réglages', factors: 'votre second facteur' },
    },
  },
};
