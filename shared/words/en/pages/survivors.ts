import type { Channel } from '#words/channels.ts';
import { plural } from '#words/plural.ts';

const CHANNELS: Record<Channel, string> = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

const people = plural('en', { one: '# person', other: '# people' });
const mayBeMissing = plural('en', { one: 'One may be missing.', other: '# may be missing.' });
const codes = plural('en', { one: '# backup code is left on the paper.', other: '# backup codes are left on the paper.' });

/** The page with the people who may open the will. */
export const survivors = {
  title: 'Your trusted people',
  lead: 'These people can open your will together, when you no longer can. One of them alone cannot.',
  margin: {
    none: 'You have named no one yet. Name at least two people whom you trust.',
    tooFew: (total: number, threshold: number, missing: number) =>
      `You have named ${people(total)}, and ${threshold} must come together. Please add ${people(missing)}.`,
    all: (total: number) => `All ${total} trusted people must come together. If one is missing, no one can open your will.`,
    spare: (total: number, threshold: number, spare: number) =>
      `${threshold} of your ${total} trusted people must come together. ${mayBeMissing(spare)}`,
  },
  reach: (reachable: number, total: number) => `We have a usable address for ${reachable} of ${total}.`,
  later: (threshold: number) => `When you seal your will again, ${threshold} people must come together.`,
  add: 'Add a person',
  addTitle: 'Add a person',
  addSealed:
    'Your will is sealed. When you add a person, the key of your will is split again for all. The papers of the others stay valid. We notify you, and the others without the name. If you sealed on your own device, seal there again too.',
  addNext: 'After this form you print the paper for this person. Have a printer ready, because its codes are shown only once.',
  full: 'You have 10 people, which is the maximum.',
  changeTitle: (name: string) => `Change ${name}`,
  back: 'Back to the list',
  paperTitle: (names: string) => `The paper for ${names}`,
  confirmTitle: (name: string) => `Check the paper for ${name}`,

  facts: {
    reachable: (addresses: string) => `Our messages go to ${addresses}.`,
    idle: (channels: string) => `We cannot use ${channels} for this person yet. Set up an account for it on the page “How we reach you”.`,
    unreachable: 'We cannot reach this person. Add an address that works.',
    bounced: (address: string) => `Our mail to ${address} comes back. Ask for the right address.`,
    complained: (address: string) => `Someone marked our mail to ${address} as unwanted. Ask this person, and then save the address again.`,
    stopped: (address: string) => `Someone at ${address} informed us that they do not know you. Ask this person, and correct the address.`,
    proposed: (address: string) => `The answer proposes another address: ${address}. We have not checked it. Ask this person before you use it.`,
    wrongContact: 'Someone answered your invitation that the address is wrong. Ask this person, and correct it.',
    notInvited: 'You have not asked us to write to this person.',
    invited: (day: string) => `Invited on ${day}. There is no answer yet.`,
    confirmed: (day: string) => `Confirmed on ${day} that they are ready.`,
    paperConfirmed: (checked: string, made: string | null) =>
      made === null ? `You checked the paper on ${checked}.` : `The paper was made on ${made}. You checked it on ${checked}.`,
    paperUnconfirmed: (day: string | null) =>
      day === null ? 'You have not checked the paper yet.' : `The paper was made on ${day}. You have not checked it yet.`,
    codes: (left: number) => (left === 0 ? 'No backup code is left. Make new paper.' : codes(left)),
    message: 'There is a personal message.',
    noMessage: 'There is no personal message.',
    sealed: 'Has a share of the key of your sealed will.',
    unsealed: 'Cannot open your sealed will yet.',
  },
  channel: (channel: Channel) => CHANNELS[channel],
  tones: { good: 'Good', plain: 'Note', warning: 'To do' },

  actions: 'More actions',
  takeProposed: (address: string) => `Use ${address} instead`,
  checkPaper: 'Type in a code from the paper',
  checkPaperText: 'The codes are shown only when the paper is made. If you do not have it in your hands, make new paper.',
  newPaper: 'Make new paper',
  newPaperTitle: (name: string) => `Make new paper for ${name}?`,
  newPaperText:
    'The paper that this person has becomes invalid: its codes immediately, its key as soon as every storage of your will has the new files. Have a printer ready, because the new codes are shown only once.',
  newPaperSealed:
    'Your will is sealed. We notify you and this person. Then we seal your documents again with a new key. You do not need to do anything for that. If you sealed on your own device, seal there again too.',
  invite: 'Ask this person to confirm',
  inviteTitle: (name: string) => `Ask ${name} to confirm?`,
  inviteText: {
    email:
      'We send one e-mail with a personal link. It says that you named this person, and asks whether they are ready and whether the address is right. We ask only because you want it.',
    sms: 'We send one text message with a personal link. It asks whether they are ready and whether the number is right. Tell them before, so that they know who asks. We ask only because you want it.',
  },
  inviteSend: {
    email: 'Send the e-mail',
    sms: 'Send the text message',
  },
  invited: (address: string) => `We sent the invitation to ${address}.`,
  remove: 'Remove this person',
  removeText: (name: string) =>
    `${name} can no longer open your will. The paper no longer works, and the personal message is deleted. This cannot be undone.`,
  removeOpen: 'We notify no one.',
  removeSealed:
    'Your will is sealed. The key is split again among the others, whose papers stay valid. A storage that we cannot reach opens with the old paper until it has the new files. We notify you, and the others without the name. Then we seal your documents again with a new key. You do not need to do anything for that. If you sealed on your own device, seal there again too.',
  removeFirst: {
    add: (name: string, threshold: number) =>
      `${threshold} people must come together, so ${name} cannot be removed yet. Add another person first. Then remove ${name}.`,
    addOrLower: (name: string, threshold: number) =>
      `${threshold} people must come together, so ${name} cannot be removed yet. Add another person first, or let fewer people be enough. Then remove ${name}.`,
  },
  done: {
    added: 'The person was added.',
    saved: 'The changes were saved.',
    removed: (name: string) => `${name} was removed.`,
    threshold: 'The number was saved.',
  },

  sealTitle: 'Please seal your will again',
  sealText: 'You have chosen how many people must come together. This applies when you seal your will again.',
  sealOnDevice:
    'Your will was sealed on your device for other papers, or for another number of them. Please seal your documents on your device again.',
  sealLink: 'Go to the documents',
  resealing:
    'We are sealing your documents again with a new key, because your trusted people or their papers have changed. You do not need to do anything.',
  locked: {
    running: 'A transfer of your will is running, so nothing can be changed here. If you are well, stop the transfer first.',
    pending: 'Your trusted people can start a transfer now, so nothing can be changed here. If you are well, tell us first.',
    recovered: 'Your password was reset by e-mail, or you rejected a change. So nothing can be changed here now.',
  },
  security: 'See how to confirm that it was you',

  thresholdTitle: 'How many must come together?',
  threshold: 'Number of people who are needed',
  thresholdHint: 'A lower number is safer if someone cannot be reached. A higher number is safer if you do not trust each one alone.',
  thresholdOption: (threshold: number, total: number) => `${threshold} of ${total}`,
  thresholdSave: 'Save the number',
  thresholdSealed: 'Your will is sealed. The number applies when you seal it again.',
  thresholdFew: 'You can choose this when you have named three people. With two, both are needed.',
};
