import type { Act, Actor, Life, LifeDay } from '../life.ts';

/** The catalog's people change prices and texts, make offers, and decide what the shop proposes. */
export const catalog: Actor = (life, day) => {
  const acts: Act[] = [];
  if (day.index % 3 === 1)
    acts.push({
      atMs: day.at(10.2),
      run: () => changePrice(life, life.draw.chance(0.8) ? 'catalogo' : 'admin'),
    });
  if (day.index % 4 === 2) acts.push({ atMs: day.at(10.6), run: () => editText(life) });
  if (day.index % 6 === 3) acts.push({ atMs: day.at(11.2), run: () => makeOffer(life, day) });
  // Some are still to come when the life ends.
  if (day.index > life.dayCount - 4) acts.push({ atMs: day.at(11.4), run: () => makeOffer(life, day, 5) });
  if (day.index % 14 === 2) acts.push({ atMs: day.at(13.5), run: () => decideProposals(life) });
  if (day.index % 10 === 5) acts.push({ atMs: day.at(14.2), run: () => schedulePrice(life) });
  if (day.index % 12 === 6) acts.push({ atMs: day.at(15.2), run: () => teachSearch(life) });
  if (day.index % 15 === 7) acts.push({ atMs: day.at(15.6), run: () => raiseCategory(life) });
  return acts;
};

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

const changePrice = async (life: Life, as: 'catalogo' | 'admin'): Promise<void> => {
  for (const { id } of life.draw.someOf(life.products(), 2)) {
    const { version, price } = await life.call(`GET /api/admin/products/${id}`, as);
    const factor = life.draw.oneOf([0.95, 1.04, 1.08, 1.12, 1.3]);
    await life.attempt(`PATCH /api/admin/products/${id}`, as, {
      ...{ version, price: cents(price * factor) },
      reason: factor > 1.2 ? 'El suplidor subió el precio desde este mes.' : undefined,
    });
  }
};

const editText = async (life: Life): Promise<void> => {
  const { id } = life.draw.oneOf(life.products());
  const { version, description, tags } = await life.call(`GET /api/admin/products/${id}`, 'catalogo');
  const more = life.draw.oneOf([
    'Va bien para la lonchera.',
    'Rinde para dos turnos.',
    'Guárdalo en la nevera del piso.',
  ]);
  await life.attempt(`PATCH /api/admin/products/${id}`, 'catalogo', {
    version,
    ...(life.draw.chance(0.7)
      ? { description: `${description ?? ''} ${more}`.trim() }
      : { tags: [...tags, 'turno'] }),
  });
};

const makeOffer = async (life: Life, day: LifeDay, inDays = 0): Promise<void> => {
  const { id, current_price } = life.draw.oneOf(
    life.products().filter((product) => product.current_price > 3),
  );
  const from = (days: number) => new Date(day.at(12) + days * 86_400_000).toISOString().slice(0, 10);
  const isPercent = life.draw.chance(0.7);
  const offer = await life.attempt('POST /api/admin/offers', 'catalogo', {
    ...{ product_id: id, badge_text: null, is_draft: life.draw.chance(0.1), condition_spend: null },
    ...(isPercent
      ? {
          type: 'percent-off',
          discount_percent: life.draw.oneOf([5, 10, 15]),
          discount_value: null,
          condition_quantity: null,
        }
      : {
          type: 'buy-x-save-y',
          discount_percent: null,
          discount_value: cents(current_price * 0.25),
          condition_quantity: 2,
        }),
    starts_on: from(inDays + life.draw.between(0, 5)),
    ends_on: from(inDays + life.draw.between(7, 16)),
  });
  if (offer && life.draw.chance(0.15))
    await life.attempt(`POST /api/admin/offers/${offer.id}/moves`, 'catalogo', {
      version: offer.version,
      move: 'pause',
    });
};

const decideProposals = async (life: Life): Promise<void> => {
  const { proposals } = await life.call('GET /api/admin/proposals', 'catalogo');
  for (const { id, value } of proposals.slice(0, 14)) {
    const accepts = value !== null && life.draw.chance(0.7);
    const decided = await life.attempt(`POST /api/admin/proposals/${id}/decision`, 'catalogo', { accepts });
    if (decided?.state === 'segunda' && life.draw.chance(0.6))
      await life.attempt(`POST /api/admin/proposals/${id}/decision`, 'admin', { accepts: true });
  }
};

const schedulePrice = async (life: Life): Promise<void> => {
  const { id } = life.draw.oneOf(life.products());
  const { price } = await life.call(`GET /api/admin/products/${id}`, 'catalogo');
  const from = (days: number) => new Date(life.now() + days * 86_400_000).toISOString().slice(0, 10);
  await life.attempt(`POST /api/admin/products/${id}/scheduled-prices`, 'catalogo', {
    ...{ price: cents(price * 0.9), starts_on: from(2), ends_on: life.draw.chance(0.5) ? from(9) : null },
  });
};

const words = [
  ['guineo maduro', 'guineos'],
  ['habichuela', 'habichuelas'],
  ['chinas', 'naranjas'],
  ['leche de almendra', 'bebida de almendras'],
] as const;
const wishes = [
  ['kombucha', 'La piden varias personas del turno de noche.'],
  ['tofu ahumado', 'Para quien no come carne.'],
  ['sushi', 'Preguntar si el suplidor lo trae listo.'],
] as const;

const teachSearch = async (life: Life): Promise<void> => {
  const [word, means] = life.draw.oneOf(words);
  await life.attempt('POST /api/admin/search-words', 'catalogo', { word, means });
  const [query, text] = life.draw.oneOf(wishes);
  const note = await life.attempt('POST /api/admin/buyer-notes', 'catalogo', { query, text });
  if (note && life.draw.chance(0.4))
    await life.attempt(`POST /api/admin/buyer-notes/${note.id}/done`, 'admin');
};

/** Many at once, and sometimes undone. */
const raiseCategory = async (life: Life): Promise<void> => {
  const { category } = life.draw.oneOf(life.products());
  const ids = life
    .products()
    .filter((product) => product.category === category)
    .slice(0, 12)
    .map(({ id }) => id);
  const change = await life.attempt('POST /api/admin/products/bulk', 'catalogo', {
    ...{ ids, dry_run: false, reason: 'Lista nueva del suplidor.' },
    changes: [{ field: 'price', operation: 'percent', value: 3 }],
  });
  if (change?.batch_id && life.draw.chance(0.4))
    await life.attempt(`POST /api/admin/batches/${change.batch_id}/undo`, 'catalogo');
};
