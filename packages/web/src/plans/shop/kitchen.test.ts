import { describe, expect, it } from 'vitest';
import { atHomeOf, kitchenFromStored, recentMealsOf, withBoughtPlan, withProductAtHome } from './kitchen.ts';

const NOW = Date.UTC(2026, 10, 24);
const DAY_MS = 86_400_000;
const empty = kitchenFromStored(undefined);

const withBought = (values: Partial<Parameters<typeof withBoughtPlan>[1]> = {}) =>
  withBoughtPlan(
    empty,
    {
      plan: [{ meals: [{ recipeId: 'asopao' }, { recipeId: 'asopao' }] }] as never,
      shoppingList: [
        { productId: 'arroz', leftoverPackages: 0.5 },
        { productId: 'recao', leftoverPackages: 0.05 },
      ] as never,
      fromHome: [],
      ...values,
    },
    NOW,
  );

describe('what is remembered of a kitchen', () => {
  it('gives the next plan what the last one left, and nothing that is hardly there', () => {
    expect(atHomeOf(withBought(), NOW)).toEqual([{ productId: 'arroz', packages: 0.5 }]);
    expect(recentMealsOf(withBought(), NOW)).toEqual(['asopao']);
  });

  it('takes what a plan eats of it, and adds what it leaves', () => {
    const next = withBoughtPlan(
      withBought(),
      { plan: [], shoppingList: [], fromHome: [{ productId: 'arroz', productName: 'Arroz', packages: 0.3 }] },
      NOW,
    );
    expect(atHomeOf(next, NOW)).toEqual([{ productId: 'arroz', packages: expect.closeTo(0.2, 6) }]);
  });

  it('forgets what is left after two weeks, and dishes after four', () => {
    expect(atHomeOf(withBought(), NOW + 14 * DAY_MS)).toEqual([]);
    expect(recentMealsOf(withBought(), NOW + 27 * DAY_MS)).toEqual(['asopao']);
    expect(recentMealsOf(withBought(), NOW + 28 * DAY_MS)).toEqual([]);
  });

  it('has enough of what somebody has, until they say otherwise', () => {
    const has = withProductAtHome(withBought(), 'arroz', true);
    expect(atHomeOf(has, NOW + 365 * DAY_MS)).toEqual([{ productId: 'arroz', packages: null }]);
    expect(atHomeOf(withProductAtHome(has, 'arroz', false), NOW)).toEqual([]);
  });

  it('reads back what it wrote, and nothing from what it didn’t', () => {
    expect(kitchenFromStored(JSON.parse(JSON.stringify(withBought())))).toEqual(withBought());
    expect(kitchenFromStored({ plenty: [1], leftovers: [{ productId: 2 }], dishes: 'x' })).toEqual(empty);
  });
});
