import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import type { CurrentSavedState, SavedItem } from '@nutricion/domain/cart/saved-list';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { formatUsd } from '@nutricion/domain/kit/money';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { Price } from '../../catalog/public/price.tsx';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { toastError, toastNote } from '../../kit/lib/toast.ts';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { focusNextRow } from './focus-next-row.ts';
import { moveBackToCart, removeSaved } from './saved-store.ts';

interface SavedRowProps {
  readonly item: SavedItem;
  /** As it is sold now; undefined while loading, or if it is no longer sold. */
  readonly product: ProductCardJson | undefined;
  /** Null until the catalog has responded: then the price is that of the day it was saved. */
  readonly now: CurrentSavedState | null;
}

/** A saved product with its current price and stock. */
export const SavedRow = ({ item, product, now }: SavedRowProps) => {
  const { title, imageUrl, categoryId, packageLabel } = item.product;
  const canBuy = now === null || 'cents' in now;
  const back = () => {
    if (!product) return toastError('Todavía no sabemos si queda', 'Inténtalo otra vez en un momento.');
    focusNextRow();
    const restored = moveBackToCart(item, product);
    if (!restored.ok)
      return toastError(
        restored.refusal.kind === 'out-of-stock'
          ? 'Ese se agotó'
          : 'Ya tienes en el carrito todo lo que queda',
        'Lo dejamos guardado.',
      );
    if (product.stock < item.quantity)
      toastNote(
        `De ${title} ${product.stock === 1 ? 'queda 1' : `quedan ${product.stock}`}`,
        'Los pusimos en tu carrito.',
      );
  };
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)_44px] items-center gap-x-3.5 py-3 md:grid-cols-[64px_minmax(0,1fr)_auto_132px_44px] md:gap-x-5">
      <ProductArt
        src={imageUrl}
        alt=""
        categoryId={categoryId}
        muted={!canBuy}
        className="self-start rounded-[16px] md:self-center"
      />
      <div className="min-w-0">
        <h3 className="font-sans text-ui leading-tight font-semibold tracking-normal">
          <Link to={`/product/${item.productId}`} className="rounded-chip hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-0.5 text-nota leading-snug text-tinta-suave">
          {item.quantity > 1 && <span className="tabular-nums">{item.quantity} × </span>}
          {packageLabel}
        </p>
        <AvailabilityNote now={now} />
      </div>
      <Price
        cents={now && 'cents' in now ? now.cents : unitPriceCents(item.product, item.savedAtMs)}
        size="sm"
        className={`col-start-2 row-start-2 mt-2 md:col-start-3 md:row-start-1 md:mt-0 ${canBuy ? '' : 'text-tinta-suave'}`}
      />
      <Button
        variant="quiet"
        size="sm"
        disabled={!canBuy}
        className="col-span-2 col-start-2 row-start-2 mt-2 justify-self-end px-4! md:col-span-1 md:col-start-4 md:row-start-1 md:mt-0 md:justify-self-stretch"
        onClick={back}
      >
        Al carrito<span className="sr-only"> {title}</span>
      </Button>
      <IconButton
        label={`Quitar ${title} de los guardados`}
        className="col-start-3 row-start-1 -mr-2.5 justify-self-end self-start text-tinta-suave md:col-start-5 md:mr-0 md:self-center"
        onClick={() => {
          focusNextRow();
          removeSaved(item);
        }}
      >
        <X size={20} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
    </li>
  );
};

const AvailabilityNote = ({ now }: { readonly now: CurrentSavedState | null }) => {
  switch (now?.kind) {
    case 'dearer':
      return (
        <p className="text-nota font-semibold text-guayaba-tinta">
          Subió: estaba a {formatUsd(now.fromCents)}
        </p>
      );
    case 'cheaper':
      return <p className="text-nota font-semibold text-verde">Bajó: estaba a {formatUsd(now.fromCents)}</p>;
    case 'sold-out':
      return <p className="text-nota font-semibold text-guayaba-tinta">Sin Stock</p>;
    case 'gone':
      return <p className="text-nota font-semibold text-guayaba-tinta">Ya no lo vendemos</p>;
    default:
      return null;
  }
};
