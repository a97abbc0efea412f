import encodeQR from 'qr';

/** The empty border that readers need around a code. https://www.iso.org/standard/83389.html (quiet zone of 4 modules) */
const BORDER = 4;

/** A QR code as outlines, sharp at each size of print. Always black on white: `paper` below, `ink` on it. Both are the `d` of an SVG path. */
export interface QrOutline {
  viewBox: string;
  paper: string;
  ink: string;
}

/** Returns the QR code of a text: as small as it can be, with the repair of 15 % that a fold or a stain needs. */
export function qrOutline(text: string): QrOutline {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 0 });
  const side = rows.length + 2 * BORDER;
  return {
    viewBox: `${-BORDER} ${-BORDER} ${side} ${side}`,
    paper: `M${-BORDER} ${-BORDER}h${side}v${side}h${-side}z`,
    ink: rows.map(inkOf).join(''),
  };
}

/** Returns the dark runs of one row. */
function inkOf(row: readonly boolean[], y: number): string {
  const runs = row
    .map((isDark) => (isDark ? '#' : ' '))
    .join('')
    .matchAll(/#+/g);
  return [...runs].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h${-length}z`).join('');
}
