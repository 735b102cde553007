import { expect, test } from 'vitest';
import { orderTimeline } from './order-timeline.ts';

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
  const told = orderTimeline([
    { status: 'en_preparacion', at: '2026-11-20T12:00:00Z' },
    { status: 'confirmado', at: '2026-11-20T10:00:00Z' },
  ]);
  expect(told.slice(0, 2).map(({ status }) => status)).toEqual(['confirmado', 'en_preparacion']);
});

test('a status that this version does not know is left out', () => {
  expect(steps('confirmado', 'teletransportado').map(([status]) => status)).not.toContain('teletransportado');
});
