import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { articleArt } from './article-art.ts';
import { renderArt } from './render-art.ts';

const folder = fileURLToPath(new URL('../../../data/articles', import.meta.url));

it('every article has a picture of its emoji', () => {
  const emojis = readdirSync(folder).map(
    (name) => /^emoji: "(.+)"$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? name,
  );
  expect(emojis.length).toBeGreaterThanOrEqual(12);
  expect(emojis.filter((emoji) => articleArt[emoji] === undefined)).toEqual([]);
});

it('every picture of an article can be drawn', () => {
  for (const spec of Object.values(articleArt)) expect(renderArt(spec).ok, spec).toBe(true);
});
