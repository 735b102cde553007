import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { formatUsd } from '@nutricion/domain/kit/money';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useDeferredValue, useState } from 'react';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { addableProductsQuery } from '../../shop/api.ts';
import { useListKeys } from './list-keys.ts';

const SHOWN_MATCHES = 7;
const MIN_LETTERS = 2;
/** "3 leche": three of what is found for "leche". */
const AMOUNT_FIRST = /^(\d{1,3})\s+(.+)$/;

interface ProductSearchProps {
  readonly input: Ref<HTMLInputElement>;
  readonly onAdd: (product: ProductCardJson, units: number) => void;
}

/** Finds a product as it is said on the telephone, "3 leche", and adds it with Enter; the field is ready for the next. */
export const ProductSearch = ({ input, onAdd }: ProductSearchProps) => {
  const [text, setText] = useState('');
  const phrase = useDeferredValue(text.trim());
  const [, amount, words] = AMOUNT_FIRST.exec(phrase) ?? [];
  const term = words ?? phrase;
  const units = Math.max(1, Number(amount ?? 1));
  const isSearching = term.length >= MIN_LETTERS;
  const query = useQuery({ ...addableProductsQuery(term, SHOWN_MATCHES), enabled: isSearching });
  const products = isSearching ? (query.data?.results ?? []).filter(({ stock }) => stock > 0) : [];
  const add = (product: ProductCardJson) => {
    onAdd(product, units);
    setText('');
  };
  const keys = useListKeys(products, add);
  return (
    <div>
      <Field
        label="Añade un producto"
        hint="Escribe la cantidad delante si es más de uno: «3 leche». Flechas para escoger, Enter para añadir."
      >
        <TextInput
          ref={input}
          type="search"
          autoComplete="off"
          value={text}
          placeholder="3 leche, guineos, café…"
          onChange={(event) => setText(event.target.value)}
          {...keys.input}
        />
      </Field>
      {isSearching && query.isError && <FailedLoad query={query} heading="h3" />}
      <ul {...keys.list} aria-label="Productos encontrados" className="mt-2 grid gap-1 empty:hidden">
        {products.map((product, index) => (
          <li key={product.id} {...keys.option(index)}>
            <button
              type="button"
              tabIndex={-1}
              onClick={() => add(product)}
              className="flex w-full items-baseline gap-3 rounded-control px-3 py-2 text-left hover:bg-rocio-2"
            >
              <span className="min-w-0 flex-1">
                <b className="font-semibold">{product.title}</b>
                <span className="text-nota text-tinta-suave">
                  {' '}
                  {product.package_label} · quedan {product.stock}
                </span>
              </span>
              <span className="num flex-none font-semibold tabular-nums">
                {units > 1 && `${units} × `}
                {formatUsd(unitPriceCents(productToSellable(product), Date.now()))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-ui text-tinta-suave empty:hidden">
        {isSearching &&
          query.isSuccess &&
          products.length === 0 &&
          `No hay «${term}» en inventario. Prueba con otra palabra.`}
      </p>
    </div>
  );
};
