import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminApp, type AdminKey, adminEndpoints, anAdminApp } from './admin-app.builders.ts';

describe('administration', () => {
  let admin: AdminApp;
  beforeAll(async () => {
    admin = await anAdminApp();
  });
  afterAll(() => admin.database.drop());

  const keys = Object.keys(adminEndpoints) as AdminKey[];
  const id = '00000000-0000-4000-8000-000000000000';

  it.each(keys)('%s asks strangers to sign in, whatever they send', async (key) => {
    const { status } = await admin.call(key, { params: { id }, ...(!key.startsWith('GET') && { body: {} }) });
    expect(status).toBe(401);
  });

  it.each(keys)('%s refuses customers', async (key) => {
    const customer = await admin.aCaller(false);
    const { status, json } = await admin.call(key, {
      as: customer.id,
      params: { id },
      ...(!key.startsWith('GET') && { body: {} }),
    });
    expect(status).toBe(403);
    expect(json.detail).toBe('No tienes permisos para acceder al panel administrativo.');
  });
});
