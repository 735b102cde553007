import { type AllergenId, isAllergenId } from '@nutricion/domain/catalog/allergen';
import { impliedAllergens } from '@nutricion/domain/catalog/implied-allergens';
import { readCsv, type SeedFile } from './read-csv.ts';
import { expected, type SeedIssue } from './seed-issue.ts';

/** What an ingredient has to be told of besides allergens: it comes from an animal, or has gluten. */
const kinds = ['animal', 'gluten'] as const;
type Kind = (typeof kinds)[number];
const isKind = (text: string): text is Kind => (kinds as readonly string[]).includes(text);

/** What an ingredient, or a food made of several, holds. */
export interface Holds {
  readonly contains: readonly AllergenId[];
  readonly mayContain: readonly AllergenId[];
  readonly kinds: readonly Kind[];
}

/** An ingredient as a label names it. */
export interface Ingredient extends Holds {
  readonly name: string;
  /** The food whose nutrients it has, of USDA's table or a composite; '' if nobody knows any. */
  readonly foodId: string;
  /** Of the file. */
  readonly row: number;
}
export type Ingredients = ReadonlyMap<string, Ingredient>;

/** Everything that any of them holds; what one contains, none may contain. */
export const heldByAll = (parts: readonly Holds[]): Holds => {
  const contains = [...new Set(parts.flatMap((part) => part.contains))];
  const mayContain = [...new Set(parts.flatMap((part) => part.mayContain))];
  return {
    contains,
    mayContain: mayContain.filter((id) => !contains.includes(id)),
    kinds: [...new Set(parts.flatMap((part) => part.kinds))],
  };
};

/** The ingredients of data/allergens/ingredients.csv by name. An allergen that a name tells must be among what it contains. */
export const parseIngredients = (
  file: SeedFile,
): { readonly byName: Ingredients; readonly issues: readonly SeedIssue[] } => {
  const { rows, issues } = readCsv(file, ['name', 'food_id', 'contains', 'may_contain', 'kinds']);
  const byName = new Map<string, Ingredient>();
  const wrong = rows.flatMap(({ row, fields }) => {
    const { name = '', food_id: foodId = '', contains = '', may_contain: may = '', kinds: of = '' } = fields;
    const all = contains === 'ninguno' ? [] : contains.split(';');
    const [mayContain, kindNames] = [may, of].map((text) => text.split(';').filter((part) => part !== ''));
    const fault = (column: string, value: string, what: string) => [
      { file: file.file, row, column, message: expected(value, what) },
    ];
    if (name === '' || byName.has(name)) return fault('name', name, 'un nombre sin repetir');
    if (!all.every(isAllergenId)) return fault('contains', contains, 'ninguno, o alérgenos');
    if (!mayContain?.every(isAllergenId)) return fault('may_contain', may, 'nada, o alérgenos');
    if (!kindNames?.every(isKind)) return fault('kinds', of, `nada, o ${kinds.join(', ')}`);
    const unsaid = impliedAllergens(name).find(({ allergen }) => !all.includes(allergen));
    if (unsaid) return fault('contains', contains, `${unsaid.allergen}: dice «${unsaid.word}»`);
    byName.set(name, { name, foodId, row, contains: all, mayContain, kinds: kindNames });
    return [];
  });
  return { byName, issues: [...issues, ...wrong] };
};
