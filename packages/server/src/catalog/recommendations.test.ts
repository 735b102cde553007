import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { productToShelved } from '@nutricion/contract/catalog/product-to-shelved';
import { RECOMMENDATIONS_SHOWN } from '@nutricion/domain/cart/recommend';
import { allergens } from '@nutricion/domain/catalog/allergen';
import { maySuggest } from '@nutricion/domain/catalog/allergen-warning';
import {
  affinityTable,
  isOfKind,
  recommendProducts,
} from '@nutricion/domain/catalog/index/recommend-products';
import type { ShelvedProduct } from '@nutricion/domain/catalog/index/shelved-product';
import { emptyShelves, putProduct } from '@nutricion/domain/catalog/index/shelves';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../settings.ts';
import { readSeed } from './seed/seed-files.ts';

const seed = readSeed(projectRoot, { withDemo: false });
if (!seed.ok) throw new Error('the seed was refused');

describe('what goes with each product that the shop sells', () => {
  const shelves = emptyShelves<ShelvedProduct>();
  for (const product of seed.value.products)
    putProduct(shelves, { ...productToShelved({ ...product, id: product.sku }), stock: product.stock });
  const all = [...shelves.byId.values()];
  const recommended = all.map((product) => ({
    product,
    companions: recommendProducts(shelves, [product.id], { soldOf: () => 0, limit: RECOMMENDATIONS_SHOWN }),
  }));
  /** What a baby or a patient takes: nothing stands on their line. */
  const isLeftAlone = (product: ShelvedProduct) =>
    affinityTable.find((affinity) => isOfKind(affinity, product))?.companions.length === 0;

  it('fills the row for every one of them but those that are left alone', () => {
    const short = recommended.filter(
      ({ product, companions }) => companions.length < RECOMMENDATIONS_SHOWN && !isLeftAlone(product),
    );
    expect(short.map(({ product }) => product.title)).toEqual([]);
  });

  it.each(allergens)('fills it at a home that can’t eat $label with what it can', ({ id }) => {
    const home = [{ name: null, allergens: [id] }];
    const facts = new Map(seed.value.products.map((product) => [product.sku, productAllergens(product)]));
    const fits = ({ id: sku }: ShelvedProduct) => {
      const declared = facts.get(sku);
      return declared !== undefined && maySuggest(declared, home);
    };
    const options = { soldOf: () => 0, maySuggest: fits, limit: RECOMMENDATIONS_SHOWN };
    const short = all.filter((product) => {
      if (!fits(product) || isLeftAlone(product)) return false;
      const companions = recommendProducts(shelves, [product.id], options);
      return companions.length < RECOMMENDATIONS_SHOWN || !companions.every(fits);
    });
    expect(short.map(({ title }) => title)).toEqual([]);
  });

  it('is never another of its kind', () => {
    const head = ({ title }: ShelvedProduct) => title.split(' ')[0];
    const again = recommended.filter(({ product, companions }) =>
      companions.some((other) => other.subcategory === product.subcategory && head(other) === head(product)),
    );
    expect(again.map(({ product }) => product.title)).toEqual([]);
  });

  it('is something that the shop sells', () => {
    const unsold = affinityTable
      .flatMap((affinity) => [affinity, ...affinity.companions])
      .filter((kind) => !all.some((product) => isOfKind(kind, product)));
    expect(unsold).toEqual([]);
  });
});
