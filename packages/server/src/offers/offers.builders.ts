import { adminOfferEndpoints } from '@nutricion/contract/offers/admin-offers';
import { Hono } from 'hono';
import { mount } from '../platform/http/mount.ts';
import { anAdminFixture } from '../testing/admin-fixture.ts';
import { createTestDatabase } from '../testing/database.ts';
import { offerHandlers } from './offer-handlers.ts';

/** Offers on a database of their own, on the afternoon of 23 November 2026. */
export const anOfferFixture = async () => {
  const database = await createTestDatabase({ maxConnections: 12 });
  const { db } = database;
  const clock = { nowMs: Date.parse('2026-11-23T15:00:00-04:00') };
  const fixture = anAdminFixture(db, adminOfferEndpoints, (authenticate) => {
    const app = new Hono();
    mount(app, authenticate, offerHandlers({ db, now: () => clock.nowMs, ivuBasisPoints: 1_150 }));
    return app;
  });
  return { database, db, clock, ...fixture };
};
export type OfferFixture = Awaited<ReturnType<typeof anOfferFixture>>;
