/** The slips that show Survivors who has sealed. */
export const slips = {
  fingerprint: 'Sealed by',
  slipsTitle: 'Slips for the papers',
  slips: 'Cut the slips apart, and put each one with the paper of its person. They are not secret.',
  slip: (name: string) => `For the paper of ${name}`,
  slipText:
    'The documents of this will are genuine only if they were sealed by this key. Type its first five groups when a page asks for “Sealed by”.',
};
