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
