import { amountsFromJson } from '@nutricion/contract/kit/money';
import { orderItemPrice } from '@nutricion/contract/orders/order-item-price';
import { orderItemMoney, placeOrderMoney } from '@nutricion/contract/orders/order-money';
import { orderSavings, receiptSavings } from '@nutricion/contract/orders/order-savings';
import type { OrderJson } from '@nutricion/contract/orders/orders';
import { type Cart, itemCount, subtotalCents } from '@nutricion/domain/cart/cart';
import { anyCart, NOW_MS } from '@nutricion/domain/cart/cart.builders';
import { cartButtonText } from '@nutricion/domain/cart/cart-button-text';
import { cartSavings } from '@nutricion/domain/cart/cart-savings';
import { cartToRequest, priceCart } from '@nutricion/domain/cart/price-cart';
import { cases } from '@nutricion/domain/kit/cases.builders';
import { formatUsd } from '@nutricion/domain/kit/money';
import { incentiveStatus } from '@nutricion/domain/offers/incentive';
import { receiptOf } from '@nutricion/domain/payments/receipt';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderNotificationMail } from '../../packages/server/src/orders/mails/order-notification.ts';
import { orderReceivedMail } from '../../packages/server/src/orders/mails/order-received.ts';
import { newOrder } from '../../packages/server/src/orders/new-order.ts';
import { dueLine, itemToJson } from '../../packages/server/src/orders/order-reads.ts';
import { receiptToJson } from '../../packages/server/src/payments/receipts/read-receipts.ts';

const settings = { nowMs: NOW_MS, ivuBasisPoints: 1_150 };
const mailed = { to: 'carmen@hospital-san-rafael.example', publicUrl: 'https://tienda.example' };

/** By hand, from the products: what everything costs without offers, less what is paid. */
const savedByHand = (cart: Cart): number => {
  const priced = priceCart(cart, settings);
  const regularCents = cart.items.reduce(
    (sum, { product, quantity }) => sum + product.regularPriceCents * quantity,
    0,
  );
  return regularCents - priced.subtotalCents + priced.incentiveCents;
};

/** As the server makes it of a cart that it accepts as it stands. */
const ordered = (cart: Cart): OrderJson => {
  const order = priceCart(cart, settings);
  const body = {
    items: cartToRequest(cart, NOW_MS).lines.map((line) => ({ ...line })),
    incentiveProductIds: [],
    ...placeOrderMoney.toJson({ expectedTotalCents: order.totalCents }),
    delivery: { type: 'hospital' as const, deliveryPointId: '00000000-0000-4000-8000-0000000000aa' },
    deliveryDate: '2026-11-25',
    deliveryWindow: '07-09' as const,
    contact: { name: 'Carmen Prueba', phone: '7875550142' },
    substitution: 'best-match' as const,
    paymentMethod: 'on-delivery' as const,
  };
  const { toJson } = newOrder(
    {
      caller: { profileId: '00000000-0000-4000-8000-0000000000bb' },
      body,
      idempotencyKey: 'k'.repeat(8),
      requestHash: '',
      reviewDueMs: null,
      ivuBasisPoints: settings.ivuBasisPoints,
      expiresAtMs: null,
    },
    { hospital_id: null, hospital_name: '', point_id: null, building: '', unit: '' },
    order,
    [],
  );
  return toJson({ number: 'NP-100042', created_at: new Date(NOW_MS) });
};

const columnsOf = (item: OrderJson['items'][number]) => {
  const { regularPriceCents, unitPriceCents, totalCents } = orderItemMoney.fromJson(item);
  return {
    regular_price_cents: regularPriceCents ?? null,
    unit_price_cents: unitPriceCents,
    total_price_cents: totalCents,
  };
};

/** The order as its lines are kept, of which so many were packed. */
const packed = (order: OrderJson, shares: readonly number[]): OrderJson => {
  const rows = order.items.map((item, n) => ({
    ...item,
    id: n,
    order_id: order.id,
    ...columnsOf(item),
    tax_class: item.is_taxed ? ('gravado' as const) : ('exento' as const),
    picked_quantity: Math.floor(item.quantity * (shares[n] ?? 1)),
    cancelled_quantity: 0,
    substitutes_item_id: null,
    agreed_cents: item.agreed ? amountsFromJson(item.agreed) : null,
  }));
  return { ...order, items: rows.map((row) => itemToJson(row, rows, order.substitution)) };
};

const receiptFor = (order: OrderJson) => {
  const { lines, sums } = receiptOf(
    order.items.map((item) => ({
      ...orderItemPrice(item),
      ...dueLine({
        ...item,
        ...columnsOf(item),
        tax_class: item.is_taxed ? 'gravado' : 'exento',
        picked_quantity: item.due?.quantity ?? item.quantity,
        cancelled_quantity: 0,
        agreed_cents: item.agreed ? amountsFromJson(item.agreed) : null,
      }),
      title: item.title,
      packageLabel: item.package_label,
      isFree: item.is_incentive,
      standsFor: null,
    })),
    settings.ivuBasisPoints,
  );
  return receiptToJson({
    kind: 'recibo',
    number: 1,
    refers_to: null,
    order_id: order.id,
    refund_id: null,
    issued_at: new Date(NOW_MS),
    subtotal_cents: sums.subtotalCents,
    tax_state_cents: sums.taxStateCents,
    tax_municipal_cents: sums.taxMunicipalCents,
    total_cents: sums.totalCents,
    body: {
      orderNumber: order.number,
      shop: { name: '', address: '', phone: '', merchantNumber: '' },
      lines,
      method: 'on-delivery',
      reference: null,
    },
  });
};

it('says of any cart one saving: button, cart, checkout, order, mail and receipt', () => {
  let withBoth = 0;
  fc.assert(
    fc.property(anyCart, (cart) => {
      const savings = cartSavings(cart, NOW_MS);
      const saved = formatUsd(savings.totalCents);
      expect(savings.totalCents).toBe(savedByHand(cart));
      expect(priceCart(cart, settings).savings).toEqual(savings);
      if (savings.freeCents > 0 && savings.offersCents > 0) withBoth += 1;

      const status = incentiveStatus(subtotalCents(cart, NOW_MS), cart.selectedIncentiveProducts, NOW_MS);
      const button = cartButtonText(itemCount(cart), status, savings);
      if (savings.freeCents > 0) expect(button.title).toBe(`Ahorrando ${saved}`);
      else expect(button.title).not.toContain('Ahorrando');

      const order = ordered(cart);
      expect(orderSavings(order)).toEqual(savings);
      expect(orderSavings(packed(order, []))).toEqual(savings);
      expect(orderSavings({ ...order, status: 'cancelado' }).totalCents).toBe(0);
      const { text } = orderReceivedMail({ ...mailed, order });
      expect(/Ahorras (\S+)/.exec(text)?.[1] ?? '$0.00').toBe(saved);

      const receipt = receiptFor(packed(order, []));
      expect(receiptSavings(receipt)).toEqual(savings);
      const news = orderNotificationMail({ ...mailed, order, notification: 'delivered', receipt });
      expect(/Ahorraste: (\S+)/.exec(news.text)?.[1] ?? '$0.00').toBe(saved);
    }),
    cases(60),
  );
  expect(withBoth).toBeGreaterThan(0);
});

it('says of what came of an order what its receipt says, and never more than was promised', () => {
  const shares = fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(anyCart, shares, (cart, arrivingShares) => {
      const order = ordered(cart);
      const short = packed(order, arrivingShares);
      expect(orderSavings(short)).toEqual(receiptSavings(receiptFor(short)));
      expect(orderSavings(short).freeCents).toBeLessThanOrEqual(orderSavings(order).freeCents);
    }),
    cases(40),
  );
});
