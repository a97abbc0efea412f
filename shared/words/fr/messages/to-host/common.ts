import type * as english from '#words/en/messages/to-host/common.ts';
export const common: typeof english.common = {
  greeting: (name: string) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  whoWeAre: 'Nous sommes votre service de garde de testaments.',

  privateLink: 'Veuillez ne pas transférer ce message : le lien fonctionne pour quiconque le possède.',

  signIn: 'Se connecter',
  stopTransfer: 'Je vais bien : arrêter la transmission',
  iAmWell: 'Oui, je vais bien',
  signInAndStop: 'Si vous allez bien, veuillez vous connecter et arrêter la transmission.',
  itWasNotMe: 'Ce n’était pas moi',
  undoChange: 'Ce n’était pas moi : annuler le changement',

  notice: {
    areYouWell: 'Allez-vous bien ?',
    news: 'Du nouveau sur votre testament',
    important: 'Une information importante sur votre testament',
    read: 'Appuyez ici pour lire.',
  },

  unnamed: {
    survivor: 'l’une de vos personnes de confiance',

    Survivor: 'L’une de vos personnes de confiance',
    person: 'cette personne',
    willStorage: 'pour le testament',
    connection: 'sans nom',
  },
};
