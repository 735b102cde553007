import type { DeliveryRouteJson } from '@nutricion/contract/fulfilment/deliveries';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { storeSession } from '../../../kit/session/session-store.ts';
import { cachedRoute } from './cached-route.ts';
import { CashSheet } from './cash-sheet.tsx';
import { OtherDriversRoute } from './other-drivers-route.tsx';

const aRoute: DeliveryRouteJson = {
  id: '00000000-0000-4000-8000-000000000001',
  date: '2026-03-03',
  window: '07-09',
  hospital: null,
  driver: { name: 'Ana Vega' },
  is_mine: true,
  leased_until: '2026-03-03T18:15:00Z',
  may_take: false,
  state: 'open',
  is_hot: false,
  stops: [],
  more_ready: 0,
  still_packing: 0,
  cash: null,
};

let sent: unknown[];
/** The server's next responses. */
let answers: Response[];

const closed = (cash: DeliveryRouteJson['cash']): Response =>
  Response.json({ ...aRoute, state: 'done', cash });
const unexplained = (): Response =>
  Response.json(
    {
      type: '/problemas/datos-invalidos',
      detail: 'Revisa lo marcado.',
      errors: { reason: 'Faltan $2.00. Cuenta otra vez, o di por qué.' },
    },
    { status: 400 },
  );

beforeEach(() => {
  sent = [];
  storeSession({ user: { id: 'one', email: 'one@hospital.org', name: 'One' }, accessToken: 'h.e30.s' });
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return answers.shift() ?? Response.error();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  cachedRoute.change(() => null);
  storeSession(null);
});

const RoutePage = () => {
  const [isCounting, setCounting] = useState(true);
  const route = cachedRoute.get()?.route;
  if (isCounting) return <CashSheet route={aRoute} onClose={() => setCounting(false)} />;
  return route && <OtherDriversRoute route={route} />;
};

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RoutePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('sends the typed amount and shows it with the expected amount', async () => {
  answers = [closed({ counted: 1042.5, difference: 0, reason: null })];
  const screen = await show();
  await screen.getByLabelText('¿Cuánto efectivo traes?').fill('$1,042.50');
  await screen.getByRole('button', { name: 'Cerrar la ruta' }).click();
  await expect.element(screen.getByText('Contaste $1,042.50 en efectivo, y cuadra.')).toBeVisible();
  expect(sent).toEqual([{ counted: 1042.5 }]);
});

test('requires a reason for a difference and preserves the typed amount', async () => {
  const reason = 'Di vuelto de más';
  answers = [unexplained(), closed({ counted: 12, difference: -2, reason })];
  const screen = await show();
  const amount = screen.getByLabelText('¿Cuánto efectivo traes?');
  await amount.fill('12');
  await screen.getByRole('button', { name: 'Cerrar la ruta' }).click();
  await expect.element(screen.getByText('Faltan $2.00. Cuenta otra vez, o di por qué.')).toBeVisible();
  await expect.element(amount).toHaveValue('12');
  await screen.getByLabelText('¿Por qué no cuadra?').fill(reason);
  await screen.getByRole('button', { name: 'Cerrar la ruta así' }).click();
  await expect
    .element(screen.getByText(`Contaste $12.00 en efectivo. Faltaron $2.00: ${reason}`))
    .toBeVisible();
  expect(sent).toEqual([{ counted: 12 }, { counted: 12, reason }]);
});

test('shows a surplus as a surplus', async () => {
  answers = [closed({ counted: 15.05, difference: 1.05, reason: 'Propina' })];
  const screen = await show();
  await screen.getByLabelText('¿Cuánto efectivo traes?').fill('15.05');
  await screen.getByRole('button', { name: 'Cerrar la ruta' }).click();
  await expect
    .element(screen.getByText('Contaste $15.05 en efectivo. Sobraron $1.05: Propina'))
    .toBeVisible();
});

test('reads a comma as a decimal point and asks about an ambiguous amount', async () => {
  answers = [closed({ counted: 2.25, difference: 0, reason: null })];
  const screen = await show();
  const amount = screen.getByLabelText('¿Cuánto efectivo traes?');
  await amount.fill('3,499');
  await screen.getByRole('button', { name: 'Cerrar la ruta' }).click();
  await expect.element(screen.getByText(/«3,499» puede ser \$3,499\.00 o \$3\.50/)).toBeVisible();
  expect(sent).toEqual([]);
  await amount.fill('2,25');
  await screen.getByRole('button', { name: 'Cerrar la ruta' }).click();
  await expect.element(screen.getByText('Contaste $2.25 en efectivo, y cuadra.')).toBeVisible();
  expect(sent).toEqual([{ counted: 2.25 }]);
});

test('shows an error beside the field for an invalid amount and sends nothing', async () => {
  const screen = await show();
  for (const typed of ['', '.', '1.2.3', '5000.01', '12345']) {
    await screen.getByLabelText('¿Cuánto efectivo traes?').fill('1');
    await expect.element(screen.getByText(/^Escribe cuánto contaste/)).not.toBeInTheDocument();
    await screen.getByLabelText('¿Cuánto efectivo traes?').fill(typed);
    await screen.getByRole('button', { name: 'Cerrar la ruta' }).click();
    await expect.element(screen.getByText(/^Escribe cuánto contaste/)).toBeVisible();
  }
  expect(sent).toEqual([]);
});
