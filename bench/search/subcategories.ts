import type { SearchableProduct } from '../../packages/domain/src/catalog/searchable-product.ts';

/** A subcategory, and the products of the seed that its products resemble. */
export interface SubcategoryModel {
  readonly subcategory: string;
  readonly models: readonly SearchableProduct[];
}

const SUBCATEGORY_COUNT = 190;
const qualifiers = ['del país', 'importados', 'orgánicos', 'económicos', 'para niños'];

/** The seed's own subcategories, and as many finer ones of the fullest as make 190. */
export const makeSubcategories = (seed: readonly SearchableProduct[]): readonly SubcategoryModel[] => {
  const own = new Map<string, SearchableProduct[]>();
  for (const product of seed) {
    const key = `${product.category}/${product.subcategory}`;
    own.set(key, [...(own.get(key) ?? []), product]);
  }
  const subcategories = [...own.values()]
    .map((models) => ({ subcategory: models[0]?.subcategory ?? '', models }))
    .sort((one, other) => other.models.length - one.models.length);
  const finer = qualifiers.flatMap((qualifier) =>
    subcategories.map(({ subcategory, models }) => ({ subcategory: `${subcategory} ${qualifier}`, models })),
  );
  return [...subcategories, ...finer].slice(0, SUBCATEGORY_COUNT);
};
