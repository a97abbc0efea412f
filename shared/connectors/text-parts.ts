/**
 * Returns whether a text uses only the basic GSM table. Characters of two septets count as Unicode, which is safe but shorter.
 * https://www.etsi.org/deliver/etsi_ts/123000_123099/123038/
 */
export function isGsm(text: string): boolean {
  return /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/.test(text);
}

/**
 * Returns a text message with the quotation marks, dashes and spaces of the basic GSM table. A single other one would more than double
 * its price. Letters stay as they are.
 */
export function withPlainSigns(text: string): string {
  return (
    text
      .replace(/[‘’‚′]/g, "'")
      .replace(/[“”„«»]\u00a0?|\u00a0(?=»)/g, '"')
      .replace(/[‐‑–—−]/g, '-')
      .replace(/[\u00a0\u2009\u202f]/g, ' ')
      .replace(/…/g, '...')
      // What keeps a name together in a sentence from right to left.
      .replace(/[\u2068\u2069]/g, '')
  );
}

/** Returns how many parts a text message has. Each part costs. One of several has room for its number. */
export function partsOf(text: string): number {
  const [alone, joined] = isGsm(text) ? [160, 153] : [70, 67];
  return text.length <= alone ? 1 : Math.ceil(text.length / joined);
}
