import { useSearchParams } from 'react-router';
import type { ProductCardSlot } from '../../../catalog/public/product-card.tsx';
import { FavoriteProducts } from './favorite-products.tsx';
import { ListOverview } from './list-overview.tsx';
import { ListView } from './list-view.tsx';

/** Named lists and favorites; with `&lista=` one list is open. */
export const FavoritesSection = ({ Card }: { readonly Card: ProductCardSlot }) => {
  const [params] = useSearchParams();
  const listId = params.get('lista');
  if (listId) return <ListView key={listId} id={listId} />;
  return (
    <div className="grid gap-4">
      <ListOverview />
      <FavoriteProducts Card={Card} />
    </div>
  );
};
