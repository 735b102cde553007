import type { ApiResponse } from '../../kit/api/api.ts';

/** A delivery day; its windows have the number of orders that still fit. */
export type SlotDay = ApiResponse<'GET /api/checkout'>['days'][number];
