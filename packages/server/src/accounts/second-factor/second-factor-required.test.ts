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

/** All administration calls, with handlers that only show that they were reached, or that the body is empty. */
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

describe('a shop that requires the second factor', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(true);
  });
  afterAll(() => shop.drop());

  it('has administration calls to test', () => expect(adminKeys.length).toBeGreaterThan(8));

  it('refuses an administrator without it at every one, and says where to set it up', async () => {
    const { registration, accessToken } = await aMember(shop);
    await grantRole(shop, registration.email);
    for (const key of adminKeys) {
      const { status, type, detail } = await request(shop, key, accessToken);
      expect([key, status, type]).toEqual([key, 403, '/problemas/falta-segundo-paso']);
      expect(detail).toMatch(/\/profile.*«Seguridad»/);
    }
  });

  it('lets an administrator without it shop, sign in and set it up, and then administer at once', async () => {
    const { browser, registration, accessToken } = await aMember(shop);
    await grantRole(shop, registration.email);
    const me = () => browser.get('/api/me', { authorization: `Bearer ${accessToken}` });
    expect((await me()).json.second_factor).toBe('missing');
    const { codeAt } = await begin(browser, registration.password);
    // Begun, not confirmed yet.
    expect((await request(shop, 'GET /api/admin/users', accessToken)).status).toBe(403);
    await browser.post('/api/auth/two-factor/confirm', { code: codeAt() });
    expect((await me()).json.second_factor).toBe('on');
    for (const key of adminKeys)
      expect((await request(shop, key, accessToken)).type).not.toBe('/problemas/falta-segundo-paso');
  });

  it('refuses again at once after it is disabled', async () => {
    const { browser, email, password, accessToken, codeAt } = await anEnrolledMember(shop);
    await grantRole(shop, email);
    expect((await request(shop, 'GET /api/admin/users', accessToken)).status).toBe(404);
    await browser.post('/api/auth/two-factor/disable', { password, code: codeAt() });
    const { status, type } = await request(shop, 'GET /api/admin/users', accessToken);
    expect([status, type]).toEqual([403, '/problemas/falta-segundo-paso']);
  });

  it('requires none of customers, and refuses them still', async () => {
    const { browser, accessToken } = await aMember(shop);
    const me = await browser.get('/api/me', { authorization: `Bearer ${accessToken}` });
    expect([me.status, me.json.second_factor]).toEqual([200, 'off']);
    expect((await request(shop, 'GET /api/admin/users', accessToken)).type).toBe('/problemas/sin-permiso');
  });
});

describe('a shop that does not require it', () => {
  it('lets an administrator without it administer', async () => {
    const shop = await openShop(false);
    const { browser, registration, accessToken } = await aMember(shop);
    await grantRole(shop, registration.email);
    const me = await browser.get('/api/me', { authorization: `Bearer ${accessToken}` });
    expect(me.json.second_factor).toBe('off');
    expect((await request(shop, 'GET /api/admin/users', accessToken)).status).toBe(404);
    await shop.drop();
  });
});
