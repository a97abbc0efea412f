/** What helps a Survivor whom no code reaches. */
export const nothingArrived = {
  title: 'Nothing arrived?',
  steps: [
    'A message can take a few minutes. For an e-mail, look into the folder for unwanted mail (spam) too.',
    'Request a new code, or use another channel.',
    'Use a backup code from your paper. No message is needed for it.',
  ],
  othersAreEnough: (threshold: number, total: number) =>
    `You have no paper? Then speak with the other trusted persons. The will opens when ${threshold} of the ${total} have confirmed their identity.`,
};
