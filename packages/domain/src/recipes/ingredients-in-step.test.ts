import { expect, it, test } from 'vitest';
import { ingredientsInStep } from './ingredients-in-step.ts';

const AMOUNTS = [
  '2 tazas de arroz de grano mediano',
  '3 cucharadas de aceite con achiote',
  '½ lata de salsa de tomate',
  '1½ cucharadita de salsa soya',
  '3 papas medianas en cubos',
  'pimiento verde picado',
  '2 limones',
  '1 bolsa (14 oz) de gandules verdes congelados',
  '3 dientes de ajo picaditos',
];
const named = (step: string) => ingredientsInStep(step, AMOUNTS).map((position) => AMOUNTS[position]);

test('a step names its ingredients, whole or in short', () => {
  const rows: readonly [string, string[]][] = [
    ['Calienta el aceite en un caldero.', ['3 cucharadas de aceite con achiote']],
    ['Echa el arroz y las papas.', ['2 tazas de arroz de grano mediano', '3 papas medianas en cubos']],
    ['Echa la papa y el jugo de limón.', ['3 papas medianas en cubos', '2 limones']],
    ['Añade la salsa de tomate.', ['½ lata de salsa de tomate']],
    ['Añade la salsa soya.', ['1½ cucharadita de salsa soya']],
    ['Mueve la salsa.', ['½ lata de salsa de tomate', '1½ cucharadita de salsa soya']],
    ['Sofríe los pimientos.', ['pimiento verde picado']],
    ['Corta el tomate.', []],
    ['Echa los gandules y 2 tazas de agua.', ['1 bolsa (14 oz) de gandules verdes congelados']],
    ['Dora el ajo.', ['3 dientes de ajo picaditos']],
    ['Deja reposar cinco minutos.', []],
  ];
  expect(rows.map(([step]) => [step, named(step)])).toEqual(rows);
});

it('finds nothing among no ingredients', () => {
  expect(ingredientsInStep('Echa el arroz.', [])).toEqual([]);
});
