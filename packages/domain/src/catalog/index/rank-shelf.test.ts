import { describe, expect, it } from 'vitest';
import { rankShelf } from './rank-shelf.ts';

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
const draws: Readonly<
  Record<string, { readonly sold: number; readonly isOnOffer: boolean; readonly isInSeason?: boolean }>
> = {
  guineo: { sold: 100, isOnOffer: false },
  mango: { sold: 0, isOnOffer: true },
  pera: { sold: 0, isOnOffer: false },
  quenepa: { sold: 2, isOnOffer: false, isInSeason: true },
};
const drawOf = ({ id }: { readonly id: string }) => ({
  sold: 0,
  isOnOffer: false,
  isInSeason: false,
  ...draws[id],
});

describe('a shelf', () => {
  it('begins with what sells, then offers', () => {
    const shelf = ['acerola', 'pera', 'mango', 'guineo'].map((id) => aProduct(id));
    expect(ids(rankShelf(shelf, drawOf)).slice(0, 2)).toEqual(['guineo', 'mango']);
  });

  it('has what is in season before what sells as well, and after what sells far better', () => {
    const shelf = ['mango', 'guineo', 'pera', 'quenepa'].map((id) => aProduct(id));
    expect(ids(rankShelf(shelf, drawOf))).toEqual(['guineo', 'quenepa', 'mango', 'pera']);
  });

  it('has what she buys first, then what her hospital does, before what the whole shop sells', () => {
    const shelf = ['guineo', 'pera', 'acerola'].map((id) => aProduct(id));
    const bought = { byHer: new Map([['pera', 3]]), atHospital: new Map([['acerola', 40]]) };
    expect(ids(rankShelf(shelf, drawOf, bought))).toEqual(['acerola', 'pera', 'guineo']);
    expect(ids(rankShelf(shelf, drawOf, { ...bought, byHer: new Map([['pera', 12]]) }))[0]).toBe('pera');
  });

  it('has what is sold out last, however it sells', () => {
    const shelf = [aProduct('guineo', 0), aProduct('pera')];
    expect(ids(rankShelf(shelf, drawOf))).toEqual(['pera', 'guineo']);
  });

  it('never wavers', () => {
    const shelf = ['a', 'b', 'c', 'd'].map((id) => aProduct(id));
    expect(ids(rankShelf(shelf.toReversed(), drawOf))).toEqual(ids(rankShelf(shelf, drawOf)));
  });
});
