import { randomUUID } from 'node:crypto';
import type { AdminArticleJson } from '@nutricion/contract/content/admin-articles';
import type { AdminOfferJson } from '@nutricion/contract/offers/admin-offers';
import type { AdminRecipeJson } from '@nutricion/contract/recipes/admin-recipes';
import { aProduct } from '../../shop.builders.ts';
import type { Sender } from '../../whole-shop.ts';
import type { FuzzShop } from '../fuzz-shop.builders.ts';
import type { callsOf } from './calls.ts';

type Needs = Pick<FuzzShop, 'db'> &
  ReturnType<typeof callsOf> & { readonly articleId: string; readonly recipeId: string };

const LOT = { units: 5, supplier: 'Finca', lot: 'L-1', temperature_f: 38, expires_on: '2027-06-30' };
const OFFER = {
  ...{ type: 'percent-off', badge_text: null, discount_percent: 5, discount_value: null },
  ...{ condition_quantity: null, condition_spend: null, starts_on: '2027-01-04', ends_on: '2027-01-31' },
};

/** Articles and recipes like the seeded ones. */
export const contentOf = ({ db, next, callJson, articleId, recipeId }: Needs) => {
  const articleContent = async () => {
    const { content }: AdminArticleJson = await callJson(`GET /api/admin/articles/${articleId}`, 'admin');
    return { ...content, slug: `articulo-de-prueba-${next()}`, review_by: '2027-06-30' };
  };
  const recipeContent = async () => {
    const { content }: AdminRecipeJson = await callJson(`GET /api/admin/recipes/${recipeId}`, 'admin');
    return { ...content, title: `Receta de prueba ${next()}` };
  };
  const moved = async <T extends { id: string; version: number }>(
    subject: 'articles' | 'recipes',
    { id, version }: T,
    move: string,
    as: Sender = 'admin',
  ): Promise<T> => callJson(`POST /api/admin/${subject}/${id}/moves`, as, { version, move });
  return {
    articleContent,
    recipeContent,
    anArticle: async (as: Sender = 'admin'): Promise<AdminArticleJson> =>
      callJson('POST /api/admin/articles', as, await articleContent()),
    aRecipe: async (): Promise<AdminRecipeJson> =>
      callJson('POST /api/admin/recipes', 'admin', await recipeContent()),
    moved,
    anOffer: async () => {
      const product_id = (await aProduct(db)).id;
      const body = { ...OFFER, product_id, is_draft: false };
      const offer: AdminOfferJson = await callJson('POST /api/admin/offers', 'admin', body);
      return offer;
    },
    aLot: async () => {
      const productId = (await aProduct(db)).id;
      const id = randomUUID();
      await callJson(`POST /api/admin/stock/${productId}/receive`, 'admin', { id, ...LOT });
      return { id, productId };
    },
    /** Of a description, which one person alone accepts. */
    aProposal: async () => {
      const { id } = await db
        .insertInto('product_proposals')
        .values({
          product_id: (await aProduct(db)).id,
          ...{ field: 'description', value: JSON.stringify('Dulce y maduro.'), source: 'texto' },
          ...{ because: 'Lo dice su etiqueta', source_key: `prueba-${next()}`, prior: 0.9 },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
};
