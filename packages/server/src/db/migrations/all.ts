import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as catalog from './0002-catalog.ts';
import * as orders from './0003-orders.ts';
import * as accountGuards from './0004-account-guards.ts';
import * as education from './0005-education.ts';
import * as recipes from './0006-recipes.ts';
import * as profile from './0007-profile.ts';
import * as lineSubstitution from './0008-line-substitution.ts';
import * as lists from './0009-lists.ts';
import * as searches from './0010-searches.ts';
import * as mealPlans from './0011-meal-plans.ts';
import * as registrations from './0012-registrations.ts';
import * as sessionLimits from './0013-session-limits.ts';
import * as secondFactor from './0014-second-factor.ts';
import * as orderLimits from './0016-order-limits.ts';
import * as appendOnlyAudit from './0017-append-only-audit.ts';
import * as foodSafety from './0019-food-safety.ts';
import * as regularPrice from './0022-regular-price.ts';
import * as knownWords from './0023-known-words.ts';
import * as quickStock from './0026-quick-stock.ts';
import * as orderLife from './0027-order-life.ts';
import * as payments from './0028-payments.ts';
import * as picking from './0029-picking.ts';
import * as counter from './0031-counter.ts';
import * as receipts from './0032-receipts.ts';
import * as auditReasons from './0033-audit-reasons.ts';
import * as lots from './0034-lots.ts';
import * as deliveries from './0035-deliveries.ts';
import * as printing from './0036-printing.ts';
import * as money from './0037-money.ts';
import * as recalledOut from './0038-recalled-out.ts';
import * as barcodes from './0039-barcodes.ts';
import * as products from './0040-products.ts';
import * as productBatches from './0041-product-batches.ts';
import * as ledgerWithoutWords from './0042-ledger-without-words.ts';
import * as oneCreate from './0043-one-create.ts';
import * as reports from './0044-reports.ts';
import * as proposals from './0045-proposals.ts';
import * as offers from './0046-offers.ts';
import * as images from './0047-images.ts';
import * as deliveryDays from './0048-delivery-days.ts';
import * as recipeEditing from './0049-recipe-editing.ts';
import * as articles from './0050-articles.ts';
import * as modelProposals from './0051-model-proposals.ts';
import * as voiceSessions from './0052-voice-sessions.ts';
import * as cartCopy from './0053-cart-copy.ts';
import * as stockAlerts from './0054-stock-alerts.ts';
import * as codeBrowsers from './0055-code-browsers.ts';
import * as agreedPrices from './0056-agreed-prices.ts';

/** In the order they run. Landed migrations are never edited; a change is a new file here. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-catalog': catalog,
  '0003-orders': orders,
  '0004-account-guards': accountGuards,
  '0005-education': education,
  '0006-recipes': recipes,
  '0007-profile': profile,
  '0008-line-substitution': lineSubstitution,
  '0009-lists': lists,
  '0010-searches': searches,
  '0011-meal-plans': mealPlans,
  '0012-registrations': registrations,
  '0013-session-limits': sessionLimits,
  '0014-second-factor': secondFactor,
  '0016-order-limits': orderLimits,
  '0017-append-only-audit': appendOnlyAudit,
  '0019-food-safety': foodSafety,
  '0022-regular-price': regularPrice,
  '0023-known-words': knownWords,
  '0026-quick-stock': quickStock,
  '0027-order-life': orderLife,
  '0028-payments': payments,
  '0029-picking': picking,
  '0031-counter': counter,
  '0032-receipts': receipts,
  '0033-audit-reasons': auditReasons,
  '0034-lots': lots,
  '0035-deliveries': deliveries,
  '0036-printing': printing,
  '0037-money': money,
  '0038-recalled-out': recalledOut,
  '0039-barcodes': barcodes,
  '0040-products': products,
  '0041-product-batches': productBatches,
  '0042-ledger-without-words': ledgerWithoutWords,
  '0043-one-create': oneCreate,
  '0044-reports': reports,
  '0045-proposals': proposals,
  '0046-offers': offers,
  '0047-images': images,
  '0048-delivery-days': deliveryDays,
  '0049-recipe-editing': recipeEditing,
  '0050-articles': articles,
  '0051-model-proposals': modelProposals,
  '0052-voice-sessions': voiceSessions,
  '0053-cart-copy': cartCopy,
  '0054-stock-alerts': stockAlerts,
  '0055-code-browsers': codeBrowsers,
  '0056-agreed-prices': agreedPrices,
};
