import { describe, expect, it, test } from 'vitest';
import { filterOf, filterRecipes, withFilter } from './recipe-filter.ts';

const recipes = [
  { title: 'Arroz con gandules de caldero', category: 'other', meal: 'almuerzo', tags: ['criollo'] },
  { title: 'Avena con limón', category: 'night-shift', meal: 'desayuno', tags: [] },
  { title: 'Ensalada de piña y camarones', category: 'night-shift', meal: 'cena', tags: ['mariscos'] },
] as const;
const everything = { shift: null, meal: null, text: '' };
const titles = (filter: Partial<Parameters<typeof filterRecipes>[1]>) =>
  filterRecipes(recipes, { ...everything, ...filter }).map(({ title }) => title.split(' ')[0]);

describe('the recipes shown', () => {
  test('are all of them, in their order, without a filter', () =>
    expect(titles({})).toEqual(['Arroz', 'Avena', 'Ensalada']));
  test('are those of the shift and the meal', () => {
    expect(titles({ shift: 'night-shift' })).toEqual(['Avena', 'Ensalada']);
    expect(titles({ shift: 'night-shift', meal: 'cena' })).toEqual(['Ensalada']);
    expect(titles({ shift: 'pre-shift' })).toEqual([]);
  });

  test.each([
    ['gandul', ['Arroz']],
    ['LIMON', ['Avena']],
    ['pina con camaron', ['Ensalada']],
    ['camarones de noche', ['Ensalada']],
    ['desayuno', ['Avena']],
    ['criolla', []],
    ['marisco', ['Ensalada']],
    ['arroz piña', []],
    ['   ', ['Arroz', 'Avena', 'Ensalada']],
  ])('for «%s»', (text, expected) => expect(titles({ text })).toEqual(expected));
});

describe('the filter in the address', () => {
  it('goes there and back, beside what else stands there', () => {
    const filter = { shift: 'night-shift', meal: 'cena', text: 'piña' } as const;
    const params = withFilter(new URLSearchParams('search=pan&recetas=todas'), filter);
    expect(filterOf(params)).toEqual(filter);
    expect(params.get('search')).toBe('pan');
    expect(withFilter(params, everything).toString()).toBe('search=pan&recetas=todas');
  });

  it('ignores what no recipe has', () => {
    expect(filterOf(new URLSearchParams('turno=nunca&comida=__proto__'))).toEqual(everything);
  });
});
