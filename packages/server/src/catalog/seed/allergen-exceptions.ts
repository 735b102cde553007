import { readCsv, type SeedFile } from './read-csv.ts';
import type { SeedIssue } from './seed-issue.ts';
import { expected } from './seed-issue.ts';

/** By sku, the words of a product's texts that don't imply an allergen; the file gives a reason for each. */
export type Exceptions = ReadonlyMap<string, ReadonlySet<string>>;

export const parseExceptions = (
  file: SeedFile,
): { readonly bySku: Exceptions; readonly issues: readonly SeedIssue[] } => {
  const { rows, issues } = readCsv(file, ['sku', 'word', 'reason']);
  const bySku = new Map<string, Set<string>>();
  for (const { fields } of rows) {
    const { sku = '', word = '' } = fields;
    bySku.set(sku, (bySku.get(sku) ?? new Set()).add(word.toLocaleLowerCase('es')));
  }
  const unreasoned = rows
    .filter(({ fields }) => Object.values(fields).includes(''))
    .map(({ row }) => ({
      file: file.file,
      row,
      column: 'reason',
      message: expected('', 'sku, palabra y razón'),
    }));
  return { bySku, issues: [...issues, ...unreasoned] };
};
