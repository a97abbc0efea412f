/** What a Survivor reads before and after the proof: the opening, the progress, and a link that does not work. */
export const progress = {
  notBeforeText: (moment: string) => `Nothing can be read before ${moment}.`,
  unknown: 'It can be later: that depends on when our notice reaches the person whose will this is. They then have 48 hours to stop the transfer.',
  progress: 'Confirmed so far',
  confirmed: (count: number, threshold: number, total: number) =>
    `${count} of the ${threshold} confirmations that are needed. ${total} trusted persons were named.`,
  enough: (count: number, total: number) => `Enough trusted persons have confirmed their identity: ${count} of ${total}.`,
  names: (names: string) => `Confirmed: ${names}.`,
  noneYet: 'No one has confirmed their identity yet.',
  badLink: 'This link does not lead to a transfer',
  badLinkText: 'Perhaps a part of the link is missing. Open the newest message from us again, or use your paper.',
  noLink: 'Please open your personal link',
  noLinkText: 'This page needs the personal link from our message, or the numbers from your paper.',
  usePaper: 'Use my paper',
  lookUp: 'I have neither',
};
