import { clsx } from 'clsx';

interface LogoProps {
  readonly tone?: 'on-green' | 'on-white';
  readonly className?: string;
  /** Hides the word, for the narrowest places. */
  readonly markOnly?: boolean;
}

/** The sol trunco of Old San Juan over a counter, and the shop's name. */
export const Logo = ({ tone = 'on-green', markOnly = false, className }: LogoProps) => (
  <span className={clsx('inline-flex items-center gap-2.5', className)}>
    <LogoMark className="size-9 flex-none md:size-[42px]" inverted={tone === 'on-white'} />
    {!markOnly && (
      <span className="font-display text-[1.375rem] leading-none font-bold tracking-[-.03em] md:text-[1.625rem]">
        Nutrición Plus
      </span>
    )}
  </span>
);

export const LogoMark = ({
  className,
  inverted = false,
}: {
  readonly className?: string;
  readonly inverted?: boolean;
}) => (
  <svg viewBox="0 0 42 42" className={className} aria-hidden="true">
    <rect width="42" height="42" rx="12" fill={inverted ? 'var(--verde)' : '#fff'} />
    <SolTrunco x={21} y={29} radius={15} color={inverted ? '#fff' : 'var(--verde)'} />
    <rect
      x="6"
      y="31"
      width="30"
      height="4.4"
      rx="2.2"
      fill={inverted ? 'var(--brote)' : 'var(--verde-hondo)'}
    />
  </svg>
);

interface SolTruncoProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: string;
}

/** Seven rays of a half sun standing on (x, y), with a half disc at their foot. */
const SolTrunco = ({ x, y, radius, color }: SolTruncoProps) => (
  <g fill={color}>
    {[0, 1, 2, 3, 4, 5, 6].map((ray) => (
      <path key={ray} d={rayPath(x, y, radius, ray)} />
    ))}
    <path d={`M${x - radius * 0.27} ${y} a${radius * 0.27} ${radius * 0.27} 0 0 1 ${radius * 0.54} 0 z`} />
  </g>
);

const RAYS = 7;
const GAP = 0.055;

const rayPath = (x: number, y: number, radius: number, ray: number): string => {
  const step = Math.PI / RAYS;
  const from = Math.PI + ray * step + (ray === 0 ? 0 : GAP);
  const to = Math.PI + (ray + 1) * step - (ray === RAYS - 1 ? 0 : GAP);
  const inner = radius * 0.4;
  const at = (r: number, angle: number) =>
    `${(x + r * Math.cos(angle)).toFixed(2)} ${(y + r * Math.sin(angle)).toFixed(2)}`;
  return `M${at(inner, from)}L${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
};
