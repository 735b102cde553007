import sides from '../../data/plan-sides.json' with { type: 'json' };
import type { RecipeUnit } from '../recipes/recipe.ts';

/** With which meals something is eaten: bread and milk with a breakfast or a snack, rice with a lunch or a dinner. */
export type SideWith = 'desayuno' | 'plato';

/** A side that gives a meal enough energy: real products, priced and bought. */
export interface PlanSide {
  /** Stored in plans: an id is never used for another side. */
  readonly id: string;
  readonly sku: string;
  readonly amount: number;
  readonly unit: RecipeUnit;
  /** What is read after "con": "1 guineo". */
  readonly label: string;
  readonly with: readonly SideWith[];
  /** Boiled while the meal is made; absent: served as it is. */
  readonly cookMinutes?: number;
}

/** Sides with one serving each, as the Dietary Guidelines count servings. */
export const planSides = sides as readonly PlanSide[];
