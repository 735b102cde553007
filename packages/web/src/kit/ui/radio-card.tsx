import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
  /** Anything under the words: a bar with the places left, for instance. */
  readonly children?: ReactNode;
}

/**
 * One of a few choices, as a block one can hit with a thumb. Put several in a `fieldset` with the
 * same `name`: the arrow keys then go through them.
 */
export const RadioCard = ({
  title,
  detail,
  icon,
  className,
  children,
  disabled,
  ...rest
}: RadioCardProps) => (
  <label
    className={clsx(
      'relative flex min-h-14 items-center gap-3 rounded-[16px] bg-papel px-4 py-3 inset-ring-[1.5px] inset-ring-linea transition-colors duration-rapido',
      'has-checked:bg-rocio-2 has-checked:inset-ring-2 has-checked:inset-ring-verde',
      'has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta',
      disabled ? 'cursor-not-allowed bg-suelo text-tinta-suave' : 'cursor-pointer hover:bg-rocio-2',
      className,
    )}
  >
    {icon && <span className="flex-none text-verde">{icon}</span>}
    <span className="min-w-0 flex-1">
      <span className="block text-ui leading-snug font-[650]">{title}</span>
      {detail && <span className="block text-nota text-tinta-suave">{detail}</span>}
      {children}
    </span>
    <input
      type="radio"
      disabled={disabled}
      className="size-[22px] flex-none cursor-[inherit] appearance-none rounded-full bg-papel inset-ring-[1.5px] inset-ring-borde-control outline-none checked:inset-ring-[7px] checked:inset-ring-verde"
      {...rest}
    />
  </label>
);
