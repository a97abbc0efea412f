import type * as english from '#words/en/pages/rehearsal.ts';
export const rehearsal: typeof english.rehearsal = {
  title: 'Ceci est une répétition',
  notice:
    'Cette page ne signifie pas que quelque chose est arrivé. Quelqu’un qui est connecté au compte de la personne qui vous fait confiance a lancé une répétition.',
  lead: 'Confirmez une fois votre identité, comme vous le feriez dans une vraie transmission. Cette personne saura alors que tout fonctionnera.',
  choose: 'Choisissez ce que vous avez sous la main. L’un des deux suffit.',
  byPaperText:
    'La feuille de votre enveloppe cachetée porte des codes de secours comme ABCD-1234. Utilisez-en un. Dans une répétition, il reste valable, ne le barrez donc pas.',
  goodToKnow: 'Bon à savoir',
  facts: [
    'Rien ne s’ouvre. Aucun document ni message ne peut être lu.',
    'Nous demandons un seul code, et seulement sur cette page. Ne donnez jamais un code par téléphone ou par message.',
    'Une répétition n’a jamais besoin de la clé de récupération de votre feuille. Si cette page propose ensuite de la vérifier, vous pouvez vous en passer. Ne donnez jamais la clé par téléphone ou par message.',
    'Si vous avez ouvert votre enveloppe, remettez ensuite la feuille dans une nouvelle.',
    'Si quelque chose ne fonctionne pas, la répétition l’a découvert à temps. Parlez-en avec la personne qui vous fait confiance.',
  ],
  ifReal: 'La personne est-elle décédée ?',
  ifRealText: 'Alors ce n’est pas la bonne page. Une répétition ne retarde jamais une vraie transmission.',
  start: 'Lancer la transmission',
  endings: {
    done: {
      title: 'Merci. Cela fonctionne',
      text: 'Vous avez réussi. Dans une vraie transmission, vous auriez pu confirmer votre identité exactement de cette façon.',
      next: 'Rien n’a été ouvert, et vos codes de secours restent valables. Vous n’avez rien d’autre à faire. Vous pouvez fermer cette fenêtre.',
    },
    over: {
      title: 'Aucune répétition ne vous attend',
      text: 'Si nous vous avons écrit à propos d’une répétition, elle est terminée. Rien n’a été modifié.',
      next: 'Vous n’avez rien à faire. Si vous avez tapé les numéros de votre feuille, comparez-les encore une fois.',
    },
    real: {
      title: 'Ce n’est plus une répétition',
      text: 'Quelque chose de réel a commencé pour ce testament, la répétition a donc pris fin.',
      next: 'Ouvrez le message le plus récent que nous vous avons envoyé. Si vous n’en avez pas reçu, vous pouvez commencer ici avec votre feuille.',
    },
  },
  key: {
    title: 'Si vous voulez : vérifier la clé de votre feuille',
    lead: 'La page 2 de votre feuille porte une clé de récupération. Vous pouvez vérifier ici si c’est la bonne. Vous pouvez aussi vous en passer : votre répétition a déjà réussi.',
    address:
      'Regardez d’abord l’adresse de cette page. Elle commence par l’adresse qui est à la page 1 de votre feuille. Si ce n’est pas le cas, ne tapez pas la clé. Rien de ce que vous tapez ici n’est envoyé.',
    open: 'Vérifier ma clé',
    check: 'Vérifier cette clé',
    right: 'C’est la clé de votre feuille',
    rightText: 'Elle n’a été ni envoyée ni enregistrée. Mettez la feuille dans une nouvelle enveloppe. Vous pouvez ensuite fermer cette fenêtre.',
    other: 'Ce n’est pas la clé de votre feuille la plus récente',
    otherText:
      'Elle n’a pas de faute de frappe. Une feuille plus récente a remplacé celle-ci, ou la feuille est celle d’une autre personne ou d’un autre testament. Cherchez la feuille la plus récente à votre nom. Si vous n’en avez pas, parlez-en avec la personne qui vous fait confiance : elle peut imprimer une nouvelle feuille.',
    failed: 'Ce navigateur ne peut pas vérifier la clé. Rien n’est perdu, et votre répétition a réussi.',
  },
};
