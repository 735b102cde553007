import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { currentSavedState, type SavedItem } from '@nutricion/domain/cart/saved-list';
import { isUuid } from '@nutricion/domain/kit/ids';
import { useQuery } from '@tanstack/react-query';
import { useCart } from '../public/cart-store.ts';
import { savedProductsQuery } from './api.ts';
import { SavedRow } from './saved-row.tsx';
import { useSaved } from './saved-store.ts';

/** What was put aside, below the cart: at today's price and stock, one tap from being in it again. */
export const SavedSection = () => {
  const saved = useSaved();
  const { nowMs } = useCart();
  const { data } = useQuery(savedProductsQuery(saved.map(({ productId }) => productId).filter(isUuid)));
  if (saved.length === 0) return null;
  const productOf = new Map(data?.products.map((product) => [product.id, product]));
  return (
    <section
      aria-labelledby="guardados"
      className="rounded-bloque bg-papel px-[18px] pt-5 pb-1.5 md:px-7 md:pt-6"
    >
      <h2 id="guardados">
        Guardados para luego <span className="text-tinta-suave tabular-nums">{saved.length}</span>
      </h2>
      <ul className="mt-1 divide-y divide-linea">
        {saved.map((item) => (
          <SavedRow
            key={item.productId}
            item={item}
            product={productOf.get(item.productId)}
            now={data ? savedStateOf(item, productOf.get(item.productId), nowMs) : null}
          />
        ))}
      </ul>
    </section>
  );
};

const savedStateOf = (item: SavedItem, product: ProductCardJson | undefined, nowMs: number) =>
  currentSavedState(item, product && productToSellable(product), nowMs);
