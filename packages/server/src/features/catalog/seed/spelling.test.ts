import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSeed } from './seed-files.ts';

const root = fileURLToPath(new URL('../../../../../../', import.meta.url));

/** What isn't written, and what is: the first that the Diccionario de la lengua española or the island's use has. */
const forbidden: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/(?<![\p{L}-])sandwich(?:es)?(?![\p{L}-])/iu, 'sándwich'],
  [/(?<![\p{L}-])br[oó]coli(?!\p{L})/iu, 'brécol'],
  [/\b(?:el|un|al|del|mismo) sartén(?!\p{L})|(?<!\p{L})sartén (?:hondo|seco)(?!\p{L})/iu, 'la sartén'],
  [/(?<![\p{L}-])yogur(?:es)?(?!\p{L})/iu, 'yogurt'],
  [/(?<!\p{L})champiñ/iu, 'setas'],
  [/(?<!\p{L})couscous(?!\p{L})/iu, 'cuscús'],
  [/(?<!\p{L})palomitas(?!\p{L})/iu, 'popcorn'],
  [/(?<!\p{L})zumo(?!\p{L})/iu, 'jugo'],
  [/(?<!\p{L})mango del país/iu, 'mangó'],
  [/(?<!\p{L})ketchup(?= de tomate)|(?<!\p{L})c[aá]tsup/iu, 'ketchup'],
];

/** The first wrong spelling of a text and its right one; null where there is none. */
const misspelt = (text: string): string | null => {
  for (const [wrong, right] of forbidden) {
    const found = wrong.exec(text)?.[0];
    if (found !== undefined) return `«${found}»: ${right}`;
  }
  return null;
};

describe('spelling of what the shop writes', () => {
  it.each([
    ['Un sandwich de jamón', '«sandwich»: sándwich'],
    ['Échalo al sartén', '«al sartén»: la sartén'],
    ['Brócoli fresco', '«Brócoli»: brécol'],
  ])('finds %s', (text, want) => {
    expect(misspelt(text)).toBe(want);
    expect(misspelt('Un sándwich en la sartén con brécol, sku pan-de-sandwich-blanco')).toBeNull();
  });

  it('is one in the catalogue; its tags are what people type', () => {
    const seed = readSeed(root, { withDemo: false });
    const products = seed.ok ? seed.value.products : [];
    expect(products.length).toBeGreaterThan(0);
    const faults = products.flatMap(({ sku, title, description, usage_suggestions, nutrition }) => {
      const found = misspelt(
        `${title}. ${description} ${usage_suggestions} ${nutrition?.servingLabel ?? ''}`,
      );
      return found === null ? [] : [`${sku}: ${found}`];
    });
    expect(faults).toEqual([]);
  });

  it.each(['data/recipes', 'data/articles'])('is one in %s', (folder) => {
    const files = readdirSync(`${root}${folder}`);
    expect(files.length).toBeGreaterThan(0);
    const faults = files.flatMap((file) => {
      const found = misspelt(readFileSync(`${root}${folder}/${file}`, 'utf8'));
      return found === null ? [] : [`${file}: ${found}`];
    });
    expect(faults).toEqual([]);
  });
});
