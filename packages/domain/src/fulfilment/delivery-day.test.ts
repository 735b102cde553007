import { expect, test } from 'vitest';
import { deliveryDay, longDeliveryDay, shortDeliveryDay } from './delivery-day.ts';

test('a day’s text has its weekday and its month as words', () => {
  expect(deliveryDay('2026-11-22')).toEqual({ weekday: 'dom', day: '22', month: 'nov' });
  expect(shortDeliveryDay('2026-11-25')).toBe('mié 25 nov');
  expect(longDeliveryDay('2026-05-03')).toBe('domingo, 3 de mayo');
});
