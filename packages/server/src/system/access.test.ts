import { endpoints } from '@nutricion/contract/endpoints';
import type { Endpoint } from '@nutricion/contract/kit/endpoint';
import { isPermission, type Permission } from '@nutricion/domain/accounts/permission';
import { hasPermission, roles } from '@nutricion/domain/accounts/role';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWholeShop, type TestCaller, type WholeShop } from '../testing/whole-shop.ts';

/** Every declared call that a permission opens; whoever declares another has it asked here. */
const staffCalls = Object.entries<Endpoint>(endpoints).flatMap(
  ([key, { access }]): readonly { key: string; permission: Permission }[] =>
    isPermission(access) ? [{ key, permission: access }] : [],
);

describe('the calls of whoever works for the shop', () => {
  let shop: WholeShop;
  beforeAll(async () => {
    shop = await openWholeShop();
  });
  afterAll(() => shop.close());

  /** With a form that is empty and an id that nothing has. */
  const request = async (key: string, user: TestCaller) => {
    const [method = '', path = ''] = key.split(' ');
    const response = await shop.send(
      {
        method,
        url: path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
        headers: { 'content-type': 'application/json' },
        body: method === 'GET' ? undefined : '{}',
      },
      user,
    );
    const json = (await response.json().catch(() => ({}))) as { type?: string; detail?: string };
    return { status: response.status, ...json };
  };

  it('are many, and each permission of theirs is one that somebody holds', () => {
    expect(staffCalls.length).toBeGreaterThan(12);
    expect(
      staffCalls.filter(({ permission }) => !roles.some((role) => hasPermission([role], permission))),
    ).toEqual([]);
  });

  it('ask strangers to sign in and refuse customers, whatever they send', async () => {
    for (const { key } of staffCalls) {
      expect([key, (await request(key, 'anonymous')).status]).toEqual([key, 401]);
      const { status, detail } = await request(key, 'customer');
      expect([key, status, detail]).toEqual([
        key,
        403,
        'No tienes permisos para acceder al panel administrativo.',
      ]);
    }
  });

  it.each(roles)('open to %s exactly where the table says so', async (role) => {
    for (const { key, permission } of staffCalls) {
      const { status, type, detail } = await request(key, role);
      const isRefused = status === 403;
      expect([key, isRefused]).toEqual([key, !hasPermission([role], permission)]);
      if (isRefused) expect([key, type]).toEqual([key, '/problemas/sin-permiso']);
      // Declared and mounted nowhere it would open to nobody.
      expect([key, detail]).not.toEqual([key, expect.stringContaining('esa dirección')]);
    }
  });
});
