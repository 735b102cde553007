import { packagesFor } from '@nutricion/domain/recipe/purchase';
import { expect, test } from 'vitest';
import { packagesOfUnits, UNITS } from './model.ts';

test('the optimiser counts as many packages as the list that is bought', () => {
  // Between the thousandths: just at half a per cent, which is forgiven, the optimiser may count one more.
  const amounts = Array.from({ length: 4_000 }, (_, index) => (index + 0.5) / 1000);
  const others = amounts.filter(
    (packages) => packagesOfUnits(Math.round(packages * UNITS)) !== packagesFor(packages),
  );
  expect(others).toEqual([]);
});
