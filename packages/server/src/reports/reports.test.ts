import { explainReport } from '@nutricion/domain/reports/explain-report';
import { type ReportName, type ReportRow, reportNames } from '@nutricion/domain/reports/report';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPaymentFixture, type PaymentFixture } from '../payments/payments.builders.ts';
import { rebuildDailyTotals, storeDailyTotals } from './days/store-daily-totals.ts';
import { readReportOrders } from './orders/read-report-orders.ts';
import { type ReportDependencies, readReport } from './read-report.ts';

/** A time long after the days of these tests. */
const NOW_MS = Date.parse('2026-06-20T15:00:00-04:00');
const beforeOf = (rows: readonly ReportRow[]) => rows.reduce((sum, { before }) => sum + (before ?? 0), 0);
const june = { from: '2026-06-01', to: '2026-06-20' };

describe('reports', () => {
  let fixture: PaymentFixture;
  let deps: ReportDependencies;
  beforeAll(async () => {
    fixture = await aPaymentFixture();
    deps = { db: fixture.db, now: () => NOW_MS };
  });
  afterAll(() => fixture.drop());

  const paper = async (
    orderId: string,
    at: string,
    { subtotal, refersTo }: { readonly subtotal: number; readonly refersTo?: number },
  ): Promise<number> => {
    const { rows } = await sql<{ number: number }>`
      insert into receipts (kind, order_id, refers_to, body, subtotal_cents, tax_state_cents, tax_municipal_cents,
        total_cents, issued_at)
      values (${refersTo ? 'nota_de_credito' : 'recibo'}, ${orderId}, ${refersTo ?? null}, '{}', ${subtotal * 100}, 0, 0, ${subtotal * 100}, ${at})
      returning number::int
    `.execute(fixture.db);
    return rows[0]?.number ?? 0;
  };
  /** Three units of $2, handed over then. */
  const sold = async (at: string) => {
    const { order } = await fixture.aCharged();
    await sql`update orders set created_at = ${at} where id = ${order.id}`.execute(fixture.db);
    return { id: order.id, receipt: await paper(order.id, at, { subtotal: 6 }) };
  };
  const figure = async (name: ReportName, id: string, period = june) =>
    (await readReport(deps, name, period)).figures.find((each) => each.id === id)?.value;
  const rowsOf = async (name: ReportName, table: string, period = june) =>
    (await readReport(deps, name, period)).tables.find(({ id }) => id === table)?.rows ?? [];

  it('of a shop in which nothing was sold yet say that there is no data, not zero', async () => {
    expect(await figure('ventas', 'netas')).toBeNull();
    expect((await rowsOf('ventas', 'dia')).every(({ cells }) => cells[0] === null)).toBe(true);
  });

  it('count a sale on the day of Puerto Rico on which it was handed over, and what went back on its own', async () => {
    await sold('2026-06-10T23:59:59.999-04:00');
    const next = await sold('2026-06-11T00:00:00-04:00');
    await paper(next.id, '2026-06-13T10:00:00-04:00', { subtotal: 2, refersTo: next.receipt });
    const days = new Map((await rowsOf('ventas', 'dia')).map(({ key, cells }) => [key, cells]));
    expect(days.get('2026-06-10')).toEqual([600, 600, 0, 1]);
    expect(days.get('2026-06-11')).toEqual([600, 600, 0, 1]);
    expect(days.get('2026-06-12')).toEqual([0, 0, 0, 0]);
    expect(days.get('2026-06-13')).toEqual([-200, 0, 200, 0]);
    // Before the first day and after today nothing is known.
    expect(days.get('2026-06-09')?.[0]).toBeNull();
    expect(await figure('ventas', 'netas')).toBe(1000);
    expect(await figure('unidades', 'vendidas')).toBe(6);
  });

  it('are the same reckoned now and summed at night, also when something goes back weeks later', async () => {
    const live = await Promise.all(reportNames.map((name) => readReport(deps, name, june)));
    await Promise.all([storeDailyTotals(fixture.db, NOW_MS), storeDailyTotals(fixture.db, NOW_MS)]);
    const stored = await fixture.db.selectFrom('report_order_days').select('day').execute();
    expect(stored.length).toBeGreaterThan(2);
    const summed = await Promise.all(reportNames.map((name) => readReport(deps, name, june)));
    expect(summed).toEqual(live);
    await rebuildDailyTotals(fixture.db, NOW_MS);
    expect(await Promise.all(reportNames.map((name) => readReport(deps, name, june)))).toEqual(live);
  });

  it('have today in them, as it is now', async () => {
    await storeDailyTotals(fixture.db, NOW_MS);
    await sold('2026-06-20T14:59:00-04:00');
    const today = { from: '2026-06-20', to: '2026-06-20' };
    expect(await figure('ventas', 'netas', today)).toBe(600);
    expect(await figure('hoy', 'entregados', today)).toBe(1);
  });

  it('lead from a figure and from a row to the orders that they are made of', async () => {
    const back = await readReportOrders(deps, 'ventas', { of: 'devuelto', ...june });
    expect(back.orders).toMatchObject([{ total: -2 }]);
    const day = await readReportOrders(deps, 'ventas', { of: 'dia', key: '2026-06-11', ...june });
    expect(day.orders).toMatchObject([{ total: 6, at: '2026-06-11T04:00:00.000Z' }]);
    expect((await readReportOrders(deps, 'ventas', { of: 'nadie', ...june })).orders).toEqual([]);
  });

  it('of every figure and row that says it has orders can list them', async () => {
    for (const name of reportNames) {
      const { figures, tables } = await readReport(deps, name, june);
      for (const { id } of figures.filter(({ hasOrders }) => hasOrders))
        await readReportOrders(deps, name, { of: id, ...june });
      for (const { id, rows } of tables)
        for (const { key } of rows.filter(({ hasOrders }) => hasOrders).slice(0, 3))
          await readReportOrders(deps, name, { of: id, key, ...june });
    }
  });

  it('tell in words what their tables say to the cent, and name closed days and holidays', async () => {
    const window = (window_id: '07-09' | '15-17' | '19-21' | '23-01') => ({
      ...{ route: 'casa', weekday: null, date: '2026-06-18', window_id, capacity: 0, reason: 'apagón' },
    });
    await fixture.db
      .insertInto('slot_capacities')
      .values([window('07-09'), window('15-17'), window('19-21'), window('23-01')])
      .execute();
    const report = await readReport(deps, 'ventas', { from: '2026-06-15', to: '2026-06-20' });
    const [net] = report.figures;
    for (const id of ['dia', 'hospital', 'ventana']) {
      const rows = report.tables.find((table) => table.id === id)?.rows ?? [];
      const sums = [rows.reduce((sum, { cells }) => sum + (cells[0] ?? 0), 0), beforeOf(rows)];
      expect([id, ...sums]).toEqual([id, net?.value, net?.before]);
    }
    const [told, ...others] = explainReport(report).map(({ text }) => text);
    expect(told).toContain(
      'Ventas netas: $6.00 hasta ahora; los 6 días del lunes 8 al sábado 13 de junio, en total, $10.00',
    );
    expect(report.specialDays.map(({ day }) => day)).toEqual(['2026-06-18', '2026-06-19']);
    expect(others.at(-1)).toMatch(
      /jueves 18 de junio \(sin entregas en 1 de \d+ rutas: apagón\).*Juneteenth/,
    );
  });

  it('page through orders, each once', { timeout: 120_000 }, async () => {
    for (let count = 0; count < 55; count += 1) await sold('2026-05-05T12:00:00-04:00');
    const may = { from: '2026-05-01', to: '2026-05-31' };
    const first = await readReportOrders(deps, 'ventas', { of: 'pedidos', ...may });
    const second = await readReportOrders(deps, 'ventas', { of: 'pedidos', ...may, after: first.next ?? '' });
    const ids = [...first.orders, ...second.orders].map(({ id }) => id);
    expect([first.orders.length, ids.length, new Set(ids).size, second.next]).toEqual([50, 55, 55, null]);
  });

  it('tell no group of few people apart', async () => {
    const rows = await rowsOf('ventas', 'hospital');
    expect(rows.map(({ key }) => key)).toEqual(['pocas-personas']);
  });
});
