import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { unitsToAdd } from '@nutricion/contract/plans/plan-line-price';
import { subtotalWithCents } from '@nutricion/domain/cart/subtotal-with';
import { useState } from 'react';
import { cartActions, useCart } from '../../../cart/public/cart-store.ts';
import { productsById } from '../../../catalog/public/api.ts';
import { failureText } from '../../../kit/api/failure-text.ts';
import { logError } from '../../../kit/lib/log.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { withBoughtPlan } from '../kitchen.ts';
import { kitchenMemory } from '../kitchen-memory.ts';
import { missingListText } from './basket-labels.ts';
import { type PlanBasket, planBasket } from './plan-basket.ts';

type Lines = MealPlanJson['shoppingList'];

const NOTHING_MISSING: PlanBasket['missing'] = [];

/** Adds the shopping list to the cart, in one tap. Units in the cart already count. */
export const usePlanCart = (plan: MealPlanJson) => {
  const lines = plan.shoppingList;
  const { cart, nowMs } = useCart();
  const [isAdding, setAdding] = useState(false);
  const [short, setShort] = useState<{ readonly of: Lines; readonly missing: PlanBasket['missing'] } | null>(
    null,
  );
  const inCart = (id: string) => cart.items.find(({ productId }) => productId === id)?.quantity ?? 0;
  const missing = short?.of === lines ? short.missing : NOTHING_MISSING;
  const linesToAdd = lines.map((line) => ({
    ...line,
    beyond: Math.max(0, line.quantity - inCart(line.productId)),
  }));
  const add = async () => {
    setAdding(true);
    try {
      const products = await productsById(lines.map(({ productId }) => productId));
      const basket = planBasket(lines, products, inCart);
      if (putInCart(basket)) kitchenMemory.change((kitchen) => withBoughtPlan(kitchen, plan, Date.now()));
      setShort({ of: lines, missing: basket.missing });
    } catch (error) {
      logError('Error adding meal plan to cart', error);
      toastError('Error al agregar productos al carrito', failureText(error));
    } finally {
      setAdding(false);
    }
  };
  return {
    lines: lines.length,
    isAdding,
    add: () => void add(),
    missing,
    isAllThere:
      linesToAdd.every(
        ({ beyond, productName }) => beyond === 0 || missing.some(({ name }) => name === productName),
      ) && linesToAdd.some(({ productId }) => inCart(productId) > 0),
    /** Of the cart with the whole list in it. */
    subtotalAfterCents: subtotalWithCents(cart, lines.map(unitsToAdd), nowMs),
  };
};

/** Whether anything is in it now. */
const putInCart = ({ toAdd, missing }: PlanBasket): boolean => {
  if (toAdd.length === 0) {
    toastError('No se pudieron encontrar los productos', missingListText(missing));
    return false;
  }
  const added = toAdd.filter(({ product, packages }) => cartActions.add(product, packages).ok).length;
  toastSuccess(
    added === 1 ? '1 producto en tu carrito' : `${added} productos en tu carrito`,
    missing.length > 0 ? missingListText(missing) : undefined,
  );
  return added > 0;
};
