import type { RecipeUnit } from '../recipes/recipe.ts';

/** With which meals something is eaten: bread and milk with a breakfast or a snack, rice with a lunch or a dinner. */
export type SideWith = 'desayuno' | 'plato';

/** Something small that a plan puts beside a meal so that there is enough to eat: real products, priced and bought. */
export interface PlanSide {
  /** Kept in plans: never another thing under the same id. */
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

const all: readonly SideWith[] = ['desayuno', 'plato'];
const breakfast: readonly SideWith[] = ['desayuno'];
const plate: readonly SideWith[] = ['plato'];

/**
 * A serving of each, as the Dietary Guidelines count them: a cup of fruit or half of it dried, a cup of milk, an ounce of
 * nuts, two ounces of grain, half an avocado, a cup of vegetables.
 */
export const planSides: readonly PlanSide[] = [
  { id: 'guineo', sku: 'guineo-maduro', amount: 1, unit: 'unidad', label: '1 guineo', with: all },
  { id: 'china', sku: 'china-navel', amount: 1, unit: 'unidad', label: '1 china', with: all },
  { id: 'manzana', sku: 'manzana-roja', amount: 1, unit: 'unidad', label: '1 manzana', with: all },
  {
    id: 'manzana-verde',
    sku: 'manzana-verde',
    amount: 1,
    unit: 'unidad',
    label: '1 manzana verde',
    with: all,
  },
  { id: 'mango', sku: 'mango-keitt', amount: 0.5, unit: 'unidad', label: '½ mango', with: all },
  { id: 'kiwi', sku: 'kiwi', amount: 2, unit: 'unidad', label: '2 kiwis', with: all },
  { id: 'lechosa', sku: 'lechosa', amount: 1, unit: 'taza', label: '1 taza de lechosa', with: all },
  { id: 'pina', sku: 'pina-picada', amount: 1, unit: 'taza', label: '1 taza de piña', with: all },
  { id: 'uvas', sku: 'uvas-rojas', amount: 1, unit: 'taza', label: '1 taza de uvas', with: all },
  { id: 'fresas', sku: 'fresas', amount: 1, unit: 'taza', label: '1 taza de fresas', with: all },
  {
    id: 'melon',
    sku: 'melon-de-agua-picado',
    amount: 1,
    unit: 'taza',
    label: '1 taza de melón de agua',
    with: all,
  },
  { id: 'pasas', sku: 'pasas', amount: 0.25, unit: 'taza', label: '¼ taza de pasas', with: breakfast },
  { id: 'leche', sku: 'leche-fresca-2', amount: 1, unit: 'taza', label: '1 vaso de leche', with: all },
  {
    id: 'leche-sin-lactosa',
    sku: 'leche-sin-lactosa',
    amount: 1,
    unit: 'taza',
    label: '1 vaso de leche sin lactosa',
    with: all,
  },
  {
    id: 'leche-de-soya',
    sku: 'leche-de-soya',
    amount: 1,
    unit: 'taza',
    label: '1 vaso de bebida de soya',
    with: all,
  },
  {
    id: 'yogurt',
    sku: 'yogurt-griego-natural',
    amount: 0.75,
    unit: 'taza',
    label: '¾ taza de yogurt griego',
    with: breakfast,
  },
  {
    id: 'pan-integral',
    sku: 'pan-integral',
    amount: 2,
    unit: 'rebanada',
    label: '2 rebanadas de pan integral',
    with: all,
  },
  {
    id: 'almendras',
    sku: 'almendras-naturales',
    amount: 1,
    unit: 'oz',
    label: '1 puñado de almendras',
    with: all,
  },
  { id: 'nueces', sku: 'nueces-nogal', amount: 1, unit: 'oz', label: '1 puñado de nueces', with: all },
  { id: 'mani', sku: 'mani-sin-sal', amount: 1, unit: 'oz', label: '1 puñado de maní sin sal', with: all },
  {
    id: 'queso',
    sku: 'queso-suizo-lascas',
    amount: 1,
    unit: 'rebanada',
    label: '1 lasca de queso suizo',
    with: all,
  },
  { id: 'aguacate', sku: 'aguacate', amount: 0.5, unit: 'unidad', label: '½ aguacate', with: plate },
  {
    id: 'zanahorias',
    sku: 'zanahoria',
    amount: 1,
    unit: 'unidad',
    label: '1 zanahoria en palitos',
    with: plate,
  },
  { id: 'tomate', sku: 'tomate', amount: 1, unit: 'unidad', label: '1 tomate en ruedas', with: plate },
  {
    id: 'lechuga',
    sku: 'lechuga-romana',
    amount: 2,
    unit: 'taza',
    label: 'ensalada de lechuga',
    with: plate,
  },
  {
    id: 'repollo',
    sku: 'repollo',
    amount: 1.5,
    unit: 'taza',
    label: 'ensalada de repollo',
    with: plate,
  },
  {
    id: 'pepinillo',
    sku: 'pepinillo',
    amount: 0.5,
    unit: 'unidad',
    label: '½ pepinillo en ruedas',
    with: plate,
  },
  {
    id: 'brecol',
    sku: 'brecol',
    amount: 1,
    unit: 'taza',
    label: '1 taza de brécol al microondas',
    with: plate,
    cookMinutes: 5,
  },
  {
    id: 'habichuelas-tiernas',
    sku: 'habichuelas-tiernas-congeladas',
    amount: 1,
    unit: 'taza',
    label: '1 taza de habichuelas tiernas',
    with: plate,
    cookMinutes: 6,
  },
  {
    id: 'arroz',
    sku: 'arroz-grano-mediano',
    amount: 1 / 3,
    unit: 'taza',
    label: '1 taza de arroz blanco',
    with: plate,
    cookMinutes: 20,
  },
  {
    id: 'amarillo',
    sku: 'platano-maduro',
    amount: 0.5,
    unit: 'unidad',
    label: '½ amarillo al microondas',
    with: plate,
    cookMinutes: 5,
  },
  {
    id: 'batata',
    sku: 'batata-mameya',
    amount: 0.5,
    unit: 'lb',
    label: '1 batata al microondas',
    with: plate,
    cookMinutes: 10,
  },
  {
    id: 'papa',
    sku: 'papa',
    amount: 0.5,
    unit: 'lb',
    label: '1 papa al microondas',
    with: plate,
    cookMinutes: 10,
  },
];
