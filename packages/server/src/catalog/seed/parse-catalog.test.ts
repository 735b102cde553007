import { categories } from '@nutricion/domain/catalog/category';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../settings.ts';
import type { CatalogRow } from './catalog-row.ts';
import { parseCatalog } from './parse-catalog.ts';
import type { SeedFile } from './read-csv.ts';
import { aCatalogFile, aNutrientFile, anExceptionFile } from './seed.builders.ts';
import { readSeed } from './seed-files.ts';
import { seedIssueText } from './seed-issue.ts';

const parse = (...catalog: readonly SeedFile[]) =>
  parseCatalog({ catalog, nutrients: aNutrientFile(), exceptions: anExceptionFile() });

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

describe('the allergens of a row', () => {
  const allergenIssues = (
    row: Partial<Record<keyof CatalogRow, string>>,
    ...exceptions: readonly string[]
  ): readonly string[] => {
    const catalog = [aCatalogFile([{ declared: '', ...row }])];
    const parsed = parseCatalog({
      catalog,
      nutrients: aNutrientFile(),
      exceptions: anExceptionFile(...exceptions),
    });
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
    ['arroz-gandules-listo', [], ['leche', 'trigo', 'soya']],
    ['espagueti-carne-congelado', ['trigo'], ['leche', 'huevo', 'soya']],
    ['empanadilla-carne', ['trigo'], ['huevo', 'leche', 'soya', 'pescado', 'crustaceos']],
    ['platanutres', [], ['leche']],
  ])('%s has no complete allergen data, with certain and possible allergens', (sku, atLeast, mayContain) => {
    expect(bySku.get(sku)).toMatchObject({
      allergen_info: null,
      contains_at_least: atLeast,
      may_contain: mayContain,
    });
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
    const parsed = parseCatalog({
      catalog: [],
      nutrients: aNutrientFile('mucho'),
      exceptions: anExceptionFile(),
    });
    expect(parsed.ok ? [] : parsed.refusal.issues.map(seedIssueText)).toEqual([
      expect.stringContaining('usda-sr28.csv, fila 2, columna fiber_g: «mucho» no sirve'),
    ]);
  });
});
