import type * as english from '#words/en/pages/checks.ts';
import { plural } from '#words/plural.ts';

const days = plural('it', { one: '# giorno', many: '# giorni', other: '# giorni' });
const checks_ = plural('it', { one: '# domanda', many: '# domande', other: '# domande' });

const every = plural('it', { one: 'Ogni giorno.', many: 'Ogni # giorni.', other: 'Ogni # giorni.' });
const toAnswer = plural('it', { one: 'Ha # giorno per rispondere.', many: 'Ha # giorni per rispondere.', other: 'Ha # giorni per rispondere.' });
const afterMisses = plural('it', {
  one: 'Dopo una domanda senza risposta, avvisiamo le sue persone di fiducia.',
  many: 'Dopo # domande di seguito senza risposta, informiamo le sue persone di fiducia.',
  other: 'Dopo # domande di seguito senza risposta, avvisiamo le sue persone di fiducia.',
});

export const checks: typeof english.checks = {
  interval: 'Ogni quanto dobbiamo chiederle se sta bene?',
  intervalHint: 'Contiamo dall’ultima volta che ci ha risposto.',
  everyDays: (count: number) => `Ogni ${days(count)}`,
  answer: 'Quanto tempo le serve per rispondere?',
  answerHint: 'Glielo ricordiamo due volte prima che il tempo finisca.',
  answerWithin: (count: number) => days(count),
  misses: 'Dopo quante domande senza risposta dobbiamo avvisare le sue persone di fiducia?',
  missesHint: 'Basta una risposta, e contiamo di nuovo dall’inizio.',
  afterChecks: (count: number) => `Dopo ${checks_(count)}`,
  recommended: 'consigliato',
  other: 'Scegliere altri tempi',
  value: (days: number, answerDays: number, misses: number) => `${every(days)} ${toAnswer(answerDays)} ${afterMisses(misses)}`,
  limits: 'Da 14 a 180 giorni tra la sua ultima risposta e il momento in cui avvisiamo le sue persone di fiducia vanno bene per quasi tutti.',
  short: (count: number) =>
    `Sono solo ${days(count)}. Un viaggio senza internet o una settimana in ospedale basterebbero per avviare tutto. 14 giorni o più sono più sicuri.`,
  long: (count: number) => `Sono ${days(count)}. Le sue persone di fiducia aspetterebbero i suoi documenti più di sei mesi.`,
  silence: 'Se oggi smettesse di rispondere',
  inWords: (checks: number, informed: string, opens: string) =>
    `Le invieremmo ${checks_(checks)}. Se non risponde, avvisiamo le sue persone di fiducia il ${informed}. Non possono leggere i suoi documenti prima del ${opens}.`,
  dates: {
    check: (number: number, of: number) => `Domanda ${number} di ${of}`,
    last: 'L’ultima domanda. Parte su tutti i suoi canali e indica la data successiva',
    answerBy: (moment: string) => `Può rispondere fino al ${moment}.`,
    reminders: (moments: string) => `Glielo ricordiamo: ${moments}.`,
    informed: 'Avvisiamo le sue persone di fiducia. Può ancora fermare tutto con un clic',
    opens:
      'Le sue persone di fiducia possono leggere i suoi documenti, se una di loro avvia subito la consegna e un numero sufficiente conferma la propria identità',
  },
  allDates: 'Mostrare tutte le date',
  calendar: 'Salvare queste date nel mio calendario',
  calendarCheck: (service: string) => `${service} chiede se sto bene`,
  calendarCheckText: (moment: string) =>
    `Se ha risposto da quando è stato fatto questo file, la data giusta è più avanti. Altrimenti risponda entro il ${moment}.`,
  calendarInformed: (service: string) => `${service} avvisa le mie persone di fiducia`,
  calendarInformedText: 'Solo se fino ad allora nessuna domanda ha avuto risposta.',
  save: 'Salvare queste impostazioni',
  saved: 'È salvato e vale da ora.',
  savedSign: 'Ci dice così anche che sta bene.',
  unchanged: 'Non ha cambiato nulla.',
  undo: 'Se il suo testamento è sigillato, le inviamo un messaggio per ogni modifica fatta qui. Contiene un link che annulla la modifica per 7 giorni.',
};
