import type { CartProduct } from '@nutricion/domain/cart/cart';
import { type CategoryId, findCategory } from '@nutricion/domain/catalog/category';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { productMoney } from '../kit/money.ts';
import type { ProductCardJson } from './catalog.ts';
import { promotionFromJson } from './promotion.ts';

type CartProductJson = Pick<
  ProductCardJson,
  | 'id'
  | 'title'
  | 'description'
  | 'price'
  | 'image_url'
  | 'category'
  | 'stock'
  | 'normalized_category'
  | 'tax_class'
  | 'promotion'
  | 'package_label'
>;

/** A product from the API as the rules of cart, incentive and price use it. */
export const productToSellable = (product: CartProductJson): CartProduct => ({
  id: product.id as ProductId,
  title: product.title,
  description: product.description,
  ...productMoney.fromJson({ price: product.price }),
  imageUrl: product.image_url,
  category: product.category,
  stock: product.stock,
  categoryId: categoryId(product.normalized_category),
  taxClass: product.tax_class,
  promotion: product.promotion ? promotionFromJson(product.promotion) : null,
  packageLabel: product.package_label,
});

const categoryId = (id: string | null): CategoryId | null => (id && findCategory(id)?.id) || null;
