import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/rehearse.ts';
import { plural } from '#words/plural.ts';

const rehearsals = plural('it', { one: 'un’esercitazione', many: '# esercitazioni', other: '# esercitazioni' });

export const rehearse: typeof english.rehearse = {
  title: 'Esercitarsi con le sue persone di fiducia',
  lead: 'Ha fatto piani per un giorno che non vedrà. Un’esercitazione mostra oggi se funzionano: tutte le persone che ha indicato confermano una volta la loro identità, come farebbero allora.',
  happens: 'Che cosa succede',
  steps: [
    'Ogni persona di fiducia riceve un messaggio che comincia con «Questa è un’esercitazione». Può essere utile dirglielo prima.',
    'Confermano la loro identità con un codice che inviamo loro, o con il loro foglio. Non si apre nulla, e nessun codice di riserva si consuma.',
    'Qui vede chi ci è riuscito. Al più tardi dopo 14 giorni riceve un rapporto per e-mail.',
    'Se in questo tempo accade davvero qualcosa, l’esercitazione finisce, e tutti vengono avvisati che non è un’esercitazione.',
  ],
  start: 'Avviare l’esercitazione',
  againTitle: 'Esercitarsi di nuovo',
  again: 'Avviare un’altra esercitazione',
  left: (count: number) => `Quest’anno può avviare ancora ${rehearsals(count)}, perché ognuna chiede un favore a più persone.`,
  noneLeft: (moment: string) => `Ha avviato quattro esercitazioni in un anno. Può avviare la prossima il ${moment}.`,
  notSealed: 'Il suo testamento non è ancora sigillato. Prima lo sigilli: un’esercitazione mostra se si può aprire.',
  notNow:
    'Ora non può avviare un’esercitazione, perché sta accadendo davvero qualcosa: le sue persone di fiducia devono potersi fidare che un’esercitazione sia solo un’esercitazione.',

  running: (confirmed: number, asked: number) => `L’esercitazione è in corso: ha funzionato per ${confirmed} su ${asked}`,
  runsUntil: (moment: string) =>
    `Finisce quando ci sono riuscite tutte, o il ${moment}. Dopo una settimana lo ricordiamo a chi non ci è ancora riuscito.`,
  stop: 'Fermare l’esercitazione',

  worked: 'Funziona: ci sono riuscite tutte',
  bestNews: 'È la notizia migliore che possiamo darle.',
  bestNewsText:
    'Tutte le persone che ha indicato sono state raggiunte e hanno confermato la loro identità. In una consegna vera, il suo testamento si aprirebbe per loro.',
  ended: (confirmed: number, asked: number) => `L’esercitazione è finita: ha funzionato per ${confirmed} su ${asked}`,
  why: {
    time: 'I suoi 14 giorni sono passati.',
    stopped: 'L’ha fermata Lei.',
    rejected: 'Ci ha detto di non averla avviata.',
    started: 'Una persona di fiducia ha avviato una consegna vera.',
    silent: 'Lei non aveva risposto alle nostre domande, e le sue persone di fiducia sono state avvisate.',
    deletion: 'È stata chiesta un’eliminazione.',
  },
  enough: (needed: number) => `È sufficiente: il suo testamento si apre quando ${needed} di loro confermano la loro identità.`,
  notEnough: (needed: number) => `Non è ancora sufficiente: il suo testamento si apre solo quando ${needed} di loro confermano la loro identità.`,
  startedAt: (moment: string) => `Avviata il ${moment}.`,
  channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' } satisfies Record<Channel, string>,
  byCode: (channel: string, moment: string) => `Riuscita il ${moment}, con un codice per ${channel}`,
  byPaper: (moment: string) => `Riuscita il ${moment}, con il foglio`,
  waiting: 'Non ancora riuscita',
  missing: 'Non riuscita',
  removed: 'Questa persona non è più nel suo elenco',
  repair:
    'Parli con le persone che mancano. Forse è cambiato un numero, un messaggio è finito nella posta indesiderata, o la busta non si trova. Corregga ciò che non va, e si eserciti di nuovo.',
  toSurvivors: 'Correggere un indirizzo, o stampare un nuovo foglio',
};
