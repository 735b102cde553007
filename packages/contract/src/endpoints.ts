import { z } from 'zod';
import { accountEndpoints } from './accounts.ts';
import { addressEndpoints } from './addresses.ts';
import { adminOrderEndpoints } from './admin-orders.ts';
import { auditEndpoints } from './audit.ts';
import { cancelPreviewEndpoints } from './cancel-preview.ts';
import { catalogEndpoints } from './catalog.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { deliveryEndpoints } from './deliveries.ts';
import { educationEndpoints } from './education.ts';
import { declareEndpoints } from './endpoint.ts';
import { hospitalEndpoints } from './hospitals.ts';
import { listEndpoints } from './lists.ts';
import { mealPlanEndpoints } from './meal-plans.ts';
import { orderLimitEndpoints } from './order-limits.ts';
import { orderReviewEndpoints } from './order-reviews.ts';
import { orderEndpoints } from './orders.ts';
import { paymentCloseEndpoints } from './payment-close.ts';
import { paymentEndpoints } from './payments.ts';
import { peopleEndpoints } from './people.ts';
import { pickingEndpoints } from './picking.ts';
import { preferenceEndpoints } from './preferences.ts';
import { printingEndpoints } from './printing.ts';
import { privacyEndpoints } from './privacy.ts';
import { recallEndpoints } from './recalls.ts';
import { receiptEndpoints } from './receipts.ts';
import { recipeEndpoints } from './recipes.ts';
import { searchEndpoints } from './searches.ts';
import { sessionEndpoints } from './sessions.ts';
import { shopParticularsEndpoints } from './shop-particulars.ts';
import { stockEndpoints } from './stock.ts';

const healthEndpoints = declareEndpoints({
  'GET /api/health': {
    access: 'public',
    summary: 'El proceso vive',
    response: z.object({ status: z.literal('ok') }),
  },
  'GET /api/ready': {
    access: 'public',
    summary: 'La base de datos contesta y está migrada',
    response: z.object({ status: z.literal('ready') }),
  },
});

/** Every call of the API except the accounts library's own under /api/auth. */
export const endpoints = {
  ...healthEndpoints,
  ...accountEndpoints,
  ...sessionEndpoints,
  ...catalogEndpoints,
  ...searchEndpoints,
  ...orderEndpoints,
  ...orderLimitEndpoints,
  ...orderReviewEndpoints,
  ...adminOrderEndpoints,
  ...cancelPreviewEndpoints,
  ...pickingEndpoints,
  ...deliveryEndpoints,
  ...printingEndpoints,
  ...shopParticularsEndpoints,
  ...paymentEndpoints,
  ...paymentCloseEndpoints,
  ...receiptEndpoints,
  ...recallEndpoints,
  ...stockEndpoints,
  ...listEndpoints,
  ...privacyEndpoints,
  ...educationEndpoints,
  ...recipeEndpoints,
  ...mealPlanEndpoints,
  ...addressEndpoints,
  ...preferenceEndpoints,
  ...dashboardEndpoints,
  ...hospitalEndpoints,
  ...peopleEndpoints,
  ...auditEndpoints,
};

export type Endpoints = typeof endpoints;
