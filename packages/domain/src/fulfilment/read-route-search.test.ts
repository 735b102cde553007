import { expect, it } from 'vitest';
import { mayBeRouteSearch, readRouteSearch } from './read-route-search.ts';

const NOW = Date.parse('2026-11-28T03:00:00Z'); // 11 p. m. of the 27th in Puerto Rico
const nov28 = { month: 11, day: 28 };

it('reads day, window and names as they are said, written or copied', () => {
  const rows: readonly (readonly [string, ReturnType<typeof readRouteSearch>])[] = [
    ['ruta del 28 nov, 07–09', { day: nov28, windows: ['07-09'], words: [] }],
    ['sáb 28 nov, 7–9 a. m. San Rafael', { day: nov28, windows: ['07-09'], words: ['san', 'rafael'] }],
    ['sábado, 28 de noviembre', { day: nov28, windows: null, words: [] }],
    ['rutas de mañana 7-9', { day: nov28, windows: ['07-09', '19-21'], words: [] }],
    ['hoy 7-9 pm', { day: { month: 11, day: 27 }, windows: ['19-21'], words: [] }],
    ['11 p. m.–1 a. m.', { day: null, windows: ['23-01'], words: [] }],
    ['3 a 5 pm', { day: null, windows: ['15-17'], words: [] }],
    ['2026-11-28 23-01', { day: nov28, windows: ['23-01'], words: [] }],
    ['ruta 28 nov 4-6', { day: nov28, windows: [], words: [] }],
    ['la ruta de Marta', { day: null, windows: null, words: ['marta'] }],
    ['7 marías', { day: null, windows: null, words: ['7', 'marias'] }],
  ];
  expect(rows.map(([text]) => [text, readRouteSearch(text, NOW)])).toEqual(rows);
});

it('tells a route from other texts', () => {
  expect(['ruta', 'ruta marta', '28 nov', '7-9 am', 'hoy'].every((text) => mayBeRouteSearch(text, NOW))).toBe(
    true,
  );
  expect(['NP-100123', 'leche', '787-555-0100', 'R-000012'].some((text) => mayBeRouteSearch(text, NOW))).toBe(
    false,
  );
});
