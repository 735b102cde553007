import { type CatalogRow, catalogColumns } from './catalog-row.ts';
import type { SeedFile } from './read-csv.ts';

const usual: Record<keyof CatalogRow, string> = {
  sku: 'guineo-maduro',
  title: 'Guineo maduro',
  category: 'Frutas',
  subcategory: 'Guineos',
  price: '0.89',
  net_content: '1',
  net_unit: 'lb',
  package: '1 lb',
  stock: '160',
  tax_class: 'exento',
  contains: 'ninguno',
  may_contain: '',
  declared: 'vegan;gluten-free',
  pasteurization: '',
  tags: 'banana;guineo;fruta',
  description: 'Guineo amarillo de pulpa suave y dulce, listo para pelar y comer en el turno.',
  usage: 'Échalo en la lonchera para el turno. Si se pinta mucho, pélalo y congélalo.',
  usda_id: '',
  serving_g: '118',
  serving_label: '1 guineo mediano (118 g)',
  art: 'single:guineo',
};

/** A catalogue file with valid rows; `rows` replaces some of their fields. */
export const aCatalogFile = (
  rows: readonly Partial<Record<keyof CatalogRow, string>>[],
  file = 'data/catalog/frutas.csv',
): SeedFile => ({
  file,
  text: [
    catalogColumns.join(','),
    ...rows.map((row) => catalogColumns.map((column) => quote({ ...usual, ...row }[column])).join(',')),
  ].join('\n'),
});

/** The file of allergen exceptions; without rows it has none. */
export const anExceptionFile = (...rows: readonly string[]): SeedFile => ({
  file: 'data/allergens/exceptions.csv',
  text: ['sku,word,reason', ...rows].join('\n'),
});

const quote = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const heading =
  'id,description,food_group,kcal,protein_g,carbs_g,fat_g,saturated_fat_g,fiber_g,sugars_g,sodium_mg,calcium_mg,iron_mg,potassium_mg,vitamin_c_mg,vitamin_a_ug,cholesterol_mg,water_g,caffeine_mg,vitamin_d_ug,refuse_pct,household_weights';

/** A nutrient table with one food, of which only the fiber is known. */
export const aNutrientFile = (fiber = '20'): SeedFile => ({
  file: 'data/nutrients/usda-sr28.csv',
  text: `${heading}\n09040,"Bananas, raw",Fruits,,,,,,${fiber},,,,,,,,,,,,,\n`,
});

const aFile = (file: string, heading: string, rows: readonly string[]): SeedFile => ({
  file,
  text: [heading, ...rows].join('\n'),
});

/** Ingredients with the allergens of a small kitchen: flour, milk, sugar, salt, honey, and jam that a line shares with nuts. */
export const anIngredientFile = (): SeedFile =>
  aFile('data/allergens/ingredients.csv', 'name,food_id,contains,may_contain,kinds', [
    'harina,09040,trigo,,gluten',
    'leche,09040,leche,,animal',
    'azúcar,09040,ninguno,,',
    'sal,,ninguno,,',
    'miel,,ninguno,,animal',
    'mermelada,,ninguno,nueces,',
  ]);

/** Files of composites, labels and shared lines, each with these rows. */
export const aCompositeFile = (...rows: readonly string[]): SeedFile =>
  aFile('data/nutrients/composites.csv', 'id,ingredients,finished_g,unknown,reason', rows);
export const aLabelFile = (...rows: readonly string[]): SeedFile =>
  aFile('data/allergens/labels.csv', 'sku,ingredients', rows);
export const aLineFile = (...rows: readonly string[]): SeedFile =>
  aFile('data/allergens/lines.csv', 'category,subcategory,skus,may_contain,reason', rows);
