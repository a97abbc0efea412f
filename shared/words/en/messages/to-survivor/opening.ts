/** When the documents of a transfer open. Also a part of what the API answers. */
export const opening = {
  asSoonAsEnough: 'The documents open as soon as enough people have confirmed their identity.',
  notBefore: (from: string) => `We open nothing before ${from}.`,
  canBeLater: 'It can be later: that depends on when our notice reaches the person whose will this is.',
};
