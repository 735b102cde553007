import { centsFromDollars, formatUsd } from '@nutricion/domain/money/money';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { ProductArt } from '../../ui/product-art.tsx';
import type { Suggestion } from './use-suggestions.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** Index of the one that Enter chooses; -1 is none. */
  readonly active: number;
  readonly onChoose: (path: string) => void;
}

/** The focus stays in the text: the list is steered from there, or tapped. */
export const SuggestionList = ({ id, suggestions, active, onChoose }: SuggestionListProps) => (
  <div
    id={id}
    role="listbox"
    aria-label="Sugerencias"
    hidden={suggestions.length === 0}
    className="absolute inset-x-0 top-[calc(100%+8px)] z-40 max-h-[min(70dvh,520px)] overflow-y-auto rounded-ficha bg-papel p-2 text-tinta shadow-2"
  >
    {suggestions.map(({ key, path, text, product }, index) => (
      // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox never takes the focus.
      // biome-ignore lint/a11y/useKeyWithClickEvents: the text field's keys choose it.
      <div
        key={key}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(path)}
        className={clsx(
          'flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-2 py-1 text-ui hover:bg-rocio-2',
          index === active && 'bg-rocio',
        )}
      >
        {product ? (
          <ProductArt
            src={product.image_url}
            alt=""
            categoryId={product.normalized_category}
            className="w-11 flex-none rounded-[12px]!"
          />
        ) : (
          <span className="grid w-11 flex-none place-items-center text-tinta-suave">
            <Search size={18} strokeWidth={2.1} aria-hidden="true" />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 leading-tight font-semibold">{text}</span>
          {product && <span className="block text-nota text-tinta-suave">{product.package_label}</span>}
        </span>
        {product && (
          <span className="num flex-none pr-1">{formatUsd(centsFromDollars(product.current_price))}</span>
        )}
      </div>
    ))}
  </div>
);
