import { z } from 'zod';
import { accountEndpoints } from './accounts.ts';
import { addressEndpoints } from './addresses.ts';
import { adminArticleEndpoints } from './admin-articles.ts';
import { adminOfferEndpoints } from './admin-offers.ts';
import { adminOrderEndpoints } from './admin-orders.ts';
import { adminProductEndpoints } from './admin-products-endpoints.ts';
import { adminRecipeEndpoints } from './admin-recipes.ts';
import { auditEndpoints } from './audit.ts';
import { cancelPreviewEndpoints } from './cancel-preview.ts';
import { cartCopyEndpoints } from './cart-copy.ts';
import { catalogEndpoints } from './catalog-endpoints.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { deliveryEndpoints } from './deliveries.ts';
import { deliveryDayEndpoints } from './delivery-days.ts';
import { educationEndpoints } from './education.ts';
import { declareEndpoints } from './endpoint.ts';
import { hospitalEndpoints } from './hospitals.ts';
import { imageEndpoints } from './images.ts';
import { listEndpoints } from './lists.ts';
import { mealPlanEndpoints } from './meal-plans.ts';
import { orderLimitEndpoints } from './order-limits.ts';
import { orderReviewEndpoints } from './order-reviews.ts';
import { orderEndpoints } from './orders-endpoints.ts';
import { paymentCloseEndpoints } from './payment-close.ts';
import { paymentEndpoints } from './payments.ts';
import { peopleEndpoints } from './people.ts';
import { pickingEndpoints } from './picking.ts';
import { preferenceEndpoints } from './preferences.ts';
import { printingEndpoints } from './printing.ts';
import { privacyEndpoints } from './privacy.ts';
import { proposalEndpoints } from './proposals.ts';
import { recallEndpoints } from './recalls.ts';
import { receiptEndpoints } from './receipts.ts';
import { recipeEndpoints } from './recipes.ts';
import { reportEndpoints } from './reports.ts';
import { searchWordEndpoints } from './search-words.ts';
import { searchEndpoints } from './searches.ts';
import { sessionEndpoints } from './sessions.ts';
import { shopParticularsEndpoints } from './shop-particulars.ts';
import { stockEndpoints } from './stock.ts';
import { stockAlertEndpoints } from './stock-alerts.ts';
import { voiceEndpoints } from './voice.ts';
import { voiceInsightEndpoints } from './voice-insights.ts';
import { voiceSessionEndpoints } from './voice-sessions.ts';
import { voiceToolEndpoints } from './voice-tools.ts';

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
  ...adminOfferEndpoints,
  ...adminOrderEndpoints,
  ...adminProductEndpoints,
  ...adminArticleEndpoints,
  ...adminRecipeEndpoints,
  ...imageEndpoints,
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
  ...cartCopyEndpoints,
  ...stockAlertEndpoints,
  ...privacyEndpoints,
  ...educationEndpoints,
  ...recipeEndpoints,
  ...mealPlanEndpoints,
  ...voiceEndpoints,
  ...voiceToolEndpoints,
  ...voiceSessionEndpoints,
  ...voiceInsightEndpoints,
  ...addressEndpoints,
  ...preferenceEndpoints,
  ...dashboardEndpoints,
  ...hospitalEndpoints,
  ...deliveryDayEndpoints,
  ...peopleEndpoints,
  ...auditEndpoints,
  ...reportEndpoints,
  ...proposalEndpoints,
  ...searchWordEndpoints,
};

export type Endpoints = typeof endpoints;
