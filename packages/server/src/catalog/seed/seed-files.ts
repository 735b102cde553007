import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { z } from 'zod';
import { parseCatalog, type SeedProduct, type SeedRefusal } from './parse-catalog.ts';
import { type DemoSeed, parseDemo } from './parse-demo.ts';
import { readCsv, type SeedFile } from './read-csv.ts';
import { expected, type SeedIssue } from './seed-issue.ts';

export interface Seed {
  readonly products: readonly PlacedProduct[];
  /** Null in production. */
  readonly demo: DemoSeed | null;
}

export type PlacedProduct = SeedProduct & {
  /** Null if the floor plan lacks the product's category. */
  readonly aisle: string | null;
};

/** Reads and checks the seed under `root`/data; any issue refuses all of it. */
export const readSeed = (
  root: string,
  { withDemo }: { readonly withDemo: boolean },
): Result<Seed, SeedRefusal> => {
  const read = (path: string): SeedFile => ({ file: path, text: readFileSync(join(root, path), 'utf8') });
  const catalog = readdirSync(join(root, 'data/catalog'))
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .map((name) => read(`data/catalog/${name}`));
  const products = parseCatalog({
    catalog,
    nutrients: read('data/nutrients/usda-sr28.csv'),
    composites: read('data/nutrients/composites.csv'),
    ingredients: read('data/allergens/ingredients.csv'),
    labels: read('data/allergens/labels.csv'),
    lines: read('data/allergens/lines.csv'),
    exceptions: read('data/allergens/exceptions.csv'),
  });
  if (!products.ok) return products;
  const floor = parseFloorPlan(read('data/floor/aisles.csv'));
  if (floor.issues.length > 0) return refuse({ kind: 'bad-seed', issues: floor.issues });
  const placed = products.value.map((product) => ({ ...product, aisle: floor.aisleOf(product) }));
  if (!withDemo) return accept({ products: placed, demo: null });
  const { demo, issues } = parseDemo(
    {
      hospitals: read('data/hospitals.csv'),
      promotions: read('data/promotions.csv'),
    },
    new Set(products.value.map(({ sku }) => sku)),
  );
  return issues.length > 0 ? refuse({ kind: 'bad-seed', issues }) : accept({ products: placed, demo });
};

interface FloorPlan {
  /** Null if the plan lacks the product's category. */
  readonly aisleOf: (product: {
    readonly category: string;
    readonly detected_subcategory: string;
  }) => string | null;
  readonly issues: readonly SeedIssue[];
}

/** Aisles by category; a row with a subcategory takes precedence. */
const parseFloorPlan = (file: SeedFile): FloorPlan => {
  const { rows, issues } = readCsv(file, ['category', 'subcategory', 'aisle']);
  const aisles = new Map<string, string>();
  const wrong: SeedIssue[] = [];
  for (const { row, fields } of rows) {
    const { category = '', subcategory = '', aisle = '' } = fields;
    if (aisleName.safeParse(aisle).success) aisles.set(`${category}/${subcategory}`, aisle);
    else
      wrong.push({
        file: file.file,
        row,
        column: 'aisle',
        message: expected(aisle, 'un pasillo, como 3 o B2'),
      });
  }
  return {
    aisleOf: ({ category, detected_subcategory }) =>
      aisles.get(`${category}/${detected_subcategory}`) ?? aisles.get(`${category}/`) ?? null,
    issues: [...issues, ...wrong],
  };
};

const aisleName = z.string().regex(/^[A-Z]?\d{1,3}$/);
