import { describe, expect, test } from 'vitest';
import { canBecome, orderStatuses } from './order-status.ts';

describe('the life of an order', () => {
  test('goes from pending payment to delivered, step by step', () => {
    const way = ['pendiente_pago', 'confirmado', 'en_preparacion', 'listo', 'en_ruta', 'entregado'] as const;
    for (const [index, status] of way.slice(1).entries())
      expect(canBecome(way[index] ?? status, status)).toBe(true);
  });

  test.each(['entregado', 'vencido', 'cancelado'] as const)('%s is an end', (status) => {
    expect(orderStatuses.filter((next) => canBecome(status, next))).toEqual([]);
  });

  test('nothing skips the way or returns', () => {
    expect(canBecome('confirmado', 'entregado')).toBe(false);
    expect(canBecome('en_ruta', 'en_preparacion')).toBe(false);
  });

  test('what is on its way is not cancelled', () => {
    expect(canBecome('en_ruta', 'cancelado')).toBe(false);
  });
});
