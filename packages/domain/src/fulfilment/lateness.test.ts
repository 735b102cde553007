import { describe, expect, test } from 'vitest';
import { orderStatuses } from '../orders/order-status.ts';
import { isLate, lateSlots } from './lateness.ts';

/** On Puerto Rico's clock. */
const at = (time: string) => lateSlots(Date.parse(`2026-11-24T${time}:00-04:00`));
const afternoon = { date: '2026-11-24', windowId: '15-17' } as const;

describe('an order is late', () => {
  test('not packed an hour before its window begins', () => {
    for (const status of ['confirmado', 'en_preparacion', 'esperando_cliente'] as const) {
      expect(isLate(status, afternoon, at('13:59'))).toBe(false);
      expect(isLate(status, afternoon, at('14:00'))).toBe(true);
    }
  });

  test('packed, when its window has begun and it is not on its way', () => {
    for (const status of ['listo', 'no_entregado'] as const) {
      expect(isLate(status, afternoon, at('14:59'))).toBe(false);
      expect(isLate(status, afternoon, at('15:00'))).toBe(true);
    }
  });

  test('whatever window of an earlier day it had, before the first one of today too', () => {
    const lastNight = { date: '2026-11-23', windowId: '23-01' } as const;
    expect(isLate('listo', lastNight, at('00:30'))).toBe(true);
    expect(isLate('listo', lastNight, at('06:00'))).toBe(true);
    expect(isLate('listo', { date: '2026-11-24', windowId: '07-09' }, at('06:00'))).toBe(false);
    expect(isLate('listo', { date: '2026-11-25', windowId: '07-09' }, at('23:59'))).toBe(false);
  });

  test('by the night window of today, from ten at night for whoever packs', () => {
    const tonight = { date: '2026-11-24', windowId: '23-01' } as const;
    expect(isLate('confirmado', tonight, at('21:59'))).toBe(false);
    expect(isLate('confirmado', tonight, at('22:00'))).toBe(true);
  });

  test('never once it is on its way, delivered, called off, or not paid', () => {
    const never = orderStatuses.filter(
      (status) => !isLate(status, { date: '2026-11-20', windowId: '07-09' }, at('12:00')),
    );
    expect(never.sort()).toEqual(['cancelado', 'en_ruta', 'entregado', 'pendiente_pago', 'vencido']);
  });
});
