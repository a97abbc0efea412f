/** The question whether a person is ready and whether their address is right. */
export const invitation = {
  invitation: {
    /** In place of the sentence that other messages have: its reader may not know who named them. */
    whoWeAre: () => 'We are a will custody service.',
    subject: 'You have been named as a trusted person for a will',
    subjectYearly: 'Are you still a trusted person for a will?',
    opening: (host: string) => `We write to you because ${host} named you as a trusted person and asked us to invite you.`,
    openingYearly: (host: string) => `Once a year we ask the trusted people of ${host} whether we still reach them.`,
    ifDies: (host: string) => `If ${host} dies, you and the other trusted people can open the will together. Until then we ask nothing of you.`,
    answer: (until: string) => `Please open the link and answer. The page first explains what a trusted person does. It works until ${until}.`,
    step: 'Read and answer',
    otherwise: (host: string) => `If you do not answer, nothing changes. ${host} then sees that we have no answer from you.`,
    neverAsked:
      'We never ask you for a password, for money or for a document. If you are not sure, speak with the person who named you before you answer.',
    withLink: 'Someone named you as a trusted person for their will. Please say here whether you are ready, and ask the person if you are not sure:',
    short: 'We sent you an e-mail because you are named as a trusted person for a will.',
  },
};
