import { type ReactNode, useId, useState } from 'react';
import { FilterGroup, FilterOption } from './filter-option.tsx';

/** So many of a group at first: a long one would push those below it out of reach. */
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
  /** So many at first. */
  readonly maxCount?: number;
  /** What is to be known of them. */
  readonly children?: ReactNode;
}

/** Choices of which several may be made: the first ones and those made, the rest by 'Ver más'. */
export const ChoiceGroup = <T extends string>({
  title,
  choices,
  onToggle,
  maxCount = SHOWN_CHOICES,
  children,
}: ChoiceGroupProps<T>) => {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  // A button for a single choice takes the room of that choice.
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
