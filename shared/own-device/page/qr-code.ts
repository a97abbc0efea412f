import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The empty border that readers need around a code. https://www.iso.org/standard/83389.html (quiet zone of 4 modules) */
const BORDER = 4;

/** Creates a QR code as an outline, sharp at each size of print. Always black on white. */
export function qrCode(text: string, label: string): SVGElement {
  const code = generate(text);
  const side = code.size + 2 * BORDER;
  const viewBox = `${-BORDER} ${-BORDER} ${side} ${side}`;
  return shape('svg', { class: 'qr', role: 'img', 'aria-label': label, viewBox, 'shape-rendering': 'crispEdges' }, [
    shape('path', { d: `M${-BORDER} ${-BORDER}h${side}v${side}h${-side}z`, fill: '#fff' }),
    shape('path', { d: toSvgPath(code), fill: '#000' }),
  ]);
}

function shape(tag: 'svg' | 'path', attributes: Readonly<Record<string, string>>, children: readonly Node[] = []): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}
