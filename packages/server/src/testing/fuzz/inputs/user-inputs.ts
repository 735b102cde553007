import { aHospital } from '../../shop.builders.ts';
import type { FuzzFixture } from '../world/fuzz-fixture.ts';
import type { Inputs } from './inputs.ts';

const anEmailDomain = ({ next }: FuzzFixture) => `hospital-de-prueba-${next()}.example`;

/** Who may buy and who works here, and the hospitals that they come from. */
export const userInputs = {
  'GET /api/admin/users/{id}': async ({ aMember }) => ({ params: { id: (await aMember()).id } }),
  'DELETE /api/admin/users/{id}/sessions': async ({ aMember }) => ({ params: { id: (await aMember()).id } }),
  'POST /api/admin/users/{id}/verify': async ({ anAccount }) => ({
    params: { id: (await anAccount({ isVerified: false })).id },
  }),
  'POST /api/admin/users/{id}/reject': async ({ anAccount }) => ({
    params: { id: (await anAccount({ isVerified: false })).id },
    body: { reason: 'No trabaja en el hospital' },
  }),
  'POST /api/admin/users/{id}/deactivate': async ({ anAccount }) => ({
    params: { id: (await anAccount()).id },
  }),
  'PUT /api/admin/users/{id}/roles': [
    async ({ db, anAccount }) => {
      await proveAgain(db);
      const { id } = await anAccount();
      return {
        params: { id },
        body: { roles: ['almacen', 'reparto'], admin: undefined, reason: 'Empieza hoy' },
      };
    },
    async ({ db, anAccount }) => {
      await proveAgain(db);
      const { id } = await anAccount({ role: 'admin' });
      return { params: { id }, body: { roles: undefined, admin: false, reason: 'Se jubila' } };
    },
  ],
  'POST /api/admin/users/verify-domain': async ({ anAccount }) => {
    const { email } = await anAccount({ isVerified: false });
    const until = new Date().toISOString();
    return { body: { email_domain: email.split('@')[1] ?? '', until } };
  },
  'POST /api/admin/hospitals': (fuzzFixture) => ({ body: { email_domain: anEmailDomain(fuzzFixture) } }),
  'PATCH /api/admin/hospitals/{id}': async (fuzzFixture) => {
    const { id, version } = await aHospital(fuzzFixture.db);
    return {
      params: { id },
      body: { version, email_domain: anEmailDomain(fuzzFixture), delivery_points: undefined },
    };
  },
  'PUT /api/admin/delivery-days/{route}': async ({ db, days }) => ({
    params: { route: (await aHospital(db)).id },
    body: { date: days()[3] ?? '', weekday: undefined, window: '07-09', capacity: 3, reason: 'Feriado' },
  }),
  'POST /api/admin/delivery-closures': async ({ db, days }) => ({
    body: {
      routes: [(await aHospital(db)).id],
      date: days()[2] ?? '',
      until: undefined,
      windows: ['07-09'],
      to: { date: days()[3] ?? '', window: '07-09' },
      next: [{ date: days()[3] ?? '', window: '15-17' }],
      reason: 'Se fue la luz',
    },
  }),
} satisfies Inputs;

/** Changing roles needs a recent reauthentication. */
const proveAgain = (db: FuzzFixture['db']) =>
  db.updateTable('sessions').set({ authenticated_at: new Date() }).execute();
