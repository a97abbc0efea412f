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
};
