import { describe, expect, it } from 'vitest';
import { confidenceText, proposedText } from './proposal-labels.ts';

describe('proposal labels', () => {
  it.each([
    ['allergen_info', ['leche', 'mani'], 'Leche, Maní'],
    ['allergen_info', [], 'Ninguno'],
    ['allergen_info', null, 'Sin datos'],
    ['price', 3.5, '$3.50'],
    ['tags', ['a', '<b>'], 'a, <b>'],
    [
      'nutrition',
      { per100g: { kcal: 364.6, protein_g: 7, sodium_mg: null } },
      '365 calorías, 7 g de proteína en 100 g',
    ],
    ['nutrition', 'x', 'Sin datos'],
  ] as const)('shows %s %j as %s', (field, value, text) => expect(proposedText(field, value)).toBe(text));

  it.each([
    [0.9, 'Casi seguro, 90 %'],
    [0.6, 'Probable, 60 %'],
    [0.2, 'Dudoso, 20 %'],
  ])('shows a confidence of %f as %s', (confidence, text) => expect(confidenceText(confidence)).toBe(text));
});
