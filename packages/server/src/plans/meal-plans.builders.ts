import { join } from 'node:path';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { mealPlanEndpoints } from '@nutricion/contract/plans/meal-plans';
import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { type Pantry, planMeals } from '@nutricion/planner';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect } from 'vitest';
import type { Caller } from '../platform/http/caller.ts';
import { mount } from '../platform/http/mount.ts';
import type { LanguageModel } from '../platform/language-model/language-model.ts';
import { openRateLimits } from '../platform/rate-limits.ts';
import { projectRoot } from '../settings.ts';
import { createTestDatabase } from '../testing/database.ts';
import { aNurse, saveAvoided } from '../testing/shop.builders.ts';
import { planLimitRules } from './limits.ts';
import { mealPlanHandlers } from './meal-plan-handlers.ts';
import { createPlanner, type Planner } from './planner.ts';

type Endpoints = typeof mealPlanEndpoints;

interface KitchenOptions {
  readonly planner: Planner;
  readonly readPantry: () => Promise<Pantry>;
  readonly words: WordTables;
  readonly plansPerHour?: number;
  readonly languageModel?: LanguageModel | null;
}

/** The planner's handlers on a test database; the authorization header is the caller's id. */
export const aPlanKitchen = async ({
  planner,
  readPantry,
  words,
  plansPerHour = 1000,
  languageModel = null,
}: KitchenOptions) => {
  const database = await createTestDatabase();
  const { db, pool } = database;
  const callers = new Map<string, Caller>();
  const app = new Hono();
  app.onError((error) => {
    throw error;
  });
  mount(
    app,
    async (authorization) => callers.get(authorization ?? '') ?? null,
    mealPlanHandlers({
      db,
      logger: pino({ level: 'silent' }),
      now: () => Date.parse('2026-11-23T12:00:00Z'),
      planner,
      limits: openRateLimits(pool, planLimitRules(plansPerHour)),
      readPantry,
      words,
      languageModel,
    }),
  );
  const send = async (user: string, method: string, path: string, body?: object, signal?: AbortSignal) => {
    const response = await app.request(path, {
      method,
      headers: { authorization: user, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape.
    return { status: response.status, headers: response.headers, json: (await response.json()) as any };
  };
  return {
    ...database,
    send,
    aNurse: async (allergens: readonly AllergenId[] = []): Promise<string> => {
      const { profile, caller } = await aNurse(db);
      callers.set(profile.id, caller);
      await saveAvoided(db, profile.id, allergens);
      return profile.id;
    },
    /** The answer of an endpoint, which must be to the letter of the contract. */
    call: async <Key extends keyof Endpoints>(
      user: string,
      key: Key,
      path: string,
      body?: object,
    ): Promise<ResponseOf<Endpoints[Key]>> => {
      const { status, json } = await send(user, key.split(' ')[0] ?? '', path, body);
      expect(status, JSON.stringify(json)).toBe(200);
      const parsed = mealPlanEndpoints[key].response.parse(json);
      expect(parsed).toEqual(json);
      return parsed as ResponseOf<Endpoints[Key]>;
    },
  };
};

/** Three days for two people, without further wishes. */
export const plainPlanAnswers = {
  days: 3,
  mealsPerDay: 3,
  people: 2,
  dietaryPreferences: ['none'],
  goals: ['none'],
  budget: '100-200',
  allergies: ['none'],
};

/** What was chosen, out of a plan as it is answered. */
export const mealsOf = ({ plan }: MealPlanJson) =>
  plan.flatMap(({ day, meals }) =>
    meals.map(({ type, recipeId, servings, side }) => ({
      day,
      type,
      recipeId,
      servings,
      ...(side && { side: side.id }),
    })),
  );

/** The same pantry with other facts of a product. */
export const withProduct = (pantry: Pantry, id: string, values: object): Pantry => {
  const product = pantry.products.get(id as ProductId);
  if (!product) throw new Error('no such product');
  return { ...pantry, products: new Map(pantry.products).set(product.id, { ...product, ...values }) };
};

/**
 * Plans in the test's own thread and, unless the plan's quality is tested, with little effort: loading the planner
 * in a thread takes longer than the plan.
 */
export const aPlanner = ({ effort = 0.02 } = {}): Planner => ({
  plan: async (pantry, request) => planMeals(pantry, { ...request, effort }),
});

/** Plans in threads with the queue, as in production, from source. */
export const aThreadedPlanner = ({ limitMs = 20_000 } = {}): Planner =>
  createPlanner({
    limitMs,
    effort: 0.02,
    // One thread, whatever the number of processors, because these tests check the queue.
    threads: 1,
    execArgv: ['--import', join(projectRoot, 'scripts/read-typescript.mjs')],
  });
