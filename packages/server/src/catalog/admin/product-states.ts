import { categories, findCategory } from '@nutricion/domain/catalog/category';
import type { ProductState } from '@nutricion/domain/catalog/product-state';
import { type RawBuilder, sql } from 'kysely';
import { matchesWords } from '../../platform/db/match-words.ts';

/** Percent of eight optional fields that are filled in. */
export const completeness = sql<number>`round(100.0 / 8 * (
  (p.description <> '')::int + (p.usage_suggestions <> '')::int + (p.detected_subcategory is not null)::int
  + (p.tags <> '{}')::int + (p.allergen_info is not null)::int + (p.nutrition is not null)::int
  + (p.image_url is not null)::int + (p.aisle is not null)::int))`;

const everyId = categories.map(({ id }) => id);
const everyName = categories.flatMap(({ databaseCategories }): readonly string[] => databaseCategories);

/** In a category of the shop: by its id, else by its name, as the catalog index decides it. */
const hasCategory = sql<boolean>`(coalesce(p.normalized_category = any(${everyId}), false) or p.category = any(${everyName}))`;

const isInCategory = (id: string): RawBuilder<boolean> => {
  const names: readonly string[] = findCategory(id)?.databaseCategories ?? [];
  return sql<boolean>`(p.normalized_category = ${id}
    or (not coalesce(p.normalized_category = any(${everyId}), false) and p.category = any(${names})))`;
};

const isNotArchived = sql<boolean>`p.archived_at is null`;

/** Each state as a condition on the alias `p`; a product may be in several. */
export const stateConditions: Readonly<Record<ProductState, RawBuilder<boolean>>> = {
  'a-la-venta': sql<boolean>`(p.is_active and p.stock > 0 and ${hasCategory})`,
  agotados: sql<boolean>`(p.is_active and p.stock = 0)`,
  ocultos: sql<boolean>`(not p.is_active and ${isNotArchived})`,
  incompletos: sql<boolean>`(${isNotArchived} and ${completeness} < 100)`,
  'no-se-ven': sql<boolean>`(${isNotArchived} and not (p.is_active and p.stock > 0 and ${hasCategory}))`,
  archivados: sql<boolean>`(not ${isNotArchived})`,
};

/** Why a product isn't sold, short Spanish labels. */
export const unsellableReasons = sql<string[]>`array_remove(array[
  case when p.archived_at is not null then 'Archivado' when not p.is_active then 'Oculto' end,
  case when p.is_active and p.stock = 0 then 'Agotado' end,
  case when not ${hasCategory} then 'Sin categoría' end
], null)`;

export interface ProductFilter {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly state?: ProductState | undefined;
  readonly zone?: string | undefined;
}

const SEARCHED = sql`p.title || ' ' || p.sku || ' ' || p.category || ' ' || array_to_string(p.tags, ' ')`;

/** A filter as a condition on the alias `p`; archived products only if the state asks for them. */
export const matchesFilter = ({ q, category, state, zone }: ProductFilter): RawBuilder<boolean> => {
  const conditions = [
    state ? stateConditions[state] : isNotArchived,
    ...(q ? [matchesWords(SEARCHED, q)] : []),
    ...(category ? [isInCategory(category)] : []),
    ...(zone ? [sql<boolean>`p.zone = ${zone}`] : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};
