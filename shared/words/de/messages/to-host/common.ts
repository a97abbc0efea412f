import type * as english from '#words/en/messages/to-host/common.ts';
export const common: typeof english.common = {
  greeting: (name: string) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
  whoWeAre: 'Wir sind Ihr Dienst für Testamente.',

  privateLink: 'Bitte leiten Sie diese Nachricht nicht weiter: Der Link gilt für alle, die ihn haben.',

  signIn: 'Anmelden',
  stopTransfer: 'Es geht mir gut: Übergabe stoppen',
  iAmWell: 'Ja, es geht mir gut',
  signInAndStop: 'Wenn es Ihnen gut geht, melden Sie sich bitte an und stoppen Sie die Übergabe.',
  itWasNotMe: 'Ich war es nicht',
  undoChange: 'Ich war es nicht: rückgängig machen',

  notice: {
    areYouWell: 'Geht es Ihnen gut?',
    news: 'Neues zu Ihrem Testament',
    important: 'Wichtiges zu Ihrem Testament',
    read: 'Drücken Sie hier, um es zu lesen.',
  },

  unnamed: {
    survivor: 'einer Ihrer Vertrauenspersonen',

    Survivor: 'Eine Ihrer Vertrauenspersonen',
    person: 'diese Person',
    willStorage: 'für das Testament',
    connection: 'ohne Namen',
  },
};
