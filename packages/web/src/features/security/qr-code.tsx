import { encode } from 'uqr';

/** Whole pixels, so that no seam shows between two squares. */
const SQUARE_PX = 4;

/** Drawn here in the browser: the secret in it goes nowhere. The light margin around it is the standard's. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text, { border: 4 });
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
      className="rounded-ficha border border-linea bg-white"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
};
