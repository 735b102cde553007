import { nutrients } from '@nutricion/domain/catalog/nutrition/nutrient';
import { type Holds, heldByAll, type Ingredient, type Ingredients } from './parse-ingredients.ts';
import type { NutrientsPer100g } from './parse-nutrients.ts';
import { type CsvRow, readCsv, type SeedFile } from './read-csv.ts';
import { expected, type SeedIssue } from './seed-issue.ts';

const columns = ['id', 'ingredients', 'finished_g', 'unknown', 'reason'];

type ById = ReadonlyMap<string, NutrientsPer100g>;

/** A food of a written recipe: what it holds follows from its ingredients. */
export interface Composite extends Holds {
  readonly per100g: NutrientsPer100g;
  /** As a label lists them, the most by weight first; null if one ingredient stands for another food. */
  readonly label: string | null;
}

/**
 * Foods that are computed from their ingredients ("harina de trigo 100;azúcar 8;canela": names of the ingredients' file with grams, without grams
 * what is too little to count). An ingredient may be a composite of an earlier row. `finished_g` is the weight when prepared; empty means the sum of
 * the ingredients. A nutrient that an ingredient lacks or that `unknown` names is null.
 */
export const parseComposites = (
  file: SeedFile,
  { foods, ingredients }: { readonly foods: ById; readonly ingredients: Ingredients },
): { readonly byId: ReadonlyMap<string, Composite>; readonly issues: readonly SeedIssue[] } => {
  const { rows, issues } = readCsv(file, columns);
  const byId = new Map<string, Composite>();
  const rowIssues = rows.flatMap((row) => {
    const known = (id: string) => foods.get(id) ?? byId.get(id)?.per100g;
    const parts = partsOf(row, ingredients, known);
    if (typeof parts === 'string')
      return [
        {
          file: file.file,
          row: row.row,
          column: 'ingredients',
          message: expected(parts, 'un ingrediente de data/allergens/ingredients.csv y sus gramos'),
        },
      ];
    byId.set(row.fields.id ?? '', {
      ...heldByAll(parts.map(({ ingredient }) => ingredient)),
      per100g: nutrientsOf(parts, row),
      label: parts.length < 2 ? null : labelOf(byWeight(parts), byId),
    });
    return [];
  });
  return { byId, issues: [...issues, ...rowIssues] };
};

interface Part {
  readonly ingredient: Ingredient;
  /** Zero: too little to count. */
  readonly grams: number;
  readonly per100g: NutrientsPer100g | null;
}

/** The ingredients, or the first entry that can't be read. */
const partsOf = (
  { fields }: CsvRow,
  ingredients: Ingredients,
  known: (foodId: string) => NutrientsPer100g | undefined,
): readonly Part[] | string => {
  const parts: Part[] = [];
  for (const text of (fields.ingredients ?? '').split(';')) {
    const [, name = text, amount = '0'] = /^(.*\D) (\d+(?:\.\d+)?)$/.exec(text) ?? [];
    const ingredient = ingredients.get(name);
    const per100g = known(ingredient?.foodId ?? '') ?? null;
    const grams = Number(amount);
    if (!ingredient || (grams > 0 && per100g === null)) return text;
    parts.push({ ingredient, grams, per100g });
  }
  return parts.some(({ grams }) => grams > 0) ? parts : (fields.ingredients ?? '');
};

const byWeight = (parts: readonly Part[]): readonly Ingredient[] =>
  parts.toSorted((one, other) => other.grams - one.grams).map(({ ingredient }) => ingredient);

/** "Harina de trigo, sofrito (pimiento, cebolla), sal": what is made of several says of what. */
export const labelOf = (
  ingredients: readonly Ingredient[],
  composites: ReadonlyMap<string, Composite>,
): string => {
  const text = ingredients
    .map(({ name, foodId }) => {
      const label = composites.get(foodId)?.label;
      return label ? `${name} (${label.charAt(0).toLocaleLowerCase('es')}${label.slice(1)})` : name;
    })
    .join(', ');
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
};

const nutrientsOf = (parts: readonly Part[], { fields }: CsvRow): NutrientsPer100g => {
  const unknown = (fields.unknown ?? '').split(';');
  const total = Number(fields.finished_g) || parts.reduce((sum, { grams }) => sum + grams, 0);
  const amounts = nutrients.map((nutrient) => {
    const shares = parts
      .filter(({ grams }) => grams > 0)
      .map(({ per100g, grams }) => {
        const amount = per100g?.[nutrient] ?? null;
        return amount === null ? null : amount * grams;
      });
    const isKnown = !unknown.includes(nutrient) && !shares.includes(null);
    const sum = shares.reduce<number>((total, share) => total + (share ?? 0), 0);
    return [nutrient, isKnown ? Math.round((sum / total) * 1000) / 1000 : null] as const;
  });
  return Object.fromEntries(amounts) as unknown as NutrientsPer100g;
};
