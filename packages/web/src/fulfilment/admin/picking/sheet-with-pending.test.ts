import type { BatchJson } from '@nutricion/contract/fulfilment/picking';
import { describe, expect, it } from 'vitest';
import { sheetWithPending } from './sheet-with-pending.ts';

const line = {
  key: '7',
  brought_by: [],
  bag: 1,
  product_id: 'arroz',
  sku: 'arroz',
  title: 'Arroz',
  package_label: '5 lb',
  image_url: '',
  category_id: 'provisiones',
  zone: 'seco',
  aisle: '2',
  wanted: 3,
  due: 3,
  wish: 'best-match',
  is_free: false,
  stands_for: null,
} as const;
const product = {
  sku: 'otro',
  barcodes: [] as string[],
  package_label: '3 lb',
  image_url: '',
  category_id: 'provisiones',
  zone: 'seco',
  aisle: '2',
} as const;
const other = {
  ...product,
  product_id: 'otro',
  title: 'Otro arroz',
  stock: 9,
  unit_price: 3,
  charge: 3,
  allergen_info: [],
  may_contain: [],
};
const batch: BatchJson = {
  id: 'lote',
  delivery_date: '2026-11-28',
  delivery_window: '07-09',
  state: 'open',
  picker: { name: 'Ana' },
  is_mine: true,
  leased_until: '2026-11-23T10:00:00.000Z',
  bags: [
    {
      number: 1,
      order_id: 'pedido',
      order_number: 'NP-1',
      is_cold: false,
      is_checked: false,
      state: 'picking',
      contact: null,
    },
  ],
  lines: [{ ...line, brought_by: [], barcodes: [], lot: null, recalled_lots: [] }],
  substitutes: [{ line: '7', choices: [other] }],
  actions: [{ id: 'a', kind: 'pick', line: '7', units: 1 }],
};

describe('sheetWithPending', () => {
  it('applies stored, sent and pending actions', () => {
    const sheet = sheetWithPending({
      batch,
      sent: [{ id: 'b', kind: 'pick', line: '7', units: 1 }],
      queue: [
        { id: 'c', kind: 'short', line: '7', units: 1, outcome: { kind: 'substitute', productId: 'otro' } },
        { id: 'd', kind: 'pick', line: 'c', units: 1 },
      ],
    });
    expect(sheet.lines).toMatchObject([
      { key: '7', due: 2, picked: 2 },
      { key: 'c', title: 'Otro arroz', due: 1, picked: 1, standsFor: '7' },
    ]);
  });

  it('skips a pending action that is no longer accepted', () => {
    const sheet = sheetWithPending({
      batch: { ...batch, bags: [{ ...batch.bags[0], state: 'gone' } as BatchJson['bags'][number]] },
      sent: [],
      queue: [{ id: 'b', kind: 'pick', line: '7', units: 1 }],
    });
    expect(sheet.lines).toMatchObject([{ key: '7', picked: 1 }]);
  });
});
