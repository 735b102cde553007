import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface FilterOptionProps extends Omit<ComponentProps<'input'>, 'children' | 'type'> {
  readonly type?: 'checkbox' | 'radio';
  readonly label: string;
  /** Products that the choice lists; undefined while the first response is loading. */
  readonly count?: number | undefined;
  readonly hidesCount?: boolean;
}

/** One choice of a filter. A choice without products is disabled unless it is checked. */
export const FilterOption = (props: FilterOptionProps) => {
  const { type = 'checkbox', label, count, hidesCount = false, checked, ...rest } = props;
  return (
    <label
      className={clsx(
        'relative inline-flex min-h-11 max-w-full flex-none cursor-pointer items-center rounded-control px-3.5 py-1.5 text-ui leading-tight font-semibold select-none',
        'bg-rocio-2 text-verde-hondo transition-colors duration-rapido hover:bg-rocio lg:min-h-10 lg:px-3',
        'has-checked:bg-verde-hondo has-checked:text-white',
        'has-disabled:cursor-not-allowed has-disabled:bg-suelo has-disabled:text-tinta-suave',
        'has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta',
      )}
    >
      <input
        type={type}
        checked={checked}
        disabled={count === 0 && !checked}
        className="peer absolute inset-0 size-full cursor-[inherit] appearance-none rounded-[inherit] outline-none"
        {...rest}
      />
      <span className="min-w-0 peer-checked:*:text-brote">
        {label}
        {count !== undefined && !hidesCount && (
          <span className="num ml-2 text-[.875rem] text-tinta-suave">
            {count}
            <span className="sr-only">{count === 1 ? ' producto' : ' productos'}</span>
          </span>
        )}
      </span>
    </label>
  );
};

interface FilterGroupProps {
  readonly title: string;
  readonly children: ComponentProps<'fieldset'>['children'];
}

/** A fieldset of choices with its title. */
export const FilterGroup = ({ title, children }: FilterGroupProps) => (
  <fieldset className="min-w-0 border-t border-linea py-4 first:border-t-0 first:pt-1">
    <legend className="float-left mb-3 w-full font-display text-h3 leading-tight font-bold tracking-[-.015em]">
      {title}
    </legend>
    <div className="clear-left flex flex-wrap gap-2">{children}</div>
  </fieldset>
);
