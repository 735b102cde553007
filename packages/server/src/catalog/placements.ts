import { allergens } from '@nutricion/domain/catalog/allergen';
import { findCategory } from '@nutricion/domain/catalog/category';
import { dietTagLabels } from '@nutricion/domain/catalog/diet-tags';
import { isIncentiveEligible } from '@nutricion/domain/offers/incentive';
import { SEARCH_LIMIT } from '@nutricion/search';
import type { Catalog } from './catalog.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { categoryInShopOrder } from './category-order.ts';
import { bestSellers, incentiveProducts } from './rankings.ts';

/** Products per category on the home page. */
export const PRODUCTS_PER_HOME_SHELF = 12;

export interface Placement {
  readonly where: string;
  readonly how: string;
}

export interface MissingPlacement {
  readonly where: string;
  readonly why: string;
  /** What an administrator can do about it; null if nothing in the product's record changes it. */
  readonly mend: 'receive' | 'data' | 'nutrition' | null;
}

/** A place in the shop, and whether a product on sale is shown there. */
export type ProductPlacement = Placement | MissingPlacement;

/**
 * Where in the shop a product is shown and where not. Each placement asks the function that decides it in the shop. `query`: a search to explain;
 * empty for none. Null for a product that isn't active.
 */
export const placementsOf = (
  catalog: Catalog,
  productId: string,
  query: string,
): readonly ProductPlacement[] | null => {
  const entry = catalog.index().byId.get(productId);
  if (!entry) return null;
  return [
    ...(query === '' ? [] : [searchPlacement(catalog, entry, query)]),
    categoryPlacement(catalog, entry),
    cartPlacement(entry),
    homePlacement(catalog, entry),
    dietFilterPlacement(catalog, entry),
    allergenFilterPlacement(catalog, entry),
    incentivePlacement(catalog, entry),
  ];
};

const searchPlacement = (catalog: Catalog, entry: CatalogEntry, query: string): ProductPlacement => {
  const where = `Al buscar «${query}»`;
  const { hits, because, correctedQuery } = catalog.searchAll(query, false);
  const at = hits.findIndex(({ id }) => id === entry.id);
  const hit = hits[at];
  if (!hit) {
    const searched = correctedQuery ?? query;
    return {
      where,
      why: `Ni su nombre, ni su categoría, ni sus etiquetas, ni su texto dicen «${searched}». Agrégalo a sus etiquetas si la gente lo llama así.`,
      mend: 'data',
    };
  }
  const diagnosis = `Puesto ${at + 1} de ${hits.length}, con ${hit.score} puntos; el primero tiene ${hits[0]?.score}.`;
  const reasons = because(entry.id).join(', ');
  if (at >= SEARCH_LIMIT)
    return {
      where,
      why: `${diagnosis} La búsqueda enseña ${SEARCH_LIMIT}. Suma por: ${reasons || 'poco'}.`,
      mend: 'data',
    };
  return { where, how: `${diagnosis}${reasons && ` Suma por: ${reasons}.`}` };
};

const categoryPlacement = (catalog: Catalog, entry: CatalogEntry): ProductPlacement => {
  const where = 'En su categoría';
  const { categoryId } = entry;
  if (categoryId === null)
    return { where, why: `«${entry.category}» no es una categoría de la tienda.`, mend: 'data' };
  const categoryProducts = categoryInShopOrder(catalog, categoryId);
  return {
    where,
    how: `${findCategory(categoryId)?.label}: puesto ${categoryProducts.indexOf(entry) + 1} de ${categoryProducts.length}; quien lo compra lo ve más arriba.`,
  };
};

const cartPlacement = ({ stock }: CatalogEntry): ProductPlacement => {
  const where = 'Para comprar';
  if (stock === 0) return { where, why: 'Está agotado: se ve, y no se puede agregar.', mend: 'receive' };
  return { where, how: `Hay ${stock}.` };
};

const homePlacement = (catalog: Catalog, entry: CatalogEntry): ProductPlacement => {
  const where = 'En la portada';
  const catalogIndex = catalog.index();
  if (bestSellers(catalogIndex).includes(entry)) return { where, how: 'Entre los más vendidos.' };
  const isShown =
    entry.categoryId &&
    categoryInShopOrder(catalog, entry.categoryId).slice(0, PRODUCTS_PER_HOME_SHELF).includes(entry);
  if (isShown) return { where, how: `Entre los primeros ${PRODUCTS_PER_HOME_SHELF} de su categoría.` };
  return {
    where,
    why: `La portada enseña los más vendidos y los primeros ${PRODUCTS_PER_HOME_SHELF} de cada categoría, por lo que se vende, y no es de esos.`,
    mend: null,
  };
};

const dietFilterPlacement = (catalog: Catalog, entry: CatalogEntry): ProductPlacement => {
  const where = 'En los filtros de dieta';
  const tags = catalog.factsOf(entry).dietTags;
  if (tags.length > 0) return { where, how: `${tags.map((tag) => dietTagLabels[tag] ?? tag).join(', ')}.` };
  if (entry.source.product.nutrition === null)
    return { where, why: 'Sin nutrición no se calcula lo que puede decir de sí.', mend: 'nutrition' };
  return { where, why: 'Por sus nutrientes no gana ninguna, y su etiqueta no declara ninguna.', mend: null };
};

const allergenFilterPlacement = (catalog: Catalog, entry: CatalogEntry): ProductPlacement => {
  const where = 'En los filtros «sin alérgenos»';
  const { contains, mayContain, containsAtLeast } = catalog.factsOf(entry);
  if (contains === null)
    return {
      where,
      why: 'Sin datos de alérgenos no sale donde se pide que no los tenga.',
      mend: 'nutrition',
    };
  const declared = new Set<string>([...contains, ...mayContain, ...(containsAtLeast ?? [])]);
  const without = allergens.filter(({ id }) => !declared.has(id));
  return { where, how: `Sale sin ${without.map(({ label }) => label.toLocaleLowerCase('es')).join(', ')}.` };
};

const incentivePlacement = (catalog: Catalog, entry: CatalogEntry): ProductPlacement => {
  const where = 'En el incentivo';
  if (incentiveProducts(catalog.index()).includes(entry)) return { where, how: 'Se puede escoger gratis.' };
  if (isIncentiveEligible(entry)) return { where, why: 'Está agotado.', mend: 'receive' };
  return { where, why: 'Se escogen frutas y vegetales, y este es de otra categoría.', mend: null };
};
