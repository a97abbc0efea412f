import type { AnswerLink } from '#workflows/messages/links.ts';
import type { AnswerVerdict } from './check-answer.ts';
import type { AnswerOutcome } from './perform-answer.ts';
import { type Button, describeReset, describeResetOutcome, resetButtons, STOPS_NOTHING } from './reset-words.ts';

/** What a page says, in plain words. */
export interface PageText {
  title: string;
  sentences: string[];
}

type Kind = AnswerLink['kind'];

/** What happens when the reader presses the button, and its label. */
export const OFFERS: Record<Kind, PageText & { button: string }> = {
  check: {
    title: 'Are you well?',
    sentences: [
      'You asked us to check from time to time that you are well. If you are well, please press the button.',
      'This tells us that you are well. If a transfer was started, it stops. Until you press the button, nothing changes.',
    ],
    button: 'Yes, I am well',
  },
  pending: {
    title: 'Are you well?',
    sentences: [
      'You have not answered our checks, so your Survivors may start the transfer of your will.',
      'If you are well, please press the button. If a transfer was started, it stops. We notify your Survivors that you have answered, and we check from time to time that you are well, as before.',
    ],
    button: 'I am well: stop the transfer',
  },
  stop: {
    title: 'Stop the transfer of your will?',
    sentences: [
      'One of your Survivors has started the transfer of your will.',
      'If you are well, please press the button. The transfer ends, and nothing can be read. We notify your Survivors that it was stopped with this link.',
    ],
    button: 'I am well: stop the transfer',
  },
  // Once the Host has denied the reset; before that the page says what it was.
  recovery: {
    title: 'Was it you who chose a new password?',
    sentences: [
      'Someone used a link of ours to tell us that you did not reset the password of your account. So the password from before the reset works again.',
      'If you did reset it, please press the button. We then send you a new link to choose a password.',
    ],
    button: 'I reset the password myself',
  },
  'undo-email': {
    title: 'Undo the change of your e-mail address?',
    sentences: [
      'The e-mail address of your account was changed.',
      'If it was not you, please press the button. The earlier address is the address of your account again, everyone is signed out, and we send you a link to choose a new password.',
    ],
    button: 'It was not me: undo the change',
  },
  'not-me': {
    title: 'Did someone else change your will account?',
    sentences: [
      'If it was not you, please press the button. Everyone is signed out, and we send you a link to choose a new password.',
      'Nothing about your will can be changed until you have confirmed your identity. If contact details were replaced, the earlier ones are used again. If a person was added, that person is removed again.',
    ],
    button: 'It was not me',
  },
  'undo-settings': {
    title: 'Undo the change of your check settings?',
    sentences: [
      'Someone changed how often we check that you are well, or how soon your Survivors may start the transfer of your will.',
      'If it was not you, please press the button. The earlier settings are used again. Everyone is signed out, and we send you a link to choose a new password.',
      'Nothing about your will can be changed until you have confirmed your identity. If you made the change and only want other settings, please sign in and change them there.',
    ],
    button: 'It was not me: undo the change',
  },
  stranger: {
    title: 'Do you not know the person who named you?',
    sentences: [
      'Someone named you as a trusted person for their will and gave us the address to which we wrote.',
      'If you do not know this person, please press the button. We then send no more notices to this address, and we tell the person that the address may be wrong.',
    ],
    button: 'I do not know this person',
  },
};

const DONE: Record<Kind, PageText> = {
  check: { title: 'Thank you', sentences: ['Good to hear from you.'] },
  pending: {
    title: 'Thank you',
    sentences: [
      'Good to hear from you. If a transfer was started, it has stopped. We are notifying your Survivors, and we check from time to time that you are well, as before.',
    ],
  },
  stop: {
    title: 'The transfer was stopped',
    sentences: ['Good to hear from you. The transfer was stopped, and we are notifying your Survivors.'],
  },
  recovery: { title: 'Thank you', sentences: ['We are sending you a link by e-mail. Please choose a new password with it.'] },
  'undo-email': {
    title: 'The change was undone',
    sentences: [
      'Your earlier e-mail address is the address of your account again, and everyone was signed out.',
      'Please choose a new password with the link that we are sending you.',
    ],
  },
  'not-me': {
    title: 'Your will is safe from further changes',
    sentences: [
      'Everyone was signed out, and nothing about your will can be changed until you have confirmed your identity. If this change replaced contact details, the earlier ones are used again. If it added a person, that person was removed.',
      'Please choose a new password with the link that we are sending you.',
      'New backup codes stay valid, and removed people have to be added again. Please check your Survivors, and make new papers where you are not sure.',
    ],
  },
  'undo-settings': {
    title: 'The change was undone',
    sentences: [
      'The earlier settings are used again. Everyone was signed out, and nothing about your will can be changed until you have confirmed your identity.',
      'Please choose a new password with the link that we are sending you. This was not an answer to our checks. If a check or a transfer is waiting for your answer, please answer it too.',
    ],
  },
  stranger: { title: 'Thank you', sentences: ['We send no more notices to this address. We are sorry for the trouble.'] },
};

const HELD: PageText = {
  title: 'Everyone was signed out',
  sentences: [
    'Nothing about your will can be changed until you have confirmed your identity. We cannot undo the change at the moment.',
    'If a transfer is running, please stop it with the link in our message about it. Then open this link again and press the button once more.',
  ],
};

const USED: PageText = {
  title: 'You have already answered',
  sentences: ['This link was already used, and your answer counts. You do not need to do anything.'],
};

const REFUSED: Record<Extract<AnswerVerdict, { does: 'nothing' }>['why'], PageText> = {
  invalid_link: {
    title: 'This link is not complete',
    sentences: ['Please copy the whole link from our message. You can also sign in to the service and tell us there that you are well.'],
  },
  link_expired: {
    title: 'This link no longer works',
    sentences: [
      'We have sent you a newer message, or the link has expired.',
      'If you are well, please use our newest message, or sign in to the service and tell us there.',
    ],
  },
};

/** On the page of an expired link whose Host can request a new one. */
export const FRESH_LINK = {
  sentence: 'If a check or a transfer is waiting for your answer, we can send you a new link over the same channel as this one.',
  button: { label: 'Send me a new link', fields: { fresh_link: 'yes' } },
};

/** After that button, in every case. */
export const FRESH_LINK_ASKED: PageText = {
  title: 'Please look for a new message from us',
  sentences: [
    'If a check or a transfer is waiting for your answer and a link can still answer it, you get a new link within a few minutes. We send at most three in an hour.',
    'If no message arrives, please sign in to the service. There you can always tell us that you are well.',
  ],
};

/** A new link was requested for a link that still works. */
export const STILL_WORKS: PageText = {
  title: 'This link works',
  sentences: ['Please open the link in our message again and press the button there.'],
};

/** These links undo what they can. The reader has to do the rest. */
const USED_UP: Partial<Record<Kind, PageText>> = {
  'not-me': {
    title: 'Everyone was already signed out',
    sentences: [
      'Nothing about your will can be changed until you have confirmed your identity. This change was undone as far as possible.',
      'New backup codes stay valid, and removed people have to be added again. Please check your Survivors as soon as you can.',
    ],
  },
  recovery: { title: 'You have already answered', sentences: ['This reset was already answered. You do not need to do anything.'] },
  'undo-settings': { title: 'This change was already undone', sentences: ['The earlier settings are used again. You do not need to do anything.'] },
  stranger: { title: 'Thank you', sentences: ['We send no notices to this address.'] },
};

/** What the page of a link says before a button is pressed, and its buttons. The first of several is that of the link itself. */
export function describeOffer(verdict: Exclude<AnswerVerdict, { does: 'nothing' }>): PageText & { buttons: Button[] } {
  const { answer } = verdict;
  const { reset, host, link } = answer;
  const asked = reset ? { sentences: describeReset(reset, host.profile), buttons: resetButtons(reset) } : { sentences: [], buttons: [] };
  if (verdict.does === 'answer-reset') {
    const stops = verdict.loaded || !host.will?.transferId ? [] : [STOPS_NOTHING];
    return { title: 'Did you reset the password of your account?', sentences: [...asked.sentences, ...stops], buttons: asked.buttons };
  }
  if (verdict.does === 'used') {
    const { title, sentences } = USED_UP[link.kind] ?? USED;
    return { title, sentences: [...sentences, ...asked.sentences], buttons: asked.buttons };
  }
  const { title, sentences, button } = OFFERS[link.kind];
  // Where the link can confirm and reject the reset, both answers to it are a sign of life as well.
  const own = reset?.canConfirm && reset.canDeny ? [] : [{ label: button }];
  return { title, sentences: [...sentences, ...asked.sentences], buttons: [...own, ...asked.buttons] };
}

/** What happened, or why nothing happened. */
export function describeOutcome(verdict: AnswerVerdict, done: Partial<AnswerOutcome> = {}): PageText {
  if (verdict.does === 'nothing') return refused(verdict);
  if (done.held) return HELD;
  const { link, host } = verdict.answer;
  const words = usualOutcome(verdict.does, link.kind);
  if (!done.reset) return words;
  const answered = describeResetOutcome(done.reset.outcome, done.reset, host.will);
  return { title: answered.title, sentences: [...(verdict.does === 'sign-of-life' ? words.sentences : []), ...answered.sentences] };
}

function refused({ why, stale }: Extract<AnswerVerdict, { does: 'nothing' }>): PageText {
  const { title, sentences } = REFUSED[why];
  return { title, sentences: stale ? [...sentences, FRESH_LINK.sentence] : sentences };
}

function usualOutcome(does: Exclude<AnswerVerdict, { does: 'nothing' }>['does'], kind: Kind): PageText {
  if (does === 'used') return USED_UP[kind] ?? USED;
  return does === 'answer-reset' ? DONE.check : DONE[kind];
}
