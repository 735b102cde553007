import type { Act, Actor, Customer, Life } from '../life.ts';
import { recipesOf } from './content.ts';

/** What customers do beside ordering: favorites, lists, plans, reading, speaking with the assistant. */
export const habits: Actor = (life, day) => {
  const acts: Act[] = [];
  const often = (
    probability: number,
    hour: number,
    run: (life: Life, customer: Customer) => Promise<void>,
  ) => {
    const atMs = day.at(hour + life.draw.between(-50, 50) / 60);
    if (day.index > 0 && life.draw.chance(probability))
      acts.push({ atMs, run: () => run(life, life.draw.oneOf(life.customers)) });
  };
  often(0.6, 12.1, favor);
  often(0.3, 12.4, makeList);
  often(0.15, 17.2, plan);
  often(0.4, 18.2, read);
  often(0.6, 19.2, cook);
  often(0.5, 20.2, speak);
  often(0.3, 21.1, askForNews);
  return acts;
};

const favor = async (life: Life, customer: Customer): Promise<void> => {
  for (const { id } of life.draw.someOf(life.products(), 2))
    await life.attempt(`PUT /api/me/favorites/${id}`, customer, {});
};

const listNames = [
  'La compra de la semana',
  'Para la guardia',
  'Meriendas',
  'Para la nevera del piso',
] as const;

const makeList = async (life: Life, customer: Customer): Promise<void> => {
  const lines = life.draw.someOf(life.products(), life.draw.between(3, 9));
  await life.attempt('POST /api/me/lists', customer, {
    ...{ id: life.draw.uuid(), name: life.draw.oneOf(listNames) },
    lines: lines.map(({ id }) => ({
      productId: id,
      quantity: life.draw.between(1, 3),
      isChecked: life.draw.chance(0.2),
    })),
  });
};

const plan = async (life: Life, customer: Customer): Promise<void> => {
  const answers = {
    ...{
      days: life.draw.oneOf([3, 5, 7]),
      mealsPerDay: life.draw.oneOf([2, 3]),
      people: life.draw.between(1, 3),
    },
    ...{
      dietaryPreferences: 'none',
      goals: life.draw.oneOf(['quick', 'budget', 'healthy']),
      budget: '100-200',
      allergies: 'none',
    },
  };
  const seed = life.draw.between(1, 10_000);
  const made = await life.attempt('POST /api/functions/generate-meal-plan', customer, { answers, seed });
  if (!made?.days || life.draw.chance(0.4)) return;
  const meals = made.days.flatMap(({ day, meals: ofDay }: MadeDay) =>
    ofDay.map(({ type, recipeId, servings, side }) => ({
      day,
      type,
      recipeId,
      servings,
      ...(side?.id && { side: side.id }),
    })),
  );
  const id = life.draw.uuid();
  const saved = await life.attempt(`PUT /api/me/meal-plans/${id}`, customer, {
    name: 'Mi semana',
    answers,
    seed,
    meals,
  });
  if (saved && life.draw.chance(0.3)) await life.attempt(`PUT /api/me/meal-plans/${id}/share`, customer);
};

interface MadeDay {
  readonly day: number;
  readonly meals: readonly {
    readonly type: string;
    readonly recipeId: string;
    readonly servings: number;
    readonly side?: { readonly id: string } | null;
  }[];
}

/** A few dishes are opened more often than the others. */
const cook = async (life: Life, customer: Customer): Promise<void> => {
  const recipes = await recipesOf(life);
  for (const { id } of life.draw.someOf(recipes.slice(0, life.draw.oneOf([6, 20, 200])), 3))
    await life.attempt(`GET /api/recipes/${id}`, customer);
};

const read = async (life: Life, customer: Customer): Promise<void> => {
  const { articles } = await life.call('GET /api/education', customer);
  const { slug } = life.draw.oneOf<{ slug: string }>(articles);
  await life.attempt(`PUT /api/education/${slug}/progress`, customer, { isRead: true });
  if (life.draw.chance(0.3))
    await life.attempt(`PUT /api/education/${slug}/bookmark`, customer, { isBookmarked: true });
};

const phrases = [
  { say: 'Búscame arroz', query: 'arroz', adds: true },
  { say: 'Quiero leche', query: 'leche', adds: true },
  { say: 'Ponme dos panes integrales', query: 'pan integral', adds: true },
  { say: 'Muéstrame frutas', query: 'frutas', adds: false },
  { say: 'Necesito sushi', query: 'sushi', adds: false },
  { say: 'Dame kombucha', query: 'kombucha', adds: false },
] as const;

/** A few phrases with the assistant; not everybody lets the shop keep what was said. */
const speak = async (life: Life, customer: Customer): Promise<void> => {
  const keepsTranscript = life.draw.chance(0.6);
  await life.attempt('PUT /api/voice/consent', customer, { keeps_transcript: keepsTranscript });
  const session = life.draw.uuid();
  const way = life.draw.oneOf(['navegador', 'texto', 'navegador'] as const);
  const transcripts: object[] = [];
  const flags: string[] = [];
  const say = (role: 'user' | 'assistant', text: string) =>
    void transcripts.push({ role, text, timestamp: new Date(life.now()).toISOString() });
  await life.attempt('POST /api/voice/sessions', customer, { session_id: session, way });
  for (const { say: phrase, query, adds } of life.draw.someOf(phrases, life.draw.between(1, 3))) {
    const use = (tool_name: string, args: object) =>
      life.attempt('POST /api/functions/voice-order-tools', customer, {
        ...{
          tool_name,
          arguments: args,
          user_id: customer.id,
          session_id: session,
          call_id: life.draw.uuid(),
          phrase,
        },
      });
    say('user', phrase);
    const found = await use('search_products', { query });
    const product = found?.data.products[0];
    if (!product) flags.push('not_found');
    const added = product && adds ? await use('add_to_cart', { product_id: product.id, quantity: 1 }) : found;
    say('assistant', added?.data.said ?? 'No lo encontré.');
  }
  await life.attempt('POST /api/voice/sessions', customer, {
    ...{ session_id: session, way, ended: true, duration_seconds: life.draw.between(20, 180), flags },
    ...(keepsTranscript && { transcripts }),
  });
};

/** Of what is sold out, some ask to hear when it is back. */
const askForNews = async (life: Life, customer: Customer): Promise<void> => {
  const gone = await life.db
    .selectFrom('products')
    .select('id')
    .where('stock', '=', 0)
    .where('is_active', '=', true)
    .orderBy('sku')
    .limit(5)
    .execute();
  if (gone.length > 0)
    await life.attempt(`PUT /api/me/stock-alerts/${life.draw.oneOf(gone).id}`, customer, {});
};
