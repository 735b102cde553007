import { applyScheduledPrices } from '../../../catalog/admin/prices.ts';
import { generateProposals } from '../../../catalog/admin/proposals/generate-proposals.ts';
import { publishDueRecipes } from '../../../recipes/admin/transition-recipe.ts';
import { countYesterday } from '../../../reports/count-yesterday.ts';
import { storeDailyTotals } from '../../../reports/days/store-daily-totals.ts';
import type { Act, Actor, Life } from '../life.ts';

/** What the shop does by itself: with the new day, and with payments that wait. */
export const nights: Actor = (life, day) => [
  { atMs: day.at(0) + 1_000, run: () => newDay(life, day.index) },
  ...[1, 4, 8, 12, 16, 20].map(
    (hour): Act => ({ atMs: day.at(hour), run: () => life.payments().reconcile() }),
  ),
];

const newDay = async ({ db, now }: Life, index: number): Promise<void> => {
  await applyScheduledPrices(db, now());
  await publishDueRecipes(db, now());
  await countYesterday(db, new Date(now()));
  await storeDailyTotals(db, now());
  if (index % 14 === 1) await generateProposals(db);
};
