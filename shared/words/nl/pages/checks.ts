import type * as english from '#words/en/pages/checks.ts';
import { plural } from '#words/plural.ts';

const days = plural('nl', { one: '# dag', other: '# dagen' });
const checks_ = plural('nl', { one: '# vraag', other: '# vragen' });

const every = plural('nl', { one: 'Elke dag.', other: 'Elke # dagen.' });
const toAnswer = plural('nl', { one: 'U hebt # dag om te antwoorden.', other: 'U hebt # dagen om te antwoorden.' });
const afterMisses = plural('nl', {
  one: 'Na één onbeantwoorde vraag lichten wij uw vertrouwenspersonen in.',
  other: 'Na # onbeantwoorde vragen achter elkaar lichten wij uw vertrouwenspersonen in.',
});

export const checks: typeof english.checks = {
  interval: 'Hoe vaak moeten wij vragen of het goed met u gaat?',
  intervalHint: 'Wij tellen vanaf de laatste keer dat u ons hebt geantwoord.',
  everyDays: (count: number) => `Elke ${days(count)}`,
  answer: 'Hoe lang hebt u nodig om te antwoorden?',
  answerHint: 'Wij herinneren u twee keer voordat de tijd om is.',
  answerWithin: (count: number) => days(count),
  misses: 'Na hoeveel onbeantwoorde vragen moeten wij uw vertrouwenspersonen inlichten?',
  missesHint: 'Eén antwoord is genoeg, en wij tellen weer vanaf het begin.',
  afterChecks: (count: number) => `Na ${checks_(count)}`,
  recommended: 'aanbevolen',
  other: 'Andere tijden kiezen',
  value: (days: number, answerDays: number, misses: number) => `${every(days)} ${toAnswer(answerDays)} ${afterMisses(misses)}`,
  limits: 'Tussen 14 en 180 dagen vanaf uw laatste antwoord tot wij uw vertrouwenspersonen inlichten, is voor de meeste mensen goed.',
  short: (count: number) =>
    `Dat is maar ${days(count)}. Een reis zonder internet of een week in het ziekenhuis zou genoeg zijn om alles in gang te zetten. 14 dagen of meer zijn veiliger.`,
  long: (count: number) => `Dat is ${days(count)}. Uw vertrouwenspersonen zouden meer dan een half jaar op uw documenten wachten.`,
  silence: 'Als u vanaf vandaag niet meer zou antwoorden',
  inWords: (checks: number, informed: string, opens: string) =>
    `Dan zouden wij u ${checks_(checks)} sturen. Antwoordt u niet, dan lichten wij uw vertrouwenspersonen in op ${informed}. Zij kunnen uw documenten op zijn vroegst lezen op ${opens}.`,
  dates: {
    check: (number: number, of: number) => `Vraag ${number} van ${of}`,
    last: 'De laatste vraag. Die gaat naar al uw kanalen, en noemt de volgende datum',
    answerBy: (moment: string) => `U kunt antwoorden tot ${moment}.`,
    reminders: (moments: string) => `Wij herinneren u: ${moments}.`,
    informed: 'Wij lichten uw vertrouwenspersonen in. U kunt nog alles stoppen met één klik',
    opens: 'Uw vertrouwenspersonen kunnen uw documenten lezen, als een van hen meteen start en genoeg van hen bevestigen wie zij zijn',
  },
  allDates: 'Alle data tonen',
  calendar: 'Deze data opslaan voor mijn agenda',
  calendarCheck: (service: string) => `${service} vraagt of het goed met mij gaat`,
  calendarCheckText: (moment: string) =>
    `Hebt u geantwoord sinds dit bestand is gemaakt, dan is deze datum later. Antwoord anders uiterlijk ${moment}.`,
  calendarInformed: (service: string) => `${service} licht mijn vertrouwenspersonen in`,
  calendarInformedText: 'Alleen als tot dan geen vraag is beantwoord.',
  save: 'Deze instellingen opslaan',
  saved: 'Dit is opgeslagen, en geldt vanaf nu.',
  savedSign: 'Zo weten wij ook dat het goed met u gaat.',
  unchanged: 'U hebt niets gewijzigd.',
  undo: 'Is uw testament verzegeld, dan sturen wij u een bericht over elke wijziging hier. Daarin staat een link die de wijziging 7 dagen lang ongedaan maakt.',
};
