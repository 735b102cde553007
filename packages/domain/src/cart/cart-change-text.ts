import { formatUsd } from '../kit/money.ts';
import type { CartChange } from './refresh-cart.ts';

/** What a customer reads about one change of their cart. */
export const cartChangeText = (change: CartChange): string => {
  switch (change.kind) {
    case 'gone':
      return `${change.title} se agotó y salió de tu carrito.`;
    case 'not-added':
      return `${change.title} se agotó y esta vez no entró en tu carrito.`;
    case 'fewer':
      return change.quantity === 1
        ? `De ${change.title} queda 1. Dejamos 1 en tu carrito.`
        : `De ${change.title} quedan ${change.quantity}. Dejamos ${change.quantity} en tu carrito.`;
    case 'dearer':
      return `${lineName(change)} subió de ${formatUsd(change.fromCents)} a ${formatUsd(change.toCents)}.`;
    case 'cheaper':
      return `${lineName(change)} bajó de ${formatUsd(change.fromCents)} a ${formatUsd(change.toCents)}.`;
    case 'incentive-gone':
      return `${change.title} ya no está entre los productos gratis. Elige otro.`;
    case 'incentive-over-allowance':
      return `${change.title} ya no cabe en tus $20 gratis. Elige otro.`;
  }
};

/** All of them in one line: what became of how many. */
export const cartChangesSummary = (changes: readonly CartChange[]): string => {
  const parts = [
    counted(changes, ['cheaper'], 'bajó', 'bajaron'),
    counted(changes, ['dearer'], 'subió', 'subieron'),
    counted(changes, ['gone', 'not-added'], 'se agotó', 'se agotaron'),
    counted(changes, ['fewer'], 'tiene menos', 'tienen menos'),
    counted(changes, ['incentive-gone', 'incentive-over-allowance'], 'ya no va gratis', 'ya no van gratis'),
  ].filter((part) => part !== null);
  return parts.join(', ');
};

const counted = (
  changes: readonly CartChange[],
  kinds: readonly CartChange['kind'][],
  one: string,
  several: string,
): string | null => {
  const count = changes.filter(({ kind }) => kinds.includes(kind)).length;
  return count === 0 ? null : `${count} ${count === 1 ? one : several}`;
};

/** Money here is that of the whole line, so more than one unit is named with its number. */
const lineName = ({ title, quantity }: { readonly title: string; readonly quantity: number }): string =>
  quantity === 1 ? title : `${title} × ${quantity}`;
