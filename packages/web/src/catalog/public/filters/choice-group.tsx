import { type ReactNode, useId, useState } from 'react';
import { FilterGroup, FilterOption } from './filter-option.tsx';

/** Choices shown at first: a long group would push those below it off the screen. */
const SHOWN_CHOICES = 6;

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly count: number | undefined;
  readonly checked: boolean;
}

interface ChoiceGroupProps<T extends string> {
  readonly title: string;
  readonly choices: readonly Choice<T>[];
  readonly onToggle: (value: T) => void;
  /** Choices shown at first. */
  readonly maxCount?: number;
  /** A note below the choices. */
  readonly children?: ReactNode;
}

/** A group of checkboxes: at first some of them and those checked, the rest after 'Ver más'. */
export const ChoiceGroup = <T extends string>({
  title,
  choices,
  onToggle,
  maxCount = SHOWN_CHOICES,
  children,
}: ChoiceGroupProps<T>) => {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  // A 'Ver más' button for a single choice would take the room of that choice.
  const isLong = choices.length > maxCount + 1;
  const shown = isWhole || !isLong ? choices : choices.filter(({ checked }, at) => at < maxCount || checked);
  return (
    <FilterGroup title={title}>
      <div id={id} className="contents">
        {shown.map(({ value, ...choice }) => (
          <FilterOption key={value} {...choice} onChange={() => onToggle(value)} />
        ))}
      </div>
      {isLong && (isWhole || shown.length < choices.length) && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          className="min-h-11 rounded-control px-2.5 text-ui font-[650] text-verde hover:underline lg:min-h-10"
        >
          {isWhole ? 'Ver menos' : `Ver más (${choices.length - shown.length})`}
          <span className="sr-only"> de {title.toLowerCase()}</span>
        </button>
      )}
      {children}
    </FilterGroup>
  );
};
