import { expect, test } from 'vitest';
import { aMe, openScreen, type Responses } from '../../../testing/open-screen.tsx';
import '../../../kit/admin/admin.css';
import type { FileColumnsResponse, ImportResponse } from './api.ts';
import { ImportSheet } from './import-sheet.tsx';

const IMPORT = 'POST /api/admin/products/import';
const COLUMNS = 'POST /api/admin/products/import/columns';
const supplierId = '8a0f6b0e-1f0c-4a52-9d5f-0c7f2f6f7a11';
const productId = '1b1c9a52-6f0e-4f8a-8d0c-3c1a2f6f7a22';

const tried = (values: Partial<ImportResponse> = {}): ImportResponse => ({
  batch_id: null,
  created: 0,
  changed: 1,
  unchanged: 0,
  left_out: 0,
  barcodes: 0,
  faults: [],
  faults_csv: null,
  needs_reason: false,
  ambiguous: null,
  seen: 'visto',
  changes: [],
  changes_csv: null,
  new_products: [],
  similar: [],
  ...values,
});

const columns: FileColumnsResponse = {
  heading: 2,
  rows: 40,
  columns: [
    { heading: 'UPC', samples: ['036000291452'], column: 'barcodes' },
    { heading: 'Su precio', samples: ['3.10', '4.00'], column: null },
  ],
};

const opened = (responses: Responses) =>
  openScreen(<ImportSheet onClose={() => {}} onDone={() => {}} />, {
    me: aMe({ roles: ['catalogo'] }),
    responses: {
      'GET /api/admin/suppliers': {
        suppliers: [
          {
            ...{ id: supplierId, name: 'Distribuidora del Sur', email: '', phone: '', note: '' },
            ...{ is_active: true, version: 1, products: 3 },
          },
        ],
      },
      [COLUMNS]: columns,
      ...responses,
    },
  });
const file = new File(['x'], 'precios.xlsx');

test('columns are matched, the change is seen with its jump, and imported with a reason', async () => {
  const screen = await opened({
    [IMPORT]: tried({
      needs_reason: true,
      changes: [
        {
          ...{
            line: 3,
            text_line: 5,
            id: productId,
            title: 'Café molido',
            package_label: '14 oz',
            is_jump: true,
          },
          fields: [{ column: 'price', before: '5.00', after: '7.00' }],
        },
      ],
    }),
  });
  await screen.getByLabelText('¿De qué suplidor es?').selectOptions('Distribuidora del Sur');
  await screen.getByLabelText(/Suelta el archivo/).upload(file);
  await screen.getByLabelText('Qué es «Su precio»').selectOptions('Precio regular');
  await screen.getByRole('button', { name: 'Ver qué cambia' }).click();
  await expect.element(screen.getByText('Salto de precio +40 %')).toBeVisible();
  await expect.element(screen.getByText('Fila 3 (línea 5 en un editor)')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Importar 1' });
  await expect.element(button).toBeDisabled();
  await screen.getByLabelText('¿Por qué?').fill('Subió el suplidor');
  await button.click();
  const answers = { heading: '2', columns: 'barcodes,price', supplier: supplierId };
  await expect
    .poll(() => screen.sent(IMPORT).map(({ query }) => query))
    .toEqual([
      { ...answers, only: 'good', dry_run: 'true' },
      { ...answers, reason: 'Subió el suplidor', seen: 'visto' },
    ]);
});

test('what only the person knows is answers, and looked at again before it is imported', async () => {
  const product = { id: productId, sku: 'a', title: 'Salsa criolla', package_label: '15 oz', price: 1.29 };
  const screen = await opened({
    [IMPORT]: ({ query }) =>
      tried({
        left_out: query?.other ? 0 : 1,
        ambiguous: query?.decimal ? null : '3,499',
        faults: query?.decimal ? [] : [{ line: 4, text_line: null, error: '«3,499» puede ser…' }],
        similar: [{ line: 6, text_line: null, title: 'SALSA CRIOLLA', product, like_line: null }],
      }),
  });
  await screen.getByLabelText(/Suelta el archivo/).upload(file);
  await screen.getByRole('button', { name: 'Ver qué cambia' }).click();
  await expect.element(screen.getByText('¿Qué es «3,499» en este archivo?')).toBeVisible();
  await screen.getByRole('radio', { name: /La coma separa decimales/ }).click();
  await screen.getByLabelText('Qué es «SALSA CRIOLLA»').selectOptions('Es otro: créalo');
  await screen.getByRole('button', { name: 'Revisar otra vez' }).click();
  await expect.element(screen.getByText('Todas las filas están bien.')).toBeVisible();
  await screen.getByRole('button', { name: 'Importar 1' }).click();
  await expect
    .poll(() => screen.sent(IMPORT).at(-1)?.query)
    .toMatchObject({ decimal: 'comma', other: '6', seen: 'visto' });
});

test("the shop's own file goes straight to what would change, and a refused one keeps its place", async () => {
  const own = { heading: 1, rows: 1, columns: [{ heading: 'version', samples: ['1'], column: 'version' }] };
  const screen = await opened({ [COLUMNS]: own, [IMPORT]: tried({ changed: 0, unchanged: 609 }) });
  await screen.getByLabelText(/Suelta el archivo/).upload(new File(['x'], 'catalogo.csv'));
  await expect.element(screen.getByRole('button', { name: 'No hay nada que cambiar' })).toBeDisabled();
  await expect.element(screen.getByText('609')).toBeVisible();
});
