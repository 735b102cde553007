import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCatalogArt } from './catalog-art.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-art-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the catalogue’s art column', () => {
  it('is read from every CSV, each value once, with its file and its row as a spreadsheet counts', () => {
    writeFileSync(
      join(folder, 'a.csv'),
      'sku,title,art\n1,"Leche, fresca",carton:cielo:glass-of-milk\n2,Lima,heap:lime\n',
    );
    writeFileSync(join(folder, 'b.csv'), 'sku,art\n3,heap:lime\n4,\n5,single:mango\n');
    expect(readCatalogArt(folder)).toEqual([
      { spec: 'carton:cielo:glass-of-milk', file: 'a.csv', row: 2 },
      { spec: 'heap:lime', file: 'a.csv', row: 3 },
      { spec: 'single:mango', file: 'b.csv', row: 4 },
    ]);
  });

  it('is empty when there is no catalogue yet', () => {
    expect(readCatalogArt(join(folder, 'nada'))).toEqual([]);
  });
});
