import { describe, expect, it } from 'vitest';
import data from '../../data/municipios.json' with { type: 'json' };
import { isZipOfMunicipio, type Municipio, municipios } from './municipios.ts';

describe('the ZIP of a municipio', () => {
  it.each([
    ['00926', 'San Juan', 'its own'],
    ['00926', 'Trujillo Alto', 'one area that reaches into several'],
    ['00725', 'San Juan', "a neighbour's, by a route that crosses the border"],
    ['00613', 'Arecibo', 'of post office boxes, which have no area'],
    ['00765', 'Vieques', 'of an island'],
  ] as const)('accepts %s in %s: %s', (zip, municipio, _why) => {
    expect(isZipOfMunicipio(zip, municipio)).toBe(true);
  });

  it.each([
    ['00926', 'Ponce'],
    ['00730', 'San Juan'],
    ['00775', 'Vieques'],
    ['00681', 'Carolina'],
    ['00919', 'Mayagüez'],
  ] as const)('refuses %s in %s', (zip, municipio) => {
    expect(isZipOfMunicipio(zip, municipio)).toBe(false);
  });

  it('is listed for all 78 municipios, and each listed ZIP belongs to its municipio', () => {
    expect(municipios).toHaveLength(78);
    for (const municipio of municipios)
      for (const zip of data[municipio].zips) {
        expect(zip).toMatch(/^00[679]\d{2}$/);
        expect(isZipOfMunicipio(zip, municipio)).toBe(true);
      }
  });

  it('names neighbours in both directions', () => {
    for (const municipio of municipios)
      for (const other of data[municipio].neighbours)
        expect(data[other as Municipio].neighbours).toContain(municipio);
  });
});
