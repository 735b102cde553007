import { expect, it } from 'vitest';
import { eveningStep } from './evening-before.ts';

it.each([
  ['Remoja las habichuelas en agua que las cubra desde la noche antes. Bota esa agua.', true],
  ['Tapa y deja en la nevera por lo menos 6 horas; come fría, bien movida.', true],
  ['Deja en la nevera por lo menos 4 horas, hasta que cuaje.', true],
  ['Deja en la nevera por lo menos 2 horas.', false],
  ['Lo que guardes va a la nevera antes de 2 horas (antes de 1 hora si hace más de 90 °F).', false],
  ['Escoge y lava las lentejas. No hay que remojarlas.', false],
])('%s', (step, isEveningBefore) => {
  expect(eveningStep(['Lava todo.', step, 'Sirve.'])).toBe(isEveningBefore ? step : null);
});
