import type { Nutrition } from '@nutricion/contract/catalog/product-fields';
import { type CategoryId, categories } from '@nutricion/domain/catalog/category';
import { highlightsOf } from '@nutricion/domain/catalog/nutrition/highlights';
import { type Zone, zoneOf } from '@nutricion/domain/catalog/zone';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { stableId } from '../../platform/db/stable-id.ts';
import { type Exceptions, parseExceptions } from './allergen-exceptions.ts';
import { type CatalogRow, catalogColumns, catalogRowSchema } from './catalog-row.ts';
import { type Composite, parseComposites } from './parse-composites.ts';
import { parseIngredients } from './parse-ingredients.ts';
import {
  ingredientIssues,
  type Label,
  labelFor,
  labelIssues,
  lineIssues,
  parseLabels,
  parseLines,
  type SharedLines,
} from './parse-labels.ts';
import { type NutrientsPer100g, parseNutrients } from './parse-nutrients.ts';
import { type CsvRow, readCsv, type SeedFile } from './read-csv.ts';
import { rowIssues } from './row-issues.ts';
import { expected, type SeedIssue } from './seed-issue.ts';
import { undeclaredAllergens } from './undeclared-allergens.ts';

export interface CatalogFiles {
  /** data/catalog/{categoryId}.csv, one per category. */
  readonly catalog: readonly SeedFile[];
  /** data/nutrients/usda-sr28.csv. */
  readonly nutrients: SeedFile;
  /** data/nutrients/composites.csv. */
  readonly composites: SeedFile;
  /** data/allergens/ingredients.csv. */
  readonly ingredients: SeedFile;
  /** data/allergens/labels.csv. */
  readonly labels: SeedFile;
  /** data/allergens/lines.csv. */
  readonly lines: SeedFile;
  /** data/allergens/exceptions.csv. */
  readonly exceptions: SeedFile;
}

/** A product as the seed writes it to the database. */
export interface SeedProduct {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  readonly description: string;
  /** Dollars. */
  readonly price: number;
  readonly image_url: string;
  readonly category: string;
  readonly stock: number;
  readonly tags: readonly string[];
  readonly nutritional_highlights: readonly string[];
  readonly allergen_info: readonly string[] | null;
  readonly may_contain: readonly string[];
  readonly contains_at_least: readonly string[];
  readonly pasteurization: string | null;
  /** The list on its label; '' where it is what its name says, or nobody has told us. */
  readonly ingredients: string;
  readonly usage_suggestions: string;
  readonly detected_subcategory: string;
  readonly normalized_category: CategoryId;
  readonly net_content: number;
  readonly net_unit: string;
  readonly package_label: string;
  readonly tax_class: string;
  readonly zone: Zone;
  readonly nutrition: Nutrition | null;
}

export interface SeedRefusal {
  readonly kind: 'bad-seed';
  /** The issues of all files, in order. */
  readonly issues: readonly SeedIssue[];
}

/** Parses the seed catalogue, or refuses it with all issues. */
export const parseCatalog = (files: CatalogFiles): Result<readonly SeedProduct[], SeedRefusal> => {
  const nutrients = parseNutrients(files.nutrients);
  const exceptions = parseExceptions(files.exceptions);
  const ingredients = parseIngredients(files.ingredients);
  const composites = parseComposites(files.composites, {
    foods: nutrients.byUsdaId,
    ingredients: ingredients.byName,
  });
  const labels = parseLabels(files.labels, { ingredients: ingredients.byName, composites: composites.byId });
  const lines = parseLines(files.lines);
  const computed = [...composites.byId].map(([id, { per100g }]) => [id, per100g] as const);
  const context: SeedContext = {
    nutrients: new Map([...nutrients.byUsdaId, ...computed]),
    exceptions: exceptions.bySku,
    composites: composites.byId,
    labels: labels.bySku,
    lines,
  };
  const catalogFiles = files.catalog.map((file) => parseCatalogFile(file, context));
  const read = catalogFiles.flatMap(({ products }) => products);
  const products = read.map(({ product }) => product);
  const issues = [
    ...nutrients.issues,
    ...ingredients.issues,
    ...composites.issues,
    ...labels.issues,
    ...lines.issues,
    ...exceptions.issues,
    ...catalogFiles.flatMap((catalogFile) => catalogFile.issues),
    ...unusedSkus(files.exceptions.file, exceptions.bySku, read),
    ...unusedSkus(files.labels.file, labels.bySku, read),
    ...unusedSkus(files.lines.file, lines.bySku, read),
    ...lineIssues(files.lines.file, lines, products),
    ...ingredientIssues(files.ingredients.file, ingredients.byName, products),
    ...repeated(read, 'sku', ({ product }) => product.sku),
    ...repeated(read, 'title', ({ product }) => product.title.toLocaleLowerCase('es')),
  ];
  return issues.length > 0 ? refuse({ kind: 'bad-seed', issues }) : accept(products);
};

interface ReadProduct {
  readonly file: string;
  readonly row: number;
  readonly product: SeedProduct;
}

interface CatalogFile {
  readonly products: readonly ReadProduct[];
  readonly issues: readonly SeedIssue[];
}

/** Data besides the row that checks need. */
interface SeedContext {
  readonly nutrients: ReadonlyMap<string, NutrientsPer100g>;
  readonly exceptions: Exceptions;
  readonly composites: ReadonlyMap<string, Composite>;
  readonly labels: ReadonlyMap<string, Label>;
  readonly lines: SharedLines;
}

const parseCatalogFile = (file: SeedFile, seedContext: SeedContext): CatalogFile => {
  const categoryId = file.file.replace(/^.*\//, '').replace(/\.csv$/, '');
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) {
    const message = expected(
      categoryId,
      `un archivo por categoría (${categories.map(({ id }) => id).join(', ')})`,
    );
    return { products: [], issues: [{ file: file.file, row: 1, column: '—', message }] };
  }
  const { rows, issues } = readCsv(file, catalogColumns);
  const parsed = rows.map((row) => parseRow(row, category, seedContext));
  return {
    products: parsed.flatMap(({ products }) => products),
    issues: [...issues, ...parsed.flatMap((row) => row.issues)],
  };
};

const parseRow = (
  { file, row, fields }: CsvRow,
  category: (typeof categories)[number],
  { nutrients, exceptions, composites, labels, lines }: SeedContext,
): CatalogFile => {
  const parsed = catalogRowSchema.safeParse(fields);
  const at = (column: string, message: string): SeedIssue => ({ file, row, column, message });
  if (!parsed.success) {
    const byColumn = new Map(
      parsed.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]),
    );
    return {
      products: [],
      issues: catalogColumns.flatMap((column) => {
        const what = byColumn.get(column);
        return what === undefined ? [] : [at(column, expected(fields[column] ?? '', what))];
      }),
    };
  }
  const label = labelFor(parsed.data, labels, composites);
  const issues = [
    ...rowIssues(parsed.data, category, nutrients),
    ...labelIssues(parsed.data, label, lines),
    ...undeclaredAllergens(parsed.data, { exceptions, hasLabel: typeof label?.text === 'string' }),
  ].map(({ column, message }) => at(column, message));
  return issues.length > 0
    ? { products: [], issues }
    : {
        products: [{ file, row, product: seedProduct(parsed.data, category.id, { nutrients, label }) }],
        issues,
      };
};

const seedProduct = (
  row: CatalogRow,
  categoryId: CategoryId,
  { nutrients, label }: { nutrients: ReadonlyMap<string, NutrientsPer100g>; label: Label | null },
): SeedProduct => {
  const per100g = nutrients.get(row.usda_id);
  const nutrition = per100g
    ? { usdaId: row.usda_id, servingG: row.serving_g, servingLabel: row.serving_label, per100g }
    : null;
  return {
    id: stableId(`product:${row.sku}`),
    sku: row.sku,
    title: row.title,
    description: row.description,
    price: row.price,
    image_url: `/art/${row.art.replaceAll(':', '-')}.svg`,
    category: row.category,
    stock: row.stock,
    tags: row.tags,
    nutritional_highlights: highlightsOf(row, nutrition, row.declared),
    allergen_info: row.contains.all,
    may_contain: row.may_contain,
    contains_at_least: row.contains.atLeast,
    pasteurization: row.pasteurization,
    ingredients: label?.text ?? '',
    usage_suggestions: row.usage,
    detected_subcategory: row.subcategory,
    normalized_category: categoryId,
    net_content: row.net_content,
    net_unit: row.net_unit,
    package_label: row.package,
    tax_class: row.tax_class,
    zone: zoneOf({
      categoryId,
      subcategory: row.subcategory,
      description: row.description,
      usage: row.usage,
    }),
    nutrition,
  };
};

/** Skus of a file that no valid row has. */
const unusedSkus = (
  file: string,
  exceptions: ReadonlyMap<string, unknown>,
  read: readonly ReadProduct[],
): readonly SeedIssue[] => {
  const skus = new Set(read.map(({ product }) => product.sku));
  return [...exceptions.keys()]
    .filter((sku) => !skus.has(sku))
    .map((sku) => ({
      file,
      row: 1,
      column: 'sku',
      message: expected(sku, 'el sku de un producto sin faltas'),
    }));
};

/** An issue for each later row that repeats a value of an earlier one. */
const repeated = (
  products: readonly ReadProduct[],
  column: string,
  keyOf: (product: ReadProduct) => string,
): SeedIssue[] => {
  const first = new Map<string, ReadProduct>();
  return products.flatMap((product) => {
    const key = keyOf(product);
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, product);
      return [];
    }
    const message = `«${key}» se repite (${earlier.file}, fila ${earlier.row}); se esperaba uno distinto en cada producto`;
    return [{ file: product.file, row: product.row, column, message }];
  });
};
