import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../../testing/shop.builders.ts';
import { nutritionWith } from '../nutrition.builders.ts';
import { aProductDesk, type ProductDesk } from '../products.builders.ts';
import { lookForProposals } from './look-for-proposals.ts';

describe('what is proposed of products', () => {
  let desk: ProductDesk;
  let keeper: string;
  let other: string;
  beforeAll(async () => {
    desk = await aProductDesk();
    keeper = await desk.aPerson('catalogo');
    other = await desk.aPerson('catalogo');
  });
  afterAll(() => desk.database.drop());

  const waiting = async (productId: string) =>
    (await desk.call(keeper, 'GET /api/admin/proposals')).json.proposals.filter(
      ({ product }: { product: { id: string } }) => product.id === productId,
    );
  const decide = (id: string, accepts: boolean, as = keeper) =>
    desk.call(as, 'POST /api/admin/proposals/{id}/decision', { params: { id }, body: { accepts } });
  const undo = (id: string) => desk.call(keeper, 'POST /api/admin/proposals/{id}/undo', { params: { id } });
  const rowOf = (id: string) =>
    desk.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  /** One without nutrition beside one that is called like it and has USDA's of white rice. */
  const aRice = async (word: string) => {
    const food = { ...nutritionWith({ kcal: 365 }), usdaId: '20044' };
    await aProduct(desk.db, { title: `Arroz ${word} largo`, nutrition: JSON.stringify(food) });
    const rice = await aProduct(desk.db, { title: `Arroz ${word} corto`, nutrition: null });
    await lookForProposals(desk.db);
    return rice;
  };

  it('is written when it is accepted, with its source in the history, and taken back', async () => {
    const rice = await aRice('brillante');
    const [proposal] = await waiting(rice.id);
    expect(proposal).toMatchObject({ field: 'nutrition', source: 'usda', now: null, state: 'espera' });
    expect(proposal.because).toContain('USDA 20044');
    expect((await decide(proposal.id, true)).json.state).toBe('aceptada');
    expect((await rowOf(rice.id)).nutrition).toMatchObject({ usdaId: '20044' });
    expect((await desk.auditOf(rice.id)).at(-1)?.reason).toContain('USDA SR28');
    expect((await decide(proposal.id, true)).status).toBe(409);
    expect((await undo(proposal.id)).json.state).toBe('espera');
    expect((await rowOf(rice.id)).nutrition).toBeNull();
  });

  it('stays refused until its source says something else', async () => {
    const rice = await aRice('moreno');
    const [proposal] = await waiting(rice.id);
    await decide(proposal.id, false);
    await lookForProposals(desk.db);
    expect(await waiting(rice.id)).toEqual([]);
  });

  it('leaves what nobody decided when it doesn’t hold any more', async () => {
    const rice = await aRice('tostado');
    await desk.db
      .updateTable('products')
      .set({ nutrition: JSON.stringify(nutritionWith({ kcal: 1 })) })
      .where('id', '=', rice.id)
      .execute();
    await lookForProposals(desk.db);
    expect(await waiting(rice.id)).toEqual([]);
  });

  it('of allergens takes two people, and a question takes an answer in the record', async () => {
    const cheese = await aProduct(desk.db, { title: 'Queso del lugar', allergen_info: ['soya'] });
    const unknown = await aProduct(desk.db, { title: 'Queso de quién sabe', allergen_info: null });
    await lookForProposals(desk.db);
    const [proposal] = await waiting(cheese.id);
    expect((await decide(proposal.id, true)).json.state).toBe('segunda');
    expect((await rowOf(cheese.id)).allergen_info).toEqual(['soya']);
    expect((await decide(proposal.id, true)).status).toBe(409);
    expect((await decide(proposal.id, true, other)).json.state).toBe('aceptada');
    expect((await rowOf(cheese.id)).allergen_info).toEqual(['leche', 'soya']);
    const [question] = await waiting(unknown.id);
    expect(question.value).toBeNull();
    expect((await decide(question.id, true)).status).toBe(409);
    expect((await rowOf(unknown.id)).allergen_info).toBeNull();
  });

  it('is believed the less the more of its kind was refused', async () => {
    const rice = await aRice('dorado');
    const before = (await waiting(rice.id))[0].confidence;
    for (const word of ['blanco', 'rojo', 'negro']) {
      const another = await aRice(word);
      await decide((await waiting(another.id))[0].id, false);
    }
    expect((await waiting(rice.id))[0].confidence).toBeLessThan(before);
  });

  it('stays where somebody has changed it since', async () => {
    const rice = await aRice('perla');
    const [proposal] = await waiting(rice.id);
    await decide(proposal.id, true);
    await desk.call(keeper, 'PATCH /api/admin/products/{id}', {
      params: { id: rice.id },
      body: { version: 2, nutrition: nutritionWith({ kcal: 5 }) },
    });
    expect((await undo(proposal.id)).status).toBe(409);
  });
});
