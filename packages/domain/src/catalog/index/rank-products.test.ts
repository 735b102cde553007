import { describe, expect, it } from 'vitest';
import { rankProducts } from './rank-products.ts';

const aProduct = (id: string, stock = 10) => ({
  id,
  title: id,
  category: 'Frutas',
  categoryId: 'frutas' as const,
  subcategory: null,
  stock,
  season: null,
});
const ids = (ranked: readonly { readonly id: string }[]) => ranked.map(({ id }) => id);
const popularity: Readonly<
  Record<string, { readonly sold: number; readonly isOnOffer: boolean; readonly isInSeason?: boolean }>
> = {
  guineo: { sold: 100, isOnOffer: false },
  mango: { sold: 0, isOnOffer: true },
  pera: { sold: 0, isOnOffer: false },
  quenepa: { sold: 2, isOnOffer: false, isInSeason: true },
};
const popularityOf = ({ id }: { readonly id: string }) => ({
  sold: 0,
  isOnOffer: false,
  isInSeason: false,
  ...popularity[id],
});

describe('rankProducts', () => {
  it('puts best sellers first, then offers', () => {
    const products = ['acerola', 'pera', 'mango', 'guineo'].map((id) => aProduct(id));
    expect(ids(rankProducts(products, popularityOf)).slice(0, 2)).toEqual(['guineo', 'mango']);
  });

  it('puts a product in season before equal sellers and after far better ones', () => {
    const products = ['mango', 'guineo', 'pera', 'quenepa'].map((id) => aProduct(id));
    expect(ids(rankProducts(products, popularityOf))).toEqual(['guineo', 'quenepa', 'mango', 'pera']);
  });

  it("puts the customer's purchases first, then her hospital's, then the shop's sales", () => {
    const products = ['guineo', 'pera', 'acerola'].map((id) => aProduct(id));
    const bought = { byCustomer: new Map([['pera', 3]]), atHospital: new Map([['acerola', 40]]) };
    expect(ids(rankProducts(products, popularityOf, bought))).toEqual(['acerola', 'pera', 'guineo']);
    expect(
      ids(rankProducts(products, popularityOf, { ...bought, byCustomer: new Map([['pera', 12]]) }))[0],
    ).toBe('pera');
  });

  it('puts sold-out products last, however well they sell', () => {
    const products = [aProduct('guineo', 0), aProduct('pera')];
    expect(ids(rankProducts(products, popularityOf))).toEqual(['pera', 'guineo']);
  });

  it('is deterministic', () => {
    const products = ['a', 'b', 'c', 'd'].map((id) => aProduct(id));
    expect(ids(rankProducts(products.toReversed(), popularityOf))).toEqual(
      ids(rankProducts(products, popularityOf)),
    );
  });
});
