import { parseArgs } from 'node:util';
import type { PlanAnswers } from '../../packages/domain/src/meal-plan/answers.ts';
import { avoidedAllergens } from '../../packages/domain/src/meal-plan/answers.ts';
import { fitting, measurableRecipes } from '../../packages/domain/src/meal-plan/candidates.ts';
import { checkPlan } from '../../packages/domain/src/meal-plan/check-plan.ts';
import { composePlan } from '../../packages/domain/src/meal-plan/compose.ts';
import { buildModel, type Model } from '../../packages/domain/src/meal-plan/model.ts';
import { best, cheapest } from '../../packages/domain/src/meal-plan/optimise.ts';
import { planMeals } from '../../packages/domain/src/meal-plan/plan-meals.ts';
import { firstPlan } from '../../packages/domain/src/meal-plan/slots.ts';
import { runDetails, runLine } from '../machine.ts';
import { family, nameOf, randomRequests } from './instances.ts';
import { readPantry } from './pantry.ts';
import { prove } from './prove.ts';

const { values: flags } = parseArgs({
  options: {
    /** Seconds for HiGHS on each instance; 0 leaves it out. */
    prove: { type: 'string', default: '20' },
    /** Only so many meals in all, so that a proof is within reach. */
    meals: { type: 'string', default: '56' },
    /** Random requests for the check instead of the family. */
    random: { type: 'string' },
  },
});

const pantry = readPantry();
const recipes = measurableRecipes(pantry);
const SEED = 1;

/**
 * `npm run bench:planner`: sixty requests over the shop's own recipes, what each took and how far it is from what HiGHS
 * proves (`--prove=20` seconds each, `--meals=21` only the smaller ones). `--random=10000` judges so many random
 * requests by the independent check.
 */
const main = (): void => {
  console.log(runLine(runDetails()));
  if (flags.random === undefined) measureFamily(Number(flags.prove), Number(flags.meals));
  else judgeRandom(Number(flags.random));
};

const measureFamily = (proveSeconds: number, mostMeals: number): void => {
  warmUp();
  const rows = family.flatMap((answers) =>
    answers.days * answers.mealsPerDay > mostMeals ? [] : measure(answers, proveSeconds),
  );
  const feasible = rows.filter(({ points }) => points !== null);
  const proven = feasible.filter(({ gap }) => gap !== null);
  console.log(`\n${rows.length} requests, ${feasible.length} with a plan as asked`);
  console.log(`first plan: ${quantiles(rows.map(({ firstMs }) => firstMs))} ms of one core`);
  console.log(`answer: ${quantiles(rows.map(({ answerMs }) => answerMs))} ms of one core`);
  if (proven.length > 0) {
    console.log(`over the bound: ${quantiles(proven.map(({ gap }) => gap ?? 0))} %`);
    console.log(`over the best known: ${quantiles(proven.map(({ overBest }) => overBest ?? 0))} %`);
  }
  console.log(`memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
};

interface Row {
  readonly firstMs: number;
  readonly answerMs: number;
  readonly points: number | null;
  /** Per cent over what is proven, and over the best plan that either knows. */
  readonly gap: number | null;
  readonly overBest: number | null;
}

const measure = (answers: PlanAnswers, proveSeconds: number): Row => {
  const avoided = avoidedAllergens(answers, []);
  const startMs = cpuMs();
  const model = buildModel(
    pantry,
    fitting(recipes, answers.dietaryPreferences, avoided),
    answers,
    [],
  ) as Model;
  firstPlan(model);
  const firstMs = cpuMs() - startMs;
  const answerStartMs = cpuMs();
  const planned = planMeals(pantry, { answers, avoided, pins: [], seed: SEED });
  const answerMs = cpuMs() - answerStartMs;
  const cheap = cheapest(model, SEED);
  const found = cheap && best(model, cheap, SEED);
  const proof = found && proveSeconds > 0 ? prove(model, found, proveSeconds) : null;
  const gap = found && proof ? percentOver(found.points, proof.bound) : null;
  const overBest = found && proof ? percentOver(found.points, proof.best) : null;
  const relaxed = planned.ok ? planned.value.relaxed.map(({ wish }) => wish).join() : planned.refusal.kind;
  console.log(
    [
      nameOf(answers),
      `${Math.round(firstMs)} / ${Math.round(answerMs)} ms`,
      found ? `$${found.cost / 100}, ${found.points.toFixed(1)} points` : `no plan as asked: ${relaxed}`,
      ...(proof
        ? [
            `bound ${proof.bound.toFixed(1)}${proof.isProven ? ' (proven)' : ''}, best ${proof.best.toFixed(1)}`,
          ]
        : []),
    ].join(' · '),
  );
  return { firstMs, answerMs, points: found?.points ?? null, gap, overBest };
};

/** Milliseconds of this process's own work: what others do on the machine isn't counted. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The first plans of a process are slow: nothing is compiled yet. */
const warmUp = (): void => {
  for (const answers of family.slice(0, 5)) planMeals(pantry, { answers, avoided: [], pins: [], seed: SEED });
};

const judgeRandom = (count: number): void => {
  const known = new Map(recipes.map((each) => [each.recipe.id, each]));
  const kinds = new Map<string, number>();
  const tally = (kind: string) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const requests = randomRequests(SEED);
  const times: number[] = [];
  for (let each = 0; each < count; each += 1) {
    const request = requests.next().value;
    const avoided = avoidedAllergens(request.answers, request.avoided);
    const startMs = cpuMs();
    const planned = planMeals(pantry, { ...request, avoided });
    times.push(cpuMs() - startMs);
    if (!planned.ok) {
      tally(`refused: ${planned.refusal.kind}`);
      continue;
    }
    const { answers, meals, relaxed } = planned.value;
    tally(relaxed.length === 0 ? 'as asked' : `relaxed: ${relaxed.map(({ wish }) => wish).join(', ')}`);
    for (const { kind } of checkPlan(pantry, composePlan(pantry, known, answers, avoided, meals)))
      tally(`FAULT: ${kind}`);
  }
  for (const [kind, times] of [...kinds].sort()) console.log(`${kind}: ${times}`);
  console.log(`answer: ${quantiles(times)} ms of one core`);
};

const percentOver = (points: number, bound: number): number => (100 * (points - bound)) / bound;

const quantiles = (values: readonly number[]): string => {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2);
  return `median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`;
};

main();
