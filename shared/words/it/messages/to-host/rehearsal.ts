import type * as english from '#words/en/messages/to-host/rehearsal.ts';
import { plural } from '#words/plural.ts';

const cameThrough = plural('it', {
  one: 'una persona di fiducia ci è riuscita',
  many: '# persone di fiducia ci sono riuscite',
  other: '# persone di fiducia ci sono riuscite',
});

export const rehearsal: typeof english.rehearsal = {
  'rehearsal-ended': {
    subject: {
      complete: 'La sua esercitazione ha funzionato: ci sono riuscite tutte le persone di fiducia',
      time: (came: number, asked: number) => `La sua esercitazione è finita: ha funzionato per ${came} su ${asked}`,
      stopped: 'La sua esercitazione è stata fermata',
      rejected: 'L’esercitazione è stata fermata',
      started: 'L’esercitazione è finita: è stata avviata una consegna vera del suo testamento',
      silent: 'L’esercitazione è finita: Lei non ha risposto alle nostre domande',
      deletion: 'L’esercitazione è finita: è stata chiesta un’eliminazione',
    },
    opening: {
      complete:
        'Tutte le persone che ha indicato hanno confermato la loro identità. In una consegna vera, il suo testamento si aprirebbe per loro. È la notizia migliore che possiamo inviarle.',
      time: (came: number) => `La sua esercitazione è finita dopo 14 giorni, e ${cameThrough(came)}.`,
      stopped: 'Una persona entrata nel suo account ha fermato l’esercitazione.',
      rejected: 'Ci ha detto che l’esercitazione non era sua, perciò l’abbiamo fermata.',
      started:
        'Una delle sue persone di fiducia ha avviato una consegna vera del suo testamento, perciò l’esercitazione è finita. Abbiamo avvisato tutte che questa non è un’esercitazione. Lei riceve un altro messaggio con il link per fermare la consegna.',
      silent:
        'Lei non ha risposto alle nostre domande, perciò l’esercitazione è finita. Abbiamo avvisato le sue persone di fiducia che questa non è un’esercitazione. Lei riceve un altro messaggio su ciò che può fare.',
      deletion:
        'Una persona entrata nel suo account ha chiesto un’eliminazione, perciò l’esercitazione è finita. Abbiamo avvisato le sue persone di fiducia che questa non è un’esercitazione.',
    },

    enough: 'È sufficiente: il suo testamento si aprirebbe.',
    notEnough: (needed: number) => `Non è sufficiente: il suo testamento si apre solo se ${needed} di loro confermano la loro identità.`,
    came: (names: string) => `Ci sono riuscite: ${names}.`,
    missing: (names: string) => `Non ci sono riuscite: ${names}.`,
    repair:
      'Parli con le persone che mancano. Forse è cambiato un numero, o la busta non si trova. Corregga ciò che non va e faccia un’altra esercitazione.',
    step: 'Vedere il rapporto',
    short: {
      complete: 'La sua esercitazione ha funzionato per tutti. Il rapporto:',
      time: (came: number, asked: number) => `La sua esercitazione è finita: ha funzionato per ${came} su ${asked}. Il rapporto:`,
      stopped: 'L’esercitazione del suo testamento è stata fermata. Il rapporto:',
      rejected: 'L’esercitazione del suo testamento è stata fermata. Il rapporto:',
      started: 'L’esercitazione è finita: è stata avviata una consegna vera del suo testamento. Il rapporto:',
      silent: 'L’esercitazione è finita: Lei non ha risposto alle nostre domande. Il rapporto:',
      deletion: 'L’esercitazione è finita: è stata chiesta un’eliminazione. Il rapporto:',
    },
  },
};
