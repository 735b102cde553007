import type { ProductCardJson } from '@nutricion/contract/catalog';
import { productToSellable } from '@nutricion/contract/product-to-sellable';
import {
  RECOMMENDATIONS_FETCHED,
  RECOMMENDATIONS_SHOWN,
  recommend,
  recommendationQuery,
} from '@nutricion/domain/cart/recommend';
import { unitPriceCents } from '@nutricion/domain/promotion/price';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { call } from '../../shared/api/api.ts';
import { cacheTimes } from '../../shared/api/cache-times.ts';
import { cartActions, useCart } from '../../shared/cart/cart-store.ts';
import { Price } from '../../shared/catalog/price.tsx';
import { ProductArt } from '../../shared/catalog/product-art.tsx';

/** What goes with the cart. Nothing to say, or no answer, and it isn't there: nobody came for it. */
export const Recommendations = () => {
  const { cart } = useCart();
  const query = recommendationQuery(cart);
  const { data } = useQuery({
    queryKey: ['recommendations', query],
    queryFn: ({ signal }) => fetchCandidates(query, signal),
    staleTime: cacheTimes.recommendations,
  });
  const matching = recommend(cart, data ?? []);
  // What goes with the cart may be in it already: then what everybody takes fills the row.
  const isShort = query === null || (data !== undefined && matching.length < RECOMMENDATIONS_SHOWN);
  const others = useQuery({ ...bestSellersQuery, enabled: isShort });
  const products = recommend(cart, [...matching, ...(isShort ? (others.data?.products ?? []) : [])]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="van-bien" className="mt-5 border-t border-linea pt-5">
      <h3 id="van-bien">{cart.items.length > 0 ? 'Van bien con lo tuyo' : 'Lo que más se lleva'}</h3>
      <ul className="mt-3 grid grid-cols-3 gap-3">
        {products.map((product) => (
          <li key={product.id} className="min-w-0">
            <Recommendation product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Recommendation = ({ product }: { readonly product: ProductCardJson }) => (
  <article>
    <div className="relative">
      <ProductArt
        src={product.image_url}
        image={product.image}
        alt=""
        categoryId={product.normalized_category}
        className="w-full"
      />
      <button
        type="button"
        aria-label={`Agregar ${product.title}`}
        onClick={() => cartActions.add(product)}
        className="absolute right-1.5 bottom-1.5 grid size-11 place-items-center rounded-control bg-verde text-white shadow-1 transition-colors duration-rapido hover:bg-verde-pulsado"
      >
        <Plus size={22} strokeWidth={2.6} aria-hidden="true" />
      </button>
    </div>
    <Price cents={unitPriceCents(productToSellable(product), Date.now())} size="sm" className="mt-2" />
    <h4 className="mt-0.5 line-clamp-2 text-nota leading-tight font-semibold">{product.title}</h4>
  </article>
);

const fetchCandidates = async (
  query: string | null,
  signal: AbortSignal,
): Promise<readonly ProductCardJson[]> => {
  if (query === null) return [];
  const q = { q: query, limit: RECOMMENDATIONS_FETCHED, view: 'card' as const };
  return (await call('GET /api/products/search', { query: q }, { signal })).results;
};

const bestSellersQuery = queryOptions({
  queryKey: ['products', 'best-sellers'],
  queryFn: ({ signal }) => call('GET /api/products/best-sellers', { query: { view: 'card' } }, { signal }),
  staleTime: cacheTimes.bestSellers,
});
