import { findCategory } from '@nutricion/domain/catalog/category';
import { type Zone, zoneOf } from '@nutricion/domain/catalog/zone';
import { type Kysely, sql } from 'kysely';

/** Gives every product the zone of its kind; their aisles are unknown. */
export const placeProducts = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<Unplaced>`
    select id, normalized_category, detected_subcategory, description, usage_suggestions from products
  `.execute(db);
  const placed = rows.map(({ id, ...row }) => ({ id, zone: zoneOfRow(row) }));
  await sql`
    update products p set zone = t.zone
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as t (id uuid, zone text)
    where p.id = t.id and p.zone <> t.zone
  `.execute(db);
};

interface Unplaced {
  readonly id: string;
  readonly normalized_category: string | null;
  readonly detected_subcategory: string | null;
  readonly description: string;
  readonly usage_suggestions: string;
}

const zoneOfRow = (row: Omit<Unplaced, 'id'>): Zone =>
  zoneOf({
    categoryId: findCategory(row.normalized_category ?? '')?.id ?? null,
    subcategory: row.detected_subcategory,
    description: row.description,
    usage: row.usage_suggestions,
  });
