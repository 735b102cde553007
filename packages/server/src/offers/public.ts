export { type PromotionRow, promotionColumns, promotionFromRow } from './promotion-row.ts';
