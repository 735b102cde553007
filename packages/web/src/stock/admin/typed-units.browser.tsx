import type { StockProductJson } from '@nutricion/contract/stock/stock';
import { expect, test } from 'vitest';
import { aMe, aRefusal, openScreen } from '../../testing/open-screen.tsx';
import '../../kit/admin/admin.css';
import { ReceiveForm } from './receive-form.tsx';

const milk = {
  ...{ id: '0b6c1f0e-7d5b-4c3a-9a51-5f8c4d3e2b10', title: 'Leche', zone: 'frio', stock: 5 },
  ...{ reserved: 0, lots: [], barcodes: [] },
} as unknown as StockProductJson;

test('units and degrees accept a decimal comma, and an ambiguous number is refused', async () => {
  const key = 'POST /api/admin/stock/{id}/receive';
  const screen = await openScreen(<ReceiveForm product={milk} onClose={() => {}} />, {
    me: aMe({ roles: ['almacen'] }),
    responses: { [key]: aRefusal(500, 'Hoy no.') },
  });
  const units = screen.getByLabelText('Unidades');
  await screen.getByLabelText('Lote').fill('L-1');
  await screen.getByLabelText('Quién lo trajo').fill('Vaquería');
  await screen.getByLabelText('Temperatura, °F').fill('38,5');
  for (const [typed, issue] of [
    ['2,25', 'Escribe un número entero, 1 o más.'],
    ['3,000', '«3,000» puede ser 3000 o 3. Escribe 3000, o 3.0000 si son decimales.'],
  ] as const) {
    await units.fill(typed);
    await screen.getByRole('button', { name: 'Recibir' }).click();
    await expect.element(screen.getByText(issue)).toBeVisible();
  }
  expect(screen.sent(key)).toEqual([]);
  await units.fill('1,200');
  await screen.getByRole('button', { name: 'Recibir' }).click();
  await expect
    .poll(() => screen.sent(key).map(({ body }) => body))
    .toMatchObject([{ units: 1200, temperature_f: 38.5 }]);
});
