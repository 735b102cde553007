import { refuse } from '@nutricion/domain/kit/result';
import { type Pantry, planMeals } from '@nutricion/planner';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSeededPantry } from '../testing/seeded-pantry.ts';
import { openPlanFigures } from './plan-figures.ts';
import type { Planner } from './planner.ts';

const HOUR_MS = 3_600_000;
const logger = pino({ level: 'silent' });
let pantry: Pantry;
/** One real plan for all tests; threads are tested elsewhere. */
let planner: Planner;
beforeAll(async () => {
  pantry = await readSeededPantry();
  let made: ReturnType<typeof planMeals> | null = null;
  planner = {
    plan: async (_, request) => {
      made ??= planMeals(pantry, request);
      return made;
    },
  };
}, 60_000);

const figuresWith = (planner: Planner, nowMs: () => number, readPantry = async () => pantry) =>
  openPlanFigures({ planner, readPantry, now: nowMs, logger });

describe('the figures of a plan', () => {
  it('are those of a real plan, and nothing until there is one', async () => {
    const figures = figuresWith(planner, () => pantry.nowMs);
    expect(figures()).toBeNull();
    await expect.poll(() => figures()).not.toBeNull();
    const figuresBefore = figures();
    expect(figuresBefore).toMatchObject({ days: 7, people: 2 });
    expect(figuresBefore?.totalCost).toBeGreaterThan(0);
    expect(figuresBefore?.totalCost).toBeLessThanOrEqual(200);
    expect(figuresBefore?.perPersonDay).toBeCloseTo(
      Math.ceil(((figuresBefore?.totalCost ?? 0) * 100) / 14) / 100,
      5,
    );
    expect(figuresBefore?.quickDishes).toBeGreaterThan(0);
    expect(figuresBefore?.quickDishes).toBeLessThan(pantry.recipes.length);
  });

  it('are asked for once an hour, whoever asks, and never shown on another day', async () => {
    let nowMs = Date.parse('2026-11-24T12:00:00-04:00');
    let requestCount = 0;
    const counting: Planner = {
      plan: (...args) => {
        requestCount += 1;
        return planner.plan(...args);
      },
    };
    const figures = figuresWith(counting, () => nowMs);
    for (let visit = 0; visit < 5; visit += 1) figures();
    await expect.poll(() => figures()).not.toBeNull();
    expect(requestCount).toBe(1);
    nowMs += HOUR_MS + 1;
    expect(figures()).not.toBeNull();
    await expect.poll(() => requestCount).toBe(2);
    nowMs += 24 * HOUR_MS;
    expect(figures()).toBeNull();
  });

  it('that can’t be had are none, and asked for again an hour later', async () => {
    let nowMs = pantry.nowMs;
    let requestCount = 0;
    const busy: Planner = {
      plan: async () => {
        requestCount += 1;
        return refuse({ kind: 'too-slow' });
      },
    };
    const figures = figuresWith(busy, () => nowMs);
    figures();
    await expect.poll(() => requestCount).toBe(1);
    expect(figures()).toBeNull();
    nowMs += HOUR_MS + 1;
    figures();
    await expect.poll(() => requestCount).toBe(2);
  });
});
