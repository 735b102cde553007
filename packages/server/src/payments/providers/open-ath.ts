import { accept, refuse } from '@nutricion/domain/kit/result';
import type { ProviderState } from '@nutricion/domain/payments/payment';
import { z } from 'zod';
import { columnOfCents } from '../../platform/db/dollars.ts';
import { askAth, athCents } from './ask-ath.ts';
import { readAthReport } from './ath-report.ts';
import type { PaymentProvider, ProviderAnswer, ProviderPicture } from './payment-provider.ts';

export interface AthSettings {
  readonly publicToken: string;
  readonly privateToken: string;
  /** Other than Evertec's own address: a fake's. */
  readonly apiBase: string | undefined;
  /** The end of the address that it tells of payments at; undefined: it isn't listened to. */
  readonly webhookKey?: string | undefined;
}

export interface AthProvider extends PaymentProvider {
  readonly webhookKey: string | undefined;
  /** The request goes to another telephone; ten digits. */
  readonly changePhone: (token: string, ref: string, phone: string) => ProviderAnswer<unknown>;
}

const BASE = 'https://payments.athmovil.com/api/business-transaction/ecommerce';
/** The longest that ATH Móvil waits. */
const OPEN_SECONDS = 600;

const created = z.object({ ecommerceId: z.string(), auth_token: z.string() });
const found = z.object({
  ecommerceStatus: z.string(),
  referenceNumber: z.string().nullish(),
  fee: athCents.nullish(),
  total: athCents,
  totalRefundedAmount: athCents.nullish(),
  totalRefundAmount: athCents.nullish(),
});
type Found = z.output<typeof found>;

/**
 * ATH Móvil Business from the server. It has no keys against repetition: what may have happened is asked for before
 * it is asked to happen again.
 */
export const openAth = (settings: AthSettings): AthProvider => {
  const { publicToken, privateToken, apiBase = BASE, webhookKey } = settings;
  const ask = askAth(apiBase);
  const find = (ref: string | null) =>
    ask('POST', '/business/findPayment', found, { ecommerceId: ref ?? '', publicToken });
  return {
    name: 'ath',
    webhookKey,
    capturesAtOnce: true,
    openMs: OPEN_SECONDS * 1000,
    create: async (request) => {
      const total = decimal(request.amountCents);
      const name = `Orden ${request.orderNumber}`;
      const answer = await ask('POST', '/payment', created, {
        env: 'production',
        publicToken,
        timeout: String(OPEN_SECONDS),
        total,
        tax: decimal(request.taxCents),
        subtotal: decimal(request.subtotalCents),
        metadata1: request.orderNumber,
        metadata2: request.paymentId,
        phoneNumber: request.phone,
        items: [
          {
            name,
            description: `${request.itemCount} artículos`,
            quantity: '1',
            price: total,
            tax: decimal(request.taxCents),
            metadata: '',
          },
        ],
      });
      return answer.ok
        ? accept({ ref: answer.value.ecommerceId, url: null, token: answer.value.auth_token })
        : answer;
    },

    retrieve: async ({ ref }) => {
      const answer = await find(ref);
      return answer.ok ? accept(pictureOf(answer.value)) : answer;
    },

    capture: async ({ token }) => {
      if (token === null) return refuse({ kind: 'refused', code: 'token.gone' });
      const answer = await ask('POST', '/authorization', z.unknown(), undefined, token);
      return answer.ok ? accept(done) : answer;
    },

    cancel: async ({ ref }) => {
      if (ref === null) return accept(done);
      const answer = await ask('POST', '/business/cancel', z.unknown(), { ecommerceId: ref, publicToken });
      return answer.ok ? accept(done) : answer;
    },

    refund: async ({ ref, reference, refundedCents }, { amountCents }) => {
      const before = await find(ref);
      if (!before.ok) return before;
      if (refundedOf(before.value) >= refundedCents + amountCents) return accept(done);
      const answer = await ask('POST', '/refund', z.unknown(), {
        publicToken,
        privateToken,
        referenceNumber: reference ?? before.value.referenceNumber ?? '',
        amount: decimal(amountCents),
        message: 'Devolución de Nutrición Plus',
      });
      return answer.ok ? accept(done) : answer;
    },

    changePhone: (token, ref, phone) =>
      ask('PUT', '/business/updatePhoneNumber', z.unknown(), { ecommerceId: ref, phoneNumber: phone }, token),

    chargesSince: (since) => readAthReport(settings, since),
  };
};

const done = { ref: null, isPending: false };

const decimal = (cents: number): string => columnOfCents(cents).toFixed(2);

const refundedOf = ({ totalRefundedAmount, totalRefundAmount }: Found): number =>
  totalRefundedAmount ?? totalRefundAmount ?? 0;

const pictureOf = (payment: Found): ProviderPicture => ({
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

const stateOf = (payment: Found): ProviderState => {
  switch (payment.ecommerceStatus) {
    case 'COMPLETED':
      return {
        kind: 'captured',
        authorizedCents: payment.total,
        capturedCents: payment.total,
        refundedCents: refundedOf(payment),
        dispute: 'none',
      };
    // Its prose says CONFIRMED, its answers CONFIRM.
    case 'CONFIRM':
    case 'CONFIRMED':
      return { kind: 'authorized', authorizedCents: payment.total };
    case 'CANCEL':
      return { kind: 'cancelled' };
    default:
      return { kind: 'waiting' };
  }
};
