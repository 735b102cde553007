import { describe, expect, it } from 'vitest';
import { aSignedInBrowser, sharedTestShop } from './account-shop.builders.ts';

const shop = sharedTestShop();

let userCount = 0;
const aUser = async () => {
  userCount += 1;
  const { browser, accessToken, registration } = await aSignedInBrowser(shop, {
    email: `persona-${userCount}@hospital-san-rafael.example`,
  });
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    registration,
    me: async () => (await browser.get('/api/me', headers)).json.profile,
    change: (body: unknown) => browser.send('PATCH', '/api/me', body, headers),
  };
};

describe('PATCH /api/me', () => {
  it('accepts a name and a telephone, one or both, in usual spellings', async () => {
    const { me, change, registration } = await aUser();
    expect(await me()).toMatchObject({ full_name: registration.name, phone: null });
    expect((await change({ phone: '(787) 555-0142' })).json).toMatchObject({
      profile: { full_name: registration.name, phone: '7875550142' },
    });
    await change({ full_name: '  Ana María Rivera ' });
    expect(await me()).toMatchObject({ full_name: 'Ana María Rivera', phone: '7875550142' });
    await change({ phone: '' });
    expect(await me()).toMatchObject({ phone: null });
  });

  it('names invalid fields and changes nothing', async () => {
    const { me, change, registration } = await aUser();
    const issues: readonly [object, string, string][] = [
      [{ full_name: ' ' }, 'full_name', 'Escribe tu nombre.'],
      [{ full_name: 'a'.repeat(121) }, 'full_name', 'Usa 120 letras o menos.'],
      [{ phone: '555' }, 'phone', 'Escribe un celular de 10 dígitos, como 787-555-0142.'],
    ];
    for (const [body, field, message] of issues) {
      const { status, json } = await change({ full_name: 'Otra', ...body });
      expect(status).toBe(422);
      expect(json.errors).toMatchObject({ [field]: message });
    }
    expect((await change({})).status).toBe(422);
    expect(await me()).toMatchObject({ full_name: registration.name, phone: null });
  });

  it('never changes e-mail, hospital, role or verification', async () => {
    const { me, change } = await aUser();
    const before = await me();
    for (const body of [
      { email: 'jefa@hospital-san-rafael.example' },
      { hospital_id: null },
      { role: 'admin' },
      { is_verified: true },
      { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
    ])
      expect((await change({ full_name: 'Otra', ...body })).status).toBe(422);
    expect(await me()).toEqual(before);
  });
});
