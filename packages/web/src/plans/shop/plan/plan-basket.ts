import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { type PurchaseLine, planPurchase } from '@nutricion/domain/recipes/purchase';

interface Line {
  readonly productId: string;
  readonly productName: string;
  readonly quantity: number;
}

/** What of a shopping list goes into the cart, and what is missing. */
export interface PlanBasket {
  readonly toAdd: readonly { readonly product: ProductCardJson; readonly packages: number }[];
  /** Lines that the stock can't cover, and how many packages it lacks; null: no longer sold. */
  readonly missing: readonly { readonly name: string; readonly packages: number | null }[];
}

/** Whole packages beyond those in the cart, up to the stock. */
export const planBasket = (
  lines: readonly Line[],
  products: readonly ProductCardJson[],
  quantityInCart: (productId: string) => number,
): PlanBasket => {
  const productOf = new Map(products.map((product) => [product.id, product]));
  const purchase = planPurchase(
    lines.map(({ productId, quantity }) => ({ productId: productId as ProductId, packages: quantity })),
    (id) => ({ stock: productOf.get(id)?.stock ?? null, inCart: quantityInCart(id) }),
  );
  const toAdd = purchase.flatMap(({ productId, toAdd: packages }) => {
    const product = productOf.get(productId);
    return product && packages > 0 ? [{ product, packages }] : [];
  });
  return {
    toAdd,
    missing: purchase
      .flatMap((line) => missingOf(line, productOf.has(line.productId), quantityInCart))
      .map(({ productId, packages }) => ({
        name: lines.find((line) => line.productId === productId)?.productName ?? '',
        packages,
      })),
  };
};

/** Packages that a line lacks after the purchase; null if it is no longer sold. */
const missingOf = (
  { productId, needed, toAdd }: PurchaseLine,
  isSold: boolean,
  quantityInCart: (productId: string) => number,
): readonly { readonly productId: string; readonly packages: number | null }[] => {
  if (!isSold) return [{ productId, packages: null }];
  const packages = needed - toAdd - Math.min(needed, quantityInCart(productId));
  return packages > 0 ? [{ productId, packages }] : [];
};
