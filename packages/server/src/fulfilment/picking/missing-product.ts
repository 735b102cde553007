import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import type { MissingProduct } from '@nutricion/domain/fulfilment/fitting-substitutes';
import { dueUnits } from '@nutricion/domain/orders/due-price';
import { dueLine } from '../../orders/public.ts';
import type { SubstituteCandidate } from './stock-on-hand.ts';
import type { StoredItem } from './stored-batch.ts';

/** The line that a customer ordered, of a line or of what was put in its stead. */
export const rootOf = (item: StoredItem, items: readonly StoredItem[]): StoredItem =>
  items.find(({ id }) => id === item.substitutes_item_id) ?? item;

/** What a substitute for a missing line has to match. */
export const missingProduct = (
  item: StoredItem,
  items: readonly StoredItem[],
  product: SubstituteCandidate,
  avoided: readonly AllergenId[],
): MissingProduct => {
  const root = rootOf(item, items);
  const paid = dueLine(root);
  return {
    // The first missing product counts: a substitute of a substitute still replaces what the customer ordered.
    product,
    unitCents: root.is_incentive ? root.unit_price_cents : Math.floor(paid.totalCents / paid.quantity),
    isFree: root.is_incentive,
    avoided,
    besides: new Set(
      items.filter((other) => cannotSubstitute(other, root)).map(({ product_id }) => product_id),
    ),
  };
};

/** Products that were missing here themselves, and free products, each once. */
const cannotSubstitute = (other: StoredItem, root: StoredItem): boolean => {
  if (other.order_id !== root.order_id) return false;
  if (root.is_incentive) return other.is_incentive && dueUnits(dueLine(other)) > 0;
  const wasMissing =
    other.picked_quantity !== null && other.picked_quantity < other.quantity - other.cancelled_quantity;
  return (other.id === root.id || other.substitutes_item_id === root.id) && wasMissing;
};
