import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import type { CardSlotProps } from '../../../catalog/public/card-slots.ts';
import { useIsFavorite } from './favorite-ids.ts';

/** The heart on a card: 44 px to touch, a small mark to see. */
export const HeartCorner = ({ product }: CardSlotProps) => {
  const isFavorite = useIsFavorite(product.id);
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-label={`Favorito: ${product.title}`}
      onClick={() => void toggle(product, !isFavorite)}
      className="group/heart grid size-11 place-items-center rounded-ficha"
    >
      <span
        className={clsx(
          'grid size-8 place-items-center rounded-full transition-colors duration-rapido',
          isFavorite
            ? 'bg-papel text-verde'
            : 'bg-[#ffffffb8] text-tinta-suave group-hover/heart:bg-papel group-hover/heart:text-verde',
        )}
      >
        <Heart size={18} strokeWidth={2.2} fill={isFavorite ? 'currentColor' : 'none'} aria-hidden="true" />
      </span>
    </button>
  );
};

/** The action's code is loaded on the first tap. */
const toggle = async (product: CardSlotProps['product'], shouldBeFavorite: boolean): Promise<void> =>
  (await import('./set-favorite.ts')).setFavorite(product, shouldBeFavorite);
