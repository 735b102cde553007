import type { adminOfferEndpoints } from '@nutricion/contract/offers/admin-offers';
import { accept } from '@nutricion/domain/kit/result';
import { type Handlers, type MountFeature, mount } from '../platform/http/mount.ts';
import { readIncentive } from './incentive-costs.ts';
import { listIncentiveProducts } from './incentive-products.ts';
import { listOffers, offerCalendar, offerOverview, readOffer } from './offer-reads.ts';
import { createOffer, editOffer, transitionOffer } from './save-offer.ts';
import { type SimulatorDependencies, simulate } from './simulate.ts';

export const mountOffers: MountFeature<SimulatorDependencies> = (app, shop) =>
  mount(app, shop.authenticate, offerHandlers(shop));

/** The administration's endpoints for offers and the incentive. */
export const offerHandlers = (deps: SimulatorDependencies): Handlers<keyof typeof adminOfferEndpoints> => {
  const { db, now } = deps;
  return {
    'GET /api/admin/offers': async ({ query }) => accept(await listOffers(db, query, now())),

    'GET /api/admin/offers/overview': async () => accept(await offerOverview(db, now())),

    'GET /api/admin/offers/calendar': async ({ query }) => accept(await offerCalendar(db, query, now())),

    'POST /api/admin/offers': ({ caller, body }) => createOffer(db, caller.profileId, body, now()),

    'GET /api/admin/offers/{id}': ({ params }) => readOffer(db, params.id, now()),

    'PATCH /api/admin/offers/{id}': ({ caller, params, body: { version, ...changes } }) =>
      editOffer(db, { actorId: caller.profileId, id: params.id, version, changes }, now()),

    'POST /api/admin/offers/{id}/moves': ({ caller, params, body }) =>
      transitionOffer(db, { actorId: caller.profileId, id: params.id, ...body }, now()),

    'POST /api/admin/offers/simulate': ({ body }) => simulate(deps, body),

    'GET /api/admin/incentive': async () => accept(await readIncentive(db, now())),

    'GET /api/admin/incentive/products': async ({ query }) =>
      accept(await listIncentiveProducts(db, query, now())),
  };
};
