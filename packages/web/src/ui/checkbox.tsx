import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly children: ReactNode;
}

/** A box and its words; both answer to the tap, 44 px high. */
export const Checkbox = ({ className, children, ...rest }: CheckboxProps) => (
  <label className={clsx('flex min-h-11 cursor-pointer items-center gap-3 text-ui', className)}>
    <span className="relative grid size-6 flex-none">
      <input
        type="checkbox"
        className="peer col-start-1 row-start-1 size-6 cursor-pointer appearance-none rounded-[8px] bg-papel inset-ring-[1.5px] inset-ring-borde-control checked:bg-verde checked:inset-ring-verde disabled:bg-suelo"
        {...rest}
      />
      <Check
        size={16}
        strokeWidth={3.2}
        aria-hidden="true"
        className="pointer-events-none col-start-1 row-start-1 m-auto text-white opacity-0 peer-checked:opacity-100"
      />
    </span>
    <span>{children}</span>
  </label>
);
