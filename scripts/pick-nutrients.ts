import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';

/**
 * Makes data/nutrients/usda-sr28.csv: of the whole USDA SR28 table, given as argument, the foods that
 * the catalogue refers to, row for row as they stand there.
 * `node --import tsx scripts/pick-nutrients.ts path/to/usda-sr28-foods.csv`
 */
const data = fileURLToPath(new URL('../data/', import.meta.url));
const [source] = process.argv.slice(2);
if (source === undefined) {
  console.error('Di de qué archivo: node --import tsx scripts/pick-nutrients.ts usda-sr28-foods.csv');
  process.exit(1);
}

const records = (file: string) =>
  parse(readFileSync(file, 'utf8'), { columns: true, bom: true, raw: true }) as unknown as {
    raw: string;
    record: Record<string, string>;
  }[];

const catalog = readdirSync(join(data, 'catalog')).filter((name) => name.endsWith('.csv'));
const wantedFoods = new Set(
  catalog.flatMap((name) => records(join(data, 'catalog', name)).map(({ record }) => record.usda_id ?? '')),
);
for (const { record } of records(join(data, 'allergens/ingredients.csv')))
  wantedFoods.add(record.food_id ?? '');
for (const id of wantedFoods) if (!/^\d{5}$/.test(id)) wantedFoods.delete(id);

const [heading = ''] = readFileSync(source, 'utf8').split('\n', 1);
const picked = records(source)
  .filter(({ record }) => wantedFoods.has(record.id ?? ''))
  .sort((a, b) => ((a.record.id ?? '') < (b.record.id ?? '') ? -1 : 1));
const lines = [heading, ...picked.map(({ raw }) => raw)].map((line) => line.trim());
writeFileSync(join(data, 'nutrients/usda-sr28.csv'), `${lines.join('\n')}\n`);

const matches = new Set(picked.map(({ record }) => record.id));
const missing = [...wantedFoods].filter((id) => !matches.has(id));
console.log(`${picked.length} alimentos`);
if (missing.length > 0) console.error(`No están en ${source}: ${missing.join(', ')}`);
process.exitCode = missing.length > 0 ? 1 : 0;
