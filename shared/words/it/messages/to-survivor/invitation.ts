import type * as english from '#words/en/messages/to-survivor/invitation.ts';
export const invitation: typeof english.invitation = {
  invitation: {
    whoWeAre: () => 'Siamo un servizio che custodisce testamenti.',
    subject: 'Un testamento indica Lei come persona di fiducia',
    subjectYearly: 'È ancora persona di fiducia per un testamento?',
    opening: (host: string) => `Le scriviamo perché ${host} ha indicato Lei come persona di fiducia e ci ha chiesto di invitarla.`,
    openingYearly: (host: string) => `Una volta all’anno chiediamo alle persone di fiducia indicate da ${host} se le raggiungiamo ancora.`,
    ifDies: (host: string) =>
      `Dopo la morte di ${host}, Lei e le altre persone di fiducia potete aprire insieme il testamento. Fino ad allora non le chiediamo nulla.`,
    answer: (until: string) => `Apra il link e risponda. La pagina spiega prima che cosa fa una persona di fiducia. Il link vale fino al ${until}.`,
    step: 'Leggere e rispondere',
    otherwise: (host: string) => `Se non risponde, non cambia nulla. ${host} vede allora che Lei non ci ha risposto.`,
    neverAsked:
      'Non le chiediamo mai una password, denaro o un documento. In caso di dubbio, parli con la persona che si fida di Lei prima di rispondere.',
    withLink:
      'Qualcuno ha indicato Lei come persona di fiducia per il suo testamento. Dica qui se è d’accordo, e in caso di dubbio chieda alla persona:',
    short: 'Le abbiamo inviato un’e-mail perché un testamento indica Lei come persona di fiducia.',
  },
};
