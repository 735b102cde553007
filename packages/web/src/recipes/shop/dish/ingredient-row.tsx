import { clsx } from 'clsx';
import { Check, ChevronRight, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { ProductArt } from '../../../catalog/public/product-art.tsx';
import type { BasketRow } from './basket.ts';
import { IngredientState } from './ingredient-state.tsx';
import type { ToAdd } from './use-basket.ts';

interface IngredientRowProps {
  readonly row: BasketRow;
  readonly isChosen: boolean;
  readonly nowMs: number;
  readonly onChosen: (isChosen: boolean) => void;
  readonly onAddOne: (row: ToAdd) => void;
}

/** An ingredient: how much of it, what would be bought, and whether it is. */
export const IngredientRow = ({ row, isChosen, nowMs, onChosen, onAddOne }: IngredientRowProps) => {
  const id = useId();
  const words = (
    <>
      <RowArt row={row} />
      <span className="min-w-0 flex-1 py-2.5">
        <span className="block leading-snug font-[600]">
          {row.text}
          {row.isOptional && <span className="font-normal text-tinta-suave"> (opcional)</span>}
        </span>
        <IngredientState row={row} nowMs={nowMs} />
        {(row.kind === 'out-of-stock' || row.kind === 'gone') && <Substitutes row={row} />}
      </span>
    </>
  );
  return (
    <li className="flex items-center gap-1 border-b border-linea last:border-0">
      {row.kind === 'to-add' ? (
        <label
          htmlFor={id}
          className="flex min-h-[68px] min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-control has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta"
        >
          <CheckBox id={id} isChosen={isChosen} onChosen={onChosen} />
          {words}
        </label>
      ) : (
        <div className="flex min-h-[68px] min-w-0 flex-1 items-center gap-3">
          <Mark kind={row.kind} />
          {words}
        </div>
      )}
      {row.kind === 'to-add' && (
        <button
          type="button"
          aria-label={`Agregar solo ${row.product.title}`}
          onClick={() => onAddOne(row)}
          className="grid size-11 flex-none place-items-center rounded-control bg-rocio text-verde-hondo transition-colors duration-rapido hover:bg-[#cfebd9]"
        >
          <Plus size={22} strokeWidth={2.5} aria-hidden="true" />
        </button>
      )}
      {row.kind === 'out-of-stock' && (
        <Link
          to={`/product/${row.productId}`}
          className="flex min-h-11 flex-none items-center gap-0.5 rounded-control px-1 text-nota font-[650] text-verde hover:underline"
        >
          Ver parecidos
          <ChevronRight size={16} strokeWidth={2.4} aria-hidden="true" />
        </Link>
      )}
    </li>
  );
};

const Substitutes = ({ row: { substitutes } }: { readonly row: BasketRow }) =>
  substitutes.length > 0 && (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-nota">
      En su lugar:
      {substitutes.map(({ id, title }) => (
        <Link
          key={id}
          to={`/product/${id}`}
          className="inline-flex min-h-11 items-center font-[650] text-verde hover:underline"
        >
          {title}
        </Link>
      ))}
    </span>
  );

const RowArt = ({ row: { product, kind } }: { readonly row: BasketRow }) => (
  <ProductArt
    src={product?.image_url ?? ''}
    image={product?.image}
    alt=""
    categoryId={product?.normalized_category ?? null}
    muted={kind === 'out-of-stock' || kind === 'gone'}
    className="w-12 flex-none rounded-[12px]!"
  />
);

interface CheckBoxProps extends Pick<IngredientRowProps, 'isChosen' | 'onChosen'> {
  readonly id: string;
}

const CheckBox = ({ id, isChosen, onChosen }: CheckBoxProps) => (
  <span className="relative grid size-6 flex-none place-items-center">
    <input
      type="checkbox"
      id={id}
      checked={isChosen}
      onChange={(event) => onChosen(event.currentTarget.checked)}
      className="size-6 cursor-[inherit] appearance-none rounded-[8px] bg-papel inset-ring-[1.5px] inset-ring-borde-control outline-none checked:bg-verde checked:inset-ring-verde"
    />
    {isChosen && (
      <Check
        size={17}
        strokeWidth={3.2}
        aria-hidden="true"
        className="pointer-events-none absolute text-white"
      />
    )}
  </span>
);

/** In the checkbox's place if there is nothing to choose. */
const Mark = ({ kind }: { readonly kind: BasketRow['kind'] }) => {
  const isInCart = kind === 'in-cart';
  const Icon = isInCart ? Check : Minus;
  return (
    <span
      className={clsx(
        'grid size-6 flex-none place-items-center rounded-full',
        isInCart ? 'bg-rocio text-verde' : 'bg-suelo text-tinta-suave',
      )}
    >
      <Icon size={16} strokeWidth={2.8} aria-hidden="true" />
    </span>
  );
};
