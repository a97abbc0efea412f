import type * as english from '#words/en/pages/lookup.ts';
export const lookup: typeof english.lookup = {
  title: 'Trouver le testament qui vous nomme',
  lead: 'Utilisez cette page si vous n’avez ni lien ni feuille. Il vous faut l’adresse e-mail de la personne dont c’est le testament.',
  hostEmail: 'Son adresse e-mail',
  hostEmailHint: 'Si elle en avait plusieurs, essayez-les une à une.',
  contact: 'Comment pouvons-nous vous joindre ?',
  send: 'M’envoyer un message',
  sentTitle: 'Merci. Attendez notre message',
  sent: 'Si le testament d’une personne qui a cette adresse e-mail vous nomme avec ces coordonnées, nous venons de vous envoyer un message qui dit quoi faire.',
  sentWhy: 'Nous affichons la même phrase à tout le monde, pour qu’aucun inconnu ne puisse découvrir qui a laissé un testament.',
  nothing: 'Rien n’arrive ?',
  nothingSteps: [
    'Attendez quelques minutes. Pour un e-mail, regardez aussi dans le dossier des indésirables (spam).',
    'Essayez une autre adresse de la personne, ou une autre adresse à vous.',
    'Demandez à la famille une enveloppe cachetée à votre nom.',
  ],
  again: 'Essayer une autre adresse',
};
