import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { TickBox } from './tick-box.tsx';

interface CheckCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children' | 'id'> {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
}

/** A checkbox as a large block. Put several in a `fieldset`. */
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
