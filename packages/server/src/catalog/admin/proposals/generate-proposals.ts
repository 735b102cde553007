import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import type { Proposal } from '@nutricion/domain/catalog/enrichment/proposal';
import { type Enrichable, proposeAll } from '@nutricion/domain/catalog/enrichment/propose';
import type { NetUnit } from '@nutricion/domain/catalog/unit-price';
import { parse } from 'csv-parse/sync';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { projectRoot } from '../../../settings.ts';
import { documentedNutrition } from '../editable-product.ts';
import { proposalRow } from './proposal-row.ts';

/** Rows per statement. */
const PAGE = 500;

/**
 * Generates proposals for all products. Existing ones, decided or not, aren't added again, but those that wait get their reason's present words; undecided ones that no longer apply are deleted. Returns
 * the number of new ones.
 */
export const generateProposals = async (db: Kysely<Schema>): Promise<number> => {
  const products = await readEnrichable(db);
  const sources = { foods: await readDocumentedFoods(db), searches: await readConvertingSearches(db) };
  const proposals = proposeAll(products, sources);
  return db.transaction().execute(async (trx) => {
    const keys = proposals.map(keyOf);
    await sql`
      delete from product_proposals where state = 'espera' and source <> 'modelo'
        and product_id || ' ' || field || ' ' || source || ' ' || source_key <> all(${keys})
    `.execute(trx);
    let generated = 0;
    for (let start = 0; start < proposals.length; start += PAGE) {
      const written = await trx
        .insertInto('product_proposals')
        .values(proposals.slice(start, start + PAGE).map(proposalRow))
        .onConflict((conflict) =>
          conflict
            .columns(['product_id', 'field', 'source', 'source_key'])
            .doUpdateSet({ because: sql`excluded.because` })
            .where('product_proposals.state', '=', 'espera')
            .whereRef('product_proposals.because', '<>', sql`excluded.because`),
        )
        .returning(sql<boolean>`xmax = 0`.as('is_new'))
        .execute();
      generated += written.filter(({ is_new }) => is_new).length;
    }
    return generated;
  });
};

const keyOf = ({ productId, field, source, sourceKey }: Proposal): string =>
  [productId, field, source, sourceKey].join(' ');

const readEnrichable = async (db: Kysely<Schema>): Promise<readonly Enrichable[]> => {
  const rows = await db
    .selectFrom('products')
    .select([
      'id',
      'sku',
      'title',
      'description',
      'category',
      'detected_subcategory as subcategory',
      'tags',
      'price_cents as priceCents',
    ])
    .select(['net_content', 'net_unit', 'allergen_info', 'contains_at_least', 'pasteurization', 'nutrition'])
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute();
  const excused = exceptedWords();
  const [barcodes, sold] = [await readScanned(db), await readSold(db)];
  return rows.map((row) => ({
    ...row,
    hasBarcode: barcodes.has(row.id),
    sold: sold.get(row.id) ?? 0,
    excused: excused.get(row.sku) ?? [],
    netContent: row.net_content,
    netUnit: row.net_unit as NetUnit,
    allergens: row.allergen_info as AllergenId[] | null,
    containsAtLeast: row.contains_at_least as AllergenId[],
    nutrition: documentedNutrition(row.nutrition),
  }));
};

const readScanned = async (db: Kysely<Schema>): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('product_barcodes').select('product_id').distinct().execute();
  return new Set(rows.map(({ product_id }) => product_id));
};

const SOLD_IN_DAYS = 90;

/** Units ordered recently, by product. */
const readSold = async (db: Kysely<Schema>): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ product_id: string; units: number }>`
    select i.product_id, sum(i.quantity)::int as units from order_items i join orders o on o.id = i.order_id
    where o.created_at > shop_now() - make_interval(days => ${SOLD_IN_DAYS}) and i.product_id is not null
    group by i.product_id
  `.execute(db);
  return new Map(rows.map(({ product_id, units }) => [product_id, units]));
};

/** Nutrition of the foods of USDA's table that some product uses, by their ids. */
const readDocumentedFoods = async (db: Kysely<Schema>): Promise<ReadonlyMap<string, object>> => {
  const ids = new Set(readTable<{ id: string }>('data/nutrients/usda-sr28.csv').map(({ id }) => id));
  const rows = await db
    .selectFrom('products')
    .select('nutrition')
    .distinctOn(sql`nutrition ->> 'usdaId'`)
    .where('nutrition', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const nutrition = documentedNutrition(row.nutrition);
      return nutrition && ids.has(nutrition.usdaId) ? [[nutrition.usdaId, nutrition] as const] : [];
    }),
  );
};

/** Words that were checked by hand and imply no allergen, by product: "leche" in coconut milk. */
const exceptedWords = (): ReadonlyMap<string, readonly string[]> => {
  const words = new Map<string, string[]>();
  for (const { sku, word } of readTable<{ sku: string; word: string }>('data/allergens/exceptions.csv'))
    words.set(sku, [...(words.get(sku) ?? []), word.toLocaleLowerCase('es')]);
  return words;
};

const readTable = <Row>(path: string): readonly Row[] =>
  parse(readFileSync(join(projectRoot, path), 'utf8'), { columns: true, bom: true });

/** Queries after which several customers chose a product. */
const readConvertingSearches = async (db: Kysely<Schema>) => {
  const { rows } = await sql<{ productId: string; query: string; people: number }>`
    select chosen_product_id as "productId", normalized as query, count(distinct user_id)::int as people
    from searches where chosen_product_id is not null and length(normalized) between 3 and 40
    group by 1, 2 having count(distinct user_id) >= 3
  `.execute(db);
  return rows;
};
