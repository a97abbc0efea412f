import { plural } from '#words/plural.ts';

const confirmed = plural('en', { one: 'one trusted person has confirmed their identity', other: '# trusted people have confirmed their identity' });

/** The report of a rehearsal. */
export const rehearsal = {
  'rehearsal-ended': {
    subject: {
      complete: 'Your rehearsal worked: everyone took part',
      time: (came: number, asked: number) => `Your rehearsal has ended: ${came} of ${asked} took part`,
      stopped: 'Your rehearsal was stopped',
      rejected: 'The rehearsal was stopped',
      started: 'The rehearsal has ended: a real transfer of your will was started',
      silent: 'The rehearsal has ended: you have not answered our checks',
      deletion: 'The rehearsal has ended: a deletion was requested',
    },
    opening: {
      complete:
        'Everyone whom you named has confirmed their identity. If it were real, your will would open for them. This is the best news that we can send.',
      time: (came: number) => `Your rehearsal has ended after 14 days, and ${confirmed(came)}.`,
      stopped: 'Someone who was signed in to your account stopped the rehearsal.',
      rejected: 'You informed us that the rehearsal was not yours, so we stopped it.',
      started:
        'One of your trusted people has started a real transfer of your will, so the rehearsal has ended. Everyone was notified that this is no rehearsal. You get a separate message with the link that stops it.',
      silent:
        'You have not answered our checks, so the rehearsal has ended. Your trusted people were notified that this is no rehearsal. You get a separate message about what you can do.',
      deletion:
        'Someone who was signed in to your account asked for a deletion, so the rehearsal has ended. Your trusted people were notified that this is no rehearsal.',
    },
    /** Of a rehearsal that ended after its time. */
    enough: 'That is enough: your will would open.',
    notEnough: (needed: number) => `That is not enough: your will opens only if ${needed} of them confirm their identity.`,
    came: (names: string) => `Confirmed: ${names}.`,
    missing: (names: string) => `Not confirmed: ${names}.`,
    repair:
      'Please speak with those who are missing. Perhaps a number has changed, or the envelope cannot be found. Then correct it, and rehearse again.',
    step: 'See the report',
    short: {
      complete: 'Your rehearsal worked: everyone took part. Your report:',
      time: (came: number, asked: number) => `Your rehearsal has ended: ${came} of ${asked} took part. Your report:`,
      stopped: 'The rehearsal of your will was stopped. Its report:',
      rejected: 'The rehearsal of your will was stopped. Its report:',
      started: 'The rehearsal has ended: a real transfer of your will was started. Its report:',
      silent: 'The rehearsal has ended: you have not answered our checks. Its report:',
      deletion: 'The rehearsal has ended: a deletion was requested. Its report:',
    },
  },
};
