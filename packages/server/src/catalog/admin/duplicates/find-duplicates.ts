import { productMoney } from '@nutricion/contract/kit/money';
import { duplicateProducts } from '@nutricion/domain/catalog/duplicates';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

interface Candidate {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  readonly package_label: string;
  readonly image_url: string | null;
  readonly category: string;
  readonly net_content: number;
  readonly net_unit: string;
  readonly price_cents: number;
  readonly stock: number;
}

/** Most pairs in a response. */
const MAX_SHOWN_PAIRS = 50;

/** Pairs of products that may be one, the likeliest first. */
export const findDuplicates = async (db: Kysely<Schema>) => {
  const { rows } = await sql<Candidate>`
    select id, sku, title, package_label, image_url, category, net_content, net_unit, price_cents, stock
    from products where archived_at is null
  `.execute(db);
  const pairs = duplicateProducts(rows).slice(0, MAX_SHOWN_PAIRS);
  return { pairs: pairs.map(({ one, other }) => [candidateJson(one), candidateJson(other)]) };
};

const candidateJson = ({
  category: _,
  net_content: __,
  net_unit: ___,
  price_cents: regularPriceCents,
  ...product
}: Candidate) => ({ ...product, ...productMoney.toJson({ regularPriceCents }) });
