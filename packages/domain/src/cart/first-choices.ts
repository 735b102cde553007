import { type Cart, type CartProduct, selectIncentive } from './cart.ts';

/** Choices that are shown at once; the rest stand in the full list. */
const FIRST_CHOICES = 4;

/**
 * The choices to show first, of `offered` in its order. All of them together fit into what is left of the $20, so that none is refused when it is
 * tapped after the others. Fruit before vegetables: it needs no kitchen.
 */
export const firstChoices = <P extends CartProduct>(
  cart: Cart,
  offered: readonly P[],
  nowMs: number,
): readonly P[] => {
  const fruitFirst = offered.toSorted(
    (one, other) => Number(other.categoryId === 'frutas') - Number(one.categoryId === 'frutas'),
  );
  let withChosen = cart;
  const choices: P[] = [];
  for (const product of fruitFirst) {
    if (choices.length === FIRST_CHOICES) break;
    const chosen = selectIncentive(withChosen, product, nowMs);
    if (!chosen.ok) continue;
    withChosen = chosen.value;
    choices.push(product);
  }
  return choices;
};
