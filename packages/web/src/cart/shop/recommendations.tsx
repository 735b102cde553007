import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { recommend } from '@nutricion/domain/cart/recommend';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCanSuggest } from '../../accounts/public/use-can-suggest.ts';
import { Price } from '../../catalog/public/price.tsx';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { cartActions, useCart } from '../public/cart-store.ts';
import { bestSellersQuery, recommendationsQuery } from './api-mini-cart.ts';

/**
 * Products that fit the cart; if none do, the most bought; never with allergens of the household. Hidden if the
 * call fails.
 */
export const Recommendations = () => {
  const { cart } = useCart();
  const canSuggest = useCanSuggest() ?? suggestNothing;
  const { data } = useQuery(recommendationsQuery(cart));
  const matching = recommend(cart, data?.products.filter(canSuggest) ?? []);
  const isMatched = matching.length > 0;
  const others = useQuery({ ...bestSellersQuery, enabled: data !== undefined && !isMatched });
  const products = isMatched ? matching : recommend(cart, others.data?.products.filter(canSuggest) ?? []);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="van-bien" className="mt-5 border-t border-linea pt-5">
      <h3 id="van-bien">{isMatched ? 'Van bien con lo tuyo' : 'Lo que más se lleva'}</h3>
      <ul className="mt-3 grid grid-cols-3 gap-3 lying:grid-cols-[repeat(3,8.5rem)]">
        {products.map((product) => (
          <li key={product.id} className="min-w-0">
            <Recommendation product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const suggestNothing = (): boolean => false;

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
