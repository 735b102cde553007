import { describe, expect, it } from 'vitest';
import { healthClaimIn, whySources } from './health-claim.ts';

describe('a health claim', () => {
  it.each([
    'La avena reduce el colesterol.',
    'Comer fibra previene la diabetes.',
    'El guineo baja la presión.',
    'Según un estudio, se duerme mejor.',
  ])('is seen in %s', (sentence) => {
    expect(healthClaimIn(['Guarda el arroz en la nevera.', `Ojo. ${sentence} Y ya.`])).toBe(sentence);
  });

  it.each([
    'Guarda el arroz cocido en envases pequeños.',
    'El plátano verde se pela con las manos mojadas.',
    'Compra lo que está en oferta y congélalo por porciones.',
  ])('isn’t one: %s', (sentence) => {
    expect(healthClaimIn([sentence])).toBeNull();
  });

  it('asks for sources, and so does a topic of health whatever is written', () => {
    expect(whySources('cocina', ['Pela la yautía.'])).toBeNull();
    expect(whySources('cocina', ['La fibra previene la diabetes.'])).toContain('previene la diabetes');
    expect(whySources('salud', ['Pela la yautía.'])).toBe('Su tema es de salud.');
  });
});
