import { clsx } from 'clsx';
import { LayoutGrid } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Suggestion } from './suggestion.ts';

interface SuggestionRowProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** Index of the suggestion that Enter chooses; -1 for none. */
  readonly active: number;
  /** Reserves the height while typing, so that nothing below moves. */
  readonly reservesHeight: boolean;
  /** There are no suggestions for the text. */
  readonly isMissing: boolean;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** One row that scrolls. The focus stays in the text field, whose arrow keys move through the options. */
export const SuggestionRow = ({
  id,
  suggestions,
  active,
  reservesHeight,
  isMissing,
  onChoose,
}: SuggestionRowProps) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    row.current?.children[active]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  return (
    <div className={clsx('page relative', reservesHeight && 'h-[60px]')}>
      {isMissing && <p className="absolute py-2.5 text-ui text-[#cfebd9]">Sin sugerencias</p>}
      <div
        ref={row}
        id={id}
        role="listbox"
        aria-label="Sugerencias"
        className="scrollbar-none -mx-(--margen) flex gap-2 overflow-x-auto px-(--margen)"
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox never takes the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field's keys choose it.
          <div
            key={`${suggestion.kind} ${suggestion.text}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
            className={clsx(
              'flex h-11 flex-none cursor-pointer items-center gap-2 rounded-control px-4 text-ui font-semibold whitespace-nowrap transition-colors duration-rapido',
              index === active
                ? 'bg-white text-verde-hondo'
                : 'bg-verde-pulsado text-white hover:bg-verde-hondo',
            )}
          >
            {suggestion.kind === 'category' && (
              <>
                <LayoutGrid size={17} strokeWidth={2.2} aria-hidden="true" />
                <span className="sr-only">Categoría</span>
              </>
            )}
            {suggestion.text}
          </div>
        ))}
      </div>
    </div>
  );
};
