import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSeed } from './seed-files.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/** Spellings that aren't used, with the right one: the main form of the Diccionario de la lengua española, or Puerto Rican usage. */
const forbidden: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/(?<![\p{L}-])sandwich(?:es)?(?![\p{L}-])/iu, 'sándwich'],
  [/(?<![\p{L}-])br[oó]coli(?!\p{L})/iu, 'brécol'],
  [/\b(?:el|un|al|del|mismo) sartén(?!\p{L})|(?<!\p{L})sartén (?:hondo|seco)(?!\p{L})/iu, 'la sartén'],
  [/(?<![\p{L}-])yogur(?:es)?(?!\p{L})/iu, 'yogurt'],
  [/(?<!\p{L})champiñ/iu, 'setas'],
  [/(?<!\p{L})couscous(?!\p{L})/iu, 'cuscús'],
  [/(?<!\p{L})palomitas(?!\p{L})/iu, 'popcorn'],
  [/(?<!\p{L})zumo(?!\p{L})/iu, 'jugo'],
  [/(?<![\p{L}-])mangos?(?![\p{L}-])/iu, 'mangó'],
  [/(?<!\p{L})ketchup(?= de tomate)|(?<!\p{L})c[aá]tsup/iu, 'ketchup'],
  [/(?<!\p{L})(?:la|una|ninguna|esta) azúcar(?!\p{L})|azúcar añadido/iu, 'el azúcar (añadida, blanca)'],
  [/(?<![\p{L}-])pud[ií]n(?:es)?(?![\p{L}-])/iu, 'budín'],
  [/(?<!\p{L})(?:spaghetti|espaguettis?)(?!\p{L})/iu, 'espagueti'],
  [/(?<![\p{L}-])(?:pancakes?|hot ?cakes?)(?![\p{L}-])/iu, 'panqueques'],
  [/(?<!\p{L})(?:mozz?arela|mozarella)(?!\p{L})/iu, 'mozzarella'],
  [/(?<!\p{L})(?:mortadela|ricota|humus|chedar)(?!\p{L})/iu, 'mortadella, ricotta, hummus, cheddar'],
  [/(?<!\p{L})(?:frijol(?:es)?|jud[ií]as?|alubias?)(?!\p{L})/iu, 'habichuelas'],
  [/(?<!\p{L})(?:cacahuat|cacahuet)es?(?!\p{L})/iu, 'maní'],
  [/(?<!\p{L})(?:soja|sésamo|guandul(?:es)?)(?!\p{L})/iu, 'soya, ajonjolí, gandules'],
  [/(?<!\p{L})(?:bacon|beicon|panceta)(?!\p{L})/iu, 'tocineta'],
  [/(?<!\p{L})(?:frigor[ií]fico|refrigerador|heladera)(?!\p{L})/iu, 'nevera'],
  [
    /(?<![\p{L}-])(?:maracuyá|bananas?|patatas?|camotes?|elotes?)(?!\p{L})/iu,
    'parcha, guineo, papa, batata, maíz',
  ],
  [/\p{L}\.\.(?!\.)/u, 'un solo punto'],
];

/** The first wrong spelling in a text with its correction; null if there is none. */
const misspelt = (text: string): string | null => {
  for (const [wrong, right] of forbidden) {
    const match = wrong.exec(text)?.[0];
    if (match !== undefined) return `«${match}»: ${right}`;
  }
  return null;
};

describe('spelling', () => {
  it.each([
    ['Un sandwich de jamón', '«sandwich»: sándwich'],
    ['Échalo al sartén', '«al sartén»: la sartén'],
    ['Brócoli fresco', '«Brócoli»: brécol'],
    ['Poca o ninguna azúcar', '«ninguna azúcar»: el azúcar (añadida, blanca)'],
    ['Batida de mango', '«mango»: mangó'],
    ['Hasta que estén tiernos..', '«s..»: un solo punto'],
  ])('detects %s', (text, expectedText) => {
    expect(misspelt(text)).toBe(expectedText);
    expect(misspelt('Un sándwich en la sartén con brécol, sku pan-de-sandwich-blanco')).toBeNull();
  });

  it('is right in the catalogue, except in tags, which hold what people type', () => {
    const seed = readSeed(root, { withDemo: false });
    const products = seed.ok ? seed.value.products : [];
    expect(products.length).toBeGreaterThan(0);
    const issues = products.flatMap((product) => {
      const { sku, title, detected_subcategory, description, usage_suggestions, nutrition } = product;
      const match = misspelt(
        `${title}. ${detected_subcategory}. ${description} ${usage_suggestions} ${nutrition?.servingLabel ?? ''}`,
      );
      return match === null ? [] : [`${sku}: ${match}`];
    });
    expect(issues).toEqual([]);
  });

  it.each(['data/recipes', 'data/articles'])('is right in %s', (folder) => {
    const files = readdirSync(`${root}${folder}`);
    expect(files.length).toBeGreaterThan(0);
    const issues = files.flatMap((file) => {
      const match = misspelt(readFileSync(`${root}${folder}/${file}`, 'utf8'));
      return match === null ? [] : [`${file}: ${match}`];
    });
    expect(issues).toEqual([]);
  });

  it('is right on the screens, except for the chip that the specification spells', () => {
    const files = readdirSync(`${root}packages/web/src`, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/u.test(file) && !/\.test\.|builders/u.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const issues = files.flatMap((file) => {
      const match = misspelt(shownTexts(readFileSync(`${root}packages/web/src/${file}`, 'utf8')));
      return match === null ? [] : [`${file}: ${match}`];
    });
    expect(issues).toEqual([]);
  });
});

/** Texts in source code that can appear on a screen: several words, but no list of CSS classes. */
const shownTexts = (source: string): string =>
  [...source.matchAll(/'([^'\n]*)'|`([^`]*)`|>([^<>{}]+)</gu)]
    .map(([, single, template, markup]) => single ?? template ?? markup ?? '')
    .filter((text) => text.includes(' ') && text !== 'pan de sandwich' && !CLASSES.test(text))
    .join('\n');
const CLASSES = /(?:^|\s)(?:bg|text|border|ring|grid|rounded)-/u;
