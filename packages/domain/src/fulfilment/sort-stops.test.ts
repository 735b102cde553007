import { expect, it } from 'vitest';
import { floorOf, sortStops } from './sort-stops.ts';

it('reads the floor of a unit', () => {
  const rows: readonly [string, number | null][] = [
    ['Piso 4 · Cirugía', 4],
    ['Piso 10', 10],
    ['4to piso, UCI', 4],
    ['3er Piso', 3],
    ['Nivel 2', 2],
    ['Vestíbulo', 1],
    ['Lobby', 1],
    ['Sala de emergencia', 1],
    ['Sótano', 0],
    ['Sótano 2', -1],
    ['Unidad de trauma', null],
  ];
  expect(rows.map(([unit]) => [unit, floorOf(unit)])).toEqual(rows);
});

const stop = (hospital: string, building: string, unit: string, number = 'NP-100001') => ({
  hospital,
  building,
  unit,
  number,
});

it('sorts a building’s stops from the basement up, units without a floor last', () => {
  const units = ['Piso 10', 'Unidad de trauma', 'Piso 2', 'Lobby', 'Sótano'];
  expect(sortStops(units.map((unit) => stop('San Rafael', 'Torre A', unit))).map(({ unit }) => unit)).toEqual(
    ['Sótano', 'Lobby', 'Piso 2', 'Piso 10', 'Unidad de trauma'],
  );
});

it('groups stops by hospital and building, homes last', () => {
  const stops = [
    stop('', '', 'Calle Luna 12'),
    stop('San Rafael', 'Torre B', 'Lobby'),
    stop('San Rafael', 'Torre A', 'Piso 9'),
    stop('Ángeles', 'Torre Z', 'Piso 9'),
  ];
  expect(sortStops(stops).map(({ building, unit }) => `${building} ${unit}`)).toEqual([
    'Torre Z Piso 9',
    'Torre A Piso 9',
    'Torre B Lobby',
    ' Calle Luna 12',
  ]);
});

it('sorts orders of the same unit by number', () => {
  const stops = [stop('H', 'A', 'Piso 1', 'NP-100010'), stop('H', 'A', 'Piso 1', 'NP-100009')];
  expect(sortStops(stops).map(({ number }) => number)).toEqual(['NP-100009', 'NP-100010']);
});
