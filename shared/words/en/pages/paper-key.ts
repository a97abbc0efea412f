/** How a Survivor gives this browser the key on their paper. */
export const paperKey = {
  label: 'Your recovery key',
  hint: 'It is on the second sheet of your paper and begins with AGE-SECRET-KEY-1. Capital or small letters and spaces make no difference. The key stays in this browser. We do not get it.',
  missing: 'Type the whole key. It begins with AGE-SECRET-KEY-1 and has 74 characters.',
  length: (typed: string) => `The key has 74 characters, and you have typed ${typed}. Please compare it with the paper.`,
  mistyped: 'There is a typing mistake in the key. Please compare it with the paper, letter by letter.',
  mistypedAt: (letters: string) => `There is a typing mistake in these letters: ${letters}. Please compare them with the paper.`,
  photo: 'Take a picture of the square code next to the key',
  photoHint:
    'With a picture, you do not have to type the key. On a computer, use its own camera or type the key. The picture stays on this device. Do not send it to anyone, also not to yourself. Delete it afterwards, because it shows the key. If this device copies its photos to a cloud, delete it there too.',
  photoRead: 'The key was read from the picture.',
  noCode: 'There is no recovery key in this picture, or it is not sharp. Use the square code on the second sheet and try again, or type the key.',
};
