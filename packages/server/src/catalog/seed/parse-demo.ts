import { promotionTypes } from '@nutricion/domain/catalog/promotion';
import { z } from 'zod';
import { stableId } from '../../platform/db/stable-id.ts';
import { readCsv, type SeedFile } from './read-csv.ts';
import { expected, type SeedIssue } from './seed-issue.ts';

/** Data of a development shop besides the catalogue: fictional hospitals and promotions. */
export interface DemoFiles {
  readonly hospitals: SeedFile;
  readonly promotions: SeedFile;
}

export interface SeedHospital {
  readonly name: string;
  readonly email_domain: string;
  readonly delivery_points: readonly { readonly building: string; readonly unit: string }[];
}

export interface SeedPromotion {
  readonly id: string;
  readonly sku: string;
  readonly type: 'percent-off' | 'buy-x-save-y' | 'bogo' | 'spend-x-save-y';
  readonly discount_percent: number | null;
  /** Dollars. */
  readonly discount_value: number | null;
  readonly condition_quantity: number | null;
  /** Dollars. */
  readonly condition_spend: number | null;
  readonly badge_text: string | null;
  /** Days that it runs, from seeding on. */
  readonly days: number;
}

export interface DemoSeed {
  readonly hospitals: readonly SeedHospital[];
  readonly promotions: readonly SeedPromotion[];
}

/** Parses the demo files; a promotion for a sku that isn't in `skus` is an issue. */
export const parseDemo = (
  files: DemoFiles,
  skus: ReadonlySet<string>,
): { readonly demo: DemoSeed; readonly issues: readonly SeedIssue[] } => {
  const sku = z.string().refine((value) => skus.has(value), 'el sku de un producto del catálogo');
  const hospitals = parseRows(files.hospitals, hospitalColumns);
  const promotions = parseRows(files.promotions, { sku, ...promotionColumns }, promotionIssue);
  return {
    demo: {
      hospitals: collectHospitals(hospitals.rows),
      promotions: promotions.rows.map((row) => ({ ...row, id: stableId(`promotion:${row.sku}`) })),
    },
    issues: [...hospitals.issues, ...promotions.issues],
  };
};

const optional = (pattern: RegExp, what: string) =>
  z
    .string()
    .refine((value) => value === '' || pattern.test(value), what)
    .transform((value) => (value === '' ? null : Number(value)));

const dollars = optional(/^\d{1,4}\.\d{2}$/, 'nada o dólares con dos decimales');

const hospitalColumns = {
  name: z.string().min(2, 'el nombre del hospital'),
  // Fictional hospitals use the domain that RFC 2606 reserves for examples.
  email_domain: z.string().regex(/^[a-z0-9-]+\.example$/, 'un dominio que termine en .example'),
  building: z.string().min(1, 'un edificio'),
  unit: z.string().min(1, 'un piso o una unidad'),
};

const promotionColumns = {
  type: z.enum(promotionTypes, promotionTypes.join(', ')),
  discount_percent: optional(/^([1-9]\d?|100)$/, 'nada o un porcentaje de 1 a 100'),
  discount_value: dollars,
  condition_quantity: optional(/^[1-9]\d?$/, 'nada o un número de 1 a 99'),
  condition_spend: dollars,
  badge_text: z.string().transform((value) => value || null),
  days: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'los días que dura, de 1 a 999')
    .transform(Number),
};

/** Columns that are required by the type of promotion. */
const promotionIssue = (row: Omit<SeedPromotion, 'id'>): Pick<SeedIssue, 'column' | 'message'> | null => {
  const missing = (column: keyof Omit<SeedPromotion, 'id'>) =>
    row[column] === null ? { column, message: expected('', `un valor, por ser ${row.type}`) } : null;
  switch (row.type) {
    case 'percent-off':
      return missing('discount_percent');
    case 'buy-x-save-y':
      return missing('condition_quantity') ?? missing('discount_value');
    case 'spend-x-save-y':
      return missing('condition_spend') ?? missing('discount_value');
    case 'bogo':
      return null;
  }
};

const parseRows = <Shape extends z.ZodRawShape>(
  file: SeedFile,
  shape: Shape,
  check: (row: z.output<z.ZodObject<Shape>>) => Pick<SeedIssue, 'column' | 'message'> | null = () => null,
): { readonly rows: readonly z.output<z.ZodObject<Shape>>[]; readonly issues: readonly SeedIssue[] } => {
  const read = readCsv(file, Object.keys(shape));
  const issues = [...read.issues];
  const rows = read.rows.flatMap(({ row, fields }) => {
    const parsed = z.object(shape).safeParse(fields);
    const wrong = parsed.success
      ? [check(parsed.data)].filter((issue) => issue !== null)
      : parsed.error.issues.map(({ path, message }) => {
          const column = String(path[0]);
          return { column, message: expected(fields[column] ?? '', message) };
        });
    issues.push(...wrong.map((issue) => ({ file: file.file, row, ...issue })));
    return parsed.success ? [parsed.data] : [];
  });
  return { rows, issues };
};

/** There is one row per delivery point; rows with the same domain become one hospital. */
const collectHospitals = (
  rows: readonly z.output<z.ZodObject<typeof hospitalColumns>>[],
): readonly SeedHospital[] =>
  [...new Set(rows.map(({ email_domain }) => email_domain))].map((email_domain) => {
    const own = rows.filter((row) => row.email_domain === email_domain);
    return {
      name: own[0]?.name ?? '',
      email_domain,
      delivery_points: own.map(({ building, unit }) => ({ building, unit })),
    };
  });
