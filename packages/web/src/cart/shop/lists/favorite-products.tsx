import type { FavoriteJson } from '@nutricion/contract/cart/lists';
import { useQuery } from '@tanstack/react-query';
import { Heart, X } from 'lucide-react';
import { Link } from 'react-router';
import { ProductArt } from '../../../catalog/public/product-art.tsx';
import type { ProductCardSlot } from '../../../catalog/public/product-card.tsx';
import { ProductCardSkeleton } from '../../../catalog/public/product-card-skeleton.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { favoritesQuery } from '../api-lists.ts';
import { useFavoriteIds } from './favorite-ids.ts';
import { setFavorite } from './set-favorite.ts';

/** The customer's favourites, newest first: those that are sold as cards, the others by name. */
export const FavoriteProducts = ({ Card }: { readonly Card: ProductCardSlot }) => {
  const { error, data, isPending, isFetching, refetch } = useQuery(favoritesQuery);
  const ids = useFavoriteIds();
  // A product that was just removed from the favorites leaves the list at once.
  const favorites = (data?.favorites ?? []).filter(({ productId }) => ids === null || ids.has(productId));
  const gone = favorites.filter(({ product }) => product === null);
  return (
    <Block aria-labelledby="favoritos">
      <h2 id="favoritos">Favoritos</h2>
      {isPending && (
        <ul role="status" aria-label="Cargando tus favoritos" className={`breathes ${grid}`}>
          {[0, 1, 2, 3].map((position) => (
            <li key={position}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ul>
      )}
      {!isPending && !data && <FailedLoad heading="h3" query={{ error, isFetching, refetch }} />}
      {data && favorites.length === 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-4 rounded-[16px] bg-rocio-2 p-4">
          <span
            aria-hidden="true"
            className="grid size-12 flex-none place-items-center rounded-control bg-rocio text-verde"
          >
            <Heart size={24} strokeWidth={2.1} />
          </span>
          <p className="min-w-40 flex-1 text-ui leading-snug">
            <b className="block font-[650]">Todavía no tienes favoritos</b>
            Toca el corazón de un producto y lo encuentras aquí.
          </p>
          <Link to="/" className={buttonClass('quiet', 'sm')}>
            Ver la tienda
          </Link>
        </div>
      )}
      {favorites.length > gone.length && (
        <ul className={grid}>
          {favorites.map(
            ({ productId, product }) =>
              product && (
                <li key={productId} className="min-w-0">
                  <Card product={product} heading="h3" />
                </li>
              ),
          )}
        </ul>
      )}
      {gone.length > 0 && (
        <>
          <h3 className="mt-6 text-h3">Ya no los vendemos</h3>
          <ul className="mt-1 divide-y divide-linea">
            {gone.map((favorite) => (
              <UnavailableFavorite key={favorite.productId} favorite={favorite} />
            ))}
          </ul>
        </>
      )}
    </Block>
  );
};

const grid = 'mt-4 grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 lg:grid-cols-4 md:gap-x-4';

const UnavailableFavorite = ({
  favorite: { productId, title, imageUrl },
}: {
  readonly favorite: FavoriteJson;
}) => {
  const drop = () => {
    void setFavorite({ id: productId, title }, false);
  };
  return (
    <li className="flex items-center gap-3 py-2.5">
      <ProductArt src={imageUrl} alt="" categoryId={null} muted className="w-14 flex-none rounded-[12px]!" />
      <p className="min-w-0 flex-1 text-ui leading-snug font-semibold text-tinta-suave">{title}</p>
      <IconButton label={`Quitar ${title} de favoritos`} onClick={drop} className="-mr-2.5 text-tinta-suave">
        <X size={20} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
    </li>
  );
};
