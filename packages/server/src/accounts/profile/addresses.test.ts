import type { SaveAddress } from '@nutricion/contract/accounts/addresses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProfileFixture } from './profile-fixture.builders.ts';

const LIST = 'GET /api/me/addresses';
const ADD = 'POST /api/me/addresses';
const CHANGE = 'PUT /api/me/addresses/{id}';
const REMOVE = 'DELETE /api/me/addresses/{id}';
const POINT = 'PUT /api/me/delivery-point';

let fixture: Awaited<ReturnType<typeof aProfileFixture>>;
beforeAll(async () => {
  fixture = await aProfileFixture();
});
afterAll(() => fixture.drop());

const anAddress = (number: number, values: Partial<SaveAddress> = {}): SaveAddress => ({
  label: `Casa ${number}`,
  address: {
    urbanizacion: 'Villa Nevárez',
    street: `Calle ${number}`,
    apartment: '',
    municipio: 'San Juan',
    zip: '00927',
  },
  isDefault: false,
  ...values,
});
const labels = (json: { addresses: { label: string; isDefault: boolean }[] }) =>
  json.addresses.map(({ label, isDefault }) => (isDefault ? `*${label}` : label));

describe('addresses over HTTP', () => {
  it('stores several, the first as the default, and one default at a time', async () => {
    const { token } = await fixture.aCustomer();
    expect((await fixture.call(LIST, token)).json.addresses).toEqual([]);
    expect((await fixture.call(ADD, token, { body: anAddress(1) })).status).toBe(201);
    await fixture.call(ADD, token, { body: anAddress(2) });
    const third = await fixture.call(ADD, token, { body: anAddress(3, { isDefault: true }) });
    expect(labels(third.json)).toEqual(['*Casa 3', 'Casa 1', 'Casa 2']);
    const second = third.json.addresses[2];
    const changed = await fixture.call(CHANGE, token, {
      id: second.id,
      body: anAddress(2, { label: 'Mami', isDefault: true }),
    });
    expect(labels(changed.json)).toEqual(['*Mami', 'Casa 1', 'Casa 3']);
    expect(changed.json.addresses[0].address.street).toBe('Calle 2');
  });

  it('makes the newest the default when the default is deleted', async () => {
    const { token } = await fixture.aCustomer();
    await fixture.call(ADD, token, { body: anAddress(1) });
    await fixture.call(ADD, token, { body: anAddress(2) });
    const { json } = await fixture.call(ADD, token, { body: anAddress(3) });
    const gone = await fixture.call(REMOVE, token, { id: json.addresses[0].id });
    expect(labels(gone.json)).toEqual(['*Casa 3', 'Casa 2']);
  });

  it('always has a default, even if the flag of the only one is removed', async () => {
    const { token } = await fixture.aCustomer();
    const { json } = await fixture.call(ADD, token, { body: anAddress(1) });
    const same = await fixture.call(CHANGE, token, { id: json.addresses[0].id, body: anAddress(1) });
    expect(labels(same.json)).toEqual(['*Casa 1']);
  });

  it('refuses the eleventh and says what to do, also if many are added at once', async () => {
    const { token } = await fixture.aCustomer();
    const responses = await Promise.all(
      Array.from({ length: 13 }, (_, number) => fixture.call(ADD, token, { body: anAddress(number) })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(responses.find(({ status }) => status === 409)?.json.detail).toBe(
      'Ya tienes 10 direcciones guardadas. Borra una que no uses y guarda esta.',
    );
    const { json } = await fixture.call(LIST, token);
    expect(json.addresses.filter((address: { isDefault: boolean }) => address.isDefault)).toHaveLength(1);
  });

  it('refuses a new address whose ZIP cannot be of its municipio, and leaves the existing ones', async () => {
    const { token, profile } = await fixture.aCustomer();
    const odd = { ...anAddress(1), address: { ...anAddress(1).address, zip: '00730' } };
    const refused = await fixture.call(ADD, token, { body: odd });
    expect(refused.status).toBe(422);
    expect(refused.json.errors).toEqual({
      'address.zip': 'El ZIP 00730 no es de San Juan. Revisa el ZIP o el municipio.',
    });
    const { id } = await fixture.db
      .insertInto('addresses')
      .values({ user_id: profile.id, label: 'De antes', ...odd.address, is_default: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const renamed = await fixture.call(CHANGE, token, { id, body: { ...odd, label: 'Mami' } });
    expect(renamed.status).toBe(200);
    const other = { ...odd, address: { ...odd.address, zip: '00716' } };
    expect((await fixture.call(CHANGE, token, { id, body: other })).status).toBe(422);
  });

  it('refuses the same place twice, however it is typed', async () => {
    const { token } = await fixture.aCustomer();
    await fixture.call(ADD, token, { body: anAddress(1) });
    const { json } = await fixture.call(ADD, token, { body: anAddress(2) });
    const again = anAddress(1, { label: 'Otra' });
    const typed = {
      ...again,
      address: { ...again.address, urbanizacion: 'VILLA NEVAREZ', street: ' calle 1.' },
    };
    expect((await fixture.call(ADD, token, { body: typed })).status).toBe(409);
    const second = json.addresses.find(({ label }: { label: string }) => label === 'Casa 2');
    expect((await fixture.call(CHANGE, token, { id: second.id, body: typed })).status).toBe(409);
  });

  it('names invalid fields', async () => {
    const { token } = await fixture.aCustomer();
    const bad = {
      label: ' ',
      address: { ...anAddress(1).address, street: '', municipio: 'Miami', zip: '33101' },
      isDefault: false,
    };
    const { status, json } = await fixture.call(ADD, token, { body: bad });
    expect(status).toBe(422);
    expect(json.errors).toEqual({
      label: 'Ponle un nombre, como Casa.',
      'address.street': 'Escribe la calle y el número.',
      'address.municipio': 'Escoge un municipio.',
      'address.zip': 'El ZIP de Puerto Rico tiene 5 dígitos, como 00926.',
    });
    const another = { ...anAddress(1), user_id: 'alguien' };
    expect((await fixture.call(ADD, token, { body: another })).status).toBe(422);
  });

  it("never shows, changes or deletes another user's address", async () => {
    const [owner, other] = await Promise.all([fixture.aCustomer(), fixture.aCustomer()]);
    const { json } = await fixture.call(ADD, owner.token, { body: anAddress(1) });
    const [{ id }] = json.addresses;
    expect((await fixture.call(LIST, other.token)).json.addresses).toEqual([]);
    expect((await fixture.call(CHANGE, other.token, { id, body: anAddress(2) })).status).toBe(404);
    expect((await fixture.call(REMOVE, other.token, { id })).status).toBe(404);
    expect((await fixture.call(REMOVE, other.token, { id: 'nada' })).status).toBe(404);
    expect((await fixture.call(LIST, owner.token)).json.addresses).toEqual(json.addresses);
    expect((await fixture.call(LIST, 'nobody')).status).toBe(401);
    const waiting = await fixture.aCustomer({ is_verified: false });
    expect((await fixture.call(ADD, waiting.token, { body: anAddress(1) })).status).toBe(403);
  });

  it('is deleted with the user', async () => {
    const { token, profile } = await fixture.aCustomer();
    await fixture.call(ADD, token, { body: anAddress(1) });
    await fixture.db.deleteFrom('profiles').where('id', '=', profile.id).execute();
    const left = await fixture.db
      .selectFrom('addresses')
      .select('id')
      .where('user_id', '=', profile.id)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('the delivery point', () => {
  it("is one of her hospital's or none", async () => {
    const { token, hospital } = await fixture.aCustomer();
    const otherAccount = await fixture.aCustomer();
    const preferred = async () => (await fixture.call(LIST, token)).json.preferredDeliveryPointId;
    expect(await preferred()).toBeNull();
    expect((await fixture.call(POINT, token, { body: { deliveryPointId: hospital.pointId } })).status).toBe(
      200,
    );
    expect(await preferred()).toBe(hospital.pointId);
    const foreign = await fixture.call(POINT, token, {
      body: { deliveryPointId: otherAccount.hospital.pointId },
    });
    expect(foreign.status).toBe(422);
    expect(foreign.json.errors.deliveryPointId).toContain('Escoge otro');
    expect(await preferred()).toBe(hospital.pointId);
    await fixture.call(POINT, token, { body: { deliveryPointId: null } });
    expect(await preferred()).toBeNull();
  });

  it('is none after the point was closed', async () => {
    const { token, hospital } = await fixture.aCustomer();
    await fixture.call(POINT, token, { body: { deliveryPointId: hospital.pointId } });
    await fixture.db
      .updateTable('delivery_points')
      .set({ is_active: false })
      .where('id', '=', hospital.pointId)
      .execute();
    expect((await fixture.call(LIST, token)).json).toMatchObject({
      deliveryPoints: [],
      preferredDeliveryPointId: null,
    });
  });
});
