import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** Light squares around it; the standard's four where nothing else is white there. */
  readonly border?: number;
  readonly className?: string;
}

/** Whole pixels, so that no seam shows between two squares. */
const SQUARE_PX = 4;

/** Drawn in the browser: its text is sent nowhere. */
export const QrCode = ({ text, label, border = 4, className }: QrCodeProps) => {
  const { data, size } = encode(text, { border });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      width={size * SQUARE_PX}
      height={size * SQUARE_PX}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
};
