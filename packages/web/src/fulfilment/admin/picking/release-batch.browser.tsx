import type { BatchJson } from '@nutricion/contract/fulfilment/picking';
import { expect, test } from 'vitest';
import { offline, openScreen } from '../../../testing/open-screen.tsx';
import { cachedBatch, enqueueAction } from './cached-batch.ts';
import { ReleaseBatch } from './release-batch.tsx';

const batch: BatchJson = {
  id: '00000000-0000-4000-8000-000000000001',
  delivery_date: '2026-03-03',
  delivery_window: '07-09',
  state: 'open',
  picker: { name: 'Ana Vega' },
  is_mine: true,
  leased_until: '2026-03-03T18:15:00Z',
  bags: [],
  lines: [],
  substitutes: [],
  actions: [],
};

test('a batch with picks that could not be sent is not released, and keeps them', async () => {
  const screen = await openScreen(
    <ReleaseBatch
      batchView={{
        batch,
        sent: [],
        queue: [],
        conflicts: [],
        sheet: { bags: [], lines: [], actions: [] },
        products: new Map(),
      }}
    />,
    {
      responses: {
        'POST /api/admin/picking/batches/{id}/actions': offline,
        'GET /api/admin/picking/batches/{id}': offline,
        'POST /api/admin/picking/batches/{id}/return': { id: batch.id, back_in_queue: 0, left_in_batch: 1 },
      },
    },
  );
  cachedBatch.change(() => ({ batch, sent: [], queue: [], conflicts: [] }));
  enqueueAction({ kind: 'pick', id: '00000000-0000-4000-8000-000000000002', line: '7', units: 1 });
  await screen.getByRole('button', { name: 'Soltar el lote' }).click();
  await screen.getByRole('button', { name: 'Soltarlo' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Falta enviar lo que hiciste');
  expect(screen.sent('POST /api/admin/picking/batches/{id}/return')).toEqual([]);
  expect(cachedBatch.get()?.queue).toHaveLength(1);
});
