import { maxCentsOf } from '../../packages/domain/src/meal-plan/answers.ts';
import { type Model, packagesOfUnits, UNITS } from '../../packages/domain/src/meal-plan/model.ts';
import { timesAllowed } from '../../packages/domain/src/meal-plan/repetition.ts';
import type { Found } from '../../packages/domain/src/meal-plan/search.ts';

/** A request as a mixed-integer program in CPLEX's LP format, and a plan as values of its variables. */
export interface Program {
  readonly text: string;
  readonly valuesOf: (found: Found) => ReadonlyMap<string, number>;
}

/** Half a per cent of a package buys none more. */
const FREE = 0.005;

/**
 * Exactly what the search makes least of, for prices without promotions and no pins. A recipe's times are counted in
 * unary up to what is allowed and then as a whole number; the staircase rows (each product's packages cover each
 * recipe's own) are what makes the bound worth anything.
 */
export const programOf = (model: Model): Program => {
  const { answers, weights, targets, candidates, products } = model;
  const { days, people } = answers;
  const share = 1 / (days * people);
  const levels = candidates.map(({ recipe }) => timesAllowed(recipe, answers));
  const goal = new Terms();
  const rows: string[] = [];
  const binaries: string[] = [];
  const integers: string[] = [];
  const bounds: string[] = [];
  const z = (recipe: number, level: number) => `z${recipe}_${level}`;
  const times = (recipe: number) => [
    ...Array.from({ length: levels[recipe] ?? 0 }, (_, level) => z(recipe, level + 1)),
    `w${recipe}`,
  ];

  for (const { members, free } of model.courses) {
    if (free > 0)
      rows.push(
        `${members
          .flatMap(times)
          .map((name) => `+ ${name}`)
          .join(' ')} = ${free}`,
      );
    for (const recipe of members) {
      const allowed = levels[recipe] ?? 0;
      const points = model.repetition[recipe] ?? new Float64Array();
      const each =
        (weights.minute * (model.minutes[recipe] ?? 0)) / days -
        weights.waste * (model.used[recipe] ?? 0) * share;
      for (let level = 1; level <= allowed; level += 1) {
        binaries.push(z(recipe, level));
        const step = level < points.length ? (points[level] ?? 0) - (points[level - 1] ?? 0) : 0;
        goal.add(z(recipe, level), each + step / days);
        if (level > 1) rows.push(`${z(recipe, level - 1)} - ${z(recipe, level)} >= 0`);
      }
      integers.push(`w${recipe}`);
      const beyond = (points[allowed + 1] ?? 0) - (points[allowed] ?? 0);
      goal.add(`w${recipe}`, each + beyond / days);
      const most = Math.max(0, free - allowed);
      bounds.push(`0 <= w${recipe} <= ${most}`);
      if (most > 0) rows.push(`${most} ${z(recipe, allowed)} - w${recipe} >= 0`);
    }
  }

  const needs = products.map(() => new Terms());
  for (const [recipe, uses] of model.uses.entries()) {
    for (const { product, units } of uses) {
      for (const name of times(recipe)) needs[product]?.add(name, units / UNITS);
      const stairs = new Terms();
      for (let level = 1; level <= (levels[recipe] ?? 0); level += 1)
        stairs.add(z(recipe, level), packagesOfUnits(units * level) - packagesOfUnits(units * (level - 1)));
      rows.push(`y${product} ${stairs.negated()} >= 0`);
    }
  }
  const money = new Terms();
  for (const [product, need] of needs.entries()) {
    integers.push(`y${product}`);
    bounds.push(`0 <= y${product} <= ${model.stocks[product]}`);
    rows.push(`y${product} ${need.negated()} >= ${-FREE}`);
    const cents = model.costs[product]?.[1] ?? 0;
    money.add(`y${product}`, cents);
    goal.add(`y${product}`, (weights.cost + weights.waste) * cents * share);
  }
  const max = maxCentsOf(answers.budget);
  if (max !== null) rows.push(`${money.text()} <= ${max}`);

  for (const [nutrient, under, over] of [
    ['kcal', weights.energy, weights.energy],
    ['protein_g', weights.protein, 0],
    ['fiber_g', weights.fiber, 0],
    ['sodium_mg', 0, weights.sodium],
  ] as const) {
    const sum = new Terms();
    for (const [recipe, facts] of model.nutrients.entries())
      for (const name of times(recipe)) sum.add(name, facts[nutrient] / days / targets[nutrient]);
    rows.push(`${sum.text()} + ${nutrient}_under - ${nutrient}_over = 1`);
    goal.add(`${nutrient}_under`, under);
    goal.add(`${nutrient}_over`, over);
  }
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

  const valuesOf = ({ slots }: Found) => {
    const values = new Map<string, number>();
    const units = new Map<number, number>();
    const counts = new Map<number, number>();
    for (const recipe of slots) {
      const count = (counts.get(recipe) ?? 0) + 1;
      counts.set(recipe, count);
      const allowed = levels[recipe] ?? 0;
      if (count <= allowed) values.set(z(recipe, count), 1);
      else values.set(`w${recipe}`, count - allowed);
      for (const use of model.uses[recipe] ?? [])
        units.set(use.product, (units.get(use.product) ?? 0) + use.units);
    }
    for (const [product, need] of units) values.set(`y${product}`, packagesOfUnits(need));
    for (const nutrient of ['kcal', 'protein_g', 'fiber_g', 'sodium_mg'] as const) {
      const sum = [...slots].reduce((total, recipe) => total + (model.nutrients[recipe]?.[nutrient] ?? 0), 0);
      const part = sum / days / targets[nutrient];
      values.set(`${nutrient}_under`, Math.max(0, 1 - part));
      values.set(`${nutrient}_over`, Math.max(0, part - 1));
    }
    return values;
  };
  return { text, valuesOf };
};

/** A sum of variables, each with its number. */
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
