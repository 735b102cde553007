import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { avoidedAllergens, type PlanAnswers } from '../../packages/domain/src/plans/answers.ts';
import { buildModel, type Model } from '../../packages/planner/src/model/model.ts';
import { firstPlan } from '../../packages/planner/src/model/slots.ts';
import { fittingCandidates, measurableDishes } from '../../packages/planner/src/pantry/candidates.ts';
import { planMeals } from '../../packages/planner/src/plan-meals.ts';
import { runDetails, runLine } from '../machine.ts';
import type { PlanCheckResult } from './check-plans.ts';
import type { PlanCosts, Task } from './child.ts';
import { cpuMs } from './cpu.ts';
import { family, nameOf } from './instances.ts';
import { readPantry } from './pantry.ts';
import { printRubric } from './rubric.ts';

const { values: flags } = parseArgs({
  options: {
    /** Number of random requests to check, instead of the family. */
    random: { type: 'string' },
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
 * `npm run bench:planner` plans sixty requests over the seed's recipes and measures their time and what a
 * dietitian reads in them. `--random=10000` checks random requests, in one process per core. `--large` plans
 * over 2,000 recipes and 20,000 products; `--rubric` prints only the figures for dietitians.
 */
const main = async (): Promise<void> => {
  console.log(runLine(runDetails()));
  if (flags.rubric) printRubric(pantry, recipes, family);
  else if (flags.large) await measurePlanning(true);
  else if (flags.random !== undefined) await checkRandomPlans(Number(flags.random));
  else {
    measureFamily();
    printRubric(pantry, recipes, family);
    await measurePlanning(false);
  }
};

const measureFamily = (): void => {
  warmUp();
  const rows = family.map(measure);
  console.log(
    `\n${rows.length} requests, ${rows.filter(({ isAsRequested }) => isAsRequested).length} with a plan as asked`,
  );
  console.log(`first plan: ${quantiles(rows.map(({ firstMs }) => firstMs))} ms of one core`);
  console.log(`answer: ${quantiles(rows.map(({ answerMs }) => answerMs))} ms of one core`);
};

interface Row {
  readonly firstMs: number;
  readonly answerMs: number;
  readonly isAsRequested: boolean;
}

const modelOf = (answers: PlanAnswers): Model =>
  buildModel(
    pantry,
    fittingCandidates(recipes, answers.dietaryPreferences, avoidedAllergens(answers, [])),
    answers,
    [],
  ) as Model;

const measure = (answers: PlanAnswers): Row => {
  const avoided = avoidedAllergens(answers, []);
  const startMs = cpuMs();
  firstPlan(modelOf(answers));
  const firstMs = cpuMs() - startMs;
  const answerStartMs = cpuMs();
  const planned = planMeals(pantry, { answers, avoided, pins: [], seed: SEED });
  const answerMs = cpuMs() - answerStartMs;
  const failed = planned.ok ? planned.value.relaxed.map(({ wish }) => wish).join() : planned.refusal.kind;
  const times = `${Math.round(firstMs)} / ${Math.round(answerMs)} ms`;
  console.log([nameOf(answers), times, ...(failed ? [`no plan as asked: ${failed}`] : [])].join(' · '));
  return { firstMs, answerMs, isAsRequested: failed === '' };
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

const quantiles = (values: readonly number[]): string => {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2);
  return `median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`;
};

await main();
