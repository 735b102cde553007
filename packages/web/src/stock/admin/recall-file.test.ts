import type { RecallJson } from '@nutricion/contract/stock/recalls';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../kit/admin/list/csv.ts';
import { recallColumns, recallFileRows } from './recall-file.ts';

const lot = (id: string, code: string): RecallJson['lots'][number] => ({
  id,
  product: 'Ñame',
  code,
  supplier: 'Finca',
  expires_on: '2027-01-15',
  received_at: '2026-11-20T12:00:00.000Z',
  received_units: 9,
  withdrawn_units: 4,
  promised_units: 0,
  state: 'retirado',
});

describe('the recall file', () => {
  it('goes from lot to order to customer, includes lots without orders, and contains no formulas', () => {
    const recall: RecallJson = {
      id: 'r',
      reason: 'Vidrio',
      message: 'Bótalo',
      tells_possible: true,
      by: null,
      at: '2026-11-23T12:00:00.000Z',
      lots: [lot('a', '=1+1'), lot('b', 'L-2')],
      lines: [
        {
          lot_id: 'a',
          lot: '=1+1',
          item_id: 1,
          product: 'Ñame',
          certainty: 'lote',
          units: 2,
          order_id: 'o',
          order: 'NP-100023',
          status: 'entregado',
          delivery_date: '2026-11-22',
          hospital: 'San Rafael',
          person: 'Persona de Prueba',
          email: 'p@hospital.example',
          phone: '7875550100',
          told_at: null,
          refund_asked_at: null,
        },
      ],
    };
    const [head, first, second] = csvOf(recallColumns, recallFileRows(recall)).split('\r\n');
    expect(head).toMatch(/^\ufeffProducto,Lote,/);
    expect(first).toContain("Ñame,'=1+1,Finca");
    expect(first).toContain('NP-100023,Entregado,2026-11-22,2,Lote anotado,Persona de Prueba,San Rafael');
    expect(second).toContain('Ñame,L-2,Finca');
  });
});
