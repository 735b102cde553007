import { describe, expect, test } from 'vitest';
import { isPermission } from '../accounts/permission.ts';
import type { Role } from '../accounts/role.ts';
import { orderStatuses } from './order-status.ts';
import {
  canBecome,
  decideTransition,
  orderTransitions,
  orderTransitionsFrom,
  permissionForTransition,
  type TransitionActor,
} from './order-transitions.ts';

const staff = (...roles: Role[]): TransitionActor => ({ kind: 'staff', roles });
const customer: TransitionActor = { kind: 'customer' };

describe('the life of an order', () => {
  test('goes from pending payment to delivered, step by step', () => {
    const row = ['pendiente_pago', 'confirmado', 'en_preparacion', 'listo', 'en_ruta', 'entregado'] as const;
    for (const [index, status] of row.slice(1).entries())
      expect(canBecome(row[index] ?? status, status)).toBe(true);
  });

  test.each(['entregado', 'cancelado'] as const)('%s is an end', (status) => {
    expect(orderStatuses.filter((next) => canBecome(status, next))).toEqual([]);
  });

  test('what ran out of time comes back by money alone', () => {
    expect(orderTransitions.filter(({ from }) => from === 'vencido').map(({ to, by }) => [to, by])).toEqual([
      ['confirmado', ['payment']],
    ]);
  });

  test('nothing skips the way or returns', () => {
    expect(canBecome('confirmado', 'entregado')).toBe(false);
    expect(canBecome('en_ruta', 'en_preparacion')).toBe(false);
  });

  test('what is on its way is not cancelled', () => {
    expect(canBecome('en_ruta', 'cancelado')).toBe(false);
  });

  test('to a status takes one permission, so that it is known before the order is', () => {
    const permissionsTo = (status: (typeof orderStatuses)[number]) =>
      new Set(
        orderTransitions.filter(({ to }) => to === status).flatMap(({ by }) => by.filter(isPermission)),
      );
    for (const status of orderStatuses)
      expect([status, [...permissionsTo(status)]]).toEqual([
        status,
        [permissionForTransition(status) ?? []].flat(),
      ]);
    expect(permissionForTransition('cancelado')).toBe('orders.cancel');
    expect(permissionForTransition('vencido')).toBeNull();
  });

  test('each way stands in the table once', () => {
    const rows = orderTransitions.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(rows).size).toBe(rows.length);
  });
});

describe('who moves an order', () => {
  const confirmed = { status: 'confirmado', isWaiting: false, isRecalled: false, isUnpaid: false } as const;

  test('the store prepares, drivers carry, and neither does the other’s work', () => {
    expect(decideTransition(confirmed, 'en_preparacion', staff('almacen')).ok).toBe(true);
    expect(decideTransition(confirmed, 'en_preparacion', staff('reparto'))).toMatchObject({
      refusal: { kind: 'not-yours-to-move' },
    });
    const packed = { status: 'listo', isWaiting: false, isRecalled: false, isUnpaid: false } as const;
    expect(decideTransition(packed, 'en_ruta', staff('reparto')).ok).toBe(true);
    expect(decideTransition(packed, 'en_ruta', staff('almacen')).ok).toBe(false);
    expect(decideTransition(packed, 'en_ruta', staff('reparto', 'almacen')).ok).toBe(true);
  });

  test('who only reads moves nothing', () => {
    expect(orderStatuses.flatMap((status) => orderTransitionsFrom(status, staff('lectura')))).toEqual([]);
  });

  test('a customer cancels until preparing begins, and nothing else', () => {
    const theirs = orderStatuses.flatMap((status) => orderTransitionsFrom(status, customer));
    expect(theirs.map(({ from, to }) => [from, to])).toEqual([
      ['pendiente_pago', 'cancelado'],
      ['confirmado', 'cancelado'],
    ]);
  });

  test('only a payment confirms what waits for money', () => {
    const unpaid = {
      status: 'pendiente_pago',
      isWaiting: false,
      isRecalled: false,
      isUnpaid: false,
    } as const;
    expect(decideTransition(unpaid, 'confirmado', staff('admin')).ok).toBe(false);
    expect(decideTransition(unpaid, 'confirmado', { kind: 'payment' }).ok).toBe(true);
  });

  test('an order that waits for a person isn’t prepared', () => {
    expect(
      decideTransition({ ...confirmed, isWaiting: true }, 'en_preparacion', staff('admin')),
    ).toMatchObject({
      refusal: { kind: 'review-first' },
    });
  });

  test('what goes wrong says why', () => {
    const inTransit = { status: 'en_ruta', isWaiting: false, isRecalled: false, isUnpaid: false } as const;
    expect(decideTransition(inTransit, 'no_entregado', staff('reparto'), '  ')).toMatchObject({
      refusal: { kind: 'reason-missing' },
    });
    expect(decideTransition(inTransit, 'no_entregado', staff('reparto'), 'No bajó nadie').ok).toBe(true);
  });
});

describe('an order with units of a recalled lot in its bags', () => {
  const recalled = (status: 'en_preparacion' | 'listo' | 'en_ruta') =>
    ({ status, isWaiting: false, isRecalled: true, isUnpaid: false }) as const;

  test.each([
    ['en_preparacion', 'listo'],
    ['listo', 'en_ruta'],
    ['en_ruta', 'entregado'],
  ] as const)('goes no further from %s to %s until they are out', (from, to) => {
    expect(decideTransition(recalled(from), to, staff('admin'))).toEqual({
      ok: false,
      refusal: { kind: 'recalled' },
    });
    expect(decideTransition({ ...recalled(from), isRecalled: false }, to, staff('admin')).ok).toBe(true);
  });

  test('is called off, and comes back, as any other', () => {
    expect(decideTransition(recalled('listo'), 'cancelado', staff('admin'), 'Retirado').ok).toBe(true);
    expect(decideTransition(recalled('en_ruta'), 'no_entregado', staff('admin'), 'Retirado').ok).toBe(true);
  });
});

describe('an order whose money is gone', () => {
  const unpaid = (status: 'listo' | 'no_entregado' | 'en_ruta') =>
    ({ status, isWaiting: false, isRecalled: false, isUnpaid: true }) as const;

  test.each(['listo', 'no_entregado'] as const)('doesn’t leave from %s', (from) => {
    expect(decideTransition(unpaid(from), 'en_ruta', staff('admin'))).toEqual({
      ok: false,
      refusal: { kind: 'unpaid' },
    });
  });

  test('is called off, and comes back, as any other', () => {
    expect(decideTransition(unpaid('listo'), 'cancelado', staff('admin'), 'No pagó').ok).toBe(true);
    expect(decideTransition(unpaid('en_ruta'), 'no_entregado', staff('admin'), 'No bajó').ok).toBe(true);
  });
});
