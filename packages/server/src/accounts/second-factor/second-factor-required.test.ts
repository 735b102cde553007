import { endpoints } from '@nutricion/contract/endpoints';
import type { Endpoint } from '@nutricion/contract/kit/endpoint';
import { isPermission } from '@nutricion/domain/accounts/permission';
import { refuse } from '@nutricion/domain/kit/result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Handlers, mount } from '../../platform/http/mount.ts';
import { openTestShop, type TestShop } from '../account-shop.builders.ts';
import { aMember, anEnrolledMember, begin } from './two-factor.builders.ts';

type Key = keyof typeof endpoints;
const adminKeys = (Object.keys(endpoints) as Key[]).filter((key) => {
  const { access }: Endpoint = endpoints[key];
  return isPermission(access);
});

/** Every call of administration, with a handler that only says that it was reached, or that its form is empty. */
const openShop = async (requiresSecondFactor: boolean) => {
  const shop = await openTestShop({ requiresSecondFactor });
  const reached = () => refuse({ kind: 'not-found', what: 'nada: se llegó' } as const);
  const handlers = Object.fromEntries(adminKeys.map((key) => [key, reached])) as unknown as Handlers<Key>;
  mount(shop.app, shop.accounts.authenticate, handlers);
  return shop;
};

const grantRole = async (shop: TestShop, email: string) => {
  const { rows } = await shop.pool.query<{ user_id: string }>(
    `insert into user_roles (user_id, role) select id, 'admin' from profiles where email = $1 returning user_id`,
    [email],
  );
  shop.accounts.forgetCaller(rows[0]?.user_id ?? '');
};

const request = async (shop: TestShop, key: Key, accessToken: string) => {
  const [method = '', path = ''] = key.split(' ');
  const response = await shop.app.request(
    path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
    {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: '{}' }),
    },
  );
  const json = (await response.json()) as { type: string; detail: string };
  return { status: response.status, ...json };
};

describe('where the second factor is required', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(true);
  });
  afterAll(() => shop.drop());

  it('there are calls of administration to ask', () => expect(adminKeys.length).toBeGreaterThan(8));

  it('every one of them refuses an administrator without, and says where to set it up', async () => {
    const { registration, accessToken } = await aMember(shop);
    await grantRole(shop, registration.email);
    for (const key of adminKeys) {
      const { status, type, detail } = await request(shop, key, accessToken);
      expect([key, status, type]).toEqual([key, 403, '/problemas/falta-segundo-paso']);
      expect(detail).toMatch(/\/profile.*«Seguridad»/);
    }
  });

  it('lets an administrator without shop, sign in and set it up; then administer, at once', async () => {
    const { browser, registration, accessToken } = await aMember(shop);
    await grantRole(shop, registration.email);
    const me = () => browser.get('/api/me', { authorization: `Bearer ${accessToken}` });
    expect((await me()).json.second_factor).toBe('missing');
    const { codeAt } = await begin(browser, registration.password);
    // Begun is not yet confirmed.
    expect((await request(shop, 'GET /api/admin/users', accessToken)).status).toBe(403);
    await browser.post('/api/auth/two-factor/confirm', { code: codeAt() });
    expect((await me()).json.second_factor).toBe('on');
    for (const key of adminKeys)
      expect((await request(shop, key, accessToken)).type).not.toBe('/problemas/falta-segundo-paso');
  });

  it('refuses again at once when it is turned off', async () => {
    const { browser, email, password, accessToken, codeAt } = await anEnrolledMember(shop);
    await grantRole(shop, email);
    expect((await request(shop, 'GET /api/admin/users', accessToken)).status).toBe(404);
    await browser.post('/api/auth/two-factor/disable', { password, code: codeAt() });
    const { status, type } = await request(shop, 'GET /api/admin/users', accessToken);
    expect([status, type]).toEqual([403, '/problemas/falta-segundo-paso']);
  });

  it('asks customers for none, and still keeps them out', async () => {
    const { browser, accessToken } = await aMember(shop);
    const me = await browser.get('/api/me', { authorization: `Bearer ${accessToken}` });
    expect([me.status, me.json.second_factor]).toEqual([200, 'off']);
    expect((await request(shop, 'GET /api/admin/users', accessToken)).type).toBe('/problemas/sin-permiso');
  });
});

describe('where it is not', () => {
  it('an administrator administers without', async () => {
    const shop = await openShop(false);
    const { browser, registration, accessToken } = await aMember(shop);
    await grantRole(shop, registration.email);
    const me = await browser.get('/api/me', { authorization: `Bearer ${accessToken}` });
    expect(me.json.second_factor).toBe('off');
    expect((await request(shop, 'GET /api/admin/users', accessToken)).status).toBe(404);
    await shop.drop();
  });
});
