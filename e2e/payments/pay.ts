import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { startFakeAth } from '../fakes/fake-ath.ts';
import { startFakeStripe } from '../fakes/fake-stripe.ts';
import { startShop } from '../server.ts';
import { callApiOrThrow, type Json, shopDatabase } from '../shop.ts';
import { test as base } from '../story.ts';

/** A shop that takes cards and ATH Móvil, and the providers behind it, which are fakes. */
export interface ShopWithPayments {
  readonly url: string;
  readonly stripe: Awaited<ReturnType<typeof startFakeStripe>>;
  readonly ath: Awaited<ReturnType<typeof startFakeAth>>;
}

/** Stories of paying run on a shop of their own: the shared one only takes payments on delivery. */
export const test = base.extend<object, { payingShop: ShopWithPayments }>({
  payingShop: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture says what it takes by its pattern.
    async ({}, use) => {
      const [stripe, ath] = await Promise.all([startFakeStripe(), startFakeAth()]);
      const shop = await startShop({
        STRIPE_SECRET_KEY: 'sk_test_falso',
        STRIPE_WEBHOOK_SECRET: 'whsec_falso',
        STRIPE_API_BASE: stripe.origin,
        ATH_PUBLIC_TOKEN: 'publica',
        ATH_PRIVATE_TOKEN: 'privada',
        ATH_API_BASE: ath.origin,
      });
      stripe.sendTo(`${shop.url}/api/webhooks/stripe`);
      // This worker runs stories of paying only: what it asks of "the shop" is this one.
      process.env.SHOP_URL = shop.url;
      process.env.SHOP_DATABASE_URL = shop.databaseUrl;
      await use({ url: shop.url, stripe, ath });
      await shop.stop();
      await Promise.all([stripe.close(), ath.close()]);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ payingShop }, use) => use(payingShop.url),
});

/** On the bank's page: pays, or is refused. */
export const onCardPage = async (page: Page, what: 'Pagar' | 'Que el banco diga que no'): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Stripe de mentira' })).toBeVisible();
  await page.getByRole('button', { name: what, exact: true }).click();
};

/** Says yes on the telephone, once the shop has asked there. */
export const confirmOnPhone = async ({ ath }: ShopWithPayments, orderId: string): Promise<void> => {
  const find = () =>
    shopDatabase().selectFrom('payments').select('id').where('order_id', '=', orderId).executeTakeFirst();
  await expect.poll(async () => ath.ofPayment((await find())?.id ?? '')?.status).toBe('OPEN');
  ath.confirm((await find())?.id ?? '');
};

/** The order that somebody is paying now, by its address. */
export const orderBeingPaid = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL(/\/checkout\/pago\?orden=/);
  return new URL(page.url()).searchParams.get('orden') ?? '';
};

/** Picks all of an order but `short` units of its first line, checks its bag and packs it. */
export const packOrder = async (token: string, orderId: string, short = 0): Promise<void> => {
  const { delivery_date: date, delivery_window: window } = await callApiOrThrow(
    `/api/admin/orders/${orderId}`,
    {
      token,
    },
  );
  let batch: Json = null;
  // An order whose payment is being settled is skipped, so that pickers never wait; it is claimed the next time.
  await expect(async () => {
    batch = await callApiOrThrow('/api/admin/picking/batches', { token, body: { date, window } });
  }).toPass({ timeout: 10_000 });
  const path = `/api/admin/picking/batches/${batch.id}`;
  const bags = batch.bags.map((bag: Json) => bag.number);
  const lines = batch.lines.flatMap((line: Json, index: number) => {
    const missing = index === 0 ? short : 0;
    const { key, due } = line;
    return [
      ...(missing > 0
        ? [{ id: randomUUID(), kind: 'short', line: key, units: missing, outcome: { kind: 'leave-out' } }]
        : []),
      { id: randomUUID(), kind: 'pick', line: key, units: due - missing },
    ];
  });
  const checks = bags.map((bag: number) => ({ id: randomUUID(), kind: 'check', bag }));
  await callApiOrThrow(`${path}/actions`, { token, body: { actions: [...lines, ...checks] } });
  for (const bag of bags) await callApiOrThrow(`${path}/bags/${bag}/ready`, { token, body: {} });
};
