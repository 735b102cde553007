import type { ProductId } from '../kit/ids.ts';
import type { CartChange } from './refresh-cart.ts';

/**
 * Merges further changes into the notices that the customer hasn't read. Two changes of a price become one, from
 * the first to the last, and none if it is back where it was; a product that left the cart has no other notice.
 */
export const mergeNotices = (
  old: readonly CartChange[],
  fresh: readonly CartChange[],
): readonly CartChange[] => fresh.reduce(merge, old);

const merge = (notices: readonly CartChange[], change: CartChange): readonly CartChange[] => {
  const before = notices.find(
    (one) => one.productId === change.productId && topicOf(one) === topicOf(change),
  );
  const rest = notices.filter(
    (one) => one !== before && !(change.kind === 'gone' && isSameLine(one, change)),
  );
  const merged = before && isPrice(before) && isPrice(change) ? mergePrices(before, change) : change;
  return merged ? [...rest, merged] : rest;
};

type PriceChange = Extract<CartChange, { readonly fromCents: number }>;

const isPrice = (change: CartChange): change is PriceChange =>
  change.kind === 'dearer' || change.kind === 'cheaper';

/** Prices are of the whole line: of another number of units they can't be compared, and the newest counts. */
const mergePrices = (before: PriceChange, after: PriceChange): PriceChange | null => {
  if (before.quantity !== after.quantity) return after;
  const { fromCents } = before;
  if (fromCents === after.toCents) return null;
  return { ...after, kind: after.toCents > fromCents ? 'dearer' : 'cheaper', fromCents };
};

const topicOf = ({ kind }: CartChange): 'price' | 'quantity' | 'incentive' => {
  switch (kind) {
    case 'dearer':
    case 'cheaper':
      return 'price';
    case 'gone':
    case 'not-added':
    case 'fewer':
      return 'quantity';
    case 'incentive-gone':
    case 'incentive-over-allowance':
      return 'incentive';
  }
};

const isSameLine = (one: CartChange, gone: CartChange): boolean =>
  one.productId === gone.productId && topicOf(one) !== 'incentive';

/** Reads notices from local storage; invalid ones are dropped. */
export const noticesFromStored = (value: unknown): readonly CartChange[] =>
  Array.isArray(value) ? mergeNotices([], value.flatMap(noticeFromStored)) : [];

const noticeFromStored = (value: unknown): readonly CartChange[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { kind, productId: id, title, quantity, fromCents, toCents } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof title !== 'string') return [];
  const about = { productId: id as ProductId, title };
  switch (kind) {
    case 'gone':
    case 'not-added':
    case 'incentive-gone':
    case 'incentive-over-allowance':
      return [{ ...about, kind }];
    case 'fewer':
      return isCount(quantity) ? [{ ...about, kind, quantity }] : [];
    case 'dearer':
    case 'cheaper':
      return isCount(quantity) && isCount(fromCents) && isCount(toCents)
        ? [{ ...about, kind, quantity, fromCents, toCents }]
        : [];
    default:
      return [];
  }
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
