import { type Kysely, sql } from 'kysely';

/** A language model may propose too, and what is described and scanned. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table product_proposals
      drop constraint product_proposals_field_check,
      drop constraint product_proposals_source_check,
      add constraint product_proposals_field_check check (field in
        ('nutrition', 'detected_subcategory', 'tags', 'allergen_info', 'price', 'pasteurization', 'description', 'barcode')),
      add constraint product_proposals_source_check check (source in
        ('usda', 'parecidos', 'busquedas', 'texto', 'precio', 'ventas', 'modelo'));
  `.execute(db);
};
