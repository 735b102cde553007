import { paymentMoney, receiptMoney } from '@nutricion/contract/orders/order-money';
import type { Permission } from '@nutricion/domain/accounts/permission';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { mayBeRouteSearch } from '@nutricion/domain/fulfilment/read-route-search';
import { formatUsd } from '@nutricion/domain/kit/money';
import { formatShortDateTime } from '@nutricion/domain/orders/format-date-time';
import { adminStatusLabels } from '@nutricion/domain/orders/order-status';
import { paymentStateLabels } from '@nutricion/domain/payments/payment';
import { typedReceiptNumber } from '@nutricion/domain/payments/receipt';
import { fold, wordsOf } from '@nutricion/language';
import {
  BookOpen,
  ChefHat,
  ClipboardList,
  CreditCard,
  Gift,
  Handshake,
  Hospital,
  Layers,
  Package,
  ReceiptText,
  ScrollText,
  TriangleAlert,
  Truck,
  UserRound,
  type Users,
} from 'lucide-react';
import { stateLabels as userStates } from '../../../accounts/admin/users/state-labels.ts';
import { batchTitle } from '../../../catalog/admin/products/batches-page.tsx';
import { stateLabels as articleStates } from '../../../content/admin/articles/article-labels.ts';
import { hospitalName } from '../../../fulfilment/admin/deliveries/round-card.tsx';
import { call } from '../../../kit/api/api.ts';
import { formatLongDay } from '../../../kit/lib/format-time.ts';
import { stateLabels as offerStates } from '../../../offers/admin/offer-labels.ts';
import { stateLabels as recipeStates } from '../../../recipes/admin/recipe-labels.ts';
import { purchaseStateLabels } from '../../../stock/admin/purchases/purchase-labels.tsx';

export interface Hit {
  readonly to: string;
  readonly title: string;
  readonly detail: string;
}

/** One kind of record, found by the call of its own list: with its permission, and what it hides. */
export interface SearchKind {
  readonly id: string;
  readonly label: string;
  readonly icon: typeof Users;
  readonly permission: Permission;
  /** Whether the text can be of this kind at all. */
  readonly accepts?: (typed: string) => boolean;
  /** Its call has the best first already. */
  readonly isRanked?: true;
  /** The list of everything found. */
  readonly allAt?: (typed: string) => string;
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly Hit[]>;
}

const listAt = (path: string) => (typed: string) => `${path}q=${encodeURIComponent(typed)}`;

/** Of lists that are short, and read whole. */
const hasWords = (text: string, typed: string): boolean => {
  const own = fold(text);
  return wordsOf(typed).every((word) => own.includes(word));
};

const joined = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ');

export const searchKinds: readonly SearchKind[] = [
  {
    ...{ id: 'orders', label: 'Pedidos', icon: ReceiptText, permission: 'orders.read' },
    isRanked: true,
    allAt: listAt('/admin/orders?'),
    find: async (q, signal) =>
      (await call('GET /api/admin/orders', { query: { q } }, { signal })).orders.map((order) => ({
        to: `/admin/orders/${order.id}`,
        title: joined(order.number, order.recipient ?? 'Cuenta borrada'),
        detail: joined(
          adminStatusLabels[order.status],
          shortDeliveryDay(order.delivery_date),
          order.hospital ?? 'A domicilio',
        ),
      })),
  },
  {
    ...{ id: 'routes', label: 'Rutas', icon: Truck, permission: 'deliveries.run' },
    accepts: (typed) => mayBeRouteSearch(typed, Date.now()),
    isRanked: true,
    find: async (q, signal) =>
      (await call('GET /api/admin/deliveries/routes', { query: { q } }, { signal })).routes.map((route) => ({
        to: `/admin/deliveries/${route.id}`,
        title: `Ruta del ${shortDeliveryDay(route.date)}, ${deliveryWindowLabel(route.window)}`,
        detail: joined(
          hospitalName(route.hospital),
          route.driver?.name ?? 'Nadie la lleva',
          route.state === 'done' && 'Cerrada',
        ),
      })),
  },
  {
    ...{ id: 'users', label: 'Personas', icon: UserRound, permission: 'users.read' },
    find: async (q, signal) =>
      (await call('GET /api/admin/users', { query: { q } }, { signal })).users.map((user) => ({
        to: `/admin/users?estado=${user.state}&persona=${user.id}`,
        title: user.full_name,
        detail: joined(userStates[user.state].one, user.email, user.hospital),
      })),
  },
  {
    ...{ id: 'payments', label: 'Pagos', icon: CreditCard, permission: 'payments.read' },
    // Names find orders, and the payment from there; here are numbers, amounts and references.
    accepts: (typed) => /\d/.test(typed),
    isRanked: true,
    allAt: listAt('/admin/payments?estado=todos&'),
    find: async (q, signal) =>
      (await call('GET /api/admin/payments', { query: { q } }, { signal })).payments.map((payment) => ({
        to: `/admin/payments/${payment.id}`,
        title: joined(payment.order_number, payment.recipient ?? 'Cuenta borrada'),
        detail: joined(
          paymentStateLabels[payment.status],
          formatUsd(paymentMoney.fromJson(payment).amountCents),
          payment.last4 ? `···· ${payment.last4}` : payment.reference,
        ),
      })),
  },
  {
    ...{ id: 'receipts', label: 'Recibos', icon: ScrollText, permission: 'payments.read' },
    accepts: (typed) => typedReceiptNumber(typed) !== null,
    isRanked: true,
    find: async (q, signal) =>
      (await call('GET /api/admin/receipts', { query: { q } }, { signal })).receipts.map((receipt) => ({
        to: `/admin/payments/receipts/${receipt.order_id}`,
        title: joined(
          receipt.kind === 'recibo' ? `Recibo ${receipt.number}` : `Nota de crédito ${receipt.number}`,
          receipt.order_number,
        ),
        detail: joined(
          formatUsd(receiptMoney.fromJson({ total: receipt.total }).totalCents),
          formatLongDay(receipt.issued_at),
        ),
      })),
  },
  {
    ...{ id: 'products', label: 'Productos', icon: Package, permission: 'products.read' },
    isRanked: true,
    allAt: listAt('/admin/products?'),
    find: async (q, signal) =>
      (await call('GET /api/admin/products', { query: { q, best: '1' } }, { signal })).products.map(
        (product) => ({
          to: `/admin/products/${product.id}`,
          title: product.title,
          detail: joined(product.package_label, product.sku, ...product.why_not.slice(0, 1)),
        }),
      ),
  },
  {
    ...{ id: 'lots', label: 'Lotes', icon: TriangleAlert, permission: 'products.read' },
    accepts: (typed) => /\d/.test(typed),
    allAt: listAt('/admin/lots?'),
    find: async (q, signal) =>
      (await call('GET /api/admin/lots', { query: { q } }, { signal })).lots.map((lot) => ({
        to: `/admin/stock/${lot.product_id}`,
        title: joined(lot.code || 'Lote sin número', lot.product),
        detail: joined(
          lot.units_left === 1 ? 'queda 1' : `quedan ${lot.units_left}`,
          lot.expires_on && `vence ${shortDeliveryDay(lot.expires_on)}`,
          lot.supplier,
        ),
      })),
  },
  {
    ...{ id: 'offers', label: 'Ofertas', icon: Gift, permission: 'offers.read' },
    allAt: listAt('/admin/incentives?'),
    find: async (q, signal) =>
      (await call('GET /api/admin/offers', { query: { q } }, { signal })).offers.map((offer) => ({
        to: `/admin/incentives/${offer.id}`,
        title: joined(offer.product.title, offer.badge),
        detail: offerStates[offer.state],
      })),
  },
  {
    ...{ id: 'recipes', label: 'Recetas', icon: ChefHat, permission: 'recipes.write' },
    allAt: listAt('/admin/recipes?'),
    find: async (q, signal) =>
      (await call('GET /api/admin/recipes', { query: { q } }, { signal })).recipes.map(
        ({ id, title, state }) => ({
          to: `/admin/recipes/${id}`,
          title,
          detail: recipeStates[state],
        }),
      ),
  },
  {
    ...{ id: 'articles', label: 'Artículos', icon: BookOpen, permission: 'education.write' },
    allAt: listAt('/admin/education?'),
    find: async (q, signal) =>
      (await call('GET /api/admin/articles', { query: { q } }, { signal })).articles.map(
        ({ id, title, state }) => ({
          to: `/admin/education/${id}`,
          title,
          detail: articleStates[state],
        }),
      ),
  },
  {
    ...{ id: 'batches', label: 'Cambios en lote', icon: Layers, permission: 'products.read' },
    isRanked: true,
    allAt: listAt('/admin/products/batches?'),
    find: async (q, signal) =>
      (await call('GET /api/admin/batches', { query: { q } }, { signal })).batches.map((batch) => ({
        to: `/admin/products/batches/${batch.id}`,
        title: joined(batchTitle(batch), batch.reason && `«${batch.reason}»`),
        detail: joined(
          batch.by ?? 'Cuenta borrada',
          formatShortDateTime(batch.created_at),
          batch.undone_by && 'Deshecho',
        ),
      })),
  },
  {
    ...{
      id: 'purchase-orders',
      label: 'Órdenes de compra',
      icon: ClipboardList,
      permission: 'purchases.read',
    },
    isRanked: true,
    allAt: listAt('/admin/purchase-orders?'),
    find: async (q, signal) =>
      (await call('GET /api/admin/purchase-orders', { query: { q } }, { signal })).orders.map((order) => ({
        to: `/admin/purchase-orders/${order.id}`,
        title: joined(order.number, order.supplier),
        detail: joined(
          purchaseStateLabels[order.state],
          order.expected_on && `para el ${shortDeliveryDay(order.expected_on)}`,
        ),
      })),
  },
  {
    ...{ id: 'suppliers', label: 'Suplidores', icon: Handshake, permission: 'purchases.read' },
    find: async (q, signal) =>
      (await call('GET /api/admin/suppliers', {}, { signal })).suppliers
        .filter(({ name, email }) => hasWords(`${name} ${email}`, q))
        .map(({ id, name, email, is_active }) => ({
          to: `/admin/suppliers/${id}`,
          title: name,
          detail: joined(is_active ? 'Activo' : 'Inactivo', email),
        })),
  },
  {
    ...{ id: 'hospitals', label: 'Hospitales', icon: Hospital, permission: 'hospitals.read' },
    find: async (q, signal) =>
      (await call('GET /api/admin/hospitals', {}, { signal })).hospitals
        .filter(({ name, email_domain }) => hasWords(`${name} ${email_domain}`, q))
        .map(({ id, name, email_domain }) => ({
          to: `/admin/hospitals?hospital=${id}`,
          title: name,
          detail: `@${email_domain}`,
        })),
  },
];
