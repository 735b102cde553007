import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';

export const dashboardEndpoints = declareEndpoints({
  'GET /api/admin/summary': {
    access: 'dashboard.read',
    summary: 'Lo que espera por el equipo',
    response: z.object({
      waitingUsers: z.number().int(),
      /** Orders above the set value that nobody has confirmed yet, and those among them that are overdue. */
      waitingOrders: z.number().int(),
      overdueOrders: z.number().int(),
      lateOrders: z.number().int(),
      /** Delivered orders that aren't paid. */
      unpaidOrders: z.number().int(),
      /** Best-selling products that are out of stock. */
      soldOutBest: z.number().int(),
      waitingProposals: z.number().int(),
      /** Articles past their review date. */
      overdueArticles: z.number().int(),
      /** Purchase orders that the shop itself made and nobody has sent. */
      draftPurchases: z.number().int(),
      activeHospitals: z.number().int(),
      activeProducts: z.number().int(),
      ordersToday: z.number().int(),
      /** Confirmed orders that no picker has begun. */
      ordersToPick: z.number().int(),
    }),
  },
});
