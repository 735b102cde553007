import { type CategoryId, categoryIdOf, findCategory } from '../catalog/category.ts';
import { centsFromDollars, dollarsFromCents } from '../kit/dollars.ts';
import type { ProductId } from '../kit/ids.ts';
import { isObject } from '../kit/is-object.ts';
import type { CartProduct } from './cart.ts';
import { promotionFromStored } from './stored-promotion.ts';

/** A product as local storage holds it: the specification's fields, prices in dollars, and what pricing needs. */
export type StoredProduct = Omit<CartProduct, 'regularPriceCents'> & { readonly price: number };

export const productToStored = ({ regularPriceCents, ...rest }: CartProduct): StoredProduct => ({
  ...rest,
  price: dollarsFromCents(regularPriceCents),
});

/** Null when it can't be a product. */
export const productFromStored = (value: unknown): CartProduct | null => {
  if (!isObject(value)) return null;
  const { id, title, price, stock } = value;
  if (typeof id !== 'string' || id === '' || typeof title !== 'string') return null;
  if (!isAmount(price) || !Number.isSafeInteger(stock) || Number(stock) < 0) return null;
  const category = textOr(value.category, 'General');
  return {
    id: id as ProductId,
    title,
    description: textOr(value.description, ''),
    regularPriceCents: centsFromDollars(price),
    imageUrl: textOr(value.imageUrl, ''),
    category,
    stock: Number(stock),
    categoryId: categoryIdFromStored(value.categoryId) ?? categoryIdOf(category),
    taxClass: value.taxClass === 'gravado' ? 'gravado' : 'exento',
    promotion: promotionFromStored(value.promotion),
    packageLabel: textOr(value.packageLabel, ''),
  };
};

const categoryIdFromStored = (value: unknown): CategoryId | null =>
  (typeof value === 'string' && findCategory(value)?.id) || null;

/** A price in dollars with whole, safe cents: anything else is invalid. */
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value < 1e9 && centsFromDollars(value) >= 1;

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);
