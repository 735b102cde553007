import { describe, expect, it } from 'vitest';
import { changeText, valueText } from './report-values.ts';

describe('valueText and changeText', () => {
  it.each([
    [123_450, 'money', '$1,234.50'],
    [1234, 'count', '1,234'],
    [0, 'count', '0'],
    [null, 'money', 'Sin datos'],
    [3.46, 'pounds', '3.5 lb'],
    [0.1253, 'share', '12.5 %'],
  ] as const)('%s of %s reads %s', (value, unit, text) => expect(valueText(value, unit)).toBe(text));

  it.each([
    [120, 100, 'count', '20 % más'],
    [80, 100, 'money', '20 % menos'],
    [5, 0, 'count', null],
    [5, null, 'count', null],
    [5, 5, 'count', 'igual'],
    [0.25, 0.2, 'share', '5 puntos más'],
    [0.21, 0.2, 'share', '1 punto más'],
    [100, -50, 'money', '300 % más'],
  ] as const)('%s after %s of %s is %s', (value, before, unit, text) =>
    expect(changeText(value, before, unit)).toBe(text),
  );
});
