import { expect, it } from 'vitest';
import { deliveryWindowIds } from './delivery.ts';
import { shiftOfWindow } from './shift.ts';

it('windows from 7 p. m. on belong to the night shift, earlier ones to the day shift', () => {
  expect(deliveryWindowIds.map((id) => [id, shiftOfWindow(id)])).toEqual([
    ['07-09', 'dia'],
    ['15-17', 'dia'],
    ['19-21', 'noche'],
    ['23-01', 'noche'],
  ]);
});
