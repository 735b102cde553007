import { formatUsd } from '@nutricion/domain/kit/money';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import type { Suggestion } from './use-gap-closers.ts';

interface GapRowProps {
  readonly suggestion: Suggestion;
  readonly onAdd: (suggestion: Suggestion) => void;
  readonly className?: string;
}

/** A suggestion to close the gap: one or two products, their sum, and an add button. */
export const GapRow = ({ suggestion, onAdd, className }: GapRowProps) => {
  const { products, cents } = suggestion;
  const names = products.map(({ title }) => title);
  return (
    <article
      className={clsx('flex min-h-[76px] items-center gap-3 rounded-ficha p-2 pr-2.5 text-tinta', className)}
    >
      <span className="flex flex-none">
        {products.map(({ id, imageUrl, categoryId }, position) => (
          <ProductArt
            key={id}
            src={imageUrl}
            alt=""
            categoryId={categoryId}
            className={clsx(
              'rounded-[14px]! ring-2 ring-papel',
              products.length > 1 ? 'size-11' : 'size-[60px]',
              position > 0 && '-ml-3.5',
            )}
          />
        ))}
      </span>
      <p className="min-w-0 flex-1 text-nota leading-tight font-semibold">
        {names.map((name) => (
          <span key={name} className={clsx('block', names.length > 1 ? 'truncate' : 'line-clamp-2')}>
            {name}
          </span>
        ))}
        <b className="num mt-0.5 block text-ui leading-tight">{formatUsd(cents)}</b>
      </p>
      <button
        type="button"
        aria-label={`Agregar ${names.join(' y ')}`}
        onClick={() => onAdd(suggestion)}
        className="grid size-11 flex-none place-items-center rounded-control bg-verde text-white transition-colors duration-rapido hover:bg-verde-pulsado"
      >
        <Plus size={22} strokeWidth={2.6} aria-hidden="true" />
      </button>
    </article>
  );
};
