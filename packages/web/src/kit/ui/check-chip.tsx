import { clsx } from 'clsx';
import { Check, Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface CheckChipProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly children: ReactNode;
}

/** A checkbox as a chip. Put several in a `fieldset`. */
export const CheckChip = ({ children, className, ...input }: CheckChipProps) => (
  <label
    className={clsx(
      'group relative flex min-h-12 cursor-pointer items-center gap-1.5 rounded-control bg-papel px-3 text-ui leading-tight font-semibold inset-ring-[1.5px] inset-ring-borde-control transition-colors duration-rapido select-none',
      'hover:bg-rocio-2 has-checked:bg-verde has-checked:text-white has-checked:inset-ring-verde has-checked:hover:bg-verde-pulsado',
      'has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta',
      'has-disabled:cursor-not-allowed has-disabled:opacity-55',
      className,
    )}
  >
    <input
      type="checkbox"
      className="peer absolute inset-0 cursor-[inherit] appearance-none opacity-0"
      {...input}
    />
    <Plus
      size={17}
      strokeWidth={2.4}
      aria-hidden="true"
      className="flex-none text-verde peer-checked:hidden"
    />
    <Check size={17} strokeWidth={2.8} aria-hidden="true" className="hidden flex-none peer-checked:block" />
    <span className="min-w-0">{children}</span>
  </label>
);
