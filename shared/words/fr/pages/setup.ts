import type * as english from '#words/en/pages/setup.ts';
import { plural } from '#words/plural.ts';

const steps = plural('fr', { one: '# étape sur 6 est faite.', many: '# étapes sur 6 sont faites.', other: '# étapes sur 6 sont faites.' });
const mayBeMissing = plural('fr', { one: 'Une personne peut manquer.', many: '# personnes peuvent manquer.', other: '# personnes peuvent manquer.' });
const documents = plural('fr', { one: '# document', many: '# documents', other: '# documents' });

export const setup: typeof english.setup = {
  title: 'Préparer votre testament',
  lead: [
    'Six étapes mènent à votre testament scellé. Elles prennent environ une demi-heure. Un navigateur, une boîte e-mail et une imprimante suffisent.',
    'Vous pouvez vous arrêter à tout moment. Ce que vous avez fait reste, et vous continuez ici.',
  ],
  needsTitle: 'Ce qu’il vous faut',
  needs: [
    'une imprimante, pour la deuxième étape. Sans imprimante, vous pouvez y enregistrer les feuilles dans un fichier et les imprimer ailleurs',
    'les adresses e-mail ou numéros de téléphone des personnes en qui vous avez confiance',
    'vos documents sous forme de fichiers : PDF, Word (DOCX), texte ou images',
  ],
  progress: steps,
  hints: {
    people: 'Qui peut ouvrir votre testament, et combien doivent se réunir',
    papers: 'Vous imprimez une feuille pour chaque personne, et vous la vérifiez',
    place: 'Où votre testament scellé est gardé',
    documents: 'Ce que vos personnes de confiance liront',
    checks: 'À quelle fréquence nous demandons si vous allez bien',
    seal: 'Vous vérifiez tout encore une fois. Puis nous scellons votre testament',
  },
  status: { done: 'Fait', next: 'Suivant', open: 'À faire', waits: 'Plus tard' },
  waitsForPeople: 'Nommez d’abord vos personnes de confiance.',
  waitsForAll: 'Terminez d’abord les étapes ci-dessus.',
  start: 'Commencer',
  allSteps: 'Toutes les étapes',
  stepOf: (number: number) => `Étape ${number} sur 6`,
  saved: 'Tout ce qui est sur cette page est enregistré. Vous pouvez vous arrêter ici et continuer plus tard.',

  people: {
    firstTitle: 'À qui confiez-vous l’ouverture de votre testament ?',
    first: 'Nommez au moins deux personnes. Elles ne peuvent ouvrir votre testament qu’ensemble, quand vous ne le pouvez plus.',
    anotherTitle: 'Nommer une autre personne',
    listTitle: plural('fr', { one: 'Vous avez nommé # personne', many: 'Vous avez nommé # personnes', other: 'Vous avez nommé # personnes' }),
    noteOne: 'Il faut au moins deux personnes.',
    noteTwo: 'Deux suffisent pour commencer. Avec trois, votre testament peut encore être ouvert si l’une d’elles ne peut pas aider.',
    note: 'Vous pouvez modifier cette liste à tout moment.',
    unreachable: 'Nous ne pouvons pas joindre cette personne avec nos propres e-mails. Ajoutez une adresse e-mail si elle en a une.',
    another: 'Nommer une autre personne',
    full: 'Vous avez nommé 10 personnes, ce qui est le maximum.',
  },

  threshold: {
    title: 'Combien d’entre elles doivent se réunir ?',
    text: 'C’est le nombre de vos personnes de confiance qui doivent confirmer leur identité avant que quelqu’un puisse lire quoi que ce soit.',
    both: 'Avec deux personnes, il faut les deux. Si l’une d’elles ne peut pas aider, personne ne peut ouvrir votre testament. Nous conseillons une troisième personne.',
    nameThird: 'Nommer une troisième personne',
    continueWithTwo: 'Continuer avec deux personnes',
    option: (threshold: number, total: number) => `${threshold} sur ${total}`,
    spare: (count: number) => (count === 0 ? 'Si l’une d’elles ne peut pas aider, personne ne peut ouvrir votre testament.' : mayBeMissing(count)),
    recommended: 'conseillé',
  },

  papers: {
    title: 'Imprimer les feuilles',
    text: 'Chaque personne reçoit une feuille dans une enveloppe cachetée. Avec cette feuille, elle peut confirmer son identité, et ouvrir votre testament même sans ce service.',
    onlyHere: (names: string) =>
      `Les feuilles de ces personnes ne sont pas encore imprimées : ${names}. Elles ne sont que dans cette fenêtre. Si vous vous arrêtez avant de les imprimer, vous les ferez de nouveau plus tard, à l’étape « Leurs feuilles ».`,
    notAmong: (names: string) =>
      `Les feuilles de ces personnes ne sont pas parmi ces pages : ${names}. Elles ont été faites plus tôt, et nous ne pouvons pas les afficher de nouveau. Après ces pages, vérifiez celles que vous avez, et faites de nouveau les autres.`,
    missingTitle: 'Vérifier les feuilles',
    missing: (names: string) => `Vous n’avez pas encore vérifié les feuilles de ces personnes : ${names}.`,
    inHands: 'J’ai les feuilles imprimées en main',
    inHandsText: 'Tapez un code de secours de chaque feuille. Prenez-le sur la feuille. Il reste valable.',
    notPrinted: 'Je n’ai pas ces feuilles',
    notPrintedText:
      'Nous n’affichons les codes et les clés qu’une fois, et ne les gardons pas. L’ancienne feuille de chaque personne que vous choisissez ne fonctionne alors plus. Si vous la trouvez, détruisez-la.',
    choose: 'À qui faut-il une nouvelle feuille ?',
    chooseMissing: 'Choisissez au moins une personne.',
    make: 'Faire de nouvelles feuilles',
    doneTitle: 'Les feuilles sont imprimées et vérifiées',
    done: 'Remettez chaque enveloppe en main propre. Vous n’avez pas à attendre pour cela : continuez ici maintenant.',
    later: 'Vérifier les feuilles plus tard',
    laterText: 'Vous pouvez les vérifier à tout moment, même quand votre testament est scellé.',
    laterLink: 'Aller à la page Personnes de confiance',
  },

  place: {
    title: 'Où votre testament scellé doit-il être gardé ?',
    doneTitle: 'L’espace de stockage est prêt',
    done: (name: string) => `Votre testament scellé est gardé dans « ${name} ». Nous y avons écrit un petit fichier, l’avons relu et supprimé.`,
    doneOurs: 'Votre testament scellé est gardé par ce service, chiffré. Vous pouvez le placer dans votre propre espace de stockage à tout moment.',
    broken: (name: string) => `« ${name} » ne fonctionne pas. Ajoutez ici un autre espace de stockage, ou corrigez ses données.`,
    correct: 'Aller à la page Espaces de stockage',
    another: 'Utiliser un autre espace de stockage',
  },

  documents: {
    title: 'Quels documents vos personnes de confiance doivent-elles lire ?',
    text: 'Votre testament, et tout ce qui aide votre famille : assurances, comptes, souhaits pour les obsèques. Nous les scellons à la dernière étape.',
    none: 'Ajoutez au moins un document pour continuer.',
  },

  checks: {
    text: 'Nous vous posons la question par e-mail. Tant que vous répondez, il ne se passe rien d’autre.',
  },

  review: {
    title: 'Vérifiez vos réponses',
    missingTitle: 'Certaines étapes ne sont pas encore faites',
    missing: 'Votre testament ne peut pas être scellé avant :',
    threshold: 'Nécessaire pour ouvrir votre testament',
    thresholdValue: (threshold: number, total: number) => `${threshold} sur ${total}, ensemble`,
    hasMessage: 'Avec un message personnel',
    papersDone: 'Toutes imprimées et vérifiées',
    papersOpen: (names: string) => `Pas encore vérifiées : ${names}`,
    papersAdvice:
      'Vous pouvez sceller votre testament maintenant et vérifier ces feuilles plus tard. Sans feuille, une personne a besoin des e-mails ou messages que nous envoyons.',
    documentsValue: (count: number, size: string) => `${documents(count)}, ${size} en tout`,

    silence: plural('fr', {
      one: 'Si vous ne répondiez jamais, ce serait après # jour au plus.',
      many: 'Si vous ne répondiez jamais, ce serait après # jours au plus.',
      other: 'Si vous ne répondiez jamais, ce serait après # jours au plus.',
    }),
    nextTitle: 'Ce qui se passe quand vous scellez',
    next: [
      'Nous chiffrons vos documents et les écrivons dans l’espace de stockage que vous avez choisi. Ensuite, nous ne les ouvrons que quand assez de vos personnes de confiance se réunissent.',
      'Nous partageons la clé entre vos personnes de confiance.',
      'Nous n’écrivons pas à vos personnes de confiance.',
    ],
  },

  done: {
    lead: 'Tout est prêt.',
    firstCheck: 'Nous vous poserons la question pour la première fois le',
    answer: 'Il suffit d’appuyer sur le bouton de ce message. Vous pouvez aussi nous le dire à tout moment, sur la page Vue d’ensemble.',
    silent:
      'Si vous ne répondez pas, nous faisons un rappel, puis une nouvelle demande. Nous n’informons vos personnes de confiance qu’après plusieurs demandes sans réponse.',
    envelopes:
      'Remettez les enveloppes cachetées à vos personnes de confiance. Dites-leur à quoi elles servent, et où se trouve votre testament scellé ou une copie : sans ce service, elles devront le trouver.',
  },

  failures: {
    threshold_exceeds_survivors:
      'Plus de personnes doivent se réunir que vous n’en avez nommé. Nommez une autre personne, ou choisissez un nombre plus bas.',
  } as Record<string, string>,
};
