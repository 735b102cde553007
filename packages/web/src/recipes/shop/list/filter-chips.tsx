import { clsx } from 'clsx';

interface FilterChipsProps<Id extends string> {
  /** What is chosen here, for readers: "Turno". */
  readonly label: string;
  /** The label for no choice: "Todas". */
  readonly everything: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly chosen: Id | null;
  readonly onChoose: (id: Id | null) => void;
}

/** One of a few, or all; a row that scrolls where it doesn't fit. */
export const FilterChips = <Id extends string>({
  label,
  everything,
  options,
  chosen,
  onChoose,
}: FilterChipsProps<Id>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these buttons act at once.
  <div
    role="group"
    aria-label={label}
    className="scrollbar-none -mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:px-1"
  >
    {[{ id: null, label: everything }, ...options].map((option) => (
      <button
        key={option.id ?? ''}
        type="button"
        aria-pressed={option.id === chosen}
        onClick={() => onChoose(option.id)}
        className={clsx(
          'min-h-11 flex-none rounded-control px-4 text-ui font-[650] whitespace-nowrap transition-colors duration-rapido',
          option.id === chosen ? 'bg-verde-hondo text-white' : 'bg-rocio-2 text-verde-hondo hover:bg-rocio',
        )}
      >
        {option.label}
      </button>
    ))}
  </div>
);
