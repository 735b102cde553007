import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import type { adminOfferEndpoints, IncentiveCostJson } from '@nutricion/contract/offers/admin-offers';
import { incentiveCostMoney, incentiveRulesMoney } from '@nutricion/contract/orders/order-money';
import { INCENTIVE_ALLOWANCE_CENTS, INCENTIVE_THRESHOLD_CENTS } from '@nutricion/domain/offers/incentive';
import { calledOffStatuses } from '@nutricion/domain/orders/order-status';
import { suppressSmallGroups } from '@nutricion/domain/reports/small-groups';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

const MONTHS = 12;

/** The incentive's rules, and the cost of free products by month, at their prices when ordered. */
export const readIncentive = async (
  db: Kysely<Schema>,
  nowMs: number,
): Promise<ResponseOf<(typeof adminOfferEndpoints)['GET /api/admin/incentive']>> => {
  const { rows } = await sql<CostRow>`
    select to_char(o.created_at at time zone 'America/Puerto_Rico', 'YYYY-MM') as month, h.name as hospital,
      count(*) as orders,
      count(*) filter (where o.subtotal_cents >= ${INCENTIVE_THRESHOLD_CENTS}) as earned,
      count(*) filter (where o.incentive_value_cents > 0) as chosen,
      sum(o.incentive_value_cents) as cost_cents, count(distinct o.user_id) as people
    from orders o left join hospitals h on h.id = o.hospital_id
    where o.status <> all(${calledOffStatuses})
      and o.created_at >= (date_trunc('month', ${new Date(nowMs)}::timestamptz at time zone 'America/Puerto_Rico')
        - interval '1 month' * ${MONTHS - 1}) at time zone 'America/Puerto_Rico'
    group by 1, h.id, h.name order by 1 desc, cost_cents desc, h.name
  `.execute(db);
  const months = new Map<string, CostRow[]>();
  for (const row of rows) months.set(row.month, [...(months.get(row.month) ?? []), row]);
  return {
    ...incentiveRulesMoney.toJson({
      thresholdCents: INCENTIVE_THRESHOLD_CENTS,
      allowanceCents: INCENTIVE_ALLOWANCE_CENTS,
    }),
    months: [...months].map(([month, hospitals]) => ({
      month,
      whole: sumCosts(null, hospitals),
      parts: partsOf(hospitals),
    })),
  };
};

interface CostRow {
  readonly month: string;
  readonly hospital: string | null;
  readonly orders: number;
  readonly earned: number;
  readonly chosen: number;
  readonly cost_cents: number;
  readonly people: number;
}

/** Costs by hospital; hospitals with few people are combined, so that no individual can be identified. */
const partsOf = (hospitals: readonly CostRow[]): IncentiveCostJson[] => {
  const { shown, together } = suppressSmallGroups(hospitals);
  if (shown.length === 0) return [];
  return [
    ...shown.map((row) => sumCosts(row.hospital ?? 'Sin hospital', [row])),
    ...(together.length > 0 ? [sumCosts(null, together)] : []),
  ];
};

const sumCosts = (hospital: string | null, rows: readonly CostRow[]): IncentiveCostJson => {
  const sum = (of: (row: CostRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const earned = sum((row) => row.earned);
  return {
    hospital,
    orders: sum((row) => row.orders),
    earned,
    chosen: sum((row) => row.chosen),
    ...incentiveCostMoney.toJson({
      costCents: sum((row) => row.cost_cents),
      offeredCents: earned * INCENTIVE_ALLOWANCE_CENTS,
    }),
  };
};
