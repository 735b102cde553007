import { cartActions } from '../../../cart/public/cart-store.ts';
import { logError } from '../../../kit/lib/log.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import type { BasketRow } from './basket.ts';

type ToAdd = Extract<BasketRow, { kind: 'to-add' }>;

/**
 * Adds the chosen products of a recipe to the cart, up to the stock, with a toast: how many were added, and what is
 * still missing and why.
 */
export const addToCart = (rows: readonly BasketRow[], chosen: readonly ToAdd[]): void => {
  if (rows.length > 0 && rows.every(({ kind }) => kind === 'gone' || kind === 'out-of-stock')) {
    toastError(
      'No se pudieron encontrar los productos',
      'Ahora mismo no queda ninguno. Prueba con otra receta, o vuelve mañana.',
    );
  } else if (chosen.length === 0) {
    toastError('Error al agregar ingredientes', 'Escoge al menos uno de la lista.');
  } else {
    try {
      addChosen(rows, chosen);
    } catch (error) {
      logError('Error adding recipe to cart', error);
      toastError('Error al agregar productos al carrito', 'Trata otra vez, o agrégalos uno por uno.');
    }
  }
};

const addChosen = (rows: readonly BasketRow[], chosen: readonly ToAdd[]): void => {
  const refused = chosen.filter(({ product, packages }) => !cartActions.add(product, packages).ok);
  if (refused.length > 0)
    toastError(
      'Error al agregar ingredientes',
      `Ya tienes todo lo que queda: ${titles(refused)}. Lo demás está en tu carrito.`,
    );
  else toastSuccess(addedText(chosen), missingText(rows, chosen));
};

const addedText = (chosen: readonly ToAdd[]): string =>
  chosen.length === 1
    ? `${chosen[0]?.product.title ?? 'El ingrediente'}: en tu carrito`
    : `${chosen.length} ingredientes en tu carrito`;

/** What the recipe still lacks, and why; undefined when nothing. */
const missingText = (rows: readonly BasketRow[], chosen: readonly ToAdd[]): string | undefined => {
  const soldOut = rows.filter(({ kind, isOptional }) => kind === 'out-of-stock' && !isOptional);
  const gone = rows.filter(({ kind, isOptional }) => kind === 'gone' && !isOptional);
  const short = chosen.filter(({ missing }) => missing > 0);
  const parts = [
    soldOut.length > 0 && `Sin Stock: ${titles(soldOut)}.`,
    gone.length > 0 && `Ya no lo vendemos: ${gone.map(({ text }) => text).join(', ')}.`,
    short.length > 0 && `No alcanza para la receta: ${titles(short)}.`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' ') : undefined;
};

const titles = (rows: readonly BasketRow[]): string =>
  rows.map(({ product, text }) => product?.title ?? text).join(', ');
