import { z } from 'zod';
import { accountEndpoints } from './accounts/accounts.ts';
import { addressEndpoints } from './accounts/addresses.ts';
import { preferenceEndpoints } from './accounts/preferences.ts';
import { privacyEndpoints } from './accounts/privacy.ts';
import { sessionEndpoints } from './accounts/sessions.ts';
import { userEndpoints } from './accounts/users.ts';
import { listEndpoints } from './cart/lists.ts';
import { syncedCartEndpoints } from './cart/synced-cart.ts';
import { adminProductEndpoints } from './catalog/admin-products-endpoints.ts';
import { catalogEndpoints } from './catalog/catalog-endpoints.ts';
import { productFileEndpoints } from './catalog/product-files.ts';
import { proposalEndpoints } from './catalog/proposals.ts';
import { adminArticleEndpoints } from './content/admin-articles.ts';
import { educationEndpoints } from './content/education.ts';
import { imageEndpoints } from './content/images.ts';
import { deliveryEndpoints } from './fulfilment/deliveries.ts';
import { deliveryDayEndpoints } from './fulfilment/delivery-days.ts';
import { hospitalEndpoints } from './fulfilment/hospitals.ts';
import { pickingEndpoints } from './fulfilment/picking.ts';
import { printingEndpoints } from './fulfilment/printing.ts';
import { todayEndpoints } from './fulfilment/today.ts';
import { auditEndpoints } from './kit/audit.ts';
import { declareEndpoints } from './kit/endpoint.ts';
import { adminOfferEndpoints } from './offers/admin-offers.ts';
import { adminOrderEndpoints } from './orders/admin-orders-endpoints.ts';
import { cancelPreviewEndpoints } from './orders/cancel-preview.ts';
import { orderLimitEndpoints } from './orders/order-limits.ts';
import { orderReviewEndpoints } from './orders/order-reviews.ts';
import { orderEndpoints } from './orders/orders-endpoints.ts';
import { shopParticularsEndpoints } from './orders/shop-particulars.ts';
import { telephoneOrderEndpoints } from './orders/telephone-orders.ts';
import { paymentCloseEndpoints } from './payments/payment-close.ts';
import { paymentEndpoints } from './payments/payments.ts';
import { receiptEndpoints } from './payments/receipts.ts';
import { mealPlanEndpoints } from './plans/meal-plans.ts';
import { adminRecipeEndpoints } from './recipes/admin-recipes.ts';
import { recipeEndpoints } from './recipes/recipes.ts';
import { dashboardEndpoints } from './reports/dashboard.ts';
import { myMailEndpoints } from './reports/my-mail.ts';
import { reportEndpoints } from './reports/reports.ts';
import { searchWordEndpoints } from './search/search-words.ts';
import { searchEndpoints } from './search/searches.ts';
import { purchaseOrderEndpoints } from './stock/purchase-orders.ts';
import { recallEndpoints } from './stock/recalls.ts';
import { stockEndpoints } from './stock/stock.ts';
import { stockAlertEndpoints } from './stock/stock-alerts.ts';
import { supplierEndpoints } from './stock/suppliers.ts';
import { voiceEndpoints } from './voice/voice.ts';
import { voiceInsightEndpoints } from './voice/voice-insights.ts';
import { voiceSessionEndpoints } from './voice/voice-sessions.ts';
import { voiceToolEndpoints } from './voice/voice-tools.ts';

const healthEndpoints = declareEndpoints({
  'GET /api/health': {
    access: 'public',
    summary: 'El proceso vive',
    response: z.object({ status: z.literal('ok') }),
  },
  'GET /api/serving': {
    access: 'public',
    summary: 'El proceso atiende: está caliente y no se está cerrando, haya base de datos o no',
    response: z.object({ status: z.literal('serving') }),
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
  ...productFileEndpoints,
  ...adminArticleEndpoints,
  ...adminRecipeEndpoints,
  ...imageEndpoints,
  ...cancelPreviewEndpoints,
  ...telephoneOrderEndpoints,
  ...pickingEndpoints,
  ...deliveryEndpoints,
  ...todayEndpoints,
  ...printingEndpoints,
  ...shopParticularsEndpoints,
  ...paymentEndpoints,
  ...paymentCloseEndpoints,
  ...receiptEndpoints,
  ...purchaseOrderEndpoints,
  ...recallEndpoints,
  ...stockEndpoints,
  ...listEndpoints,
  ...syncedCartEndpoints,
  ...stockAlertEndpoints,
  ...supplierEndpoints,
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
  ...myMailEndpoints,
  ...hospitalEndpoints,
  ...deliveryDayEndpoints,
  ...userEndpoints,
  ...auditEndpoints,
  ...reportEndpoints,
  ...proposalEndpoints,
  ...searchWordEndpoints,
};

export type Endpoints = typeof endpoints;
