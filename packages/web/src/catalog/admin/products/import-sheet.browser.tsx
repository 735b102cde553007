import { expect, test } from 'vitest';
import { aMe, openScreen } from '../../../testing/open-screen.tsx';
import '../../../kit/admin/admin.css';
import { ImportSheet } from './import-sheet.tsx';

test('a file in which a price jumps is imported once a reason is given', async () => {
  const key = 'POST /api/admin/products/import';
  const response = { batch_id: null, created: 0, changed: 1, unchanged: 0, faults: [], faults_csv: null };
  const screen = await openScreen(<ImportSheet onClose={() => {}} onDone={() => {}} />, {
    me: aMe({ roles: ['catalogo'] }),
    responses: { [key]: ({ query }) => ({ ...response, needs_reason: query?.reason === undefined }) },
  });
  await screen.getByLabelText(/Suelta el archivo/).upload(new File(['sku,price\na,9'], 'precios.csv'));
  const button = screen.getByRole('button', { name: 'Importar 1' });
  await expect.element(button).toBeDisabled();
  await screen.getByLabelText('¿Por qué?').fill('Subió el suplidor');
  await button.click();
  await expect
    .poll(() => screen.sent(key).map(({ query }) => query))
    .toEqual([{ dry_run: 'true', only: 'good' }, { reason: 'Subió el suplidor' }]);
});
