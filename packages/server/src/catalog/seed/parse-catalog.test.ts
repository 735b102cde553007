import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories } from '@nutricion/domain/catalog/category';
import { isComposite } from '@nutricion/domain/catalog/composite-food';
import { isComputed } from '@nutricion/domain/catalog/nutrition/computed-food';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../settings.ts';
import type { CatalogRow } from './catalog-row.ts';
import { parseCatalog } from './parse-catalog.ts';
import type { SeedFile } from './read-csv.ts';
import {
  aCatalogFile,
  aCompositeFile,
  aLabelFile,
  aLineFile,
  aNutrientFile,
  anExceptionFile,
  anIngredientFile,
} from './seed.builders.ts';
import { readSeed } from './seed-files.ts';
import { seedIssueText } from './seed-issue.ts';

const otherFiles = {
  nutrients: aNutrientFile(),
  exceptions: anExceptionFile(),
  ingredients: anIngredientFile(),
  composites: aCompositeFile(),
  labels: aLabelFile(),
  lines: aLineFile(),
};

const parse = (...catalog: readonly SeedFile[]) => parseCatalog({ ...otherFiles, catalog });

const issuesOf = (...catalog: readonly SeedFile[]): readonly string[] => {
  const parsed = parse(...catalog);
  return parsed.ok ? [] : parsed.refusal.issues.map(seedIssueText);
};

describe('the seed catalogue', () => {
  it('has at least 320 products in the eleven categories, each complete', () => {
    const seed = readSeed(projectRoot, { withDemo: true });
    if (!seed.ok) throw new Error(seed.refusal.issues.map(seedIssueText).join('\n'));
    const { products, demo } = seed.value;
    expect(products.length).toBeGreaterThanOrEqual(320);
    expect(new Set(products.map((product) => product.normalized_category))).toEqual(
      new Set(categories.map(({ id }) => id)),
    );
    expect(demo?.hospitals.map(({ email_domain }) => email_domain)).toContain('hospital-san-rafael.example');
    expect(demo?.hospitals.length).toBeGreaterThanOrEqual(4);
    expect(new Set(demo?.promotions.map(({ type }) => type)).size).toBe(4);
  });
});

describe('a catalogue row', () => {
  it('becomes a product with computed claims before declared ones', () => {
    const parsed = parse(aCatalogFile([{ usda_id: '09040', art: 'carton:cielo:glass-of-milk' }]));
    expect(parsed).toMatchObject({
      ok: true,
      value: [
        {
          sku: 'guineo-maduro',
          price: 0.89,
          image_url: '/art/carton-cielo-glass-of-milk.svg',
          nutritional_highlights: ['alto-en-fibra', 'vegan', 'gluten-free'],
          allergen_info: [],
          normalized_category: 'frutas',
          nutrition: { usdaId: '09040', servingG: 118, per100g: { fiber_g: 20, protein_g: null } },
        },
      ],
    });
  });

  it('distinguishes unknown from none', () => {
    const parsed = parse(aCatalogFile([{ contains: '', declared: '' }]));
    expect(parsed).toMatchObject({ ok: true, value: [{ allergen_info: null, nutrition: null }] });
  });

  it('always gets the same id', () => {
    const idOf = () => {
      const parsed = parse(aCatalogFile([{}]));
      return parsed.ok ? parsed.value[0]?.id : null;
    };
    expect(idOf()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(idOf()).toBe(idOf());
  });
});

describe('a product with a list of ingredients', () => {
  const parseLabelled = (
    row: Partial<Record<keyof CatalogRow, string>>,
    files: { readonly labels?: SeedFile; readonly composites?: SeedFile; readonly lines?: SeedFile } = {},
  ) =>
    parseCatalog({
      ...otherFiles,
      labels: aLabelFile('guineo-maduro,harina;leche;azúcar'),
      ...files,
      catalog: [aCatalogFile([{ declared: '', ...row }])],
    });
  const labelIssues = (...given: Parameters<typeof parseLabelled>) => {
    const parsed = parseLabelled(...given);
    // With a fault in its row the product is missing, so that its label has none.
    const issues = parsed.ok
      ? []
      : parsed.refusal.issues.filter(
          ({ message }) => !/producto sin faltas/.test(message) || /otro/.test(message),
        );
    return issues.map(({ column, message }) => `${column}: ${message}`);
  };

  it('shows it, and declares what its ingredients hold', () => {
    expect(parseLabelled({ contains: 'leche;trigo', subcategory: 'Pan criollo' })).toMatchObject({
      ok: true,
      value: [{ ingredients: 'Harina, leche, azúcar.', allergen_info: ['leche', 'trigo'] }],
    });
  });

  it.each(['leche', 'leche;trigo;soya', 'leche;trigo;sin-datos', 'ninguno', ''])(
    'may declare neither less nor more, nor be unsure: %s',
    (contains) => {
      expect(labelIssues({ contains })[0]).toContain('lo que llevan sus ingredientes: trigo;leche');
    },
  );

  it('follows the recipe behind its nutrients where it has no list of its own, and both where it has', () => {
    const composites = aCompositeFile('mezcla-pan,harina 100;leche 10;sal,,,Pan');
    const baked = { usda_id: 'mezcla-pan', contains: 'leche;trigo' };
    const none = { labels: aLabelFile(), composites };
    expect(parseLabelled(baked, none)).toMatchObject({ value: [{ ingredients: 'Harina, leche, sal.' }] });
    expect(labelIssues({ ...baked, contains: 'trigo' }, none)).toHaveLength(1);
    const labels = aLabelFile('guineo-maduro,azúcar;mermelada');
    const own = { ...baked, may_contain: 'nueces' };
    expect(parseLabelled(own, { labels, composites })).toMatchObject({
      value: [{ ingredients: 'Azúcar, mermelada.', allergen_info: ['leche', 'trigo'] }],
    });
  });

  it('declares at least what a food holds that stands for it', () => {
    const composites = aCompositeFile('mezcla-queso,leche 100,,,Como leche');
    const files = { labels: aLabelFile(), composites };
    expect(labelIssues({ usda_id: 'mezcla-queso', contains: 'ninguno' }, files)).toHaveLength(1);
    expect(labelIssues({ usda_id: 'mezcla-queso', contains: 'leche;huevo' }, files)).toEqual([]);
  });

  it('says what it may contain by an ingredient, and by a line that its shelf shares', () => {
    const labels = aLabelFile('guineo-maduro,mermelada');
    const lines = aLineFile('Frutas,Guineos,,mani,Comparten línea');
    const contains = 'ninguno';
    expect(labelIssues({ contains, may_contain: 'mani' }, { labels, lines })).toEqual([
      expect.stringContaining('también nueces'),
    ]);
    expect(labelIssues({ contains, may_contain: 'nueces' }, { labels, lines })).toEqual([
      expect.stringContaining('también mani'),
    ]);
    expect(labelIssues({ contains, may_contain: 'nueces;mani' }, { labels, lines })).toEqual([]);
  });

  it('gets what others on its line contain, but for one that has its own', () => {
    const rows = [
      { sku: 'flan', title: 'Flan de guineo', contains: 'leche', may_contain: '', declared: '' },
      { may_contain: 'mani' },
    ];
    const lines = 'Frutas,Guineos,,mani,Comparten línea';
    const issues = (...given: readonly string[]) => {
      const catalog = [aCatalogFile(rows.map((row) => ({ ...row, may_contain: 'mani' })))];
      const parsed = parseCatalog({ ...otherFiles, lines: aLineFile(...given), catalog });
      return parsed.ok ? [] : parsed.refusal.issues.map(seedIssueText);
    };
    expect(issues(lines)).toEqual([
      expect.stringMatching(/lines\.csv, fila 2, columna may_contain: .*también leche/),
    ]);
    expect(issues(lines, 'Frutas,Guineos,flan,mani,Se cuaja aparte')).toEqual([]);
    expect(issues(lines, 'Frutas,Guineos,flan;nadie,mani,Se cuaja aparte')).toEqual([
      expect.stringContaining('«nadie»'),
    ]);
  });

  it.each([
    ['of its name', { title: 'Sal', contains: 'ninguno', may_contain: 'soya' }, 'soya'],
    ['of its food', { usda_id: '09040', contains: 'ninguno', may_contain: 'mani' }, 'mani'],
    ['that contains more', { title: 'Sal', contains: 'soya', may_contain: '' }, 'soya'],
  ])('has ingredients that say no less than the product %s', (_, row, unsaid) => {
    expect(issuesOf(aCatalogFile([{ declared: '', ...row }]))[0]).toMatch(
      new RegExp(`ingredients\\.csv, fila \\d, columna may_contain: .*también ${unsaid},`),
    );
  });

  it('is neither vegan with honey nor free of gluten with flour', () => {
    const labels = aLabelFile('guineo-maduro,miel;azúcar');
    expect(labelIssues({ contains: 'ninguno', declared: 'vegan' }, { labels })).toEqual([
      expect.stringContaining('declared: «vegan»'),
    ]);
  });

  it('is reported with an unknown ingredient, a sku twice, and a sku that no product has', () => {
    const labels = aLabelFile('guineo-maduro,azúcar', 'guineo-maduro,sal', 'otro,sal', 'nadie,queso');
    expect(labelIssues({ contains: 'ninguno' }, { labels })).toEqual([
      expect.stringContaining('sku: «guineo-maduro»'),
      expect.stringContaining('ingredients: «queso»'),
      expect.stringContaining('sku: «otro»'),
    ]);
  });
});

describe('the allergens of a row', () => {
  const allergenIssues = (
    row: Partial<Record<keyof CatalogRow, string>>,
    ...exceptions: readonly string[]
  ): readonly string[] => {
    const catalog = [aCatalogFile([{ declared: '', ...row }])];
    const parsed = parseCatalog({ ...otherFiles, catalog, exceptions: anExceptionFile(...exceptions) });
    return parsed.ok ? [] : parsed.refusal.issues.map(seedIssueText);
  };
  const ham = {
    title: 'Arroz con gandules listo',
    description: 'Arroz amarillo guisado con gandules, sofrito, jamón y aceitunas, listo para calentar.',
  };

  it('may be a partial list whose rest is unknown', () => {
    const parsed = parse(aCatalogFile([{ contains: 'trigo;leche;sin-datos', declared: '' }]));
    expect(parsed).toMatchObject({
      ok: true,
      value: [{ allergen_info: null, contains_at_least: ['trigo', 'leche'] }],
    });
  });

  it("can't be none if its texts name a food that only a label can clear", () => {
    expect(allergenIssues(ham)).toEqual([
      expect.stringMatching(/frutas\.csv, fila 2, columna contains: dice «jamón».*se esperaba sin-datos/),
    ]);
    expect(allergenIssues({ ...ham, contains: '' })).toEqual([]);
    expect(allergenIssues({ subcategory: 'Platos criollos' })[0]).toContain('dice «platos criollos»');
  });

  it('must include those that its texts name, even if others are unknown', () => {
    const pasta = { title: 'Espagueti con queso', contains: '' };
    expect(allergenIssues(pasta)).toEqual([
      expect.stringContaining('dice «queso»; se esperaba leche entre sus alérgenos'),
      expect.stringContaining('dice «espagueti»; se esperaba trigo entre sus alérgenos'),
    ]);
    expect(allergenIssues({ ...pasta, contains: 'trigo;leche;sin-datos' })).toEqual([]);
  });

  it('may lack a named allergen with an exception, and an unneeded exception is an issue', () => {
    expect(allergenIssues(ham, 'guineo-maduro,jamón,El jamón es una sugerencia')).toEqual([]);
    expect(allergenIssues({}, 'guineo-maduro,jamón,El jamón es una sugerencia')[0]).toContain(
      'no hace falta la excepción «jamón»',
    );
    expect(allergenIssues(ham, 'guineo-maduro,jamón,')[0]).toContain('exceptions.csv, fila 2');
    expect(allergenIssues({}, 'otro,jamón,El jamón es una sugerencia')[0]).toContain('«otro»');
  });
});

describe("the seed's products", () => {
  const seed = readSeed(projectRoot, { withDemo: false });
  if (!seed.ok) throw new Error(seed.refusal.issues.map(seedIssueText).join('\n'));
  const bySku = new Map(seed.value.products.map((product) => [product.sku, product]));

  it.each([
    ['arroz-gandules-listo', [], ['leche', 'trigo', 'soya', 'huevo', 'pescado', 'nueces']],
    ['espagueti-carne-congelado', ['trigo'], ['leche', 'huevo', 'soya']],
    ['empanadilla-carne', ['trigo'], ['leche', 'huevo', 'pescado', 'crustaceos', 'soya']],
    ['mayonesa', ['huevo', 'soya'], []],
    ['salsa-inglesa', ['pescado'], ['soya']],
    ['platanutres', [], ['leche', 'trigo']],
  ])('%s declares what its ingredients hold, and what its line may add', (sku, contains, mayContain) => {
    expect(bySku.get(sku)).toMatchObject({ allergen_info: contains, may_contain: mayContain });
  });

  it('of several things have a list of ingredients, and nobody claims to know their allergens without one', () => {
    const unlisted = seed.value.products.filter(
      ({ allergen_info, ingredients, ...product }) =>
        allergen_info !== null &&
        ingredients === '' &&
        isComposite(product.detected_subcategory) &&
        !isComputed(product.nutrition?.usdaId),
    );
    expect(unlisted.map(({ sku }) => sku)).toEqual([]);
  });

  it('are known as data/README.md says: its table is made of what fails here', () => {
    const { products } = seed.value;
    const percent = (part: number, whole: number) => `${Math.floor((part / whole) * 100)} %`;
    const shelf = (name: string, sold: typeof products) => {
      const nutrition = sold.filter((product) => product.nutrition !== null);
      const computed = nutrition.filter((product) => isComputed(product.nutrition?.usdaId));
      const allergens = sold.filter((product) => product.allergen_info !== null);
      const listed = allergens.filter((product) => product.ingredients !== '');
      const both = nutrition.filter((product) => product.allergen_info !== null);
      const amounts = [sold, nutrition, computed, allergens, listed].map((some) => some.length);
      return `| ${[name, ...amounts, percent(both.length, sold.length)].join(' | ')} |`;
    };
    const table = [
      ...[...new Set(products.map(({ category }) => category))].map((category) =>
        shelf(
          category,
          products.filter((product) => product.category === category),
        ),
      ),
      shelf('**all**', products),
    ];
    const readme = readFileSync(join(projectRoot, 'data/README.md'), 'utf8').split('\n');
    expect(readme.filter((line) => /^\| .* % \|$/.test(line))).toEqual(table);
    const both = products.filter((product) => product.nutrition !== null && product.allergen_info !== null);
    expect(both.length / products.length).toBeGreaterThanOrEqual(0.97);
  });

  it('juice, milk and fresh cheese are pasteurized, unpasteurized or unknown', () => {
    const pasteurization = (sku: string) => bySku.get(sku)?.pasteurization;
    expect(pasteurization('jugo-china-100')).toBe('pasteurizado');
    expect(pasteurization('leche-fresca-entera')).toBe('pasteurizado');
    expect(pasteurization('jugo-china-exprimido')).toBe('sin-datos');
    expect(pasteurization('queso-blanco-del-pais')).toBe('sin-datos');
    expect(pasteurization('guineo-maduro')).toBeNull();
  });
});

describe('an issue', () => {
  it.each<[keyof CatalogRow, string, string]>([
    ['sku', 'Guineo Maduro', 'un código en minúsculas con guiones'],
    ['title', 'x'.repeat(61), 'un título de 60 letras o menos'],
    ['category', 'Leche', 'se esperaba Frutas'],
    ['price', '0.9', 'dólares con dos decimales, como 1.99'],
    ['price', '0.00', 'un precio mayor que 0.00'],
    ['net_content', '0', 'una cantidad mayor que 0'],
    ['net_unit', 'kg', 'lb, oz, fl oz, unidad'],
    ['stock', '-1', 'un número entero desde 0'],
    ['tax_class', 'exenta', 'exento o gravado'],
    ['contains', 'gluten', 'alérgenos separados por punto y coma'],
    ['may_contain', 'ninguno', 'alérgenos separados por punto y coma'],
    ['declared', 'alto-en-fibra', 'declaraciones separadas por punto y coma'],
    ['tags', 'banana;guineo', 'de 3 a 8 etiquetas'],
    ['tags', 'banana;Guineo;fruta', 'etiquetas en minúsculas'],
    ['description', 'Corta.', 'un texto de 60 a 180 letras'],
    ['usda_id', '99999', 'un alimento de data/nutrients/usda-sr28.csv'],
    ['serving_g', '', 'está vacía; se esperaba los gramos de una porción'],
    ['art', 'guineo', 'un dibujo'],
  ])('in %s («%s») names file, row, column and the expected value', (column, value, expected) => {
    const [issue, ...others] = issuesOf(aCatalogFile([{}, { sku: 'otro', title: 'Otro', [column]: value }]));
    expect(issue).toContain(`data/catalog/frutas.csv, fila 3, columna ${column}: `);
    expect(issue).toContain(expected);
    expect(others).toEqual([]);
  });

  it.each<[string, Partial<Record<keyof CatalogRow, string>>, string]>([
    ['gluten-free with wheat', { contains: 'trigo', declared: 'gluten-free' }, 'declared'],
    ['vegan with milk', { contains: 'leche', declared: 'vegan' }, 'declared'],
    ['gluten-free with wheat at least', { contains: 'trigo;sin-datos', declared: 'gluten-free' }, 'declared'],
    ['a juice that does not say whether it is pasteurized', { subcategory: 'Jugos' }, 'pasteurization'],
    [
      'an allergen both contained and possible',
      { contains: 'mani', may_contain: 'mani', declared: '' },
      'may_contain',
    ],
  ])('is reported for %s', (_, row, column) => {
    expect(issuesOf(aCatalogFile([row]))[0]).toContain(`fila 2, columna ${column}: `);
  });

  it('is reported for a sku or a title that an earlier row of any file has', () => {
    const other = aCatalogFile(
      [{ title: 'GUINEO maduro', category: 'Vegetales' }],
      'data/catalog/vegetales.csv',
    );
    expect(issuesOf(aCatalogFile([{}]), other)).toEqual([
      expect.stringContaining(
        'vegetales.csv, fila 2, columna sku: «guineo-maduro» se repite (data/catalog/frutas.csv, fila 2)',
      ),
      expect.stringContaining('vegetales.csv, fila 2, columna title: «guineo maduro» se repite'),
    ]);
  });

  it('is reported together with all others, and nothing is loaded', () => {
    const issues = issuesOf(
      aCatalogFile([
        { price: 'x', stock: 'y' },
        { sku: '?', title: 'Otro' },
      ]),
    );
    expect(issues.map((issue) => /fila \d+, columna \w+/.exec(issue)?.[0])).toEqual([
      'fila 2, columna price',
      'fila 2, columna stock',
      'fila 3, columna sku',
    ]);
  });

  it('is reported for a wrong heading, number of fields or quote', () => {
    const file = aCatalogFile([{}]);
    expect(issuesOf({ ...file, text: file.text.replace('sku,', 'codigo,') })[0]).toContain('fila 1');
    expect(issuesOf({ ...file, text: `${file.text}\na,b` })[0]).toContain(
      'fila 3, columna —: tiene 2 campos; se esperaban 21',
    );
    expect(issuesOf({ ...file, text: `${file.text}\nx"y,"` })[0]).toContain('comilla fuera de lugar');
  });

  it('is reported for a file of an unknown category', () => {
    expect(issuesOf({ file: 'data/catalog/otros.csv', text: '' })[0]).toContain('un archivo por categoría');
  });

  it('is reported for a nutrient that is not a number; an empty one is unknown', () => {
    const parsed = parseCatalog({ ...otherFiles, catalog: [], nutrients: aNutrientFile('mucho') });
    expect(parsed.ok ? [] : parsed.refusal.issues.map(seedIssueText)).toEqual([
      expect.stringContaining('usda-sr28.csv, fila 2, columna fiber_g: «mucho» no sirve'),
    ]);
  });
});
