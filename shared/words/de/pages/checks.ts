import type * as english from '#words/en/pages/checks.ts';
import { plural } from '#words/plural.ts';

const days = plural('de', { one: '# Tag', other: '# Tage' });
const checks_ = plural('de', { one: '# Nachfrage', other: '# Nachfragen' });

const every = plural('de', { one: 'Jeden Tag.', other: 'Alle # Tage.' });
const toAnswer = plural('de', { one: 'Sie haben # Tag Zeit für die Antwort.', other: 'Sie haben # Tage Zeit für die Antwort.' });
const afterMisses = plural('de', {
  one: 'Nach einer unbeantworteten Nachfrage informieren wir Ihre Vertrauenspersonen.',
  other: 'Nach # unbeantworteten Nachfragen hintereinander informieren wir Ihre Vertrauenspersonen.',
});

export const checks: typeof english.checks = {
  interval: 'Wie oft sollen wir fragen, ob es Ihnen gut geht?',
  intervalHint: 'Wir zählen ab dem letzten Mal, an dem Sie es uns mitgeteilt haben.',
  everyDays: (count: number) => `Alle ${days(count)}`,
  answer: 'Wie lange brauchen Sie für eine Antwort?',
  answerHint: 'Wir erinnern Sie zweimal, bevor die Zeit vorbei ist.',
  answerWithin: (count: number) => days(count),
  misses: 'Nach wie vielen Nachfragen ohne Antwort sollen wir Ihre Vertrauenspersonen informieren?',
  missesHint: 'Eine Antwort genügt, dann zählen wir wieder von vorne.',
  afterChecks: (count: number) => `Nach ${checks_(count)}`,
  recommended: 'empfohlen',
  other: 'Andere Zeiten wählen',
  value: (days: number, answerDays: number, misses: number) => `${every(days)} ${toAnswer(answerDays)} ${afterMisses(misses)}`,
  limits: 'Für die meisten Menschen passt: 14 bis 180 Tage von Ihrer letzten Antwort, bis wir Ihre Vertrauenspersonen informieren.',
  short: (count: number) =>
    `Das sind nur ${days(count)}. Eine Reise ohne Internet oder eine Woche im Krankenhaus könnte den Vorgang auslösen. 14 Tage oder mehr sind sicherer.`,
  long: (count: number) => `Das sind ${days(count)}. Ihre Vertrauenspersonen würden mehr als ein halbes Jahr auf Ihre Dokumente warten.`,
  silence: 'Wenn Sie ab heute schweigen',
  inWords: (checks: number, informed: string, opens: string) =>
    `Wir würden Ihnen ${checks_(checks)} senden. Wenn Sie nicht antworten, informieren wir Ihre Vertrauenspersonen am ${informed}. Diese können Ihre Dokumente frühestens am ${opens} lesen.`,
  dates: {
    check: (number: number, of: number) => `Nachfrage ${number} von ${of}`,
    last: 'Die letzte Nachfrage. Sie geht über alle Ihre Kanäle und nennt den nächsten Termin',
    answerBy: (moment: string) => `Sie können bis ${moment} antworten.`,
    reminders: (moments: string) => `Wir erinnern Sie am ${moments}.`,
    informed: 'Wir informieren Ihre Vertrauenspersonen. Sie selbst können noch alles mit einem Klick stoppen',
    opens:
      'Ihre Vertrauenspersonen können Ihre Dokumente lesen, wenn jemand die Übergabe sofort startet und genügend von ihnen bestätigen, wer sie sind',
  },
  allDates: 'Alle Termine zeigen',
  calendar: 'Diese Termine für meinen Kalender speichern',
  calendarCheck: (service: string) => `${service} fragt, ob es mir gut geht`,
  calendarCheckText: (moment: string) =>
    `Wenn Sie geantwortet haben, seit diese Datei erstellt wurde, ist dieser Termin später. Sonst antworten Sie bitte bis ${moment}.`,
  calendarInformed: (service: string) => `${service} informiert meine Vertrauenspersonen`,
  calendarInformedText: 'Nur, wenn bis dahin keine Nachfrage beantwortet wurde.',
  save: 'Speichern, wie Sie mich fragen',
  saved: 'Das ist gespeichert und gilt ab jetzt.',
  savedSign: 'Damit wissen wir auch, dass es Ihnen gut geht.',
  unchanged: 'Sie haben nichts geändert.',
  undo: 'Wenn Ihr Testament versiegelt ist, senden wir Ihnen über jede Änderung hier eine Nachricht. Darin ist ein Link, der die Änderung 7 Tage lang rückgängig macht.',
};
