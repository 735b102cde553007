import { describe, expect, test } from 'vitest';
import { type SafetyFacts, safetyIssues } from './food-safety.ts';
import { safetyIssueText } from './food-safety-text.ts';
import { rawAnimalOf } from './raw-animal.ts';

const COOLING_STEP =
  'Lo que guardes va a la nevera antes de 2 horas (antes de 1 hora si hace más de 90 °F o 32 °C). Recalienta cada porción a 165 °F (74 °C).';

const aDish = (values: Partial<SafetyFacts> = {}): SafetyFacts => ({
  title: 'Pollo guisado',
  skus: ['caderas-de-pollo', 'papa'],
  steps: ['Cocina el pollo hasta que pase de 165 °F (74 °C).', COOLING_STEP],
  tip: 'Sabe mejor al otro día.',
  cookMinutes: 45,
  shelfLifeDays: 4,
  storagePlace: 'nevera',
  keepsLongerBecause: null,
  ...values,
});
const kinds = (values: Partial<SafetyFacts>) => safetyIssues(aDish(values)).map(({ kind }) => kind);

test('a recipe that says its temperature, cooling and reheating owes nothing', () => {
  expect(safetyIssues(aDish())).toEqual([]);
});

describe('raw food of animal origin', () => {
  test.each([
    ['caderas-de-pollo', 'ave', 165],
    ['pavo-molido', 'ave', 165],
    ['carne-molida-93-7', 'molida', 160],
    ['huevos-grandes', 'huevo', 160],
    ['bistec-de-res', 'corte', 145],
    ['carne-de-cerdo-en-cubos', 'corte', 145],
    ['filete-de-salmon', 'pescado', 145],
    ['camarones-crudos', 'marisco', 145],
  ])('%s must say its temperature, and one degree less is not enough', (sku, food, minimumF) => {
    const steps = (degrees: number) => [`Cocina a ${degrees} °F y deja reposar tres minutos.`, COOLING_STEP];
    expect(safetyIssues(aDish({ skus: [sku], steps: steps(minimumF) }))).toEqual([]);
    expect(safetyIssues(aDish({ skus: [sku], steps: steps(minimumF - 1) }))).toEqual([
      { kind: 'no-temperature', food, minimumF },
    ]);
  });

  test('is not told by the temperature of reheating', () => {
    expect(kinds({ steps: ['Dora el pollo cinco minutos.', COOLING_STEP] })).toEqual(['no-temperature']);
  });

  test('of eggs may be told by firm yolks, not by firm whites', () => {
    const eggs = (step: string) => kinds({ skus: ['huevos-grandes'], steps: [step, COOLING_STEP] });
    expect(eggs('Tapa hasta que clara y yema estén firmes.')).toEqual([]);
    expect(eggs('Tapa hasta que la clara esté firme.')).toEqual(['no-temperature']);
  });

  test('of a whole cut rests', () => {
    expect(
      kinds({ skus: ['chuletas-de-cerdo'], steps: ['Hasta 145 °F en el centro.', COOLING_STEP] }),
    ).toEqual(['no-rest']);
  });

  test('is each told by its own temperature', () => {
    const steps = ['Cocina la carne a 160 °F.', COOLING_STEP];
    expect(safetyIssues(aDish({ skus: ['pollo-molido', 'huevos-grandes'], steps }))).toEqual([
      { kind: 'no-temperature', food: 'ave', minimumF: 165 },
    ]);
  });

  test.each([
    'pechuga-de-pavo-en-lascas',
    'salchichas-lata',
    'caldo-pollo-bajo-sodio',
    'tofu-firme',
    'fideos-de-huevo',
    'camarones-cocidos',
  ])('is not %s', (sku) => expect(rawAnimalOf(sku)).toBeNull());

  test.each(['hamburguesas-de-res', 'higado-de-res'])('of %s is cooked as ground meat', (sku) =>
    expect(rawAnimalOf(sku)).toBe('molida'),
  );
});

describe('what is kept', () => {
  const beans = { skus: ['habichuelas-coloradas-lata'] };

  test('says cooling and reheating in its steps, not in its tip', () => {
    expect(kinds({ ...beans, steps: ['Guísalas.'], tip: COOLING_STEP })).toEqual([
      'no-cooling',
      'no-reheating',
    ]);
  });

  test('says both hours: two, and one in the heat', () => {
    const steps = ['A la nevera antes de 2 horas. Se come frío.'];
    expect(kinds({ ...beans, steps })).toEqual(['no-cooling']);
  });

  test('may be eaten cold instead, and what is not cooked is not reheated', () => {
    const cooling = COOLING_STEP.split('. ')[0] as string;
    expect(kinds({ ...beans, steps: [`${cooling}. Se come frío.`] })).toEqual([]);
    expect(kinds({ ...beans, steps: [`${cooling}.`], cookMinutes: 0 })).toEqual([]);
    expect(kinds({ ...beans, steps: [`${cooling}.`] })).toEqual(['no-reheating']);
  });

  test('keeps four days in the refrigerator, longer only with a source', () => {
    expect(kinds({ ...beans, shelfLifeDays: 5 })).toEqual(['kept-too-long']);
    expect(kinds({ ...beans, shelfLifeDays: 5, keepsLongerBecause: 'FDA' })).toEqual([]);
    expect(kinds({ ...beans, shelfLifeDays: 30, storagePlace: 'congelador' })).toEqual([]);
  });

  test('promises no week, and neither does a tip of what is not', () => {
    expect(kinds({ ...beans, tip: 'Rinde para toda la semana.' })).toEqual(['promises-a-week']);
    expect(kinds({ ...beans, title: 'Arroz de la semana' })).toEqual(['promises-a-week']);
    expect(kinds({ ...beans, shelfLifeDays: null, tip: 'El mojo aguanta una semana.' })).toEqual([
      'promises-a-week',
    ]);
    expect(kinds({ ...beans, tip: 'Corta los vegetales una vez a la semana.' })).toEqual([]);
  });

  test('in the pantry is dry and owes nothing', () => {
    expect(kinds({ ...beans, steps: ['Mezcla.'], storagePlace: 'despensa', shelfLifeDays: 7 })).toEqual([]);
  });
});

test('a fault says what was expected', () => {
  const [issue] = safetyIssues(aDish({ steps: ['Dora el pollo.', COOLING_STEP] }));
  expect(issue && safetyIssueText(issue)).toBe('lleva ave cruda: se esperaba un paso que diga 165 °F');
});
