import type * as english from '#words/en/messages/to-host/common.ts';
export const common: typeof english.common = {
  greeting: (name: string) => (name === '' ? 'Buongiorno,' : `Buongiorno ${name},`),
  whoWeAre: 'Siamo il suo servizio per testamenti.',

  privateLink: 'Non inoltri questo messaggio: il link funziona per chiunque lo abbia.',

  signIn: 'Accedere',
  stopTransfer: 'Sto bene: fermare la consegna',
  iAmWell: 'Sì, sto bene',
  signInAndStop: 'Se sta bene, acceda e fermi la consegna.',
  itWasNotMe: 'Non l’ho fatto io',
  undoChange: 'Non l’ho fatto io: annullare la modifica',

  notice: {
    areYouWell: 'Sta bene?',
    news: 'Novità sul suo testamento',
    important: 'Novità importanti sul suo testamento',
    read: 'Prema qui per leggerle.',
  },

  unnamed: {
    survivor: 'una delle sue persone di fiducia',

    Survivor: 'Una delle sue persone di fiducia',
    person: 'questa persona',
    willStorage: 'del testamento',
    connection: 'senza nome',
  },
};
