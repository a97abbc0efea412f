import { plural } from '#words/plural.ts';

const days = plural('en', { one: '# day', other: '# days' });
const checks_ = plural('en', { one: '# check', other: '# checks' });

const every = plural('en', { one: 'Every day.', other: 'Every # days.' });
const toAnswer = plural('en', { one: 'You have # day to answer.', other: 'You have # days to answer.' });
const afterMisses = plural('en', {
  one: 'After one unanswered check, we inform your trusted people.',
  other: 'After # unanswered checks in a row, we inform your trusted people.',
});

/** The words with which a Host chooses how we ask whether they are well. */
export const checks = {
  interval: 'How often should we ask whether you are well?',
  intervalHint: 'We count from the last time that you answered us.',
  everyDays: (count: number) => `Every ${days(count)}`,
  answer: 'How long do you need to answer?',
  answerHint: 'We remind you twice before the time is over.',
  answerWithin: (count: number) => days(count),
  misses: 'After how many unanswered checks should we inform your trusted people?',
  missesHint: 'One answer is enough, and we count from the beginning again.',
  afterChecks: (count: number) => `After ${checks_(count)}`,
  recommended: 'recommended',
  other: 'Choose other times',
  value: (days: number, answerDays: number, misses: number) => `${every(days)} ${toAnswer(answerDays)} ${afterMisses(misses)}`,
  limits: 'Between 14 and 180 days from your last answer until we inform your trusted people is right for most people.',
  short: (count: number) =>
    `That is only ${days(count)}. A journey without internet or a week in hospital could be enough to start the process. 14 days or more are safer.`,
  long: (count: number) => `That is ${days(count)}. Your trusted people would wait more than half a year for your documents.`,
  silence: 'If you stopped answering today',
  inWords: (checks: number, informed: string, opens: string) =>
    `We would send you ${checks_(checks)}. If you do not answer, we inform your trusted people on ${informed}. They can read your documents on ${opens} at the earliest.`,
  dates: {
    check: (number: number, of: number) => `Check ${number} of ${of}`,
    last: 'The last check. It goes out over all your channels, and names the next date',
    answerBy: (moment: string) => `You can answer until ${moment}.`,
    reminders: (moments: string) => `We remind you on ${moments}.`,
    informed: 'We inform your trusted people. You can still stop everything with one click',
    opens: 'Your trusted people can read your documents, if one of them starts immediately and enough confirm who they are',
  },
  allDates: 'Show all dates',
  calendar: 'Save these dates for my calendar',
  calendarCheck: (service: string) => `${service} asks whether I am well`,
  calendarCheckText: (moment: string) =>
    `If you have answered since this file was made, this date is later. Otherwise, please answer until ${moment}.`,
  calendarInformed: (service: string) => `${service} informs my trusted people`,
  calendarInformedText: 'Only if no check was answered until then.',
  save: 'Save how you ask me',
  saved: 'This is saved, and it counts from now.',
  savedSign: 'It also tells us that you are well.',
  unchanged: 'You have not changed anything.',
  undo: 'If your will is sealed, we send you a message about each change here. It has a link that undoes the change for 7 days.',
};
