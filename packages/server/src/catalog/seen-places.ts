import { allergens } from '@nutricion/domain/catalog/allergen';
import { findCategory } from '@nutricion/domain/catalog/category';
import { dietTagLabels } from '@nutricion/domain/catalog/diet-tags';
import { isIncentiveEligible } from '@nutricion/domain/offers/incentive';
import { SEARCH_LIMIT } from '@nutricion/search';
import type { Catalog } from './catalog.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { bestSellers, incentiveProducts } from './rankings.ts';
import { shopShelf } from './shelf-order.ts';

/** Of each category on the home page. */
export const HOME_SHELF = 12;

export interface SeenPlace {
  readonly where: string;
  readonly how: string;
}

export interface UnseenPlace {
  readonly where: string;
  readonly why: string;
  /** What of its record mends it; null: nothing of it does. */
  readonly mend: 'receive' | 'data' | 'nutrition' | null;
}

/** A place of the shop, and whether a product that is sold is seen there. */
export type Place = SeenPlace | UnseenPlace;

/**
 * Where in the shop a product on its shelves is seen and where it isn't, place by place, each by the function that
 * decides it there.
 * @param query what somebody searches; empty: nothing
 */
export const seenPlaces = (catalog: Catalog, productId: string, query: string): readonly Place[] | null => {
  const entry = catalog.shelves().byId.get(productId);
  if (!entry) return null;
  return [
    ...(query === '' ? [] : [inSearch(catalog, entry, query)]),
    inCategory(catalog, entry),
    inCart(entry),
    onHomePage(catalog, entry),
    inDietFilters(catalog, entry),
    inAllergenFilters(catalog, entry),
    inIncentive(catalog, entry),
  ];
};

const inSearch = (catalog: Catalog, entry: CatalogEntry, query: string): Place => {
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
  const said = `Puesto ${at + 1} de ${hits.length}, con ${hit.score} puntos; el primero tiene ${hits[0]?.score}.`;
  const reasons = because(entry.id).join(', ');
  if (at >= SEARCH_LIMIT)
    return {
      where,
      why: `${said} La búsqueda enseña ${SEARCH_LIMIT}. Suma por: ${reasons || 'poco'}.`,
      mend: 'data',
    };
  return { where, how: `${said}${reasons && ` Suma por: ${reasons}.`}` };
};

const inCategory = (catalog: Catalog, entry: CatalogEntry): Place => {
  const where = 'En su categoría';
  const { categoryId } = entry;
  if (categoryId === null)
    return { where, why: `«${entry.category}» no es una categoría de la tienda.`, mend: 'data' };
  const shelf = shopShelf(catalog, categoryId);
  return {
    where,
    how: `${findCategory(categoryId)?.label}: puesto ${shelf.indexOf(entry) + 1} de ${shelf.length}; quien lo compra lo ve más arriba.`,
  };
};

const inCart = ({ stock }: CatalogEntry): Place => {
  const where = 'Para comprar';
  if (stock === 0) return { where, why: 'Está agotado: se ve, y no se puede agregar.', mend: 'receive' };
  return { where, how: `Hay ${stock}.` };
};

const onHomePage = (catalog: Catalog, entry: CatalogEntry): Place => {
  const where = 'En la portada';
  const shelves = catalog.shelves();
  if (bestSellers(shelves).includes(entry)) return { where, how: 'Entre los más vendidos.' };
  const isShown =
    entry.categoryId && shopShelf(catalog, entry.categoryId).slice(0, HOME_SHELF).includes(entry);
  if (isShown) return { where, how: `Entre los primeros ${HOME_SHELF} de su categoría.` };
  return {
    where,
    why: `La portada enseña los más vendidos y los primeros ${HOME_SHELF} de cada categoría, por lo que se vende, y no es de esos.`,
    mend: null,
  };
};

const inDietFilters = (catalog: Catalog, entry: CatalogEntry): Place => {
  const where = 'En los filtros de dieta';
  const tags = catalog.factsOf(entry).dietTags;
  if (tags.length > 0) return { where, how: `${tags.map((tag) => dietTagLabels[tag] ?? tag).join(', ')}.` };
  if (entry.source.product.nutrition === null)
    return { where, why: 'Sin nutrición no se calcula lo que puede decir de sí.', mend: 'nutrition' };
  return { where, why: 'Por sus nutrientes no gana ninguna, y su etiqueta no declara ninguna.', mend: null };
};

const inAllergenFilters = (catalog: Catalog, entry: CatalogEntry): Place => {
  const where = 'En los filtros «sin alérgenos»';
  const { contains, mayContain, containsAtLeast } = catalog.factsOf(entry);
  if (contains === null)
    return {
      where,
      why: 'Sin datos de alérgenos no sale donde se pide que no los tenga.',
      mend: 'nutrition',
    };
  const left = new Set<string>([...contains, ...mayContain, ...(containsAtLeast ?? [])]);
  const without = allergens.filter(({ id }) => !left.has(id));
  return { where, how: `Sale sin ${without.map(({ label }) => label.toLocaleLowerCase('es')).join(', ')}.` };
};

const inIncentive = (catalog: Catalog, entry: CatalogEntry): Place => {
  const where = 'En el incentivo';
  if (incentiveProducts(catalog.shelves()).includes(entry)) return { where, how: 'Se puede escoger gratis.' };
  if (isIncentiveEligible(entry)) return { where, why: 'Está agotado.', mend: 'receive' };
  return { where, why: 'Se escogen frutas y vegetales, y este es de otra categoría.', mend: null };
};
