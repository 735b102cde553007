import type { PromotionRule } from '@nutricion/domain/catalog/promotion';
import type { PromotionRecord } from '@nutricion/domain/offers/choose-promotion';
import type { Selectable } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

export const promotionColumns = [
  'id',
  'type',
  'badge_text',
  'discount_percent',
  'discount_value_cents',
  'condition_quantity',
  'condition_spend_cents',
  'start_date',
  'end_date',
  'is_active',
  'hold',
] as const;

export type PromotionRow = Pick<Selectable<Schema['promotions']>, (typeof promotionColumns)[number]>;

/** A row of `promotions` as the domain's record. All reads of that table use it. */
export const promotionFromRow = (row: PromotionRow): PromotionRecord => ({
  id: row.id,
  rule: ruleFromRow(row),
  badgeText: row.badge_text,
  startsAtMs: row.start_date.getTime(),
  endsAtMs: row.end_date.getTime(),
  hold: row.is_active ? null : (row.hold ?? 'pausada'),
});

/** Check constraints of the table guarantee the columns that a type needs. */
const ruleFromRow = (row: PromotionRow): PromotionRule => {
  switch (row.type) {
    case 'percent-off':
      return { type: 'percent-off', percent: row.discount_percent ?? 0 };
    case 'bogo':
      return { type: 'bogo' };
    case 'buy-x-save-y':
      return {
        type: 'buy-x-save-y',
        quantity: row.condition_quantity ?? 1,
        saveCents: row.discount_value_cents ?? 0,
      };
    case 'spend-x-save-y':
      return {
        type: 'spend-x-save-y',
        spendCents: row.condition_spend_cents ?? 0,
        saveCents: row.discount_value_cents ?? 0,
      };
    default:
      throw new Error(`a promotion has an unknown type: ${row.type}`);
  }
};
