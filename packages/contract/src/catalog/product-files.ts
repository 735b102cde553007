import { z } from 'zod';
import { batchReason } from '../kit/change-reason.ts';
import { declareEndpoints } from '../kit/endpoint.ts';
import { integerInQuery } from '../kit/ranges.ts';
import { productFilter } from './admin-products-endpoints.ts';

/** Lines of a file, "12,15". */
const lines = z
  .string()
  .max(4000, 'Decide menos filas de una vez: importa estas y sigue con las demás.')
  .regex(/^\d{1,7}(,\d{1,7})*$/, 'Esas filas no están en el archivo. Vuelve a subirlo.')
  .optional();

const supplier = z.uuid('Escoge un suplidor de la lista.').optional();

const headingLine = integerInQuery(1, 1_048_576);

/** Where a row stands. */
const place = {
  /** As a spreadsheet numbers it. */
  line: z.number().int(),
  /** As a text editor numbers it, if that differs: below a quoted line break. */
  text_line: z.number().int().nullable(),
};
const label = { title: z.string(), package_label: z.string() };

export const productFileEndpoints = declareEndpoints({
  'GET /api/admin/products/export.csv': {
    access: 'products.read',
    summary:
      'El catálogo como archivo, con todo lo que un producto tiene; importarlo sin tocarlo no cambia nada',
    query: z.object(productFilter),
    response: z.never(),
    file: 'text/csv; charset=utf-8',
  },
  'POST /api/admin/products/import/columns': {
    access: 'products.write',
    summary: 'Mira las columnas de un archivo de productos (.xlsx o CSV), y propone qué es cada una',
    query: z.object({ heading: headingLine.optional(), supplier }),
    response: z.object({
      /** The row with the headings. */
      heading: z.number().int(),
      /** Rows below it. */
      rows: z.number().int(),
      columns: z.array(
        z.object({
          heading: z.string(),
          /** The first cells that aren't blank. */
          samples: z.array(z.string()),
          /** The proposed column; null if nobody knows it, or if it was left out before. */
          column: z.string().nullable(),
        }),
      ),
    }),
  },
  'POST /api/admin/products/import': {
    access: 'products.write',
    summary: 'Toma un archivo de productos (.xlsx o CSV), o dice qué haría con él',
    query: z.object({
      dry_run: z.enum(['true']).optional(),
      only: z.enum(['good']).optional(),
      reason: batchReason.optional(),
      /** The row with the headings and the column of each, `sku,,price`; without them the headings say it. */
      heading: headingLine.optional(),
      columns: z.string().max(8000, 'Tiene demasiadas columnas. Deja solo las que hacen falta.').optional(),
      /** Of whom the file is: its codes are that supplier's, and its columns are remembered. */
      supplier,
      /** What separates decimals in numbers such as 3,499 and 3.499. */
      decimal: z.enum(['comma', 'point']).optional(),
      /** Rows that look like a product and are it, and rows that are another one. */
      same: lines,
      other: lines,
      /** Of the dry run: refuses what has changed since. */
      seen: z.string().max(60, 'Mira el archivo otra vez antes de importar.').optional(),
    }),
    response: z.object({
      batch_id: z.uuid().nullable(),
      created: z.number().int(),
      changed: z.number().int(),
      unchanged: z.number().int(),
      /** Rows that look like a product, until somebody says which they are. */
      left_out: z.number().int(),
      /** Barcodes that are added. */
      barcodes: z.number().int(),
      faults: z.array(z.object({ ...place, error: z.string() })),
      /** The faulty rows as uploaded with an `error` column; null if there are none. */
      faults_csv: z.string().nullable(),
      /** A price changes by more than a quarter and no reason is given yet. */
      needs_reason: z.boolean(),
      /** A number of the file that may be either of two, until `decimal` says which. */
      ambiguous: z.string().nullable(),
      seen: z.string(),
      /** The first rows that change a product, those whose price jumps before the others. */
      changes: z.array(
        z.object({
          ...place,
          ...label,
          id: z.uuid(),
          is_jump: z.boolean(),
          /** As the file writes them. */
          fields: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
      /** All of them; null if they are all in `changes`. */
      changes_csv: z.string().nullable(),
      /** The first products that are added. */
      new_products: z.array(z.object({ ...place, ...label, price: z.number() })),
      similar: z.array(
        z.object({
          ...place,
          title: z.string(),
          /** The product that it looks like; null if it looks like a new row above. */
          product: z.object({ ...label, id: z.uuid(), sku: z.string(), price: z.number() }).nullable(),
          like_line: z.number().int().nullable(),
        }),
      ),
    }),
  },
});
