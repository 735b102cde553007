import { encode } from 'uqr';

/** Drawn here in the browser: the secret in it goes nowhere. The four light squares around it are the standard's. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block w-full rounded-control bg-white"
    >
      <path d={squares.join('')} fill="#0d2118" />
    </svg>
  );
};
