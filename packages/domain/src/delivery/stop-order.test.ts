import { expect, it } from 'vitest';
import { inStopOrder } from './stop-order.ts';

it('walks building by building from the cellar up, and drives home last', () => {
  const walked = [
    ['Torre A', 'Sótano · Lavandería'],
    ['Torre A', 'Lobby'],
    ['Torre A', 'Piso 2 · Pediatría'],
    ['Torre A', 'Piso 10 · Cirugía'],
    ['Torre A', 'Farmacia'],
    ['Torre B', 'Piso 1'],
    ['Calle 3, Ponce, PR 00731', ''],
  ].map(([building = '', unit = ''], place) => ({ building, unit, number: `NP-${100_000 + place}` }));
  expect(walked.toReversed().toSorted(inStopOrder)).toEqual(walked);
});

it('brings two orders of one unit by their numbers', () => {
  const [first, second] = ['NP-99999', 'NP-100000'].map((number) => ({
    building: 'A',
    unit: 'Piso 1',
    number,
  }));
  expect(
    [second, first].map((stop) => stop ?? { building: '', unit: '', number: '' }).toSorted(inStopOrder),
  ).toEqual([first, second]);
});
