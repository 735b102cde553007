import { aProduct } from '../../shop.builders.ts';
import { uuidOf } from '../world/calls.ts';
import type { FuzzFixture } from '../world/fuzz-fixture.ts';
import type { Inputs } from './inputs.ts';

/** A list of the customer's with one line, always the same: a person has only so many. */
const aList = async ({ call, db }: FuzzFixture, name: string) => {
  const { id: productId } = await aProduct(db);
  const id = uuidOf(`lista ${name}`);
  await call('POST /api/me/lists', 'customer', { id, name: `Lista ${name}`, lines: [] });
  const line = { quantity: 1, isChecked: false };
  await call(`PUT /api/me/lists/${id}/lines/${productId}`, 'customer', line);
  return { id, productId };
};

const anAddress = async ({ aMember, db }: FuzzFixture) => {
  const { id: user_id, as } = await aMember();
  const place = {
    urbanizacion: '',
    street: 'Calle Luna 12',
    apartment: '',
    municipio: 'Ponce',
    zip: '00730',
  };
  const { id } = await db
    .insertInto('addresses')
    .values({ ...place, user_id, label: 'Casa' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { as, id };
};

/** A voice session with a stored call. */
const aVoiceSession = async ({ db, customer, next }: FuzzFixture): Promise<string> => {
  const session_id = `sesion-de-voz-${next()}`;
  await db.insertInto('voice_sessions').values({ session_id, user_id: customer.id }).execute();
  return session_id;
};

/** Data that customers store, and phrases to the assistant. */
export const customerInputs = {
  'POST /api/me/lists': () => ({ body: { id: uuidOf('lista nueva'), name: 'Lista nueva' } }),
  'GET /api/me/lists/{id}': async (fuzzFixture) => ({
    params: { id: (await aList(fuzzFixture, 'leída')).id },
  }),
  'PATCH /api/me/lists/{id}': async (fuzzFixture) => ({
    params: { id: (await aList(fuzzFixture, 'cambiada')).id },
    body: { name: 'Otro nombre' },
  }),
  'DELETE /api/me/lists/{id}': async (fuzzFixture) => ({
    params: { id: (await aList(fuzzFixture, 'borrada')).id },
  }),
  'PUT /api/me/lists/{id}/lines/{productId}': async (fuzzFixture) => ({
    params: await aList(fuzzFixture, 'con línea'),
  }),
  'DELETE /api/me/lists/{id}/lines/{productId}': async (fuzzFixture) => ({
    params: await aList(fuzzFixture, 'sin línea'),
  }),
  'PUT /api/me/stock-alerts/{productId}': async ({ db }) => {
    await db.deleteFrom('stock_alerts').execute();
    return { params: { productId: (await aProduct(db, { stock: 0 })).id } };
  },
  'DELETE /api/me/sessions/{id}': async ({ aMember, signIn, callJson }) => {
    const member = await aMember();
    await signIn(member);
    const { sessions } = await callJson('GET /api/me/sessions', member.as);
    return { as: member.as, params: { id: String(sessions.at(-1).id) } };
  },
  'DELETE /api/me/sessions': async ({ aMember }) => ({ as: (await aMember()).as }),
  'PATCH /api/me': async ({ aMember }) => ({ as: (await aMember()).as, body: { full_name: 'Ana Ruiz' } }),
  'PUT /api/me/addresses/{id}': async (fuzzFixture) => {
    const { as, id } = await anAddress(fuzzFixture);
    return { as, params: { id } };
  },
  'DELETE /api/me/addresses/{id}': async (fuzzFixture) => {
    const { as, id } = await anAddress(fuzzFixture);
    return { as, params: { id } };
  },
  // A new member, because allergies would change all plans of the customer.
  'PUT /api/me/preferences': async ({ aMember }) => ({ as: (await aMember()).as, body: { version: 0 } }),
  'PUT /api/me/cart': async ({ aMember }) => ({ as: (await aMember()).as, body: { version: 0 } }),
  'POST /api/me/deletion': async ({ aMember }) => {
    const { as, password } = await aMember();
    return { as, body: { password, code: undefined, backupCode: undefined } };
  },
  'POST /api/functions/voice-order-token': async ({ db, customer }) => {
    await db.deleteFrom('voice_calls').execute();
    return { body: { userId: customer.id, session_id: undefined } };
  },
  'POST /api/functions/analyze-voice-session': async (fuzzFixture) => ({
    body: { session_id: await aVoiceSession(fuzzFixture) },
  }),
  'POST /api/voice/sessions': async (fuzzFixture) => ({
    body: { session_id: await aVoiceSession(fuzzFixture) },
  }),
  'GET /api/admin/voice/sessions/{id}': async (fuzzFixture) => ({
    params: { id: await aVoiceSession(fuzzFixture) },
  }),
  'POST /api/admin/voice/sessions/{id}/reveal': async (fuzzFixture) => ({
    params: { id: await aVoiceSession(fuzzFixture) },
  }),
  'DELETE /api/admin/voice/cases/{id}': async ({ callJson }) => {
    const understood = { phrase: 'ponme dos leches', intent: 'add' };
    const items = [{ name: 'leches', quantity: 2, unit: null }];
    const { id } = await callJson('POST /api/admin/voice/cases', 'admin', { ...understood, items });
    return { params: { id: String(id) } };
  },
} satisfies Inputs;
