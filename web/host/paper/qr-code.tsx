import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'preact/hooks';

/** The empty border that readers need around a code. https://www.iso.org/standard/83389.html (quiet zone of 4 modules) */
const BORDER = 4;

/** A QR code as an outline, sharp at each size of print. Always black on white. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text);
    return { path: toSvgPath(code), size: code.size };
  }, [text]);
  const side = size + 2 * BORDER;
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`${-BORDER} ${-BORDER} ${side} ${side}`} shape-rendering="crispEdges">
      <path d={`M${-BORDER} ${-BORDER}h${side}v${side}h${-side}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
