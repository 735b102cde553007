import type { DeliveryDayJson } from '@nutricion/contract/fulfilment/delivery-days';
import { deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { expect, test } from 'vitest';
import '../../../../kit/admin/admin.css';
import { aMe, DESKTOP, openScreen, PHONE } from '../../../../testing/open-screen.tsx';
import { CloseSheet } from './close-sheet.tsx';

const route = '5a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31';
const dates = ['2026-12-01', '2026-12-02', '2026-12-03'] as const;
const aDay = (date: string): DeliveryDayJson => ({
  date,
  is_offered: true,
  windows: deliveryWindowIds.map((id) => ({ id, capacity: 40, source: 'tienda', reason: null, booked: 3 })),
});
const result = {
  is_dry_run: true,
  by_route: [{ route, name: 'Hospital San Rafael', orders: 24, moved: 23 }],
  to: [
    { date: dates[2], window: '07-09' as const, orders: 20 },
    { date: dates[2], window: '15-17' as const, orders: 3 },
  ],
  left: [{ id: route, number: 'NP-100042', why: 'full' as const }],
};

test.each([PHONE, DESKTOP])(
  'closes several days and fills several windows in turn, at %i px',
  async (...size) => {
    const screen = await openScreen(
      <CloseSheet route={route} days={dates.map(aDay)} hospitals={[]} onClose={() => {}} />,
      { size, me: aMe({ roles: ['admin'] }), responses: { 'POST /api/admin/delivery-closures': result } },
    );
    await screen.getByLabelText('Hasta qué día').selectOptions(longDeliveryDay(dates[1]));
    await screen.getByLabelText('A dónde se mueven').selectOptions(`${dates[2]} 07-09`);
    await screen.getByRole('button', { name: 'Otro horario, si no caben' }).click();
    await screen.getByLabelText('Los que no quepan, a').selectOptions(`${dates[2]} 15-17`);
    await screen.getByLabelText('Por qué').fill('Viene un huracán.');
    await screen.getByRole('button', { name: 'Ver a quién le toca' }).click();
    await expect.element(screen.getByText(`${longDeliveryDay(dates[2])}, 3–5 p. m.: 3`)).toBeVisible();
    await expect.element(screen.getByText(/se mueven 23 de 24 pedidos/)).toBeVisible();
    expect(screen.sent('POST /api/admin/delivery-closures').map(({ body }) => body)).toMatchObject([
      {
        ...{ date: dates[0], until: dates[1], dry_run: true },
        to: { date: dates[2], window: '07-09' },
        next: [{ date: dates[2], window: '15-17' }],
      },
    ]);
  },
);
