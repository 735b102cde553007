import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFakeStripe } from '../../../../../e2e/fakes/fake-stripe.ts';
import { openStripe, type StripeProvider } from './open-stripe.ts';

let fake: Awaited<ReturnType<typeof startFakeStripe>>;
let stripe: StripeProvider;
beforeAll(async () => {
  fake = await startFakeStripe();
  const settings = { secretKey: 'sk_test_falso', webhookSecret: 'whsec_falso', apiBase: fake.origin };
  stripe = await openStripe(settings, 'http://tienda.example');
});
afterAll(() => fake.close());

const MINUTE_MS = 60_000;

const openPage = async (minutes: number, { key = randomUUID() as string, amountCents = 600 } = {}) => {
  const response = await stripe.create({
    ...{ paymentId: randomUUID(), orderId: 'un-pedido', orderNumber: 'NP-100001', itemCount: 1 },
    ...{ amountCents, subtotalCents: amountCents, taxCents: 0, email: 'ana@hospital.example', phone: '' },
    expiresAt: new Date(Date.now() + minutes * MINUTE_MS),
    idempotencyKey: key,
  });
  return response.ok ? 'opened' : response.refusal;
};

it('is tested against a fake that refuses a page of less than 30 minutes or more than 24 hours, as Stripe does', async () => {
  const refused = { kind: 'refused' };
  expect(await openPage(29)).toMatchObject(refused);
  expect(await openPage(31)).toBe('opened');
  expect(await openPage(24 * 60 - 1)).toBe('opened');
  expect(await openPage(24 * 60 + 1)).toMatchObject(refused);
});

it('is tested against a fake that stores a key with its parameters, except for requests refused as invalid', async () => {
  const key = randomUUID();
  expect(await openPage(29, { key })).toMatchObject({ kind: 'refused' });
  const other = randomUUID();
  expect(await openPage(31, { key: other })).toBe('opened');
  expect(await openPage(31, { key: other, amountCents: 700 })).toMatchObject({
    kind: 'refused',
    code: 'StripeIdempotencyError',
  });
  expect(await openPage(31, { key })).toBe('opened');
});
