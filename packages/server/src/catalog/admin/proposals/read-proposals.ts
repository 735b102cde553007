import type { ProposalJson } from '@nutricion/contract/catalog/proposals';
import { findCategory } from '@nutricion/domain/catalog/category';
import {
  calibratedConfidence,
  needsSecondApproval,
  type ProposalSource,
  type ProposedField,
} from '@nutricion/domain/catalog/enrichment/proposal';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

/** Proposals in one response; the page fetches again after them. */
const SHOWN = 60;

interface ProposalFilter {
  readonly field?: ProposedField | undefined;
  readonly category?: string | undefined;
}

/** Open proposals, the most confident first, of equal ones by title, and the data coverage of each category. */
export const readProposals = async (
  db: Kysely<Schema>,
  { field, category }: ProposalFilter,
  profileId: string,
) => {
  const [{ rows }, decided, coverage] = await Promise.all([
    sql<ProposalRow>`
      select q.id, q.product_id, p.title, p.package_label, p.category, p.image_url, q.field, q.value, q.source, q.because,
        q.prior, q.state, q.decided_by, to_jsonb(p) -> q.field as now
      from product_proposals q join products p on p.id = q.product_id
      where q.state in ('espera', 'segunda') and p.archived_at is null
        ${field ? sql`and q.field = ${field}` : sql``}
        ${category ? sql`and p.category = any(${findCategory(category)?.databaseCategories ?? []})` : sql``}
      order by p.title, p.id, q.field, q.because
    `.execute(db),
    readDecided(db),
    readCoverage(db),
  ]);
  const proposals = rows
    .map(
      (row): ProposalJson => ({
        id: row.id,
        product: {
          id: row.product_id,
          title: row.title,
          package_label: row.package_label,
          category: row.category,
          image_url: row.image_url,
        },
        field: row.field,
        now: row.now,
        value: row.value,
        source: row.source,
        because: row.because,
        confidence: calibratedConfidence(
          row.prior,
          decided.get(`${row.source} ${row.field}`) ?? { accepted: 0, refused: 0 },
        ),
        state: row.state,
        needs_other:
          needsSecondApproval(row.field) && row.state === 'segunda' && row.decided_by === profileId,
      }),
    )
    .sort(
      (one, other) =>
        Number(one.value === null) - Number(other.value === null) || other.confidence - one.confidence,
    );
  return { proposals: proposals.slice(0, SHOWN), waiting: proposals.length, coverage };
};

interface ProposalRow {
  readonly id: string;
  readonly product_id: string;
  readonly title: string;
  readonly package_label: string;
  readonly category: string;
  readonly image_url: string | null;
  readonly field: ProposedField;
  readonly value: unknown;
  readonly source: ProposalSource;
  readonly because: string;
  readonly prior: number;
  readonly state: ProposalJson['state'];
  readonly decided_by: string | null;
  readonly now: unknown;
}

/** Number of accepted and refused proposals by source and field. */
const readDecided = async (db: Kysely<Schema>) => {
  const { rows } = await sql<{ key: string; accepted: number; refused: number }>`
    select source || ' ' || field as key, count(*) filter (where state = 'aceptada')::int as accepted,
      count(*) filter (where state = 'rechazada')::int as refused
    from product_proposals where state in ('aceptada', 'rechazada') group by 1
  `.execute(db);
  return new Map(rows.map(({ key, ...counts }) => [key, counts]));
};

const readCoverage = async (db: Kysely<Schema>) => {
  const { rows } = await sql<CoverageRow>`
    select p.category, count(*)::int as products, count(p.nutrition)::int as nutrition,
      count(p.allergen_info)::int as allergens, count(p.detected_subcategory)::int as kind,
      count(*) filter (where exists (select from product_barcodes b where b.product_id = p.id))::int as barcode
    from products p where p.archived_at is null group by p.category order by p.category
  `.execute(db);
  return rows;
};

interface CoverageRow {
  readonly category: string;
  readonly products: number;
  readonly nutrition: number;
  readonly allergens: number;
  readonly kind: number;
  readonly barcode: number;
}
