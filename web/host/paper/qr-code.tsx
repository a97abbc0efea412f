import { useMemo } from 'preact/hooks';
import { qrOutline } from '#common/qr-outline.ts';

/** The QR code of a text. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { viewBox, paper, ink } = useMemo(() => qrOutline(text), [text]);
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={viewBox} shape-rendering="crispEdges">
      <path d={paper} fill="#fff" />
      <path d={ink} fill="#000" />
    </svg>
  );
}
