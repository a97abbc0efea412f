import type { Channel } from '#words/channels.ts';
import { plural } from '#words/plural.ts';

const rehearsals = plural('en', { one: 'one rehearsal', other: '# rehearsals' });

/** Where a Host starts a rehearsal and reads its report. */
export const rehearse = {
  title: 'Rehearse with your trusted people',
  lead: 'You have made plans for the time after your death. A rehearsal shows today whether they work: everyone whom you named confirms their identity once, as they would then.',
  happens: 'What happens',
  steps: [
    'Each trusted person gets a message that begins with “This is a rehearsal”. It may help to tell them before.',
    'They confirm their identity with a code that we send them, or with their paper. Nothing opens, and no backup code is used up.',
    'You see here who has confirmed their identity. After 14 days at the latest you get a report by e-mail.',
    'If something real happens in this time, the rehearsal ends, and everyone is informed that it is no rehearsal.',
  ],
  start: 'Start the rehearsal',
  againTitle: 'Rehearse again',
  again: 'Start another rehearsal',
  left: (count: number) => `You can start ${rehearsals(count)} this year, because each one asks several people for a favour.`,
  noneLeft: (moment: string) => `You have started four rehearsals within a year. You can start the next one on ${moment}.`,
  notSealed: 'Your will is not sealed yet. Please seal it first: a rehearsal shows whether it can be opened.',
  notNow: 'You cannot start a rehearsal now, because something real is happening: your trusted people must be able to trust that a rehearsal is one.',

  running: (confirmed: number, asked: number) => `The rehearsal is running: ${confirmed} of ${asked} confirmed so far`,
  runsUntil: (moment: string) =>
    `It ends when everyone has confirmed their identity, or on ${moment}. After a week, we remind those who are missing.`,
  stop: 'Stop the rehearsal',

  worked: 'It works: everyone took part',
  bestNews: 'This is the best news that we can give you.',
  bestNewsText: 'Everyone whom you named could be reached and confirmed their identity. If it were real, your will would open for them.',
  ended: (confirmed: number, asked: number) => `The rehearsal has ended: ${confirmed} of ${asked} took part`,
  why: {
    time: 'Its 14 days are over.',
    stopped: 'You stopped it.',
    rejected: 'You informed us that you had not started it.',
    started: 'A trusted person has started a real transfer.',
    silent: 'You had not answered our checks, and your trusted people were informed.',
    deletion: 'A deletion was requested.',
  },
  enough: (needed: number) => `That is enough: your will opens when ${needed} of them confirm their identity.`,
  notEnough: (needed: number) => `That is not enough yet: your will opens only when ${needed} of them confirm their identity.`,
  startedAt: (moment: string) => `Started on ${moment}.`,
  channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' } satisfies Record<Channel, string>,
  byCode: (channel: string, moment: string) => `Confirmed on ${moment}, with a code by ${channel}`,
  byPaper: (moment: string) => `Confirmed on ${moment}, with the paper`,
  waiting: 'Not confirmed yet',
  missing: 'Not confirmed',
  removed: 'You no longer name this person',
  repair:
    'Speak with those who are missing. Perhaps a number has changed, a message is among unwanted mail, or the envelope cannot be found. Then correct it, and rehearse again.',
  toSurvivors: 'Correct an address, or print a new paper',
};
