import type * as english from '#words/en/pages/home.ts';
export const home: typeof english.home = {
  title: 'Nous gardons des testaments scellés jusqu’à ce qu’on en ait besoin',
  intro: [
    'Ce service garde scellés les testaments de ses membres.',
    'Un membre nomme des personnes en qui il a confiance. Elles peuvent ouvrir le testament ensemble quand le membre est décédé.',
    'Le service essaie d’abord de joindre le membre. Aucune de ces personnes ne peut ouvrir le testament seule, ni avant que le membre ait eu le temps de l’empêcher.',
  ],
  question: 'Avez-vous un message de nous, une feuille d’une enveloppe cachetée ou un compte ?',
  message: 'J’ai un message du service',
  messageHint: 'Un e-mail, un SMS, un message WhatsApp ou Telegram',
  paper: 'J’ai une feuille d’une enveloppe cachetée',
  paperHint: 'Des pages imprimées avec des codes, que quelqu’un vous a confiées',
  account: 'J’ai un compte ici',
  accountHint: 'Vous gardez votre propre testament auprès de ce service',
  own: 'Voulez-vous garder votre propre testament auprès de ce service ?',
  ownLink: 'Ouvrir un compte',
  nothing: 'Quelqu’un est décédé, et vous n’avez rien de tout cela ?',
  nothingLink: 'Demander avec son adresse e-mail',
};
