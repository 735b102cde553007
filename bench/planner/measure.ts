import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { avoidedAllergens, type PlanAnswers } from '../../packages/domain/src/plans/answers.ts';
import { buildModel, type Model } from '../../packages/planner/src/model/model.ts';
import { firstPlan } from '../../packages/planner/src/model/slots.ts';
import { best, cheapest } from '../../packages/planner/src/optimise/optimise.ts';
import { fittingCandidates, measurableDishes } from '../../packages/planner/src/pantry/candidates.ts';
import { planMeals } from '../../packages/planner/src/plan-meals.ts';
import { runDetails, runLine } from '../machine.ts';
import type { PlanCheckResult } from './check-plans.ts';
import type { PlanCosts, Task } from './child.ts';
import { cpuMs } from './cpu.ts';
import { family, nameOf } from './instances.ts';
import { readPantry } from './pantry.ts';
import { prove } from './prove.ts';
import { printRubric } from './rubric.ts';

const { values: flags } = parseArgs({
  options: {
    /** Seconds for HiGHS per instance; 0 skips the proofs. */
    prove: { type: 'string', default: '8' },
    /** Only requests up to this number of meals, for proofs that finish. */
    meals: { type: 'string', default: '56' },
    /** Number of random requests to check, instead of the family. */
    random: { type: 'string' },
    /** Number of searches per request, to compare each with the best of them. */
    seeds: { type: 'string' },
    /** 2,000 recipes of 20,000 products instead of the family. */
    large: { type: 'boolean', default: false },
    /** Only the figures for dietitians, without times. */
    rubric: { type: 'boolean', default: false },
  },
});

const pantry = readPantry();
const recipes = measurableDishes(pantry);
const SEED = 1;
const CHILDREN = availableParallelism();
/** Shares are multiples of it, so that each begins with the original pantry. */
const SHARE_OF = 100;

/**
 * `npm run bench:planner` plans sixty requests over the seed's recipes and measures their time and their
 * distance from what HiGHS proves (`--prove=8` seconds each, `--meals=21` only the smaller ones).
 * `--random=10000` checks random requests, in one process per core. `--seeds=12` compares each search with
 * the best of twelve. `--large` plans over 2,000 recipes and 20,000 products; `--rubric` prints only the
 * figures for dietitians.
 */
const main = async (): Promise<void> => {
  console.log(runLine(runDetails()));
  if (flags.rubric) printRubric(pantry, recipes, family);
  else if (flags.large) await measurePlanning(true);
  else if (flags.seeds !== undefined) compareFamily(Number(flags.seeds), Number(flags.meals));
  else if (flags.random !== undefined) await checkRandomPlans(Number(flags.random));
  else {
    measureFamily(Number(flags.prove), Number(flags.meals));
    printRubric(pantry, recipes, family);
    await measurePlanning(false);
  }
};

const measureFamily = (proveSeconds: number, maxMeals: number): void => {
  warmUp();
  const rows = family.flatMap((answers) =>
    answers.days * answers.mealsPerDay > maxMeals ? [] : measure(answers, proveSeconds),
  );
  const feasible = rows.filter(({ points }) => points !== null);
  const proven = feasible.filter(({ gap }) => gap !== null);
  console.log(`\n${rows.length} requests, ${feasible.length} with a plan as asked`);
  console.log(`first plan: ${quantiles(rows.map(({ firstMs }) => firstMs))} ms of one core`);
  console.log(`answer: ${quantiles(rows.map(({ answerMs }) => answerMs))} ms of one core`);
  if (proven.length > 0) {
    const small = proven.filter(({ meals, isProven }) => isProven && meals <= PROVABLE_MEALS);
    const hits = small.filter(({ overBest }) => (overBest ?? 0) < SAME_PERCENT).length;
    console.log(`up to 7 × 3: the optimum in ${hits} of the ${small.length} that are proven`);
    console.log(`over the bound: ${quantiles(proven.map(({ gap }) => gap ?? 0))} %`);
    console.log(`over the best known: ${quantiles(proven.map(({ overBest }) => overBest ?? 0))} %`);
  }
};

/** Up to seven days of three meals. */
const PROVABLE_MEALS = 21;
/** Smaller differences are rounding. */
const SAME_PERCENT = 0.005;

interface Row {
  readonly meals: number;
  readonly isProven: boolean;
  readonly firstMs: number;
  readonly answerMs: number;
  readonly points: number | null;
  /** Per cent over the proven bound, and over the best known plan. */
  readonly gap: number | null;
  readonly overBest: number | null;
}

const modelOf = (answers: PlanAnswers): Model =>
  buildModel(
    pantry,
    fittingCandidates(recipes, answers.dietaryPreferences, avoidedAllergens(answers, [])),
    answers,
    [],
  ) as Model;

/** The searches of this many seeds are compared; the others only look for a better plan. */
const ANSWERS = 3;

interface Compared {
  readonly name: string;
  readonly meals: number;
  /** For each compared search, by how many per cent its points exceed the best of all. */
  readonly overBest: readonly number[];
}

/**
 * Compares searches with the best of many for the same request, for plans too large to prove.
 * @param searches number of searches, each with another seed
 * @returns null when no plan satisfies the request
 */
const compareSeeds = (answers: PlanAnswers, model: Model, searches: number): Compared | null => {
  const points = Array.from({ length: searches }, (_, seed) => {
    const cheap = cheapest(model, seed);
    return (cheap && best(model, cheap, seed))?.points ?? null;
  }).filter((each) => each !== null);
  if (points.length === 0) return null;
  const bestPoints = Math.min(...points);
  return {
    name: nameOf(answers),
    meals: answers.days * answers.mealsPerDay,
    overBest: points.slice(0, ANSWERS).map((each) => (100 * (each - bestPoints)) / bestPoints),
  };
};

const compareFamily = (searches: number, maxMeals: number): void => {
  const rows = family
    .filter(({ days, mealsPerDay }) => days * mealsPerDay <= maxMeals)
    .flatMap((answers) => compareSeeds(answers, modelOf(answers), searches) ?? []);
  for (const { name, overBest } of rows)
    console.log(`${name} · ${overBest.map((each) => each.toFixed(2)).join(', ')} %`);
  const over = (isMeant: (meals: number) => boolean): readonly number[] =>
    rows.filter(({ meals }) => isMeant(meals)).flatMap(({ overBest }) => overBest);
  const small = over((meals) => meals <= PROVABLE_MEALS);
  const hits = small.filter((each) => each < SAME_PERCENT).length;
  console.log(`\nup to 7 × 3: ${hits} of ${small.length} answers are the best of ${searches} searches`);
  console.log(`14 × 4: ${quantiles(over((meals) => meals === 56))} % over the best of ${searches}`);
};

const measure = (answers: PlanAnswers, proveSeconds: number): Row => {
  const avoided = avoidedAllergens(answers, []);
  const startMs = cpuMs();
  const model = modelOf(answers);
  firstPlan(model);
  const firstMs = cpuMs() - startMs;
  const answerStartMs = cpuMs();
  const planned = planMeals(pantry, { answers, avoided, pins: [], seed: SEED });
  const answerMs = cpuMs() - answerStartMs;
  const cheap = cheapest(model, SEED);
  const solution = cheap && best(model, cheap, SEED);
  const proof = solution && proveSeconds > 0 ? prove(model, solution, proveSeconds) : null;
  const gap = solution && proof ? percentOver(solution.points, proof.bound) : null;
  const overBest = solution && proof ? percentOver(solution.points, proof.best) : null;
  const relaxed = planned.ok ? planned.value.relaxed.map(({ wish }) => wish).join() : planned.refusal.kind;
  console.log(
    [
      nameOf(answers),
      `${Math.round(firstMs)} / ${Math.round(answerMs)} ms`,
      solution
        ? `$${solution.cost / 100}, ${solution.points.toFixed(1)} points`
        : `no plan as asked: ${relaxed}`,
      ...(proof
        ? [
            `bound ${proof.bound.toFixed(1)}${proof.isProven ? ' (proven)' : ''}, best ${proof.best.toFixed(1)}`,
          ]
        : []),
    ].join(' · '),
  );
  const meals = answers.days * answers.mealsPerDay;
  return {
    meals,
    isProven: proof?.isProven ?? false,
    firstMs,
    answerMs,
    points: solution?.points ?? null,
    gap,
    overBest,
  };
};

/** The first plans of a process are slow, before the code is compiled. */
const warmUp = (): void => {
  for (const answers of family.slice(0, 5)) planMeals(pantry, { answers, avoided: [], pins: [], seed: SEED });
};

const checkRandomPlans = async (count: number): Promise<void> => {
  const share = Math.ceil(count / CHILDREN / SHARE_OF) * SHARE_OF;
  const shares = Array.from({ length: CHILDREN }, (_, place) => ({
    kind: 'judge' as const,
    seed: SEED + place * share,
    count: Math.max(0, Math.min(share, count - place * share)),
  }));
  const checked = await Promise.all(shares.map((task) => inChild<PlanCheckResult>(task)));
  const kinds = new Map<string, number>();
  for (const each of checked)
    for (const [kind, times] of Object.entries(each.kinds)) kinds.set(kind, (kinds.get(kind) ?? 0) + times);
  for (const [kind, times] of [...kinds].sort()) console.log(`${kind}: ${times}`);
  console.log(`answer: ${quantiles(checked.flatMap(({ ms }) => ms))} ms of one core`);
  if ([...kinds.keys()].some((kind) => kind.startsWith('FAULT'))) process.exitCode = 1;
};

/** Time and memory of a process that only plans: two weeks of four meals for three people. */
const measurePlanning = async (isLarge: boolean): Promise<void> => {
  const answers = family.find(({ days, mealsPerDay, people }) => days * mealsPerDay * people === 168);
  if (!answers) throw new Error('the family lost its largest request');
  const { ms, baseMb, maxMb } = await inChild<PlanCosts>({ kind: 'plan', answers, isLarge, times: 3 });
  const what = isLarge ? '2,000 recipes, 20,000 products' : 'the shop';
  console.log(`${what}: answers ${ms.map(Math.round).join(', ')} ms of one core`);
  console.log(
    `${what}: memory ${Math.round(maxMb)} MB, of them ${Math.round(baseMb)} before reading recipes`,
  );
};

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs a task in a process of its own; its script is bundled beside this one (`run.ts`). */
const inChild = async <T>(task: Task): Promise<T> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'child.js'), JSON.stringify(task)],
    { maxBuffer: MAX_OUTPUT_BYTES },
  );
  return JSON.parse(stdout) as T;
};

const percentOver = (points: number, bound: number): number => (100 * (points - bound)) / bound;

const quantiles = (values: readonly number[]): string => {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2);
  return `median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`;
};

await main();
