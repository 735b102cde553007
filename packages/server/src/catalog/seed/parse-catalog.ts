import type { Nutrition } from '@nutricion/contract/catalog/product-fields';
import { type CategoryId, categories } from '@nutricion/domain/catalog/category';
import { highlightsOf } from '@nutricion/domain/catalog/nutrition/highlights';
import { type Zone, zoneOf } from '@nutricion/domain/catalog/zone';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { stableId } from '../../platform/db/stable-id.ts';
import { type Exceptions, parseExceptions } from './allergen-exceptions.ts';
import { type CatalogRow, catalogColumns, catalogRowSchema } from './catalog-row.ts';
import { parseComposites } from './parse-composites.ts';
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
  /** data/nutrients/composites.csv; absent if no food is computed from others. */
  readonly composites?: SeedFile;
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
  const composites = files.composites && parseComposites(files.composites, nutrients.byUsdaId);
  const foods = new Map([...nutrients.byUsdaId, ...(composites?.byId ?? [])]);
  const catalogFiles = files.catalog.map((file) =>
    parseCatalogFile(file, { nutrients: foods, exceptions: exceptions.bySku }),
  );
  const read = catalogFiles.flatMap(({ products }) => products);
  const issues = [
    ...nutrients.issues,
    ...(composites?.issues ?? []),
    ...exceptions.issues,
    ...catalogFiles.flatMap((catalogFile) => catalogFile.issues),
    ...unusedExceptions(files.exceptions.file, exceptions.bySku, read),
    ...repeated(read, 'sku', ({ product }) => product.sku),
    ...repeated(read, 'title', ({ product }) => product.title.toLocaleLowerCase('es')),
  ];
  return issues.length > 0
    ? refuse({ kind: 'bad-seed', issues })
    : accept(read.map(({ product }) => product));
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
  { nutrients, exceptions }: SeedContext,
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
  const issues = [
    ...rowIssues(parsed.data, category, nutrients),
    ...undeclaredAllergens(parsed.data, exceptions),
  ].map(({ column, message }) => at(column, message));
  return issues.length > 0
    ? { products: [], issues }
    : { products: [{ file, row, product: seedProduct(parsed.data, category.id, nutrients) }], issues };
};

const seedProduct = (
  row: CatalogRow,
  categoryId: CategoryId,
  nutrients: ReadonlyMap<string, NutrientsPer100g>,
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

/** Exceptions for a sku that no valid row has. */
const unusedExceptions = (
  file: string,
  exceptions: Exceptions,
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
