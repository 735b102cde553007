import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A box to tick, 24 px; its label makes it 44, by `id`, and shows the ring of the focus. */
export const TickBox = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <span className="relative grid size-6 flex-none place-items-center">
    <input
      type="checkbox"
      className="peer size-6 cursor-[inherit] appearance-none rounded-[8px] bg-papel inset-ring-[1.5px] inset-ring-borde-control outline-none checked:bg-verde checked:inset-ring-verde"
      {...props}
    />
    <Check
      size={17}
      strokeWidth={3.2}
      aria-hidden="true"
      className="pointer-events-none absolute hidden text-white peer-checked:block"
    />
  </span>
);
