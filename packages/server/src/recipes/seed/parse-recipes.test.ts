import { describe, expect, it } from 'vitest';
import { parseRecipes } from './parse-recipes.ts';

describe('a fault in a recipe', () => {
  const recipe = {
    id: 'arroz-blanco',
    title: 'Arroz blanco',
    emoji: '🍚',
    meal: 'almuerzo',
    category: 'other',
    equipment: 'una-olla',
    prep_minutes: 5,
    cook_minutes: 25,
    difficulty: 'easy',
    servings: 4,
    meal_prep: false,
    ingredients: [
      { sku: 'arroz-grano-mediano', quantity: 2, unit: 'taza', label: '2 tazas de arroz' },
      { sku: 'sal-mesa', quantity: 1, unit: 'cdita', label: '1 cucharadita de sal' },
    ],
    steps: ['Hierve el agua.', 'Echa el arroz.'],
    tip: 'No lo destapes.',
    tags: ['arroz'],
  };
  // JSON is YAML too.
  const issues = (values: object) => {
    const parsed = parseRecipes([{ file: 'x.yaml', text: JSON.stringify([{ ...recipe, ...values }]) }]);
    return parsed.ok ? [] : parsed.refusal.issues.map(({ field }) => field);
  };
  const [rice, salt] = recipe.ingredients;

  it('is named by its recipe and field', () => {
    const rows: readonly [string, object][] = [
      ['arroz-blanco, meal', { meal: 'brunch' }],
      ['arroz-blanco, category', { category: 'after' }],
      ['arroz-blanco, prep_minutes', { prep_minutes: 0 }],
      ['arroz-blanco, servings', { servings: 2.5 }],
      ['arroz-blanco, emoji', { emoji: 'arroz' }],
      ['arroz-blanco, ingredients[0].unit', { ingredients: [{ ...rice, unit: 'puñado' }, salt] }],
      ['arroz-blanco, ingredients[1].quantity', { ingredients: [rice, { ...salt, quantity: 0 }] }],
      [
        'arroz-blanco, ingredients[0].label',
        { ingredients: [{ ...rice, label: 'Dos tazas (10 oz)' }, salt] },
      ],
      ['arroz-blanco, steps', { steps: [] }],
      ['arroz-blanco, shelf_life_days', { meal_prep: true }],
      ['arroz-blanco, autor', { autor: 'Persona' }],
      ['receta 1, id', { id: undefined }],
    ];
    expect(rows.map(([, values]) => [values, issues(values)])).toEqual(
      rows.map(([field, values]) => [values, [field]]),
    );
  });

  it('is what it leaves unsaid of raw food and of what is kept, named by its recipe', () => {
    const chicken = { sku: 'pechuga-de-pollo', quantity: 1, unit: 'lb', label: '1 libra de pechuga' };
    const values = { ingredients: [rice, chicken], meal_prep: true, shelf_life_days: 6 };
    const parsed = parseRecipes([{ file: 'x.yaml', text: JSON.stringify([{ ...recipe, ...values }]) }]);
    if (parsed.ok) throw new Error('the recipe was taken');
    expect(parsed.refusal.issues.map(({ field }) => field)).toEqual(Array(4).fill('arroz-blanco'));
    expect(parsed.refusal.issues.map(({ message }) => message)).toEqual([
      expect.stringContaining('165 °F'),
      expect.stringContaining('dura 6 días'),
      expect.stringContaining('antes de 2 horas'),
      expect.stringContaining('recalentar'),
    ]);
  });

  it('is that another has its name', () => {
    const parsed = parseRecipes([{ file: 'x.yaml', text: JSON.stringify([recipe, recipe]) }]);
    expect(parsed).toMatchObject({ refusal: { issues: [{ file: 'x.yaml', field: 'arroz-blanco' }] } });
  });

  it('is named by its line where it is no YAML', () => {
    const parsed = parseRecipes([{ file: 'x.yaml', text: '- id: a\n  title: "b\n' }]);
    expect(parsed).toMatchObject({ ok: false, refusal: { issues: [{ message: 'no es YAML' }] } });
  });

  it('is that a file is no list', () => {
    expect(parseRecipes([{ file: 'x.yaml', text: 'id: a' }])).toMatchObject({
      refusal: { issues: [{ field: 'línea 1' }] },
    });
  });
});
