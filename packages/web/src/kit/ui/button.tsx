import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'quiet' | 'outline' | 'danger' | 'ink' | 'white';
export type ButtonSize = 'sm' | 'md' | 'lg';

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-verde text-white hover:bg-verde-pulsado active:bg-verde-pulsado',
  quiet: 'bg-rocio text-verde-hondo hover:bg-[#cfebd9]',
  outline: 'bg-papel text-tinta inset-ring-[1.5px] inset-ring-borde-control hover:bg-suelo',
  danger: 'bg-guayaba text-white hover:bg-guayaba-tinta',
  ink: 'bg-tinta text-white hover:bg-[#1f3a2c]',
  white: 'bg-white text-verde-hondo hover:bg-rocio-2',
};

const sizes: Record<ButtonSize, string> = {
  // In rows of a list: as small as 44 px allow.
  sm: 'min-h-11 px-4 rounded-control text-ui',
  md: 'min-h-12 px-[22px] rounded-control text-cuerpo',
  lg: 'min-h-14 px-6 rounded-[16px] text-[1.0625rem]',
};

export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'md', wide = false) =>
  clsx(
    'inline-flex items-center justify-center gap-2.5 font-[650] leading-tight text-center transition-colors duration-rapido select-none',
    'aria-disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55',
    looks[variant],
    sizes[size],
    wide && 'w-full',
  );

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  /** While true the button keeps its place, width and focus, and does nothing. */
  readonly loading?: boolean;
}

/**
 * The button; a link that looks like one uses `buttonClass`. `loading` shows a spinner over the text, so that
 * nothing beside it moves.
 */
export const Button = ({
  variant = 'primary',
  size = 'md',
  wide = false,
  loading = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) => {
  return (
    <button
      type={type}
      className={clsx(buttonClass(variant, size, wide), loading && 'relative', className)}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <span className={clsx('contents', loading && 'invisible')}>{children}</span>
      {loading && <Spinner className="absolute inset-0 m-auto" label="Un momento" />}
    </button>
  );
};
