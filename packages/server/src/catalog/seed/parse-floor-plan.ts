import { z } from 'zod';
import { readCsv, type SeedFile } from './read-csv.ts';
import { expected, type SeedIssue } from './seed-issue.ts';

interface FloorPlan {
  /** Null if the plan lacks the product's category. */
  readonly aisleOf: (product: {
    readonly category: string;
    readonly detected_subcategory: string;
  }) => string | null;
  readonly issues: readonly SeedIssue[];
}

/** Aisles by category; a row with a subcategory takes precedence. */
export const parseFloorPlan = (file: SeedFile): FloorPlan => {
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
