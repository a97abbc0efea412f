/** What helps a Survivor whom no code reaches. */
export const nothingArrived = {
  title: 'Did nothing arrive?',
  steps: [
    'A message can take a few minutes. For an e-mail, look into the folder for unwanted mail (spam) too.',
    'Request a new code, or use another channel.',
    'Use a backup code from your paper. No message is needed for it.',
  ],
  othersAreEnough: (threshold: number, total: number) =>
    `If you have no paper, speak with the other trusted people. The will opens when ${threshold} of the ${total} have confirmed their identity.`,
};
