import { plural } from '#words/plural.ts';

const people = plural('en', { one: '# trusted person', other: '# trusted people' });
const things = plural('en', { one: 'one thing needs your attention', other: '# things need your attention' });

/** The words of the first page of a signed-in Host. */
export const dashboard = {
  states: {
    setting_up: {
      title: 'Your will is not sealed yet',
      text: 'Your trusted people cannot open anything yet, and we do not ask whether you are well until your will is sealed.',
    },
    active: { title: 'All is well', text: 'Your will is sealed. You do not need to do anything now.' },
    paused: { title: 'Our checks are paused', text: 'You have asked us not to check that you are well. We check again on the date below.' },
    vouched: {
      title: 'Please tell us that you are well',
      text: 'You have not answered our checks, and a trusted person says that you are alive. So we wait before we write to the others again. Each of them can still start a transfer. Please press the button to tell us that it is true.',
    },
    asking: { title: 'Please tell us that you are well', text: 'We have sent you a check. Please press the button to answer it.' },
  },
  attention: (count: number) => `Your will is sealed, but ${things(count)}`,
  attentionText: 'The list below says what it is and where you can repair it.',
  stepsDone: (done: number, all: number) => `${done} of ${all} steps are done.`,
  well: 'I am well',
  wellHint: 'You can press it at any time. We then count from today.',
  checkOf: (number: number, of: number) => `This is check ${number} of ${of}.`,
  sentBy: (channel: string, moment: string) => `We sent it by ${channel} on ${moment}.`,
  notSentYet: 'We are still trying to reach you. The time to answer begins when a message has been sent.',
  channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'notifications' },
  answerWithin: 'You can answer for another',
  thanks: 'Thank you. We have noted that you are well.',
  answered: 'The check is answered, and no missed check counts any longer.',

  problemsTitle: 'What needs your attention',
  adviceTitle: 'What would be safer',
  since: (moment: string) => `Since ${moment}.`,
  /** The channels that need no account, as buttons below the advice to add one. */
  addChannel: {
    push: 'Notifications on this device',
    telegram: 'Telegram',
    sms: 'Text messages',
  },
  problems: {
    account_protected: {
      text: () => 'Your password was reset by e-mail, or you rejected a change. So nothing about your will can be changed now.',
      repair: 'See how to confirm that it was you',
    },
    deletion_requested: {
      text: () => 'You have asked us to delete your account or your will. Until that day you can stop it.',
      repair: 'See the date, or keep it',
    },
    removal_asked: {
      text: (names: string) =>
        `When you stopped a transfer with a link, you asked us to remove ${names}. A link alone removes no one. To keep ${names}, do nothing.`,
      repair: 'Remove a trusted person',
    },
    review_needed: {
      text: () =>
        'Your password was reset by e-mail. Before you seal your will, please check whether everything that was set in your account since then is yours.',
      repair: 'Check what was set',
    },
    host_unreachable: {
      text: () => 'None of our messages reaches you. Please correct your address, or test your channels.',
      repair: 'Check how we reach you',
    },
    storage_broken: { text: (names: string) => `We cannot reach the storage ${names}.`, repair: 'Test the storage' },
    quorum_unreachable: {
      text: () => 'We cannot reach enough trusted people, so no one could open your will. Please correct how we reach them.',
      repair: 'Correct the contacts',
    },
    reencryption_required: {
      text: () =>
        'Your trusted people, or the number that is needed, have changed since your will was sealed. Please seal it again, so that the change counts.',
      repair: 'Seal the will again',
    },
    package_behind: {
      text: (names: string) =>
        `${names} does not have the newest files of your will yet, and opens only with earlier papers: please keep these. We try again every day. Please test the storage.`,
      repair: 'Test the storage',
    },
    connector_broken: { text: (names: string) => `Your channel ${names} delivers no messages.`, repair: 'Repair the channel' },
    survivor_unreachable: { text: (names: string) => `No message can reach ${names}. Please add an e-mail address.`, repair: 'Add an address' },
    notices_stopped: {
      text: (names: string) => `Someone at the address of ${names} informed us that they do not know you. Please ask, and correct the address.`,
      repair: 'Correct the address',
    },
    contact_reported: {
      text: (names: string) => `Someone with the link for ${names} informed us that the address is wrong. Please ask, and correct the address.`,
      repair: 'See the new address',
    },
    no_backup_codes: { text: (names: string) => `The paper of ${names} has no unused code. Please print a new one.`, repair: 'Print a new paper' },
    paper_unconfirmed: {
      text: (names: string) => `You have not typed back a code from the paper of ${names}. So we do not know whether the print can be read.`,
      repair: 'Check the paper, or make a new one',
    },
    no_copy: {
      text: () => 'Your sealed will is only with us, and you have no copy of it. With a copy and the papers, it opens without us.',
      repair: 'Take a copy home',
    },
    no_margin: {
      text: () => 'All your trusted people are needed. If one of them cannot help, no one can open your will.',
      repair: 'Add a trusted person',
    },
    only_email: {
      text: () => 'We can reach you only by e-mail. If this mailbox stops working, your trusted people may be informed by mistake.',
      repair: 'See all channels',
    },
    stop_card_over: {
      text: () => 'Your stop card was used, or no longer works. With a new one you can stop a transfer without signing in.',
      repair: 'Make a new stop card',
    },
    invitation_unanswered: {
      text: (names: string) => `${names} did not answer your invitation. Please speak with them.`,
      repair: 'See the invitation',
    },
  },

  datesTitle: 'What happens next',
  nextCheck: 'We ask you next',
  ifSilent: 'If you never answer',
  activation: (moment: string) => `We inform your trusted people on ${moment}. It can become later, but not earlier.`,
  lastSign: 'We last heard from you',
  reviewed: 'You last looked through your will',
  changeDates: 'Change how often we ask',

  quorumTitle: 'Your trusted people',
  needed: (threshold: number, all: number) => `${threshold} of your ${people(all)} must confirm who they are to open your will.`,
  noSurvivors: 'You have not named anyone yet.',
  notEnough: (threshold: number, all: number) => `You have ${people(all)}. At least ${threshold} must take part to open a will.`,
  reachAll: 'We have an address for each of them.',
  reach: (reachable: number, all: number) => `We have a usable address for ${reachable} of ${all}.`,
  margin: (count: number) => `If ${people(count)} cannot help, the others can still open it.`,
  noMargin: 'If one of them cannot help, no one can open it.',
  tooFew: 'That is not enough: no one could open your will.',
  confirmed: (count: number, all: number) => `${count} of ${all} have confirmed that they are ready.`,
  rehearse: 'Rehearse with your trusted people',
  rehearsing: (confirmed: number, asked: number) => `A rehearsal is running: ${confirmed} of ${asked} confirmed so far`,
  rehearsed: (moment: string) => `You rehearsed with them until ${moment}, and everyone took part.`,

  stepsTitle: 'The steps to a sealed will',
  done: 'Done',
  open: 'Still open',
};
