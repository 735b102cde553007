import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { recipeArt } from './recipe-art.ts';
import { renderArt } from './render-art.ts';

const folder = fileURLToPath(new URL('../../../data/recipes', import.meta.url));

it('every recipe has a picture of its emoji', () => {
  const emojis = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/(?<=^ {2}emoji: "?)[^"\n]+/gm) ?? []);
  expect(emojis.length).toBeGreaterThanOrEqual(130);
  expect([...new Set(emojis)].filter((emoji) => recipeArt[emoji] === undefined)).toEqual([]);
});

it('every picture of a recipe can be drawn', () => {
  for (const spec of Object.values(recipeArt)) expect(renderArt(spec).ok, spec).toBe(true);
});
