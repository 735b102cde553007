import { problemSchema } from '@nutricion/contract/kit/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginPayment } from './begin-payment.ts';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';
import type { StripeProvider } from './providers/open-stripe.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await aPaymentFixture();
});
afterAll(() => fixture.drop());
// Orders get their time from the database's clock, so the tests' clock starts at the present too.
beforeEach(() => fixture.resetClock());

type Unpaid = Awaited<ReturnType<PaymentFixture['anUnpaidOrder']>>;
type Method = 'card' | 'ath-movil';

const tap = async ({ shopper, order }: Unpaid, method: Method = 'card') => {
  const response = await fixture.call(shopper, 'POST', `/api/orders/${order.id}/payments`, { method });
  const body: unknown = await response.json();
  const detail = response.ok ? null : problemSchema.parse(body).detail;
  return { status: response.status, detail, body: body as { payment_id: string; redirect_url?: string } };
};

/** Begins a payment in a process whose card provider behaves as `change` says. */
const tapWith = ({ shopper, order }: Unpaid, method: Method, change: (card: StripeProvider) => object) => {
  const { providers } = fixture.payments;
  const card = { ...providers.card, ...change(providers.card) } as StripeProvider;
  const request = { profileId: shopper.profile.id, orderId: order.id, method };
  return beginPayment({ ...fixture.payments, providers: { ...providers, card } }, request);
};

const authorizedUntil = async (orderId: string) =>
  (
    await fixture.db
      .selectFrom('orders')
      .select('held_until')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).held_until?.getTime() ?? 0;

describe('the page to pay by card', () => {
  it('is accepted by a provider whose clock is ahead, and the units stay reserved longer than it is open', async () => {
    fixture.advanceCardClock(100);
    const unpaid = await fixture.anUnpaidOrder();
    const { status, body } = await tap(unpaid);
    expect(status).toBe(201);
    const { expires_at } = await fixture.paymentOf(body.payment_id);
    expect(await authorizedUntil(unpaid.order.id)).toBeGreaterThan(expires_at?.getTime() ?? 0);
  });

  it.each([
    ['at once', 'cut-before', 0],
    ['minutes later', 'cut-before', 5],
    ['at once', 'cut-after', 0],
    ['minutes later', 'cut-after', 5],
    ['at once', 'error-after', 0],
    ['minutes later', 'error-after', 5],
  ] as const)('opens on a tap %s after a first one with the fault %s', async (_, issue, minutes) => {
    const unpaid = await fixture.anUnpaidOrder();
    fixture.stripe.breakFor(unpaid.order.id, issue);
    expect((await tap(unpaid)).status).not.toBe(201);
    fixture.stripe.clearFaults(unpaid.order.id);
    fixture.pass(minutes);
    const again = await tap(unpaid);
    expect(again.status).toBe(201);
    const { provider_ref } = await fixture.paymentOf(again.body.payment_id);
    await fixture.stripe.pay(provider_ref ?? '');
    await fixture.settle(again.body.payment_id);
    expect(await fixture.statusOf(unpaid.order.id)).toBe('confirmado');
  });

  it('opens on a second tap after a lost request, although the customer’s e-mail has changed meanwhile', async () => {
    const unpaid = await fixture.anUnpaidOrder();
    fixture.stripe.breakFor(unpaid.order.id, 'cut-after');
    await tap(unpaid);
    fixture.stripe.clearFaults(unpaid.order.id);
    const email = 'otro-correo@hospital.example';
    await fixture.db
      .updateTable('profiles')
      .set({ email })
      .where('id', '=', unpaid.shopper.profile.id)
      .execute();
    expect((await tap(unpaid)).status).toBe(201);
  });
});

describe('a payment that can’t be begun', () => {
  it('names the card, and no telephone, when the card’s provider doesn’t answer or refuses', async () => {
    const unpaid = await fixture.anUnpaidOrder();
    fixture.stripe.breakFor(unpaid.order.id, 'cut-before');
    const away = await tap(unpaid);
    expect([away.status, away.detail]).toEqual([503, expect.stringMatching(/tarjeta/)]);
    fixture.stripe.clearFaults(unpaid.order.id);
    fixture.advanceCardClock(-25 * 3_600);
    const other = await fixture.anUnpaidOrder();
    const refused = await tap(other);
    expect([refused.status, refused.detail]).toEqual([409, expect.stringMatching(/tarjeta/)]);
    for (const { detail } of [away, refused]) {
      expect(detail).toContain('No se te cobró nada');
      expect(detail).not.toMatch(/teléfono|gente/);
    }
  });

  it('names ATH Móvil and its telephone when ATH Móvil failed', async () => {
    const unpaid = await fixture.anUnpaidOrder('ath-movil');
    fixture.ath.breakFor(unpaid.order.number, 'cut-before');
    const away = await tap(unpaid, 'ath-movil');
    expect(away.detail).toMatch(/ATH Móvil no contestó.*No se te cobró nada/);
    const other = await fixture.anUnpaidOrder('ath-movil');
    fixture.ath.breakFor(other.order.number, 'no-account');
    const refused = await tap(other, 'ath-movil');
    expect(refused.detail).toMatch(/ATH Móvil no aceptó.*teléfono/);
  });
});

describe('another way of paying, begun while a card’s page is open', () => {
  const anOpenCard = async () => fixture.anOpenPage('lost');
  type OpenCard = Awaited<ReturnType<typeof anOpenCard>>;
  const savesCard = async ({ order, paymentId }: OpenCard) => {
    expect(await fixture.statusOf(order.id)).toBe('confirmado');
    expect(fixture.ath.requestsOf(order.number)).toBe(0);
    expect(fixture.cardEffectsOf(order.id)).toEqual([]);
    const paid = { status: 'autorizado', is_spare: false, wanted_cents: null, authorized_cents: 600 };
    expect(await fixture.paymentOf(paymentId)).toMatchObject(paid);
  };

  it('sends no request to the telephone if the bank has approved the card before', async () => {
    const open = await anOpenCard();
    await fixture.stripe.pay(open.session);
    expect(await tap(open, 'ath-movil')).toMatchObject({
      status: 409,
      detail: 'Ese pedido no espera ningún pago. Ábrelo para ver cómo va.',
    });
    await savesCard(open);
  });

  it('sends no request to the telephone if the bank approves between reading the card’s page and closing it', async () => {
    const open = await anOpenCard();
    const begun = await tapWith(open, 'ath-movil', ({ cancel }) => ({
      cancel: async (...args: Parameters<typeof cancel>) => {
        await fixture.stripe.pay(open.session);
        return cancel(...args);
      },
    }));
    expect(begun.ok).toBe(false);
    await savesCard(open);
    // The card is charged for the packed amount, as if no other method had been tried.
    await fixture.move(open.order.id, 'en_preparacion');
    await fixture.pack(open.order.id, 400);
    await fixture.move(open.order.id, 'listo');
    await fixture.settle(open.paymentId);
    expect(fixture.cardEffectsOf(open.order.id)).toEqual([['capture', 400]]);
  });

  it('closes the card’s page before it asks the telephone, so that never both are paid', async () => {
    const open = await anOpenCard();
    const second = await tap(open, 'ath-movil');
    expect(second.status).toBe(201);
    await fixture.stripe.pay(open.session);
    fixture.ath.confirm(second.body.payment_id);
    await fixture.settle(open.paymentId);
    await fixture.settle(second.body.payment_id);
    expect(fixture.cardEffectsOf(open.order.id)).toEqual([['expire', 0]]);
    expect(await fixture.paymentOf(open.paymentId)).toMatchObject({ status: 'vencido', authorized_cents: 0 });
    expect(await fixture.paymentOf(second.body.payment_id)).toMatchObject({ status: 'cobrado' });
  });

  it('ends with exactly one payment, whatever the order of two taps and the bank’s approval', async () => {
    for (let round = 0; round < 5; round += 1) {
      const open = await anOpenCard();
      const [, ...taps] = await Promise.all([
        fixture.stripe.pay(open.session),
        tap(open, 'ath-movil'),
        tap(open, 'ath-movil'),
      ]);
      await fixture.settle(open.paymentId);
      const { authorized_cents: authorizedCents } = await fixture.paymentOf(open.paymentId);
      expect(fixture.ath.requestsOf(open.order.number)).toBe(authorizedCents > 0 ? 0 : 1);
      expect(taps.filter(({ status }) => status === 201)).toHaveLength(authorizedCents > 0 ? 0 : 2);
    }
  });

  it('is refused for the moment, with the reason, while it is unknown whether the card was paid', async () => {
    const open = await anOpenCard();
    fixture.stripe.breakFor(open.order.id, 'cut-before', Number.POSITIVE_INFINITY);
    const second = await tap(open, 'ath-movil');
    expect([second.status, second.detail]).toEqual([503, expect.stringMatching(/tarjeta.*dos veces/)]);
    expect(fixture.ath.requestsOf(open.order.number)).toBe(0);
    fixture.stripe.breakFor(open.order.id, 'lost');
    await fixture.stripe.pay(open.session);
    await fixture.reconcileLater();
    await savesCard(open);
  });

  it('leads nobody to a card’s page that was still being opened', async () => {
    const unpaid = await fixture.anUnpaidOrder();
    const card = await tapWith(unpaid, 'card', ({ create }) => ({
      create: async (...args: Parameters<typeof create>) => {
        expect((await tap(unpaid, 'ath-movil')).status).toBe(201);
        return create(...args);
      },
    }));
    expect(card.ok).toBe(false);
    expect(fixture.ath.requestsOf(unpaid.order.number)).toBe(1);
    const rows = await fixture.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', unpaid.order.id)
      .where('method', '=', 'card')
      .execute();
    for (const { id, provider_ref } of rows) {
      // A customer who pays on the closed page all the same gets the money back.
      await fixture.stripe.pay(provider_ref ?? '');
      await fixture.settle(id);
      expect(await fixture.paymentOf(id)).toMatchObject({ status: 'anulado', captured_cents: 0 });
    }
  });
});

describe('a card, begun while ATH Móvil waits for the telephone', () => {
  it('isn’t begun if the telephone has confirmed: that payment is taken for the order', async () => {
    const unpaid = await fixture.anUnpaidOrder('ath-movil');
    const { body } = await tap(unpaid, 'ath-movil');
    fixture.ath.confirm(body.payment_id);
    expect((await tap(unpaid, 'card')).status).toBe(409);
    expect(await fixture.statusOf(unpaid.order.id)).toBe('confirmado');
    expect(fixture.athEffectsOf(unpaid.order.number)).toEqual([['authorization', 600]]);
  });

  it('is begun after the request to the telephone is withdrawn', async () => {
    const unpaid = await fixture.anUnpaidOrder('ath-movil');
    const { body } = await tap(unpaid, 'ath-movil');
    expect((await tap(unpaid, 'card')).status).toBe(201);
    expect(fixture.ath.ofPayment(body.payment_id)?.status).toBe('CANCEL');
  });
});

describe('a payment that was begun before its order was changed', () => {
  it.each<Method>(['card', 'ath-movil'])(
    'by %s is begun anew, of what the order costs now',
    async (method) => {
      const unpaid = await fixture.anUnpaidOrder(method);
      const first = await tap(unpaid, method);
      const changed = await fixture.send(unpaid.shopper, `/api/orders/${unpaid.order.id}/lines`, {
        lines: [{ productId: unpaid.productId, quantity: 1 }],
        expectedTotal: 2,
        version: 1,
      });
      expect(changed.status).toBe(200);
      const again = await tap(unpaid, method);
      expect(again.status).toBe(201);
      expect(await fixture.paymentOf(again.body.payment_id)).toMatchObject({ amount_cents: 200 });
      const { status } = await fixture.paymentOf(first.body.payment_id);
      expect(status).toBe(method === 'card' ? 'vencido' : 'anulado');
    },
  );
});
