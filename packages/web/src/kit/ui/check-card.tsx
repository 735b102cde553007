import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { TickBox } from './tick-box.tsx';

interface CheckCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children' | 'id'> {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
}

/** One of several things that may be on together, as a block one can hit with a thumb. Put several in a `fieldset`. */
export const CheckCard = ({ title, detail, icon, className, ...rest }: CheckCardProps) => {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={clsx(
        'relative flex min-h-14 cursor-pointer items-center gap-3 rounded-[16px] bg-papel px-4 py-2.5 inset-ring-[1.5px] inset-ring-linea transition-colors duration-rapido hover:bg-rocio-2',
        'has-checked:bg-rocio-2 has-checked:inset-ring-2 has-checked:inset-ring-verde',
        'has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta',
        className,
      )}
    >
      {icon && <span className="flex-none text-verde">{icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block text-ui leading-snug font-[650]">{title}</span>
        {detail && <span className="block text-nota text-tinta-suave">{detail}</span>}
      </span>
      <TickBox id={id} {...rest} />
    </label>
  );
};
