import { expect, it } from 'vitest';
import { deliveryWindowIds } from './delivery.ts';
import { shiftOfWindow } from './shift.ts';

it('windows until the afternoon are of the day, from seven in the evening on of the night', () => {
  expect(deliveryWindowIds.map((id) => [id, shiftOfWindow(id)])).toEqual([
    ['07-09', 'dia'],
    ['15-17', 'dia'],
    ['19-21', 'noche'],
    ['23-01', 'noche'],
  ]);
});
