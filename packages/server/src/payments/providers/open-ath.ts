import { paymentMoney } from '@nutricion/contract/orders/order-money';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { ProviderState } from '@nutricion/domain/payments/payment';
import { z } from 'zod';
import { readAthReport } from './ath-report.ts';
import type { PaymentProvider, ProviderResult, ProviderSnapshot } from './payment-provider.ts';
import { athCents, requestAth } from './request-ath.ts';

export interface AthSettings {
  readonly publicToken: string;
  readonly privateToken: string;
  /** Replaces Evertec's address in tests and demos. */
  readonly apiBase: string | undefined;
  /** Secret end of the webhook's address; undefined if there is no webhook. */
  readonly webhookKey?: string | undefined;
}

export interface AthProvider extends PaymentProvider {
  readonly webhookKey: string | undefined;
  /** Sends the request to another telephone; ten digits. */
  readonly changePhone: (token: string, ref: string, phone: string) => ProviderResult<unknown>;
}

const BASE = 'https://payments.athmovil.com/api/business-transaction/ecommerce';
/** The longest that ATH Móvil waits. */
const OPEN_SECONDS = 600;

const creationSchema = z.object({ ecommerceId: z.string(), auth_token: z.string() });
const athPaymentSchema = z.object({
  ecommerceStatus: z.string(),
  referenceNumber: z.string().nullish(),
  fee: athCents.nullish(),
  total: athCents,
  totalRefundedAmount: athCents.nullish(),
  totalRefundAmount: athCents.nullish(),
});
type AthPayment = z.output<typeof athPaymentSchema>;

/**
 * Client of the ATH Móvil Business API. It has no idempotency keys: before a call that may have happened is
 * repeated, its state is read.
 */
export const openAth = (settings: AthSettings): AthProvider => {
  const { publicToken, privateToken, apiBase = BASE, webhookKey } = settings;
  const requestApi = requestAth(apiBase);
  const find = (ref: string | null) =>
    requestApi('POST', '/business/findPayment', athPaymentSchema, { ecommerceId: ref ?? '', publicToken });
  return {
    name: 'ath',
    webhookKey,
    capturesAtOnce: true,
    openMs: OPEN_SECONDS * 1000,
    create: async (request) => {
      const total = decimalOfCents(request.amountCents);
      const name = `Orden ${request.orderNumber}`;
      const result = await requestApi('POST', '/payment', creationSchema, {
        env: 'production',
        publicToken,
        timeout: String(OPEN_SECONDS),
        total,
        tax: decimalOfCents(request.taxCents),
        subtotal: decimalOfCents(request.subtotalCents),
        metadata1: request.orderNumber,
        metadata2: request.paymentId,
        phoneNumber: request.phone,
        items: [
          {
            name,
            description: `${request.itemCount} artículos`,
            quantity: '1',
            price: total,
            tax: decimalOfCents(request.taxCents),
            metadata: '',
          },
        ],
      });
      return result.ok
        ? accept({ ref: result.value.ecommerceId, url: null, token: result.value.auth_token })
        : result;
    },

    retrieve: async ({ ref }) => {
      const result = await find(ref);
      return result.ok ? accept(snapshotOf(result.value)) : result;
    },

    capture: async ({ token }) => {
      if (token === null) return refuse({ kind: 'refused', code: 'token.gone' });
      const result = await requestApi('POST', '/authorization', z.unknown(), undefined, token);
      return result.ok ? accept(settledAtOnce) : result;
    },

    cancel: async ({ ref }) => {
      if (ref === null) return accept(settledAtOnce);
      const result = await requestApi('POST', '/business/cancel', z.unknown(), {
        ecommerceId: ref,
        publicToken,
      });
      return result.ok ? accept(settledAtOnce) : result;
    },

    refund: async ({ ref, reference, refundedCents }, { amountCents }) => {
      const before = await find(ref);
      if (!before.ok) return before;
      if (refundedOf(before.value) >= refundedCents + amountCents) return accept(settledAtOnce);
      const result = await requestApi('POST', '/refund', z.unknown(), {
        publicToken,
        privateToken,
        referenceNumber: reference ?? before.value.referenceNumber ?? '',
        amount: decimalOfCents(amountCents),
        message: 'Devolución de Nutrición Plus',
      });
      return result.ok ? accept(settledAtOnce) : result;
    },

    changePhone: (token, ref, phone) =>
      requestApi(
        'PUT',
        '/business/updatePhoneNumber',
        z.unknown(),
        { ecommerceId: ref, phoneNumber: phone },
        token,
      ),

    chargesSince: (since) => readAthReport(settings, since),
  };
};

const settledAtOnce = { ref: null, isPending: false };

const decimalOfCents = (cents: number): string =>
  paymentMoney.toJson({ amountCents: cents }).amount.toFixed(2);

const refundedOf = ({ totalRefundedAmount, totalRefundAmount }: AthPayment): number =>
  totalRefundedAmount ?? totalRefundAmount ?? 0;

const snapshotOf = (payment: AthPayment): ProviderSnapshot => ({
  state: stateOf(payment),
  intentRef: null,
  reference: payment.referenceNumber || null,
  feeCents: payment.ecommerceStatus === 'COMPLETED' ? (payment.fee ?? null) : null,
  captureBefore: null,
  brand: null,
  last4: null,
  failureCode: null,
  refunds: null,
});

const stateOf = (payment: AthPayment): ProviderState => {
  switch (payment.ecommerceStatus) {
    case 'COMPLETED':
      return {
        kind: 'captured',
        authorizedCents: payment.total,
        capturedCents: payment.total,
        refundedCents: refundedOf(payment),
        dispute: 'none',
      };
    // Its documentation says CONFIRMED, its responses CONFIRM.
    case 'CONFIRM':
    case 'CONFIRMED':
      return { kind: 'authorized', authorizedCents: payment.total };
    case 'CANCEL':
      return { kind: 'cancelled' };
    default:
      return { kind: 'waiting' };
  }
};
