import { expect, it } from 'vitest';
import { explainReport } from './explain-report.ts';
import { periodBefore } from './period.ts';
import type { Report, ReportFigure, ReportRow, ReportTable } from './report.ts';

const aFigure = (id: string, label: string, value: number | null, before: number | null): ReportFigure => ({
  ...{ id, label, value, before },
  definition: '',
  unit: id === 'netas' ? 'money' : 'count',
  hasOrders: true,
});
const aRow = (key: string, label: string, value: number | null, before: number | null): ReportRow => ({
  ...{ key, label, before },
  cells: [value],
  hasOrders: true,
  target: null,
});
const aTable = (id: string, label: string, rows: readonly ReportRow[]): ReportTable => ({
  ...{ id, label, rows },
  definition: '',
  heading: '',
  columns: [{ id: 'netas', label: 'Netas', unit: id === 'categoria' ? 'money' : 'count' }],
  drawing: 'parts',
  note: null,
});
const aReport = (more: Partial<Report> = {}): Report => {
  const period = more.period ?? { from: '2026-11-24', to: '2026-11-24' };
  return {
    name: 'ventas',
    period,
    before: periodBefore(period),
    asOfMs: Date.parse('2026-11-27T10:30:00-04:00'),
    figures: [aFigure('netas', 'Ventas netas', 421_000, 375_893)],
    tables: [
      aTable('categoria', 'Por categoría', [
        aRow('a', 'Frutas', 200_000, 170_000),
        aRow('b', 'Lácteos', 150_000, 140_000),
        aRow('c', 'Carnes', 50_000, 65_893),
        aRow('los-demas', 'Los demás', 21_000, 0),
      ]),
    ],
    specialDays: [],
    ...more,
  };
};
const textsOf = (report: Report) => explainReport(report).map(({ text }) => text);

it('tells what changed against the same weekday, and by which parts, with a link to them', () => {
  const [told] = explainReport(aReport());
  expect(told).toEqual({
    text: 'Ventas netas: $4,210.00, 12 % más que el martes 17 ($3,758.93), sobre todo por Frutas ($300.00 más) y Lácteos ($100.00 más).',
    table: { id: 'categoria', label: 'Por categoría' },
    figure: null,
  });
});

it('names the period before once', () => {
  const figures = [
    aFigure('netas', 'Ventas netas', 421_000, 375_893),
    aFigure('pedidos', 'Pedidos entregados', 28, 24),
  ];
  expect(textsOf(aReport({ figures }))[1]).toBe('Pedidos entregados: 28, 17 % más (antes 24).');
  expect(explainReport(aReport({ figures }), { isBeforeNamed: true })[0]?.text).toContain(
    'Ventas netas: $4,210.00, 12 % más (antes $3,758.93)',
  );
});

it('holds no day that still runs against a whole one', () => {
  const today = { from: '2026-11-27', to: '2026-11-27' };
  expect(textsOf(aReport({ period: today }))).toEqual([
    'Ventas netas: $4,210.00 hasta ahora; el viernes 20, en total, $3,758.93.',
  ]);
  const month = { from: '2026-11-01', to: '2026-11-27' };
  expect(textsOf(aReport({ period: month }))[0]).toContain(
    'Ventas netas: $4,210.00, con hoy a medias, 12 % más que los primeros 27 días de octubre ($3,758.93)',
  );
});

it('tells today’s orders against the same hours, without the one that runs', () => {
  const hours = Array.from({ length: 24 }, (_, hour) =>
    aRow(String(hour), `${hour % 12 || 12} ${hour < 12 ? 'a. m.' : 'p. m.'}`, hour <= 10 ? 1 : null, 2),
  );
  const report = aReport({
    name: 'hoy',
    period: { from: '2026-11-27', to: '2026-11-27' },
    tables: [aTable('hora', 'Pedidos por hora', hours)],
    figures: [
      aFigure('atrasados', 'Atrasados ahora', 0, null),
      aFigure('por-cobrar', 'Entregados sin cobrar', 2, null),
    ],
  });
  expect(textsOf(report)).toEqual([
    'Hasta las 10 a. m. entraron 10 pedidos; el viernes 20 a esa hora iban 20 (10 menos).',
    'Entregados sin cobrar: 2.',
  ]);
});

it('says that there is nothing to compare with, nothing to tell, or nothing yet', () => {
  const unknown = aFigure('netas', 'Ventas netas', null, null);
  expect(textsOf(aReport({ figures: [aFigure('netas', 'Ventas netas', 100, null)] }))).toEqual([
    'Ventas netas: $1.00.',
  ]);
  expect(textsOf(aReport({ figures: [aFigure('netas', 'Ventas netas', 100, 0)] }))[0]).toContain(
    'Ventas netas: $1.00; el martes 17, $0.00',
  );
  expect(textsOf(aReport({ figures: [unknown] }))[0]).toContain('no hay datos');
  expect(textsOf(aReport({ period: { from: '2026-12-01', to: '2026-12-02' } }))[0]).toContain(
    'no han llegado',
  );
});

it('names the days that make a comparison uneven', () => {
  const specialDays = [
    { day: '2026-11-17', text: 'sin entregas: huracán' },
    { day: '2026-11-24', text: 'feriado: Acción de Gracias' },
  ];
  expect(textsOf(aReport({ specialDays })).at(-1)).toBe(
    'Al comparar, cuenta con días distintos: el martes 17 de noviembre (sin entregas: huracán) y el martes 24 de noviembre (feriado: Acción de Gracias).',
  );
});
