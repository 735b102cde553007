import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../../testing/shop.builders.ts';
import { nutritionWith } from '../nutrition.builders.ts';
import { aProductFixture, type ProductFixture } from '../products.builders.ts';
import { generateProposals } from './generate-proposals.ts';

describe('proposals for product data', () => {
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
  /** A product without nutrition, beside one with the same name that has USDA's nutrition of white rice. */
  const aRice = async (word: string) => {
    const food = { ...nutritionWith({ kcal: 365 }), usdaId: '20044' };
    await aProduct(fixture.db, { title: `Arroz ${word} largo`, nutrition: JSON.stringify(food) });
    const rice = await aProduct(fixture.db, { title: `Arroz ${word} corto`, nutrition: null });
    await generateProposals(fixture.db);
    return rice;
  };

  it('an accepted proposal changes the product, appears in the history with its source, and can be undone', async () => {
    const rice = await aRice('brillante');
    const [proposal] = await waiting(rice.id);
    expect(proposal).toMatchObject({ field: 'nutrition', source: 'usda', now: null, state: 'espera' });
    expect(proposal.because).toContain('n.º 20044 de USDA SR28');
    expect((await decide(proposal.id, true)).json.state).toBe('aceptada');
    expect((await rowOf(rice.id)).nutrition).toMatchObject({ usdaId: '20044' });
    expect((await fixture.auditOf(rice.id)).at(-1)?.reason).toContain('USDA SR28');
    expect((await decide(proposal.id, true)).status).toBe(409);
    expect((await undo(proposal.id)).json.state).toBe('espera');
    expect((await rowOf(rice.id)).nutrition).toBeNull();
  });

  it('one that waits tells its reason in the present words, and is not counted again', async () => {
    const rice = await aRice('dorado');
    const [{ id, because }] = await waiting(rice.id);
    await fixture.db.updateTable('product_proposals').set({ because: 'Rice' }).where('id', '=', id).execute();
    expect(await generateProposals(fixture.db)).toBe(0);
    expect((await waiting(rice.id))[0].because).toBe(because);
  });

  it("a refused proposal isn't made again until its source changes", async () => {
    const rice = await aRice('moreno');
    const [proposal] = await waiting(rice.id);
    await decide(proposal.id, false);
    await generateProposals(fixture.db);
    expect(await waiting(rice.id)).toEqual([]);
  });

  it('an undecided proposal is deleted once it no longer applies', async () => {
    const rice = await aRice('tostado');
    await fixture.db
      .updateTable('products')
      .set({ nutrition: JSON.stringify(nutritionWith({ kcal: 1 })) })
      .where('id', '=', rice.id)
      .execute();
    await generateProposals(fixture.db);
    expect(await waiting(rice.id)).toEqual([]);
  });

  it("allergens need two people, and a question is resolved in the product's record", async () => {
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

  it('confidence falls with each refused proposal of the same kind', async () => {
    const rice = await aRice('dorado');
    const before = (await waiting(rice.id))[0].confidence;
    for (const word of ['blanco', 'rojo', 'negro']) {
      const another = await aRice(word);
      await decide((await waiting(another.id))[0].id, false);
    }
    expect((await waiting(rice.id))[0].confidence).toBeLessThan(before);
  });

  it('undo is refused if somebody has changed the field since', async () => {
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
