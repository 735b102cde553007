import type { AdminPaymentJson } from '@nutricion/contract/payments/payments';

export const orderId = '7a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31';

export const aLine = (
  values: Partial<AdminPaymentJson['lines'][number]>,
): AdminPaymentJson['lines'][number] => ({
  ...{
    item_id: 1,
    title: 'Arroz de grano mediano',
    left: 2,
    quantity: 2,
    cancelled: 0,
    picked: 2,
    refunded: 0,
  },
  ...{ total_price: 8, tax_class: 'exento', agreed: null, may_restock: true },
  ...values,
});

/** Cash on delivery for two lines, nothing refunded. */
export const aPaid = (values: Partial<AdminPaymentJson> = {}): AdminPaymentJson => ({
  ...{ id: '8b0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31', order_id: orderId, order_number: 'NP-100001' },
  ...{ method: 'on-delivery', status: 'cobrado', amount: 19.15, authorized: 19.15, captured: 19.15 },
  ...{
    refunded: 0,
    failure: null,
    expires_at: null,
    order_status: 'entregado',
    reference: null,
    last4: null,
  },
  ...{ customer_id: null, recipient: 'Enfermera de Prueba', hospital: null, hospital_id: null },
  ...{ way: 'cash', ivu_basis_points: 1150, capture_before: null, created_at: '2026-11-20T15:05:00.000Z' },
  ...{ version: 3, is_superseded: false, concern: null, attended_note: null, operations: [], events: [] },
  lines: [
    aLine({}),
    aLine({
      item_id: 2,
      title: 'Jabón de fregar',
      total_price: 10,
      tax_class: 'gravado',
      may_restock: false,
    }),
  ],
  ...values,
});
