import { describe, expect, test } from 'vitest';
import { pasteurizationNote, requiresPasteurization } from './pasteurization.ts';

describe('pasteurization', () => {
  test('is required for juice, milk and fresh cheese, and not for fruit', () => {
    expect(['Jugos', 'Leche fresca', 'Queso blanco'].every(requiresPasteurization)).toBe(true);
    expect(requiresPasteurization('Guineos')).toBe(false);
    expect(pasteurizationNote(null, 'Guineos')).toBeNull();
  });

  test('is stated plainly for a pasteurized product', () => {
    expect(pasteurizationNote('pasteurizado', 'Jugos')).toEqual({ title: 'Pasteurizado', advice: null });
  });

  test('is assumed missing if unknown, with a warning for people whom unpasteurized juice can harm', () => {
    const unknown = pasteurizationNote('sin-datos', 'Jugos');
    expect(unknown?.title).toBe('Pasteurización: sin datos');
    expect(unknown?.advice).toMatch(
      /trátalo como si no.*niños, mayores y personas con defensas bajas.*embarazo/,
    );
    expect(pasteurizationNote('sin-pasteurizar', 'Jugos')?.advice).not.toContain('No sabemos');
  });

  test('leaves the warning on fresh cheese for people at risk of listeria', () => {
    for (const state of ['pasteurizado', 'sin-datos', 'sin-pasteurizar'] as const)
      expect(pasteurizationNote(state, 'Queso blanco')?.advice).toMatch(/embarazada.*165 °F/);
  });
});
