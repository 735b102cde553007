import { productToSearchable } from '@nutricion/contract/catalog/product-to-searchable';
import { fold } from '@nutricion/language';
import { buildSearchIndex, HOME_MIN_SCORE } from '@nutricion/search';
import { describe, expect, it } from 'vitest';
import { readSeed } from '../catalog/seed/seed-files.ts';
import { projectRoot } from '../settings.ts';
import { readSearchWords } from './read-search-words.ts';
import { aWordTable } from './search-words.builders.ts';

const seed = readSeed(projectRoot, { withDemo: false });
if (!seed.ok) throw new Error('the seed was refused');
const index = buildSearchIndex(
  seed.value.products.map((product) =>
    productToSearchable({ ...product, id: product.sku, total_purchases: 0 }),
  ),
  aWordTable,
);
const matchedIds = (query: string) =>
  index.search(query, { minScore: HOME_MIN_SCORE }).hits.map(({ id }) => id);

describe("Puerto Rican words in the shop's catalogue", () => {
  it('find what is meant', () => {
    const rows: readonly [string, string][] = [
      ['banana', 'guineo-maduro'],
      ['guineos', 'guineo-maduro'],
      ['naranja', 'china-navel'],
      ['jugo de china', 'jugo-china-100'],
      ['frijoles', 'habichuelas-rosadas-secas'],
      ['gandules', 'gandules-verdes-lata'],
      ['helado', 'mantecado-vainilla'],
      ['cake', 'bizcocho-esponjoso'],
      ['papaya', 'lechosa'],
      ['maracuyá', 'parcha'],
      ['camote', 'batata'],
      ['patata', 'papa'],
      ['sandía', 'melon-de-agua'],
      ['pana', 'panapen'],
      ['viandas', 'yautia'],
      ['sofrito', 'sofrito-criollo'],
      ['recao', 'recao'],
      ['carne molida', 'carne-molida-80-20'],
      ['embutidos', 'chorizo'],
      ['salchichas', 'salchichas-lata'],
      ['chuletas', 'chuletas-de-cerdo'],
      ['bacalao', 'bacalao-salado'],
      ['queso de papa', 'queso-de-papa'],
      ['agua de coco', 'agua-coco'],
      ['malta', 'malta'],
      ['avena', 'avena-hojuelas'],
      ['funche', 'harina-de-maiz'],
      ['panes', 'pan-sobao'],
      ['nuez', 'nueces-nogal'],
      ['yogures', 'yogurt-natural-entero'],
      ['maíces', 'maiz-en-mazorca'],
    ];
    expect(rows.filter(([query, sku]) => !matchedIds(query).some((id) => id === sku))).toEqual([]);
  });

  it('find none of their false friends', () => {
    const rows: readonly [string, RegExp][] = [
      ['pan', /panqueque|empanadilla|panapen/],
      ['papa', /lechosa|papaya/],
      ['té', /aceite/],
      ['sal', /salsa|salchicha/],
      ['ajo', /ajonjoli/],
      ['uva', /pasas/],
      ['coco', /cocoa/],
      ['leche', /(^|-)coco(-|$)/],
      ['china', /soya|teriyaki/],
    ];
    expect(
      rows.map(([query, friend]) => [query, matchedIds(query).filter((sku) => friend.test(sku))]),
    ).toEqual(rows.map(([query]) => [query, []]));
  });

  it.each(['sin maní', 'sin leche', 'sin gluten', 'galletas sin huevo', 'sin mariscos'])(
    '%s lists nothing known to contain it',
    (query) => {
      const [, allergen = ''] = /sin (.+)$/.exec(query) ?? [];
      const ids = aWordTable.freeFrom.get(fold(allergen))?.allergens ?? [];
      expect(ids.length).toBeGreaterThan(0);
      const bySku = new Map(seed.value.products.map((product) => [product.sku, product]));
      for (const sku of matchedIds(query)) {
        const { allergen_info, may_contain } = bySku.get(sku) ?? { allergen_info: null, may_contain: [] };
        expect(
          [...(allergen_info ?? []), ...may_contain].filter((id) => ids.some((other) => other === id)),
        ).toEqual([]);
      }
    },
  );
});

describe('readSearchWords', () => {
  it('refuses missing files, naming the file', () => {
    expect(() => readSearchWords('/nowhere')).toThrow('ENOENT');
  });
});
