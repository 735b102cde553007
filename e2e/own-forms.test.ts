import { afterAll, beforeAll, expect, it } from 'vitest';
import { articlePublishIssues } from '../packages/server/src/content/admin/article-publish-issues.ts';
import type {} from '../packages/server/src/testing/global-setup.ts';
import { retryWhileBusy } from '../packages/server/src/testing/retry-while-busy.ts';
import { openWholeShop, type WholeShop } from '../packages/server/src/testing/whole-shop.ts';
import * as products from '../packages/web/src/catalog/admin/products/product-draft.ts';
import { allFields, type ProductField } from '../packages/web/src/catalog/admin/products/product-fields.ts';
import * as articles from '../packages/web/src/content/admin/articles/article-draft.ts';
import * as hospitals from '../packages/web/src/fulfilment/admin/hospitals/hospital-draft.ts';
import { numberIssues } from '../packages/web/src/kit/admin/record/record-field.ts';
import * as offers from '../packages/web/src/offers/admin/offer-draft.ts';
import * as recipes from '../packages/web/src/recipes/admin/recipe-draft.ts';
import * as purchases from '../packages/web/src/stock/admin/purchases/purchase-draft.ts';
import * as suppliers from '../packages/web/src/stock/admin/suppliers/supplier-draft.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop();
  // Signed in once, so that records can be asked for at the same time.
  await ask('GET', '/api/me');
}, 120_000);
afterAll(() => shop.close());

const ask = async (method: string, url: string, body?: unknown) => {
  const response = await retryWhileBusy(() =>
    shop.send(
      {
        ...{ method, url, headers: { 'content-type': 'application/json' } },
        body: body === undefined ? undefined : JSON.stringify(body),
      },
      'admin',
    ),
  );
  if (!response.ok && method === 'GET')
    throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  // biome-ignore lint/suspicious/noExplicitAny: records of every shape go back as they came.
  return { status: response.status, json: (await response.json()) as any };
};

/** What a form sends of a record that nobody touched, and what it says against sending it. */
// biome-ignore lint/suspicious/noExplicitAny: records of every shape.
type Form = (stored: any) => { readonly sent: object; readonly issues: object };

const recipeForm: Form = ({ content }) => {
  const draft = recipes.draftOfContent(content);
  return { sent: recipes.contentOfDraft(draft), issues: recipes.draftIssues(draft) };
};

const articleForm: Form = ({ content }) => {
  const draft = articles.draftOfContent(content);
  const sent = articles.contentOfDraft(draft);
  return { sent, issues: { ...articles.draftIssues(draft), ...articlePublishIssues(sent, '2026-11-27') } };
};

const offerForm: Form = (stored) => {
  const draft = offers.draftOfOffer(stored);
  const checked = offers.checkDraft(draft, stored, Date.parse(stored.start_date));
  const issues = { ...(checked.ok ? {} : checked.refusal), ...offers.typedIssues(draft) };
  return { sent: offers.formOfDraft(draft), issues };
};

const supplierForm: Form = (stored) => {
  const draft = suppliers.draftOfSupplier(stored);
  return { sent: draft, issues: suppliers.supplierIssues(draft) };
};

const purchaseForm: Form = (stored) => {
  const draft = purchases.draftOfOrder(stored);
  const sent = { note: draft.note, expected_on: draft.expected_on || null };
  return {
    sent: { ...sent, lines: purchases.linesToSend(draft.lines) },
    issues: purchases.purchaseIssues(draft),
  };
};

const productForm: Form = (stored) => {
  const draft = products.draftOfProduct(stored);
  const sent = products.changesOf(draft, Object.keys(draft) as ProductField[], stored.nutrition);
  return { sent, issues: numberIssues(allFields, draft) };
};

/** As many as the shop answers without making one wait. */
const AT_ONCE = 4;

/** Reads each record and sends it back untouched: what is refused, or isn't the same afterwards. */
const faultsOf = async (path: string, ids: readonly string[], form: Form): Promise<unknown[]> => {
  const faultOf = async (id: string): Promise<unknown[]> => {
    const { json: stored } = await ask('GET', `${path}/${id}`);
    const { sent, issues } = form(stored);
    const { json: saved } = await ask('PATCH', `${path}/${id}`, { ...sent, version: stored.version });
    const isSame = JSON.stringify([saved, issues]) === JSON.stringify([stored, {}]);
    return isSame ? [] : [{ stored, issues, saved }];
  };
  const faults: unknown[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE)
    faults.push(...(await Promise.all(ids.slice(from, from + AT_ONCE).map(faultOf))).flat());
  return faults;
};

const idsOf = async (table: 'recipes' | 'articles' | 'promotions' | 'products') =>
  (await shop.db.selectFrom(table).select('id').execute()).map(({ id }) => id);

/** Nobody has changed anything: the audit is as long as before. */
const recordsNothing = async (work: () => Promise<void>): Promise<void> => {
  const entries = () => shop.db.selectFrom('audit_log').select('action').execute();
  const before = await entries();
  await work();
  expect((await entries()).slice(before.length)).toEqual([]);
};

it.each([
  ['recipe', 'recipes', '/api/admin/recipes', recipeForm, 100],
  ['article', 'articles', '/api/admin/articles', articleForm, 10],
  ['offer', 'promotions', '/api/admin/offers', offerForm, 10],
] as const)('every %s of the seed goes through its own form unchanged', (_, table, path, form, least) =>
  recordsNothing(async () => {
    const ids = await idsOf(table);
    expect(ids.length).toBeGreaterThan(least);
    expect(await faultsOf(path, ids, form)).toEqual([]);
  }),
);

it.runIf(process.env.TEST_LONG === '1')('every product of the seed goes through its own form unchanged', () =>
  recordsNothing(async () => {
    expect(await faultsOf('/api/admin/products', await idsOf('products'), productForm)).toEqual([]);
  }),
);

it('every hospital of the seed goes through its own form unchanged', () =>
  recordsNothing(async () => {
    const { json } = await ask('GET', '/api/admin/hospitals');
    expect(json.hospitals.length).toBeGreaterThan(3);
    for (const stored of json.hospitals) {
      let key = 0;
      const draft = hospitals.draftOfHospital(stored, () => String(++key));
      const sent = { ...hospitals.formOfDraft(draft), version: stored.version };
      expect((await ask('PATCH', `/api/admin/hospitals/${stored.id}`, sent)).json).toEqual(stored);
    }
  }));

it('suppliers, and orders of what runs short, go through their own forms unchanged', async () => {
  const created = [
    {
      name: 'Finca «Ñandú» & Cía.',
      email: 'Ventas@Finca.Example',
      phone: '(787) 555-0142',
      note: 'Lunes\n\nJueves',
    },
    { name: 'Sin correo' },
  ];
  const ids: string[] = [];
  for (const supplier of created) ids.push((await ask('POST', '/api/admin/suppliers', supplier)).json.id);
  // More than one order may have, and as many units as the largest reorder point asks for.
  await shop.db
    .updateTable('products')
    .set({ supplier_id: ids[0] ?? '', reorder_point: 100_000, cost_cents: 215 })
    .execute();
  const { json: filled } = await ask('POST', '/api/admin/purchase-orders/fill');
  expect(filled).toMatchObject({ products: (await idsOf('products')).length, orders: { length: 3 } });
  await recordsNothing(async () => {
    expect(await faultsOf('/api/admin/suppliers', ids, supplierForm)).toEqual([]);
    expect(await faultsOf('/api/admin/purchase-orders', filled.orders, purchaseForm)).toEqual([]);
  });
});

it('words taught to the search are taught again without a trace', async () => {
  const taught = [
    ['Jaguey, sin «hielo»', 'agua'],
    ['ñame', 'Viandas de aquí'],
  ].map(([word, means]) => ({ word, means }));
  for (const word of taught) expect((await ask('POST', '/api/admin/search-words', word)).status).toBe(200);
  await recordsNothing(async () => {
    const { json } = await ask('GET', '/api/admin/search-words');
    expect(json.words).toHaveLength(taught.length);
    for (const { word, means } of json.words)
      expect(json.words).toContainEqual((await ask('POST', '/api/admin/search-words', { word, means })).json);
  });
});

it('settings, roles and mails that nobody changed stay as they are', () =>
  recordsNothing(async () => {
    for (const name of ['order-limits', 'shop']) {
      const { json: stored } = await ask('GET', `/api/admin/settings/${name}`);
      const sent = { ...stored, reason: 'Lo miré y está bien.' };
      expect((await ask('PUT', `/api/admin/settings/${name}`, sent)).json).toEqual(stored);
    }
    const { json: mails } = await ask('GET', '/api/admin/my-mail');
    expect((await ask('PUT', '/api/admin/my-mail', mails)).json).toEqual(mails);
    const holders = await shop.db.selectFrom('user_roles').select(['user_id', 'role']).execute();
    expect(holders.length).toBeGreaterThan(5);
    for (const { user_id, role } of holders) {
      const sent = { roles: [role], reason: 'Lo miré y está bien.' };
      expect((await ask('PUT', `/api/admin/users/${user_id}/roles`, sent)).status).toBe(200);
    }
  }));
