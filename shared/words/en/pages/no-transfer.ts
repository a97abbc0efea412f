/** A link to a transfer that leads nowhere. */
export const noTransfer = {
  badLink: 'This link does not lead to a transfer',
  badLinkText: 'Perhaps a part of the link is missing. Open the newest message from us again, or use your paper.',
  noLink: 'Please open your personal link',
  noLinkText: 'This page needs the personal link from our message, or the numbers from your paper.',
  usePaper: 'Use my paper',
  lookUp: 'I have neither',
};
