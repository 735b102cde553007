import { type OrderStatus, orderStatuses } from '@nutricion/domain/orders/order-status';
import { canBecome } from '@nutricion/domain/orders/order-transitions';
import { expect, test } from 'vitest';
import { orderTimeline, statusDetails } from './order-timeline.ts';

const steps = (...statuses: readonly string[]) =>
  orderTimeline(statuses.map((status, hour) => ({ status, at: `2026-11-20T1${hour}:00:00Z` }))).map(
    ({ status, state }) => [status, state],
  );

test('a new order is confirmed, and the rest of the way lies ahead', () => {
  expect(steps('confirmado')).toEqual([
    ['confirmado', 'current'],
    ['en_preparacion', 'ahead'],
    ['listo', 'ahead'],
    ['en_ruta', 'ahead'],
    ['entregado', 'ahead'],
  ]);
});

test('a delivered order has nothing ahead and nothing under way', () => {
  expect(
    steps('confirmado', 'en_preparacion', 'listo', 'en_ruta', 'entregado').map(([, state]) => state),
  ).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('a cancelled order promises nothing', () => {
  expect(steps('confirmado', 'cancelado')).toEqual([
    ['confirmado', 'done'],
    ['cancelado', 'current'],
  ]);
});

test('history is told oldest first, however it comes', () => {
  const timeline = orderTimeline([
    { status: 'en_preparacion', at: '2026-11-20T12:00:00Z' },
    { status: 'confirmado', at: '2026-11-20T10:00:00Z' },
  ]);
  expect(timeline.slice(0, 2).map(({ status }) => status)).toEqual(['confirmado', 'en_preparacion']);
});

test('a status that this version does not know is left out', () => {
  expect(steps('confirmado', 'teletransportado').map(([status]) => status)).not.toContain('teletransportado');
});

test.each(orderStatuses)('the way ahead of %s takes only steps that an order may take', (status) => {
  const ahead = orderTimeline([{ status, at: '2026-11-20T10:00:00Z' }]).filter(
    ({ state }) => state === 'ahead',
  );
  let before: OrderStatus = status;
  for (const step of ahead) {
    expect(canBecome(before, step.status)).toBe(true);
    before = step.status;
  }
  if (ahead.length > 0) expect(before).toBe('entregado');
});

test('each of the ten statuses is explained in a sentence', () => {
  expect(Object.keys(statusDetails).toSorted()).toEqual(orderStatuses.toSorted());
  for (const detail of Object.values(statusDetails)) expect(detail).toMatch(/^[A-ZÁÉÍÓÚ].+[.!]$/);
});

test('an order that waits for its customer or was not delivered still promises the rest', () => {
  expect(steps('confirmado', 'en_preparacion', 'esperando_cliente').slice(3)).toEqual([
    ['listo', 'ahead'],
    ['en_ruta', 'ahead'],
    ['entregado', 'ahead'],
  ]);
  expect(steps('en_ruta', 'no_entregado').slice(2)).toEqual([
    ['en_ruta', 'ahead'],
    ['entregado', 'ahead'],
  ]);
});
