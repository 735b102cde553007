import { expect, it, test } from 'vitest';
import { ingredientsAtHand } from './at-hand.ts';

const NAMES = [
  'de arroz de grano mediano',
  'de aceite con achiote',
  'de salsa de tomate',
  'salsa soya',
  'papas medianas en cubos',
  'pimiento verde picado',
  'limones',
];
const named = (step: string) => ingredientsAtHand(step, NAMES).map((place) => NAMES[place]);

test.each([
  ['Calienta el aceite en un caldero.', ['de aceite con achiote']],
  ['Echa el arroz y las papas.', ['de arroz de grano mediano', 'papas medianas en cubos']],
  ['Echa la papa y el jugo de limón.', ['papas medianas en cubos', 'limones']],
  ['Añade la salsa de tomate.', ['de salsa de tomate']],
  ['Añade la salsa soya.', ['salsa soya']],
  ['Mueve la salsa.', ['de salsa de tomate', 'salsa soya']],
  ['Sofríe los pimientos.', ['pimiento verde picado']],
  ['Corta el tomate.', []],
  ['Deja reposar cinco minutos.', []],
])('«%s»', (step, expected) => {
  expect(named(step)).toEqual(expected);
});

it('finds nothing among no ingredients', () => {
  expect(ingredientsAtHand('Echa el arroz.', [])).toEqual([]);
});
