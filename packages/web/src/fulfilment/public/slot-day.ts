import type { ApiResponse } from '../../kit/api/api.ts';

/** A day that is delivered on, its windows with the places left in them. */
export type SlotDay = ApiResponse<'GET /api/checkout'>['days'][number];
