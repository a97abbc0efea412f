/** What a Survivor reads before and after the proof: the opening and the progress. */
export const progress = {
  notBeforeText: (moment: string) => `We open nothing before ${moment}.`,
  unknown: 'It can be later: that depends on when our notice reaches the person whose will this is. They then have 48 hours to stop the transfer.',
  progress: 'Confirmed so far',
  confirmed: (count: number, threshold: number, total: number) =>
    `${count} of the ${threshold} confirmations that are needed. ${total} trusted people were named.`,
  enough: (count: number, total: number) => `Enough trusted people have confirmed their identity: ${count} of ${total}.`,
  names: (names: string) => `Confirmed: ${names}.`,
  noneYet: 'No one has confirmed their identity yet.',
};
