import { describe, expect, it } from 'vitest';
import {
  layersOf,
  withCooking,
  withList,
  withoutList,
  withoutRecipe,
  withRecipe,
  withServings,
} from './recipe-address.ts';

const of = (search: string) => layersOf(new URLSearchParams(search));
const params = (search: string) => new URLSearchParams(search);
const closed = { list: null, recipeId: null, servings: null, isCooking: false };

describe('what is open over the page', () => {
  it('is nothing without a word of recipes, whatever else the address says', () => {
    expect(of('')).toEqual(closed);
    expect(of('search=arroz&para=4&cocinar=1')).toEqual(closed);
    expect(of('recetas=nada&receta=%20')).toEqual(closed);
  });

  it('is a list, a recipe, and the kitchen, one over another', () => {
    expect(of('recetas=todas&receta=r1&para=4&cocinar=1')).toEqual({
      list: 'todas',
      recipeId: 'r1',
      servings: 4,
      isCooking: true,
    });
  });

  it.each(['0', '-2', '2.5', '13', 'cuatro', ''])('is the recipe as written for «%s» people', (para) => {
    expect(of(`receta=r1&para=${para}`).servings).toBeNull();
  });
});

describe('opening and closing', () => {
  it('keeps what the page itself says in its address', () => {
    const page = params('search=arroz');
    expect(withRecipe(page, 'r1').toString()).toBe('search=arroz&receta=r1');
    expect(withoutRecipe(withRecipe(page, 'r1')).toString()).toBe('search=arroz');
    expect(page.toString()).toBe('search=arroz');
  });

  it('takes the servings and the kitchen away with the recipe, and leaves the filtered list', () => {
    const kitchen = params('recetas=todas&turno=pre-shift&receta=r1&para=6&cocinar=1');
    expect(withCooking(kitchen, false).toString()).toBe('recetas=todas&turno=pre-shift&receta=r1&para=6');
    expect(withServings(kitchen, null).get('para')).toBeNull();
    expect(withoutRecipe(kitchen).toString()).toBe('recetas=todas&turno=pre-shift');
    expect(withRecipe(kitchen, 'r2').toString()).toBe('recetas=todas&turno=pre-shift&receta=r2');
  });

  it('takes the filters away with the list', () => {
    const filtered = params('search=pan&recetas=todas&turno=pre-shift&comida=cena&buscar=avena');
    expect(withoutList(filtered).toString()).toBe('search=pan');
    expect(withList(filtered, 'express').toString()).toBe('search=pan&recetas=express');
  });
});
