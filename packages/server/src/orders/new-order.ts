import { randomUUID } from 'node:crypto';
import { PLACEHOLDER_IMAGE } from '@nutricion/contract/catalog/catalog';
import { amountsToJson } from '@nutricion/contract/kit/money';
import { orderItemMoney, orderMoney, placeOrderMoney } from '@nutricion/contract/orders/order-money';
import type { OrderJson, PlaceOrderBody } from '@nutricion/contract/orders/orders';
import type { PricedOrder } from '@nutricion/domain/orders/price-order';
import { deliveryRoute } from './delivery-route.ts';
import { type OrderAddress, orderAddressLabel } from './order-address.ts';
import type { LockedProduct, NewOrder, NewOrderItem } from './order-store.ts';

interface OrderDraft {
  readonly row: NewOrder;
  /** The response, once the database has assigned number and time. */
  readonly toJson: (placed: { number: string; created_at: Date }) => OrderJson;
}

/** What is written and what is answered, from one priced order. */
export const newOrder = (
  request: {
    readonly caller: { readonly profileId: string };
    readonly body: PlaceOrderBody;
    readonly idempotencyKey: string;
    readonly requestHash: string;
    readonly reviewDueMs: number | null;
    readonly ivuBasisPoints: number;
    readonly expiresAtMs: number | null;
    readonly telephone?: { readonly actorId: string } | undefined;
  },
  customer: {
    readonly hospital_id: string | null;
    readonly hospital_name: string | null;
    readonly point_id: string | null;
    readonly building: string | null;
    readonly unit: string | null;
  },
  order: PricedOrder,
  products: readonly LockedProduct[],
): OrderDraft => {
  const { body } = request;
  const items = itemsOf(order, body, new Map(products.map((product) => [product.product_id, product])));
  const address: OrderAddress =
    body.delivery.type === 'hospital'
      ? {
          type: 'hospital',
          hospital: customer.hospital_name ?? '',
          building: customer.building ?? '',
          unit: customer.unit ?? '',
        }
      : { type: 'home', ...body.delivery.address };
  const row: NewOrder = {
    id: randomUUID(),
    status: body.paymentMethod === 'on-delivery' ? 'confirmado' : 'pendiente_pago',
    paymentMethod: body.paymentMethod,
    route: deliveryRoute(customer.hospital_id),
    userId: request.caller.profileId,
    actorId: request.telephone?.actorId ?? request.caller.profileId,
    byTelephone: request.telephone !== undefined,
    idempotencyKey: request.idempotencyKey,
    requestHash: request.requestHash,
    ...order,
    ...placeOrderMoney.fromJson(body),
    deliveryType: body.delivery.type,
    hospitalId: customer.hospital_id,
    deliveryPointId: customer.point_id,
    deliveryAddress: address,
    deliveryDate: body.deliveryDate,
    deliveryWindow: body.deliveryWindow,
    recipientName: body.contact.name,
    recipientPhone: body.contact.phone,
    substitution: body.substitution,
    ivuBasisPoints: request.ivuBasisPoints,
    reviewDueMs: request.reviewDueMs,
    expiresAtMs: request.expiresAtMs,
    items,
  };
  return { row, toJson: (placed) => toJson(row, address, placed) };
};

const itemsOf = (
  order: PricedOrder,
  body: PlaceOrderBody,
  products: ReadonlyMap<string, LockedProduct>,
): NewOrderItem[] => {
  const wishes = new Map(body.items.map(({ productId, substitution }) => [productId, substitution]));
  const copy = (productId: string) => ({
    packageLabel: products.get(productId)?.package_label ?? '',
    imageUrl: products.get(productId)?.image_url ?? null,
    taxClass: products.get(productId)?.tax_class ?? 'exento',
  });
  return [
    ...order.lines.map((line) => ({
      ...line,
      ...copy(line.productId),
      isIncentive: false,
      substitution: wishes.get(line.productId) ?? null,
    })),
    ...order.incentives.map(({ productId, title, regularPriceCents, valueCents }) => ({
      productId,
      title,
      ...copy(productId),
      quantity: 1,
      regularPriceCents,
      unitPriceCents: valueCents,
      totalCents: 0,
      agreedCents: null,
      isIncentive: true,
      substitution: null,
    })),
  ];
};

const toJson = (
  row: NewOrder,
  address: OrderAddress,
  placed: { number: string; created_at: Date },
): OrderJson => ({
  id: row.id,
  number: placed.number,
  user_id: row.userId,
  status: row.status,
  payment_method: row.paymentMethod,
  payment_status: 'pendiente',
  ...orderMoney.toJson(row),
  due: orderMoney.toJson({
    subtotalCents: row.subtotalCents,
    taxCents: row.taxCents,
    totalCents: row.totalCents,
  }),
  payment: null,
  ivu_basis_points: row.ivuBasisPoints,
  delivery: {
    type: row.deliveryType,
    label: orderAddressLabel(address),
    date: row.deliveryDate,
    window: row.deliveryWindow,
  },
  contact: { name: row.recipientName, phone: row.recipientPhone },
  substitution: row.substitution,
  review: {
    state: row.reviewDueMs === null ? 'none' : 'waiting',
    due_at: row.reviewDueMs === null ? null : new Date(row.reviewDueMs).toISOString(),
    reason: null,
  },
  version: 1,
  cash_tender: null,
  by_telephone: row.byTelephone,
  created_at: placed.created_at.toISOString(),
  handover: null,
  items: row.items.map((item) => ({
    product_id: item.productId,
    title: item.title,
    package_label: item.packageLabel,
    image_url: item.imageUrl ?? PLACEHOLDER_IMAGE,
    quantity: item.quantity,
    ...orderItemMoney.toJson(item),
    is_incentive: item.isIncentive,
    is_taxed: item.taxClass === 'gravado',
    substitution: item.substitution ?? row.substitution,
    ...(item.agreedCents && { agreed: amountsToJson(item.agreedCents) }),
    due: {
      quantity: item.quantity,
      ...orderItemMoney.toJson({ totalCents: item.totalCents }),
      stands_for: null,
    },
  })),
  history: [{ status: row.status, at: placed.created_at.toISOString() }],
});
