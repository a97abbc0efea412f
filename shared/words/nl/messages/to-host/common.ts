import type * as english from '#words/en/messages/to-host/common.ts';
export const common: typeof english.common = {
  greeting: (name: string) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
  whoWeAre: 'Wij zijn uw dienst voor testamenten.',

  privateLink: 'Stuur dit bericht niet door: de link werkt voor iedereen die hem heeft.',

  signIn: 'Aanmelden',
  stopTransfer: 'Het gaat goed met mij: de overdracht stoppen',
  iAmWell: 'Ja, het gaat goed met mij',
  signInAndStop: 'Gaat het goed met u, meld u dan aan en stop de overdracht.',
  itWasNotMe: 'Ik was het niet',
  undoChange: 'Ik was het niet: de wijziging ongedaan maken',

  notice: {
    areYouWell: 'Gaat het goed met u?',
    news: 'Nieuws over uw testament',
    important: 'Belangrijk nieuws over uw testament',
    read: 'Druk hier om het te lezen.',
  },

  unnamed: {
    survivor: 'een van uw vertrouwenspersonen',

    Survivor: 'Een van uw vertrouwenspersonen',
    person: 'deze persoon',
    willStorage: 'van het testament',
    connection: 'zonder naam',
  },
};
