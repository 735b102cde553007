import { type MountFeature, mount } from '../platform/http/mount.ts';
import { adminPaymentHandlers } from './admin/admin-payment-handlers.ts';
import { athWebhook } from './ath-webhook.ts';
import type { PaymentDependencies, PaymentTransaction } from './payment-dependencies.ts';
import { paymentHandlers } from './payment-handlers.ts';
import { receiptHandlers } from './receipts/receipt-handlers.ts';
import { stripeWebhook } from './stripe-webhook.ts';

interface PaymentFeatureDependencies {
  readonly payments: PaymentDependencies & {
    readonly enqueueEvents: (trx: PaymentTransaction) => Promise<void>;
  };
}

/** Payments for customers, webhooks of the providers, and the administration. */
export const mountPayments: MountFeature<PaymentFeatureDependencies> = (app, { payments, authenticate }) => {
  mount(app, authenticate, paymentHandlers(payments));
  mount(app, authenticate, receiptHandlers(payments.db));
  mount(app, authenticate, adminPaymentHandlers(payments));
  app.post('/api/webhooks/stripe', stripeWebhook(payments));
  app.post('/api/webhooks/ath/:key', athWebhook(payments));
};
