import type * as english from '#words/en/messages/to-survivor/rehearsal.ts';

const who = (name: string) =>
  name === ''
    ? 'custodiamo il testamento di una persona che ha indicato Lei come persona di fiducia.'
    : `custodiamo il testamento di ${name}, che ha indicato Lei come persona di fiducia.`;

const request = {
  whoWeAre: (name: string) => `Questa è un’esercitazione di un servizio per testamenti: ${who(name)}`,
  harmless: 'Non si apre nulla e non si consuma nulla. Bastano cinque minuti.',
  how: (date: string) =>
    `Confermi una volta la sua identità, come in una consegna vera: con un codice che le inviamo, o con un codice di riserva del foglio nella sua busta sigillata. Può farlo fino al ${date}.`,
  envelope:
    'Se prende il foglio, poi lo metta in una nuova busta. I suoi codici di riserva restano validi. Ne chiediamo uno solo, e solo sulla nostra pagina.',
  ifReal: (host: string) =>
    `Se sa che ${host} non è più in vita, questo non è ciò che le serve. Avvii invece la consegna del testamento: un’esercitazione non la ritarda mai.`,
  step: 'Partecipare all’esercitazione',
};

export const rehearsal: typeof english.rehearsal = {
  rehearsal: {
    ...request,
    subject: (host: string) => `Questa è un’esercitazione: confermi che il testamento di ${host} può raggiungerla`,
    started: (host: string, date: string) =>
      `È stata avviata dall’account di ${host} il ${date}. Un’esercitazione non significa che sia successo qualcosa. Non possiamo sapere come sta ${host}: in caso di dubbio, chieda.`,
    short: 'Questa è un’esercitazione di un testamento che la riguarda, e nessuna consegna è stata avviata.',
  },

  'rehearsal-reminder': {
    ...request,
    subject: (host: string) => `Questa è un’esercitazione: un promemoria sul testamento di ${host}`,
    started: (host: string, date: string) =>
      `È stata avviata dall’account di ${host} il ${date}, e Lei non ha ancora confermato la sua identità. Non possiamo sapere come sta ${host}.`,
    mayBeMissing: 'Se qualcosa non funziona, un’esercitazione serve proprio a questo. Lo dica alla persona che si fida di Lei.',
    short: 'Questa è un’esercitazione di un testamento che la riguarda, e aspetta ancora Lei.',
  },

  'no-rehearsal': {
    subject: {
      started: (host: string) => `Questa non è un’esercitazione: la consegna del testamento di ${host} è stata avviata`,
      silent: (host: string) => `Questa non è un’esercitazione: ${host} non ci ha risposto`,
      deletion: (host: string) => `Questa non è un’esercitazione: il testamento di ${host} sta per essere eliminato`,
    },
    whoWeAre: (name: string) => `Questa non è un’esercitazione, ma un messaggio di un servizio per testamenti: ${who(name)}`,
    opening: 'L’esercitazione di cui le abbiamo scritto è finita.',
    what: {
      started:
        'È stata avviata una consegna vera di questo testamento. Riceve un altro messaggio con il suo link. Il link dell’esercitazione non funziona più.',
      silent: (host: string) => `${host} davvero non ci ha risposto. Riceve un altro messaggio su ciò che può fare.`,
      deletion: 'Qualcuno ci ha chiesto davvero di eliminare il testamento. Riceve un altro messaggio su ciò che può fare.',
    },
    short: 'Questa non è un’esercitazione: sta davvero accadendo qualcosa con un testamento che la riguarda.',
  },
};
