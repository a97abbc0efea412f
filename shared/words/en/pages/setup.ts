import { plural } from '#words/plural.ts';

const steps = plural('en', { one: '# of 6 steps is done.', other: '# of 6 steps are done.' });
const mayBeMissing = plural('en', { one: 'One of them may be missing.', other: '# of them may be missing.' });
const documents = plural('en', { one: '# document', other: '# documents' });

/** The words of the pages on which a Host sets up their will for the first time. */
export const setup = {
  title: 'Set up your will',
  lead: [
    'Six steps lead to your sealed will. They take about half an hour. A browser, a mailbox and a printer are enough.',
    'You can stop at any time. What you have done stays, and you continue here.',
  ],
  needsTitle: 'What you need',
  needs: [
    'a printer, for the second step. Without one, you can save the papers as a file there, and print them somewhere else',
    'the e-mail addresses or telephone numbers of the people whom you trust',
    'your documents as files: PDF, Word (DOCX), text or pictures',
  ],
  progress: steps,
  hints: {
    people: 'Who may open your will, and how many of them must come together',
    papers: 'You print a paper for each person, and check it',
    place: 'Where your sealed will is kept',
    documents: 'What your trusted people will read',
    checks: 'How often we ask whether you are well',
    seal: 'You check everything once more. Then we seal your will',
  },
  status: { done: 'Done', next: 'Next', open: 'To do', waits: 'Later' },
  waitsForPeople: 'First name your trusted people.',
  waitsForAll: 'First finish the steps above.',
  start: 'Start',
  allSteps: 'All steps',
  stepOf: (number: number) => `Step ${number} of 6`,
  saved: 'Everything on this page is saved. You can stop here and continue later.',

  people: {
    firstTitle: 'Whom do you trust to open your will?',
    first: 'Name at least two people. Only together can they open your will, when you no longer can.',
    anotherTitle: 'Name another person',
    listTitle: plural('en', { one: 'You have named # person', other: 'You have named # people' }),
    noteOne: 'At least two people are needed.',
    noteTwo: 'Two are enough to begin. With three, your will can still be opened if one of them cannot help.',
    note: 'You can change this list at any time.',
    unreachable: 'We cannot reach this person with our own e-mails. Add an e-mail address if they have one.',
    another: 'Name another person',
    full: 'You have named 10 people, which is the maximum.',
  },

  threshold: {
    title: 'How many of them must come together?',
    text: 'This many of your trusted people must confirm who they are before anyone can read something.',
    both: 'With two people, both are needed. If one of them cannot help, no one can open your will. We recommend a third person.',
    nameThird: 'Name a third person',
    continueWithTwo: 'Continue with two people',
    option: (threshold: number, total: number) => `${threshold} of ${total}`,
    spare: (count: number) => (count === 0 ? 'If one of them cannot help, no one can open your will.' : mayBeMissing(count)),
    recommended: 'recommended',
  },

  papers: {
    title: 'Print the papers',
    text: 'Each person gets a paper in a sealed envelope. With it, they can confirm who they are, and open your will even without this service.',
    /** They are lost when the window is closed. */
    onlyHere: (names: string) =>
      `The papers of these people are not printed yet: ${names}. They are only in this window. If you stop before you print them, you make them again later, in the step “Their papers”.`,
    notAmong: (names: string) =>
      `The papers of these people are not among these sheets: ${names}. They were made earlier, and we cannot show them again. After these sheets, you check the ones that you have, and make the others again.`,
    missingTitle: 'Check the papers',
    missing: (names: string) => `You have not checked the papers of these people yet: ${names}.`,
    inHands: 'I have the printed papers in my hands',
    inHandsText: 'Type in one backup code from each paper. Take it from the paper. It is not used up.',
    notPrinted: 'I do not have these papers',
    notPrintedText:
      'We show the codes and keys only once, and do not keep them. The earlier paper of each person whom you choose no longer works then. If you find it, destroy it.',
    choose: 'Who needs a new paper?',
    chooseMissing: 'Choose at least one person.',
    make: 'Make new papers',
    doneTitle: 'The papers are printed and checked',
    done: 'Hand each envelope over in person. You do not have to wait for this: continue here now.',
    later: 'Check the papers later',
    laterText: 'You can check them at any time, also when your will is sealed.',
    laterLink: 'Go to your trusted people',
  },

  place: {
    title: 'Where should your sealed will be kept?',
    doneTitle: 'The storage is ready',
    done: (name: string) => `Your sealed will is kept in “${name}”. We have written a small file there, read it back and deleted it.`,
    doneOurs: 'Your sealed will is kept with this service, encrypted. You can move it to your own storage at any time.',
    broken: (name: string) => `“${name}” does not work. Add another storage here, or correct its data.`,
    correct: 'Go to the page Storages',
    another: 'Use another storage',
  },

  documents: {
    title: 'Which documents should your trusted people read?',
    text: 'Your will, and everything that helps your family: insurance, accounts, wishes for the funeral. We seal them in the last step.',
    none: 'Add at least one document to continue.',
  },

  checks: {
    text: 'We ask you by e-mail. As long as you answer, nothing else happens.',
  },

  review: {
    title: 'Check your answers',
    missingTitle: 'Some steps are not done yet',
    missing: 'Your will cannot be sealed before that:',
    threshold: 'Needed to open your will',
    thresholdValue: (threshold: number, total: number) => `${threshold} of ${total}, together`,
    hasMessage: 'With a personal message',
    papersDone: 'All printed and checked',
    papersOpen: (names: string) => `Not checked yet: ${names}`,
    papersAdvice: 'You can seal your will now and check these papers later. Without paper, a person needs the e-mails or messages that we send.',
    documentsValue: (count: number, size: string) => `${documents(count)}, ${size} in total`,
    silence: plural('en', {
      one: 'If you never answered, this would be after # day at the most.',
      other: 'If you never answered, this would be after # days at the most.',
    }),
    nextTitle: 'What happens when you seal',
    next: [
      'We encrypt your documents and write them into the storage that you have chosen. After that, we open them only when enough of your trusted people come together.',
      'We split the key among your trusted people.',
      'We do not write to your trusted people.',
    ],
  },

  done: {
    lead: 'Everything is set up.',
    firstCheck: 'We ask you for the first time on',
    answer: 'Open the link in that message, and press the button on the page. You can also tell us at any time, on the page Overview.',
    silent: 'If you do not answer, we remind you, and ask again. We inform your trusted people only after several unanswered checks.',
    envelopes:
      'Please hand the sealed envelopes to your trusted people. Tell them what they are for, and where your sealed will or a copy of it is kept: without this service, they have to find it.',
  },

  failures: {
    threshold_exceeds_survivors: 'More people must come together than you have named. Please name another person, or choose a lower number.',
  } as Record<string, string>,
};
