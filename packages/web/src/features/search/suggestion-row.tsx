import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';

interface SuggestionRowProps {
  readonly id: string;
  readonly words: readonly string[];
  /** Index of the one that Enter chooses; -1 is none. */
  readonly active: number;
  /** Its room is kept while one types, so that nothing below moves when they come. */
  readonly isHeld: boolean;
  /** The shop knows no word that the text begins. */
  readonly isMissing: boolean;
  readonly onChoose: (word: string) => void;
}

/** One row that scrolls. The focus stays in the text: the list is steered from there, or tapped. */
export const SuggestionRow = ({ id, words, active, isHeld, isMissing, onChoose }: SuggestionRowProps) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    row.current?.children[active]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  return (
    <div className={clsx('page relative', isHeld && 'h-[60px]')}>
      {isMissing && <p className="absolute py-2.5 text-ui text-[#cfebd9]">Sin sugerencias</p>}
      <div
        ref={row}
        id={id}
        role="listbox"
        aria-label="Sugerencias"
        className="scrollbar-none -mx-(--margen) flex gap-2 overflow-x-auto px-(--margen)"
      >
        {words.map((word, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox never takes the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field's keys choose it.
          <div
            key={word}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(word)}
            className={clsx(
              'flex h-11 flex-none cursor-pointer items-center rounded-control px-4 text-ui font-semibold whitespace-nowrap transition-colors duration-rapido',
              index === active
                ? 'bg-white text-verde-hondo'
                : 'bg-verde-pulsado text-white hover:bg-verde-hondo',
            )}
          >
            {word}
          </div>
        ))}
      </div>
    </div>
  );
};
