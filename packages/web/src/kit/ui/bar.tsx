import { clsx } from 'clsx';

interface BarProps {
  /** 0 to 1; above 1 the bar is full. */
  readonly level: number;
  /** Marks, 0 to 1 each. */
  readonly marks?: readonly number[];
  readonly color?: string;
  readonly track?: string;
  /** With a label the bar is a meter to screen readers; without, the words beside it speak. */
  readonly label?: string;
  /** What the level means in words, e.g. "$76.60 de $100.00". */
  readonly valueText?: string;
  readonly className?: string;
}

/** A level against marks: progress to the incentive, stock, free places in a window. */
export const Bar = ({
  level,
  marks = [],
  color = 'var(--verde)',
  track = '#E6EDE8',
  label,
  valueText,
  className,
}: BarProps) => {
  const share = Math.min(1, Math.max(0, level));
  const meter = label
    ? {
        role: 'meter',
        'aria-label': label,
        'aria-valuenow': Math.round(share * 100),
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuetext': valueText,
      }
    : { 'aria-hidden': true };
  return (
    <div
      {...meter}
      className={clsx('relative h-2.5 overflow-hidden rounded-[6px]', className)}
      style={{ background: track }}
    >
      <span
        className="absolute inset-0 origin-left rounded-[6px] transition-transform duration-lento ease-turno"
        style={{ background: color, transform: `translateX(${(share - 1) * 100}%)` }}
      />
      {marks.map((mark) => (
        <span
          key={mark}
          className="absolute inset-y-0 w-0.5 bg-tinta"
          style={{ left: `calc(${mark * 100}% - 1px)` }}
        />
      ))}
    </div>
  );
};
