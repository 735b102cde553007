import type { adminProductEndpoints } from '@nutricion/contract/catalog/admin-products-endpoints';
import type { proposalEndpoints } from '@nutricion/contract/catalog/proposals';
import { productMoney } from '@nutricion/contract/kit/money';
import { duplicateProducts } from '@nutricion/domain/catalog/duplicates';
import { accept } from '@nutricion/domain/kit/result';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type Handlers, type MountFeature, mount } from '../../platform/http/mount.ts';
import type { Catalog } from '../catalog.ts';
import { placementsOf } from '../placements.ts';
import { listBatches, readBatch } from './batches/read-batches.ts';
import { runBulk } from './batches/run-bulk.ts';
import { undoBatch } from './batches/undo-batch.ts';
import { createProduct } from './create-product.ts';
import { type ProductFileDependencies, productFileHandlers } from './csv/product-file-handlers.ts';
import { findSimilar } from './duplicates/find-similar.ts';
import { mergeProducts } from './duplicates/merge-products.ts';
import { readPrices, schedulePrice, unschedulePrice } from './prices.ts';
import type { ProductDependencies } from './product-dependencies.ts';
import { listProducts, productOverview, readAdminProduct } from './product-reads.ts';
import { decideProposal, undoDecision } from './proposals/decide-proposal.ts';
import { generateProposals } from './proposals/generate-proposals.ts';
import { proposeByModel } from './proposals/propose-by-model.ts';
import { readProposals } from './proposals/read-proposals.ts';
import { saveProduct } from './save-product.ts';
import { readVisibility } from './visibility.ts';

/** Endpoints of the administration for products and proposals; the customers' endpoints are in `catalog/routes.ts`. */
export const mountProducts: MountFeature<
  Omit<ProductDependencies, 'placementsOf'> & ProductFileDependencies & { readonly catalog: Catalog }
> = (app, shop) => {
  const places = { placementsOf: (id: string, query: string) => placementsOf(shop.catalog, id, query) };
  // Before the others, whose `{id}` would take `export.csv` for a product.
  mount(app, shop.authenticate, productFileHandlers(shop));
  mount(app, shop.authenticate, productHandlers({ ...shop, ...places }));
  mount(app, shop.authenticate, proposalHandlers(shop));
};

/** Few, since the request waits for the model; the nightly job generates more. */
const MODEL_PROPOSALS_PER_REQUEST = 3;

/** Endpoints for proposed changes, which programs generate and administrators decide. */
export const proposalHandlers = ({
  db,
  languageModel,
}: Pick<ProductDependencies, 'db' | 'languageModel'>): Handlers<keyof typeof proposalEndpoints> => ({
  'GET /api/admin/proposals': async ({ caller, query }) =>
    accept(await readProposals(db, query, caller.profileId)),

  'POST /api/admin/proposals/look': async () => {
    const generated = await generateProposals(db);
    const byModel = languageModel ? await proposeByModel(db, languageModel, MODEL_PROPOSALS_PER_REQUEST) : 0;
    return accept({ found: generated + byModel });
  },

  'POST /api/admin/proposals/{id}/decision': ({ caller, params, body }) =>
    decideProposal(db, params.id, { actorId: caller.profileId, ...body }),

  'POST /api/admin/proposals/{id}/undo': ({ caller, params }) =>
    undoDecision(db, caller.profileId, params.id),
});

export const productHandlers = (deps: ProductDependencies): Handlers<keyof typeof adminProductEndpoints> => {
  const { db, now } = deps;
  return {
    'GET /api/admin/products': async ({ query }) => accept(await listProducts(db, query, now())),

    'GET /api/admin/products/overview': async () => accept(await productOverview(db)),

    'GET /api/admin/products/similar': async ({ query }) => accept(await findSimilar(db, query)),

    'GET /api/admin/products/duplicates': async () => accept(await findDuplicates(db)),

    'POST /api/admin/products/{id}/merge': ({ caller, params, body }) =>
      mergeProducts(deps, { actorId: caller.profileId, id: params.id, ...body }),

    'POST /api/admin/products': ({ caller, body }) => createProduct(db, caller.profileId, body, now()),

    'GET /api/admin/products/{id}': ({ params }) => readAdminProduct(db, params.id, now()),

    'PATCH /api/admin/products/{id}': ({ caller, params, body: { version, reason, ...changes } }) =>
      saveProduct(db, { actorId: caller.profileId, id: params.id, version, changes, reason }, now()),

    'GET /api/admin/products/{id}/prices': async ({ params }) => accept(await readPrices(db, params.id)),

    'POST /api/admin/products/{id}/scheduled-prices': ({ caller, params, body }) =>
      schedulePrice(db, caller.profileId, params.id, body, now()),

    'DELETE /api/admin/products/{id}/scheduled-prices/{priceId}': ({ caller, params }) =>
      unschedulePrice(db, caller.profileId, params.id, params.priceId),

    'GET /api/admin/products/{id}/visibility': ({ params, query }) =>
      readVisibility(deps, params.id, query.q ?? ''),

    'POST /api/admin/products/bulk': ({ caller, body }) => runBulk(db, caller.profileId, body),

    'GET /api/admin/batches': async ({ query }) => accept(await listBatches(db, query)),

    'GET /api/admin/batches/{id}': ({ params, query }) => readBatch(db, params.id, query.after),

    'POST /api/admin/batches/{id}/undo': ({ caller, params }) => undoBatch(db, caller.profileId, params.id),
  };
};

interface Candidate {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  readonly package_label: string;
  readonly image_url: string | null;
  readonly category: string;
  readonly net_content: number;
  readonly net_unit: string;
  readonly price_cents: number;
  readonly stock: number;
}

/** Most pairs in a response. */
const MAX_SHOWN_PAIRS = 50;

/** Pairs of products that may be one, the likeliest first. */
const findDuplicates = async (db: Kysely<Schema>) => {
  const { rows } = await sql<Candidate>`
    select id, sku, title, package_label, image_url, category, net_content, net_unit, price_cents, stock
    from products where archived_at is null
  `.execute(db);
  const pairs = duplicateProducts(rows).slice(0, MAX_SHOWN_PAIRS);
  return { pairs: pairs.map(({ one, other }) => [candidateJson(one), candidateJson(other)]) };
};

const candidateJson = ({
  category: _,
  net_content: __,
  net_unit: ___,
  price_cents: regularPriceCents,
  ...product
}: Candidate) => ({ ...product, ...productMoney.toJson({ regularPriceCents }) });
