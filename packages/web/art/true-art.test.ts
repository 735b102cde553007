import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { recipeArt } from './recipe-art.ts';

const folder = fileURLToPath(new URL('../../../data/catalog', import.meta.url));
const artOf = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .flatMap((name): { sku: string; art: string }[] =>
      parse(readFileSync(join(folder, name), 'utf8'), { columns: true }),
    )
    .map(({ sku, art }) => [sku, art] as const),
);

/** What a picture of a product must show, and what was taken for it and isn't. */
const checklist: readonly (readonly [sku: string, must: string, mustNot: string])[] = [
  ['coliflor', 'coliflor', 'broccoli'],
  ['coliflor-congelada', 'coliflor', 'broccoli'],
  ['cebolla-lila', 'cebolla-lila', 'onion'],
  ['setas', 'setas', 'brown-mushroom'],
  ['setas-lata', 'setas', 'brown-mushroom'],
  ['chillo-entero', 'chillo', 'fish'],
  ['fideos-de-huevo', 'fideos', 'egg'],
  ['fideos-finos', 'fideos', 'steaming-bowl'],
  ['besitos-coco', 'besito', 'coconut'],
  ['dulce-coco', 'besito', 'coconut'],
];

it.each(checklist)('%s shows %s, and not %s', (sku, must, mustNot) => {
  const parts = (artOf.get(sku) ?? '').split(':');
  expect(parts).toContain(must);
  expect(parts).not.toContain(mustNot);
});

it('no dish is a poisonous mushroom or a seedling', () => {
  const shown = Object.values(recipeArt).flatMap((art) => art.split(':'));
  expect(shown).not.toContain('mushroom');
  expect(shown).not.toContain('seedling');
});
