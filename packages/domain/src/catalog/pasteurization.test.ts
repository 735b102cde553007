import { describe, expect, test } from 'vitest';
import { pasteurizationNote, requiresPasteurization } from './pasteurization.ts';

describe('whether something is pasteurized', () => {
  test('must be said of juice, milk and fresh cheese, and of no fruit', () => {
    expect(['Jugos', 'Leche fresca', 'Queso blanco'].every(requiresPasteurization)).toBe(true);
    expect(requiresPasteurization('Guineos')).toBe(false);
    expect(pasteurizationNote(null, 'Guineos')).toBeNull();
  });

  test('is plainly said where it is', () => {
    expect(pasteurizationNote('pasteurizado', 'Jugos')).toEqual({ title: 'Pasteurizado', advice: null });
  });

  test('is taken for no where nobody told: whom unpasteurized juice can harm is named', () => {
    const unknown = pasteurizationNote('sin-datos', 'Jugos');
    expect(unknown?.title).toBe('Pasteurización: sin datos');
    expect(unknown?.advice).toMatch(
      /trátalo como si no.*niños, mayores y personas con defensas bajas.*embarazo/,
    );
    expect(pasteurizationNote('sin-pasteurizar', 'Jugos')?.advice).not.toContain('No sabemos');
  });

  test('does not make fresh cheese safe for whom listeria harms most', () => {
    for (const state of ['pasteurizado', 'sin-datos', 'sin-pasteurizar'] as const)
      expect(pasteurizationNote(state, 'Queso blanco')?.advice).toMatch(/embarazada.*165 °F/);
  });
});
