import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../../testing/shop.builders.ts';
import { nutritionWith } from '../nutrition.builders.ts';
import { aProductFixture, type ProductFixture } from '../products.builders.ts';
import { generateProposals } from './generate-proposals.ts';

describe('what is proposed of products', () => {
  let fixture: ProductFixture;
  let catalogAdmin: string;
  let other: string;
  beforeAll(async () => {
    fixture = await aProductFixture();
    catalogAdmin = await fixture.aPerson('catalogo');
    other = await fixture.aPerson('catalogo');
  });
  afterAll(() => fixture.database.drop());

  const waiting = async (productId: string) =>
    (await fixture.call(catalogAdmin, 'GET /api/admin/proposals')).json.proposals.filter(
      ({ product }: { product: { id: string } }) => product.id === productId,
    );
  const decide = (id: string, accepts: boolean, as = catalogAdmin) =>
    fixture.call(as, 'POST /api/admin/proposals/{id}/decision', { params: { id }, body: { accepts } });
  const undo = (id: string) =>
    fixture.call(catalogAdmin, 'POST /api/admin/proposals/{id}/undo', { params: { id } });
  const rowOf = (id: string) =>
    fixture.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  /** One without nutrition beside one that is called like it and has USDA's of white rice. */
  const aRice = async (word: string) => {
    const food = { ...nutritionWith({ kcal: 365 }), usdaId: '20044' };
    await aProduct(fixture.db, { title: `Arroz ${word} largo`, nutrition: JSON.stringify(food) });
    const rice = await aProduct(fixture.db, { title: `Arroz ${word} corto`, nutrition: null });
    await generateProposals(fixture.db);
    return rice;
  };

  it('is written when it is accepted, with its source in the history, and taken back', async () => {
    const rice = await aRice('brillante');
    const [proposal] = await waiting(rice.id);
    expect(proposal).toMatchObject({ field: 'nutrition', source: 'usda', now: null, state: 'espera' });
    expect(proposal.because).toContain('USDA 20044');
    expect((await decide(proposal.id, true)).json.state).toBe('aceptada');
    expect((await rowOf(rice.id)).nutrition).toMatchObject({ usdaId: '20044' });
    expect((await fixture.auditOf(rice.id)).at(-1)?.reason).toContain('USDA SR28');
    expect((await decide(proposal.id, true)).status).toBe(409);
    expect((await undo(proposal.id)).json.state).toBe('espera');
    expect((await rowOf(rice.id)).nutrition).toBeNull();
  });

  it('stays refused until its source says something else', async () => {
    const rice = await aRice('moreno');
    const [proposal] = await waiting(rice.id);
    await decide(proposal.id, false);
    await generateProposals(fixture.db);
    expect(await waiting(rice.id)).toEqual([]);
  });

  it('leaves what nobody decided when it doesn’t hold any more', async () => {
    const rice = await aRice('tostado');
    await fixture.db
      .updateTable('products')
      .set({ nutrition: JSON.stringify(nutritionWith({ kcal: 1 })) })
      .where('id', '=', rice.id)
      .execute();
    await generateProposals(fixture.db);
    expect(await waiting(rice.id)).toEqual([]);
  });

  it('of allergens takes two people, and a question takes an answer in the record', async () => {
    const cheese = await aProduct(fixture.db, { title: 'Queso del lugar', allergen_info: ['soya'] });
    const unknown = await aProduct(fixture.db, { title: 'Queso de quién sabe', allergen_info: null });
    await generateProposals(fixture.db);
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
    await fixture.call(catalogAdmin, 'PATCH /api/admin/products/{id}', {
      params: { id: rice.id },
      body: { version: 2, nutrition: nutritionWith({ kcal: 5 }) },
    });
    expect((await undo(proposal.id)).status).toBe(409);
  });
});
