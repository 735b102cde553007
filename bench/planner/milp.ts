import { maxCentsOf } from '../../packages/domain/src/plans/answers.ts';
import { type Model, packagesOfUnits, UNITS } from '../../packages/planner/src/model/model.ts';
import type { Solution } from '../../packages/planner/src/model/slots.ts';
import { ENOUGH_ENERGY_SHARE, MIN_ENERGY_SHARE } from '../../packages/planner/src/model/weights.ts';
import { isSide } from '../../packages/planner/src/pantry/candidate.ts';
import { timesAllowed } from '../../packages/planner/src/pantry/repetition.ts';
import { countersOf, maxBeyond, stepOf, timesName } from './milp-counters.ts';

/** A request as a mixed-integer program in CPLEX's LP format, and plans as values of its variables. */
export interface Program {
  readonly text: string;
  readonly valuesOf: (solution: Solution) => ReadonlyMap<string, number>;
}

/** Half a per cent of a package needs no further package. */
const FREE = 0.005;

/**
 * The search's objective exactly, wishes included, for prices without promotions and requests without pins.
 * The times of a recipe are counted in unary up to what is allowed, then as an integer. Staircase rows (each
 * product's packages cover each recipe alone) make the bound tight.
 */
export const programOf = (model: Model): Program => {
  const levels = model.candidates.map((candidate) =>
    isSide(candidate) ? model.answers.days : timesAllowed(candidate.recipe, model.answers),
  );
  const draft: Draft = { goal: new Terms(), rows: [], bounds: [], binaries: [], integers: [] };
  for (const groups of byCourse(model)) {
    const free = groups.reduce((sum, { group }) => sum + group.free, 0);
    // The first group of a course has no rule, so it contains every recipe.
    addCourse(draft, model, levels, groups[0]?.group.members ?? [], free);
    if (groups.length > 1) addGroups(draft, model, levels, groups);
  }
  addPackages(draft, model, levels);
  addNutrients(draft, model, levels);
  addTallies(draft, model, levels);
  const { goal, rows, bounds, binaries, integers } = draft;
  const text = [
    'Minimize',
    ` points: ${goal.text()}`,
    'Subject To',
    ...rows.map((row, place) => ` r${place}: ${row}`),
    'Bounds',
    ...bounds.map((bound) => ` ${bound}`),
    'Binaries',
    ` ${binaries.join(' ')}`,
    'Generals',
    ` ${integers.join(' ')}`,
    'End',
  ].join('\n');
  return { text, valuesOf: (solution) => valuesOf(model, levels, solution) };
};

/** A program under construction. */
interface Draft {
  readonly goal: Terms;
  readonly rows: string[];
  readonly bounds: string[];
  readonly binaries: string[];
  readonly integers: string[];
}

/** The number of meals to choose, and the points of each recipe's times. */
const addCourse = (
  { goal, rows, bounds, binaries, integers }: Draft,
  model: Model,
  levels: readonly number[],
  members: readonly number[],
  free: number,
): void => {
  const { days, people } = model.answers;
  const counters = members.flatMap((recipe) => countersOf(levels, recipe));
  // A course may have no meals to choose.
  if (counters.length > 0) rows.push(`${counters.map((name) => `+ ${name}`).join(' ')} = ${free}`);
  for (const recipe of members) {
    const allowed = levels[recipe] ?? 0;
    const step = stepOf(model, recipe);
    const each =
      (model.weights.minute * (model.minutes[recipe] ?? 0)) / days -
      (model.weights.waste * (model.usedCents[recipe] ?? 0)) / (days * people);
    for (let times = 1; times <= allowed; times += 1) {
      binaries.push(timesName(recipe, times));
      goal.add(timesName(recipe, times), each + step(times) / days);
      if (times > 1) rows.push(`${timesName(recipe, times - 1)} - ${timesName(recipe, times)} >= 0`);
    }
    const most = Math.max(0, free - allowed);
    const beyond = maxBeyond(model, recipe, allowed, most);
    integers.push(`w${recipe}`, `v${recipe}`);
    bounds.push(`0 <= w${recipe} <= ${beyond}`, `0 <= v${recipe} <= ${most - beyond}`);
    if (most === 0) continue;
    goal.add(`w${recipe}`, each + step(allowed + 1) / days);
    if (most > beyond) goal.add(`v${recipe}`, each + step(allowed + beyond + 1) / days);
    rows.push(`${most} ${timesName(recipe, allowed)} - w${recipe} - v${recipe} >= 0`);
  }
};

interface NumberedGroup {
  readonly number: number;
  readonly group: Model['courses'][number];
}

const byCourse = ({ courses }: Model): readonly (readonly NumberedGroup[])[] => {
  const numbered = courses.map((group, number) => ({ number, group }));
  const names = [...new Set(courses.map(({ course }) => course))];
  return names.map((name) => numbered.filter(({ group }) => group.course === name));
};

/** How often a candidate comes in a group of meals with the same rule. */
const inGroupName = (group: number, candidate: number): string => `x${group}_${candidate}`;

/**
 * Where rules divide the meals of a course: the times of a recipe are the sum over all groups, and each group
 * is full.
 */
const addGroups = (
  { goal, rows, bounds, integers }: Draft,
  model: Model,
  levels: readonly number[],
  groups: readonly NumberedGroup[],
): void => {
  const ofRecipe = new Map<number, string[]>();
  for (const { number, group } of groups) {
    const names = group.members.map((member) => inGroupName(number, member));
    for (const [place, member] of group.members.entries()) {
      const name = names[place] ?? '';
      const recipe = model.firstOf[member] ?? member;
      ofRecipe.set(recipe, [...(ofRecipe.get(recipe) ?? []), name]);
      integers.push(name);
      bounds.push(`0 <= ${name} <= ${group.free}`);
      goal.add(name, (model.taste[member] ?? 0) / model.answers.days);
    }
    if (names.length > 0) rows.push(`${names.map((name) => `+ ${name}`).join(' ')} = ${group.free}`);
  }
  for (const [recipe, names] of ofRecipe) {
    const counters = countersOf(levels, recipe).map((name) => `- ${name}`);
    rows.push(`${[...names.map((name) => `+ ${name}`), ...counters].join(' ')} = 0`);
  }
};

/** A recipe that is listed again for certain days is counted once. */
const isFirst = ({ firstOf }: Model, candidate: number): boolean => firstOf[candidate] === candidate;

/** Whole packages that cover the needs of all recipes together and of each recipe alone; their cost. */
const addPackages = (
  { goal, rows, bounds, integers }: Draft,
  model: Model,
  levels: readonly number[],
): void => {
  const { answers, weights } = model;
  const needs = model.products.map(() => new Terms());
  for (const [recipe, uses] of model.uses.entries())
    for (const { product, units } of isFirst(model, recipe) ? uses : []) {
      for (const name of countersOf(levels, recipe)) needs[product]?.add(name, units / UNITS);
      const stairs = new Terms();
      for (let times = 1; times <= (levels[recipe] ?? 0); times += 1)
        stairs.add(
          timesName(recipe, times),
          packagesOfUnits(units * times) - packagesOfUnits(units * (times - 1)),
        );
      rows.push(`y${product} ${stairs.negated()} >= 0`);
    }
  const money = new Terms();
  for (const [product, need] of needs.entries()) {
    const cents = model.costs[product]?.[1] ?? 0;
    integers.push(`y${product}`);
    bounds.push(`0 <= y${product} <= ${model.stocks[product]}`);
    rows.push(`y${product} ${need.negated()} >= ${-FREE}`);
    money.add(`y${product}`, cents);
    goal.add(`y${product}`, ((weights.cost + weights.waste) * cents) / (answers.days * answers.people));
  }
  const max = maxCentsOf(answers);
  if (max !== null) rows.push(`${money.text()} <= ${max}`);
};

/** Distances from the daily targets. */
const addNutrients = ({ goal, rows }: Draft, model: Model, levels: readonly number[]): void => {
  const { answers, targets, weights } = model;
  for (const [nutrient, under, over] of [
    ['kcal', weights.energy, weights.energy],
    ['protein_g', weights.protein, 0],
    ['fiber_g', weights.fiber, 0],
    ['sodium_mg', 0, weights.sodium],
  ] as const) {
    const sum = new Terms();
    for (const [recipe, facts] of model.nutrients.entries())
      for (const name of isFirst(model, recipe) ? countersOf(levels, recipe) : [])
        sum.add(name, facts[nutrient] / answers.days / targets[nutrient]);
    rows.push(`${sum.text()} + ${nutrient}_under - ${nutrient}_over = 1`);
    goal.add(`${nutrient}_under`, under);
    goal.add(`${nutrient}_over`, over);
    if (nutrient !== 'kcal') continue;
    rows.push(`${sum.text()} + enough_under >= ${ENOUGH_ENERGY_SHARE}`);
    rows.push(`${sum.text()} + floor_under >= ${MIN_ENERGY_SHARE}`);
  }
  goal.add('enough_under', weights.enough);
  goal.add('floor_under', weights.floor);
};

/** Distances of the tallies from minimum and maximum. */
const addTallies = ({ goal, rows }: Draft, model: Model, levels: readonly number[]): void => {
  const { tallies, addedByCandidate } = model.tallies;
  for (const [tally, { min, perMissing, max: most, perExcess: over }] of tallies.entries()) {
    const sum = new Terms();
    for (const [recipe, amounts] of addedByCandidate.entries())
      for (const { amount } of isFirst(model, recipe) ? amounts.filter((each) => each.tally === tally) : [])
        for (const name of countersOf(levels, recipe)) sum.add(name, amount);
    // Without any recipe that has it, all of the minimum is missing.
    const text = sum.text() || '0 y0';
    if (perMissing > 0) {
      rows.push(`${text} + t${tally}_under >= ${min}`);
      goal.add(`t${tally}_under`, perMissing);
    }
    if (over > 0) {
      rows.push(`${text} - t${tally}_over <= ${most}`);
      goal.add(`t${tally}_over`, over);
    }
  }
};

/** The values of all variables of a plan that aren't zero. */
const valuesOf = (
  model: Model,
  levels: readonly number[],
  { slots }: Solution,
): ReadonlyMap<string, number> => {
  const values = new Map<string, number>();
  const units = new Map<number, number>();
  const counts = new Map<number, number>();
  const groups = byCourse(model).flatMap((each) => (each.length > 1 ? each.map(({ number }) => number) : []));
  const groupOf = model.courses.flatMap(({ free }, group) => Array.from({ length: free }, () => group));
  for (const [slot, candidate] of slots.entries()) {
    const group = groupOf[slot] ?? 0;
    const name = inGroupName(group, candidate);
    if (groups.includes(group)) values.set(name, (values.get(name) ?? 0) + 1);
    const recipe = model.firstOf[candidate] ?? candidate;
    const count = (counts.get(recipe) ?? 0) + 1;
    counts.set(recipe, count);
    const allowed = levels[recipe] ?? 0;
    if (count <= allowed) values.set(timesName(recipe, count), 1);
    else {
      const beyond = maxBeyond(model, recipe, allowed, slots.length);
      values.set(`w${recipe}`, Math.min(count - allowed, beyond));
      values.set(`v${recipe}`, Math.max(0, count - allowed - beyond));
    }
    for (const use of model.uses[recipe] ?? [])
      units.set(use.product, (units.get(use.product) ?? 0) + use.units);
  }
  for (const [product, need] of units) values.set(`y${product}`, packagesOfUnits(need));
  for (const [name, value] of amountsOf(model, slots)) values.set(name, value);
  return values;
};

/** Distances of a plan from its targets and tallies. */
const amountsOf = (model: Model, slots: Solution['slots']): ReadonlyMap<string, number> => {
  const { nutrients, answers, targets } = model;
  const values = new Map<string, number>();
  for (const nutrient of ['kcal', 'protein_g', 'fiber_g', 'sodium_mg'] as const) {
    const sum = [...slots].reduce((total, recipe) => total + (nutrients[recipe]?.[nutrient] ?? 0), 0);
    const part = sum / answers.days / targets[nutrient];
    values.set(`${nutrient}_under`, Math.max(0, 1 - part));
    values.set(`${nutrient}_over`, Math.max(0, part - 1));
    if (nutrient !== 'kcal') continue;
    values.set('enough_under', Math.max(0, ENOUGH_ENERGY_SHARE - part));
    values.set('floor_under', Math.max(0, MIN_ENERGY_SHARE - part));
  }
  const { tallies, addedByCandidate } = model.tallies;
  const all = [...slots].flatMap((recipe) => addedByCandidate[recipe] ?? []);
  for (const [tally, { min, perMissing, max: most, perExcess: over }] of tallies.entries()) {
    const amount = all.reduce((sum, each) => (each.tally === tally ? sum + each.amount : sum), 0);
    if (perMissing > 0) values.set(`t${tally}_under`, Math.max(0, min - amount));
    if (over > 0) values.set(`t${tally}_over`, Math.max(0, amount - most));
  }
  return values;
};

/** A sum of variables with coefficients. */
class Terms {
  readonly #factors = new Map<string, number>();
  add(name: string, factor: number): void {
    this.#factors.set(name, (this.#factors.get(name) ?? 0) + factor);
  }
  text(sign = 1): string {
    const parts = [...this.#factors].filter(([, factor]) => factor !== 0);
    return parts
      .map(([name, factor]) => `${sign * factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`)
      .join(' ');
  }
  negated(): string {
    return this.text(-1);
  }
}
