import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { formatUsd } from '@nutricion/domain/kit/money';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { addableProductsQuery } from '../../shop/api.ts';
import { SearchList } from './search-list.tsx';

const SHOWN_MATCHES = 7;

interface ProductSearchProps {
  readonly input: Ref<HTMLInputElement>;
  readonly onAdd: (product: ProductCardJson, units: number) => void;
}

/** Finds a product as it is said on the telephone, "3 leche", and adds it with Enter; the field is ready for the next. */
export const ProductSearch = ({ input, onAdd }: ProductSearchProps) => (
  <div>
    <SearchList
      label="Añade un producto"
      hint="Escribe la cantidad delante si es más de uno: «3 leche». Flechas para escoger, Enter para añadir."
      placeholder="3 leche, guineos, café…"
      listLabel="Productos encontrados"
      input={input}
      termOf={(phrase) => readPhrase(phrase).term}
      useMatches={useProducts}
      none={(term) => `No hay «${term}» en inventario. Prueba con otra palabra.`}
      onPick={(product, phrase) => onAdd(product, readPhrase(phrase).units)}
    >
      {(product, phrase) => (
        <span className="flex items-baseline gap-3">
          <span className="min-w-0 flex-1">
            <b className="font-semibold">{product.title}</b>
            <span className="text-nota text-tinta-suave">
              {' '}
              {product.package_label} · quedan {product.stock}
            </span>
          </span>
          <span className="num flex-none font-semibold tabular-nums">
            {readPhrase(phrase).units > 1 && `${readPhrase(phrase).units} × `}
            {formatUsd(unitPriceCents(productToSellable(product), Date.now()))}
          </span>
        </span>
      )}
    </SearchList>
  </div>
);

/** "3 leche": three of what is found for "leche". */
const readPhrase = (phrase: string): { readonly term: string; readonly units: number } => {
  const [, amount, words] = /^(\d{1,3})\s+(.+)$/.exec(phrase) ?? [];
  return { term: words ?? phrase, units: Math.max(1, Number(amount ?? 1)) };
};

const useProducts = (term: string, enabled: boolean) => {
  const query = useQuery({ ...addableProductsQuery(term, SHOWN_MATCHES), enabled });
  return { query, rows: (query.data?.results ?? []).filter(({ stock }) => stock > 0) };
};
