import type { ProductId } from '../kit/ids.ts';
import type { CategoryId } from './category.ts';
import type { Priced } from './price.ts';

/** Sales tax (IVU) is a class of each product, never of its category. */
export const taxClasses = ['exento', 'gravado'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** The fields of a product that the rules of cart, incentive and orders use. */
export interface Sellable extends Priced {
  readonly id: ProductId;
  readonly title: string;
  readonly stock: number;
  readonly categoryId: CategoryId | null;
  readonly taxClass: TaxClass;
}
