import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** One art value of the catalogue and where it stands, so that a wrong one can be found. */
export type CatalogArt = { readonly spec: string; readonly file: string; readonly row: number };

/**
 * The art values of every `*.csv` in a folder, each once, in order of first use. Rows count as a
 * spreadsheet shows them: the heading is row 1. A folder that isn't there has none.
 */
export function readCatalogArt(folder: string): CatalogArt[] {
  if (!existsSync(folder)) return [];
  const bySpec = new Map<string, CatalogArt>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .sort()) {
    for (const art of artColumn(readFileSync(join(folder, file), 'utf8'), file)) {
      if (!bySpec.has(art.spec)) bySpec.set(art.spec, art);
    }
  }
  return [...bySpec.values()];
}

function artColumn(csv: string, file: string): CatalogArt[] {
  const rows: unknown[] = parse(csv, { columns: true, bom: true, skip_empty_lines: true, trim: true });
  return rows.flatMap((row, index) => {
    if (typeof row !== 'object' || row === null || !('art' in row)) return [];
    return typeof row.art === 'string' && row.art !== '' ? [{ spec: row.art, file, row: index + 2 }] : [];
  });
}
