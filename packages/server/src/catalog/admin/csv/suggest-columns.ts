import type { productFileEndpoints } from '@nutricion/contract/catalog/product-files';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { headingAt, matchHeadings } from '@nutricion/domain/catalog/file-columns';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { readFile } from './read-file.ts';
import { readRememberedColumns } from './remembered-columns.ts';

type Suggestion = ResponseOf<(typeof productFileEndpoints)['POST /api/admin/products/import/columns']>;

const SAMPLES = 3;
const MAX_SAMPLE = 80;

/** What a file's columns probably are, for the person to say. `heading`: the row with the headings, if the person has said which. */
export const suggestColumns = async (
  db: Kysely<Schema>,
  bytes: Uint8Array,
  { heading, supplier }: { readonly heading?: number | undefined; readonly supplier?: string | undefined },
): Promise<Result<Suggestion, Refusal>> => {
  const sheet = await readFile(bytes);
  if (!sheet.ok) return refuse({ kind: 'invalid-input', errors: { file: sheet.refusal } });
  const rows = sheet.value;
  const remembered = await readRememberedColumns(db, supplier);
  const at =
    heading === undefined
      ? headingAt(
          rows.map(({ cells }) => cells),
          remembered,
        )
      : rows.findIndex(({ line }) => line === heading);
  const headings = rows[at];
  if (!headings)
    return refuse({
      kind: 'invalid-input',
      errors: { heading: 'Esa fila está vacía. Escoge la de los nombres de columna.' },
    });
  const below = rows.slice(at + 1);
  const columns = matchHeadings(headings.cells, remembered);
  return accept({
    heading: headings.line,
    rows: below.length,
    columns: headings.cells.map((text, index) => ({
      heading: text,
      samples: samplesOf(below.map(({ cells }) => cells[index] ?? '')),
      column: columns[index] ?? null,
    })),
  });
};

const samplesOf = (cells: readonly string[]): string[] =>
  cells
    .filter((cell) => cell !== '')
    .slice(0, SAMPLES)
    .map((cell) => (cell.length > MAX_SAMPLE ? `${cell.slice(0, MAX_SAMPLE - 1)}…` : cell));
