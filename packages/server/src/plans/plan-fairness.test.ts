import type { Pantry } from '@nutricion/planner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWordTable } from '../search/search-words.builders.ts';
import { readSeededPantry } from '../testing/seeded-pantry.ts';
import { aPlanKitchen, aThreadedPlanner, plainPlanAnswers } from './meal-plans.builders.ts';

const PATH = '/api/functions/generate-meal-plan';
/** As little as a plan can be: what is tried here is the waiting. */
const answers = { ...plainPlanAnswers, days: 1, mealsPerDay: 2 };

/** One user can't block the planner for another. */
describe('many plans at once', () => {
  let pantry: Pantry;
  let kitchen: Awaited<ReturnType<typeof aPlanKitchen>>;
  beforeAll(async () => {
    pantry = await readSeededPantry();
    kitchen = await aPlanKitchen({
      planner: aThreadedPlanner(),
      readPantry: async () => pantry,
      words: aWordTable,
    });
  });
  afterAll(() => kitchen.drop());

  const generate = (user: string, seed: number, signal?: AbortSignal) =>
    kitchen.send(user, 'POST', PATH, { answers, seed }, signal);

  it('of one person leave another to wait for one or two of them at most', async () => {
    const [hasty, calm] = [await kitchen.aNurse(), await kitchen.aNurse()];
    let served = 0;
    const burst = Array.from({ length: 30 }, (_, seed) =>
      generate(hasty, seed).then((response) => {
        if (response.status === 200) served += 1;
        return response;
      }),
    );
    const beside = await generate(calm, 2);
    expect(beside.status).toBe(200);
    expect(served).toBeLessThanOrEqual(2);
    const all = await Promise.all(burst);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = all.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(27);
    for (const { json, headers } of refused) {
      expect(json.detail).toBe('Demasiadas solicitudes. Intenta nuevamente en unos minutos.');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  }, 60_000);

  it('that are one double tap are one plan', async () => {
    const nurse = await kitchen.aNurse();
    const twice = () => kitchen.send(nurse, 'POST', PATH, { answers });
    const [first, second] = await Promise.all([twice(), twice()]);
    expect(first.status).toBe(200);
    expect(second.json).toEqual(first.json);
  });

  it('whose callers have gone away leave their places', async () => {
    const nurse = await kitchen.aNurse();
    const gone = new AbortController();
    const given = Array.from({ length: 3 }, (_, seed) => generate(nurse, seed, gone.signal));
    await new Promise((resolve) => setTimeout(resolve, 50));
    gone.abort();
    await Promise.allSettled(given);
    expect((await generate(nurse, 4)).status).toBe(200);
  });

  it('of so many people that the last would wait in vain are refused at once, with when to come back', async () => {
    const slow = await aPlanKitchen({
      planner: aThreadedPlanner({ limitMs: 3_000 }),
      readPantry: async () => pantry,
      words: aWordTable,
    });
    const users = await Promise.all(Array.from({ length: 12 }, () => slow.aNurse()));
    const all = await Promise.all(
      users.map((user, seed) => slow.send(user, 'POST', PATH, { answers, seed })),
    );
    const refused = all.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { json, headers } of refused) {
      expect(json.detail).toBe('Mucha gente está pidiendo su plan ahora. Intenta de nuevo en un momento.');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await slow.drop();
  }, 60_000);
});
