import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { productToIndexed } from '@nutricion/contract/catalog/product-to-indexed';
import { RECOMMENDATIONS_SHOWN } from '@nutricion/domain/cart/recommend';
import { allergens } from '@nutricion/domain/catalog/allergen';
import { isSafeToSuggest } from '@nutricion/domain/catalog/allergen-warning';
import { emptyCatalogIndex, upsertProduct } from '@nutricion/domain/catalog/index/catalog-index';
import type { IndexedProduct } from '@nutricion/domain/catalog/index/indexed-product';
import {
  affinityTable,
  isOfKind,
  recommendProducts,
} from '@nutricion/domain/catalog/index/recommend-products';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../settings.ts';
import { readSeed } from './seed/seed-files.ts';

const seed = readSeed(projectRoot, { withDemo: false });
if (!seed.ok) throw new Error('the seed was refused');

describe('recommendations for each product of the shop', () => {
  const catalogIndex = emptyCatalogIndex<IndexedProduct>();
  for (const product of seed.value.products)
    upsertProduct(catalogIndex, {
      ...productToIndexed({ ...product, id: product.sku }),
      stock: product.stock,
    });
  const all = [...catalogIndex.byId.values()];
  const recommended = all.map((product) => ({
    product,
    companions: recommendProducts(catalogIndex, [product.id], {
      soldOf: () => 0,
      limit: RECOMMENDATIONS_SHOWN,
    }),
  }));
  /** Products for babies or patients, which have no recommendations. */
  const isLeftAlone = (product: IndexedProduct) =>
    affinityTable.find((affinity) => isOfKind(affinity, product))?.companions.length === 0;

  it("fill the row for every product that isn't excluded", () => {
    const short = recommended.filter(
      ({ product, companions }) => companions.length < RECOMMENDATIONS_SHOWN && !isLeftAlone(product),
    );
    expect(short.map(({ product }) => product.title)).toEqual([]);
  });

  it.each(allergens)('fill the row with safe products for a household that avoids $label', ({ id }) => {
    const home = [{ name: null, allergens: [id] }];
    const facts = new Map(seed.value.products.map((product) => [product.sku, productAllergens(product)]));
    const fits = ({ id: sku }: IndexedProduct) => {
      const declared = facts.get(sku);
      return declared !== undefined && isSafeToSuggest(declared, home);
    };
    const options = { soldOf: () => 0, maySuggest: fits, limit: RECOMMENDATIONS_SHOWN };
    const short = all.filter((product) => {
      if (!fits(product) || isLeftAlone(product)) return false;
      const companions = recommendProducts(catalogIndex, [product.id], options);
      return companions.length < RECOMMENDATIONS_SHOWN || !companions.every(fits);
    });
    expect(short.map(({ title }) => title)).toEqual([]);
  });

  it('are never of the same kind', () => {
    const head = ({ title }: IndexedProduct) => title.split(' ')[0];
    const again = recommended.filter(({ product, companions }) =>
      companions.some((other) => other.subcategory === product.subcategory && head(other) === head(product)),
    );
    expect(again.map(({ product }) => product.title)).toEqual([]);
  });

  it('are products that the shop sells', () => {
    const unsold = affinityTable
      .flatMap((affinity) => [affinity, ...affinity.companions])
      .filter((kind) => !all.some((product) => isOfKind(kind, product)));
    expect(unsold).toEqual([]);
  });
});
