import type { AnswerLink } from '#workflows/messages/links.ts';
import type { AnswerVerdict } from './check-answer.ts';
import type { AnswerOutcome } from './perform-answer.ts';
import { type Button, resetButtons, resetDone, resetSentences, STOPS_NOTHING } from './reset-words.ts';

/** What a page says, in plain words. */
export interface Words {
  title: string;
  sentences: string[];
}

type Kind = AnswerLink['kind'];

/** What will happen when the Host presses the button, and what stands on it. */
export const promises: Record<Kind, Words & { button: string }> = {
  check: {
    title: 'Are you well?',
    sentences: [
      'You asked us to make sure from time to time that you are well. If you are, please press the button.',
      'We then know that all is as it should be, and whatever had begun without you is stopped. Without it nothing changes: you have not answered yet.',
    ],
    button: 'Yes, I am well',
  },
  pending: {
    title: 'Are you well?',
    sentences: [
      'You have not answered our checks, so the people you named may start the transfer of your will.',
      'If you are well, please press the button: this stops it, and everything goes on as before.',
    ],
    button: 'I am well: stop the transfer',
  },
  stop: {
    title: 'Stop the transfer of your will?',
    sentences: [
      'One of the people you named has started the transfer of your will.',
      'If you are well, please press the button: the transfer ends, nothing can be read, and the people you named are told that it was stopped with this link.',
    ],
    button: 'I am well: stop the transfer',
  },
  // Once the Host has denied the reset; before that the page says what it was.
  recovery: {
    title: 'Was it you who chose a new password?',
    sentences: [
      'Someone told us, with a link of ours, that you did not reset the password of your account. So the password from before the reset works again.',
      'If you did reset it, please press the button: we send you a new link to choose a password.',
    ],
    button: 'I reset the password myself',
  },
  'undo-email': {
    title: 'Undo the change of your e-mail address?',
    sentences: [
      'Your account was given another e-mail address.',
      'If that was not you, please press the button: this address counts again, everybody who is signed in is signed out, and we send you a link for a new password.',
    ],
    button: 'It was not me: undo the change',
  },
  'not-me': {
    title: 'Was who may open your will changed without you?',
    sentences: [
      'If it was not you, please press the button. Everybody who is signed in is signed out, and we send you a link for a new password.',
      'Until you have proven who you are, nothing about your will can be changed. If contact details were replaced, the former ones count again; if somebody was named, they are not any more.',
    ],
    button: 'It was not me',
  },
  'undo-settings': {
    title: 'Undo the change of your check settings?',
    sentences: [
      'Someone changed how often we ask whether you are well, or how soon your Survivors may start the transfer of your will.',
      'If it was not you, please press the button. The earlier settings count again. Everyone who is signed in is signed out, and we send you a link for a new password.',
      'Nothing about your will can be changed until you have confirmed who you are. If you made the change and only want other settings, please sign in and change them there.',
    ],
    button: 'It was not me: undo the change',
  },
  stranger: {
    title: 'Do you not know the person who named you?',
    sentences: [
      'Somebody named you as a person of trust for their will, with the address to which we wrote.',
      'If you do not know them, please press the button: we write no more to this address by ourselves and tell them that it may be wrong.',
    ],
    button: 'I do not know this person',
  },
};

const DONE: Record<Kind, Words> = {
  check: { title: 'Thank you', sentences: ['Good to hear from you.'] },
  pending: { title: 'Thank you', sentences: ['Good to hear from you. What had begun without you was stopped, and everything goes on as before.'] },
  stop: {
    title: 'The transfer was stopped',
    sentences: ['Good to hear from you. The transfer was stopped, and everybody you have named is being told.'],
  },
  recovery: { title: 'Thank you', sentences: ['We are sending you a link by e-mail. Please choose a new password with it.'] },
  'undo-email': {
    title: 'The change was undone',
    sentences: [
      'Your former e-mail address counts again, and everybody was signed out.',
      'Please choose a new password with the link that we are sending you.',
    ],
  },
  'not-me': {
    title: 'Your will is safe from further changes',
    sentences: [
      'Everybody was signed out, and nothing about your will can be changed until you have proven who you are. Contact details that this change replaced count again, and whoever it named is not named any more.',
      'New backup codes stay made, and people who were removed have to be named again: please choose a new password with the link that we are sending you, look at the people you have named, and make new papers where you are not sure.',
    ],
  },
  'undo-settings': {
    title: 'The change was undone',
    sentences: [
      'The earlier settings count again. Everyone was signed out, and nothing about your will can be changed until you have confirmed who you are.',
      'Please choose a new password with the link that we are sending you. This was not an answer to our checks: if a check or a transfer is running, please answer it too.',
    ],
  },
  stranger: { title: 'Thank you', sentences: ['We write no more to this address by ourselves. We are sorry for the trouble.'] },
};

const HELD: Words = {
  title: 'Everybody was signed out',
  sentences: [
    'Nothing about your will can be changed until you have proven who you are. What was changed cannot be taken back at this moment.',
    'If a transfer is running, please stop it with the link in our message about it. Then press the button behind this link once more.',
  ],
};

const USED: Words = {
  title: 'We have heard from you already',
  sentences: ['This link has done its work, and all is well. You need not do anything.'],
};

const REFUSED: Record<Extract<AnswerVerdict, { does: 'nothing' }>['why'], Words> = {
  invalid_link: {
    title: 'This link is not complete',
    sentences: ['Please copy the whole link out of our message, or sign in to the service: signed in, you can always tell us that you are well.'],
  },
  link_expired: {
    title: 'This link no longer works',
    sentences: [
      'A newer message has taken its place, or its time is over.',
      'If you are well, please use our newest message, or sign in to the service and tell us there.',
    ],
  },
};

/** Next to an expired link whose Host may have a fresh one. */
export const FRESH_LINK = {
  sentence: 'If a check or a transfer waits for your answer, we can send you a fresh link the same way as this one.',
  button: { label: 'Send me a fresh link', fields: { fresh_link: 'yes' } },
};

/** After that button, whatever became of it. */
export const FRESH_LINK_ASKED: Words = {
  title: 'Please look for a new message from us',
  sentences: [
    'If a check or a transfer waits for your answer and a link can still answer it, you get a fresh link within a few minutes. We send three in an hour at most.',
    'If no message arrives, please sign in to the service. There you can always tell us that you are well.',
  ],
};

/** A fresh link was asked for a link that does not need one. */
export const STILL_WORKS: Words = { title: 'This link works', sentences: ['Please open the link in our message again and press the button there.'] };

/** These links undo what they can; the rest their reader has to look after. */
const USED_UP: Partial<Record<Kind, Words>> = {
  'not-me': {
    title: 'Everybody has been signed out already',
    sentences: [
      'Nothing about your will can be changed until you have proven who you are, and what this change did is undone as far as that is possible.',
      'New backup codes stay made, and people who were removed have to be named again. As soon as you can, please look at the people you have named.',
    ],
  },
  recovery: { title: 'Nothing is left to do', sentences: ['This reset has been answered already. You do not need to do anything.'] },
  'undo-settings': { title: 'This change was undone already', sentences: ['The earlier settings count. You do not need to do anything.'] },
  stranger: { title: 'Thank you', sentences: ['We do not write to this address by ourselves.'] },
};

/** What the page behind a link says before anything is pressed, and its buttons; the first of several is that of the link itself. */
export function offer(verdict: Exclude<AnswerVerdict, { does: 'nothing' }>): Words & { buttons: Button[] } {
  const { answer } = verdict;
  const { reset, host, link } = answer;
  const asked = reset ? { sentences: resetSentences(reset, host.profile), buttons: resetButtons(reset) } : { sentences: [], buttons: [] };
  if (verdict.does === 'answer-reset') {
    const stops = verdict.loaded || !host.will?.transferId ? [] : [STOPS_NOTHING];
    return { title: 'Did you reset the password of your account?', sentences: [...asked.sentences, ...stops], buttons: asked.buttons };
  }
  if (verdict.does === 'used') {
    const { title, sentences } = USED_UP[link.kind] ?? USED;
    return { title, sentences: [...sentences, ...asked.sentences], buttons: asked.buttons };
  }
  const { title, sentences, button } = promises[link.kind];
  // Where the link can confirm and reject the reset, both answers to it are a sign of life as well.
  const own = reset?.canConfirm && reset.canDeny ? [] : [{ label: button }];
  return { title, sentences: [...sentences, ...asked.sentences], buttons: [...own, ...asked.buttons] };
}

/** What has happened, or why nothing has. */
export function outcome(verdict: AnswerVerdict, done: Partial<AnswerOutcome> = {}): Words {
  if (verdict.does === 'nothing') return refused(verdict);
  if (done.held) return HELD;
  const { link, host } = verdict.answer;
  const words = usualOutcome(verdict.does, link.kind);
  if (!done.reset) return words;
  const answered = resetDone(done.reset.outcome, done.reset, host.will);
  return { title: answered.title, sentences: [...(verdict.does === 'sign-of-life' ? words.sentences : []), ...answered.sentences] };
}

function refused({ why, stale }: Extract<AnswerVerdict, { does: 'nothing' }>): Words {
  const { title, sentences } = REFUSED[why];
  return { title, sentences: stale ? [...sentences, FRESH_LINK.sentence] : sentences };
}

function usualOutcome(does: Exclude<AnswerVerdict, { does: 'nothing' }>['does'], kind: Kind): Words {
  if (does === 'used') return USED_UP[kind] ?? USED;
  return does === 'answer-reset' ? DONE.check : DONE[kind];
}
