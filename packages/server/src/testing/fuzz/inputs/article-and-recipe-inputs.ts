import type { Inputs } from './inputs.ts';

/** What is written for customers: drafts, reviews, what is published. */
export const articleAndRecipeInputs = {
  'POST /api/admin/articles': async ({ articleContent }) => ({ body: await articleContent() }),
  'POST /api/admin/articles/computed': async ({ articleContent }) => ({ body: await articleContent() }),
  'PATCH /api/admin/articles/{id}': async ({ anArticle, next }) => {
    const { id, version, content } = await anArticle();
    return { params: { id }, body: { ...content, title: `Otro título ${next()}`, version } };
  },
  'POST /api/admin/articles/{id}/moves': [
    async ({ anArticle }) => {
      const { id, version } = await anArticle();
      return { params: { id }, body: { version, move: 'ask-review', reason: undefined } };
    },
    async ({ anArticle, moved, aMember }) => {
      const { as } = await aMember('catalogo');
      const { id, version } = await moved('articles', await anArticle(as), 'ask-review', as);
      return { params: { id }, body: { version, move: 'publish', reason: undefined } };
    },
    async ({ anArticle, moved }) => {
      const { id, version } = await moved('articles', await anArticle(), 'ask-review');
      return { params: { id }, body: { version, move: 'return', reason: 'Falta la fuente' } };
    },
    async ({ anArticle, moved }) => {
      const { id, version } = await moved('articles', await anArticle(), 'archive');
      return { params: { id }, body: { version, move: 'restore', reason: undefined } };
    },
  ],
  'POST /api/admin/recipes': async ({ recipeContent }) => ({ body: await recipeContent() }),
  'POST /api/admin/recipes/computed': async ({ recipeContent }) => ({ body: await recipeContent() }),
  'PATCH /api/admin/recipes/{id}': async ({ aRecipe, next }) => {
    const { id, version, content } = await aRecipe();
    return { params: { id }, body: { ...content, title: `Otro título ${next()}`, version } };
  },
  'POST /api/admin/recipes/{id}/moves': [
    async ({ aRecipe }) => {
      const { id, version } = await aRecipe();
      return { params: { id }, body: { version, move: 'publish', on: '2027-01-04' } };
    },
    async ({ aRecipe, moved }) => {
      const { id, version } = await moved('recipes', await aRecipe(), 'archive');
      return { params: { id }, body: { version, move: 'restore', on: undefined } };
    },
  ],
  'POST /api/admin/recipes/{id}/merge': async ({ aRecipe, moved }) => {
    const { id, version } = await moved('recipes', await aRecipe(), 'publish');
    const { id: into } = await moved('recipes', await aRecipe(), 'publish');
    return { params: { id }, body: { version, into } };
  },
} satisfies Inputs;
