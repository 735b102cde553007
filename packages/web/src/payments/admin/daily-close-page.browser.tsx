import type { DailyCloseJson } from '@nutricion/contract/payments/payment-close';
import { expect, test } from 'vitest';
import { aMe, aRefusal, DESKTOP, openScreen, PHONE } from '../../testing/open-screen.tsx';
import '../../kit/admin/admin.css';
import { journalCsv } from './daily-close-file.ts';
import { DailyClosePage } from './daily-close-page.tsx';

const day = '2026-03-02';
const at = `/admin/payments/close?dia=${day}`;
const me = aMe({ roles: ['finanzas'] });

const aClose = (values: Partial<DailyCloseJson> = {}): DailyCloseJson => ({
  day,
  ways: [
    {
      way: 'card',
      payments: 12,
      authorized: 640,
      captured: 612.4,
      refunded: 14.2,
      refund_failed: 0,
      fees: 18.1,
    },
    { way: 'cash', payments: 4, authorized: 0, captured: 131.5, refunded: 4, refund_failed: 0, fees: null },
  ],
  routes: [
    {
      ...{ id: '6b0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31', name: 'Hospital San Rafael, 7 a 9 a. m.' },
      ...{ driver: 'Repartidora de Prueba', expected: 131.5, counted: 129.5, reason: 'Di vuelto de más' },
    },
  ],
  manual_refunds: [
    {
      ...{ order_id: '7a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31', order_number: 'NP-100001' },
      ...{ way: 'cash', amount: 4, by: 'Finanzas de Prueba' },
    },
  ],
  entries: [
    {
      ...{ id: '8b0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31', way: 'cash', amount: -3.5, reason: 'Hielo' },
      ...{ corrects: null, by: 'Finanzas de Prueba' },
    },
  ],
  sales: { subtotal: 690, tax_state: 21, tax_municipal: 2, total: 713 },
  cash: { expected: 122, counted: null },
  open_concerns: 1,
  closed: null,
  may_close: true,
  unclosed: ['2026-03-01', day],
  ...values,
});

const closed = aClose({
  cash: { expected: 122, counted: 120 },
  closed: {
    number: 'C-000012',
    by: 'Finanzas de Prueba',
    at: '2026-03-03T13:00:00Z',
    reason: 'Faltan dos pesos',
  },
  may_close: false,
});

test.each([PHONE, DESKTOP])('an open day shows where its cash comes from, at %i px', async (...size) => {
  const responses = { 'GET /api/admin/payments/close': aClose() };
  const screen = await openScreen(<DailyClosePage />, { at, me, size, responses });
  await expect.element(screen.getByText('Debía $131.50, trajo $129.50')).toBeVisible();
  await expect.element(screen.getByText('Falta $2.00')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'dom 1 mar' })).toBeVisible();
});

test('a difference needs a reason, and what was counted isn’t lost', async () => {
  const screen = await openScreen(<DailyClosePage />, {
    ...{ at, me },
    responses: { 'GET /api/admin/payments/close': aClose(), 'POST /api/admin/payments/close': closed },
  });
  await screen.getByRole('button', { name: 'Cerrar el día' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cerrar el día' }).click();
  await expect.element(dialog.getByText('Escríbelo como 42.50. Si no hay nada, 0.')).toBeVisible();
  await dialog.getByLabelText('¿Cuánto efectivo contaste?').fill('120');
  await dialog.getByRole('button', { name: 'Cerrar el día' }).click();
  await expect.element(dialog.getByText('Faltan $2.00. Di por qué.')).toBeVisible();
  await dialog.getByLabelText('¿Por qué faltan $2.00?').fill('Faltan dos pesos');
  await dialog.getByRole('button', { name: 'Cerrar el día' }).click();
  await expect
    .poll(() => screen.sent('POST /api/admin/payments/close').map(({ body }) => body))
    .toEqual([{ day, counted: 120, expected: 122, reason: 'Faltan dos pesos' }]);
});

test('a closed day says who, when and under which number, and is corrected today', async () => {
  const screen = await openScreen(<DailyClosePage />, {
    ...{ at, me },
    responses: {
      'GET /api/admin/payments/close': closed,
      'POST /api/admin/payments/cash-entries': aRefusal(500, 'Hoy no.'),
    },
  });
  await expect
    .element(screen.getByText(/Cerrado con el número C-000012 por Finanzas de Prueba/))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cerrar el día' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Corregir este día' }).click();
  await screen.getByLabelText('Cuánto, $').fill('2,00');
  await screen.getByLabelText('¿Por qué?').fill('Apareció un billete');
  await screen.getByLabelText('Qué pasó').selectOptions('Entró');
  await screen.getByRole('button', { name: 'Anotar' }).click();
  await expect
    .poll(() => screen.sent('POST /api/admin/payments/cash-entries').map(({ body }) => body))
    .toMatchObject([{ way: 'cash', amount: 2, reason: 'Apareció un billete', corrects: day }]);
  await expect.element(screen.getByText('Hoy no.')).toBeVisible();
});

test('the journal for the accountant balances to the cent', () => {
  const rows = journalCsv(closed)
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
  const sum = (column: number) =>
    Math.round(rows.reduce((all, cells) => all + Number(cells[column] ?? 0) * 100, 0));
  expect(sum(3)).toBe(sum(4));
  expect(rows).toContainEqual(['C-000012', '03/02/2026', 'Ventas', '', '690.00', 'Sin IVU']);
  expect(rows).toContainEqual([
    ...['C-000012', '03/02/2026', 'Faltantes y sobrantes de caja', '4.00', '', 'Efectivo'],
  ]);
});
