import { adminOfferEndpoints } from '@nutricion/contract/offers/admin-offers';
import { Hono } from 'hono';
import { mount } from '../platform/http/mount.ts';
import { anAdminDesk } from '../testing/admin-desk.ts';
import { createTestDatabase } from '../testing/database.ts';
import { offerHandlers } from './offer-handlers.ts';

/** Offers on a database of their own, on the afternoon of 23 November. */
export const anOfferDesk = async () => {
  const database = await createTestDatabase({ maxConnections: 12 });
  const { db } = database;
  const clock = { nowMs: Date.parse('2026-11-23T15:00:00-04:00') };
  const desk = anAdminDesk(db, adminOfferEndpoints, (authenticate) => {
    const app = new Hono();
    mount(app, authenticate, offerHandlers({ db, now: () => clock.nowMs, ivuBasisPoints: 1_150 }));
    return app;
  });
  return { database, db, clock, ...desk };
};
export type OfferDesk = Awaited<ReturnType<typeof anOfferDesk>>;
