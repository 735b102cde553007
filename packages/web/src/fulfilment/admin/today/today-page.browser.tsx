import type { todayEndpoints } from '@nutricion/contract/fulfilment/today';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { untilText } from '@nutricion/domain/fulfilment/wall';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { expect, test } from 'vitest';
import '../../../kit/admin/admin.css';
import { aMe, aRefusal, DESKTOP, openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { TodayPage } from './today-page.tsx';

type Today = ResponseOf<(typeof todayEndpoints)['GET /api/admin/today']>;

const me = aMe({ roles: ['reparto'] });
const HOUR_MS = 3_600_000;
const nowMs = Date.now();
const date = puertoRicoDate(nowMs);
const inHours = (hours: number) => new Date(nowMs + hours * HOUR_MS).toISOString();
const empty = {
  ...{ date, waiting: 0, picking: 0, ready: 0, on_way: 0, delivered: 0, not_delivered: 0, late: 0 },
  ...{ packed_by: inHours(2), starts_at: inHours(3) },
};
const aDay: Today = {
  at: new Date(nowMs).toISOString(),
  windows: [
    { ...empty, window: '07-09', phase: 'over', delivered: 12 },
    { ...empty, window: '15-17', phase: 'now', on_way: 8, ready: 1, late: 1 },
    { ...empty, window: '19-21', phase: 'next', waiting: 14, picking: 3 },
    { ...empty, window: '23-01', phase: 'next' },
  ],
  routes: [
    {
      ...{
        id: '5a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31',
        date,
        window: '15-17',
        hospital: 'Hospital San Rafael',
      },
      ...{ stops: 8, done: 3, has_left: true },
    },
  ],
  needs: [{ number: 'NP-100042', date, window: '15-17', why: 'late' }],
  needs_count: 14,
};

test.each([PHONE, DESKTOP])('shows windows, routes and what needs somebody, at %i px', async (...size) => {
  const screen = await openScreen(<TodayPage />, { me, size, responses: { 'GET /api/admin/today': aDay } });
  await expect.element(screen.getByText('Todo entregado')).toBeVisible();
  await expect.element(screen.getByText('1 atrasado', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(`A empacar en ${untilText(2 * HOUR_MS)}`)).toBeVisible();
  await expect.element(screen.getByText('Sin pedidos')).toBeVisible();
  await expect.element(screen.getByText('3 de 8')).toBeVisible();
  await expect.element(screen.getByText('NP-100042')).toBeVisible();
  await expect.element(screen.getByText('y 13 más')).toBeVisible();
});

test('says that nothing waits', async () => {
  const calm = { ...aDay, needs: [], needs_count: 0, routes: [] };
  const screen = await openScreen(<TodayPage />, { me, responses: { 'GET /api/admin/today': calm } });
  await expect.element(screen.getByText('Nada espera por nadie.')).toBeVisible();
  await expect.element(screen.getByText('Ninguna abierta.')).toBeVisible();
});

test('says why it can’t be read', async () => {
  const refused = await openScreen(<TodayPage />, {
    me,
    responses: { 'GET /api/admin/today': aRefusal(403, 'Pídele ese permiso a administración.') },
  });
  await expect.element(refused.getByText('Pídele ese permiso a administración.')).toBeVisible();
});
