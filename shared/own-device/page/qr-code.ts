import { qrOutline } from '#common/qr-outline.ts';

/** Creates the QR code of a text. */
export function qrCode(text: string, label: string): SVGElement {
  const { viewBox, paper, ink } = qrOutline(text);
  return shape('svg', { class: 'qr', role: 'img', 'aria-label': label, viewBox, 'shape-rendering': 'crispEdges' }, [
    shape('path', { d: paper, fill: '#fff' }),
    shape('path', { d: ink, fill: '#000' }),
  ]);
}

function shape(tag: 'svg' | 'path', attributes: Readonly<Record<string, string>>, children: readonly Node[] = []): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}
