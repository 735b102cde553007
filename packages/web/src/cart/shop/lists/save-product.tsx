import { Heart, ListPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { CardSlotProps } from '../../../catalog/public/card-slots.ts';
import { preloadable } from '../../../kit/lib/preloadable.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { useIsFavorite } from './favorite-ids.ts';
import { setFavorite } from './set-favorite.ts';

const SaveToListDialog = preloadable(
  async () => (await import('./save-to-list-dialog.tsx')).SaveToListDialog,
);

/** Saves a product from its own page, as a favorite or on a list. */
export const SaveProduct = ({ product }: CardSlotProps) => {
  const isFavorite = useIsFavorite(product.id);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button
        variant="outline"
        size="sm"
        aria-pressed={isFavorite}
        onClick={() => void setFavorite(product, !isFavorite)}
      >
        <Heart
          size={20}
          strokeWidth={2.1}
          fill={isFavorite ? 'currentColor' : 'none'}
          aria-hidden="true"
          className="flex-none text-verde"
        />
        Favorito
      </Button>
      <Button
        variant="outline"
        size="sm"
        onPointerEnter={() => void SaveToListDialog.preload()}
        onClick={() => setOpen(true)}
      >
        <ListPlus size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none text-verde" />
        Guardar en lista
      </Button>
      {isOpen && (
        // A boundary of its own: without one these buttons would vanish while it loads, and lose the focus.
        <Suspense fallback={null}>
          <SaveToListDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
