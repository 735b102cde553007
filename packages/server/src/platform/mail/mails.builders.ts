import type { OrderJson } from '@nutricion/contract/orders/orders';
import type { ReceiptJson } from '@nutricion/contract/payments/receipts';
import { orderNotifications } from '@nutricion/domain/orders/order-transitions';
import { accountChangedMail } from '../../accounts/mails/account-changed.ts';
import { codeMail } from '../../accounts/mails/code.ts';
import { existingAccountMail } from '../../accounts/mails/existing-account.ts';
import { factorChangedMail } from '../../accounts/mails/factor-changed.ts';
import { passwordChangedMail } from '../../accounts/mails/password-changed.ts';
import { unfinishedRegistrationMail } from '../../accounts/mails/unfinished-registration.ts';
import { orderCancelledMail } from '../../orders/mails/order-cancelled.ts';
import { orderMessageMail } from '../../orders/mails/order-message.ts';
import { orderNotificationMail } from '../../orders/mails/order-notification.ts';
import { orderReceivedMail } from '../../orders/mails/order-received.ts';
import { orderReviewedMail } from '../../orders/mails/order-reviewed.ts';
import { backInStockMail } from '../../stock/mails/back-in-stock.ts';
import { type RecallMailLine, recallMail } from '../../stock/mails/recall.ts';
import type { Mail } from './mail.ts';

const anItem = (changes: Partial<OrderJson['items'][number]> = {}): OrderJson['items'][number] => ({
  product_id: '00000000-0000-4000-8000-000000000001',
  title: 'Habichuelas rosadas',
  package_label: 'Lata 15.5 oz',
  image_url: '/art/x.svg',
  quantity: 3,
  regular_price: 1.89,
  unit_price: 1.89,
  total_price: 5.67,
  is_incentive: false,
  substitution: 'best-match',
  ...changes,
});

export const anOrder = (changes: Partial<OrderJson> = {}): OrderJson => ({
  id: '00000000-0000-4000-8000-000000000009',
  number: 'NP-100042',
  user_id: '00000000-0000-4000-8000-000000000002',
  status: 'confirmado',
  payment_method: 'on-delivery',
  payment_status: 'pendiente',
  subtotal: 104.3,
  tax: 1.26,
  incentive_value: 6.48,
  total: 105.56,
  expected_total: 105.56,
  payment: null,
  delivery: {
    type: 'hospital',
    label: 'Hospital San Rafael · Torre Norte, piso 4, Medicina interna',
    date: '2026-11-24',
    window: '19-21',
  },
  contact: { name: 'Carmen Prueba', phone: '7875550142' },
  substitution: 'best-match',
  review: { state: 'none', due_at: null, reason: null },
  version: 1,
  created_at: '2026-11-21T12:00:00.000Z',
  items: [
    anItem(),
    anItem({
      title: 'Arroz grano mediano',
      package_label: 'Saco 20 lb',
      quantity: 1,
      regular_price: 12.49,
      unit_price: 12.49,
      total_price: 12.49,
      substitution: 'none',
    }),
    anItem({
      title: 'Yogurt griego de fresa sin azúcar añadida, paquete familiar',
      package_label: 'Paquete de 12 × 5.3 oz',
      quantity: 2,
      // Every second unit is free.
      regular_price: 27.98,
      unit_price: 22.38,
      total_price: 27.98,
    }),
    anItem({
      title: 'Guineo maduro',
      package_label: 'Mano, cerca de 2 lb',
      quantity: 1,
      regular_price: 6.48,
      unit_price: 6.48,
      total_price: 0,
      is_incentive: true,
    }),
  ],
  history: [],
  ...changes,
});

/** An order that the shop has to confirm. */
export const aReview = (
  state: OrderJson['review']['state'],
  reason: string | null = null,
): OrderJson['review'] => ({ state, due_at: '2026-11-22T16:05:00.000Z', reason });

const aReceipt: ReceiptJson = {
  number: 'R-000123',
  kind: 'recibo',
  refers_to: null,
  issued_at: '2026-11-24T23:05:00.000Z',
  order_number: 'NP-100042',
  shop: { name: 'Nutrición Plus', address: '', phone: '', merchant_number: '', return_policy: '' },
  lines: [
    {
      title: 'Habichuelas rosadas',
      package_label: 'Lata 15.5 oz',
      ordered: 3,
      came: 2,
      unit_price: 1.89,
      regular_price: 1.89,
      total_price: 3.78,
      less: 1.89,
      is_taxed: false,
      is_free: false,
      stands_for: null,
    },
  ],
  subtotal: 3.78,
  tax_state: 0,
  tax_municipal: 0,
  total: 3.78,
  payment_method: 'on-delivery',
  payment_reference: null,
};

const to = 'carmen@hospital-san-rafael.example';
const publicUrl = 'http://localhost:3000';
const fullName = 'Carmen Prueba';

export const aRecallLine: RecallMailLine = {
  product: 'Habichuelas rosadas',
  lot: 'L-2217',
  units: 2,
  order: 'NP-100042',
  isSure: true,
  money: 'on-its-way',
};
export const aRecall = {
  to,
  publicUrl,
  reason: 'El fabricante encontró vidrio en algunas latas.',
  message: 'No las comas. Bótalas con su empaque.',
};

/** One of each mail that the shop sends. */
export const everyMail = (): Readonly<Record<string, Mail>> => ({
  code: codeMail({ to, code: '482915', purpose: 'prove-email' }),
  reset: codeMail({ to, code: '482915', purpose: 'reset-password' }),
  changed: passwordChangedMail({ to, publicUrl, by: 'change' }),
  recovered: passwordChangedMail({ to, publicUrl, by: 'reset' }),
  existing: existingAccountMail({ to, publicUrl }),
  unfinished: unfinishedRegistrationMail({ to, publicUrl }),
  verified: accountChangedMail({ kind: 'account-verified', to, fullName, publicUrl }),
  rejected: accountChangedMail({ kind: 'account-rejected', to, fullName, publicUrl }),
  deactivated: accountChangedMail({ kind: 'account-deactivated', to, fullName, publicUrl }),
  deleted: accountChangedMail({ kind: 'account-deleted', to, fullName, publicUrl }),
  ...Object.fromEntries(
    (['enabled', 'disabled', 'reset', 'codes-renewed', 'code-used'] as const).map((kind) => [
      `factor-${kind}`,
      factorChangedMail({ kind, to, publicUrl }),
    ]),
  ),
  order: orderReceivedMail({ to, order: anOrder(), publicUrl }),
  waiting: orderReceivedMail({ to, order: anOrder({ review: aReview('waiting') }), publicUrl }),
  approved: orderReviewedMail({ to, order: anOrder({ review: aReview('approved') }), publicUrl }),
  refused: orderReviewedMail({
    to,
    order: anOrder({ status: 'cancelado', review: aReview('refused', 'No pudimos hablar contigo.') }),
    publicUrl,
  }),
  message: orderMessageMail({
    to,
    order: anOrder(),
    publicUrl,
    text: 'Se acabó el yogurt.\n\n¿Lo cambiamos por otro sabor?',
  }),
  'back-in-stock': backInStockMail({
    to,
    publicUrl,
    products: [{ id: '00000000-0000-4000-8000-000000000001', title: 'Habichuelas rosadas' }],
  }),
  recall: recallMail({ ...aRecall, lines: [aRecallLine] }),
  'recall-perhaps': recallMail({ ...aRecall, lines: [{ ...aRecallLine, isSure: false, money: 'if-found' }] }),
  cancelled: orderCancelledMail({ to, order: anOrder(), publicUrl }),
  ...Object.fromEntries(
    orderNotifications.map((notification) => [
      `news-${notification}`,
      orderNotificationMail({
        to,
        order: anOrder(),
        notification,
        publicUrl,
        receipt: notification === 'delivered' ? aReceipt : null,
      }),
    ]),
  ),
});
