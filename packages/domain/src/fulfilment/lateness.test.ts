import { describe, expect, test } from 'vitest';
import { orderStatuses } from '../orders/order-status.ts';
import { isLate, lateSlots } from './lateness.ts';

/** Puerto Rico's local time. */
const at = (time: string) => lateSlots(Date.parse(`2026-11-24T${time}:00-04:00`));
const afternoon = { date: '2026-11-24', windowId: '15-17' } as const;

describe('an order is late', () => {
  test('if it isn’t packed an hour before its window begins', () => {
    for (const status of ['confirmado', 'en_preparacion', 'esperando_cliente'] as const) {
      expect(isLate(status, afternoon, at('13:59'))).toBe(false);
      expect(isLate(status, afternoon, at('14:00'))).toBe(true);
    }
  });

  test('if it is packed but not on its way when its window begins', () => {
    for (const status of ['listo', 'no_entregado'] as const) {
      expect(isLate(status, afternoon, at('14:59'))).toBe(false);
      expect(isLate(status, afternoon, at('15:00'))).toBe(true);
    }
  });

  test('if its window was on an earlier day, also before today’s first window', () => {
    const lastNight = { date: '2026-11-23', windowId: '23-01' } as const;
    expect(isLate('listo', lastNight, at('00:30'))).toBe(true);
    expect(isLate('listo', lastNight, at('06:00'))).toBe(true);
    expect(isLate('listo', { date: '2026-11-24', windowId: '07-09' }, at('06:00'))).toBe(false);
    expect(isLate('listo', { date: '2026-11-25', windowId: '07-09' }, at('23:59'))).toBe(false);
  });

  test('if it isn’t packed for tonight’s last window by 10 p. m.', () => {
    const tonight = { date: '2026-11-24', windowId: '23-01' } as const;
    expect(isLate('confirmado', tonight, at('21:59'))).toBe(false);
    expect(isLate('confirmado', tonight, at('22:00'))).toBe(true);
  });

  test('never if it is on its way, delivered, cancelled or unpaid', () => {
    const never = orderStatuses.filter(
      (status) => !isLate(status, { date: '2026-11-20', windowId: '07-09' }, at('12:00')),
    );
    expect(never.sort()).toEqual(['cancelado', 'en_ruta', 'entregado', 'pendiente_pago', 'vencido']);
  });
});
