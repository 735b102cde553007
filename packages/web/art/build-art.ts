import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { knownDishes } from '@nutricion/domain/recipe/dish';
import { readCatalogArt } from './catalog-art.ts';
import { categoryArt } from './category-art.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '../../..');
const OUT = join(HERE, '../public/art');
/** Remembers what the pictures in OUT were drawn from; beside the shop's files, not among them. */
const MEMORY = join(ROOT, '.cache/art.json');

type Memory = { readonly fingerprint: string; readonly files: readonly string[] };

/** Draws what isn't drawn yet of the catalogue, the category tiles, the articles, the recipes and the shop's own pictures. */
async function buildArt(): Promise<void> {
  const fingerprint = fingerprintOfGenerator();
  const memory = readMemory();
  const current = new Set(memory.fingerprint === fingerprint ? picturesPresent() : []);

  const wanted = new Map<string, { draw: Draw; origin: string }>();
  const { artFileName, renderArt } = await import('./render-art.ts');
  const { coverFiles } = await import('./covers.ts');
  const { scenes } = await import('./scenes.ts');
  for (const { spec, file, row } of readCatalogArt(join(ROOT, 'data/catalog'))) {
    wanted.set(artFileName(spec), {
      draw: () => renderArt(spec),
      origin: `data/catalog/${file}, fila ${row}: «${spec}»`,
    });
  }
  for (const [id, spec] of Object.entries(categoryArt)) {
    wanted.set(artFileName(spec), { draw: () => renderArt(spec), origin: `categoría ${id}: «${spec}»` });
  }
  for (const [name, draw] of coverFiles) wanted.set(name, { draw, origin: name });
  for (const spec of knownDishes) {
    wanted.set(artFileName(spec), { draw: () => renderArt(spec), origin: `plato «${spec}»` });
  }
  for (const [name, draw] of Object.entries(scenes)) wanted.set(`${name}.svg`, { draw, origin: name });

  const wrong = await drawMissing([...wanted].filter(([name]) => !current.has(name)));
  await drawAppIcons(memory.fingerprint === fingerprint);
  for (const line of wrong) console.error(`arte: ${line}`);
  if (wrong.length > 0) process.exitCode = 1;

  for (const name of memory.files) if (!wanted.has(name)) rmSync(join(OUT, name), { force: true });
  writeAtomically(MEMORY, JSON.stringify({ fingerprint, files: [...wanted.keys()] } satisfies Memory));
  const names = picturesPresent();
  const bytes = names.reduce((sum, name) => sum + statSync(join(OUT, name)).size, 0);
  console.log(`arte: ${names.length} dibujos, ${Math.round(bytes / 1024)} kB`);
}

type Draw = () => { ok: true; svg: string } | { ok: false; reason: string };

/** Draws and writes each picture; answers a line for each that couldn't be drawn. */
async function drawMissing(missing: readonly [string, { draw: Draw; origin: string }][]): Promise<string[]> {
  if (missing.length === 0) return [];
  const { optimiseSvg } = await import('./optimise.ts');
  const wrong: string[] = [];
  for (const [name, { draw, origin }] of missing) {
    const drawn = draw();
    if (drawn.ok) writeAtomically(join(OUT, name), optimiseSvg(drawn.svg, name));
    else wrong.push(`${origin}: ${drawn.reason}`);
  }
  return wrong;
}

async function drawAppIcons(areCurrent: boolean): Promise<void> {
  const { appIcons } = await import('./app-icons.ts');
  for (const { file, draw } of appIcons)
    if (!areCurrent || !existsSync(join(OUT, file))) writeAtomically(join(OUT, file), await draw());
}

/** Changes whenever a picture could come out otherwise: our sources, the glyphs, the optimiser. */
function fingerprintOfGenerator(): string {
  const hash = createHash('sha256');
  const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' });
  for (const file of sources.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()) {
    hash.update(file).update(readFileSync(join(HERE, file)));
  }
  const require = createRequire(import.meta.url);
  for (const file of ['@iconify-json/noto/package.json', 'svgo', 'sharp']) {
    hash.update(readFileSync(require.resolve(file)));
  }
  return hash.digest('hex');
}

function readMemory(): Memory {
  if (!existsSync(MEMORY)) return { fingerprint: '', files: [] };
  const value: unknown = JSON.parse(readFileSync(MEMORY, 'utf8'));
  if (typeof value !== 'object' || value === null) return { fingerprint: '', files: [] };
  const { fingerprint, files } = value as Partial<Memory>;
  return { fingerprint: fingerprint ?? '', files: files ?? [] };
}

function picturesPresent(): string[] {
  return existsSync(OUT) ? readdirSync(OUT).filter((name) => name.endsWith('.svg')) : [];
}

/** Two builds may run at once; nobody may read half a picture. */
function writeAtomically(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

await buildArt();
