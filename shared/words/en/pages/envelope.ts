/** Where a person begins with a paper only. */
export const envelope = {
  title: 'Use the paper from your envelope',
  lead: 'With the paper, you confirm your identity without a message from us. Nothing is started yet.',
  privacy: 'Never enter the recovery key here. This page does not need it.',
  notRunning: 'No transfer of this will is running',
  notRunningText: 'Your backup code was not used. If the person who named you has died, you can start the transfer with it now.',
};
