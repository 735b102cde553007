import { describe, expect, test } from 'vitest';
import { compositeReason } from './composite-food.ts';
import { impliedAllergens } from './implied-allergens.ts';

const named = (text: string) => impliedAllergens(text).map(({ allergen }) => allergen);

describe('impliedAllergens', () => {
  test.each([
    ['Espagueti con queso cheddar', ['leche', 'trigo']],
    ['Ensalada con mayonesa', ['huevo']],
    ['Alcapurrias de jueyes', ['crustaceos']],
    ['Serenata de bacalao', ['pescado']],
    ['Filetes de merluza', ['pescado']],
    ['Galletas de maní', ['mani', 'trigo']],
    ['Turrón de ajonjolí', ['ajonjoli']],
    ['Salsa de soya y trigo', ['trigo', 'soya']],
    ['Granola con almendras', ['nueces']],
    ['Bola de papa majada pasada por huevo', ['huevo']],
  ])('%s: %j', (text, allergens) => expect(named(text)).toEqual(allergens));

  test.each([
    ['Leche de coco en lata', []],
    ['Mantequilla de maní cremosa', ['mani']],
    ['Leche vegetal de almendras sin azúcar', ['nueces']],
    ['Harina de maíz fina', []],
    ['Sabor a nuez y setas', []],
    ['Yogurt de coco sin lácteos', []],
    ['Panapén, entre papa y pana', []],
    ['Arepa de harina de trigo con leche de coco', ['trigo']],
  ])('matches phrases before single words: %s', (text, allergens) => expect(named(text)).toEqual(allergens));

  test('gives words as written', () => {
    expect(impliedAllergens('Mantequilla de maní y Queso')).toEqual([
      { word: 'Mantequilla de maní', allergen: 'mani' },
      { word: 'Queso', allergen: 'leche' },
    ]);
  });
});

describe('compositeReason', () => {
  const aProduct = { title: 'Arroz', description: 'Arroz blanco.', subcategory: 'Arroces' };

  test('is the subcategory of a composite food', () => {
    expect(compositeReason({ ...aProduct, subcategory: 'Platos criollos' })).toBe('Platos criollos');
  });

  test('is a composite ingredient, or frying oil that may be shared', () => {
    expect(compositeReason({ ...aProduct, description: 'Arroz con jamón.' })).toBe('jamón');
    expect(compositeReason({ ...aProduct, description: 'Tajadas ya fritas.' })).toBe('fritas');
  });

  test('is null for a simple food', () => {
    expect(compositeReason(aProduct)).toBeNull();
    expect(compositeReason({ ...aProduct, description: 'Queso para freír.' })).toBeNull();
  });
});
