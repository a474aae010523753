import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** Modules of empty border that readers of QR codes need. */
const QUIET = 4;

/** A link to be pointed at with a phone's camera: the phone sits down at this table. */
export function QrCode({ link }: { link: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(link);
    return { path: toSvgPath(code), size: code.size };
  }, [link]);
  return (
    <figure className="qr">
      <svg
        viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
        role="img"
        aria-label="QR code of the link for players"
      >
        <rect x={-QUIET} y={-QUIET} width={size + 2 * QUIET} height={size + 2 * QUIET} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="hint">Point a phone at it to join from there.</figcaption>
    </figure>
  );
}
