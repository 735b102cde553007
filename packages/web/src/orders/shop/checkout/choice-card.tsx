import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> {
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail?: string;
}

/** A radio option with an icon; the whole card can be tapped. */
export const ChoiceCard = ({ icon, title, detail, className, ...input }: ChoiceCardProps) => (
  <label
    className={clsx(
      'relative flex min-h-[72px] cursor-pointer items-center gap-3 rounded-[18px] bg-papel p-3.5 inset-ring-[1.5px] inset-ring-borde-control transition-colors duration-rapido',
      'has-checked:bg-rocio-2 has-checked:inset-ring-[2.5px] has-checked:inset-ring-verde',
      'has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta',
      'has-disabled:cursor-not-allowed',
      className,
    )}
  >
    <input
      type="radio"
      className="peer absolute top-2 right-2 size-6 cursor-[inherit] appearance-none opacity-0"
      {...input}
    />
    <span
      aria-hidden="true"
      className="grid size-11 flex-none place-items-center rounded-control bg-suelo text-tinta peer-checked:bg-verde peer-checked:text-white"
    >
      {icon}
    </span>
    <span className="min-w-0">
      <b className="block leading-snug font-[650]">{title}</b>
      {detail && <span className="block text-[.875rem] leading-snug text-tinta-suave">{detail}</span>}
    </span>
  </label>
);
