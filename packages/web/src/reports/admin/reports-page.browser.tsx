import type { ReportJson } from '@nutricion/contract/reports/reports';
import { expect, test } from 'vitest';
import '../../kit/admin/admin.css';
import { aMe, aRefusal, DESKTOP, offline, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { ReportsPage } from './reports-page.tsx';

const me = aMe({ roles: ['finanzas'] });
const at = '/admin/reports?reporte=ventas&desde=2026-11-24&hasta=2026-11-25';
const money = (id: string, label: string, value: number | null, before: number | null) => ({
  ...{ id, label, value, before, definition: 'Lo entregado menos lo devuelto.' },
  ...{ unit: 'money' as const, has_orders: true },
});
const aRow = (key: string, label: string, value: number, before: number) => ({
  ...{ key, label, before, cells: [value], has_orders: true, target: null },
});
const aTable = (
  values: Pick<ReportJson['tables'][number], 'id' | 'label' | 'rows'>,
): ReportJson['tables'][number] => ({
  ...values,
  definition: 'Sin IVU.',
  heading: 'Parte',
  columns: [{ id: 'netas', label: 'Ventas netas', unit: 'money' }],
  drawing: values.id === 'dia' ? 'time' : 'parts',
  note: null,
});
const aReport = (values: Partial<ReportJson> = {}): ReportJson => ({
  name: 'ventas',
  period: { from: '2026-11-24', to: '2026-11-25' },
  before: { from: '2026-11-17', to: '2026-11-18' },
  as_of: '2026-11-27T14:00:00.000Z',
  figures: [money('netas', 'Ventas netas', 4210, 3758.93)],
  tables: [
    aTable({
      ...{ id: 'dia', label: 'Ventas por día' },
      rows: [aRow('2026-11-24', '24 nov', 4000, 3000), aRow('2026-11-25', '25 nov', 210, 758.93)],
    }),
    aTable({
      ...{ id: 'categoria', label: 'Por categoría' },
      rows: [aRow('a', 'Frutas', 2000, 1700), aRow('b', 'Carnes', 2210, 2058.93)],
    }),
  ],
  special_days: [{ day: '2026-11-25', text: 'sin entregas: huracán' }],
  ...values,
});

test.each([PHONE, DESKTOP])('says first what changed and why, at %i px', async (...size) => {
  const responses = { 'GET /api/admin/reports/{name}': aReport() };
  const screen = await openScreen(<ReportsPage />, { me, at, size, responses });
  const words = screen.getByRole('region', { name: 'Qué cambió y por qué' });
  await expect
    .element(words)
    .toHaveTextContent(
      'Ventas netas: $4,210.00, 12 % más que los 2 días del martes 17 al miércoles 18 de noviembre ($3,758.93), sobre todo por Frutas ($300.00 más) y Carnes ($151.07 más).',
    );
  await expect
    .element(words.getByRole('link', { name: 'Ver «Por categoría»' }))
    .toHaveAttribute('href', '#tabla-categoria');
  await expect.element(words).toHaveTextContent('el miércoles 25 de noviembre (sin entregas: huracán)');
  const days = screen.getByRole('table', { name: 'Ventas por día' });
  await expect.element(days.getByText('33 % más · 17 nov')).toBeVisible();
  await expect.element(days.getByText('sin entregas: huracán')).toBeVisible();
});

test('leaves no hole where nothing was sold, and shows more days', async () => {
  const nothing = aReport({
    figures: [money('netas', 'Ventas netas', 0, 0)],
    tables: [
      aTable({ id: 'dia', label: 'Ventas por día', rows: [aRow('2026-11-24', '24 nov', 0, 0)] }),
      aTable({ id: 'categoria', label: 'Por categoría', rows: [] }),
    ],
    special_days: [],
  });
  const responses = { 'GET /api/admin/reports/{name}': nothing };
  const screen = await openScreen(<ReportsPage />, { me, at, responses });
  await expect.element(screen.getByText('En estos días no hubo nada que contar aquí.').last()).toBeVisible();
  await screen.getByRole('button', { name: 'Ver los últimos 28 días' }).first().click();
  await expect.poll(() => screen.sent('GET /api/admin/reports/{name}').length).toBe(2);
  const { from = '', to = '' } = screen.sent('GET /api/admin/reports/{name}')[1]?.query ?? {};
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(27);
});

test('says why it can’t be read, and tries again without a network', async () => {
  const refusal = 'Pídele ese permiso a administración.';
  const refused = await openScreen(<ReportsPage />, {
    ...{ me, at },
    responses: { 'GET /api/admin/reports/{name}': aRefusal(403, refusal) },
  });
  await expect.element(refused.getByText(refusal)).toBeVisible();
  const unreachable = await openScreen(<ReportsPage />, {
    ...{ me, at: `${at}&sin=red` },
    responses: { 'GET /api/admin/reports/{name}': offline },
  });
  await expect.element(unreachable.getByRole('button', { name: 'Tratar otra vez' }).last()).toBeVisible();
});
