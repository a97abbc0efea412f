/** What every letter has around its own sentences. */
export const letter = {
  signature: (productName: string) => `${productName}, your will custody service. This message was sent automatically. We do not read replies to it.`,
  ifButtonFails: 'If the button does not work, please open this address:',
};
