/** The words of several messages to a Host. */
export const common = {
  /** `name`: empty if it has nothing to show. */
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  whoWeAre: 'We are your will custody service.',
  /** Below a link that needs no password. */
  privateLink: 'Please do not forward this message: the link works for anyone who has it.',
  /** The one step where only the Host's own password helps. */
  signIn: 'Sign in',
  stopTransfer: 'I am well: stop the transfer',
  iAmWell: 'Yes, I am well',
  signInAndStop: 'If you are well, please sign in and stop the transfer.',
  itWasNotMe: 'It was not me',
  undoChange: 'It was not me: undo the change',

  /** What a locked device shows. */
  notice: {
    areYouWell: 'Are you well?',
    news: 'News about your will',
    important: 'Important news about your will',
    read: 'Press here to read it.',
  },

  /** In place of a name that has nothing to show. */
  unnamed: {
    survivor: 'one of your trusted people',
    /** At the beginning of a sentence. */
    Survivor: 'One of your trusted people',
    person: 'this person',
    willStorage: 'for the will',
    connection: 'without a name',
  },
};
