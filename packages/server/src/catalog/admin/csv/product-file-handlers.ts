import type { productFileEndpoints } from '@nutricion/contract/catalog/product-files';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { ReadFromReplica } from '../../../platform/db/replica.ts';
import { FileResponse, type Handlers } from '../../../platform/http/mount.ts';
import type { ProductDependencies } from '../product-dependencies.ts';
import { exportProducts } from './export-products.ts';
import { importProducts } from './import-products.ts';
import { columnsIn, type Mapping } from './map-columns.ts';
import { suggestColumns } from './suggest-columns.ts';

/** A file's type is read from its bytes, because systems without Excel name it anyhow. */
const TYPES = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
];

/** Enough for a file of twenty thousand products with all columns. */
const taken = { types: TYPES, maxBytes: 20_000_000 };

export interface ProductFileDependencies extends Pick<ProductDependencies, 'db'> {
  readonly readFromReplica: ReadFromReplica;
}

/** Products as files, out of the shop and into it. */
export const productFileHandlers = ({
  db,
  readFromReplica,
}: ProductFileDependencies): Handlers<keyof typeof productFileEndpoints> => ({
  'GET /api/admin/products/export.csv': async ({ query }) =>
    accept(
      new FileResponse('catalogo.csv', await readFromReplica((replica) => exportProducts(replica, query))),
    ),

  'POST /api/admin/products/import/columns': async (request) => {
    const file = await request.readFile(taken);
    return file.ok ? suggestColumns(db, file.value, request.query) : file;
  },

  'POST /api/admin/products/import': async (request) => {
    const { caller, query } = request;
    const columns = columnsIn(query.columns);
    if (columns === 'unknown')
      return refuse({
        kind: 'invalid-input',
        errors: { columns: 'Esa columna no existe. Escoge una de la lista.' },
      });
    const file = await request.readFile(taken);
    if (!file.ok) return file;
    const mapping: Mapping | null = columns && { columns, headingLine: query.heading ?? 1 };
    return importProducts(db, caller.profileId, file.value, {
      mapping,
      isDry: query.dry_run !== undefined,
      skipsFaulty: query.only === 'good',
      reason: query.reason,
      decimalSign: query.decimal ?? null,
      supplierId: query.supplier ?? null,
      same: linesIn(query.same),
      other: linesIn(query.other),
      seen: query.seen,
    });
  },
});

const linesIn = (lines = ''): ReadonlySet<number> => new Set(lines.split(',').filter(Boolean).map(Number));
