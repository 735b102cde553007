import { fold } from '@nutricion/language';
import { nutrientNames } from './nutrition/daily-values.ts';

/** A column of a products' file, with its Spanish name for the screen and what others call it, in Spanish and English. */
interface FileColumn {
  readonly label: string;
  readonly headings: readonly string[];
}

const column = (label: string, headings = ''): FileColumn => ({
  label,
  headings: headings === '' ? [] : headings.split('|'),
});

/** In the order in which a person would look for them. */
export const fileColumns: Readonly<Record<string, FileColumn>> = {
  sku: column('Código (sku)', 'codigo|code|codigo interno|clave'),
  barcodes: column(
    'Código de barras',
    'barcode|codigo de barra|upc|upc code|ean|gtin|upc/ean|upc a|codigo upc',
  ),
  supplier_code: column(
    'Código del suplidor',
    'item code|item number|item no|item|sku suplidor|codigo de articulo|codigo del producto|vendor code|supplier code|numero de articulo|articulo no',
  ),
  title: column(
    'Nombre',
    'producto|nombre del producto|product|product name|name|item name|articulo|item description|descripcion del producto',
  ),
  price: column(
    'Precio regular',
    'precio|precio de venta|price|retail|retail price|srp|msrp|precio sugerido|precio al publico',
  ),
  cost: column(
    'Costo',
    'cost|unit cost|costo unitario|precio de costo|wholesale|wholesale price|precio al por mayor',
  ),
  category: column('Categoría', 'department|departamento|familia'),
  detected_subcategory: column('Subcategoría', 'subcategory|subclase|clase'),
  net_content: column('Contenido', 'contenido neto|net content|net weight|peso|peso neto|size|tamano'),
  net_unit: column('Unidad del contenido', 'unidad|unidad de medida|unit|uom|um|unit of measure'),
  package_label: column('Como lo dice el empaque', 'package|empaque|presentacion|pack|package size'),
  description: column('Descripción', 'description|long description|descripcion larga'),
  usage_suggestions: column('Cómo se usa', 'usage|uso|sugerencias de uso'),
  tags: column('Etiquetas', 'tags|palabras|keywords'),
  tax_class: column('IVU', 'impuesto|tax|taxable'),
  zone: column('Zona', 'almacenamiento|storage'),
  aisle: column('Pasillo', 'aisle|gondola|ubicacion'),
  allergen_info: column('Contiene', 'contains|alergenos|allergens'),
  may_contain: column('Puede contener', 'may contain|trazas|traces'),
  pasteurization: column('Pasteurización', 'pasteurizado|pasteurized'),
  ingredients: column('Ingredientes', 'ingredients|lista de ingredientes'),
  supplier_id: column('Suplidor', 'supplier|vendor|proveedor|distribuidor'),
  reorder_point: column('Pedir cuando queden', 'reorder point|minimo'),
  reorder_units: column('Cuánto se pide', 'reorder units|reorder quantity'),
  is_active: column('A la venta', 'active|activo'),
  is_archived: column('Archivado', 'archived'),
  usda_id: column('Alimento de la USDA', 'usda|fdc'),
  serving_g: column('Porción, g', 'serving size|porcion'),
  serving_label: column('Porción, como la dice la etiqueta', 'serving'),
  kcal: column('Calorías en 100 g', 'calorias|calories|energia'),
  ...Object.fromEntries(
    Object.entries(nutrientNames).map(([name, label]) => [name, column(`${label} en 100 g`, fold(label))]),
  ),
  stock: column('Inventario (no entra por archivo)', 'existencia|inventario|on hand|qty|cantidad'),
  version: column('Versión de la exportación'),
};

/** What the shop's own file calls a column, where that isn't its name. */
const ownNames: Readonly<Record<string, string>> = {
  subcategory: 'detected_subcategory',
  package: 'package_label',
  active: 'is_active',
  archived: 'is_archived',
  usage: 'usage_suggestions',
  contains: 'allergen_info',
  supplier: 'supplier_id',
};

/** A heading as headings are compared: folded, with single spaces between words. */
export const plainHeading = (heading: string): string =>
  fold(heading)
    .replaceAll(/[^a-z0-9/]+/g, ' ')
    .trim();

const columnByHeading: ReadonlyMap<string, string> = new Map([
  ...Object.entries(fileColumns).flatMap(([name, { label, headings }]) =>
    [label, ...headings, name].map((heading) => [plainHeading(heading), name] as const),
  ),
  ...Object.entries(ownNames).map(([own, name]) => [own, name] as const),
]);

/** The column that a heading names; undefined if nobody knows it. */
export const columnNamed = (heading: string): string | undefined =>
  columnByHeading.get(plainHeading(heading));

/**
 * The column of each heading, null where nobody knows it; the first of two headings of one column gets it.
 * @param remembered columns by `plainHeading`, as somebody matched them before; null: that heading is left out.
 */
export const matchHeadings = (
  headings: readonly string[],
  remembered: ReadonlyMap<string, string | null> = new Map(),
): readonly (string | null)[] => {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const fromMemory = remembered.get(plainHeading(heading));
    const name = (fromMemory === undefined ? columnNamed(heading) : fromMemory) ?? null;
    if (name === null || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
};

/** Rows above the heading that a file may have: the supplier's name, a date. */
const MAX_ROWS_ABOVE = 20;

/** Where the heading stands: the first of the rows with the most known headings. */
export const headingAt = (
  rows: readonly (readonly string[])[],
  remembered?: ReadonlyMap<string, string | null>,
): number => {
  const known = rows
    .slice(0, MAX_ROWS_ABOVE)
    .map((row) => matchHeadings(row, remembered).filter((name) => name !== null).length);
  return Math.max(0, known.indexOf(Math.max(...known)));
};

/** Columns that say which product a row is about. */
export const identifyingColumns: readonly string[] = ['sku', 'supplier_code', 'barcodes'];
