import { describe, expect, it } from 'vitest';
import { type OrderStatus, orderStatuses } from '../orders/order-status.ts';
import { type PaymentState, paymentStates } from './payment.ts';
import { decideSwitch, switchRefusalTexts } from './switch-to-on-delivery.ts';

const decide = (
  status: OrderStatus,
  payment: PaymentState | null,
  { isCaptureRefused = false, hasCustomer = true, mustPrepay = false, isTooLate = false } = {},
) => {
  const decided = decideSwitch({
    ...{ status, method: 'card', hasCustomer, mustPrepay, isTooLate },
    payment: payment === null ? null : { status: payment, isCaptureRefused },
  });
  return decided.ok ? decided.value : decided.refusal;
};

describe('an order whose payment in advance was lost', () => {
  it('may be paid when it is handed over, until it is on its way or has ended', () => {
    const outcomes = Object.fromEntries(orderStatuses.map((status) => [status, decide(status, 'vencido')]));
    expect(outcomes).toEqual({
      ...{ pendiente_pago: 'now', vencido: 'now', confirmado: 'now', en_preparacion: 'now' },
      ...{ esperando_cliente: 'now', listo: 'now', no_entregado: 'now' },
      ...{ en_ruta: 'on-the-way', entregado: 'ended', cancelado: 'ended' },
    });
  });

  it('closes first what could still bring money, and never gives up money that is there', () => {
    const outcomes = Object.fromEntries(paymentStates.map((state) => [state, decide('listo', state)]));
    expect(outcomes).toEqual({
      ...{ creado: 'close-first', pendiente: 'close-first', autorizado: 'held' },
      ...{ cobrando: 'undecided', devolviendo: 'undecided', en_duda: 'undecided' },
      ...{ cobrado: 'paid', devuelto: 'paid', en_disputa: 'paid', perdido: 'paid' },
      ...{ fallido: 'now', anulado: 'now', vencido: 'now' },
    });
    expect(decide('listo', 'autorizado', { isCaptureRefused: true })).toBe('close-first');
    expect(decide('vencido', 'devuelto')).toBe('now');
    expect(decide('pendiente_pago', null)).toBe('now');
  });

  it('is not asked of an order that is paid on delivery already, or of nobody', () => {
    const order = { status: 'listo', hasCustomer: true, isTooLate: false } as const;
    const payable = { ...order, mustPrepay: false, payment: null };
    expect(decideSwitch({ ...payable, method: 'on-delivery' })).toEqual({
      ok: false,
      refusal: 'on-delivery',
    });
    expect(decide('listo', 'vencido', { hasCustomer: false })).toBe('nobody');
  });

  it('is not taken up again too late, once what it reserved is released', () => {
    expect(decide('vencido', 'vencido', { isTooLate: true })).toBe('gone');
    expect(decide('listo', 'vencido', { isTooLate: true })).toBe('now');
  });

  it('is not for whoever pays only in advance', () => {
    expect(decide('listo', 'vencido', { mustPrepay: true })).toBe('must-prepay');
    expect(decide('listo', 'cobrado', { mustPrepay: true })).toBe('paid');
  });

  it('says what to do instead', () => {
    for (const text of Object.values(switchRefusalTexts)) expect(text).toMatch(/^[^.]+\. .+\.$|: .+\./s);
  });
});
