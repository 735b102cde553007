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
      /** Handed over, and still to be paid. */
      unpaidOrders: z.number().int(),
      /** Of what is bought most. */
      soldOutBest: z.number().int(),
      waitingProposals: z.number().int(),
      /** Articles past the day on which somebody should look at them again. */
      overdueArticles: z.number().int(),
      activeHospitals: z.number().int(),
      activeProducts: z.number().int(),
      ordersToday: z.number().int(),
    }),
  },
});
